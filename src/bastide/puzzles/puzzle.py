"""A puzzle as it is stored: a line of JSON in data/puzzles, or one of somebody's own games (own.py).

Law: a puzzle holds no rule. Its actions and turns are those of the engine, and tests replay them.
"""

import json
from collections.abc import Sequence
from hashlib import blake2b
from importlib import resources
from typing import Annotated, Any, Final

import msgspec

from bastide.game import Game
from bastide.rules import VERSIONS, module_names

SAME: Final = 0.3
"""Points by which a turn may be worse than the best and still solves the puzzle."""
CLEAR: Final = 2.5
"""Points by which the best of the others is worse at least."""
ID_BYTES: Final = 4

Turn = list[str]


class Way(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One of the best turns: `turns` are the ways to write it (one feature may have several spots), `value` its points
    ahead in the mean of many games that were played on."""

    turns: Annotated[list[Turn], msgspec.Meta(min_length=1)]
    value: float


class Puzzle(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True, omit_defaults=True):
    """A game under `rules` with `options` for so many `seats`, begun by the `starter`; `actions` lead to the position,
    draws included, in which `seat` decides. `ways` are the best turns that really differ, best first. `error` is the
    standard error of the distance between the best and the first that does not solve it. `found` says which share of
    their tries each level of bots found it, `rating` is the start of its Elo number; one of somebody's own game has
    neither, but the turn that was `played` there. `reasons` are those of the best turn, as docs/analysis.md describes
    them. The actions begin at the `position`, where one was set up by hand."""

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
        """A name that the position alone decides."""
        more = [one for one in (self.seat, self.position) if one]
        said = json.dumps([self.rules, self.options, self.seats, self.starter, self.actions, *more], sort_keys=True)
        return "p" + blake2b(said.encode(), digest_size=ID_BYTES).hexdigest()

    @property
    def best(self) -> Turn:
        """The solution as it is shown."""
        return self.ways[0].turns[0]

    def way(self, turn: Sequence[str]) -> Way | None:
        """The turn as it was judged; None for one that was not."""
        judged = [*self.ways, self.played] if self.played else self.ways
        return next((way for way in judged if list(turn) in way.turns), None)

    def loss(self, turn: Sequence[str]) -> float:
        """Points that a turn loses against the best. Of one that was not judged it is what the last of the best ones
        loses: it loses at least about as much."""
        return round(self.ways[0].value - (self.way(turn) or self.ways[-1]).value, 1) + 0.0

    def solves(self, turn: Sequence[str]) -> bool:
        """Whether a turn is as good as the best."""
        way = self.way(turn)
        return way is not None and self.ways[0].value - way.value <= SAME

    @property
    def clear(self) -> float:
        """Points by which the best turn that does not solve it is worse."""
        return round(next(lost for way in self.ways if (lost := self.ways[0].value - way.value) > SAME), 1)

    @property
    def own(self) -> bool:
        """Whether it comes from somebody's own game: tries at it move no rating."""
        return self.played is not None


def begin(puzzle: Puzzle) -> Game:
    """A game that stands at the position; draws are pushed by the caller. Raises RulesetError, IllegalAction."""
    if puzzle.position:
        game = Game.from_position(puzzle.position, chance="manual")
    else:
        options = VERSIONS.recorded(puzzle.options, module_names(puzzle.rules))
        game = Game(puzzle.rules, players=puzzle.seats, chance="manual", starter=puzzle.starter, options=options)
    for action in puzzle.actions:
        game.push(action)
    return game


def read_puzzles(text: str, name: str) -> list[Puzzle]:
    """The puzzles of a file. Raises ValueError that names it and the line."""
    found = []
    for number, line in enumerate(text.splitlines(), 1):
        try:
            found.append(msgspec.json.decode(line, type=Puzzle))
        except msgspec.DecodeError as error:
            raise ValueError(f"{name}, line {number}: {error}") from None
    return found


def _all() -> dict[str, Puzzle]:
    folder = resources.files("bastide") / "data" / "puzzles"
    files = sorted((one for one in folder.iterdir() if one.name.endswith(".jsonl")), key=lambda one: one.name)
    found = [puzzle for file in files for puzzle in read_puzzles(file.read_text("utf-8"), f"data/puzzles/{file.name}")]
    return {puzzle.id: puzzle for puzzle in found}


PUZZLES: Final = _all()
"""All puzzles by name."""
