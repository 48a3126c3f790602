"""The class Game: ask for the decision, list the legal actions, push one, take it back, explain the score."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from operator import index
from typing import Any, Literal, cast

from bastide import _version
from bastide._numbers import plain_number
from bastide.core.actions import Action, ActionError
from bastide.core.events import Event
from bastide.core.notation import find_refusal, rule_of_word, to_action, to_packed
from bastide.core.refusal import IllegalAction, Refusal, RulesetError
from bastide.core.scoring import ScoreLine
from bastide.core.state import CHANCE
from bastide.game.inspection import GameInspection
from bastide.game.snapshots import GameSnapshots
from bastide.game.view_types import GameView
from bastide.game.views import ViewCache, left_in_bag
from bastide.game.why_not import Miss, why_not_all
from bastide.records import End, Entry, Header, Player, Record, RecordError
from bastide.records.position import PositionError, write_position
from bastide.rules import USUAL, VERSIONS, module_names, new_engine


@dataclass(frozen=True)
class Decision:
    """The current decision. `step` is "draw", "place", "figure" or a module's word. `seat` None means chance. `tile` is
    the tile in hand.

    >>> Game("base", chance="manual").decision
    Decision(step='draw', seat=None, tile=None)"""

    step: str
    seat: int | None
    tile: str | None


class Game(GameInspection, GameSnapshots):
    """A game under a ruleset such as "base+fields". It asks for decisions, and you push actions.

    `engine` is its engine. `auto` is true if it draws by itself, from `seed` (None if the draws are pushed).

    >>> game = Game("base+fields", players=2, seed=15)
    >>> game.decision
    Decision(step='place', seat=0, tile='B')
    >>> game.push("place B 0,1 0")
    >>> [action.text for action in game.legal_actions()]
    ['meeple monastery 0,1 I', 'meeple field 0,1 01234567', 'pass']
    >>> game.push("meeple monastery 0,1 I")
    >>> game
    <Game base+fields: turn 1, seat 1 to place D, scores 0 0>"""

    def __init__(
        self,
        /,
        rules: str = USUAL,
        *,
        players: int = 2,
        seed: int | None = None,
        chance: Literal["auto", "manual"] = "auto",
        starter: int = 0,
        options: Mapping[str, object] | None = None,
        **more: object,
    ) -> None:
        """Start a new game.

        With chance="auto" it draws by itself, from `seed` or a fresh random one. With "manual" the caller pushes the
        draws. `more` are house rules and switches of the modules, such as small_cities=2. `options` are the same as a
        dict, for names that are not literals. Raises RulesetError with one sentence.

        >>> Game("base+river", players=3, chance="manual", small_cities=2)
        <Game base+river: turn 0, chance to draw, scores 0 0 0>
        >>> Game("base", players=9)
        Traceback (most recent call last):
        bastide.core.refusal.RulesetError: base is played by 2 to 5 players, not by 9 (BASE-02)"""
        if not isinstance(rules, str):
            raise RulesetError(f"the rules are a text such as base+fields, not {rules!r}")
        if not isinstance(options, Mapping | None):
            raise RulesetError(f"the options are names with values, not {options!r}")
        if chance not in ("auto", "manual"):
            raise RulesetError(f"chance is 'auto' or 'manual', not {chance!r}")
        seed = plain_number(seed)
        if seed is not None and (type(seed) is not int or not -(2**63) <= seed < 2**63):
            raise RulesetError(f"a seed is a whole number of at most 64 bits, not {seed!r}")
        self._begin(new_engine(rules, players, starter, {**(options or {}), **more}), chance == "auto", seed)
        self._draw_all()

    @classmethod
    def replay(cls, record: Record) -> "Game":
        """The game of a record, replayed action by action (chance="manual").

        Raises RecordError naming the line, and the rule if the rules refuse an action. Rules that cannot be played
        raise RecordError too, not RulesetError.

        >>> game = Game("base", seed=7)
        >>> game.push(game.legal_actions()[0])
        >>> Game.replay(game.record()).hash() == game.hash()
        True"""
        header = record.header
        try:
            starter = header.options.get("starter", 0)
            given = {key: value for key, value in header.options.items() if key != "starter"}
            options = VERSIONS.recorded(given, module_names(header.rules))
            if not isinstance(starter, int):
                raise RulesetError("the option starter must be a seat number")
            if header.position:
                game = cls._at_position(header)
            else:
                game = cls(header.rules, players=len(header.players), chance="manual", starter=starter, options=options)
        except RulesetError as error:
            raise RecordError(str(error), line=1, field="rules") from None
        for line, entry in enumerate(record.entries, 2):
            game._replay_entry(entry, line)
        if record.end is not None and record.end.scores != game.scores:
            reason = f"the record says {record.end.scores}, the rules say {game.scores}"
            raise RecordError(reason, line=len(record.entries) + 2, field="scores")
        return game

    @classmethod
    def _at_position(cls, header: Header) -> "Game":
        """A game at the position in which the first action of a record was played. Raises RecordError."""
        try:
            game = cls.from_position(header.position, chance="manual")
        except PositionError as error:
            raise RecordError(str(error), line=1, field="position") from None
        rules = game.engine.rules
        if ("".join(rules.name.split()), int(rules.n_seats)) != ("".join(header.rules.split()), len(header.players)):
            raise RecordError("it is one of other rules or of other players", line=1, field="position")
        return game

    def _replay_entry(self, entry: Entry, line: int) -> None:
        decision = self.decision
        if decision is not None and entry.seat != decision.seat:
            who = "chance" if decision.seat is None else f"seat {decision.seat}"
            raise RecordError(f"{who} is to decide", line=line, field="seat", rule="BASE-10")
        try:
            self.push(entry.action)
        except IllegalAction as error:
            raise RecordError(error.text, line=line, field="action", rule=error.rule) from None

    @property
    def decision(self) -> Decision | None:
        """The current decision, None when the game is over."""
        state = self.engine.state
        if state.over:
            return None
        hand = self.engine.rules.tiles[int(state.hand)].id if state.hand >= 0 else None
        seat = None if state.decider == CHANCE else int(state.decider)
        return Decision(self.engine.current().question, seat, hand)

    @property
    def over(self) -> bool:
        """True when the game has ended and all points are counted."""
        return self.engine.over

    @property
    def scores(self) -> list[int]:
        """Points per seat. After the end they include the final scoring.

        >>> Game("base", players=3).scores
        [0, 0, 0]"""
        return self.engine.scores()

    @property
    def winners(self) -> list[int]:
        """The seats that have won, empty while the game is in progress. Several if they tie or win together."""
        return self.engine.rules.objective.winners(self.engine.state) if self.over else []

    @property
    def actions(self) -> list[Action]:
        """Every action so far, draws included. They are parsed for each call.

        >>> [action.text for action in Game("base", seed=15).actions]
        ['draw B']"""
        return [Action.parse(text) for _, text in self._entries]

    @property
    def events(self) -> tuple[Event, ...]:
        """The events of the last push and of the draws after it, in order. The next push replaces them.

        >>> game = Game("base", seed=7)
        >>> game.push(game.legal_actions()[0])
        >>> [event.kind for event in game.events]
        ['placed']"""
        return tuple(self.engine.state.events)

    def legal_actions(self) -> list[Action]:
        """The actions that `push` accepts now, in a fixed order. Empty when the game is over.

        >>> Game("base", seed=15).legal_actions()[0].text
        'place B 0,1 0'"""
        engine = self.engine
        return [to_action(engine, engine.acts[i]) for i in range(int(engine.legal()))]

    def why(self, action: Action | str) -> Refusal | None:
        """Why an action is refused now, None if it is legal. A text that is no action has the code "bad-action".

        >>> refusal = Game("base", seed=15).why("place B 1,0 0")
        >>> refusal.rule, refusal.text
        ('BASE-12', 'On the west side field would meet road.')"""
        if isinstance(action, str):
            try:
                action = Action.parse(action)
            except ActionError as error:
                text = str(action)
                rule = rule_of_word(self.engine.rules, text.partition(" ")[0])
                return Refusal("bad-action", rule, f"This is no action: {error}.", {"action": text})
        return find_refusal(self.engine, action)

    def misses(self, at: tuple[int, int] | None = None) -> list[Miss]:
        """Plausible actions that are not legal now, with the reasons: about the tile at a cell or, without one, about
        the tiles just placed and actions without a tile.

        >>> game = Game("base+fields", chance="manual")
        >>> for text in ("draw U", "place U 1,0 0", "meeple road 1,0 EW", "draw U", "place U 2,0 0"):
        ...     game.push(text)
        >>> [(action.text, refusal.code) for action, refusal in game.misses()]
        [('meeple road 2,0 EW', 'occupied')]"""
        return why_not_all(self.engine, at)

    def push(self, action: Action | str) -> None:
        """Carry out an action and (chance="auto") the draws that follow.

        Raises IllegalAction with the reason if it is not legal or no action, and then nothing has changed. Raises
        TypeError for anything but a text or an Action.

        >>> Game("base", seed=15).push("place B 1,0 0")
        Traceback (most recent call last):
        bastide.core.refusal.IllegalAction: On the west side field would meet road. (BASE-12)"""
        if not isinstance(action, str | Action):
            raise TypeError(f"an action is a text such as 'pass' or an Action, not {action!r}")
        packed = self._legal(action)
        self.push_packed(packed, action)

    def push_packed(self, packed: int, written: Action | str = "") -> None:
        """Push a packed action of the engine that is legal (not checked). `written` is the action as it was given.

        >>> game = Game("base", seed=15)
        >>> game.push_packed(game.engine.legal_actions()[0])
        >>> game.decision.step
        'figure'"""
        self.engine.state.events.clear()
        self._push(packed, written)
        if self.auto:
            self._draw_all()

    def _legal(self, action: Action | str) -> int:
        """The packed form of a legal action. Raises IllegalAction with the reason from `why`."""
        with suppress(ActionError, IllegalAction):
            packed = to_packed(self.engine, Action.parse(action) if isinstance(action, str) else action)
            if self.engine.is_legal(packed):
                return packed
        refusal = self.why(action)
        assert refusal is not None, "it is not offered"
        raise IllegalAction(refusal)

    def rest(self) -> None:
        """Free the cached parts of `shown_to`, for a game that waits in memory."""
        self._view_cache.taken_back()

    def pop(self) -> Action:
        """Take back the last action and return it. With chance="auto" this is the last one of a player and the draws
        after it.

        Raises IndexError at the beginning.

        >>> game = Game("base", seed=15)
        >>> game.push("place B 0,1 0")
        >>> game.pop().text, game.decision.step
        ('place B 0,1 0', 'place')"""
        mark = len(self._entries) - 1
        while self.auto and mark >= 0 and self._entries[mark][0] == CHANCE:
            mark -= 1
        if mark < 0:
            raise IndexError("there is nothing to take back")
        text = self._entries[mark][1]
        self._undo_to(mark)
        return Action.parse(text)

    @property
    def plies(self) -> int:
        """The number of actions pushed, draws included. It is a mark for `undo_to`."""
        return len(self._entries)

    def undo_to(self, plies: int) -> None:
        """Take back everything since `plies` actions were pushed. Costs time in proportion to what changed.

        Raises ValueError for a mark that lies ahead or (chance="auto") at which a tile was to be drawn.

        >>> game = Game("base", seed=15)
        >>> mark = game.plies
        >>> game.push("place B 0,1 0")
        >>> game.push("pass")
        >>> game.undo_to(mark)
        >>> game.plies == mark
        True"""
        plies = index(plies)
        ahead = not 0 <= plies <= len(self._entries)
        if ahead or (self.auto and plies < len(self._entries) and self._entries[plies][0] == CHANCE):
            raise ValueError(f"{plies} is no mark of a game of {len(self._entries)} plies to which it can go back")
        self._undo_to(plies)

    def _undo_to(self, plies: int) -> None:
        self.engine.state.events.clear()
        self._view_cache.taken_back()
        self._draws -= sum(seat == CHANCE for seat, _ in self._entries[plies:]) if self.auto else 0
        del self._entries[plies:]
        self.engine.undo_to(plies)

    def explain(self) -> list[ScoreLine]:
        """Every line of points so far, in order. For each seat they add up to `scores`.

        >>> game = Game("base", chance="manual")
        >>> for text in ("draw E", "place E 0,-1 180", "meeple city 0,-1 S"):
        ...     game.push(text)
        >>> [(line.reason, line.seats, line.points, line.rule) for line in game.explain()]
        [('city', [0], 4, 'BASE-31')]"""
        return list(self.engine.state.lines)

    def left(self) -> dict[str, int]:
        """How many tiles of each type are still in the bag (public). Types without tiles are left out.

        >>> sum(Game("base", chance="manual").left().values())
        71"""
        return left_in_bag(self.engine)

    def view_for(self, seat: int | None) -> GameView:
        """What a seat (None: a spectator) may see, JSON-ready. About 15 us at the end of a base game.

        Raises ValueError for an unknown seat.

        >>> view = Game("base", seed=7).view_for(None)
        >>> view["tiles"]
        [{'x': 0, 'y': 0, 'tile': 'D-start', 'rotation': 0, 'seat': None}]
        >>> view["left"]["total"], view["supply"][0]
        (70, {'meeple': 7})"""
        self.sight(seat)
        return cast(GameView, ViewCache(self.engine).view(self._decision_view()))

    def sight(self, seat: int | None) -> int | None:
        """Seats with the same result see the same view. All do, because only the undrawn tiles are hidden. Raises
        ValueError for an unknown seat."""
        if seat is not None and not 0 <= seat < int(self.engine.rules.n_seats):
            raise ValueError(f"there is no seat {seat}")
        return None

    def shown_to(self, seat: int | None, tiles: int = 0, lines: int = 0) -> dict[str, Any]:
        """The same as `view_for`, without the first `tiles` tiles and `lines` lines of points.

        It costs time only for what has changed since the last call. Parts of the result are shared between calls, so do
        not change it. Raises ValueError."""
        self.sight(seat)
        return self._view_cache.view(self._decision_view(), tiles, lines)

    def _decision_view(self) -> dict[str, Any] | None:
        decision = self.decision
        return None if decision is None else {"step": decision.step, "seat": decision.seat, "tile": decision.tile}

    def hash(self) -> int:
        """A 62-bit number of the position, equal compiled and interpreted. About 1 us.

        Games that reach a position by another order of actions may differ."""
        return self.engine.hash()

    def record(self, names: Sequence[str] | None = None, bots: Sequence[str | None] | None = None) -> Record:
        """The game as a record, with names and bots of the seats. If the game was continued from a position, the record
        begins there. Raises ValueError for more or fewer names or bots than seats.

        >>> game = Game("base", seed=15)
        >>> [entry.action for entry in game.record(names=["Anna", "Tom"]).entries]
        ['draw B']"""
        n = int(self.engine.rules.n_seats)
        shown = list(names) if names is not None else [f"Player {seat + 1}" for seat in range(n)]
        played = list(bots) if bots is not None else [None] * n
        starter = int(self.engine.rules.starter)
        header = Header(
            rules=self.engine.rules.name,
            options={"starter": starter, **self.engine.rules.options} if starter else dict(self.engine.rules.options),
            players=[Player(name, bot) for name, bot in zip(shown, played, strict=True)],
            engine=_version.VERSION,
            seed=self.seed,
            position="" if self._base is None else write_position(self._base),
        )
        entries = [Entry(n, text, None if seat == CHANCE else seat) for n, (seat, text) in enumerate(self._entries, 1)]
        end = End(scores=self.scores, hash=f"{self.hash():016x}") if self.over else None
        return Record(header, entries, end)
