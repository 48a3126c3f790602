"""Points and who gets them. A score is a list of lines that explain themselves."""

from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64, mypyc_attr

from bastide.core.features import Node
from bastide.core.figures import SEAT_BITS, SEAT_MASK

if TYPE_CHECKING:
    from bastide.core.state import State


@dataclass(frozen=True)
class ScoreLine:
    """One line of a score: `points` for each of `seats`, for `count` things of the feature that covers `cells`. Each of
    `payers`, if there are any, loses as many.

    `reason` names the kind of line, `feature` the kind of feature. `count` is what the line counts: tiles, or completed
    cities for a field. `shields` are the shields of a city, `rule` is the rule id. `final` is True at the end of the
    game."""

    reason: str
    feature: str
    seats: list[int]
    points: int
    count: int
    shields: int
    cells: list[tuple[int, int]]
    rule: str
    final: bool
    payers: list[int] = field(default_factory=list)

    def points_of(self, seat: int) -> int:
        """What the line changes for a seat."""
        return self.points * ((seat in self.seats) - (seat in self.payers))

    def as_dict(self) -> dict[str, object]:
        """JSON-ready form, without `payers` if there are none."""
        found = asdict(self)
        if not self.payers:
            del found["payers"]
        return found

    def __reduce__(self) -> tuple[object, ...]:  # compiled, a frozen dataclass cannot be pickled by itself
        counts = (self.points, self.count, self.shields)
        line = (self.reason, self.feature, self.seats, *counts, self.cells, self.rule, self.final, self.payers)
        return ScoreLine, line


def record_line(state: "State", line: ScoreLine) -> None:
    """Add a line to the score, and emit its event. Call only while `state.listening`."""
    state.lines.append(line)
    state.emit("scored", {"line": line.as_dict()})


def transfer_points(state: "State", payer: i64, receiver: i64, points: i64, reason: str, rule: str) -> None:
    """One seat pays another one, in one line of the score."""
    state.add_points(1 << payer, -points)
    state.add_points(1 << receiver, points)
    if state.listening:
        n = int(points)
        record_line(state, ScoreLine(reason, "", [int(receiver)], n, n, 0, [], rule, state.over, [int(payer)]))


@mypyc_attr(allow_interpreted_subclasses=True)
class Points:
    """A named line of points for features of one segment kind.

    A line can replace another one: it names the reason of that line in `instead`, and does so wherever it `holds`."""

    reason: ClassVar[str] = ""
    feature: ClassVar[str] = ""
    rule: ClassVar[str] = ""
    final_rule: ClassVar[str] = ""
    counted_last: ClassVar[bool] = False  # fields are counted after everything else (BASE-42)
    brings: ClassVar[str] = ""  # each seat paid for a completed feature takes such a figure from the stock
    instead: ClassVar[str] = ""
    by_seat: ClassVar[bool] = False  # `points_to` is called for each seat, because not all paid seats get the same
    tells_zero: ClassVar[bool] = False  # the line is listed even if it is 0
    # it is no part of the feature's worth: `points_to` is called for every seat, whether the feature pays it or not. It
    # neither replaces a line nor is replaced
    bonus: ClassVar[bool] = False

    def holds(self, state: "State", root: Node, final: bool) -> bool:
        """Whether it replaces the line that `instead` names."""
        return True

    def points(self, state: "State", root: Node, final: bool) -> i64:
        """Points of a feature, completed or (final) at the end of the game, for each paid seat."""
        return 0

    def points_to(self, state: "State", root: Node, seat: i64, final: bool) -> i64:
        """Points for one of the paid seats, or for any seat if the line is a `bonus`."""
        return self.points(state, root, final)

    def count(self, state: "State", root: Node) -> i64:
        """How many things the line counts, for its explanation."""
        return root.tiles


def count_of_seat(packed: i64, seat: i64) -> i64:
    """The count of one seat in a packed counter."""
    return (packed >> (SEAT_BITS * seat)) & SEAT_MASK


def majority(packed: i64, n_seats: i64) -> i64:
    """Bit mask of the seats with the most in a packed counter, with all that tie (BASE-33)."""
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
