"""Symbols of the kinds of points and of goods, and the winner's crown: 24 x 24 units."""

from collections.abc import Callable
from typing import Final

from bastide.art.palette import Theme, theme_named
from bastide.art.sprites.wares import WARES
from bastide.art.svg import document, line_path, path, shape_path

SIZE: Final = 24.0
_CROWN = "M3 20L1.200 7L7.600 11.600L12 3L16.400 11.600L22.800 7L21 20Z"


def _city(c: Theme, ink: str) -> str:
    walls = "M4 20V8H7V11H10.5V8H13.5V11H17V8H20V20Z"
    return shape_path(walls, c.roofs[0], ink, 1.5) + path("M10 20V16a2 2 0 0 1 4 0V20Z", ink)


def _road(c: Theme, ink: str) -> str:
    way = "M7 22C7 14 17 12 17 3"
    return path(way, stroke=ink, width=8) + path(way, stroke=c.road, width=5.6)


def _monastery(c: Theme, ink: str) -> str:
    house = shape_path("M5 20V11L12 5L19 11V20Z", c.chapel, ink, 1.5)
    roof = path("M3.6 12L12 4.6L20.4 12", stroke=c.chapel_roof, width=3)
    return house + roof + path("M12 11.500V17.500M9.300 14H14.700", stroke=c.ink, width=1.6)


def _field(c: Theme, ink: str) -> str:
    ears = line_path("M8 12V5M12 11V3M16 12V5", c.hay, 2.4)
    return path("M3 19C3 11 21 11 21 19Z", c.field, ink, 1.5) + ears


def _rest(c: Theme, ink: str) -> str:
    star = "M12 3.5L14.6 9L20.6 9.7L16.2 13.8L17.3 19.7L12 16.800L6.700 19.700L7.800 13.800L3.400 9.700L9.400 9Z"
    return shape_path(star, c.stone, ink, 1.5)


def _crown(c: Theme, ink: str) -> str:
    return shape_path(_CROWN, c.gold, ink, 1.6)


def _ware(name: str) -> Callable[[Theme, str], str]:
    """Wine, grain or cloth as on the signs of cities."""
    return lambda c, ink: f'<g transform="translate(12 12)scale(1.2)">{WARES[name](c, ink)}</g>'


_DRAWN: Final[dict[str, Callable[[Theme, str], str]]] = {
    "city": _city,
    "road": _road,
    "monastery": _monastery,
    "field": _field,
    "rest": _rest,
    "crown": _crown,
    **{name: _ware(name) for name in WARES},
}
KINDS: Final = tuple(_DRAWN)
"""Names of the features and signs that have an emblem of their own."""


def render_kind(name: str, theme: str = "light") -> str:
    """The sign of a kind of points, or the crown. ValueError for any other."""
    if name not in _DRAWN:
        raise ValueError(f"unknown kind {name!r}: use one of {', '.join(KINDS)}")
    c = theme_named(theme)
    return document(SIZE, SIZE, _DRAWN[name](c, c.text))
