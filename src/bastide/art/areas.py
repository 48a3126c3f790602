"""Which cells of a tile belong to what: roads, wall faces, buildings, and the parts of its fields."""

from __future__ import annotations

from collections.abc import Iterable

from bastide.art.catalogue import Tile
from bastide.art.geometry import Point, shifted, side_frame
from bastide.art.plan import ROAD_EDGE, VILLAGE_RADIUS, WALL_DROP, City, Layout, Road
from bastide.art.raster import TILE, Mask, disc, flooded, grown, polygon, rectangle, stroke


def road_area(roads: Iterable[Road]) -> Mask:
    """Cells of roads with their edges."""
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


def monastery_ground(at: Point) -> Mask:
    """Cells under the monastery and its yard."""
    x, y = at
    return disc((x, y + 4), 15) | disc((x - 8, y + 5), 13) | disc((x + 8, y + 5), 13) | rectangle(
        x - 17, y - 32, x + 3, y
    ) | rectangle(x - 12, y - 16, x + 18, y)  # fmt: skip


def field_parts(plan: Layout) -> dict[int, Mask]:
    """Cells of each field segment (by segment index), flooded from its halves past cities, roads and villages only.

    Buildings, cottages and gardens stand in a field without parting it.
    """
    solid = plan.built | road_area(plan.roads)
    if plan.village:
        solid |= disc(plan.village, VILLAGE_RADIUS)
    return flood_fields(plan.tile, TILE & ~solid)


def flood_fields(tile: Tile, open_land: Mask) -> dict[int, Mask]:
    """Flood each field segment of a tile from its halves through ``open_land``."""
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
    x, y = side_frame(half // 2)((25 if half % 2 == 0 else 75, 1))
    return grown(disc((x, y), 0), 1) & TILE
