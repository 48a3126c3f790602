"""What features are worth in the co-operative game, to one colour (MIST-71 to 73)."""

from .banks import misty_tiles
from .features import Board, Feature, cells_of, kind_of, part_of
from .scoring import Line

RULES = {"road": "MIST-71", "city": "MIST-72", "castle": "MIST-73"}


def value(board: Board, feature: Feature) -> Line:
    """The line of a finished feature, still without seats."""
    kind = kind_of(board, feature)
    shields = sum(part_of(board, spot).shields for spot in feature)
    if kind == "castle":
        count = misty_tiles(board, feature)
        points = 2 * count
    else:
        count = len(cells_of(feature))
        points = count if kind == "road" else 2 * (count + shields)
    return Line((), kind, kind, points, count, shields, frozenset(cells_of(feature)), False, RULES[kind])
