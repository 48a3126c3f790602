"""From the topology of a turned tile to geometry: outlines, centre lines, and the places of buildings.

A layout depends on (tile, rotation, variant) only. It knows no colours; everything drawn and every figure place is
derived from it.
"""

import math
from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache

from bastide.art.areas import alley_area, bridge_area, building_area, homestead_area, river_area, road_area, wall_faces
from bastide.art.catalogue import Segment, Tile, tile_at
from bastide.art.fortress.cells import build_cell
from bastide.art.geometry import INWARD, MIDS, Line, Point, station, step
from bastide.art.landmarks import buildings, landmark, ruin_corner, ruin_goal
from bastide.art.marks import LARGE_ENDS, MarkSite, place_marks
from bastide.art.mist import mists
from bastide.art.paths import arc, gate_of, ring, straight, stub, through, wall_ahead, way_to
from bastide.art.plan import MIDDLE, RIVER_EDGE, VILLAGE_RADIUS, Bridge, City, Gate, Landmark, Layout, Pier, Road, Sign
from bastide.art.raster import TILE, Mask, dilate, disc, polygon, rectangle, roomiest, shrunk, stroke, union
from bastide.art.regions import BEND_PULL, RiverReach, outline_of, random_bend, reach_of
from bastide.art.rivers import MONASTERY_SCALE, MONASTERY_SHIFT, bank_side, bridges, rivers
from bastide.art.seeds import Chance
from bastide.art.signs import place_seals, place_sign, plate_area, seal_area


def _cities(tile: Tile, chance: Chance) -> tuple[City, ...]:
    owned = [(i, s) for i, s in enumerate(tile.segments) if s.kind == "city"]
    out: list[City] = []
    for i, segment in owned:
        others = frozenset(side for j, s in owned if j != i for side in s.sides)
        bend = random_bend(chance, tile.has("river"))
        if tile.arrow:
            bend = replace(bend, sign=(tile.arrow.side, tile.edge(tile.arrow.side) == "road"))
        outline, walls = outline_of(tile, segment, others, bend)
        out.append(City(i, segment.sides, segment.shields, outline, tuple(walls), polygon(outline) & TILE))
    return tuple(out)


DOOR = 6
"""How far before a monastery's middle its road ends."""
_ASHORE = RIVER_EDGE / 2 + 1
"""How far from the middle of a river a road ends that leads to it."""


def _road_end(tile: Tile, named: str) -> str:
    if named:
        return named
    if tile.crossing:
        return "crossing"
    if tile.has("monastery"):
        return "monastery"
    if found := buildings(tile):
        return tile.segments[found[0]].kind
    if tile.has("city"):
        return "city"
    return "river" if tile.has("river") else "crossing"


def _goal(
    end: str, side: int, tile: Tile, monastery: tuple[Point, float] | None, mark: Landmark | None,
) -> Point:  # fmt: skip
    """Where a road from a side stops that ends in a village, at a river or under a building."""
    corner = ruin_corner(tile)
    if end == "monastery":
        (x, y), size = monastery or (MIDDLE, 1.0)
        return (x, y + DOOR * size)
    if mark and end == mark.kind:
        return (mark.at[0], mark.at[1] + DOOR * mark.size)
    if end == "river":
        return step((50, 50), INWARD[side], -_ASHORE)
    return ruin_goal(corner) if corner and end == "ruin" else _homestead(tile) or MIDDLE


def _roads(
    tile: Tile, cities: tuple[City, ...], monastery: tuple[Point, float] | None, mark: Landmark | None, chance: Chance,
) -> tuple[tuple[Road, ...], tuple[Gate, ...]]:  # fmt: skip
    roads: list[Road] = []
    gates: list[Gate] = []
    wet = tile.has("river")
    calm = bool(cities) or wet or tile.has("mist")
    for i, segment in enumerate(tile.segments):
        if segment.kind != "road":
            continue
        if len(segment.sides) > 1:
            roads.append(Road(i, segment.sides, tuple(_passing(tile, segment, chance, calm)), ""))
            continue
        side, end = segment.sides[0], _road_end(tile, segment.end)
        sway = 0 if wet else chance.between(-3, 3)
        gate = gate_of(tile, i, cities) if end == "city" else None
        gates += [gate] if gate else []
        goal = gate.at if gate else _goal(end, side, tile, monastery, mark)
        line = way_to(side, gate) if gate and gate.side != side else stub(side, goal, sway)
        if end in ("ruin", mark and mark.kind) or _slants(side, line):
            line.insert(1, step(MIDS[side], INWARD[side], 2))
        roads.append(Road(i, segment.sides, (line,), end))
    return tuple(roads), tuple(gates)


def _passing(tile: Tile, road: Segment, chance: Chance, calm: bool) -> list[Line]:
    """The lines of a road that does not end on the tile."""
    if _rings(tile, road):
        return ring(road.sides)
    if any(reach_of(tile, s) is RiverReach.ROAD for s in tile.segments if s.kind == "city"):
        a, b = road.sides
        return [straight(a, 0) if (a - b) % 4 == 2 else arc(a, b, BEND_PULL)]
    return through(road.sides, chance, calm)


def _rings(tile: Tile, road: Segment) -> bool:
    """Whether a road that branches runs round a field, which then reaches neither a side nor a city."""
    inner = any(s.kind == "field" and not s.halves and not s.cities for s in tile.segments)
    return len(road.sides) > 2 and inner


def _slants(side: int, line: Line) -> bool:
    """Whether the first stretch of a road that ends aside would not meet its side at a right angle."""
    (nx, ny), (x, y), middle = INWARD[side], line[1], MIDS[side]
    return abs((x - middle[0]) * ny + (y - middle[1]) * nx) > _SLANT


_SLANT = 0.3
"""Farther from straight ahead its stroke begins visibly inside the tile."""
_BESIDE: Point = (16.5, 15.5)
"""How far the middle of a homestead lies from that of the road which it stands beside."""


def _homestead(tile: Tile) -> Point | None:
    """The house at which a road ends where another one goes on past it: a village would seem to end both."""
    roads = [s for s in tile.segments if s.kind == "road"]
    ends = [s.sides[0] for s in roads if len(s.sides) == 1 and _road_end(tile, s.end) == "crossing"]
    if len(ends) != 1 or len(roads) < 2:
        return None
    (nx, ny), (x, y) = INWARD[ends[0]], MIDDLE
    return x - nx * _BESIDE[0], y - ny * _BESIDE[1]


def _alleys(tile: Tile, cities: tuple[City, ...], village: Point | None) -> tuple[tuple[Line, ...], tuple[Gate, ...]]:
    """Ways from a village to the gates of caps, where they part fields that would meet there: no roads (INN-14)."""
    field = {half: s for s in tile.segments if s.kind == "field" and not s.mist for half in s.halves}
    alleys: list[Line] = []
    gates: list[Gate] = []
    for city in cities if village else ():
        side, back = city.sides[0], (city.sides[0] + 2) % 4
        left, right = field.get((2 * side - 1) % 8), field.get((2 * side + 2) % 8)
        wall = wall_ahead(back, (city,)) if len(city.sides) == 1 and left and right and left != right else None
        if village and wall:
            alleys.append([village, wall])
            gates.append(Gate(wall, back))
    return tuple(alleys), tuple(gates)


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
    places = [(village[0] + dx, village[1] + dy) for dx, dy in wanted]
    return tuple((x, y) for x, y in places if not rectangle(x - 6, y - 9, x + 6, y + 1) & ~free)


def _straight_roads(roads: tuple[Road, ...]) -> list[Road]:
    """The roads from a side to the opposite one."""
    return [road for road in roads if len(road.sides) == 2 and (road.sides[0] - road.sides[1]) % 4 == 2]


def _flyovers(roads: tuple[Road, ...]) -> tuple[Bridge, ...]:
    """Where two roads cross and neither ends: the later one passes over the earlier."""
    upper = [(station(road.lines[0], 0.5)[0], road.sides[0] % 2 == 0) for road in _straight_roads(roads)[1:]]
    return tuple(Bridge(*place, over="road") for place in upper)


def _viaducts(roads: tuple[Road, ...], cities: tuple[City, ...]) -> tuple[Bridge, ...]:
    """Bridges that carry a road over a city from wall to wall (CON-61)."""
    out: list[Bridge] = []
    for road in _straight_roads(roads):
        first, last = (wall_ahead(side, cities) for side in road.sides)
        if first and last and math.dist(first, MIDS[road.sides[1]]) > math.dist(last, MIDS[road.sides[1]]):
            (x, y), (u, v) = first, last
            long = abs(x - u) + abs(y - v) + 2 * _ABUTMENT
            out.append(Bridge(((x + u) / 2, (y + v) / 2), road.sides[0] % 2 == 0, long, "city"))
    return tuple(out)


_ABUTMENT = 3.0
"""How far a bridge over a city reaches beyond the walls."""


def _highwaymen(roads: tuple[Road, ...]) -> Mask:
    """Cells of figures that stand mid-way on roads."""
    return _figures(station(road.lines[0], 0.5)[0] for road in roads if len(road.sides) > 1)


def _halts(roads: tuple[Road, ...]) -> Mask:
    """Cells of figures that stand on roads which end on the tile."""
    stubs = [(road.lines[0], 0.24 if road.end in LARGE_ENDS else 0.38) for road in roads if len(road.sides) == 1]
    return _figures(station(line, part)[0] for line, part in stubs)


def _figures(places: Iterable[Point]) -> Mask:
    return union(rectangle(x - 9, y - 14, x + 9, y + 13) for x, y in places)


def _garden_place(land: Mask) -> tuple[Point, float]:
    """The most roomy place for the hedged garden and its scale (22 x 16 units at 1)."""
    spot, room = roomiest(shrunk(land, 2), near=(50, 62))
    return spot, max(0.62, min(1.0, room / 12))


def _monastery(tile: Tile) -> tuple[Point, float] | None:
    """Place and scale: in the middle, or smaller on the bank of a river."""
    if not tile.has("monastery"):
        return None
    bank = bank_side(tile)
    if bank is None:
        return MIDDLE, 1.0
    nx, ny = INWARD[bank]
    level = 50 - DOOR * MONASTERY_SCALE if nx else MIDDLE[1] - ny * (MONASTERY_SHIFT + (4 if ny < 0 else 0))
    return (MIDDLE[0] - nx * MONASTERY_SHIFT, level), MONASTERY_SCALE


WALL_ROOM = 10
"""Width of what a wall with its towers takes of a city, where an arrow lies in the city."""
GATE_ROOM = 13
"""Half of what a gatehouse takes there."""


def _in_city(cities: tuple[City, ...], gates: tuple[Gate, ...]) -> Mask:
    """Cells of cities off their walls and gatehouses."""
    mask = 0
    for city in cities:
        mask |= city.area
        for wall in city.walls:
            mask &= ~stroke(list(wall), WALL_ROOM)
    return mask & ~union(disc(gate.at, GATE_ROOM) for gate in gates)


def _sign(tile: Tile, roads: tuple[Road, ...], built: Mask, land: Mask, in_city: Mask) -> Sign | None:
    if not tile.arrow:
        return None
    free = in_city if tile.edge(tile.arrow.side) == "city" else land
    return place_sign(tile, TILE & ~free, TILE & ~road_area(roads) & ~built, _highwaymen(roads))


def build_layout(tile: Tile, rotation: int, variant: int) -> Layout:
    """Lay a turned tile out; see ``layout`` for the cached way."""
    chance = Chance(f"{tile.id}|{variant}|layout")
    cities = _cities(tile, chance)
    monastery = _monastery(tile)
    building, ruin = landmark(tile), ruin_corner(tile)
    roads, gates = _roads(tile, cities, monastery, building, chance)
    courses = rivers(tile, Chance(f"{tile.id}|{variant}|river"))
    crossings = bridges(roads, courses) + _viaducts(roads, cities) + _flyovers(roads)
    homestead = _homestead(tile)
    village = MIDDLE if not homestead and any(r.end == "crossing" for r in roads) else None
    alleys, more = _alleys(tile, cities, village)
    gates += more
    built = union(city.area | wall_faces(city) for city in cities)
    land = TILE & ~built & ~road_area(roads) & ~river_area(courses) & ~bridge_area(crossings)
    land &= ~building_area(gates, monastery, building, ruin) & ~alley_area(alleys)
    land &= ~(disc(village, VILLAGE_RADIUS) if village else homestead_area(homestead))
    sign = _sign(tile, roads, built, land, _in_city(cities, gates))
    seals = place_seals(tile, cities, TILE & ~land & ~built | bridge_area(crossings), land, _highwaymen(roads))
    plate = (plate_area(sign) if sign else 0) | seal_area(seals)
    land &= ~plate
    marks = place_marks(MarkSite(tile, cities, roads, land, _highwaymen(roads) | _halts(roads)))
    land &= ~union(mark.area for mark in marks)
    cottages = _cottages(village, roads, shrunk(land, 1) & ~dilate(plate, 5)) if village else ()
    land &= ~union(rectangle(x - 6, y - 9, x + 6, y + 1) for x, y in cottages)
    garden = _garden_place(land) if tile.has("garden") else None
    if garden:
        (x, y), size = garden
        land &= ~rectangle(x - 13 * size, y - 10 * size, x + 13 * size, y + 10 * size)
    pier = next((Pier(road.lines[0][-1], road.sides[0]) for road in roads if road.end == "river"), None)
    return Layout(
        tile, rotation, variant, land, cities, roads, gates, village, cottages, monastery, garden, courses, crossings,
        sign, mists(tile, Chance(f"{tile.id}|{variant}|mist")), building, ruin, seals, pier, marks=marks, alleys=alleys,
        homestead=homestead,
    )  # fmt: skip


@lru_cache(maxsize=2048)
def layout(tile_id: str, rotation: int, variant: int) -> Layout:
    """Layout of a catalogue tile turned by ``rotation`` degrees clockwise."""
    tile = tile_at(tile_id, rotation % 360)
    return (build_cell if tile.fortified else build_layout)(tile, rotation % 360, variant)
