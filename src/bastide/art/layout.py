"""From the topology of a turned tile to geometry: outlines, centre lines, and the places of buildings.

A layout depends on (tile, rotation, variant) only. It knows no colours; everything drawn and every figure place is
derived from it.
"""

from __future__ import annotations

from functools import lru_cache

from bastide.art.areas import monastery_ground, road_area, wall_faces
from bastide.art.catalogue import Tile, tile_at
from bastide.art.geometry import INWARD, MIDS, Point, contains
from bastide.art.paths import stub, through
from bastide.art.plan import MONASTERY, VILLAGE, VILLAGE_RADIUS, City, Gate, Layout, Road
from bastide.art.raster import TILE, Mask, disc, polygon, rectangle, roomiest, shrunk
from bastide.art.regions import city_outline, random_bend
from bastide.art.seeds import Chance


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
_FACING: tuple[Point, ...] = ((0, -13), (18.5, 3.5), (0, 22.5), (-18.5, 3.5))


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


def _garden_place(land: Mask) -> tuple[Point, float]:
    """The most roomy place for the hedged garden and its scale (22 x 16 units at 1)."""
    spot, room = roomiest(shrunk(land, 2), near=(50, 62))
    return spot, max(0.62, min(1.0, room / 12))


def build_layout(tile: Tile, rotation: int, variant: int) -> Layout:
    """Lay a turned tile out; see ``layout`` for the cached way."""
    chance = Chance(f"{tile.id}|{variant}|layout")
    cities = _cities(tile, chance)
    roads, gates = _roads(tile, cities, chance)
    village = VILLAGE if any(r.end == "crossing" for r in roads) else None
    monastery = MONASTERY if tile.has("monastery") else None
    land = TILE & ~road_area(roads)
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
