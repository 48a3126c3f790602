"""Centre lines of roads and rivers, and the gates at which roads end.

They meet a side in its middle, at right angles. Each road ends at a gate of its own, at the city that the data names.
"""

import math

from bastide.art.catalogue import Segment, Tile
from bastide.art.geometry import INWARD, MIDS, Line, Point, bezier, contains
from bastide.art.plan import City, Gate
from bastide.art.seeds import Chance


def arc(a: int, b: int, pull: float = 27.6) -> Line:
    """Bend between two neighbouring sides; 27.6 makes a quarter circle."""
    p, q = MIDS[a], MIDS[b]
    first = (p[0] + INWARD[a][0] * pull, p[1] + INWARD[a][1] * pull)
    second = (q[0] + INWARD[b][0] * pull, q[1] + INWARD[b][1] * pull)
    return bezier(p, first, second, q, 18)


def straight(a: int, sway: float) -> Line:
    """Line from side ``a`` to the opposite one with a gentle S of ``sway`` units, straight at both sides."""
    p, q = MIDS[a], MIDS[(a + 2) % 4]
    nx, ny = INWARD[a]
    px, py = ny, nx
    left = (p[0] + nx * 27 + px * sway, p[1] + ny * 27 + py * sway)
    right = (q[0] - nx * 27 - px * sway, q[1] - ny * 27 - py * sway)

    def ahead(point: Point, by: float) -> Point:
        return (point[0] + nx * by, point[1] + ny * by)

    first = bezier(p, ahead(p, 12), ahead(left, -11), left, 6)
    middle = bezier(left, ahead(left, 11), ahead(right, -11), right, 8)
    last = bezier(right, ahead(right, 11), ahead(q, -12), q, 6)
    return first + middle[1:] + last[1:]


def stub(side: int, end: Point, sway: float) -> Line:
    """Line from a side to a point inside the tile."""
    start = MIDS[side]
    nx, ny = INWARD[side]
    px, py = ny, nx
    reach = math.dist(start, end)
    first = (start[0] + nx * reach * 0.4, start[1] + ny * reach * 0.4)
    second = (end[0] - nx * reach * 0.35 + px * sway, end[1] - ny * reach * 0.35 + py * sway)
    return bezier(start, first, second, end, 10)


def bend(side: int, end: Point, turned: int) -> Line:
    """Line from a side to a point inside the tile, which it reaches as one from the side ``turned`` would."""
    start, (nx, ny), (mx, my) = MIDS[side], INWARD[side], INWARD[turned]
    return bezier(start, (start[0] + nx * 30, start[1] + ny * 30), (end[0] - mx * 22, end[1] - my * 22), end, 14)


_SOFT = 21.0
"""How far from the middle the corners of a junction are rounded; more would leave an island of field."""
_PULL = 0.45 * _SOFT


def branches(sides: tuple[int, ...]) -> list[Line]:
    """A path that forks without ending: arms to the middle, and a curve in each corner between two of them."""
    out: list[Line] = [straight(a, 0) for a in (0, 1) if a in sides and a + 2 in sides]
    out += [stub(a, (50, 50), 0) for a in sides if (a + 2) % 4 not in sides]
    for a in sides:
        b = (a + 1) % 4
        if b in sides:
            ends = [(50 - INWARD[s][0] * reach, 50 - INWARD[s][1] * reach) for s in (a, b) for reach in (_SOFT, _PULL)]
            out.append(bezier(ends[0], ends[1], ends[3], ends[2], 8))
    return out


RING = 23.0
"""Half of the width of a ring of road: a field, and a farmer, have room inside."""


def ring(sides: tuple[int, ...]) -> list[Line]:
    """A path that runs round a field in the middle, and from its sides into that ring."""
    turns = [math.tau * (k / 48 - 1 / 8) for k in range(49)]
    out: list[Line] = [[(50 + RING * math.cos(turn), 50 + RING * math.sin(turn)) for turn in turns]]
    for side in sides:
        (x, y), (nx, ny) = MIDS[side], INWARD[side]
        out.append([(x, y), (x + nx * (50 - RING), y + ny * (50 - RING))])
    return out


def through(sides: tuple[int, ...], chance: Chance, calm: bool) -> list[Line]:
    """Lines of a path that passes the tile: one for two sides, a junction with soft corners for three or four."""
    if len(sides) > 2:
        return branches(sides)
    a, b = sides
    if (a - b) % 4 == 2:
        sway = chance.between(1, 3.2) * chance.sign()
        return [straight(a, sway * 0.35 if calm else sway)]
    return [arc(a, b, chance.between(26.2, 29))]


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
