"""Where an inn stands: in the field beside its road, nearer to it than to any other road, and with room left for a
farmer. A lane leads from its door to the road that it belongs to."""

import math

from bastide.art.geometry import Line, Point, stations
from bastide.art.marks.site import MarkSite
from bastide.art.plan import Mark, Road
from bastide.art.raster import TILE, Mask, cells, flood_fill, rectangle, room_for, shrunk

REACH = (14, 17, 15, 10)
"""How far house and lake reach from their middle: west, north, east, south."""
SIZES = (1.0, 0.92, 0.85, 0.79, 0.73, 0.67)
DOOR: Point = (-5.4, 2.4)
LYING = (13, 8, 13, 8)
"""What a farmer takes who lies in the same field."""
_FAR = 26.0
"""Its door is at most that far from its road."""
_CLEAR = 12.0
"""And that much farther from every other."""


def place(site: MarkSite, number: int) -> Mark | None:
    """The inn of a road segment; None where no road of that number is drawn."""
    own = next((road for road in site.roads if road.segment == number), None)
    if own is None:
        return None
    others = [_points(road) for road in site.roads if road is not own]
    points = _points(own)
    inside = site.land & ~site.halts & shrunk(TILE, 2)
    for size in SIZES:
        reach = [round(v * size) for v in REACH]
        fits = [p for p in cells(room_for(inside, *reach)) if p[0] % 2 < 1 and p[1] % 2 < 1]
        choices = [(p, flip) for p in fits for flip in (False, True)]
        found = [(rank, *choice) for choice in choices if (rank := _rank(*choice, size, points, others, site))]
        if found:
            _, at, flip = max(found)
            return Mark("inn", number, at, size, flip, _lane(at, size, flip, own), ground(at, size))
    return None


def _rank(
    at: Point, flip: bool, size: float, own: Line, others: list[Line], site: MarkSite
) -> tuple[float, ...] | None:
    """How well an inn would stand there; None where it would not belong to its road at first sight."""
    near = _distance(door(at, size, flip), own)
    far = min((_distance(at, points) for points in others), default=99.0)
    if near > _FAR or far < _distance(at, own) + _CLEAR:
        return None
    return _farmer(at, size, site), -near - math.dist(at, (50, 50)) / 2, float(not flip)


def _farmer(at: Point, size: float, site: MarkSite) -> float:
    """How large a farmer may be in the part of the field round the inn."""
    rest = site.land & ~ground(at, size)
    part = flood_fill(site.land, rectangle(at[0] - 1, at[1] - 1, at[0] + 1, at[1] + 1) & site.land) & rest
    for scale in (1.0, 0.85, 0.7, 0.55):
        if room_for(part, *(round(v * scale) for v in LYING)):
            return scale
    return 0.0


def _points(road: Road) -> Line:
    """Points along a road, from which distances to it are measured."""
    return [point for line in road.lines for point, _, _ in stations(line, 3)]


def _distance(p: Point, points: Line) -> float:
    return min(math.dist(p, q) for q in points)


def door(at: Point, size: float, flip: bool) -> Point:
    """Before the door of an inn."""
    return at[0] + DOOR[0] * size * (-1 if flip else 1), at[1] + DOOR[1] * size


def _lane(at: Point, size: float, flip: bool, own: Road) -> Line:
    """From the door to the nearest place of the road."""
    start = door(at, size, flip)
    return [start, min((q for line in own.lines for q, _, _ in stations(line, 2)), key=lambda q: math.dist(start, q))]


def ground(at: Point, size: float) -> Mask:
    """Cells that an inn and its lake take."""
    left, top, right, bottom = (v * size for v in REACH)
    x, y = at
    return rectangle(x - left, y - top, x + right, y + bottom)
