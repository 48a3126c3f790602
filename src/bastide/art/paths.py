"""Centre lines of roads and rivers, and the gates at which roads end.

They meet a side in its middle, at right angles. Each road ends at a gate of its own, at the city that the data names.
"""

import math

from bastide.art.catalogue import Tile
from bastide.art.geometry import INWARD, MIDS, Line, Point, bezier, contains, step
from bastide.art.plan import City, Gate
from bastide.art.seeds import Chance


def arc(a: int, b: int, pull: float = 27.6) -> Line:
    """Bend between two neighbouring sides; 27.6 makes a quarter circle."""
    return bezier(MIDS[a], step(MIDS[a], INWARD[a], pull), step(MIDS[b], INWARD[b], pull), MIDS[b], 18)


def straight(a: int, sway: float) -> Line:
    """Line from side ``a`` to the opposite one with a gentle S of ``sway`` units, straight at both sides."""
    p, q, ahead = MIDS[a], MIDS[(a + 2) % 4], INWARD[a]
    across = (ahead[1], ahead[0])
    left, right = step(step(p, ahead, 27), across, sway), step(step(q, ahead, -27), across, -sway)
    first = bezier(p, step(p, ahead, 12), step(left, ahead, -11), left, 6)
    middle = bezier(left, step(left, ahead, 11), step(right, ahead, -11), right, 8)
    last = bezier(right, step(right, ahead, 11), step(q, ahead, -12), q, 6)
    return first + middle[1:] + last[1:]


def stub(side: int, end: Point, sway: float) -> Line:
    """Line from a side to a point inside the tile."""
    start, ahead = MIDS[side], INWARD[side]
    reach = math.dist(start, end)
    second = step(step(end, ahead, -reach * 0.35), (ahead[1], ahead[0]), sway)
    return bezier(start, step(start, ahead, reach * 0.4), second, end, 10)


def bend(side: int, end: Point, turned: int) -> Line:
    """Line from a side to a point inside the tile, which it reaches as one from the side ``turned`` would."""
    return bezier(MIDS[side], step(MIDS[side], INWARD[side], 30), step(end, INWARD[turned], -22), end, 14)


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
            ends = [step((50, 50), INWARD[s], -reach) for s in (a, b) for reach in (_SOFT, _PULL)]
            out.append(bezier(ends[0], ends[1], ends[3], ends[2], 8))
    return out


RING = 23.0
"""Half of the width of a ring of road: a field, and a farmer, have room inside."""


def ring(sides: tuple[int, ...]) -> list[Line]:
    """A path that runs round a field in the middle, and from its sides into that ring."""
    turns = [math.tau * (k / 48 - 1 / 8) for k in range(49)]
    out: list[Line] = [[(50 + RING * math.cos(turn), 50 + RING * math.sin(turn)) for turn in turns]]
    return out + [[MIDS[side], step(MIDS[side], INWARD[side], 50 - RING)] for side in sides]


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
    start = (MIDS[side][0] + aside[0], MIDS[side][1] + aside[1])
    outlines = [city.outline for city in cities if side not in city.sides]
    points = (step(start, INWARD[side], k / 2) for k in range(2, _STEPS))
    return next((point for point in points if any(contains(outline, point) for outline in outlines)), None)


def gate_of(tile: Tile, number: int, cities: tuple[City, ...]) -> Gate | None:
    """The gate at which a road (segment `number`) ends: of the city that its data names, else straight ahead, else in
    the cap that it leads past. None where the tile has no city."""
    side = tile.segments[number].sides[0]
    wanted = _side_in_data(tile, number)
    if wanted >= 0 and wanted != (side + 2) % 4:
        named = tuple(city for city in cities if wanted in city.sides)
        return _beside(side, wanted, named, _ASIDE)
    mates = [s.sides[0] for s in tile.segments if s.kind == "road" and len(s.sides) == 1 and s.end == "city"]
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
