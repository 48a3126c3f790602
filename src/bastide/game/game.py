"""The class Game: ask for the decision, list the legal actions, push one, take it back, explain the score."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Literal

from bastide import _version
from bastide.core.actions import FIRST_OF_MODULES, KIND_MASK, Action, ActionError
from bastide.core.events import Event
from bastide.core.notation import find_refusal, to_action, to_packed
from bastide.core.refusal import IllegalAction, Refusal, RulesetError
from bastide.core.scoring import ScoreLine
from bastide.core.state import CHANCE
from bastide.game.chance import next_draw
from bastide.game.inspection import GameInspection
from bastide.game.snapshots import GameSnapshots
from bastide.game.views import ViewCache, left_in_bag
from bastide.game.why_not import Miss, why_not_all
from bastide.records import End, Entry, Header, Player, Record, RecordError
from bastide.records.position import PositionError, write_position
from bastide.rules import USUAL, VERSIONS, module_names, new_engine


@dataclass(frozen=True)
class Decision:
    """The current decision. `step` is "draw", "place", "figure" or a module's word. `seat` None means chance. `tile` is
    the tile in hand."""

    step: str
    seat: int | None
    tile: str | None


class Game(GameInspection, GameSnapshots):
    """A game under a ruleset such as "base+fields".

    `engine` is its engine. `auto` is true if it draws by itself, from `seed` (None if the draws are pushed).

    >>> game = Game("base+fields", players=2, seed=7)
    >>> game.decision.step
    'place'"""

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
        dict, for names that are not literals. Raises RulesetError with one sentence."""
        if not isinstance(rules, str):
            raise RulesetError(f"the rules are a text such as base+fields, not {rules!r}")
        if not isinstance(options, Mapping | None):
            raise RulesetError(f"the options are names with values, not {options!r}")
        if chance not in ("auto", "manual"):
            raise RulesetError(f"chance is 'auto' or 'manual', not {chance!r}")
        if seed is not None and (type(seed) is not int or not -(2**63) <= seed < 2**63):
            raise RulesetError(f"a seed is a whole number of at most 64 bits, not {seed!r}")
        self._begin(new_engine(rules, players, starter, {**(options or {}), **more}), chance == "auto", seed)
        self._draw_all()

    @classmethod
    def new(cls, rules: str = USUAL, **options: Any) -> "Game":
        """The same as Game(...)."""
        return cls(rules, **options)

    @classmethod
    def replay(cls, record: Record) -> "Game":
        """The game of a record, replayed action by action (chance="manual").

        Raises RecordError naming the line, and the rule if the rules refuse an action. Rules that cannot be played
        raise RecordError too, not RulesetError."""
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
        """Points per seat. After the end they include the final scoring."""
        return self.engine.scores()

    @property
    def winners(self) -> list[int]:
        """The seats that have won, empty while the game is in progress."""
        return self.engine.rules.objective.winners(self.engine.state) if self.over else []

    @property
    def actions(self) -> list[Action]:
        """Every action so far, draws included."""
        return [Action.parse(text) for _, text in self._entries]

    @property
    def events(self) -> list[Event]:
        """The events of the last push, in order."""
        return self.engine.state.events

    def legal_actions(self) -> list[Action]:
        """The actions that `push` accepts now, in a fixed order."""
        engine = self.engine
        return [to_action(engine, engine.acts[i]) for i in range(int(engine.legal()))]

    def why(self, action: Action | str) -> Refusal | None:
        """Why an action is refused now, None if it is legal."""
        if isinstance(action, str):
            try:
                action = Action.parse(action)
            except ActionError as error:
                return Refusal("bad-action", "", f"This is no action: {error}.", {"action": str(action)})
        return find_refusal(self.engine, action)

    def misses(self, at: tuple[int, int] | None = None) -> list[Miss]:
        """Plausible actions that are not legal now, with the reasons: about the tile at a cell or, without one, about
        the tiles just placed and actions without a tile."""
        return why_not_all(self.engine, at)

    def push(self, action: Action | str) -> None:
        """Carry out an action and (chance="auto") the draws that follow. Raises IllegalAction, and then nothing has
        changed."""
        packed = self._legal(action)
        self.push_packed(packed, action)

    def push_packed(self, packed: int, said: Action | str = "") -> None:
        """The same for a packed action of the engine that is legal (not checked). `said` is how it was written."""
        self.engine.state.events.clear()
        self._push(packed, said)
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
        """Free the cached parts of the view."""
        self._showing.taken_back()

    def _push(self, packed: int, said: Action | str = "") -> None:
        engine = self.engine
        seat = int(engine.state.decider)
        if seat == CHANCE:
            self._showing.drawn()
        # The actions of the core have one text each, those of modules may be written in several ways.
        if not isinstance(said, str) or not said or packed & KIND_MASK >= FIRST_OF_MODULES:
            said = to_action(engine, packed).text
        self._entries.append((seat, said))
        engine.push(packed)

    def _draw_all(self) -> None:
        while self.auto and not self.over and self.engine.seat == CHANCE:
            assert self.seed is not None
            self._push(next_draw(self.engine, self.seed, self._draws))
            self._draws += 1

    def pop(self) -> Action:
        """Take back the last action and return it. With chance="auto" this is the last one of a player and the draws
        after it.

        Raises IndexError at the beginning."""
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
        """Take back everything since `plies` actions were pushed.

        Raises ValueError for a mark that lies ahead or (chance="auto") at which a tile was to be drawn."""
        ahead = not 0 <= plies <= len(self._entries)
        if ahead or (self.auto and plies < len(self._entries) and self._entries[plies][0] == CHANCE):
            raise ValueError(f"{plies} is no mark of a game of {len(self._entries)} plies to which it can go back")
        self._undo_to(plies)

    def _undo_to(self, plies: int) -> None:
        self.engine.state.events.clear()
        self._showing.taken_back()
        self._draws -= sum(seat == CHANCE for seat, _ in self._entries[plies:]) if self.auto else 0
        del self._entries[plies:]
        self.engine.undo_to(plies)

    def explain(self) -> list[ScoreLine]:
        """Every line of points so far, in order. For each seat they add up to `scores`."""
        return list(self.engine.state.lines)

    def left(self) -> dict[str, int]:
        """How many tiles of each type are still in the bag (public)."""
        return left_in_bag(self.engine)

    def view_for(self, seat: int | None) -> dict[str, Any]:
        """What a seat (None: a spectator) may see, JSON-ready (see views.py). Raises ValueError for an unknown
        seat."""
        self.sight(seat)
        return ViewCache(self.engine).view(self._asked())

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
        return self._showing.view(self._asked(), tiles, lines)

    def _asked(self) -> dict[str, Any] | None:
        decision = self.decision
        return None if decision is None else {"step": decision.step, "seat": decision.seat, "tile": decision.tile}

    def hash(self) -> int:
        """A 62-bit number of the position, equal compiled and interpreted."""
        return self.engine.hash()

    def record(self, names: Sequence[str] | None = None, bots: Sequence[str | None] | None = None) -> Record:
        """The game as a record, with names and bots of the seats. If the game was continued from a position, the record
        begins there."""
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
        entries = [
            Entry(n=i, action=text, seat=None if seat == CHANCE else seat)
            for i, (seat, text) in enumerate(self._entries, 1)
        ]
        end = End(scores=self.scores, hash=f"{self.hash():016x}") if self.over else None
        return Record(header, entries, end)
