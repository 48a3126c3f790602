"""The layout of one cell of the fortress: what roads, rivers and field there are outside its walls."""

from bastide.art.catalogue import Tile
from bastide.art.fortress.site import FACE, WallSite, ring, site_of
from bastide.art.geometry import INWARD, MIDS, Line, Point
from bastide.art.plan import RIVER_BANK, ROAD_EDGE, Layout, River, Road
from bastide.art.raster import TILE, Mask, dilate, polygon, stroke

_GATE = 4.0
"""How far roads and rivers run on under their gates."""


def rampart(found: WallSite, corner: Point) -> Mask:
    """Cells of a tile that the fortress takes, with the faces of its walls."""
    x, y = corner
    middle = found.height / 2
    line = ring(found.width, found.height, -3)
    return polygon([(a - x, b - y + (FACE if b > middle else 0)) for a, b in line]) & TILE


def _way(found: WallSite, corner: Point, side: int) -> Line:
    """From the middle of a side of the cell straight to the walls."""
    (mx, my), (nx, ny) = MIDS[side], INWARD[side]
    x, y = corner
    ways = [(m.at[0] - x - mx, m.at[1] - y - my) for m in found.mouths if m.side == side]
    across, down = min(ways, key=lambda way: abs(way[1] if side % 2 else way[0]))
    reach = (abs(across) if side % 2 else abs(down)) + _GATE
    return [(mx + nx * reach * k / 4, my + ny * reach * k / 4) for k in range(5)]


def build_cell(tile: Tile, rotation: int, variant: int) -> Layout:
    """Lay a turned cell out. Its city is the fortress itself, which has no outline of its own here."""
    found = site_of(tile, rotation)
    corner = found.corners[tile.id]
    taken = rampart(found, corner)
    roads: list[Road] = []
    rivers: list[River] = []
    solid = dilate(taken, 2)
    for i, segment in enumerate(tile.segments):
        if segment.kind in ("road", "river"):
            line = _way(found, corner, segment.sides[0])
            solid |= stroke(line, ROAD_EDGE if segment.kind == "road" else RIVER_BANK)
            if segment.kind == "road":
                roads.append(Road(i, segment.sides, (line,), segment.end))
            else:
                rivers.append(River(i, segment.sides, (line,)))
    land = TILE & ~solid
    return Layout(tile, rotation, variant, land, roads=tuple(roads), rivers=tuple(rivers), rampart=taken)
