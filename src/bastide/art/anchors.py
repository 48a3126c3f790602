"""Where figures stand: one place per segment, so that a figure is free of walls, roads and other places.

An anchor is the centre of the figure's picture (see ``figures.BOX``). Standing figures have their feet about ten units
below it.
"""

from __future__ import annotations

import math
from functools import lru_cache

from bastide.art.areas import field_parts
from bastide.art.geometry import Point, station
from bastide.art.layout import layout
from bastide.art.plan import City, Layout, Road
from bastide.art.raster import Mask, disc, rectangle, room_for, roomiest, shrunk, stroke

STANDING = (8, 10, 8, 10)
LYING = (13, 8, 13, 8)
APART = 18
"""Where there is room, places of one tile keep that distance: they are touch targets too."""
_SCALES = (1.0, 0.85, 0.7, 0.55, 0.4, 0.25)


def _roomy(area: Mask, shape: tuple[int, int, int, int], near: Point) -> Point:
    """The best place for a shape in an area: at the largest scale that fits, as far from the rim as can be."""
    for scale in _SCALES:
        left, top, right, bottom = (max(1, round(v * scale)) for v in shape)
        fits = room_for(area, left, top, right, bottom)
        if fits:
            return roomiest(fits, near)[0]
    return roomiest(area, near)[0]


def city_place(city: City) -> Point:
    """Where a knight stands."""
    inner = city.area
    for wall in city.walls:
        inner &= ~stroke(list(wall), 11)
    one = city.sides[0]
    near: Point = (50, 50) if len(city.sides) > 1 else ((50, 17), (83, 50), (50, 83), (17, 50))[one]
    return _roomy(inner, STANDING, near)


def field_place(plan: Layout, part: Mask, taken: list[Point]) -> Point:
    """Where a farmer lies in a field part (flooded cells), away from the places taken where there is room."""
    quiet = part & plan.land
    apart = quiet
    for place in taken:
        apart &= ~disc(place, APART)
    for area in (shrunk(apart, 4), shrunk(apart, 2), shrunk(quiet, 2)):
        if room_for(area, 4, 3, 4, 3):
            return _roomy(area, LYING, (50, 50))
    return roomiest(quiet or part)[0]


def _road_place(road: Road, taken: list[Point]) -> Point:
    """Where a highwayman stands: mid-way, on a stub the place farthest from the other figures."""
    line = road.lines[0]
    if len(road.sides) > 1:
        return station(line, 0.5)[0]
    choices = [station(line, f)[0] for f in (0.42, 0.36, 0.5, 0.3, 0.56)]
    return max(choices, key=lambda p: min((math.dist(p, q) for q in taken), default=0.0))


def places(plan: Layout) -> dict[int, Point]:
    """Figure places by segment index; only segments that can hold a figure."""
    out: dict[int, Point] = {c.segment: city_place(c) for c in plan.cities}
    for i, segment in enumerate(plan.tile.segments):
        if segment.kind == "monastery" and plan.monastery:
            out[i] = (plan.monastery[0] + 2, plan.monastery[1] + 1)
        elif segment.kind == "garden" and plan.garden:
            out[i] = plan.garden[0]
    middles = [station(road.lines[0], 0.5 if len(road.sides) > 1 else 0.42)[0] for road in plan.roads]
    for i, part in field_parts(plan).items():
        out[i] = field_place(plan, part, middles)
    for road in plan.roads:
        out[road.segment] = _road_place(road, list(out.values()))
    return dict(sorted(out.items()))


@lru_cache(maxsize=2048)
def _places(tile_id: str, rotation: int, variant: int) -> dict[int, Point]:
    return places(layout(tile_id, rotation, variant))


def anchor(tile_id: str, rotation: int, variant: int, segment: int) -> Point:
    """Place of a figure on that segment, in 0..100. ValueError where the segment holds no figure."""
    found = _places(tile_id, rotation % 360, variant)
    if segment not in found:
        raise ValueError(f"segment {segment} of tile {tile_id} holds no figure: it has places on {list(found)}")
    return found[segment]


def figure_room(place: Point) -> Mask:
    """Cells to be kept free of decoration round a place."""
    x, y = place
    return rectangle(x - 12, y - 8, x + 12, y + 8)
