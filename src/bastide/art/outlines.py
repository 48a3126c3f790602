"""The ground of each segment of a tile as an outline, which a client colours to show the owner."""

import math
from functools import lru_cache

from bastide.art.areas import field_parts, monastery_ground
from bastide.art.geometry import Point
from bastide.art.landmarks import landmark_ground
from bastide.art.layout import layout
from bastide.art.plan import ROAD_EDGE, VILLAGE_RADIUS, Layout
from bastide.art.raster import TILE, Mask, cells, disc, rectangle, shift_area, stroke, union

COARSE = 1.2
"""How far an outline may leave the area's own rim, in units."""
ROAD = ROAD_EDGE + 5
"""Roads are narrow: what lies on one reaches a little beyond it."""
GARDEN = (13, 10)

Corner = tuple[int, int]


@lru_cache(maxsize=2048)
def outlines(tile_id: str, rotation: int, variant: int) -> dict[int, str]:
    """By segment, as the tile lists them, the outline as the data of an SVG path in units of a hundredth of the cell.
    Raises ValueError for an unknown tile."""
    return {number: _path(area & TILE) for number, area in grounds(layout(tile_id, rotation % 360, variant)).items()}


def grounds(plan: Layout) -> dict[int, Mask]:
    """The ground by segment; what has none of its own, such as a river, is left out."""
    built = plan.built | (disc(plan.village, VILLAGE_RADIUS) if plan.village else 0)
    built |= monastery_ground(*plan.monastery) if plan.monastery else 0
    found = {number: part & ~built for number, part in field_parts(plan).items()}
    found |= {mist.segment: mist.area for mist in plan.mists} | {city.segment: city.area for city in plan.cities}
    for road in plan.roads:
        found[road.segment] = union(stroke(line, ROAD) & ~built for line in road.lines)
    if plan.landmark:
        found[plan.landmark.segment] = landmark_ground(plan.landmark)
    for number, segment in enumerate(plan.tile.segments):
        if segment.kind == "city" and plan.rampart:
            found[number] = plan.rampart
        elif segment.kind == "monastery" and plan.monastery:
            found[number] = monastery_ground(*plan.monastery)
        elif segment.kind == "garden" and plan.garden:
            ((x, y), size), (wide, high) = plan.garden, GARDEN
            found[number] = rectangle(x - wide * size, y - high * size, x + wide * size, y + high * size)
    return found


def _path(area: Mask) -> str:
    return "".join("M" + "L".join(f"{x} {y}" for x, y in simplify_loop(loop)) + "Z" for loop in loops(area))


def loops(area: Mask) -> list[list[Corner]]:
    """The rims of an area along the lines of the grid, each closed, the area on the right hand."""
    ahead: dict[Corner, list[Corner]] = {}
    for (dx, dy), first, last in _RIMS:
        for x, y in cells(area & ~shift_area(area, -dx, -dy)):
            i, j = math.floor(x), math.floor(y)
            ahead.setdefault((i + first[0], j + first[1]), []).append((i + last[0], j + last[1]))
    found = []
    while ahead:
        start = at = next(iter(ahead))
        loop: list[Corner] = []
        while not loop or at != start:
            loop.append(at)
            ways = ahead[at]
            following = ways.pop()
            if not ways:
                del ahead[at]
            at = following
        found.append(loop)
    return found


_RIMS = (
    ((0, -1), (0, 0), (1, 0)),
    ((1, 0), (1, 0), (1, 1)),
    ((0, 1), (1, 1), (0, 1)),
    ((-1, 0), (0, 1), (0, 0)),
)
"""Where the neighbour lies, and the ends of the rim towards it, clockwise."""


def simplify_loop(loop: list[Corner]) -> list[Corner]:
    """The loop with fewer corners, none of the others further from it than COARSE (Douglas and Peucker 1973). Corners
    at the tile's rim stay: neighbours meet there."""
    fixed = [i for i in range(len(loop)) if _turns_at_rim(loop, i)]
    corners = fixed if len(fixed) > 1 else [0, len(loop) // 2]
    out: list[Corner] = []
    for a, b in zip(corners, [*corners[1:], corners[0] + len(loop)]):
        out += _thin_loop([loop[i % len(loop)] for i in range(a, b + 1)])[:-1]
    return out


def _turns_at_rim(loop: list[Corner], i: int) -> bool:
    (ax, ay), (x, y), (bx, by) = loop[i - 1], loop[i], loop[(i + 1) % len(loop)]
    return (x in (0, 100) or y in (0, 100)) and (bx - x, by - y) != (x - ax, y - ay)


def _thin_loop(line: list[Corner]) -> list[Corner]:
    if len(line) < 3:
        return line
    far, at = max((_off(line[i], line[0], line[-1]), i) for i in range(1, len(line) - 1))
    if far <= COARSE:
        return [line[0], line[-1]]
    return _thin_loop(line[: at + 1])[:-1] + _thin_loop(line[at:])


def _off(p: Point, a: Point, b: Point) -> float:
    """How far a point lies from the line through two others."""
    long = math.dist(a, b)
    if not long:
        return math.dist(p, a)
    return abs((b[0] - a[0]) * (a[1] - p[1]) - (a[0] - p[0]) * (b[1] - a[1])) / long
