"""Where figures stand: one place per segment, so that a figure is free of walls, roads and other places.

An anchor is the centre of the figure's picture (see ``figures.BOX``). Standing figures have their feet about ten units
below it.
"""

import math
from functools import lru_cache

from bastide.art.areas import bridge_area, field_parts, water_area
from bastide.art.fortress.site import posts_of
from bastide.art.geometry import MIDS, Line, Point, station
from bastide.art.landmarks import BUILDINGS
from bastide.art.layout import layout
from bastide.art.marks import CENTRAL_ENDS
from bastide.art.plan import BRIDGE, City, Landmark, Layout, Mist, Road
from bastide.art.raster import TILE, Mask, cells, dilate, disc, rectangle, room_for, roomiest, shrunk, stroke, union
from bastide.art.signs import plate_area, plate_in_city, seal_area

STANDING = (8, 10, 8, 10)
LYING = (13, 8, 13, 8)
APART = 18
"""Where there is room, places of one tile keep that distance: they are touch targets too."""
APART_FROM_ROAD = 24
ROOM = 11
"""Half of what a standing figure takes along its road."""
BESIDE: tuple[Point, ...] = ((17, 8), (14, 14))
"""Where a monk stands, relative to the middle of the monastery: before its eastern end, so that both are visible."""
CLEAR_OF_MONK = 22
"""Where another figure would be nearer, a monk stands before the western end."""
GHOST = (10, 11, 10, 12)
_INNER, _NEAR_SIDE = shrunk(TILE, 8), shrunk(TILE, 4)
_SCALES = (1.0, 0.85, 0.7, 0.55, 0.4, 0.25)


def _roomy(area: Mask, shape: tuple[int, int, int, int], near: Point) -> Point:
    """The best place for a shape in an area: at the largest scale that fits, as far from the rim as can be."""
    rooms = (room_for(area, *(max(1, round(v * scale)) for v in shape)) for scale in _SCALES)
    return roomiest(next(filter(None, rooms), area), near)[0]


def city_place(plan: Layout, city: City) -> Point:
    """Where a knight stands: off the walls, off a bridge over the city, and off the signs."""
    inner = city.area & ~seal_area(plan.seals) & ~plan.marked & ~plate_in_city(plan)
    inner &= ~union(dilate(bridge_area((bridge,)), 4) for bridge in plan.bridges if bridge.over == "city")
    inner &= ~union(stroke(wall, 11) for wall in city.walls)
    near: Point = (50, 50) if len(city.sides) > 1 else ((50, 17), (83, 50), (50, 83), (17, 50))[city.sides[0]]
    return _roomy(inner, STANDING, near)


def field_place(plan: Layout, part: Mask, taken: list[Point]) -> Point:
    """Where a farmer lies in a field part (flooded cells), away from the places taken where there is room."""
    quiet = part & plan.land
    apart = quiet & ~union(disc(place, APART) for place in taken)
    for area in (shrunk(apart, 4), shrunk(apart, 2), shrunk(quiet, 2)):
        if room_for(area, 4, 3, 4, 3):
            place = _roomy(area, LYING, (50, 50))
            return _beside_sign(plan, quiet, taken, place) if plan.sign else place
    return roomiest(quiet or part)[0]


def _beside_sign(plan: Layout, quiet: Mask, taken: list[Point], place: Point) -> Point:
    """The place, or where a farmer would hide some of the tile's sign, the one that hides least."""
    assert plan.sign
    plate = plate_area(plan.sign)
    rest = TILE & ~plan.land & ~plate

    def hidden(p: Point) -> float:
        body = rectangle(p[0] - 12, p[1] - 7, p[0] + 13, p[1] + 8)
        off = 25 * 15 - (body & TILE).bit_count()
        close = sum(max(0.0, APART_FROM_ROAD - math.dist(p, q)) for q in taken)
        return 4 * (body & plate).bit_count() + (body & rest).bit_count() + 3 * off + 60 * close

    if not plate & rectangle(place[0] - 12, place[1] - 7, place[0] + 13, place[1] + 8):
        return place
    choices = [p for p in cells(quiet & _NEAR_SIDE & ~dilate(plate, 1)) if p[0] % 3 < 1 and p[1] % 2 < 1]
    return min([place, *choices], key=hidden)


def _road_spots(plan: Layout, road: Road) -> list[Point]:
    """Where a highwayman may stand, the usual place first: mid-way, on a stub nearer to the side.

    A road that crosses a river keeps its bridge and the water free; a bridge over a city is where its road is at home.
    """
    line = road.lines[0]
    if any(bridge.over == "city" for bridge in plan.bridges):
        return [station(line, 0.5)[0]]
    if any(stroke(line, 4) & disc(bridge.at, 0) for bridge in plan.bridges):
        return _ashore(plan, line)
    if len(road.sides) > 1:
        return [_dry(plan, line)]
    nearer = (0.2, 0.24, 0.28) if road.end in CENTRAL_ENDS else (0.42, 0.36, 0.5, 0.3, 0.56)
    return [station(line, f)[0] for f in nearer]


def _dry(plan: Layout, line: Line) -> Point:
    """The place on a road with dry feet that is nearest to its middle; the middle where none is dry."""
    wet = water_area(plan.rivers)
    spots = [station(line, 0.5 + apart)[0] for apart in (0.0, -0.1, 0.1, -0.2, 0.2, -0.3, 0.3)]
    return next((at for at in spots if not rectangle(at[0] - 4, at[1] - 4, at[0] + 4, at[1] + 4) & wet), spots[0])


def _ashore(plan: Layout, line: Line) -> list[Point]:
    """Places on a road with a bridge: at either end of the road that lies at a side, as far inside as feet stay dry."""
    out: list[Point] = []
    for towards, inwards in ((line[0], 1), (line[-1], -1)):
        if not any(math.dist(towards, middle) < 1 for middle in MIDS):
            continue
        for f in (0.24, 0.22, 0.2, 0.18, 0.16, 0.14, 0.12):
            at = station(line, f if inwards > 0 else 1 - f)[0]
            if all(math.dist(at, bridge.at) > BRIDGE / 2 + ROOM for bridge in plan.bridges):
                out.append(at)
                break
    return out


def places(plan: Layout) -> dict[int, Point]:
    """Figure places by segment index; only segments that can hold a figure."""
    if plan.tile.fortified:
        return posts_of(plan.tile, plan.rotation)
    out: dict[int, Point] = {c.segment: city_place(plan, c) for c in plan.cities}
    for i, segment in enumerate(plan.tile.segments):
        if segment.kind == "monastery" and plan.monastery:
            (x, y), size = plan.monastery
            near = [spot for road in plan.roads for spot in _road_spots(plan, road)[:1]]
            out[i] = _monk_place((x, y), size, near, [out[city.segment] for city in plan.cities])
        elif segment.kind == "garden" and plan.garden:
            x, y = plan.garden[0]
            out[i] = (x - 12 if x > 60 else x + 12, min(y + 3, 88))
    spots = {road.segment: _road_spots(plan, road) for road in plan.roads}
    middles = [choices[0] for choices in spots.values()] + list(out.values())[len(plan.cities) :]
    if plan.landmark:
        knights = [out[city.segment] for city in plan.cities]
        out[plan.landmark.segment] = landmark_place(plan.landmark, knights + middles)
    for i, part in field_parts(plan).items():
        out[i] = field_place(plan, part, middles)
    for number, choices in spots.items():
        taken = list(out.values())
        out[number] = max(choices, key=lambda p: min((math.dist(p, q) for q in taken), default=0.0))
    for mist in plan.mists:
        out[mist.segment] = mist_place(plan, mist, [p for i, p in out.items() if not plan.tile.segments[i].mist])
    return dict(sorted(out.items()))


def _monk_place(middle: Point, size: float, roads: list[Point], knights: list[Point]) -> Point:
    """Where a monk stands: before the eastern end, or before the western end where a figure is near."""
    ends = [[(middle[0] + way * dx * size, middle[1] + dy * size) for dx, dy in BESIDE] for way in (1, -1)]

    def room(at: Point, near: list[Point]) -> float:
        return min((math.dist(at, other) for other in near), default=99.0)

    east, west = (max(end, key=lambda p: min(APART_FROM_ROAD, round(room(p, roads)))) for end in ends)
    if room(east, roads + knights) >= CLEAR_OF_MONK:
        return east
    return max((east, west), key=lambda p: room(p, roads + knights))


def landmark_place(mark: Landmark, taken: list[Point]) -> Point:
    """Where a steward stands or the dead lie: before the building, or elsewhere on it where another figure is near."""
    (x, y), size = mark.at, mark.size
    choices = [(x + dx * size, y + dy * size) for dx, dy in BUILDINGS[mark.drawing].places]
    return max(choices, key=lambda p: min((round(math.dist(p, q)) for q in taken), default=99) >= APART_FROM_ROAD)


def mist_place(plan: Layout, mist: Mist, taken: list[Point]) -> Point:
    """Where ghosts stand on a mist: off roads, walls and buildings, and away from the figures of the tile."""
    free = mist.area & plan.land
    apart = free & ~union(disc(place, APART) for place in taken)
    for room, by, inside in ((apart, 2, _INNER), (apart, 1, _NEAR_SIDE), (free, 1, _NEAR_SIDE)):
        area = shrunk(room, by) & inside
        if room_for(area, 3, 3, 3, 3):
            return _roomy(area, GHOST, (50, 50))
    return roomiest(mist.area & ~plan.built)[0]


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
