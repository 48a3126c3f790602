"""The symbols of besiegers on a tile: where their seals lie. Two are read from left to right (CON-20).

A seal is round and notched, arrows are square with a head. The form alone shows the meaning of the symbol.
"""

import math
from functools import cache

from bastide.art.areas import flood_fields, wall_faces
from bastide.art.catalogue import Tile
from bastide.art.geometry import Point
from bastide.art.plan import City, Seal
from bastide.art.raster import TILE, Mask, dilate, disc, rectangle, room_for, stroke
from bastide.art.signs import squeeze

RADIUS = 9.4
_STEP = 19.2
"""From the middle of one seal to that of the next."""
_EDGE = 1.6
"""Room between a seal and the side of the tile."""
_GRID = 3
_KNIGHT = (9, 11, 9, 10)


def seal_area(seals: tuple[Seal, ...]) -> Mask:
    """Cells that the seals of a tile cover."""
    mask = 0
    for seal in seals:
        mask |= disc(seal.at, RADIUS + 0.6)
    return mask


@cache
def _candidates(count: int) -> list[tuple[float, Point]]:
    """Middles of the first seal on a grid over the tile, with what is good about each: nearness to a corner."""
    reach = RADIUS + _EDGE
    right = 100 - reach - (count - 1) * _STEP
    across = [reach + k * _GRID for k in range(int((right - reach) / _GRID) + 1)] + [right]
    places = [(x, reach + k * _GRID) for k in range(int((100 - 2 * reach) / _GRID) + 1) for x in across]
    rated = [(0.9 * max(math.dist((x + k * _STEP, y), (50, 50)) for k in range(count)), (x, y)) for x, y in places]
    return sorted(rated, key=lambda one: (-one[0], one[1]))


def place_seals(tile: Tile, cities: tuple[City, ...], solid: Mask, land: Mask, stand: Mask) -> tuple[Seal, ...]:
    """Where the signs of a tile lie: towards a corner, off ``solid`` and the walls, where figures keep their room.

    ``land`` is what fields consist of, ``stand`` where figures stand on roads.
    """
    if not tile.seals:
        return ()
    walls = 0
    for city in cities:
        walls |= wall_faces(city)
        for wall in city.walls:
            walls |= stroke(wall, 12)
    fields = list(flood_fields(tile, land).values())
    best: tuple[float, Point] = (math.inf, (50, 50))
    for bonus, (x, y) in _candidates(len(tile.seals)):
        if -bonus >= best[0]:
            break
        area = 0
        for k in range(len(tile.seals)):
            area |= disc((x + k * _STEP, y), RADIUS + 0.6)
        cost = 25.0 * (area & solid).bit_count() + 2.5 * (area & walls).bit_count() + (area & stand).bit_count() - bonus
        if cost < best[0]:
            cost += _crowding(fields, cities, area, walls, stand)
        if cost < best[0]:
            best = (cost, (x, y))
    x, y = best[1]
    return tuple(Seal((x + k * _STEP, y), name) for k, name in enumerate(tile.seals))


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
