"""Figures: their kinds, and each single figure with its owner and its place."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

# The strength of the figures of each seat is packed into one integer. SEAT_BITS is the number of bits for each seat.
SEAT_BITS: Final = 8
SEAT_MASK: Final = 255

if TYPE_CHECKING:
    from bastide.core.features import Node


@dataclass(frozen=True)
class FigureSpec:
    """A kind of figure: how many each player has, and where it may stand.

    `stands` maps a segment kind to the role it takes there: {"city": "knight"} (BASE-21). `stock` of the `count`
    figures lie in the general stock at first. `like` names the kind that it can be used as (GHO-19). For the majority
    it counts as `strength` figures. `look` names its shape in pictures, if that is not `name`. `wears` maps a role to
    the headdress shown, if that is not the one of the role."""

    name: str
    count: int
    stands: dict[str, str]
    stock: int = 0
    like: str = ""
    strength: int = 1
    look: str = ""
    wears: dict[str, str] = field(default_factory=dict)

    def works_as(self, name: str) -> bool:
        """Whether it is a figure of this kind, or used like one."""
        return name in (self.name, self.like)


class Figure:
    """One figure. `node` is the segment it stands on, None while it is in its owner's supply or captured. `below` is
    the next figure on the same segment."""

    def __init__(self, seat: int, kind: int, number: int, spec: FigureSpec) -> None:
        self.seat: i64 = seat
        self.kind: i64 = kind
        self.number: i64 = number
        self.unit: i64 = spec.strength << (SEAT_BITS * seat)  # in a packed counter of figures
        self.id: str = f"{seat}.{spec.name}.{number}"
        self.node: Node | None = None
        self.below: Figure | None = None
        self.tokens: i64 = 0  # those beside it


class SavedFigure:
    """Journal entry: the values of a figure before a change."""

    def __init__(self, figure: Figure) -> None:
        self.figure: Figure = figure
        self.node: Node | None = None
        self.below: Figure | None = None
        self.tokens: i64 = 0

    def take(self, figure: Figure) -> None:
        """Save the figure's values."""
        self.figure = figure
        self.node = figure.node
        self.below = figure.below
        self.tokens = figure.tokens

    def restore(self) -> None:
        """Restore the figure's values."""
        self.figure.node = self.node
        self.figure.below = self.below
        self.figure.tokens = self.tokens
