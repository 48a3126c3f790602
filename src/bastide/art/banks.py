"""What has become of a bank of mist, told by line and pattern over its tiles: closed for good, or lost for ever.

A closed bank lies still: a firm double contour, level lines. A lost one is torn: a broken contour, slanting strokes,
and a fringe where its sides meet clear land. Colour is the same in both, and an open bank carries nothing.
"""

from __future__ import annotations

import math
from functools import lru_cache

from bastide.art.areas import veil_area, wall_faces
from bastide.art.catalogue import Tile
from bastide.art.geometry import SIDES, Line, Point, side_frame
from bastide.art.layout import layout
from bastide.art.palette import Theme, theme_named
from bastide.art.plan import Layout
from bastide.art.raster import EVERYWHERE, Mask, has
from bastide.art.seeds import Chance
from bastide.art.svg import document, path, polyline

STATES = ("open", "closed", "lost")
_FRINGE = 8.0
FRINGE_ROOM = 10.0
"""How far the picture of a fringe reaches beyond its cell."""
_LEVELS = (6.25, 18.75, 31.25, 43.75, 56.25, 68.75, 81.25, 93.75)
_WAVE = 12.5


def _runs(area: Mask, line: Line) -> list[tuple[int, int]]:
    """First and last index of each stretch of a line of points that lies in the area."""
    out: list[tuple[int, int]] = []
    first = -1
    for k, point in enumerate(line):
        inside = has(area, point)
        if inside and first < 0:
            first = k
        if first >= 0 and (not inside or k == len(line) - 1):
            out.append((first, k if inside else k - 1))
            first = -1
    return out


def _level_lines(area: Mask) -> str:
    """Slow waves from west to east, the same on every tile, so that they run on."""
    data = ""
    for row, level in enumerate(_LEVELS):
        line: Line = [(x + 0.0, level + 1.1 * math.sin(math.tau * (x / 25 + row / 2))) for x in range(0, 101, 2)]
        inner: Line = [(min(99.5, max(0.5, x)), y) for x, y in line]
        for first, last in _runs(area, inner):
            if last - first >= 3 and row % 2:
                data += polyline(line[first : last + 1])
    return data


def _strokes(area: Mask, chance: Chance) -> str:
    """Short slanting strokes in rows."""
    data = ""
    for row in range(8):
        for column in range(8):
            x = column * _WAVE + (row % 2) * _WAVE / 2 + 3
            y = row * _WAVE + 3
            reach = chance.between(5.0, 7.5)
            ends: tuple[Point, ...] = ((x, y + reach), (x + reach / 2, y + reach / 2), (x + reach, y))
            if all(has(area, (px, py)) and 1 < px < 99 and 1 < py < 99 for px, py in ends):
                data += polyline(ends)
    return data


def _hidden(plan: Layout) -> Mask:
    """Cells of cities and of the faces of their walls."""
    mask = plan.built
    for city in plan.cities:
        mask |= wall_faces(city)
    return mask


def _contour(plan: Layout, hidden: Mask) -> str:
    """The borders of a tile's mists, as far as no city hides them."""
    data = ""
    for rim in (rim for mist in plan.mists for rim in mist.rims):
        for first, last in _runs(EVERYWHERE & ~hidden, rim):
            if last > first:
                data += polyline(rim[first : last + 1])
    return data


def bank_body(plan: Layout, state: str, c: Theme) -> str:
    """The overlay of one cell of a bank; nothing for an open one."""
    hidden = _hidden(plan)
    rims, inside = _contour(plan, hidden), veil_area(plan) & plan.land & ~hidden
    if state == "closed":
        out = path(_level_lines(inside), stroke=c.print_, width=1.5, stroke_linecap="round", opacity=".5")
        out += path(rims, stroke=c.print_, width=3.6, stroke_linejoin="round")
        return out + path(rims, stroke=c.mist_hi, width=1.5, stroke_linejoin="round")
    if state == "lost":
        strokes = _strokes(inside, Chance(f"{plan.tile.id}|{plan.variant}|torn"))
        out = path(strokes, stroke=c.print_, width=1.5, stroke_linecap="round", opacity=".6")
        out += path(rims, stroke=c.mist_hi, width=3.4, stroke_linejoin="round")
        return out + path(rims, stroke=c.print_, width=2.2, stroke_dasharray="5 5.5", stroke_linecap="round")
    return ""


@lru_cache(maxsize=512)
def render_bank(tile_id: str, rotation: int, variant: int, state: str, theme: str = "light") -> str:
    """The overlay of a bank's cell as SVG with viewBox 0 0 100 100. ValueError for an unknown state or tile."""
    if state not in STATES:
        raise ValueError(f"unknown state {state!r}: use one of {', '.join(STATES)}")
    return document(100, 100, bank_body(layout(tile_id, rotation, variant), state, theme_named(theme)))


def torn_sides(tile: Tile, neighbours: dict[int, Tile | None]) -> tuple[int, ...]:
    """Sides where mist meets clear land: a neighbour without mist there, or (None) one that lies face down."""
    return tuple(
        side for side, other in neighbours.items()
        if tile.misty(side) and not (other and other.misty((side + 2) % 4))
    )  # fmt: skip


def fringe_body(sides: tuple[int, ...], c: Theme) -> str:
    """Shreds of mist that hang out over these sides of a cell."""
    out = ""
    for side in sides:
        chance, frame = Chance(f"fringe|{side}"), side_frame(side)
        line: Line = [(0, 0)]
        x = 4.0
        while x < 95:
            deep = chance.between(0.55, 1) * _FRINGE * min(1.0, x / 16, (100 - x) / 16)
            step = chance.between(5.5, 9)
            line += [(x + step * 0.35, -deep), (x + step * 0.55, -deep * 0.9), (min(96.0, x + step), -deep * 0.15)]
            x += step
        shape = [frame(p) for p in (*line, (100.0, 0.0))]
        out += path(polyline(shape, close=True), c.mist, opacity=".85")
        out += path(polyline(shape), stroke=c.print_, width=1.1, stroke_linejoin="round", opacity=".85")
    return out


@lru_cache(maxsize=64)
def render_fringe(sides: str, theme: str = "light") -> str:
    """Fringes over those sides ("N", "ESW"), viewBox -10 -10 120 120 round the cell. ValueError for other letters."""
    named = tuple(sorted(SIDES.find(letter) for letter in sides))
    if not named or len(set(named)) < len(named) or named[0] < 0:
        raise ValueError(f"unknown sides {sides!r}: use letters of {SIDES}, each once")
    size = 100 + 2 * FRINGE_ROOM
    return document(size, size, fringe_body(named, theme_named(theme)), origin=(-FRINGE_ROOM, -FRINGE_ROOM))


_CLOUD = "M5 18.4A4.6 4.6 0 0 1 4.6 9.4A6.4 6.4 0 0 1 16.6 7.4A5.6 5.6 0 0 1 18.6 18.4Z"


@lru_cache(maxsize=16)
def render_state(state: str, theme: str = "light") -> str:
    """A state as a sign for lists, viewBox 0 0 24 24. ValueError for an unknown one."""
    if state not in STATES:
        raise ValueError(f"unknown state {state!r}: use one of {', '.join(STATES)}")
    c = theme_named(theme)
    body = path(_CLOUD, c.mist, c.print_, 1.6 if state != "lost" else 1.4, stroke_linejoin="round",
                stroke_dasharray="3 2.4" if state == "lost" else None)  # fmt: skip
    if state == "closed":
        body += path(_CLOUD, "none", c.print_, 3, stroke_linejoin="round") + path(_CLOUD, "none", c.mist_hi, 1)
        body += path("M6.4 12q1.9-1.4 3.7 0t3.7 0 3.7 0M6.4 15.4q1.9-1.4 3.7 0t3.7 0 3.7 0", stroke=c.print_, width=1.4)
    if state == "lost":
        body += path(
            "M6 15.8l4-4.4M10.6 15.8l4-4.4M15.2 15.8l3-3.4", stroke=c.print_, width=1.5, stroke_linecap="round"
        )
    return document(24, 24, body)
