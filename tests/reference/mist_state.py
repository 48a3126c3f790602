"""What the co-operative game has on the table and beside it, and how it is moved about."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from .banks import mist_on
from .features import Cell, Feature, Spot, part_of
from .levels import MistSetup
from .mist_view import view
from .payments import value
from .play import Play
from .scoring import Line
from .state import Figure


class Hound(NamedTuple):
    """It waits on the score track, lies with a figure (on), or has left the game (gone)."""

    points: int
    state: str = "waiting"
    figure: Figure | None = None


@dataclass
class MistState(Play):
    """Common to all steps of the turn; `step` is draw, place, bury, haunt, figure, order, reward, hound, chase, cover
    or over."""

    setup: MistSetup
    bank: int = 0
    ghosts: dict[Spot, int] = field(default_factory=dict)  # on mist and on cemeteries
    buried: dict[Cell, Figure | None] = field(default_factory=dict)  # by cemetery, once it is closed
    piles: list[int] = field(default_factory=list)  # how many tiles are left in each
    hidden: int = 0  # tiles lying face down
    hounds: list[Hound] = field(default_factory=list)
    points: list[int] = field(default_factory=list)  # one number, or one for each colour
    result: str = ""
    paying: Feature = frozenset()  # what the reward is for
    hunting: int = 0  # the hound that chases now,
    chased: tuple[Cell, ...] = ()  # and where it has been

    def __post_init__(self) -> None:
        fresh = not self.board
        super().__post_init__()
        if fresh:
            row = self.setup.row
            self.bank = row.ghosts
            self.piles = self.setup.piles()
            self.hounds = [Hound(points) for points in row.hounds]
            self.points = [0] * (self.setup.players * self.setup.colours if row.per_colour else 1)
            for cell in self.board:
                for spot in mist_on(self.board, cell):
                    self.appear(spot, part_of(self.board, spot).ghosts)

    def mists(self) -> dict[str, Any]:
        return view(self)

    # Ghosts

    def appear(self, spot: Spot, number: int) -> bool:
        """From the bank; a ghost that is missing loses the game (MIST-45, MIST-82)."""
        if number > self.bank:
            self.lose("no-ghosts")
            return False
        self.bank -= number
        self.ghosts[spot] = self.ghosts.get(spot, 0) + number
        return True

    def vanish(self, spot: Spot, number: int) -> None:
        """Back to the bank."""
        self.bank += number
        self.ghosts[spot] -= number
        if not self.ghosts[spot]:
            del self.ghosts[spot]

    def on_tile(self, cell: Cell) -> list[Spot]:
        """Where ghosts stand on this tile, in the order of its segments."""
        return sorted(spot for spot in self.ghosts if (spot.x, spot.y) == cell)

    def banish(self, cell: Cell, number: int) -> None:
        """MIST-75: so many from one tile."""
        for spot in self.on_tile(cell):
            some = min(number, self.ghosts[spot])
            number -= some
            self.vanish(spot, some)

    # Figures and points

    def colour(self, figure: Figure) -> int:
        return figure.seat * self.setup.colours + list(self.setup.figures).index(figure.kind)

    def pay(self, feature: Feature) -> None:
        """MIST-71 to 74, MIST-78: the full value for every colour present."""
        worth = value(self.board, feature)
        owners = {self.colour(figure): figure for figure in self.occupants(feature)}
        self.credit(worth, list(owners))

    def credit(self, worth: Line, colours: list[int]) -> None:
        """`worth` is the line of one colour."""
        if self.setup.row.per_colour:
            for colour in colours:
                self.points[colour] += worth.points
                self.gain(replace(worth, seats=(colour // self.setup.colours,)))
        else:
            common = replace(worth, seats=tuple(range(self.setup.players)), points=worth.points * len(colours))
            self.points[0] += common.points
            self.gain(common)
        if self.reached(self.setup.row.target):
            self.result, self.step = "won", "over"  # MIST-80

    def pay_hound(self, figure: Figure) -> None:
        """MIST-93, MIST-94: 1 point for each ghost on the map, once."""
        number = sum(self.ghosts.values())
        line = Line((), "hound", "", number, number, 0, frozenset(), False, "MIST-93")
        self.credit(line, [self.colour(figure)])

    def reached(self, points: int) -> bool:
        """MIST-80, MIST-90: every colour must have reached it."""
        return min(self.points) >= points

    @property
    def pile(self) -> int:
        """MIST-06, MIST-91: the number of the current pile; each hound that is reached opens the next one."""
        return sum(hound.state != "waiting" for hound in self.hounds)

    # The end

    def lose(self, reason: str) -> None:
        self.result, self.step = reason, "over"

    @property
    def winners(self) -> list[int]:
        return list(range(self.setup.players)) if self.result == "won" else []
