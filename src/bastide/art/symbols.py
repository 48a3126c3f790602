"""The three symbols of the arrow tiles, about 12 units wide round the origin, and the plates that carry them.

Each symbol has its own form and its own ground, of different lightness: colour never stands alone.
"""

from functools import lru_cache

from bastide.art.figures import HOODED
from bastide.art.palette import Theme, theme_named
from bastide.art.plan import Sign
from bastide.art.signs import outline
from bastide.art.svg import document, element, num, path, polyline

SYMBOLS = ("reinforce", "portal", "extra-turn")
"""Names of the symbols on arrow tiles."""
WHITE = "#fffdf6"
GOLD = "#ffd24a"
_NEAR = 1.2
"""How much larger arrows are on small tiles."""


def _reinforce() -> str:
    """A wayfarer and a plus: one figure more."""
    wayfarer = f'<g transform="translate(-1.8 6.2)scale(.46)">{path(HOODED, WHITE)}</g>'
    return wayfarer + path("M2.4-1.4H6.4M4.4-3.4V.6", stroke=WHITE, width=2, stroke_linecap="round")


def _portal() -> str:
    """A gateway with light behind it."""
    return path("M-4.8 6V-1A4.8 4.8 0 0 1 4.8-1V6", stroke=WHITE, width=2.4) + path("M-2 6V-.6A2 2 0 0 1 2-.6V6Z", GOLD)


def _extra_turn() -> str:
    """An hourglass: time for a turn more. A round arrow would be taken for turning the tile."""
    glass = "M-3.7-5H3.7C3.7-1.8 1-1.2 1 0C1 1.2 3.7 1.8 3.7 5H-3.7C-3.7 1.8-1 1.2-1 0C-1-1.2-3.7-1.8-3.7-5Z"
    return (
        path("M-2.8-2.7H2.8L0 .6ZM-2.8 4.8Q0 .8 2.8 4.8Z", GOLD)
        + path(glass, stroke=WHITE, width=1.6)
        + path("M-5-6H5M-5 6H5", stroke=WHITE, width=2)
    )


_DRAWN = {"reinforce": _reinforce, "portal": _portal, "extra-turn": _extra_turn}


def glyph(name: str) -> str:
    """A symbol alone, in white for any background. Raises ValueError for an unknown name."""
    if name not in _DRAWN:
        raise ValueError(f"unknown symbol {name!r}: use one of {', '.join(SYMBOLS)}")
    return _DRAWN[name]()


def sign_body(sign: Sign, c: Theme, lod: int = 1) -> str:
    """The arrow of a tile at its place; a larger one keeps its tip there."""
    drawn = glyph(sign.symbol)
    ground = c.signs[SYMBOLS.index(sign.symbol)]
    corners = outline(sign.side)
    shape = polyline(corners, close=True)
    body = path(shape, c.shade, c.shade, 3, stroke_linejoin="round", opacity=".3", transform="translate(.8 1.4)")
    body += path(shape, WHITE, c.ink, 3.2, stroke_linejoin="round")
    body += path(shape, ground, WHITE, 1.5, stroke_linejoin="round")
    body += f'<g transform="scale(1.1)">{drawn}</g>'
    if lod:
        return f'<g transform="translate({num(sign.at[0])} {num(sign.at[1])})">{body}</g>'
    x, y = (middle - tip * (_NEAR - 1) for middle, tip in zip(sign.at, corners[0], strict=True))
    return f'<g transform="translate({num(x)} {num(y)})scale({_NEAR})">{body}</g>'


@lru_cache(maxsize=16)
def render_symbol(name: str, theme: str = "light") -> str:
    """A symbol on its plate as SVG with viewBox 0 0 24 24, for lists and buttons. ValueError for an unknown name."""
    c = theme_named(theme)
    drawn = glyph(name)
    ground = c.signs[SYMBOLS.index(name)]
    box = {"x": 2, "y": 2, "width": 20, "height": 20, "rx": 4}
    body = element("rect", **box, fill=WHITE, stroke=c.ink, stroke_width=3) + element(
        "rect", **box, fill=ground, stroke=WHITE, stroke_width=1.6
    )
    return document(24, 24, f'{body}<g transform="translate(12 12)scale(1.18)">{drawn}</g>')
