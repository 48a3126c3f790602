"""Where buildings and ruins stand, and which cells they take.

A building stands in the middle. If a field passes between it and a city or a mist, it is smaller and stands back. If
none does, it stands against the wall and hides the gap.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass

from bastide.art.catalogue import Tile
from bastide.art.geometry import CORNERS, INWARD, Point, step
from bastide.art.plan import RUIN_RADIUS, Landmark
from bastide.art.raster import Mask, disc, polygon, rectangle

_BACK = 8.0
_BACK_FROM_CORNER = 12.0
_AGAINST = 7.0
_SMALLER = 0.84
_TURNS = 28


def _passes(tile: Tile, side: int) -> bool:
    """Whether one clear field runs past that side, from the half before it to the half behind it."""
    past = {(2 * side - 1) % 8, (2 * side + 2) % 8}
    return any(s.kind == "field" and past <= set(s.halves) for s in tile.segments)


def buildings(tile: Tile) -> list[int]:
    """The segments of a tile that are buildings."""
    return [i for i, s in enumerate(tile.segments) if s.drawing in BUILDINGS]


def landmark(tile: Tile) -> Landmark | None:
    """The building of a tile."""
    found = buildings(tile)
    if not found:
        return None
    away, size = (0.0, 0.0), 1.0
    for other in tile.segments:
        if other.kind == "city" and len(other.sides) == 1:
            back = _BACK if _passes(tile, other.sides[0]) else -_AGAINST
            away = step(away, INWARD[other.sides[0]], back)
            size = _SMALLER if back > 0 else size
    misty = [INWARD[side] for side in range(4) if tile.misty(side)]
    if misty:
        dx, dy = sum(n[0] for n in misty), sum(n[1] for n in misty)
        back = (_BACK if len(misty) == 1 else _BACK_FROM_CORNER) / max(1.0, math.hypot(dx, dy))
        away, size = (away[0] + dx * back, away[1] + dy * back), _SMALLER
    own = tile.segments[found[0]]
    return Landmark(own.kind, own.drawing, found[0], (50 + away[0], 51 + away[1]), size)


def _ellipse(at: Point, rx: float, ry: float) -> Mask:
    turns = [k * (math.tau / _TURNS) for k in range(_TURNS)]
    return polygon([(at[0] + rx * math.cos(turn), at[1] + ry * math.sin(turn)) for turn in turns])


def _castle(x: float, y: float, size: float) -> Mask:
    towers = rectangle(x - 13 * size, y - 21 * size, x + 13 * size, y + 8 * size)
    towers |= rectangle(x - 20 * size, y - 9 * size, x + 20 * size, y + 8 * size)
    return _ellipse((x, y + 7.5 * size), 24 * size, 11 * size) | towers


def _cemetery(x: float, y: float, size: float) -> Mask:
    return _ellipse((x, y + 3 * size), 22 * size, 16 * size) | _ellipse((x, y - 4 * size), 19 * size, 15 * size)


@dataclass(frozen=True)
class Building:
    """A drawing that stands in the middle of a tile: the cells that it hides, its scale where nothing stands beside it,
    and where figures stand from its middle, the first place that is free."""

    ground: Callable[[float, float, float], Mask]
    full: float
    places: tuple[Point, ...]


BUILDINGS = {
    "castle": Building(_castle, 0.95, ((0, 12), (0, 2), (-8, 0), (8, 0))),
    "cemetery": Building(_cemetery, 1.05, ((0, 5),)),  # the dead, and ghosts
}
"""By the name of the drawing."""


def landmark_ground(mark: Landmark) -> Mask:
    """Cells that a building hides: its ground, and what rises behind it."""
    return BUILDINGS[mark.drawing].ground(*mark.at, mark.size)


def ruin_corner(tile: Tile) -> Point | None:
    """The corner of the cell where a ruin lies."""
    return next((CORNERS[segment.corner] for segment in tile.segments if segment.kind == "ruin"), None)


def ruin_goal(corner: Point) -> Point:
    """Where a road that ends at the ruin stops: under its pavement."""
    return (50 + (corner[0] - 50) * 0.56, 50 + (corner[1] - 50) * 0.56)


def ruin_ground(corner: Point) -> Mask:
    """Cells of the cell that a ruin takes, and what rises behind its ring."""
    return disc(corner, RUIN_RADIUS + 1)
