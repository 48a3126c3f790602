"""Symbols on tiles: the three of the arrows, with the plates that carry them, and the seals of besiegers.

Each symbol has its own form and its own ground, of different lightness: colour never stands alone. A seal shows whose
wall its besiegers make for, or a question mark for a wall of one's choice.
"""

import math
from functools import lru_cache

from bastide.art.figures import HOODED
from bastide.art.palette import Theme, theme_named
from bastide.art.plan import Seal, Sign
from bastide.art.signs import outline
from bastide.art.svg import circle, document, ellipse, group, line_path, path, polyline, rect, shape_path, smooth

SYMBOLS = ("reinforce", "portal", "extra-turn")
"""Names of the symbols on arrow tiles."""
WHITE = "#fffdf6"
GOLD = "#ffd24a"
_NEAR = 1.2
"""How much larger arrows are on small tiles."""


def _reinforce() -> str:
    """A wayfarer and a plus: one figure more."""
    wayfarer = f'<g transform="translate(-1.8 6.2)scale(.46)">{path(HOODED, WHITE)}</g>'
    return wayfarer + line_path("M2.4-1.4H6.4M4.4-3.4V.6", WHITE, 2)


def _portal() -> str:
    """A gateway with light behind it."""
    return path("M-4.8 6V-1A4.8 4.8 0 0 1 4.8-1V6", stroke=WHITE, width=2.4) + path("M-2 6V-.6A2 2 0 0 1 2-.6V6Z", GOLD)


def _extra_turn() -> str:
    """An hourglass: time for a turn more. A round arrow would be taken for turning the tile."""
    glass = "M-3.7-5H3.7C3.7-1.8 1-1.2 1 0C1 1.2 3.7 1.8 3.7 5H-3.7C-3.7 1.8-1 1.2-1 0C-1-1.2-3.7-1.8-3.7-5Z"
    out = path("M-2.8-2.7H2.8L0 .6ZM-2.8 4.8Q0 .8 2.8 4.8Z", GOLD) + path(glass, stroke=WHITE, width=1.6)
    return out + path("M-5-6H5M-5 6H5", stroke=WHITE, width=2)


_SYMBOL_GLYPHS = {"reinforce": _reinforce, "portal": _portal, "extra-turn": _extra_turn}


def glyph(name: str) -> str:
    """A symbol alone, in white for any background. Raises ValueError for an unknown name."""
    if name not in _SYMBOL_GLYPHS:
        raise ValueError(f"unknown symbol {name!r}: use one of {', '.join(SYMBOLS)}")
    return _SYMBOL_GLYPHS[name]()


def sign_body(sign: Sign, c: Theme, lod: int = 1) -> str:
    """The arrow of a tile at its place; a larger one keeps its tip there."""
    drawn, ground = glyph(sign.symbol), c.signs[SYMBOLS.index(sign.symbol)]
    corners = outline(sign.side)
    shape = polyline(corners, close=True)
    body = shape_path(shape, c.shade, c.shade, 3, opacity=".3", transform="translate(.8 1.4)")
    body += shape_path(shape, WHITE, c.ink, 3.2)
    body += shape_path(shape, ground, WHITE, 1.5)
    body += f'<g transform="scale(1.1)">{drawn}</g>'
    if lod:
        return group(body, sign.at)
    x, y = (middle - tip * (_NEAR - 1) for middle, tip in zip(sign.at, corners[0], strict=True))
    return group(body, (x, y), f"scale({_NEAR})")


@lru_cache(maxsize=16)
def render_symbol(name: str, theme: str = "light") -> str:
    """A symbol on its plate as SVG with viewBox 0 0 24 24, for lists and buttons. ValueError for an unknown name."""
    c, drawn = theme_named(theme), glyph(name)
    ground = c.signs[SYMBOLS.index(name)]
    body = rect(2, 2, 20, 20, WHITE, 4, stroke=c.ink, stroke_width=3)
    body += rect(2, 2, 20, 20, ground, 4, stroke=WHITE, stroke_width=1.6)
    return document(24, 24, f'{body}<g transform="translate(12 12)scale(1.18)">{drawn}</g>')


SIEGES = ("knights", "highwaymen", "monks", "any")
"""Names of the symbols of besiegers."""
_NOTCHES = 13
_INSIDE = 11.0
"""Room between a seal's middle and a side, its shadow included."""


def _rim(radius: float) -> str:
    """A circle with a wavy edge, as pressed into wax."""
    corners = [(math.pi * k / _NOTCHES, radius * (0.88 if k % 2 else 1)) for k in range(2 * _NOTCHES)]
    return smooth([(size * math.cos(angle), size * math.sin(angle)) for angle, size in corners])


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
    bow = line_path("M-3.2-2.8A3.3 3.3 0 1 1 1.2.3Q.1.8.1 2.2", WHITE, 2.5)
    return bow + circle(0.1, 5.5, 1.6, WHITE)


_SEAL_GLYPHS = {"knights": _helm, "highwaymen": _hat, "monks": _cross, "any": _question}


def siege_glyph(name: str) -> str:
    """What is on a seal, white, about 12 units wide round the origin. ValueError for an unknown name."""
    if name not in _SEAL_GLYPHS:
        raise ValueError(f"unknown sign {name!r}: use one of {', '.join(SIEGES)}")
    return _SEAL_GLYPHS[name]()


def siege_ground(name: str, c: Theme) -> str:
    """The colour that belongs to a sign."""
    return c.seals[SIEGES.index(name)]


def _draw_seal(name: str, c: Theme) -> str:
    """A seal round the origin, 19 across, without its shadow."""
    drawn = siege_glyph(name)
    body = shape_path(_rim(9.2), c.rim, c.ink, 1.1)
    body += circle(0, 0, 7.5, siege_ground(name, c))
    return f'{body}<g transform="scale(.86)">{drawn}</g>'


def seal_body(seal: Seal, c: Theme, size: float) -> str:
    """A seal of a tile at its place; a larger one moves inwards, so that no side cuts it."""
    drawn = ellipse(0.7, 1.5, 9.6, 9.4, c.shade, opacity=".35") + _draw_seal(seal.symbol, c)
    if size == 1:
        return group(drawn, seal.at)
    x, y = (min(max(v, _INSIDE * size), 100 - _INSIDE * size) for v in seal.at)
    return group(drawn, (x, y), f"scale({size:g})")


@lru_cache(maxsize=16)
def render_siege(name: str, theme: str = "light") -> str:
    """A sign on its seal as SVG with viewBox 0 0 24 24, for lists and buttons. ValueError for an unknown name."""
    return document(24, 24, group(_draw_seal(name, theme_named(theme)), (12, 12), "scale(1.2)"))
