"""What a feature is worth, who gets it, and why."""

from dataclasses import dataclass

from .features import Board, Cell, Feature, Spot, cells_of, completed, feature_at, kind_of, neighbours, part_of


@dataclass(frozen=True)
class Line:
    """One payment: `points` to each of `seats`."""

    seats: tuple[int, ...]
    feature: str
    points: int
    count: int
    shields: int
    cells: frozenset[Cell]
    final: bool


def winners(figures: dict[Spot, int], feature: Feature) -> tuple[int, ...]:
    """The seats with most figures in the feature; several when they tie."""
    count: dict[int, int] = {}
    for spot, seat in figures.items():
        if spot in feature:
            count[seat] = count.get(seat, 0) + 1
    most = max(count.values(), default=0)
    return tuple(sorted(seat for seat, number in count.items() if number == most))


def completed_cities(board: Board, field: Feature) -> set[Feature]:
    """The completed cities that border on the field, each once."""
    cities = {feature_at(board, Spot(spot.x, spot.y, city)) for spot in field for city in part_of(board, spot).cities}
    return {city for city in cities if completed(board, city)}


def score(board: Board, figures: dict[Spot, int], feature: Feature, final: bool) -> Line:
    """The payment for a feature as it lies; `final` is the scoring after the last turn."""
    kind = kind_of(board, feature)
    cells = cells_of(feature)
    shields = sum(part_of(board, spot).shields for spot in feature)
    if kind == "road":
        count, points = len(cells), len(cells)
    elif kind == "city":
        count = len(cells)
        points = (count + shields) * (1 if final else 2)
    elif kind == "monastery":
        (spot,) = feature
        count = points = 1 + len(neighbours(board, spot.x, spot.y))
    else:
        count = len(completed_cities(board, feature))
        points = 3 * count
    return Line(winners(figures, feature), kind, points, count, shields, frozenset(cells), final)
