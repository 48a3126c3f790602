"""Mist over land and roads, and the ghosts that are printed on it. Cities, villages and buildings stand out of it."""

from __future__ import annotations

import math

from bastide.art.areas import veil_area
from bastide.art.geometry import Line, Point
from bastide.art.parts.scene import Scene
from bastide.art.plan import Layout, Mist
from bastide.art.raster import TILE, Mask, any_point, disc, rectangle, room_for, roomiest, shrunk
from bastide.art.seeds import Chance
from bastide.art.svg import element, path, polyline, smooth

THIN = ".58"
DENSE = ".36"
_STEP = 10.5
"""From one printed ghost to the next."""
_CLUSTERS: dict[int, tuple[tuple[Point, ...], ...]] = {
    1: (((0, 0),),),
    2: (((-0.5, 0), (0.5, 0)), ((0, -0.62), (0, 0.62))),
    3: (((-0.5, -0.56), (0.5, -0.56), (0, 0.62)), ((-1, 0), (0, 0), (1, 0)), ((0, -1.24), (0, 0), (0, 1.24))),
}
"""How printed ghosts stand together, the first arrangement that finds room; in steps."""
_WISP: Line = [(-9, 1.5), (-5, -1.5), (0, -2.2), (4.2, -0.6), (4.4, 2.6), (1.8, 3.4), (0.8, 1.6), (2.2, 0.8)]
_INNER = shrunk(TILE, 5)


def prints(plan: Layout, stands: dict[int, Point]) -> list[Point]:
    """Where the ghosts of a tile's mists are printed: together, beside the place of its ghosts and off other things."""
    out: list[Point] = []
    figures = [p for i, p in stands.items() if plan.tile.segments[i].kind not in ("field", "mist")]
    for mist in plan.mists:
        free = mist.area & plan.land & _INNER
        for x, y in figures:
            free &= ~rectangle(x - 9, y - 12, x + 9, y + 12)
        hx, hy = stands[mist.segment]
        haunted = rectangle(hx - 8, hy - 13, hx + 8, hy + 12)
        out += _cluster(mist.ghosts, [free & ~haunted, free, mist.area & plan.land])
    return out


def _cluster(count: int, areas: list[Mask]) -> list[Point]:
    """Places for that many prints: together where there is room, else one by one."""
    for area in areas:
        for shape in _CLUSTERS.get(count, ()):
            wide = math.ceil(max(abs(dx) for dx, _ in shape) * _STEP + 5)
            high = math.ceil(max(abs(dy) for _, dy in shape) * _STEP + 6)
            fits = room_for(area, wide, high, wide, high)
            if fits:
                x, y = roomiest(fits)[0]
                return [(x + dx * _STEP, y + dy * _STEP) for dx, dy in shape]
    out: list[Point] = []
    for area in areas:
        while len(out) < count and (fits := room_for(area, 4, 5, 4, 5)):
            x, y = roomiest(fits)[0]
            out.append((x, y))
            areas = [each & ~rectangle(x - 10, y - 11, x + 10, y + 11) for each in areas]
            area &= ~rectangle(x - 10, y - 11, x + 10, y + 11)
    return out


def veils(scene: Scene, plan: Layout, stands: dict[int, Point], printed: list[Point], chance: Chance) -> None:
    """All mists of a tile over what has been drawn; trees that stand in them are veiled too."""
    if not plan.mists:
        return
    scene.sink(veil_area(plan))
    for mist in plan.mists:
        scene.flat.append(_bank(scene, mist) + _wisps(scene, plan, mist, stands, printed, chance))


def ghosts(scene: Scene, printed: list[Point]) -> None:
    """The printed ghosts, on top of all."""
    for at in printed:
        scene.top.append(scene.canvas.use("ghost-print", at))


def _bank(scene: Scene, mist: Mist) -> str:
    """Two translucent layers that both cover the misty sides whole, and a bright crest where the mist ends."""
    c = scene.canvas.theme
    if not mist.rims:
        cover = element("rect", width=100, height=100, fill=c.mist, opacity=THIN)
        return cover + element("rect", width=100, height=100, fill=c.mist, opacity=DENSE)
    rims = "".join(polyline(line) for line in mist.rims)
    cast = {"opacity": ".2", "transform": "translate(.9 1.7)"}
    out = path(rims, stroke=c.shade, width=2.2, stroke_linejoin="round", **cast)
    out += path(polyline(mist.outline, close=True), c.mist, opacity=THIN)
    out += path(polyline(mist.dense, close=True), c.mist, opacity=DENSE)
    out += path(rims, stroke=c.mist_hi, width=3, stroke_linejoin="round", opacity=".75")
    return out + path(rims, stroke=c.mist_rim, width=0.9, stroke_linejoin="round", opacity=".9")


def _wisps(
    scene: Scene, plan: Layout, mist: Mist, stands: dict[int, Point], printed: list[Point], chance: Chance,
) -> str:  # fmt: skip
    """White curls here and there, off the sides and off what must be read."""
    free = mist.area & ~plan.built & shrunk(TILE, 4)
    for x, y in printed:
        free &= ~rectangle(x - 6, y - 7, x + 6, y + 7)
    for i, place in stands.items():
        if not plan.tile.segments[i].mist:
            free &= ~disc(place, 9)
    if plan.village:
        free &= ~disc(plan.village, 14)
    data = ""
    for _ in range(2 + mist.area.bit_count() // 1500):
        size = chance.between(0.75, 1.05)
        at = any_point(room_for(free, round(9 * size), 4, round(6 * size), 5), chance)
        if not at:
            break
        data += _wisp(at, size, chance)
        free &= ~rectangle(at[0] - 13, at[1] - 8, at[0] + 12, at[1] + 9)
    return path(data, stroke=scene.canvas.theme.mist_hi, width=1.7, stroke_linecap="round", opacity=".8")


def _wisp(at: Point, size: float, chance: Chance) -> str:
    flip, turn = chance.sign(), chance.between(-0.3, 0.3)
    cos, sin = math.cos(turn) * size, math.sin(turn) * size
    points = [(at[0] + flip * x * cos - y * sin, at[1] + flip * x * sin + y * cos) for x, y in _WISP]
    return smooth(points, close=False)
