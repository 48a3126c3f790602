"""The strips of town before the manned walls: the farmers' meadow, the catapult's platform, streets and houses."""

from __future__ import annotations

from bastide.art.fortress.site import Box, Site, Ward
from bastide.art.fortress.spread import Spread, Sprite
from bastide.art.fortress.styles import STYLES, banner_tower, masonry
from bastide.art.geometry import Point
from bastide.art.palette import Theme
from bastide.art.seeds import Chance
from bastide.art.sieges import siege_ground
from bastide.art.svg import element, num, path

MEADOW = (51.0, 14.5)
"""Half of the farmers' meadow."""
PLATFORM = (22.0, 14.5)
"""Half of the catapult's platform."""
_LANE = 6.0


def wall(spread: Spread, ward: Ward, first: bool, c: Theme, lod: int) -> None:
    """A manned wall with its banner."""
    chance = Chance(f"fortress|{ward.name}|wall")
    foot = ward.wall[3]
    for box, svg in STYLES.get(ward.name, masonry)(ward.wall, first, c, lod, chance):
        spread.raise_(foot, box, svg)
    left, top = ward.wall[0] + 9, ward.wall[1]
    tower = banner_tower(ward.name, left, top, foot + 1, c, lod)
    spread.raise_(foot + 0.5, (left - 2, top - 16, left + 35, foot + 2), tower)


def strip(spread: Spread, ward: Ward, c: Theme, lod: int) -> None:
    """The ground before a wall, and what is built on it."""
    chance = Chance(f"fortress|{ward.name}|strip")
    left, top, right, bottom = ward.strip
    lane = (top + bottom) / 2
    street = path(
        f"M{num(left + 2)} {num(lane)}H{num(right - 2)}", stroke=c.street, width=_LANE + 2, stroke_linecap="round",
        opacity=".85",
    )  # fmt: skip
    spread.lay((left, lane - _LANE, right, lane + _LANE), street)
    _meadow(spread, ward.camp, c, lod, chance)
    _platform(spread, ward.catapult, siege_ground(ward.name, c), c, lod)
    _houses(spread, ward, c, chance)


def _meadow(spread: Spread, at: Point, c: Theme, lod: int, chance: Chance) -> None:
    """Where the farmers of a wall lie: grass behind a low fence."""
    (x, y), (w, h) = at, MEADOW
    box = (x - w - 2, y - h - 4, x + w + 2, y + h + 3)
    grass = element("rect", x=x - w, y=y - h, width=2 * w, height=2 * h, rx=9, fill=c.field, stroke=c.hedge,
                    stroke_width=3.4)  # fmt: skip
    grass += element("rect", x=x - w, y=y - h, width=2 * w, height=2 * h, rx=9, fill="none", stroke=c.hedge_hi,
                     stroke_width=1.2, stroke_dasharray="3 3.4")  # fmt: skip
    grass += element("ellipse", cx=x - 22, cy=y + 2, rx=17, ry=6, fill=c.field_hi, opacity=".8")
    grass += element("ellipse", cx=x + 24, cy=y - 2, rx=15, ry=5.4, fill=c.field_lo, opacity=".8")
    if lod:
        tufts = ""
        for _ in range(11):
            a, b = x + chance.between(8 - w, w - 8), y + chance.between(5 - h, h - 4)
            tufts += f"M{num(a - 1.6)} {num(b - 1.3)}l1 1.3.6-2 .6 2 1.1-1.4"
        grass += path(tufts, stroke=c.tuft, width=0.8, stroke_linejoin="round")
    spread.lay(box, grass)


def _platform(spread: Spread, at: Point, ground: str, c: Theme, lod: int) -> None:
    """Where a catapult stands: planks with the outline of what is missing."""
    (x, y), (w, h) = at, PLATFORM
    box = (x - w - 2, y - h - 2, x + w + 3, y + h + 4)
    planks = element("rect", x=x - w + 1, y=y - h + 2, width=2 * w, height=2 * h, rx=3, fill=c.shade, opacity=".3")
    planks += element("rect", x=x - w, y=y - h, width=2 * w, height=2 * h, rx=3, fill=c.wood, stroke=c.ink,
                      stroke_width=1.2)  # fmt: skip
    if lod:
        lines = "".join(f"M{num(x - w)} {num(y - h + 5.8 * k)}h{num(2 * w)}" for k in range(1, 5))
        planks += path(lines, stroke=c.trunk, width=0.9, opacity=".8")
        nails = "".join(
            f"M{num(a)} {num(y - h + 2.9 + 5.8 * k)}h.01" for k in range(5) for a in (x - w + 2.6, x + w - 2.6)
        )
        planks += path(nails, stroke=c.ink, width=1.2, stroke_linecap="round", opacity=".7")
    ring = f"M{num(x - 10)} {num(y + 6)}h20M{num(x - 9)} {num(y + 6)}L{num(x)} {num(y - 7)}L{num(x + 9)} {num(y + 6)}"
    planks += path(ring + f"M{num(x - 12)} {num(y - 6)}L{num(x + 10)} {num(y + 2)}", stroke=c.ink, width=2,
                   stroke_linecap="round", opacity=".28")  # fmt: skip
    spread.lay(box, planks)


def _free(taken: list[Box], box: Box) -> bool:
    return all(box[2] <= o[0] or box[0] >= o[2] or box[3] <= o[1] or box[1] >= o[3] for o in taken)


def _houses(spread: Spread, ward: Ward, c: Theme, chance: Chance) -> None:
    """A hall, a well, a few trees, and houses in rows on either side of the street."""
    left, top, right, bottom = ward.strip
    (cx, cy), (px, py), lane = ward.camp, ward.catapult, (top + bottom) / 2
    taken: list[Box] = [
        (cx - MEADOW[0] - 3, cy - MEADOW[1] - 2, cx + MEADOW[0] + 3, cy + MEADOW[1] + 3),
        (px - PLATFORM[0] - 3, py - PLATFORM[1] - 2, px + PLATFORM[0] + 4, py + PLATFORM[1] + 4),
    ]
    start, end = cx + MEADOW[0] + 12, px - PLATFORM[0] - 12
    square = start + (end - start) * chance.between(0.3, 0.7)
    for name, at, reach in (
        ("well", (square, lane - 1), (6, 8, 6, 5)),
        ("hall", (square + (24 if chance.unit() < 0.5 else -30), bottom - 4), (9, 22, 10, 1)),
    ):
        box = (at[0] - reach[0], at[1] - reach[1], at[0] + reach[2], at[1] + reach[3])
        if _free(taken, box):
            spread.stand(Sprite(name, at))
            taken.append(box)
    y = top + 10.5
    while y < bottom - 1:
        x = left + 8 + chance.between(0, 5)
        while x < right - 7:
            at = (x + chance.between(-0.8, 0.8), y + chance.between(-0.6, 0.6))
            box = (at[0] - 5, at[1] - 7, at[0] + 5, at[1] + 1)
            street = (left, lane - _LANE / 2 - 1, right, lane + _LANE / 2 + 1)
            if _free([*taken, street], box):
                if chance.unit() < 0.1:
                    spread.stand(Sprite("elm", at, 0.95))
                else:
                    roof = chance.pick(c.roofs)
                    spread.stand(Sprite("house", at, chance.between(1.0, 1.08), chance.unit() < 0.5, roof))
                taken.append(box)
            x += 11.4
        y += 9.4


def wards(spread: Spread, found: Site, c: Theme, lod: int) -> None:
    """All walls with what is before them."""
    for k, ward in enumerate(found.wards):
        strip(spread, ward, c, lod)
        wall(spread, ward, k == 0, c, lod)
