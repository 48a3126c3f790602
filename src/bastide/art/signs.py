"""Arrows and seals of tiles: where they lie, and what they cover.

The plate of an arrow is upright in every rotation; only the head, which points at the side, turns. A seal is the symbol
of a besieger. Two are read from left to right (CON-20). A seal is round and notched, arrows are square with a head.
"""

import math
from functools import cache

from bastide.art.areas import flood_fields, wall_faces
from bastide.art.catalogue import Tile
from bastide.art.geometry import Line, Point, side_frame
from bastide.art.plan import City, Layout, Seal, Sign
from bastide.art.raster import TILE, Mask, dilate, disc, polygon, rectangle, room_for, stroke, union

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


RADIUS = 9.4
_SEAL_STEP = 19.2
"""From the middle of one seal to that of the next."""
_SEAL_EDGE = 1.6
"""Room between a seal and the side of the tile."""
_SEAL_GRID = 3
_KNIGHT = (9, 11, 9, 10)


def seal_area(seals: tuple[Seal, ...]) -> Mask:
    """Cells that the seals of a tile cover."""
    return union(disc(seal.at, RADIUS + 0.6) for seal in seals)


@cache
def _candidates(count: int) -> list[tuple[float, Point]]:
    """Middles of the first seal on a grid over the tile, with what is good about each: nearness to a corner."""
    reach = RADIUS + _SEAL_EDGE
    right = 100 - reach - (count - 1) * _SEAL_STEP
    across = [reach + k * _SEAL_GRID for k in range(int((right - reach) / _SEAL_GRID) + 1)] + [right]
    places = [(x, reach + k * _SEAL_GRID) for k in range(int((100 - 2 * reach) / _SEAL_GRID) + 1) for x in across]
    rated = [(0.9 * max(math.dist((x + k * _SEAL_STEP, y), (50, 50)) for k in range(count)), (x, y)) for x, y in places]
    return sorted(rated, key=lambda place: (-place[0], place[1]))


def place_seals(tile: Tile, cities: tuple[City, ...], solid: Mask, land: Mask, stand: Mask) -> tuple[Seal, ...]:
    """Where the signs of a tile lie: towards a corner, off ``solid`` and the walls, where figures keep their room.

    ``land`` is what fields consist of, ``stand`` where figures stand on roads.
    """
    if not tile.seals:
        return ()
    walls = union(wall_faces(city) | union(stroke(wall, 12) for wall in city.walls) for city in cities)
    fields = list(flood_fields(tile, land).values())
    best: tuple[float, Point] = (math.inf, (50, 50))
    for bonus, (x, y) in _candidates(len(tile.seals)):
        if -bonus >= best[0]:
            break
        area = union(disc((x + k * _SEAL_STEP, y), RADIUS + 0.6) for k in range(len(tile.seals)))
        cost = 25.0 * (area & solid).bit_count() + 2.5 * (area & walls).bit_count() + (area & stand).bit_count() - bonus
        if cost < best[0]:
            cost += _crowding(fields, cities, area, walls, stand)
        if cost < best[0]:
            best = (cost, (x, y))
    x, y = best[1]
    return tuple(Seal((x + k * _SEAL_STEP, y), name) for k, name in enumerate(tile.seals))


def _crowding(fields: list[Mask], cities: tuple[City, ...], area: Mask, walls: Mask, stand: Mask) -> float:
    """How little room the seals leave to a farmer or a knight beside them, and to a city's shield."""
    cost = 0.0
    if any(field & area for field in fields):
        cost += squeeze(fields, dilate(area, 1), stand)
    for city in cities:
        if city.area & area:
            left = city.area & TILE & ~walls & ~area & rectangle(3, 3, 97, 97)
            cost += 10 + 20 * city.shields + (0 if room_for(left, *_KNIGHT) else 120)
    return cost
