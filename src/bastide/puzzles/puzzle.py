"""The stored form of a puzzle, the puzzle of the day, and Elo ratings of players and puzzles.

A puzzle is a line of JSON in data/puzzles, or comes from a player's own game (own.py). A try is a game between a player
and a puzzle, and the player wins by solving it. See Elo 1978. The constants are those of chess.

Invariant: a puzzle holds no rule. Its actions and turns are those of the engine, and tests replay them.
"""

import json
from collections.abc import Iterable, Sequence
from datetime import date
from hashlib import blake2b
from importlib import resources
from typing import Annotated, Any, Final

import msgspec

from bastide.game import Game
from bastide.rules import VERSIONS, module_names

SAME: Final = 0.3
"""A turn that is at most this many points worse than the best still solves the puzzle."""
CLEAR: Final = 2.5
"""The best turn that does not solve the puzzle is at least this many points worse."""
ID_BYTES: Final = 4
START: Final = 1500.0
"""Rating of a player before the first try."""
SCALE: Final = 400.0
"""With this many points ahead, ten of eleven tries succeed."""
PERSON: Final = 24.0
"""Largest change of the player's rating in one try."""
PUZZLE: Final = 8.0
"""Largest change of the puzzle's rating in one try. It is small because a puzzle meets many players."""
LEAST, MOST = 400.0, 3000.0

Turn = list[str]


class Way(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One of the best turns.

    `turns` are the ways to write it (one feature may have several spots). `value` is its mean lead in points over many
    rollouts.
    """

    turns: Annotated[list[Turn], msgspec.Meta(min_length=1)]
    value: float


class Puzzle(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True, omit_defaults=True):
    """A position to solve, with the judged turns.

    The game has `rules`, `options` and `seats`, and `starter` begins. `actions` lead to the position in which `seat`
    decides, draws included. They begin at `position` if a position was set up by hand.

    `ways` are the best turns that really differ, best first. `error` is the standard error of the distance between the
    best turn and the first that does not solve the puzzle. `reasons` are those of the best turn
    (docs/play/analysis.md).

    `found` is the share of tries in which each bot level found it, `rating` its initial Elo rating. A puzzle from a
    player's own game has neither, but has the turn that was `played`.
    """

    rules: str
    options: dict[str, Any] = {}
    seats: int = 2
    starter: int = 0
    seat: int = 0
    actions: list[str]
    ways: Annotated[list[Way], msgspec.Meta(min_length=2)]
    error: float
    reasons: list[dict[str, Any]]
    found: dict[str, float] = {}
    rating: int = 0
    played: Way | None = None
    position: str = ""

    @property
    def id(self) -> str:
        """A name that depends only on the position."""
        more = list(filter(None, (self.seat, self.position)))
        text = json.dumps([self.rules, self.options, self.seats, self.starter, self.actions, *more], sort_keys=True)
        return "p" + blake2b(text.encode(), digest_size=ID_BYTES).hexdigest()

    @property
    def best(self) -> Turn:
        """The solution that is shown."""
        return self.ways[0].turns[0]

    def way(self, turn: Sequence[str]) -> Way | None:
        """The judged turn. Returns None for a turn that was not judged."""
        judged = [*self.ways, self.played] if self.played else self.ways
        return next((way for way in judged if list(turn) in way.turns), None)

    def loss(self, turn: Sequence[str]) -> float:
        """Points that a turn loses against the best.

        A turn that was not judged loses at least about as much as the last of `ways`, so it gets that loss.
        """
        return round(self.ways[0].value - (self.way(turn) or self.ways[-1]).value, 1) + 0.0

    def solves(self, turn: Sequence[str]) -> bool:
        """Whether a turn is as good as the best, within SAME."""
        way = self.way(turn)
        return way is not None and self.ways[0].value - way.value <= SAME

    @property
    def clear(self) -> float:
        """Points by which the best turn that does not solve the puzzle is worse."""
        return round(next(lost for way in self.ways if (lost := self.ways[0].value - way.value) > SAME), 1)

    @property
    def own(self) -> bool:
        """Whether it comes from a player's own game. Tries at such a puzzle change no rating."""
        return self.played is not None


def begin(puzzle: Puzzle) -> Game:
    """A game at the position of the puzzle. The caller pushes the draws. Raises RulesetError, IllegalAction."""
    if puzzle.position:
        game = Game.from_position(puzzle.position, chance="manual")
    else:
        options = VERSIONS.recorded(puzzle.options, module_names(puzzle.rules))
        game = Game(puzzle.rules, players=puzzle.seats, chance="manual", starter=puzzle.starter, options=options)
    for action in puzzle.actions:
        game.push(action)
    return game


def read_puzzles(text: str, name: str) -> list[Puzzle]:
    """The puzzles of a file. Raises ValueError with the file `name` and the line number."""
    found = []
    for number, line in enumerate(text.splitlines(), 1):
        try:
            found.append(msgspec.json.decode(line, type=Puzzle))
        except msgspec.DecodeError as error:
            raise ValueError(f"{name}, line {number}: {error}") from None
    return found


def _all() -> dict[str, Puzzle]:
    folder = resources.files("bastide") / "data" / "puzzles"
    files = {file.name: file for file in folder.iterdir() if file.name.endswith(".jsonl")}
    texts = [(f"data/puzzles/{name}", files[name].read_text("utf-8")) for name in sorted(files)]
    return {puzzle.id: puzzle for name, text in texts for puzzle in read_puzzles(text, name)}


PUZZLES: Final = _all()
"""All puzzles by id."""


def of_day(day: date, puzzles: Iterable[str] = PUZZLES) -> str:
    """The name of the puzzle of the day.

    Every puzzle is used once before one repeats, in an order that depends only on their names. Raises ValueError if
    there are none.
    """
    order = sorted(puzzles, key=lambda name: blake2b(name.encode(), digest_size=8).digest())
    if not order:
        raise ValueError("there are no puzzles")
    return order[day.toordinal() % len(order)]


def solve_chance(person: float, puzzle: float) -> float:
    """The probability that a player rated `person` solves a puzzle rated `puzzle`."""
    return float(1.0 / (1.0 + 10.0 ** ((puzzle - person) / SCALE)))


def rate_attempt(person: float, puzzle: float, solved: bool) -> tuple[float, float]:
    """The new ratings (player, puzzle) after a player's first try."""
    surprise = float(solved) - solve_chance(person, puzzle)
    return _within(person + PERSON * surprise), _within(puzzle - PUZZLE * surprise)


def _within(rating: float) -> float:
    return min(MOST, max(LEAST, rating))
