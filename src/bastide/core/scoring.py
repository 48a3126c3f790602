"""Points and who gets them. A score is a list of lines that explain themselves."""

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64, mypyc_attr

from bastide.core.features import Node
from bastide.core.figures import SEAT_BITS, SEAT_MASK

if TYPE_CHECKING:
    from bastide.core.state import State


@dataclass(frozen=True)
class ScoreLine:
    """One line of a score: `points` for each of `seats`, for `count` things of the feature over `cells`.

    `reason` names the kind of line, `feature` the kind of feature, `count` what it counts (tiles; completed cities for
    a field), `shields` the shields of a city, `rule` the rule id, `final` is True at the end of the game."""

    reason: str
    feature: str
    seats: list[int]
    points: int
    count: int
    shields: int
    cells: list[tuple[int, int]]
    rule: str
    final: bool

    def as_dict(self) -> dict[str, object]:
        """JSON-ready form."""
        return asdict(self)

    def __reduce__(self) -> tuple[object, ...]:  # compiled, a frozen dataclass cannot be pickled by itself
        told = (self.reason, self.feature, self.seats, self.points, self.count, self.shields, self.cells)
        return ScoreLine, (*told, self.rule, self.final)


@mypyc_attr(allow_interpreted_subclasses=True)
class Points:
    """A named line of points for features of one segment kind.

    A line may stand `instead` of another, named by its reason: wherever it `holds`."""

    reason: ClassVar[str] = ""
    feature: ClassVar[str] = ""
    rule: ClassVar[str] = ""
    final_rule: ClassVar[str] = ""
    counted_last: ClassVar[bool] = False  # fields are counted after everything else (BASE-42)
    brings: ClassVar[str] = ""  # whoever is paid when it is completed takes such a figure from the stock
    instead: ClassVar[str] = ""
    by_seat: ClassVar[bool] = False  # it is asked seat by seat (`points_to`): not all who are paid get the same
    tells_zero: ClassVar[bool] = False  # it explains itself where it is 0, too

    def holds(self, state: "State", root: Node, final: bool) -> bool:
        """Whether it stands in for the line that it names."""
        return True

    def points(self, state: "State", root: Node, final: bool) -> i64:
        """Points of a feature, completed or (final) at the end of the game, for each seat that is paid."""
        return 0

    def points_to(self, state: "State", root: Node, seat: i64, final: bool) -> i64:
        """Points for one of the seats that are paid."""
        return self.points(state, root, final)

    def count(self, state: "State", root: Node) -> i64:
        """How many things the line counts, for its words."""
        return root.tiles


def count_of_seat(packed: i64, seat: i64) -> i64:
    """What a packed counter has for a seat."""
    return (packed >> (SEAT_BITS * seat)) & SEAT_MASK


def majority(packed: i64, n_seats: i64) -> i64:
    """Bit mask of the seats that have most in a packed counter; all who tie are in it (BASE-33)."""
    best: i64 = 1
    mask: i64 = 0
    seat: i64 = 0
    while packed != 0 and seat < n_seats:
        n: i64 = packed & SEAT_MASK
        if n > best:
            best = n
            mask = 1 << seat
        elif n == best:
            mask |= 1 << seat
        packed >>= SEAT_BITS
        seat += 1
    return mask
