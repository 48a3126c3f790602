"""Printed marks that count in a segment: where each stands on a tile, for every mark with a drawing.

A mark is drawn by the name of the segment's attribute, or by that attribute's `look`. If the attribute has one of
several words, it is drawn by the name and the word. Its sprite has the same name.
"""

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import partial
from itertools import combinations
from typing import Final

from bastide.art.areas import crop_area, flood_fields, half_seed, road_area
from bastide.art.catalogue import CIRCLES, Tile
from bastide.art.geometry import Line, Point, shift_line, stations
from bastide.art.plan import WALL_DROP, City, Mark, Road
from bastide.art.raster import TILE, Mask, cells, dilate, flood_fill, rectangle, room_for, shrunk, stroke, union


@dataclass(frozen=True)
class MarkSite:
    """A tile with its cities, roads and open land; ``halts`` are the cells of figures that stand on its roads."""

    tile: Tile
    cities: tuple[City, ...]
    roads: tuple[Road, ...]
    land: Mask
    halts: Mask


Reach = tuple[float, float, float, float]
"""How far something reaches from its point: west, north, east, south."""


def _cells_around(at: Point, reach: Reach, size: float) -> Mask:
    """Cells that something of that reach and scale takes."""
    left, top, right, bottom = (v * size for v in reach)
    return rectangle(at[0] - left, at[1] - top, at[0] + right, at[1] + bottom)


def _room_at_scale(area: Mask, reach: Reach, size: float) -> Mask:
    """Cells of an area on which something of that reach and scale has room."""
    left, top, right, bottom = (round(v * size) for v in reach)
    return room_for(area, left, top, right, bottom)


def _figure_scale(area: Mask, reach: Reach) -> float:
    """How large a figure may be in an area."""
    return next((scale for scale in (1.0, 0.85, 0.7, 0.55) if _room_at_scale(area, reach, scale)), 0.0)


def _every_other(area: Mask) -> list[Point]:
    """A quarter of the cells."""
    return [p for p in cells(area) if p[0] % 2 < 1 and p[1] % 2 < 1]


_INN_REACH: Reach = (14, 17, 15, 10)
"""House and lake, from their middle."""
_INN_SIZES = (1.0, 0.92, 0.85, 0.79, 0.73, 0.67)
DOOR: Point = (-5.4, 2.4)
_FARMER: Reach = (13, 8, 13, 8)
"""What a farmer takes who lies in the same field."""
_FAR = 26.0
"""Its door is at most that far from its road."""
_CLEAR = 12.0
"""And that much farther from every other."""


def _place_inn(site: MarkSite, number: int) -> Mark | None:
    """The inn of a road segment; None where no road of that number is drawn."""
    own = next((road for road in site.roads if road.segment == number), None)
    if own is None:
        return None
    others = [_points(road) for road in site.roads if road is not own]
    points = _points(own)
    inside = site.land & ~site.halts & shrunk(TILE, 2)
    for size in _INN_SIZES:
        fits = _every_other(_room_at_scale(inside, _INN_REACH, size))
        choices = [(p, flip) for p in fits for flip in (False, True)]
        found = [(rank, *choice) for choice in choices if (rank := _rank(*choice, size, points, others, site))]
        if found:
            _, at, flip = max(found)
            lane = _lane(at, size, flip, own)
            return Mark("inn", number, at, size, flip, lane, _cells_around(at, _INN_REACH, size))
    return None


def _rank(
    at: Point, flip: bool, size: float, own: Line, others: list[Line], site: MarkSite
) -> tuple[float, ...] | None:
    """How well an inn would stand there; None where it would not belong to its road at first sight."""
    near = _distance(door(at, size, flip), own)
    far = min((_distance(at, points) for points in others), default=99.0)
    if near > _FAR or far < _distance(at, own) + _CLEAR:
        return None
    field = flood_fill(site.land, rectangle(at[0] - 1, at[1] - 1, at[0] + 1, at[1] + 1) & site.land)
    farmer = _figure_scale(field & ~_cells_around(at, _INN_REACH, size), _FARMER)
    return farmer, -near - math.dist(at, (50, 50)) / 2, float(not flip)


def _points(road: Road) -> Line:
    """Points along a road, from which distances to it are measured."""
    return [point for line in road.lines for point in _points_of(line)]


def _points_of(line: Iterable[Point]) -> Line:
    return [point for point, _, _ in stations(list(line), 3)]


def _distance(p: Point, points: Line) -> float:
    return min(math.dist(p, q) for q in points)


def door(at: Point, size: float, flip: bool) -> Point:
    """Before the door of an inn."""
    return at[0] + DOOR[0] * size * (-1 if flip else 1), at[1] + DOOR[1] * size


def _lane(at: Point, size: float, flip: bool, own: Road) -> Line:
    """From the door to the nearest place of the road."""
    start = door(at, size, flip)
    return [start, min((q for line in own.lines for q, _, _ in stations(line, 2)), key=lambda q: math.dist(start, q))]


_CATHEDRAL_REACH: Reach = (30, 54, 30, 9)
"""From the middle of its foot, with its square before it."""
_CATHEDRAL_SIZES = (1.0, 0.85, 0.7, 0.55, 0.4, 0.3)
_CATHEDRAL_FOOT: Point = (36, 80)
"""Its foot in a city that covers the tile."""


def _place_cathedral(site: MarkSite, number: int) -> Mark | None:
    """The cathedral of a city segment; None where no city of that number is drawn."""
    city = next((city for city in site.cities if city.segment == number), None)
    if city is None:
        return None
    for size in _CATHEDRAL_SIZES:
        fits = _room_at_scale(shrunk(city.area & TILE, 3), _CATHEDRAL_REACH, size)
        if fits:
            at = min(cells(fits), key=lambda p: math.dist(p, _CATHEDRAL_FOOT))
            return Mark("cathedral", number, at, size, False, [], _cells_around(at, _CATHEDRAL_REACH, size))
    return None


SIGNS = ("goods-wine", "goods-grain", "goods-cloth")
_SIGN_REACH: Reach = (11, 11, 11, 11)
"""A sign with its rim."""
_SIGN_SIZES = (1.0, 0.9, 0.8, 0.7)
_KNIGHT: Reach = (10, 14, 10, 12)
"""What a knight takes who stands in the same city."""
_INSIDE = 4
"""It keeps that far from the sides of the tile."""
_WALKS = 11.0


def _place_goods(site: MarkSite, number: int, name: str) -> Mark | None:
    """The sign of a city segment; None where no city of that number is drawn."""
    city = next((city for city in site.cities if city.segment == number), None)
    if city is None:
        return None
    walks = (stroke(line, _WALKS) for wall in city.walls for line in (wall, shift_line(wall, 0, WALL_DROP)))
    inner = city.area & ~union(walks)

    def rate(p: Point) -> tuple[float, float]:
        return _figure_scale(inner & ~_cells_around(p, _SIGN_REACH, size), _KNIGHT), -math.dist(p, (20, 20))

    for size in _SIGN_SIZES:
        fits = _every_other(_room_at_scale(inner & shrunk(TILE, _INSIDE), _SIGN_REACH, size))
        if fits:
            at = max(fits, key=rate)
            return Mark(name, number, at, size, False, [], _cells_around(at, _SIGN_REACH, size))
    return None


LARGE_ENDS: Final = ("crop",)
"""Ends of roads that take the middle of the tile, so that figures stand near the sides."""
_CIRCLE_REACH: Reach = (19, 15, 19, 15)
_CIRCLE_SIZES = (1.0, 0.9, 0.8, 0.7, 0.6)
_NEAR_MIDDLE: tuple[Point, ...] = ((50, 50), *((50 + dx, 50 + dy) for dx in (-5, 5) for dy in (-5, 5)))
_GAP = 3
"""Cells of land that show beside a circle."""


def _place_circle(site: MarkSite, number: int, name: str) -> Mark:
    """A crop circle: in the middle where roads end at it or where it parts fields, else where a farmer keeps room."""
    central = any(road.end in LARGE_ENDS for road in site.roads) or not _is_parted(site, 0)
    at, size = _central_circle(site) if central else _circle_beside(site)
    swaths = _swaths(site, at, size)
    return Mark(name, number, at, size, False, [], crop_area(at, size, swaths), swaths)


def _central_circle(site: MarkSite) -> tuple[Point, float]:
    """In or near the middle, off the cities, so that fields which go on past it are seen to do so."""
    towns = union(city.area for city in site.cities)
    for size in _CIRCLE_SIZES:
        for x, y in _NEAR_MIDDLE:
            taken = dilate(crop_area((x, y), size, ()), _GAP)
            if not taken & towns and _is_whole(site, taken):
                return (x, y), size
    return _NEAR_MIDDLE[0], _CIRCLE_SIZES[-1]


def _circle_beside(site: MarkSite) -> tuple[Point, float]:
    """On the land, in a city where there is none: first the largest farmer's room counts, then the middle."""
    walls = union(stroke(list(wall), _WALKS) for city in site.cities for wall in city.walls)
    town = union(city.area for city in site.cities) & ~walls
    for area in (site.land & ~site.halts, town):
        for size in _CIRCLE_SIZES:
            fits = _every_other(_room_at_scale(area & shrunk(TILE, 3), _CIRCLE_REACH, size))
            rated = [
                (_farmers_room(area & ~_cells_around(p, _CIRCLE_REACH, size)), -math.dist(p, (50, 50)), p) for p in fits
            ]
            if rated:
                return max(rated)[2], size
    return _NEAR_MIDDLE[0], _CIRCLE_SIZES[-1]


def _farmers_room(area: Mask) -> float:
    return _figure_scale(area, _FARMER)


def _swaths(site: MarkSite, at: Point, size: float) -> tuple[Line, ...]:
    """The fewest strips from a circle to walls and roads that part the fields as the tile says."""
    walls = [_points_of(wall) for city in site.cities for wall in city.walls]
    edges = [*walls, *(_points(road) for road in site.roads if road.end not in LARGE_ENDS)]
    strips = [[at, min(points, key=lambda q: math.dist(at, q))] for points in edges]
    for count in range(len(strips) + 1):
        for chosen in combinations(strips, count):
            if _is_parted(site, crop_area(at, size, chosen)):
                return chosen
    return ()


def _is_parted(site: MarkSite, strips: Mask) -> bool:
    """Whether no two fields of the tile are one piece of open land."""
    land = TILE & ~union(city.area for city in site.cities) & ~road_area(site.roads)
    parts = list(flood_fields(site.tile, land & ~strips).values())
    return all(not a & b for a, b in combinations(parts, 2))


def _is_whole(site: MarkSite, taken: Mask) -> bool:
    """Whether each field is still in one piece beside what is taken."""
    land = site.land & ~taken
    fields = [part for part in site.tile.segments if part.kind == "field"]
    return all(
        half_seed(other) & flood_fill(land, half_seed(part.halves[0]) & land)
        for part in fields
        for other in part.halves
    )


@dataclass(frozen=True)
class Drawing:
    """Finds a mark's place; where tiles are small, it is so much larger. One that ``crowns`` its city is its greatest
    building, beside which no other rises; a ``sign`` lies over what stands around it; a ``flat`` one under it."""

    place: Callable[[MarkSite, int], Mark | None]
    far: float
    crowns: bool = False
    sign: bool = False
    flat: bool = False


MARKS: Final = {
    "inn": Drawing(_place_inn, 1.35),
    "cathedral": Drawing(_place_cathedral, 1.1, crowns=True),
    **{name: Drawing(partial(_place_goods, name=name), 1.4, sign=True) for name in SIGNS},
    **{name: Drawing(partial(_place_circle, name=name), 1.1, flat=True) for name in CIRCLES},
}


def place_marks(site: MarkSite) -> tuple[Mark, ...]:
    """The marks of a tile, each off those before it."""
    out: list[Mark] = []
    of_segments = [(number, segment.marks) for number, segment in enumerate(site.tile.segments)]
    for number, names in [*of_segments, (-1, site.tile.marks)]:
        for name in names:
            found = MARKS[name].place(site, number) if name in MARKS else None
            if found:
                out.append(found)
                site = replace(site, land=site.land & ~found.area)
    return tuple(out)


def is_crowned(names: tuple[str, ...]) -> bool:
    """Whether one of these marks is the greatest building of its city."""
    return any(name in MARKS and MARKS[name].crowns for name in names)
