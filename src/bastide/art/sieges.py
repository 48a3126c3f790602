"""The signs of besiegers: a seal with whose wall they make for, or a question mark for a wall of one's choice.

Each sign has its own form and its own ground; colour never stands alone.
"""

import math
from functools import lru_cache

from bastide.art.geometry import Point
from bastide.art.palette import Theme, theme_named
from bastide.art.plan import Seal
from bastide.art.svg import document, element, fraction, num, path, smooth

SIEGES = ("knights", "highwaymen", "monks", "any")
"""Names of the symbols of besiegers."""
WHITE = "#fffdf6"
_NOTCHES = 13
_INSIDE = 11.0
"""Room between a seal's middle and a side, its shadow included."""


def _rim(radius: float) -> str:
    """A circle with a wavy edge, as pressed into wax."""
    points: list[Point] = []
    for k in range(2 * _NOTCHES):
        angle, size = math.pi * k / _NOTCHES, radius * (0.88 if k % 2 else 1)
        points.append((size * math.cos(angle), size * math.sin(angle)))
    return smooth(points)


def _helm() -> str:
    """A helm, open for the eyes and the nose. A cross of slits would be the monks' sign."""
    dome = "M-1.2 7.4Q-5.4 6.2-5.6 2.4V-1.2A5.6 5.6 0 0 1 5.6-1.2V2.4Q5.4 6.2 1.2 7.4"
    return path(f"{dome}V1.8H2.8Q4.2 1.2 4.2-1H-4.2Q-4.2 1.2-2.8 1.8H-1.2Z", WHITE)


def _hat() -> str:
    """A hat with a broad brim and a feather, over a kerchief."""
    brim = "M-6.8.6C-4.8 0-4 .2-3.8-1L-3.2-4.2C-2-5.4 2-5.4 3.2-4.2L3.8-1C4 .2 4.8 0 6.8.6C4.6 3-4.6 3-6.8.6Z"
    feather = "M1.4-4.6C2.6-7.4 5-7.8 6.8-7.2C6.4-5 4.6-3.2 2.8-2.8Z"
    return path(brim + feather + "M-3.8 3.6C-1.4 4.5 1.4 4.5 3.8 3.6L0 7.4Z", WHITE)


def _cross() -> str:
    return path("M-1.7-6.8H1.7V-3.2H5.2V.2H1.7V6.8H-1.7V.2H-5.2V-3.2H-1.7Z", WHITE)


def _question() -> str:
    bow = path("M-3.2-2.8A3.3 3.3 0 1 1 1.2.3Q.1.8.1 2.2", stroke=WHITE, width=2.5, stroke_linecap="round")
    return bow + element("circle", cx=0.1, cy=5.5, r=1.6, fill=WHITE)


_DRAWN = {"knights": _helm, "highwaymen": _hat, "monks": _cross, "any": _question}


def siege_glyph(name: str) -> str:
    """What is on a seal, white, about 12 units wide round the origin. ValueError for an unknown name."""
    if name not in _DRAWN:
        raise ValueError(f"unknown sign {name!r}: use one of {', '.join(SIEGES)}")
    return _DRAWN[name]()


def siege_ground(name: str, c: Theme) -> str:
    """The colour that belongs to a sign."""
    return c.seals[SIEGES.index(name)]


def _draw_seal(name: str, c: Theme) -> str:
    """A seal round the origin, 19 across, without its shadow."""
    drawn = siege_glyph(name)
    body = path(_rim(9.2), c.rim, c.ink, 1.1, stroke_linejoin="round")
    body += element("circle", cx=0, cy=0, r=7.5, fill=siege_ground(name, c))
    return body + f'<g transform="scale(.86)">{drawn}</g>'


def seal_body(seal: Seal, c: Theme, size: float) -> str:
    """A seal of a tile at its place; a larger one moves inwards, so that no side cuts it."""
    shade = element("ellipse", cx=0.7, cy=1.5, rx=9.6, ry=9.4, fill=c.shade, opacity=".35")
    scale = f"scale({fraction(size)})" if size != 1 else ""
    room = _INSIDE * max(size, 1)
    x, y = (min(max(v, room), 100 - room) for v in seal.at) if size != 1 else seal.at
    return f'<g transform="translate({num(x)} {num(y)}){scale}">{shade}{_draw_seal(seal.symbol, c)}</g>'


@lru_cache(maxsize=16)
def render_siege(name: str, theme: str = "light") -> str:
    """A sign on its seal as SVG with viewBox 0 0 24 24, for lists and buttons. ValueError for an unknown name."""
    return document(24, 24, f'<g transform="translate(12 12)scale(1.2)">{_draw_seal(name, theme_named(theme))}</g>')
