"""Where roads end at the walls of cities: each at a gate of its own, and at the city that the data names."""

import math

from bastide.art.catalogue import Segment, Tile
from bastide.art.geometry import INWARD, MIDS, Line, Point, contains
from bastide.art.paths import bend
from bastide.art.plan import City, Gate

_STEPS = 200
_APART = 24.0
"""Nearer gates of two roads would make one road of them."""
_ASIDE = 14.0
"""How far a gate lies from the middle of its wall where another road or city needs the middle."""
_FAR_ASIDE = 27.0
"""And where a road comes in between two others."""


def wall_ahead(side: int, cities: tuple[City, ...], aside: Point = (0, 0)) -> Point | None:
    """Where the perpendicular from a side's middle, or from beside it, first meets a city."""
    (x, y), (nx, ny) = MIDS[side], INWARD[side]
    x, y = x + aside[0], y + aside[1]
    for step in range(2, _STEPS):
        point = (x + nx * step / 2, y + ny * step / 2)
        if any(contains(c.outline, point) for c in cities if side not in c.sides):
            return point
    return None


def gate_of(tile: Tile, number: int, cities: tuple[City, ...]) -> Gate | None:
    """The gate at which a road (segment `number`) ends: of the city that its data names, else straight ahead, else in
    the cap that it leads past. None where the tile has no city."""
    side = tile.segments[number].sides[0]
    wanted = _side_in_data(tile, number)
    if wanted >= 0 and wanted != (side + 2) % 4:
        named = tuple(city for city in cities if wanted in city.sides)
        return _beside(side, wanted, named, _ASIDE)
    mates = [s.sides[0] for s in _ending(tile)]
    if wall := wall_ahead(side, cities):
        return Gate(_clear_of(mates, side, wall, cities), side)
    backs = [(city.sides[0] + 2) % 4 for city in cities if len(city.sides) == 1]
    if len(mates) > 1 and len(cities) == 1 and backs:
        return _beside(side, cities[0].sides[0], cities, _FAR_ASIDE if backs[0] in mates else _ASIDE)
    walls = [(back, wall_ahead(back, cities)) for back in backs]
    return next((Gate(wall, back) for back, wall in walls if wall), None)


def _side_in_data(tile: Tile, number: int) -> int:
    """A side of the city that the data names for a road, -1 for none: by its gate, or as the one city of several that
    the fields on both sides of the road lie at."""
    road = tile.segments[number]
    side = road.sides[0]
    if road.gate >= 0 or sum(s.kind == "city" for s in tile.segments) < 2:
        return road.gate
    beside = [set(s.cities) for half in (2 * side, 2 * side + 1) for s in tile.segments if half in s.halves]
    common = set.intersection(*beside) if beside else set()
    if len(common) != 1:
        return -1
    sides = tile.segments[common.pop()].sides
    return (side + 2) % 4 if (side + 2) % 4 in sides else sides[0]


def _ending(tile: Tile) -> list[Segment]:
    """The roads of a tile that end at a city."""
    return [s for s in tile.segments if s.kind == "road" and len(s.sides) == 1 and s.end == "city"]


def _clear_of(mates: list[int], side: int, wall: Point, cities: tuple[City, ...]) -> Point:
    """The end of a road straight ahead, moved away from the gate of a mate.

    A mate is a road from the adjacent side. Otherwise the two would look like one road.
    """
    for mate in mates:
        other, (nx, ny) = wall_ahead(mate, cities), INWARD[mate]
        if mate != side and other and math.dist(wall, other) < _APART:
            wall = wall_ahead(side, cities, (nx * _ASIDE, ny * _ASIDE)) or wall
    return wall


def _beside(side: int, wanted: int, cities: tuple[City, ...], aside: float) -> Gate | None:
    """A gate in the wall that faces away from side `wanted`, off its middle towards the side that the road comes
    from."""
    back, (nx, ny) = (wanted + 2) % 4, INWARD[side]
    wall = wall_ahead(back, cities, (-nx * aside, -ny * aside))
    return Gate(wall, back) if wall else None


def way_to(side: int, gate: Gate) -> Line:
    """The line of a road from a side to a gate that looks towards another side."""
    return bend(side, gate.at, gate.side)
