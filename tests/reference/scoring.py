"""What a feature is worth, who gets it, and why."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from .banks import misty, misty_tiles
from .features import Board, Cell, Feature, Spot, cells_of, completed, feature_at, kind_of, neighbours, part_of

PAID_BY = {
    "road": "BASE-30",
    "city": "BASE-31",
    "monastery": "BASE-32",
    "field": "FLD-04",
    "garden": "ABB-04",
    "castle": "GHO-52",
}
PAID_AT_THE_END_BY = {"field": "FLD-04", "garden": "ABB-08", "castle": "GHO-53"}


@dataclass(frozen=True)
class Line:
    """One payment: `points` to each of `seats`."""

    seats: tuple[int, ...]
    reason: str
    feature: str
    points: int
    count: int
    shields: int
    cells: frozenset[Cell]
    final: bool
    rule: str


def majority(owners: Iterable[int]) -> tuple[int, ...]:
    """The seats with most figures; several when they tie (BASE-33)."""
    count = Counter(owners)
    most = max(count.values(), default=0)
    return tuple(sorted(seat for seat, number in count.items() if number == most))


def completed_cities(board: Board, field: Feature) -> set[Feature]:
    """The completed cities that border on the field, each once."""
    cities = {feature_at(board, Spot(spot.x, spot.y, city)) for spot in field for city in part_of(board, spot).cities}
    return {city for city in cities if completed(board, city)}


def score(board: Board, owners: Iterable[int], feature: Feature, final: bool, small_cities: int = 4) -> Line:
    """The payment for a feature as it lies; `owners` are the seats of the figures in it, `final` is the scoring
    after the last turn, `small_cities` what a completed city of two tiles is worth (HOUSE-1)."""
    kind = kind_of(board, feature)
    cells = cells_of(feature)
    shields = sum(part_of(board, spot).shields for spot in feature)
    reason = kind
    rule = PAID_AT_THE_END_BY.get(kind, "BASE-41") if final else PAID_BY[kind]
    if kind == "road":
        count, points = len(cells), len(cells)
    elif kind == "city":
        count = len(cells)
        points = (count + shields) * (1 if final else 2)
        if count == 2 and not final and small_cities == 2:
            points, reason, rule = count + shields, "small-city", "HOUSE-1"
    elif kind in ("monastery", "garden"):
        (spot,) = feature
        count = points = 1 + len(neighbours(board, spot.x, spot.y))
    elif kind == "castle":
        count = misty_tiles(board, feature)
        if final and not misty(board, next(iter(cells))):
            count += 1  # GHO-53: the castle's own tile always counts then; before the end only with mist (GHO-52)
        points = count * (1 if final else 2)
    else:
        count = len(completed_cities(board, feature))
        points = 3 * count
    return Line(majority(owners), reason, kind, points, count, shields, frozenset(cells), final, rule)
