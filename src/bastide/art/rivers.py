"""The course of rivers: centre lines, springs and lakes, and where roads cross by bridge.

A river meets a side in its middle, at right angles, as roads do; what varies lies inside the tile.
"""

from itertools import pairwise

from bastide.art.catalogue import Segment, Tile
from bastide.art.geometry import INWARD, MIDS, Line, Point, bezier, side_frame, step, uneven_loop
from bastide.art.paths import arc, straight, stub
from bastide.art.plan import Bridge, Pool, River, Road
from bastide.art.seeds import Chance

MONASTERY_SHIFT = 22.0
MONASTERY_SCALE = 0.78
"""A monastery on a bank is smaller and stands nearer to its side."""
_BOW = 13.0
_LAKE = (24.0, 20.0)
_SPRING = (11.5, 9.5)
_LAKE_BELOW_BANK, _LAKE_BESIDE_BANK = (21.0, 15.0), (17.5, 19.0)
_OFF_BANK = 13.0
"""A lake with a monastery on its shore is smaller and lies off that bank."""
_BEND_OFF = 14.6
_OFF_ROAD = 10.0
"""How far from the middle of the tile a bend passes, along both axes, and how far from a road its spring begins."""


def bank_side(tile: Tile) -> int | None:
    """The side on whose bank a monastery beside a river stands: where the first field lies that has a whole side; None
    without one."""
    rivers = [s for s in tile.segments if s.kind == "river"]
    if not rivers or not tile.has("monastery"):
        return None
    fields = [set(s.halves) for s in tile.segments if s.kind == "field"]
    dry = [side for side in range(4) if all(side not in s.sides for s in rivers)]
    return next((side for field in fields for side in dry if {2 * side, 2 * side + 1} <= field), None)


def _bow_path(a: int, away: tuple[int, int]) -> Line:
    """From side ``a`` to the opposite one in a bow away from a bank."""
    p, q, ahead = MIDS[a], MIDS[(a + 2) % 4], INWARD[a]
    middle = step((50, 50), away, _BOW)
    first = bezier(p, step(p, ahead, 24), step(middle, ahead, -24), middle, 10)
    return first + bezier(middle, step(middle, ahead, 24), step(q, ahead, -24), q, 10)[1:]


def _fork(sides: tuple[int, ...]) -> list[Line]:
    """One arm bends to either hand of the stem, which is the side opposite to the one without river."""
    stem = next(s for s in sides if (s + 2) % 4 not in sides)
    return [arc(stem, (stem + turn) % 4, 31) for turn in (1, 3)]


def _end(segment: Segment, number: int, tile: Tile, chance: Chance) -> River:
    """A river that begins in a spring or ends in a lake."""
    side, role = segment.sides[0], tile.role
    at = side_frame(side)((50, 57 if role == "spring" else 52))
    rx, ry = _SPRING if role == "spring" else _LAKE
    if role == "spring":
        at = _beside_road(tile, side) or at
    elif (bank := bank_side(tile)) is not None:
        rx, ry = _LAKE_BESIDE_BANK if bank % 2 else _LAKE_BELOW_BANK
        at = step(at, INWARD[bank], _OFF_BANK)
    line = stub(side, at, chance.between(1.5, 4) * chance.sign())
    return River(number, segment.sides, (line,), Pool(at, tuple(uneven_loop(at, rx, ry, 9, 0.07, chance)), role))


def _beside_road(tile: Tile, side: int) -> Point | None:
    """The middle of a spring that comes out under a road which passes: it parts the fields on its banks up to there.
    None where one field runs round the spring."""
    banks = {i for half in (2 * side, 2 * side + 1) for i, s in enumerate(tile.segments) if half in s.halves}
    road = next((s for s in tile.segments if s.kind == "road" and len(s.sides) == 2), None)
    if len(banks) < 2 or not road:
        return None
    away = [INWARD[side] for side in road.sides]
    if (road.sides[0] - road.sides[1]) % 4 == 2:
        away = [(-INWARD[side][0], -INWARD[side][1])]
        x, y = 50.0, 50.0
    else:  # the middle of a quarter circle round the corner between its sides
        x, y = (50 - sum(n[k] for n in away) * _BEND_OFF for k in (0, 1))
    return (x + sum(n[0] for n in away) * _OFF_ROAD / len(away), y + sum(n[1] for n in away) * _OFF_ROAD / len(away))


def rivers(tile: Tile, chance: Chance) -> tuple[River, ...]:
    """All river segments of a tile; calm where a city or a bridge leaves them no room to sway."""
    out: list[River] = []
    bank = bank_side(tile)
    calm = tile.has("city") or tile.has("road") or bool(tile.joints)
    for i, segment in enumerate(tile.segments):
        if segment.kind != "river":
            continue
        sides = segment.sides
        if len(sides) == 1:
            out.append(_end(segment, i, tile, chance))
            continue
        if len(sides) > 2:
            lines = _fork(sides)
        elif (sides[0] - sides[1]) % 4 != 2:
            lines = [arc(sides[0], sides[1], chance.between(26.2, 29))]
        elif bank is not None:
            lines = [_bow_path(sides[0], INWARD[bank])]
        else:
            lines = [straight(sides[0], 0 if calm else chance.between(2, 4.5) * chance.sign())]
        out.append(River(i, sides, tuple(lines)))
    return tuple(out)


def bridges(roads: tuple[Road, ...], courses: tuple[River, ...]) -> tuple[Bridge, ...]:
    """Where roads cross rivers."""
    out: list[Bridge] = []
    wet = [line for river in courses for line in river.lines]
    for line in (line for road in roads for line in road.lines):
        for a, b in pairwise(line):
            met = [p for other in wet for c, d in pairwise(other) if (p := _crossing(a, b, c, d))]
            if met:
                out.append(Bridge(met[0], abs(b[1] - a[1]) > abs(b[0] - a[0])))
    return tuple(out)


def _crossing(a: Point, b: Point, c: Point, d: Point) -> Point | None:
    """Where the stretch from a to b meets the one from c to d. A stretch owns its first end, not its last."""
    ux, uy, vx, vy = b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]
    cross = ux * vy - uy * vx
    if abs(cross) < 1e-9:
        return None
    t = ((c[0] - a[0]) * vy - (c[1] - a[1]) * vx) / cross
    s = ((c[0] - a[0]) * uy - (c[1] - a[1]) * ux) / cross
    return (a[0] + ux * t, a[1] + uy * t) if 0 <= t < 1 and 0 <= s < 1 else None
