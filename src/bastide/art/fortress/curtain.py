"""The curtain wall round the fortress: walks, battlements, towers, and the gates of roads and rivers."""

from __future__ import annotations

import math

from bastide.art.fortress.site import DROP, WALK, Box, Mouth, Site
from bastide.art.fortress.spread import Spread, Sprite
from bastide.art.geometry import Point
from bastide.art.palette import Theme
from bastide.art.seeds import Chance
from bastide.art.svg import element, num, path

_STEP = 7.0
_APART = 64.0
"""From tower to tower, about."""
_CLEAR = 27.0
"""Between a tower and a gate or a corner."""


def merlons(left: float, right: float, y: float, c: Theme, lod: int) -> list[tuple[Box, str]]:
    """Battlements along a level line, in parts of a cell's width."""
    if not lod:
        data = f"M{num(left)} {num(y - 1)}H{num(right)}"
        return [((left, y - 4, right, y + 2), path(data, stroke=c.ink, width=2.6, stroke_dasharray="4.4 2.8"))]
    out: list[tuple[Box, str]] = []
    count = max(1, round((right - left) / _STEP))
    step = (right - left) / count
    for part in range(math.ceil(count / 12)):
        numbers = range(part * 12, min(count, part * 12 + 12))
        places = [left + (k + 0.5) * step for k in numbers]
        data = "".join(f"M{num(x - 2.1)} {num(y + 1)}v-4.8h4.2v4.8z" for x in places)
        box = (places[0] - 3, y - 5, places[-1] + 3, y + 2)
        out.append((box, path(data, c.stone_hi, c.ink, 0.75, stroke_linejoin="round")))
    return out


def _upright_merlons(x: float, top: float, bottom: float, c: Theme, lod: int) -> list[tuple[Box, str]]:
    """Battlements along a wall that runs north and south."""
    if not lod:
        data = f"M{num(x)} {num(top)}V{num(bottom)}"
        return [((x - 3, top, x + 3, bottom), path(data, stroke=c.ink, width=2.6, stroke_dasharray="4.4 2.8"))]
    out: list[tuple[Box, str]] = []
    count = round((bottom - top) / _STEP)
    step = (bottom - top) / count
    for part in range(math.ceil(count / 12)):
        places = [top + (k + 0.5) * step for k in range(part * 12, min(count, part * 12 + 12))]
        data = "".join(f"M{num(x - 2)} {num(y + 2.2)}v-4.8h4v4.8z" for y in places)
        box = (x - 3, places[0] - 4, x + 3, places[-1] + 4)
        out.append((box, path(data, c.stone_hi, c.ink, 0.75, stroke_linejoin="round")))
    return out


def ground(spread: Spread, found: Site, c: Theme) -> None:
    """The shade at the foot of the fortress, and the ground within."""
    left, top, right, bottom = found.curtain
    shade = path(
        f"M{num(left + 4)} {num(top + 4)}H{num(right + 5)}V{num(bottom + DROP + 5)}H{num(left + 2)}Z",
        c.shade, opacity=".3",
    )  # fmt: skip
    box = (left - 2, top, right + 6, bottom + DROP + 6)
    spread.lay(box, shade)
    spread.lay(box, element("rect", x=left, y=top, width=right - left, height=bottom - top, fill=c.city))


def walks(spread: Spread, found: Site, c: Theme, lod: int) -> None:
    """The walks of the western, eastern and northern wall; the southern one stands before the town."""
    left, top, right, bottom = found.curtain
    shade = path(f"M{num(left + WALK)} {num(top)}h5v{num(bottom - top)}h-5Z", c.shade, opacity=".16")
    spread.lay((left, top, left + WALK + 5, bottom), shade)
    for x, edge in ((left, left), (right - WALK, right)):
        box = (x - 1, top, x + WALK + 1, bottom)
        walk = element("rect", x=x, y=top, width=WALK, height=bottom - top, fill=c.stone)
        inner = x + WALK if edge == left else x
        walk += path(f"M{num(inner)} {num(top)}V{num(bottom)}", stroke=c.stone_lo, width=1.2)
        spread.lay(box, walk + path(f"M{num(edge)} {num(top)}V{num(bottom)}", stroke=c.ink, width=1))
        for part, svg in _upright_merlons(edge, top + 4, bottom - 2, c, lod):
            spread.lay(part, svg)
    walk = element("rect", x=left, y=top, width=right - left, height=WALK, fill=c.stone)
    spread.lay((left, top - 1, right, top + WALK), walk + path(f"M{num(left)} {num(top)}H{num(right)}", stroke=c.ink))
    for part, svg in merlons(left + 4, right - 4, top, c, lod):
        spread.lay(part, svg)


def stones(left: float, right: float, top: float, bottom: float, chance: Chance, share: float) -> str:
    """A few joints of masonry: short strokes in courses."""
    data = ""
    y = top
    row = 0
    while y < bottom:
        x = left + (row % 2) * 5 + chance.between(0, 6)
        while x < right - 7:
            if chance.unit() < share:
                data += f"M{num(x)} {num(y)}h{num(chance.between(4, 7))}"
            x += 12
        y, row = y + 6.2, row + 1
    return data


def southern_wall(spread: Spread, found: Site, c: Theme, lod: int, chance: Chance) -> None:
    """The southern wall with its face, which hides the foot of what stands behind it."""
    left, _, right, bottom = found.curtain
    walk = element("rect", x=left, y=bottom - WALK, width=right - left, height=WALK, fill=c.stone)
    walk += path(f"M{num(left)} {num(bottom - WALK)}H{num(right)}", stroke=c.stone_lo, width=1.2)
    face = element(
        "rect", x=left, y=bottom, width=right - left, height=DROP, fill=c.stone_lo, stroke=c.ink, stroke_width=1,
    )  # fmt: skip
    joints = stones(left + 4, right - 4, bottom + 4.5, bottom + DROP - 1, chance, 0.7) if lod else ""
    spread.raise_(bottom, (left, bottom - WALK, right, bottom + DROP + 1), walk + face)
    spread.raise_(bottom, (left, bottom, right, bottom + DROP), path(joints, stroke=c.rampart, width=0.9))
    for part, svg in merlons(left + 4, right - 4, bottom, c, lod):
        spread.raise_(bottom, part, svg)


def _between(start: float, end: float, gates: list[float]) -> list[float]:
    """Places of towers along a wall, clear of its gates."""
    count = max(1, round((end - start) / _APART))
    places = [start + (end - start) * k / count for k in range(1, count)]
    return [x for x in places if all(abs(x - gate) > _CLEAR for gate in gates)]


def towers(spread: Spread, found: Site) -> None:
    """A bastion at each corner, towers between them."""
    left, top, right, bottom = found.curtain
    for x in (left + 4, right - 4):
        for y in (top + 8, bottom + DROP):
            spread.stand(Sprite("bastion", (x, y)))
    for side, level in ((0, top + 5), (2, bottom + DROP - 2)):
        gates = [mouth.at[0] for mouth in found.mouths if mouth.side == side]
        for k, x in enumerate(_between(left, right, gates)):
            spread.stand(Sprite("tower" if k % 2 else "keep", (x, level), 1.5))
    for side, x in ((3, left + 2.5), (1, right - 2.5)):
        gates = [mouth.at[1] for mouth in found.mouths if mouth.side == side]
        for y in _between(top, bottom, gates):
            spread.stand(Sprite("tower", (x, y + 4), 1.4))


def _gate(mouth: Mouth) -> tuple[str, Point, float]:
    (x, y), side = mouth.at, mouth.side
    if side % 2:
        inwards = 3.0 if side == 3 else -3.0
        name = "side-gate" if mouth.kind == "road" else "side-water-gate"
        return name, (x + inwards, y + 1.5), 1.3
    name = "gate" if mouth.kind == "road" else "water-gate"
    return name, (x, y + (WALK if side == 0 else DROP - 2)), 1.45


def gates(spread: Spread, found: Site) -> None:
    """A gatehouse for every road, a grille for every river."""
    for mouth in found.mouths:
        name, at, size = _gate(mouth)
        spread.stand(Sprite(name, at, size))
