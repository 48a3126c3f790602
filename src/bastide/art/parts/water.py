"""Rivers, springs and lakes, and what grows along their banks."""

from bastide.art.anchors import figure_room
from bastide.art.areas import bridge_area, river_area, road_area, water_area
from bastide.art.geometry import Point, length, stations
from bastide.art.parts.scene import Scene
from bastide.art.plan import RIVER_BANK, RIVER_EDGE, Layout, Pool, River
from bastide.art.raster import TILE, Mask, any_point, disc, has, rectangle, room_for, shrunk, union
from bastide.art.seeds import Chance
from bastide.art.svg import group, line_path, num, path, polyline, smooth

_RIM = (RIVER_BANK - RIVER_EDGE) / 2
_SHADE = 2.2
"""The banks towards the light shade the water by that much."""


def rivers(scene: Scene, plan: Layout, chance: Chance) -> None:
    """Banks, then water in the shade of the banks, then water in the light, all rivers of a tile in one go."""
    if not plan.rivers:
        return
    c = scene.canvas.theme
    lines = "".join(polyline(_reaching(line)) for river in plan.rivers for line in river.lines)
    pools = [river.pool for river in plan.rivers if river.pool]
    shores = "".join(smooth(pool.shore) for pool in pools)
    out = path(lines, stroke=c.bank_lo, width=RIVER_BANK) + path(shores, stroke=c.bank_lo, width=2 * _RIM)
    out += path(lines, stroke=c.bank, width=RIVER_BANK - 1.4)
    out += path(shores, stroke=c.bank, width=2 * _RIM - 1.4)
    out += path(lines, stroke=c.water_lo, width=RIVER_EDGE) + path(shores, c.water_lo)
    lit = path(lines, stroke=c.water, width=RIVER_EDGE - _SHADE)
    lit += "".join(path(smooth(_inset(pool, _SHADE / 2)), c.water) for pool in pools)
    out += group(lit, (_SHADE * 0.3, _SHADE * 0.5))
    scene.flat.append(out + _ripples(scene, plan, chance))


def _reaching(line: list[Point]) -> list[Point]:
    """The line drawn on past the sides it meets, so that its shifted copy covers them too."""
    out = list(line)
    for end, back in ((0, 1), (-1, -2)):
        (x, y), (bx, by) = out[end], out[back]
        if min(x, y, 100 - x, 100 - y) < 0.01:
            dx, dy = round((x - bx) / max(abs(x - bx), abs(y - by))), round((y - by) / max(abs(x - bx), abs(y - by)))
            out.insert(0 if end == 0 else len(out), (x + 3 * dx, y + 3 * dy))
    return out


def _inset(pool: Pool, by: float) -> list[Point]:
    """The shore drawn in towards the middle."""
    steps = [(x - pool.at[0], y - pool.at[1]) for x, y in pool.shore]
    sizes = [1 - by / max(1.0, (dx * dx + dy * dy) ** 0.5) for dx, dy in steps]
    return [(pool.at[0] + dx * s, pool.at[1] + dy * s) for (dx, dy), s in zip(steps, sizes, strict=True)]


def _ripples(scene: Scene, plan: Layout, chance: Chance) -> str:
    """Short lines that run with the current, and level ones on still water."""
    if not scene.canvas.lod:
        return ""
    under = bridge_area(plan.bridges)
    data = ""
    for river in plan.rivers:
        still = disc(river.pool.at, 26 if river.pool.role == "lake" else 9) if river.pool else 0
        for number, line in enumerate(river.lines):
            data += _current(line, under | still, chance, 2 if number else 0)
        if river.pool and river.pool.role == "lake":
            data += _still(river, chance)
    return line_path(data, scene.canvas.theme.water_hi, 1, opacity=".85")


def _current(line: list[Point], hidden: Mask, chance: Chance, skip: int) -> str:
    out = ""
    last = length(line) - 9
    places = [s for s in stations(line, 4.5, 9) if s[2] < last][skip * 2 :]
    lane = chance.sign()
    for k in range(0, len(places) - 1, 2):
        (x, y), (nx, ny), _ = places[k]
        (ex, ey), (mx, my), _ = places[k + 1]
        off = lane * chance.between(0.8, 3.6) + 0.4
        lane = -lane
        start, end = (x + nx * off, y + ny * off), (ex + mx * off, ey + my * off)
        if has(hidden, start) or has(hidden, end):
            continue
        bow = chance.between(0.5, 1.1) * chance.sign()
        mid = ((start[0] + end[0]) / 2 + nx * bow, (start[1] + end[1]) / 2 + ny * bow)
        out += f"M{num(start[0])} {num(start[1])}Q{num(mid[0])} {num(mid[1])} {num(end[0])} {num(end[1])}"
    return out


def _still(river: River, chance: Chance) -> str:
    assert river.pool
    x, y = river.pool.at
    out = ""
    for dx, dy in ((-13, -7), (8, -11), (13, 5), (-10, 9), (3, 13), (-1, -13.5)):
        at = (x + dx + chance.between(-2, 2), y + dy + chance.between(-1, 1))
        out += f"M{num(at[0] - 3)} {num(at[1])}q1.5-1.2 3 0t3 0"
    return out


def dress(scene: Scene, plan: Layout, places: list[Point], chance: Chance) -> None:
    """Reeds and stones along the banks, the source of a spring, a boat on a lake; clear of roads and figures."""
    if not plan.rivers:
        return
    dry = TILE & ~water_area(plan.rivers)
    free = shrunk(TILE, 4) & ~road_area(plan.roads) & ~bridge_area(plan.bridges) & ~plan.built
    free &= ~union(map(figure_room, places))
    if plan.pier:
        free &= ~disc(plan.pier.at, 14)
    for river in plan.rivers:
        if river.pool:
            rock = _rock(plan, river.pool, river.sides[0])
            free = _pool(scene, river.pool, rock, free, chance)
    shore = river_area(plan.rivers) & dry & room_for(free, 3, 5, 3, 1)
    for _ in range(3 + chance.below(3)):
        at = any_point(shore, chance)
        if not at:
            return
        scene.stand(chance.pick(_SHORE), at, chance.between(0.85, 1.1), chance.unit() < 0.5)
        shore &= ~disc(at, 11)


_SOURCE: tuple[Point, ...] = ((-9, -1), (-2, -7), (0, -7), (2, -7))
"""Where the rock of a spring stands beside its pool, by the side that the river leaves for."""
_OFF_ROAD: tuple[Point, ...] = ((-13, 5), (13, 5), (-13, -3), (13, -3))
_ROCK = (23.0, 20.0)
"""Where a rock stands else, and how wide and high it is."""
_SHORE = ("reeds", "reeds", "reeds", "pebbles")


def _rock(plan: Layout, pool: Pool, side: int) -> Point:
    """Where the rock of a spring stands from its pool: where it hides the least of a road that passes."""
    x, y = pool.at
    roads = road_area(plan.roads)

    def hidden(at: Point) -> int:
        left, foot = x + at[0] - _ROCK[0] / 2, y + at[1]
        return (rectangle(left, foot - _ROCK[1], left + _ROCK[0], foot) & roads).bit_count()

    return min((_SOURCE[side], *_OFF_ROAD), key=hidden)


def _pool(scene: Scene, pool: Pool, rock: Point, free: Mask, chance: Chance) -> Mask:
    x, y = pool.at
    if pool.role == "lake":
        at = (x + chance.between(-6, 6), y + chance.between(-1, 5))
        scene.stand("boat", at, 1, chance.unit() < 0.5)
        return free
    dx, dy = rock
    scene.stand("source", (x + dx, y + dy))
    return free & ~rectangle(x + dx - 13, y + dy - 17, x + dx + 13, y + dy + 7)
