"""What the drawing of a tile shows: pieces of land, roads, cities and rivers, and where they meet.

All of it is read from the outlines on the grid of `bastide.art.raster`, and nothing from the fields of the tile.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations

from bastide.art.areas import (
    alley_area,
    bridge_area,
    circle_area,
    half_strip,
    homestead_area,
    landmark_area,
    monastery_ground,
    veil_area,
    wall_faces,
    water_area,
)
from bastide.art.plan import ROAD_FILL, VILLAGE_RADIUS, City, Layout, River, Road
from bastide.art.raster import TILE, Mask, dilate, disc, flood_fill, has, stroke

SLIVER = 24
"""Fewer cells of land are the shade of a wall or a road, not a field."""
CONTACT = 7
"""The distance from a city within which land lies at its wall. The face of the wall and its shade are up to 6 wide."""
LEAST_CONTACT = 24
"""At least so many cells of a city within `CONTACT` make a wall at a field. Two corners that meet make fewer."""

HEDGE = 2
"""The distance from a road within which the hedge of a homestead leaves no way between them."""


@dataclass(frozen=True)
class Piece:
    """Connected land in the picture: its cells, the halves of sides and the cities (segments) that it touches."""

    area: Mask
    halves: frozenset[int]
    cities: frozenset[int]


def pieces_of(mask: Mask) -> Iterator[Mask]:
    """The connected pieces of an area."""
    while mask:
        piece = flood_fill(mask, mask & -mask)
        mask &= ~piece
        yield piece


def open_land(plan: Layout) -> Mask:
    """Cells that look like field, veiled or not. Edges of roads and banks of rivers are too thin to separate any."""
    land = TILE & ~plan.built & ~water_area(plan.rivers) & ~bridge_area(plan.bridges)
    for road in plan.roads:
        land &= ~strip_of(road)
    land &= (
        ~landmark_area(plan)
        & ~circle_area(plan)
        & ~alley_area(plan.alleys)
        & ~dilate(homestead_area(plan.homestead), HEDGE)
    )
    for city in plan.cities:
        land &= ~wall_faces(city)
    return land & ~disc(plan.village, VILLAGE_RADIUS) if plan.village else land


def land_pieces(plan: Layout, halves: Iterable[int]) -> list[Piece]:
    """The pieces of land. Each of these halves belongs to the piece that has most of its strip."""
    land, veil = open_land(plan), veil_area(plan)
    areas = [*pieces_of(land & veil), *pieces_of(land & ~veil)]
    at: dict[int, set[int]] = {}
    for half in halves:
        strip = half_strip(half)
        taken, number = max(((area & strip).bit_count(), k) for k, area in enumerate(areas)) if areas else (0, 0)
        if taken:
            at.setdefault(number, set()).add(half)
    return [Piece(area, frozenset(at.get(k, ())), _cities_at(plan, area)) for k, area in enumerate(areas)]


def _cities_at(plan: Layout, area: Mask) -> frozenset[int]:
    near = dilate(area, CONTACT)
    return frozenset(c.segment for c in plan.cities if (near & c.area).bit_count() >= LEAST_CONTACT)


def strip_of(road: Road) -> Mask:
    """Cells of one road, without its edges."""
    mask = 0
    for line in road.lines:
        mask |= stroke(list(line), ROAD_FILL)
    return mask & TILE


def ends_of_roads(plan: Layout) -> Mask:
    """Cells where roads visibly end, which shows that they are not one road."""
    mask = landmark_area(plan) | homestead_area(plan.homestead) | circle_area(plan)
    if plan.village:
        mask |= disc(plan.village, VILLAGE_RADIUS)
    if plan.monastery:
        mask |= monastery_ground(*plan.monastery)
    for gate in plan.gates:
        mask |= disc(gate.at, GATEHOUSE)
    return mask


GATEHOUSE = 4.0
"""Half of the width of a gatehouse. A road that comes so near to another road's gate runs into it."""


def joined_roads(plan: Layout) -> list[tuple[int, int]]:
    """Pairs of roads (segments) that run into each other in the picture. A bridge separates them."""
    over = bridge_area(one for one in plan.bridges if one.over == "road")
    ends = ends_of_roads(plan) | over
    strips = {road.segment: strip_of(road) & ~ends for road in plan.roads}
    return [(a, b) for a, b in combinations(strips, 2) if dilate(strips[a], 1) & strips[b]]


def water_of(river: River) -> Mask:
    """Cells of open water of one river."""
    return water_area([river]) & TILE


MIDDLES = ((50, 0), (99, 50), (50, 99), (0, 50))
QUARTERS = (((30, 0), (70, 0)), ((99, 30), (99, 70)), ((30, 99), (70, 99)), ((0, 30), (0, 70)))


def sides_of(mask: Mask) -> tuple[int, ...]:
    """The sides in whose middle an area meets the rim of the tile."""
    return tuple(side for side in range(4) if has(mask, MIDDLES[side]))


def whole_sides_of(mask: Mask) -> tuple[int, ...]:
    """The sides that an area covers. A tip in the middle of a side does not count."""
    return tuple(side for side in range(4) if all(has(mask, point) for point in QUARTERS[side]))


def city_at_end(plan: Layout, road: Road) -> frozenset[int]:
    """The cities (segments) at whose wall a road ends that begins at a side."""
    x, y = road.lines[0][-1]
    near = disc((x, y), END_AT_WALL)
    return frozenset(city.segment for city in plan.cities if near & city.area)


END_AT_WALL = 3.0


NEAR_CORNER = 26.0
"""Walls of two cities begin in one corner of the tile and separate slowly."""


def joined_cities(plan: Layout) -> list[tuple[City, City]]:
    """Pairs of cities that are one in the picture. Walls that stand back to back separate them."""
    corners = 0
    for corner in ((0, 0), (100, 0), (0, 100), (100, 100)):
        corners |= disc(corner, NEAR_CORNER)
    return [(a, b) for a, b in combinations(plan.cities, 2) if a.area & b.area & ~corners]
