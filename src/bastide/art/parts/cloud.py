"""Mist as cloud. The form alone shows its state, because the colour is the same in all three.

Open mist is a thick veil with a soft rim of lobes. Closed mist is a whole cloud within one firm line. Lost mist is a
thin veil with an eaten rim and a few loose shreds. There is no hatch and no ripple: those would be water.
"""

import math

from bastide.art.geometry import Line, Point, length, side_frame, stations
from bastide.art.palette import Theme
from bastide.art.parts.scene import Scene
from bastide.art.plan import Layout, Mist
from bastide.art.raster import TILE, Mask, any_point, disc, has, rectangle, room_for, shrunk, union
from bastide.art.seeds import Chance
from bastide.art.svg import element, path, polyline, smooth

VEIL = {"open": (".52", ".38"), "closed": (".7", ".58"), "lost": (".52", "")}
"""Opacity of the whole veil and of its core."""
_HEAP: Line = [
    (-10, 2.2), (-10.5, -1.6), (-6.5, -3.4), (-3.6, -6.6), (1.6, -6.8), (4, -3.8), (8.2, -3.8), (10.8, -0.6),
    (9.2, 2.4), (3, 3.4), (-4, 3.4),
]  # fmt: skip
_FOOT: Line = [(-9, 1.6), (-3, 2), (2, 1.2), (6, -0.4), (9.6, -0.8), (9.4, 2.2), (3.6, 3.6), (-4.4, 3.6)]
_ASTRIDE = ((23, 0.95), (76, 1.1))
"""Where heaps lie across a misty side, and their size: alike on both tiles, they hide the seam."""
_CRESCENT = 4.2
_TAPER = 14


def cloud(scene: Scene, mist: Mist, state: str, free: Mask, chance: Chance) -> str:
    """A bank of cloud, open or closed; heaps are put where it is ``free``."""
    c = scene.canvas.theme
    thin, thick = VEIL[state]
    if not mist.rims:
        out = element("rect", width=100, height=100, fill=c.mist, opacity=thin)
        out += element("rect", width=100, height=100, fill=c.mist_hi, opacity=thick)
        return out + _heaps(c, mist, free, chance)
    rims = "".join(polyline(line) for line in mist.rims)
    out = path(rims, stroke=c.shade, width=3.4, stroke_linejoin="round", opacity=".16", transform="translate(1.2 2.4)")
    if state == "open":
        out += path(rims, stroke=c.mist, width=7, stroke_linejoin="round", opacity=".3")
    out += path(polyline(mist.outline, close=True), c.mist, opacity=thin)
    out += path(polyline(mist.dense, close=True), c.mist_hi, opacity=thick)
    out += path(_crescents(mist), c.mist_lo, opacity=".6" if c.lit else ".55")
    if state == "closed":
        out += path(rims, stroke=c.mist_hi, width=4.6, stroke_linejoin="round")
        out += path(rims, stroke=c.mist_line, width=1.5 if scene.canvas.lod else 2.6, stroke_linejoin="round")
    else:
        out += path(rims, stroke=c.mist_hi, width=2.2, stroke_linejoin="round", opacity=".9")
    return out + _heaps(c, mist, free, chance)


def _heap(at: Point, size: float, flip: int = 1) -> tuple[str, str]:
    """A small heap of cloud and the shade at its foot, as path data."""

    heap, foot = ([(at[0] + flip * x * size, at[1] + y * size) for x, y in line] for line in (_HEAP, _FOOT))
    return smooth(heap), smooth(foot)


def _heaps(c: Theme, mist: Mist, free: Mask, chance: Chance) -> str:
    """Heaps across the misty sides, and here and there inside."""
    placed: list[tuple[str, str]] = []
    for side in mist.sides:
        for along, size in _ASTRIDE:
            x, y = side_frame(side)((along if side in (0, 1) else 100 - along, 0))
            placed.append(_heap((x, y + (1.5 if side % 2 == 0 else 0)), size))
    for _ in range(2 + mist.area.bit_count() // 1300):
        size = chance.between(0.8, 1.25)
        at = any_point(room_for(free, round(10 * size), round(7 * size), round(11 * size), 5), chance)
        if not at:
            break
        placed.append(_heap(at, size, chance.sign()))
        free &= ~rectangle(at[0] - 15, at[1] - 9, at[0] + 15, at[1] + 9)
    heaps, feet = "".join(heap for heap, _ in placed), "".join(foot for _, foot in placed)
    return path(heaps, c.mist_hi, opacity=".5" if c.lit else ".82") + path(feet, c.mist_lo, opacity=".5")


def _crescents(mist: Mist) -> str:
    """Shade along the southern rims, inside the cloud: it makes volume."""
    data = ""
    for rim in mist.rims:
        for first, last in _lower(rim, mist.area):
            line = rim[first : last + 1]
            lifts = [_CRESCENT * max(0.0, math.sin(math.pi * k / (last - first))) ** 0.5 for k in range(len(line))]
            lifted = [(x - 1.2, y - lift) for (x, y), lift in zip(line, lifts, strict=True)]
            data += polyline(line + lifted[::-1], close=True)
    return data


def _lower(rim: Line, area: Mask) -> list[tuple[int, int]]:
    """First and last point of the stretches of a rim that have mist above them."""
    out: list[tuple[int, int]] = []
    first = -1
    for k, (x, y) in enumerate(rim):
        inside = y > 5 and has(area, (min(99.0, max(1.0, x)), y - 5))
        if inside and first < 0:
            first = k
        if first >= 0 and (not inside or k == len(rim) - 1):
            if k - first >= 4:
                out.append((first, k))
            first = -1
    return out


def torn_veil(scene: Scene, mist: Mist, free: Mask, chance: Chance) -> str:
    """A thin veil with an eaten rim, and loose shreds where it is ``free``."""
    c = scene.canvas.theme
    out = path(polyline(_eaten(mist, chance), close=True), c.mist, opacity=VEIL["lost"][0])
    shreds = feet = ""
    for _ in range(3 + mist.area.bit_count() // 1100):
        w, h = chance.between(9, 15), chance.between(3, 4.6)
        at = any_point(room_for(free, round(w), round(h + 1), round(w), round(h + 1)), chance)
        if not at:
            break
        x, y = at
        shreds += _wisp(x, y, w, h, chance)
        feet += smooth([
            (x - w * 0.8, y + h * 0.5), (x, y + h * 0.35), (x + w * 0.8, y + h * 0.3), (x + w * 0.4, y + h * 0.9),
            (x - w * 0.4, y + h),
        ])  # fmt: skip
        free &= ~rectangle(x - w - 3, y - h - 3, x + w + 3, y + h + 3)
    return out + path(shreds, c.mist_hi, opacity=".6") + path(feet, c.mist_lo, opacity=".4")


def _wisp(x: float, y: float, w: float, h: float, chance: Chance) -> str:
    """A torn piece of mist: rounded above, frayed at its ends."""
    points: Line = []
    for k in range(9):
        angle = math.tau * k / 9
        r = chance.between(0.72, 1.12) if k % 2 else chance.between(0.9, 1.2)
        deep = 0.8 if math.sin(angle) > 0 else 1
        points.append((x + w * r * math.cos(angle), y + h * r * math.sin(angle) * deep))
    return smooth(points)


def _eaten(mist: Mist, chance: Chance) -> Line:
    """The outline with bites of many sizes into its rims."""
    outline = list(mist.outline)
    for rim in mist.rims:
        start = next(k for k in range(len(outline)) if outline[k : k + len(rim)] == rim)
        outline[start : start + len(rim)] = _bitten(rim, chance)
    return outline


def _bitten(rim: Line, chance: Chance) -> Line:
    whole, at = length(rim), 0.0
    bites: list[tuple[float, float, float]] = []
    while at < whole:
        long = chance.between(8, 24)
        bites.append((at, long, long * chance.between(0.35, 0.72)))
        at += long
    out = [rim[0]]
    for (x, y), (nx, ny), along in stations(rim, 1.0):
        start, long, deep = next((b for b in bites if b[0] <= along < b[0] + b[1]), bites[-1])
        taper = min(1.0, along / _TAPER, (whole - along) / _TAPER)
        dip = deep * taper * max(0.0, math.sin(math.pi * (along - start) / long)) ** 0.7
        out.append((x + nx * dip, y + ny * dip))
    return [*out, rim[-1]]


def quiet(plan: Layout, mist: Mist, stands: dict[int, Point], printed: list[Point]) -> Mask:
    """Where heaps and shreds may lie: off the sides and off what must be read."""
    free = mist.area & ~plan.built & shrunk(TILE, 3)
    free &= ~union(rectangle(x - 6, y - 7, x + 6, y + 6) for x, y in printed)
    free &= ~union(disc(place, 8) for i, place in stands.items() if not plan.tile.segments[i].mist)
    return free & ~disc(plan.village, 13) if plan.village else free
