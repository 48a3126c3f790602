"""The layout of one cell of the fortress: what roads, rivers and field there are outside its walls."""

from __future__ import annotations

from bastide.art.catalogue import Tile
from bastide.art.fortress.site import DROP, Site, site_of
from bastide.art.geometry import INWARD, MIDS, Line, Point
from bastide.art.plan import RIVER_BANK, ROAD_EDGE, Layout, River, Road
from bastide.art.raster import TILE, Mask, disc, grown, rectangle, stroke

TOWER = 12.0
"""Half of what a corner tower takes."""
_GATE = 4.0
"""How far roads and rivers run on under their gates."""


def rampart(found: Site, corner: Point) -> Mask:
    """Cells of a tile that the fortress takes, with the faces of its walls."""
    left, top, right, bottom = found.curtain
    x, y = corner
    mask = rectangle(left - 2 - x, top - 2 - y, right + 2 - x, bottom + DROP + 1 - y)
    for cx in (left + 4, right - 4):
        for cy in (top + 2, bottom + 4):
            if -TOWER < cx - x < 100 + TOWER and -TOWER < cy - y < 100 + TOWER:
                mask |= disc((cx - x, cy - y), TOWER)
    return mask & TILE


def _way(found: Site, corner: Point, side: int) -> Line:
    """From the middle of a side of the cell straight to the curtain wall."""
    (mx, my), (nx, ny) = MIDS[side], INWARD[side]
    left, top, right, bottom = found.curtain
    reach = (top - corner[1], corner[0] + 100 - right, corner[1] + 100 - bottom, left - corner[0])[side] + _GATE
    return [(mx + nx * reach * k / 4, my + ny * reach * k / 4) for k in range(5)]


def build_cell(tile: Tile, rotation: int, variant: int) -> Layout:
    """Lay a turned cell out. Its city is the fortress itself, which has no outline of its own here."""
    found = site_of(tile, rotation)
    corner = found.corners[tile.id]
    taken = rampart(found, corner)
    roads: list[Road] = []
    rivers: list[River] = []
    solid = grown(taken, 2)
    for i, segment in enumerate(tile.segments):
        if segment.kind in ("road", "river"):
            line = _way(found, corner, segment.sides[0])
            solid |= stroke(line, ROAD_EDGE if segment.kind == "road" else RIVER_BANK)
            if segment.kind == "road":
                roads.append(Road(i, segment.sides, (line,), segment.end))
            else:
                rivers.append(River(i, segment.sides, (line,)))
    return Layout(
        tile, rotation, variant, (), tuple(roads), (), None, (), None, None, tuple(rivers), (), None, (), None, None,
        TILE & ~solid, rampart=taken,
    )  # fmt: skip
