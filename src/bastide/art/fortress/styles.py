"""The faces of the three manned walls: masonry, timber and plaster, so that each is known before its banner is read."""

from __future__ import annotations

from bastide.art.fortress.curtain import merlons, stones
from bastide.art.fortress.site import Box
from bastide.art.palette import Theme
from bastide.art.seeds import Chance
from bastide.art.sieges import WHITE, siege_glyph, siege_ground
from bastide.art.svg import element, num, path

Parts = list[tuple[Box, str]]
_TOP = 5.0
"""Depth of the walk behind a wall's face, as far as it is seen."""


def _rect(box: Box, fill: str) -> str:
    left, top, right, bottom = box
    return element("rect", x=left, y=top, width=right - left, height=bottom - top, fill=fill)


def _frame(box: Box, c: Theme) -> str:
    """Dark lines along the top and the foot, and the shade at the foot."""
    left, top, right, bottom = box
    lines = f"M{num(left)} {num(top)}H{num(right)}M{num(left)} {num(bottom)}H{num(right)}"
    shade = path(f"M{num(left)} {num(bottom)}H{num(right)}v4H{num(left)}Z", c.shade, opacity=".25")
    return shade + path(lines, stroke=c.ink, width=1)


def masonry(box: Box, first: bool, c: Theme, lod: int, chance: Chance) -> Parts:
    """The knights' wall: ashlar with battlements."""
    left, top, right, bottom = box
    out: Parts = []
    if not first:
        walk = (left, top - _TOP, right, top)
        out.append((walk, _rect(walk, c.stone) + path(f"M{num(left)} {num(top - _TOP)}H{num(right)}", stroke=c.ink)))
    out.append((box, _rect(box, c.stone) + _rect((left, top, right, top + 2), c.stone_lo)))
    if lod:
        for k in range(int((right - left) // 100) + 1):
            part = (left + k * 100, top, min(right, left + k * 100 + 100), bottom)
            joints = stones(part[0], part[2], top + 7, bottom - 3, chance, 0.45)
            out.append((part, path(joints, stroke=c.stone_lo, width=0.9, opacity=".8")))
    out.append(((left, top, right, bottom + 4), _frame(box, c)))
    return out + ([] if first else merlons(left, right, top, c, lod))


def timber(box: Box, first: bool, c: Theme, lod: int, chance: Chance) -> Parts:
    """The highwaymen's wall: a palisade with beams."""
    left, top, right, bottom = box
    walk = (left, top - _TOP, right, top)
    out: Parts = [] if first else [(walk, _rect(walk, c.cobble_lo))]
    count = round((right - left) / 5.4)
    step = (right - left) / count
    stakes = f"M{num(left)} {num(bottom)}V{num(top - 1)}" + f"l{num(step / 2)}-4.4l{num(step / 2)} 4.4" * count
    body = path(f"{stakes}V{num(bottom)}Z", c.wood, c.ink, 0.8, stroke_linejoin="round")
    out.append(((left, top - 6, right, bottom), body))
    if lod:
        for part in range(count // 18 + 1):
            places = [left + k * step for k in range(max(1, part * 18), min(count, part * 18 + 18))]
            data = "".join(f"M{num(x)} {num(top)}V{num(bottom)}" for x in places)
            reach = (places[0] - 1, top, places[-1] + 1, bottom) if places else box
            out.append((reach, path(data, stroke=c.trunk, width=0.8, opacity=".65")))
    beams = _rect((left, top + 3, right, top + 6.4), c.trunk) + _rect((left, bottom - 3.4, right, bottom), c.trunk)
    return [*out, (box, beams), ((left, top, right, bottom + 4), _frame((left, bottom, right, bottom), c))]


def plaster(box: Box, first: bool, c: Theme, lod: int, chance: Chance) -> Parts:
    """The monks' wall: white, under a coping of blue tiles."""
    left, top, right, bottom = box
    out: Parts = [(box, _rect(box, c.wall) + _rect((left, bottom - 4, right, bottom), c.wall_shade))]
    coping = (left, top - 5, right, top + 3)
    out.append((coping, _rect(coping, c.chapel_roof) + _rect((left, top + 0.6, right, top + 3), c.chapel_roof_lo)))
    if lod:
        for k in range(int((right - left) // 100) + 1):
            start, end = left + k * 100, min(right, left + k * 100 + 100)
            tiles = "".join(f"M{num(start + 4 + i * 6)} {num(top - 5)}v5.6" for i in range(int((end - start - 3) / 6)))
            out.append(((start, top - 5, end, top + 1), path(tiles, stroke=c.chapel_roof_lo, width=0.8)))
    lines = f"M{num(left)} {num(top - 5)}H{num(right)}M{num(left)} {num(top + 3)}H{num(right)}"
    out.append((coping, path(lines, stroke=c.ink, width=1)))
    return [*out, ((left, top, right, bottom + 4), _frame((left, bottom, right, bottom), c))]


STYLES = {"knights": masonry, "highwaymen": timber, "monks": plaster}


def banner_tower(name: str, left: float, top: float, bottom: float, c: Theme, lod: int) -> str:
    """A square tower, 32 wide, with the banner that says whose wall it is."""
    x, right, crown = left, left + 32, top - 10
    body = element("rect", x=x, y=crown, width=32, height=bottom - crown, fill=c.stone, stroke=c.ink, stroke_width=1.1)
    body += _rect((right - 5, crown, right - 0.5, bottom), c.stone_lo)
    tops = "".join(f"M{num(x - 1.5 + k * 7.25)} {num(crown + 1)}v-5h6v5z" for k in range(5))
    body += path(tops, c.stone_hi, c.ink, 0.8, stroke_linejoin="round")
    middle, ground = x + 15.5, siege_ground(name, c)
    cloth = f"M{num(middle - 12)} {num(crown + 5)}h24v{num(bottom - crown - 9)}l-12-6l-12 6Z"
    body += path(cloth, ground, c.ink, 1.1, stroke_linejoin="round")
    inner = (
        f"M{num(middle - 10)} {num(crown + 5.6)}v{num(bottom - crown - 12.6)}l10-5l10 5v-{num(bottom - crown - 12.6)}"
    )
    body += path(inner, stroke=WHITE, width=0.9, opacity=".8")
    body += element("rect", x=middle - 14, y=crown + 3, width=28, height=2.6, rx=1.2, fill=c.wood, stroke=c.ink,
                    stroke_width=0.7)  # fmt: skip
    at = f"translate({num(middle)} {num((crown + bottom) / 2 + 1)})scale(1.42)"
    return body + f'<g transform="{at}">{siege_glyph(name)}</g>'
