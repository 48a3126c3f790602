"""Which cells of a tile belong to what: roads, wall faces, buildings, and the parts of its fields."""

from collections.abc import Iterable

from bastide.art.catalogue import CIRCLES, Tile
from bastide.art.geometry import Line, Point, shift_line, side_frame, smooth_loop
from bastide.art.landmarks import landmark_ground, ruin_ground
from bastide.art.plan import (
    ALLEY,
    RIVER_BANK,
    RIVER_EDGE,
    ROAD_EDGE,
    SWATH,
    VILLAGE_RADIUS,
    WALL_DROP,
    Bridge,
    City,
    Gate,
    Landmark,
    Layout,
    River,
    Road,
)
from bastide.art.raster import TILE, Mask, dilate, disc, flood_fill, polygon, rectangle, roomiest, stroke, union

HOMESTEAD = (24.0, 22.0)
"""Width and height of a homestead with its hedge."""


def road_area(roads: Iterable[Road]) -> Mask:
    """Cells of roads with their edges."""
    return union(stroke(line, ROAD_EDGE) for road in roads for line in road.lines)


def alley_area(alleys: Iterable[Line]) -> Mask:
    """Cells of ways between a village and gates."""
    return union(stroke(alley, ALLEY) for alley in alleys)


def crop_area(at: Point, size: float, swaths: Iterable[Line]) -> Mask:
    """Cells of a crop circle, 38 wide and 29 high, and of its strips of pressed corn."""
    (x, y), middles = at, (-4.5 * size, 0, 4.5 * size)
    return union(disc((x + dx, y), 14.5 * size) for dx in middles) | union(stroke(swath, SWATH) for swath in swaths)


def circle_area(plan: Layout) -> Mask:
    """Cells of the crop circles of a tile."""
    return union(crop_area(mark.at, mark.size, mark.swaths) for mark in plan.marks if mark.name in CIRCLES)


def homestead_area(at: Point | None) -> Mask:
    """Cells of a homestead with its hedge, and of the eaves above it."""
    if at is None:
        return 0
    (x, y), (wide, high) = at, HOMESTEAD
    return rectangle(x - wide / 2, y - high / 2 - 3, x + wide / 2, y + high / 2)


def wall_faces(city: City) -> Mask:
    """Cells hidden by the faces of a city's walls and their shade, south of the wall's edge."""
    faces = (list(wall) + shift_line(wall, 0, WALL_DROP + 1)[::-1] for wall in city.walls)
    return union(map(polygon, faces)) | union(stroke(wall, 2) for wall in city.walls)


def river_area(rivers: Iterable[River]) -> Mask:
    """Cells of rivers with their banks, springs and lakes."""
    return _waters(rivers, RIVER_BANK)


def water_area(rivers: Iterable[River]) -> Mask:
    """Cells of open water, without the banks."""
    return _waters(rivers, RIVER_EDGE)


def _waters(rivers: Iterable[River], width: float) -> Mask:
    rivers, bank = tuple(rivers), round((width - RIVER_EDGE) / 2)
    pools = (dilate(polygon(smooth_loop(river.pool.shore)), bank) for river in rivers if river.pool)
    return union(stroke(line, width) for river in rivers for line in river.lines) | union(pools)


def bridge_area(bridges: Iterable[Bridge]) -> Mask:
    """Cells that bridges hide: deck, parapets and the face towards the south."""
    return union(map(_bridge_cells, bridges))


def _bridge_cells(bridge: Bridge) -> Mask:
    (x, y), half = bridge.at, bridge.long / 2 + 1
    if bridge.upright:
        return rectangle(x - 9, y - half, x + 11, y + half)
    return rectangle(x - half, y - 9, x + half, y + 18)


def monastery_ground(at: Point, size: float = 1.0) -> Mask:
    """Cells under the monastery and its yard."""
    x, y = at

    def box(left: float, top: float, right: float, bottom: float) -> Mask:
        return rectangle(x + left * size, y + top * size, x + right * size, y + bottom * size)

    yard = union(disc((x + dx * size, y + 5 * size), 13 * size) for dx in (-8, 8))
    return yard | disc((x, y + 4 * size), 15 * size) | box(-17, -32, 3, 0) | box(-12, -16, 18, 0)


def building_area(
    gates: tuple[Gate, ...], monastery: tuple[Point, float] | None, mark: Landmark | None, ruin: Point | None
) -> Mask:
    """Cells of gatehouses and of the buildings of a tile."""
    mask = union(disc(gate.at, 9) for gate in gates) | (monastery_ground(*monastery) if monastery else 0)
    return mask | (landmark_ground(mark) if mark else 0) | (ruin_ground(ruin) if ruin else 0)


def field_parts(plan: Layout) -> dict[int, Mask]:
    """Cells of each field segment (by segment index), flooded from its halves past cities, rivers, roads and villages.

    Monasteries, cottages and gardens stand in a field without parting it; homesteads, castles, cemeteries,
    ruins, crop circles and the borders of mist part fields.
    """
    solid = plan.built | road_area(plan.roads) | river_area(plan.rivers)
    solid |= landmark_area(plan) | homestead_area(plan.homestead)
    solid |= circle_area(plan)
    if plan.village:
        solid |= disc(plan.village, VILLAGE_RADIUS) | alley_area(plan.alleys)
    return flood_fields(plan.tile, TILE & ~solid, veil_area(plan))


def veil_area(plan: Layout) -> Mask:
    """Cells under mist."""
    return union(mist.area for mist in plan.mists)


def landmark_area(plan: Layout) -> Mask:
    """Cells of a castle, a cemetery and a ruin."""
    return (landmark_ground(plan.landmark) if plan.landmark else 0) | (ruin_ground(plan.ruin) if plan.ruin else 0)


def flood_fields(tile: Tile, open_land: Mask, veil: Mask = 0) -> dict[int, Mask]:
    """Flood each field segment of a tile from its halves through ``open_land``, the veiled ones under the mist."""
    out: dict[int, Mask] = {}
    for i, segment in enumerate(tile.segments):
        if segment.kind == "field":
            land = open_land & veil if segment.mist else open_land & ~veil
            seeds = union(half_seed(half) & land or half_strip(half) for half in segment.halves)
            out[i] = flood_fill(land, seeds & land)
    for i, segment in enumerate(tile.segments):
        if segment.kind == "field" and not segment.halves:  # reaches no side: the roomiest of what is left
            rest = open_land & ~union(out.values())
            out[i] = flood_fill(rest, disc(roomiest(rest)[0], 0))
    return out


def half_strip(half: int) -> Mask:
    """The cells along a half side, corners left out: where a field is seen if something stands on its middle."""
    frame = side_frame(half // 2)
    start = 4 if half % 2 == 0 else 60
    (x1, y1), (x2, y2) = frame((start, 0)), frame((start + 36, 2))
    return rectangle(min(x1, x2), min(y1, y2), max(x1, x2), max(y1, y2))


def half_seed(half: int) -> Mask:
    """The cells where a half side's field begins: 1 unit inside, at a quarter of the side."""
    return dilate(disc(side_frame(half // 2)((25 if half % 2 == 0 else 75, 1)), 0), 1) & TILE
