"""Everything on the table and beside it, without a rule of its own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from copy import copy
from dataclasses import dataclass, field, fields
from typing import NamedTuple, TypeVar

from .features import Board, Cell, Feature, Spot, text_of
from .placing import Placing
from .scoring import Line
from .setup import Setup
from .starts import first_tiles

Self = TypeVar("Self", bound="State")


class Figure(NamedTuple):
    """A figure on the table. Several may stand on one spot (ANN-30): they have numbers where they must be told apart
    (COM-11), and ghosts of their own (GHO-21)."""

    seat: int
    kind: str
    spot: Spot
    number: int = 0
    ghosts: int = 0


@dataclass
class State:
    """`step` is what is asked (draw, place, figure and others) or over; `seat` is whose turn it is."""

    setup: Setup
    seat: int = 0
    step: str = "draw"
    hand: str = ""  # the tile drawn, to be placed
    here: tuple[Cell, ...] = ()  # the cells of the tile just placed
    symbol: str = ""  # what its arrows have activated
    extra: bool = False  # an extra turn is under way
    board: Board = field(default_factory=dict)
    figures: list[Figure] = field(default_factory=list)
    supply: dict[str, list[int]] = field(default_factory=dict)  # kind -> how many, by seat
    kept: list[str] = field(default_factory=list)  # by seat: the other tile of a hand of two
    scores: list[int] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)
    stages: list[dict[str, int]] = field(default_factory=list)
    drawn: int = 0
    discarded: list[str] = field(default_factory=list)
    listed: set[str] | None = None  # what is legal, once it has been asked

    def __post_init__(self) -> None:
        if not self.board:
            players = self.setup.players
            for placing in first_tiles(self.setup):
                self.board |= self.laid(placing)
            self.supply = {kind: [number] * players for kind, number in self.setup.figures.items()}
            self.kept = [""] * players
            self.scores = [0] * players
            self.stages = self.setup.stages()

    def twin(self: Self) -> Self:
        """A copy to play on."""
        twin = copy(self)
        for one in fields(self):
            setattr(twin, one.name, copy(getattr(self, one.name)))
        twin.listed = None
        twin.stages = [dict(stage) for stage in self.stages]
        twin.supply = {kind: list(numbers) for kind, numbers in self.supply.items()}
        return twin

    def laid(self, placing: Placing) -> Board:
        """What a placement adds to the board."""
        return {cell: one._replace(clear=self.setup.clear) for cell, one in placing.cells().items()}

    def has(self, kind: str) -> bool:
        """Whether the player whose turn it is has such a figure in supply."""
        return self.supply.get(kind, [0] * self.setup.players)[self.seat] > 0

    @property
    def bag(self) -> dict[str, int]:
        """What is left to be drawn, of all stages."""
        return {tile: number for stage in self.stages for tile, number in stage.items() if number}

    def stage(self) -> dict[str, int]:
        """What can be drawn now."""
        return next((stage for stage in self.stages if any(stage.values())), {})

    def occupants(self, feature: Feature) -> list[Figure]:
        return [figure for figure in self.figures if figure.spot in feature]

    def figures_by_name(self, verb: str, wanted: Callable[[Figure], bool]) -> dict[str, Figure]:
        """An action about each wanted figure. Of several of a kind on one spot the second and later ones have their
        place among them behind it, ordered by owner, then by piece (COM-11, FLI-20)."""
        found: dict[str, Figure] = {}
        before: Counter[tuple[str, Spot]] = Counter()
        for figure in sorted(self.figures, key=lambda one: (one.seat, one.number)):
            before[figure.kind, figure.spot] += 1
            which = before[figure.kind, figure.spot]
            if wanted(figure):
                name = f"{verb} {figure.kind} {text_of(self.board, figure.spot)}"
                found[f"{name} {which}" if which > 1 else name] = figure
        return found

    def put(self, kind: str, spot: Spot) -> None:
        """The player whose turn it is puts one down."""
        self.supply[kind][self.seat] -= 1
        self.figures.append(Figure(self.seat, kind, spot))

    def take_home(self, figure: Figure) -> None:
        self.figures.remove(figure)
        self.supply[figure.kind][figure.seat] += 1

    def gain(self, line: Line) -> None:
        """Record a payment."""
        self.lines.append(line)
        for seat in line.seats:
            self.scores[seat] += line.points
