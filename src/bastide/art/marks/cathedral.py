"""Where a cathedral stands: on a square in the west of its city, so that a knight finds room beside it."""

import math

from bastide.art.geometry import Point
from bastide.art.marks.site import MarkSite
from bastide.art.plan import Mark
from bastide.art.raster import TILE, Mask, cells, rectangle, room_for, shrunk

REACH = (30, 54, 30, 9)
"""How far it reaches from the middle of its foot, with its square before it."""
SIZES = (1.0, 0.85, 0.7, 0.55, 0.4, 0.3)
WANTED: Point = (36, 80)
"""Its foot in a city that covers the tile."""


def place(site: MarkSite, number: int) -> Mark | None:
    """The cathedral of a city segment; None where no city of that number is drawn."""
    city = next((city for city in site.cities if city.segment == number), None)
    if city is None:
        return None
    for size in SIZES:
        left, top, right, bottom = (round(v * size) for v in REACH)
        fits = room_for(shrunk(city.area & TILE, 3), left, top, right, bottom)
        if fits:
            at = min(cells(fits), key=lambda p: math.dist(p, WANTED))
            return Mark("cathedral", number, at, size, False, [], ground(at, size))
    return None


def ground(at: Point, size: float) -> Mask:
    """Cells that a cathedral and its square take."""
    left, top, right, bottom = (v * size for v in REACH)
    x, y = at
    return rectangle(x - left, y - top, x + right, y + bottom)
