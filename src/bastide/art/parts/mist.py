"""Mist over land and roads, and the ghosts that are printed on it. Cities, villages and buildings stand out of it."""

import math

from bastide.art.areas import veil_area
from bastide.art.geometry import Point
from bastide.art.parts.cloud import cloud, quiet, torn_veil
from bastide.art.parts.scene import Scene
from bastide.art.plan import Layout
from bastide.art.raster import TILE, Mask, rectangle, room_for, roomiest, shrunk, union
from bastide.art.seeds import Chance

States = tuple[str, ...]
"""What has become of each mist of a tile."""
_STEP = 10.5
"""From one printed ghost to the next."""
_CLUSTERS: dict[int, tuple[tuple[Point, ...], ...]] = {
    1: (((0, 0),),),
    2: (((-0.5, 0), (0.5, 0)), ((0, -0.62), (0, 0.62))),
    3: (((-0.5, -0.56), (0.5, -0.56), (0, 0.62)), ((-1, 0), (0, 0), (1, 0)), ((0, -1.24), (0, 0), (0, 1.24))),
}
"""How printed ghosts stand together, the first arrangement that finds room; in steps."""
_INNER = shrunk(TILE, 5)


def prints(plan: Layout, stands: dict[int, Point]) -> list[Point]:
    """Where the ghosts of a tile's mists are printed: together, beside the place of its ghosts and off other things."""
    out: list[Point] = []
    figures = [p for i, p in stands.items() if plan.tile.segments[i].kind not in ("field", "mist")]
    for mist in plan.mists:
        free = mist.area & plan.land & _INNER & ~union(rectangle(x - 9, y - 12, x + 9, y + 12) for x, y in figures)
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


def veils(
    scene: Scene, plan: Layout, stands: dict[int, Point], printed: list[Point], states: States, chance: Chance,
) -> None:  # fmt: skip
    """All mists of a tile over what has been drawn; trees that stand in them are veiled too."""
    if not plan.mists:
        return
    scene.sink(veil_area(plan))
    for mist, state in zip(plan.mists, states, strict=True):
        free = quiet(plan, mist, stands, printed)
        torn = state == "lost"
        scene.flat.append(torn_veil(scene, mist, free, chance) if torn else cloud(scene, mist, state, free, chance))


def ghosts(scene: Scene, plan: Layout, printed: list[Point], states: States) -> None:
    """The printed ghosts, on top of all; those of closed mist sleep."""
    owners = [state for mist, state in zip(plan.mists, states, strict=True) for _ in range(mist.ghosts)]
    for at, state in zip(printed, owners, strict=True):
        scene.top.append(scene.canvas.use("ghost-asleep" if state == "closed" else "ghost-print", at))
