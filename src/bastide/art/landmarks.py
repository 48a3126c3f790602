"""Where castles, cemeteries and ruins stand, and which cells they take.

A castle or a cemetery stands in the middle. Where a field passes between it and a city or a mist it is smaller and
stands back; where none does it stands against the wall and hides the gap.
"""

from __future__ import annotations

import math

from bastide.art.catalogue import Tile
from bastide.art.geometry import CORNERS, INWARD, Point
from bastide.art.plan import RUIN_RADIUS, Landmark
from bastide.art.raster import Mask, disc, polygon, rectangle

KINDS = ("castle", "cemetery")
_BACK = 8.0
_BACK_FROM_CORNER = 12.0
_AGAINST = 7.0
_SMALLER = 0.84
_TURNS = 28


def _passes(tile: Tile, side: int) -> bool:
    """Whether one clear field runs past that side, from the half before it to the half behind it."""
    past = {(2 * side - 1) % 8, (2 * side + 2) % 8}
    return any(s.kind == "field" and past <= set(s.halves) for s in tile.segments)


def landmark(tile: Tile) -> Landmark | None:
    """The castle or cemetery of a tile."""
    found = [i for i, s in enumerate(tile.segments) if s.kind in KINDS]
    if not found:
        return None
    away, size = (0.0, 0.0), 1.0
    for other in tile.segments:
        if other.kind == "city" and len(other.sides) == 1:
            nx, ny = INWARD[other.sides[0]]
            step = _BACK if _passes(tile, other.sides[0]) else -_AGAINST
            away = (away[0] + nx * step, away[1] + ny * step)
            size = _SMALLER if step > 0 else size
    misty = [INWARD[side] for side in range(4) if tile.misty(side)]
    if misty:
        dx, dy = sum(n[0] for n in misty), sum(n[1] for n in misty)
        step = (_BACK if len(misty) == 1 else _BACK_FROM_CORNER) / max(1.0, math.hypot(dx, dy))
        away, size = (away[0] + dx * step, away[1] + dy * step), _SMALLER
    return Landmark(tile.segments[found[0]].kind, found[0], (50 + away[0], 51 + away[1]), size)


def _ellipse(at: Point, rx: float, ry: float) -> Mask:
    x, y = at
    step = math.tau / _TURNS
    return polygon([(x + rx * math.cos(k * step), y + ry * math.sin(k * step)) for k in range(_TURNS)])


def landmark_ground(mark: Landmark) -> Mask:
    """Cells that a castle or a cemetery hides: its ground, and what rises behind it."""
    (x, y), size = mark.at, mark.size
    if mark.kind == "castle":
        towers = rectangle(x - 13 * size, y - 21 * size, x + 13 * size, y + 8 * size)
        towers |= rectangle(x - 20 * size, y - 9 * size, x + 20 * size, y + 8 * size)
        return _ellipse((x, y + 7.5 * size), 24 * size, 11 * size) | towers
    return _ellipse((x, y + 3 * size), 22 * size, 16 * size) | _ellipse((x, y - 4 * size), 19 * size, 15 * size)


def ruin_corner(tile: Tile) -> Point | None:
    """The corner of the cell where a ruin lies."""
    for segment in tile.segments:
        if segment.kind == "ruin":
            return CORNERS[segment.corner]
    return None


def ruin_goal(corner: Point) -> Point:
    """Where a road that ends at the ruin stops: under its pavement."""
    return (50 + (corner[0] - 50) * 0.56, 50 + (corner[1] - 50) * 0.56)


def ruin_ground(corner: Point) -> Mask:
    """Cells of the cell that a ruin takes, and what rises behind its ring."""
    return disc(corner, RUIN_RADIUS + 1)
