"""Arrows of tiles: their plate, where it lies, and what it covers.

The plate with its symbol is upright in every rotation; only the head, which points at the side, turns.
"""

from bastide.art.areas import flood_fields
from bastide.art.catalogue import Tile
from bastide.art.geometry import Line, side_frame
from bastide.art.plan import Layout, Sign
from bastide.art.raster import Mask, dilate, polygon, room_for

PLATE = 8.0
"""Half of the square that carries the symbol."""
HEAD = 12.0
"""Half of the head's width."""
TIP = 2.0
"""Room between the tip and the side."""
STANDING_HALF = 12
"""Half of what a standing figure takes across its road."""
_HEAD_DEEP = 10.0
_DEEP = TIP + _HEAD_DEEP + PLATE
"""How far the plate's middle lies inside the tile."""
_FARMERS = ((0.0, 13, 9), (12.0, 12, 8), (24.0, 11, 7), (48.0, 10, 6), (80.0, 8, 5), (130.0, 6, 4))
"""How bad it is to leave a lying figure no more than that room."""


def outline(side: int) -> Line:
    """The arrow round its plate's middle as corners; the tip points at a side."""
    frame = side_frame(side)
    ox, oy = frame((50, _DEEP))
    shape = [
        (50.0, TIP), (50 + HEAD, TIP + _HEAD_DEEP), (50 + PLATE, TIP + _HEAD_DEEP), (50 + PLATE, _DEEP + PLATE),
        (50 - PLATE, _DEEP + PLATE), (50 - PLATE, TIP + _HEAD_DEEP), (50 - HEAD, TIP + _HEAD_DEEP),
    ]  # fmt: skip
    return [(x - ox, y - oy) for x, y in map(frame, shape)]


def plate_area(sign: Sign) -> Mask:
    """Cells that an arrow covers."""
    x, y = sign.at
    return polygon([(x + dx, y + dy) for dx, dy in outline(sign.side)])


def plate_in_city(plan: Layout) -> Mask:
    """Cells of an arrow that lies in a city, where nothing is built."""
    if plan.sign and plan.tile.edge(plan.sign.side) == "city":
        return plate_area(plan.sign)
    return 0


def place_sign(tile: Tile, taken: Mask, land: Mask, stand: Mask) -> Sign | None:
    """Where the arrow lies: at the middle of its side, or beside a road there, where a highwayman hides none of it.

    ``taken`` is what it should not cover, ``land`` what parts the fields, ``stand`` where figures
    stand on roads: the arrow leaves a farmer room in its field.
    """
    if not tile.arrow:
        return None
    side, frame = tile.arrow.side, side_frame(tile.arrow.side)
    fields = list(flood_fields(tile, land).values())
    clear = HEAD + STANDING_HALF if tile.edge(side) == "road" else 0
    best: tuple[float, Sign] | None = None
    for along in sorted(range(22, 79), key=lambda x: abs(x - 50)):
        step = abs(along - 50)
        if step < clear:
            continue
        if best and best[0] <= step * 0.7:
            break
        sign = Sign(frame((along, _DEEP)), side, tile.arrow.symbol)
        plate = plate_area(sign)
        cost = (plate & taken).bit_count() + 3 * (plate & stand).bit_count() + step * 0.7
        cost += squeeze(fields, dilate(plate, 1), stand)
        if best is None or cost < best[0]:
            best = (cost, sign)
    return best[1] if best else None


def squeeze(fields: list[Mask], plate: Mask, stand: Mask) -> float:
    """How little room the plate leaves to a farmer in the field that it lies on."""
    field = max(fields, key=lambda part: (part & plate).bit_count())
    left = field & ~plate & ~stand
    for loss, half_w, half_h in _FARMERS:
        if room_for(left, half_w, half_h, half_w, half_h):
            return loss
    return 180.0
