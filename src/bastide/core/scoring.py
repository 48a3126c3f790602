"""Points and who gets them. A score is a list of lines that explain themselves."""

from dataclasses import asdict, dataclass

from mypy_extensions import i64

from bastide.core.figures import SEAT_BITS, SEAT_MASK


@dataclass(frozen=True)
class ScoreLine:
    """One line of a score: `points` for each of `seats`, for `count` things of the feature over `cells`.

    `reason` names the kind of line, `count` what it counts (tiles; completed cities for a field), `shields`
    the shields of a city, `rule` the rule id, `final` is True at the end of the game."""

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


def figures_of(packed: i64, seat: i64) -> i64:
    """How many figures of a seat are in a packed counter."""
    return (packed >> (SEAT_BITS * seat)) & SEAT_MASK


def majority(packed: i64, n_seats: i64) -> i64:
    """Bit mask of the seats with most figures in a feature; all who tie are in it (BASE-33)."""
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
