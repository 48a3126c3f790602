"""The quarters behind the manned walls: the walk and its colour, the farmers' meadow, the catapult's platform, the
banner; houses, a church, and the lord's keep in the middle."""

import math
from itertools import product

from bastide.art.fortress.curtain import around, stretch, walk_ends
from bastide.art.fortress.site import PLAIN, RX, RY, WALK, Box, WallSite, Ward, ring
from bastide.art.fortress.spread import Spread, Sprite
from bastide.art.geometry import Line, Point, contains
from bastide.art.palette import Theme
from bastide.art.seeds import Chance
from bastide.art.svg import element, ellipse, group, line_path, num, path, polyline, shape_path
from bastide.art.symbols import siege_glyph, siege_ground

_GROUNDS = {"knights": ("#e4b878", "#b9906a"), "highwaymen": ("#d9bb86", "#ad916c"), "monks": ("#dcc3a0", "#ad9a88")}
_ROOFS = {"knights": ("#b5432d", "#96403a"), "highwaymen": ("#a8652e", "#8a5636"), "monks": ("#8d4a3a", "#744040")}
"""By light and at dusk."""
PLATFORM = 17.5
"""Radius of a catapult's platform."""
_SQUARE = (44.0, 31.0)
_MIDDLE = (-math.pi / 2, 0.0, math.pi / 2, math.pi)
"""Direction of each side from the middle."""


def meadow_of(ward: Ward) -> Point:
    """Half of the farmers' meadow."""
    return (31.0, 17.0) if ward.side % 2 else (36.0, 14.5)


def quarters(spread: Spread, found: WallSite, c: Theme) -> None:
    """Their grounds, parted by streets that lead to the square before the keep."""
    cx, cy = found.centre
    inner = ring(found.width, found.height, PLAIN, 72)

    def turned(p: Point, side: int) -> float:
        angle = math.atan2((p[1] - cy) * found.width / found.height, p[0] - cx) - _MIDDLE[side]
        return (angle + math.pi) % math.tau - math.pi

    for ward in found.wards:
        rim = sorted((p for p in inner if abs(turned(p, ward.side)) < 0.8), key=lambda p: turned(p, ward.side))
        corners = [(cx, cy), *rim]
        spread.lay(around(corners, 1), path(polyline(corners, close=True), _GROUNDS[ward.name][_dusk(c)]))
    for across, down in product((-0.33, 0.33), repeat=2):
        end = (cx + across * found.width, cy + down * found.height)
        _street(spread, f"M{num(cx)} {num(cy)}L{num(end[0])} {num(end[1])}", [(cx, cy), end], c)
    for mouth in found.mouths:
        if mouth.kind == "road":
            x, y = mouth.at
            bend = ((x + cx) / 2, y) if mouth.side % 2 else (x, (y + cy) / 2)
            data = f"M{num(x)} {num(y)}Q{num(bend[0])} {num(bend[1])} {num(cx)} {num(cy)}"
            _street(spread, data, [(x, y), bend, (cx, cy)], c)
    rx, ry = _SQUARE
    square = ellipse(cx, cy + 2, rx, ry, c.square, stroke=c.square_edge, stroke_width=1.4)
    spread.lay((cx - rx - 1, cy - ry, cx + rx + 1, cy + ry + 4), square)


def _street(spread: Spread, data: str, along: Line, c: Theme) -> None:
    spread.lay(around(along, 6), line_path(data, c.street, 10))


def _dusk(c: Theme) -> int:
    return 1 if c.lit else 0


def walks(spread: Spread, found: WallSite, c: Theme) -> None:
    """The broad walks of the manned walls, each with its colour on the inner edge."""
    for ward in found.wards:
        ends = walk_ends(found, ward)
        outer = stretch(ring(found.width, found.height), *ends)
        inner = stretch(ring(found.width, found.height, WALK), *ends)
        walk = [*outer, *reversed(inner)]
        drawn = shape_path(polyline([(x, y + 3.4) for x, y in walk], close=True), c.rampart, c.ink, 0.9)
        drawn += shape_path(polyline(walk, close=True), c.stone_hi, c.ink, 1.1)
        spread.lay(around(walk, 5), drawn + path(polyline(inner), stroke=siege_ground(ward.name, c), width=3.2))


def camps(spread: Spread, found: WallSite, c: Theme, lod: int) -> None:
    """Meadows, platforms and banners."""
    for ward in found.wards:
        _meadow(spread, ward, c)
        _platform(spread, ward.catapult, c, lod)
        x, y = ward.banner
        spread.raise_(y + 2, (x - 12, y - 24, x + 12, y + 14), _banner(ward.name, x, y + 2, c))


def _meadow(spread: Spread, ward: Ward, c: Theme) -> None:
    """Where the farmers of a wall lie: grass within a hedge."""
    (x, y), (w, h) = ward.camp, meadow_of(ward)
    box = {"x": x - w, "y": y - h, "width": 2 * w, "height": 2 * h}
    grass = element("rect", **box, rx=9, fill=c.field, stroke=c.hedge, stroke_width=3.6)
    grass += element("rect", **box, rx=9, fill="none", stroke=c.hedge_hi, stroke_width=1.3, stroke_dasharray="3 3.4")
    grass += ellipse(x - w * 0.4, y + 2, w * 0.36, h * 0.36, c.field_hi, opacity=".8")
    hay = f"M{num(x + w * 0.5)} {num(y + h * 0.4)}c0-5 8-5 8 0ZM{num(x + w * 0.2)} {num(y - h * 0.3)}c0-4 6-4 6 0Z"
    spread.lay((x - w - 3, y - h - 3, x + w + 3, y + h + 3), grass + path(hay, c.hay, c.ink, 0.7))


def _platform(spread: Spread, at: Point, c: Theme, lod: int) -> None:
    """Where a catapult stands: a round platform with the outline of what is missing."""
    (x, y), r = at, PLATFORM
    body = ellipse(x + 2, y + 8, r + 1, r - 1, c.shade, opacity=".3")
    body += path(f"M{num(x - r)} {num(y)}v7a{num(r)} {num(r - 2)} 0 0 0 {num(2 * r)} 0v-7Z", c.rampart, c.ink, 1)
    body += ellipse(x, y, r, r - 2, c.stone, stroke=c.ink, stroke_width=1.2)
    body += ellipse(x, y, r - 4.4, r - 6, c.wood, stroke=c.ink, stroke_width=1)
    if lod:
        planks = "".join(f"M{num(x - 11)} {num(y + k * 4)}h22" for k in (-1.5, -0.5, 0.5, 1.5))
        body += path(planks, stroke=c.trunk, width=0.8, opacity=".8")
    wheels = f"M{num(x - 8)} {num(y + 5)}h16M{num(x - 7)} {num(y + 5)}L{num(x)} {num(y - 6)}L{num(x + 7)} {num(y + 5)}"
    arm = f"M{num(x - 9)} {num(y - 5)}L{num(x + 8)} {num(y + 1)}"
    body += line_path(wheels + arm, c.ink, 2, opacity=".4")
    spread.lay((x - r - 2, y - r, x + r + 4, y + r + 8), body)


def _banner(name: str, x: float, y: float, c: Theme) -> str:
    """A tower with the sign of its wall."""
    shaft = f"M{num(x - 8)} {num(y + 5)}v-22h16v22q-8 4-16 0Z"
    body = shape_path(shaft, c.stone, c.ink, 1.1)
    merlons = "".join(f"M{num(x - 9.6 + k * 5.2)} {num(y - 16)}v-5h3.6v5z" for k in range(4))
    body += path(merlons, c.stone_hi, c.ink, 0.8)
    cloth = f"M{num(x - 10)} {num(y - 13)}h20v17l-10-4.6l-10 4.6Z"
    body += shape_path(cloth, siege_ground(name, c), c.ink, 1.2)
    return body + group(siege_glyph(name), (x, y - 5), "scale(1.02)")


def _obstacles(found: WallSite) -> list[Box]:
    """What no house may stand on."""
    cx, cy = found.centre
    out: list[Box] = [(cx - 47, cy - 44, cx + 47, cy + 36)]
    for ward in found.wards:
        (x, y), (w, h) = ward.camp, meadow_of(ward)
        out.append((x - w - 3, y - h - 3, x + w + 3, y + h + 4))
        x, y = ward.catapult
        out.append((x - 19, y - 18, x + 19, y + 22))
        x, y = ward.banner
        out.append((x - 14, y - 20, x + 14, y + 10))
    return out + [(x - 18, y - 20, x + 18, y + 18) for x, y in (mouth.at for mouth in found.mouths)]


def houses(spread: Spread, found: WallSite, c: Theme) -> None:
    """The keep in the middle, a church where no wall is manned, and terraces in rows with a roof for each quarter."""
    cx, cy = found.centre
    spread.stand(Sprite("stronghold", (cx, cy + 16), 1.06))
    taken, manned = _obstacles(found), {ward.side: ward for ward in found.wards}
    quiet = ((cx, cy - found.height * 0.27), (cx + found.width * 0.3, cy + 4), (cx, cy + found.height * 0.36),
             (cx - found.width * 0.3, cy + 4))  # fmt: skip
    for side in range(4):
        if side not in manned:
            x, y = quiet[side]
            spread.stand(Sprite("church", (x, y), 1.3))
            taken.append((x - 15, y - 24, x + 18, y + 3))
    chance = Chance("fortress|houses")
    area = list(ring(found.width, found.height, WALK + 4))
    y = cy - found.height * RY + WALK + 14
    while y < cy + found.height * RY - 18:
        x = cx - found.width * RX + 16 + chance.between(0, 8)
        while x < cx + found.width * RX - 16:
            n = 2 + chance.below(2)
            half = 4.3 * n + 1
            box = (x - half, y - 10, x + half, y + 1)
            if not _fits(found, area, taken, box):
                x += 3
                continue
            if chance.unit() < 0.13:
                spread.stand(Sprite("oak", (x, y), 1.15))
            else:
                ward = manned.get(_quarter(found, x, y))
                roof = _ROOFS[ward.name][_dusk(c)] if ward else c.quarters[0]
                spread.stand(Sprite(f"terrace{n}", (x, y), 1.0, False, roof))
            taken.append(box)
            x += 2 * half + 3
        y += 12.4


def _fits(found: WallSite, area: Line, taken: list[Box], box: Box) -> bool:
    """Whether a house may stand there: inside the walls, off the streets and off what stands."""
    (cx, cy), (left, top, right, bottom) = found.centre, box
    x, y = (left + right) / 2, bottom - 1
    if abs(abs((x - cx) / found.width) - abs((y - 4 - cy) / found.height)) < 0.055:
        return False
    if any(right > o[0] and left < o[2] and bottom > o[1] and top < o[3] for o in taken):
        return False
    return all(contains(area, p) for p in ((left, top), (right, top), (left, bottom), (right, bottom)))


def _quarter(found: WallSite, x: float, y: float) -> int:
    """The side that a place is nearest to, seen from the middle."""
    u, v = (x - found.centre[0]) / found.width, (y - found.centre[1]) / found.height
    if abs(v) > abs(u):
        return 2 if v > 0 else 0
    return 1 if u > 0 else 3
