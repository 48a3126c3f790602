"""Copies of games: in memory, as pickles, and as positions in text form."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any, Literal

from bastide._numbers import plain_number
from bastide.core.actions import FIRST_OF_MODULES, KIND_MASK, Action
from bastide.core.engine import Engine
from bastide.core.notation import to_action, to_packed
from bastide.core.refusal import RulesetError
from bastide.core.scoring import ScoreLine
from bastide.core.state import CHANCE
from bastide.game.chance import next_draw
from bastide.game.views import ViewCache
from bastide.records.position import read_position, write_position
from bastide.rules import VERSIONS, module_names, new_engine

if TYPE_CHECKING:
    from typing import Self


class GameSnapshots:
    """The data of a Game: an engine, what was pushed since the game or its position began, and the draws to come."""

    engine: Engine
    auto: bool
    seed: int | None

    def _begin(self, engine: Engine, auto: bool, seed: int | None) -> None:
        """Begin on an engine without history."""
        self.engine = engine
        engine.state.listening = True
        self.auto = auto
        self.seed = secrets.randbits(63) if seed is None and auto else plain_number(seed)
        self._entries: list[tuple[int, str]] = []  # (seat, action): texts take a fifth of the memory of Action objects
        self._draws = 0
        self._view_cache = ViewCache(engine)
        self._base: Engine | None = None  # the position where the game began, None for the beginning of a game
        self._earlier_lines: list[ScoreLine] = []  # score lines from before that position

    def _begin_at(self, base: Engine, earlier_lines: list[ScoreLine], auto: bool, seed: int | None) -> None:
        """Begin at a position, which is not changed."""
        self._begin(base.clone(), auto, seed)
        self._base, self._earlier_lines = base, earlier_lines
        self.engine.state.lines = list(earlier_lines)

    def copy(self, *, history: bool = True) -> Self:
        """A copy of the game with the same draws to come. The two do not affect each other.

        With its history everything can be taken back and recorded. It is replayed, which takes half a millisecond for a
        game of 72 tiles. Without it the copy begins here and takes a tenth of that. `engine.clone()` and `copy_from`
        are even faster.

        >>> from bastide import Game
        >>> game = Game("base", seed=15)
        >>> other = game.copy()
        >>> other.push("place B 0,1 0")
        >>> game.plies, other.plies
        (1, 2)"""
        twin = type(self).__new__(type(self))
        if not history:
            twin._begin_at(self.engine.clone(), list(self.engine.state.lines), self.auto, self.seed)
        else:
            if self._base is None:
                twin._begin(Engine(self.engine.rules), self.auto, self.seed)
            else:
                twin._begin_at(self._base, self._earlier_lines, self.auto, self.seed)
            for frame in self.engine.frames[: int(self.engine.plies)]:
                twin.engine.push(frame.action)
            twin._entries = list(self._entries)
        twin._draws = self._draws
        twin.engine.state.events = list(self.engine.state.events)
        return twin

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def __eq__(self, other: object) -> bool:
        """Whether both games are at the same position of the same rules, regardless of what is drawn next.

        The order and the seats in which tiles were placed belong to it.

        So a game has no built-in hash: `hash` is that of the position."""
        if not isinstance(other, GameSnapshots):
            return NotImplemented
        mine, theirs = self.engine, other.engine
        same = mine.rules is theirs.rules and mine.hash() == theirs.hash()
        return same or self.position() == other.position()

    def determinised(self, seed: int | None = None) -> Self:
        """A game at the public position with other draws, from `seed` or a fresh random one. It has no history, and its
        draws reveal nothing about those to come in this game. Costs about as much as `copy(history=False)`.

        >>> from bastide import Game
        >>> game = Game("base", seed=15)
        >>> other = game.determinised(seed=1)
        >>> other.left() == game.left(), other.plies
        (True, 0)"""
        twin = type(self).__new__(type(self))
        twin._begin_at(self.engine.clone(), list(self.engine.state.lines), True, seed)
        twin._draw_all()
        return twin

    def _push(self, packed: int, written: Action | str = "") -> None:
        engine = self.engine
        seat = int(engine.state.decider)
        if seat == CHANCE:
            self._view_cache.drawn()
        # The actions of the core have one text each, those of modules may be written in several ways.
        if not isinstance(written, str) or not written or packed & KIND_MASK >= FIRST_OF_MODULES:
            written = to_action(engine, packed).text
        self._entries.append((seat, written))
        engine.push(packed)

    def _draw_all(self) -> None:
        while self.auto and not self.engine.over and self.engine.seat == CHANCE:
            assert self.seed is not None
            self._push(next_draw(self.engine, self.seed, self._draws))
            self._draws += 1

    def position(self) -> str:
        """The position as one line of text (docs/library/position.md), equal for equal positions. Costs some
        milliseconds.

        It determines the number of tiles left of each type, but not the tiles to come.

        >>> from bastide import Game
        >>> Game("base", chance="manual").position()
        'position/1 base players=2 seat=0 step=draw decides=chance fresh=1 check=67cce0667e5605ed'"""
        return write_position(self.engine)

    @classmethod
    def from_position(cls, text: str, *, seed: int | None = None, chance: Literal["auto", "manual"] = "auto") -> Self:
        """A game that continues from a position. Earlier actions cannot be taken back.

        Raises PositionError with the fault and the place, RulesetError for a wrong `chance`.

        >>> from bastide import Game
        >>> game = Game("base", seed=15)
        >>> Game.from_position(game.position()).hash() == game.hash()
        True"""
        if chance not in ("auto", "manual"):
            raise RulesetError(f"chance is 'auto' or 'manual', not {chance!r}")
        game = cls.__new__(cls)
        game._begin_at(read_position(text), [], chance == "auto", seed)
        game._draw_all()
        return game

    def __reduce__(self) -> tuple[Any, ...]:
        rules = self.engine.rules
        made = (rules.name, int(rules.n_seats), int(rules.starter), dict(rules.options))
        base = None if self._base is None else write_position(self._base)
        played = [text for _, text in self._entries]
        return _restore_game, (type(self), made, base, self._earlier_lines, self.auto, self.seed, self._draws, played)

    def __repr__(self) -> str:
        engine = self.engine
        state, scores = engine.state, " ".join(map(str, engine.scores()))
        if state.over:
            return f"<Game {engine.rules.name}: over, scores {scores}>"
        hand = f" {engine.rules.tiles[int(state.hand)].id}" if state.hand >= 0 else ""
        who = "chance" if state.decider < 0 else f"seat {int(state.decider)}"
        asked = f"{engine.current().question}{hand}"
        return f"<Game {engine.rules.name}: turn {int(state.turn)}, {who} to {asked}, scores {scores}>"


def _restore_game(
    kind: type[GameSnapshots],
    made: tuple[str, int, int, dict[str, Any]],
    base: str | None,
    earlier_lines: list[ScoreLine],
    auto: bool,
    seed: int | None,
    draws: int,
    played: list[str],
) -> GameSnapshots:
    """A game from its pickle. Raises IllegalAction if the rules have changed since."""
    game = kind.__new__(kind)
    if base is None:
        rules, n_seats, starter, options = made
        game._begin(new_engine(rules, n_seats, starter, VERSIONS.recorded(options, module_names(rules))), auto, seed)
    else:
        game._begin_at(read_position(base), earlier_lines, auto, seed)
    engine = game.engine
    for text in played:
        game._entries.append((int(engine.seat), text))
        if not auto or engine.seat != CHANCE:  # a push also made the draws that followed it
            engine.state.events.clear()
        engine.push(to_packed(engine, Action.parse(text)))
    game._draws = draws
    return game
