"""From the topology of a turned tile to geometry: outlines, centre lines, and the places of buildings.

A layout depends on (tile, rotation, variant) only. It knows no colours; everything drawn and every figure place is
derived from it.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache

from .catalogue import Tile, tile_at
from .geometry import INWARD, MIDS, Line, Point, contains, shifted
from .paths import stub, through
from .raster import TILE, Mask, disc, grown, polygon, rectangle, roomiest, shrunk, stroke
from .regions import city_outline, random_bend
from .seeds import Chance

ROAD_FILL = 8.0
ROAD_EDGE = 11.0
VILLAGE_RADIUS = 11.0
VILLAGE: Point = (50, 51)
MONASTERY: Point = (50, 51)
WALL_DROP = 3.4
"""How far the face of a wall reaches down below its top."""


@dataclass(frozen=True)
class City:
    """A city segment: outline, walls (outer edge, city on the right when walking along), area."""

    segment: int
    sides: tuple[int, ...]
    shields: int
    outline: Line
    walls: tuple[Line, ...]
    area: Mask


@dataclass(frozen=True)
class Road:
    """A road segment with its centre lines; ``end`` says where a one-sided road stops."""

    segment: int
    sides: tuple[int, ...]
    lines: tuple[Line, ...]
    end: str


@dataclass(frozen=True)
class Gate:
    """A gatehouse where a road meets a wall; ``side`` is where the road comes from."""

    at: Point
    side: int


@dataclass(frozen=True)
class Layout:
    """Geometry of one turned tile in one variant."""

    tile: Tile
    rotation: int
    variant: int
    cities: tuple[City, ...]
    roads: tuple[Road, ...]
    gates: tuple[Gate, ...]
    village: Point | None
    cottages: tuple[Point, ...]
    monastery: Point | None
    garden: tuple[Point, float] | None
    land: Mask
    """Cells of the tile that are field: no city, road, village or building."""

    def chance(self, stream: str) -> Chance:
        """The tile's own random numbers for one purpose; the picture's stream is ``art``."""
        return Chance(f"{self.tile.id}|{self.variant}|{stream}")

    @property
    def built(self) -> Mask:
        """Cells of all cities."""
        mask = 0
        for city in self.cities:
            mask |= city.area
        return mask


def _cities(tile: Tile, chance: Chance) -> tuple[City, ...]:
    owned = [(i, s) for i, s in enumerate(tile.segments) if s.kind == "city"]
    out: list[City] = []
    for i, segment in owned:
        others = frozenset(side for j, s in owned if j != i for side in s.sides)
        outline, walls = city_outline(segment.sides, others, random_bend(chance))
        out.append(City(i, segment.sides, segment.shields, outline, tuple(walls), polygon(outline) & TILE))
    return tuple(out)


def _wall_ahead(side: int, cities: tuple[City, ...]) -> Point | None:
    """Where the perpendicular from a side's middle first meets a city."""
    (x, y), (nx, ny) = MIDS[side], INWARD[side]
    for step in range(2, 200):
        point = (x + nx * step / 2, y + ny * step / 2)
        if any(contains(c.outline, point) for c in cities if side not in c.sides):
            return point
    return None


def _road_end(tile: Tile, named: str) -> str:
    if named:
        return named
    if tile.crossing:
        return "crossing"
    if tile.has("monastery"):
        return "monastery"
    return "city" if tile.has("city") else "crossing"


def _roads(tile: Tile, cities: tuple[City, ...], chance: Chance) -> tuple[tuple[Road, ...], tuple[Gate, ...]]:
    roads: list[Road] = []
    gates: list[Gate] = []
    for i, segment in enumerate(tile.segments):
        if segment.kind != "road":
            continue
        if len(segment.sides) > 1:
            roads.append(Road(i, segment.sides, tuple(through(segment.sides, chance, bool(cities))), ""))
            continue
        side, end = segment.sides[0], _road_end(tile, segment.end)
        goal, sway = VILLAGE, chance.between(-3, 3)
        if end == "monastery":
            goal = (MONASTERY[0], MONASTERY[1] + 6)
        elif end == "city":
            wall = _wall_ahead(side, cities)
            goal = wall or (50, 50)
            if wall:
                gates.append(Gate(wall, side))
        roads.append(Road(i, segment.sides, (stub(side, goal, sway),), end))
    return tuple(roads), tuple(gates)


_COTTAGES: tuple[tuple[Point, int, int], ...] = (
    # place relative to the village, and the sides whose roads would run over it
    ((-15, -9), 0, 3), ((15, -9), 0, 1), ((-15, 18), 2, 3), ((15, 18), 1, 2),
)  # fmt: skip
_FACING: tuple[Point, ...] = ((0, -13), (17, 3.5), (0, 21), (-17, 3.5))


def _cottages(village: Point, roads: tuple[Road, ...], free: Mask) -> tuple[Point, ...]:
    """Ground points of cottages round a village: in the corners between roads, and facing the open side."""
    taken = {side for road in roads for side in road.sides}
    wanted = [_FACING[side] for side in range(4) if side not in taken]
    wanted += [place for place, a, b in _COTTAGES if a in taken and b in taken]
    out: list[Point] = []
    for dx, dy in wanted:
        x, y = village[0] + dx, village[1] + dy
        if not rectangle(x - 6, y - 9, x + 6, y + 1) & ~free:
            out.append((x, y))
    return tuple(out)


def _road_area(roads: tuple[Road, ...]) -> Mask:
    mask = 0
    for road in roads:
        for line in road.lines:
            mask |= stroke(line, ROAD_EDGE)
    return mask


def wall_faces(city: City) -> Mask:
    """Cells hidden by the faces of a city's walls and their shade, south of the wall's edge."""
    mask = 0
    for wall in city.walls:
        mask |= polygon(list(wall) + shifted(wall, 0, WALL_DROP + 1)[::-1]) | stroke(wall, 2)
    return mask


def _garden_place(land: Mask) -> tuple[Point, float]:
    """The most roomy place for the hedged garden and its scale (22 x 16 units at 1)."""
    spot, room = roomiest(shrunk(land, 2), near=(50, 62))
    return spot, max(0.62, min(1.0, room / 12))


def monastery_ground(at: Point) -> Mask:
    """Cells under the monastery and its yard."""
    x, y = at
    return disc((x, y + 4), 15) | disc((x - 8, y + 5), 13) | disc((x + 8, y + 5), 13) | rectangle(
        x - 17, y - 32, x + 3, y
    ) | rectangle(x - 12, y - 16, x + 18, y)  # fmt: skip


def build_layout(tile: Tile, rotation: int, variant: int) -> Layout:
    """Lay a turned tile out; see ``layout`` for the cached way."""
    chance = Chance(f"{tile.id}|{variant}|layout")
    cities = _cities(tile, chance)
    roads, gates = _roads(tile, cities, chance)
    village = VILLAGE if any(r.end == "crossing" for r in roads) else None
    monastery = MONASTERY if tile.has("monastery") else None
    land = TILE & ~_road_area(roads)
    for city in cities:
        land &= ~city.area & ~wall_faces(city)
    for gate in gates:
        land &= ~disc(gate.at, 9)
    if monastery:
        land &= ~monastery_ground(monastery)
    cottages: tuple[Point, ...] = ()
    if village:
        land &= ~disc(village, VILLAGE_RADIUS)
        cottages = _cottages(village, roads, shrunk(land, 1))
        for x, y in cottages:
            land &= ~rectangle(x - 6, y - 9, x + 6, y + 1)
    garden = None
    if tile.has("garden"):
        spot, size = _garden_place(land)
        garden = (spot, size)
        half_w, half_h = 13 * size, 10 * size
        land &= ~rectangle(spot[0] - half_w, spot[1] - half_h, spot[0] + half_w, spot[1] + half_h)
    return Layout(
        tile, rotation, variant, cities, roads, gates, village, cottages, monastery, garden, land,
    )  # fmt: skip


@lru_cache(maxsize=2048)
def layout(tile_id: str, rotation: int, variant: int) -> Layout:
    """Layout of a catalogue tile turned by ``rotation`` degrees clockwise."""
    return build_layout(tile_at(tile_id, rotation % 360), rotation % 360, variant)


def field_parts(plan: Layout) -> dict[int, Mask]:
    """Cells of each field segment (by segment index), flooded from its halves past cities, roads and villages only.

    Buildings, cottages and gardens stand in a field without parting it.
    """
    solid = plan.built | _road_area(plan.roads)
    if plan.village:
        solid |= disc(plan.village, VILLAGE_RADIUS)
    return flood_fields(plan.tile, TILE & ~solid)


def flood_fields(tile: Tile, open_land: Mask) -> dict[int, Mask]:
    """Flood each field segment of a tile from its halves through ``open_land``."""
    from .raster import flooded

    out: dict[int, Mask] = {}
    for i, segment in enumerate(tile.segments):
        if segment.kind == "field":
            seeds = 0
            for half in segment.halves:
                seeds |= half_seed(half)
            out[i] = flooded(open_land, seeds & open_land)
    return out


def half_seed(half: int) -> Mask:
    """The cells where a half side's field begins: 1 unit inside, at a quarter of the side."""
    from .geometry import side_frame

    x, y = side_frame(half // 2)((25 if half % 2 == 0 else 75, 1))
    return grown(disc((x, y), 0), 1) & TILE


def distance_to_walls(city: City, point: Point) -> float:
    """Distance from a point to the nearest wall vertex of a city."""
    return min((math.dist(point, p) for wall in city.walls for p in wall), default=100.0)
