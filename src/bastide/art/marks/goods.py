"""Where the sign of goods lies: in its city, off the walls, and where a knight keeps the most room beside it."""

import math
from collections.abc import Callable

from bastide.art.geometry import Point
from bastide.art.marks.site import MarkSite
from bastide.art.plan import WALL_DROP, City, Mark
from bastide.art.raster import TILE, Mask, cells, rectangle, room_for, shrunk, stroke

SIGNS = ("goods-wine", "goods-grain", "goods-cloth")
REACH = 11
"""Half of what a sign takes, with its rim."""
SIZES = (1.0, 0.9, 0.8, 0.7)
KNIGHT = (10, 14, 10, 12)
"""What a knight takes who stands in the same city."""
_INSIDE = 4
"""It keeps that far from the sides of the tile."""
_WALKS = 11.0


def place_finder(name: str) -> Callable[[MarkSite, int], Mark | None]:
    """What finds the place of that sign."""
    return lambda site, number: _place(site, number, name)


def _place(site: MarkSite, number: int, name: str) -> Mark | None:
    """None where no city of that number is drawn."""
    city = next((city for city in site.cities if city.segment == number), None)
    if city is None:
        return None
    room = _inner(city)
    for size in SIZES:
        reach = round(REACH * size)
        fits = [p for p in cells(room_for(room & shrunk(TILE, _INSIDE), *[reach] * 4)) if p[0] % 2 < 1 and p[1] % 2 < 1]
        if fits:
            at = max(fits, key=lambda p: (_free_radius(room & ~ground(p, size)), -math.dist(p, (20, 20))))
            return Mark(name, number, at, size, False, [], ground(at, size))
    return None


def _inner(city: City) -> Mask:
    """The city inside its walls."""
    area = city.area
    for wall in city.walls:
        area &= ~stroke(list(wall), _WALKS) & ~stroke([(x, y + WALL_DROP) for x, y in wall], _WALKS)
    return area


def _free_radius(room: Mask) -> float:
    """How large a knight may be beside it."""
    for scale in (1.0, 0.85, 0.7, 0.55):
        if room_for(room, *(round(v * scale) for v in KNIGHT)):
            return scale
    return 0.0


def ground(at: Point, size: float) -> Mask:
    """Cells that a sign takes."""
    (x, y), reach = at, REACH * size
    return rectangle(x - reach, y - reach, x + reach, y + reach)
