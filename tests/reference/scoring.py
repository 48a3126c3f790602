"""What a feature is worth, who gets it, and why."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from .banks import misty, misty_tiles
from .features import Board, Cell, Feature, Spot, cells_of, completed, feature_at, kind_of, neighbours, part_of
from .setup import SPECIAL, Setup

PAID_BY = {
    "road": "BASE-30",
    "city": "BASE-31",
    "monastery": "BASE-32",
    "field": "FLD-04",
    "garden": "ABB-04",
    "castle": "GHO-52",
}
SIGN_ON = {"road": "inn", "city": "cathedral"}
MORE_FOR = {"inn": (2, "INN-32"), "cathedral": (3, "INN-33")}
"""Points for each tile and shield of a completed road with an inn, city with a cathedral."""
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


def voices(figures: Iterable[tuple[int, str]]) -> list[int]:
    """The seats of these (seat, kind), a large one twice (INN-30), builders and pigs not at all (TRA-07)."""
    weights = {"large": 2, **dict.fromkeys(SPECIAL, 0)}
    return [seat for seat, kind in figures for _ in range(weights.get(kind, 1))]


def completed_cities(board: Board, field: Feature) -> set[Feature]:
    """The completed cities that border on the field, each once."""
    cities = {feature_at(board, Spot(spot.x, spot.y, city)) for spot in field for city in part_of(board, spot).cities}
    return {city for city in cities if completed(board, city)}


def score(board: Board, owners: Iterable[int], feature: Feature, final: bool, setup: Setup) -> Line:
    """The payment for a feature as it lies; `owners` are the seats of the figures in it, `final` is the scoring
    after the last turn, `setup` says which house rules hold."""
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
        if count == 2 and not final and setup.small_cities == 2:  # HOUSE-1
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
    sign = SIGN_ON.get(kind, "")
    if any(sign in part_of(board, spot).signs for spot in feature) and setup.counts_for(sign):
        if not final:
            each, rule = MORE_FOR[sign]
            reason, points = sign, each * (count + shields)
        elif setup.unfinished == 0:  # INN-40
            reason, points, rule = sign, 0, "INN-40"
    return Line(majority(owners), reason, kind, points, count, shields, frozenset(cells), final, rule)
