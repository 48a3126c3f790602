"""Figures: hooded wayfarers in a bell cloak, one headdress and tool per role; the farmer lies down, so do the buried.

Some have shapes of their own (shapes). "guard" is one that stands nowhere,
"guard-knight" one in that role. Modules of other packages name the shape that theirs look like (FigureSpec).

Drawn with the feet at the origin, 20 x 27 units. ``render_figure`` centres them in a square of ``BOX`` tile units whose
middle belongs on the anchor: to show a figure on a tile of 200 px, draw the picture 0.4 * 200 = 80 px wide, centred.
"""

from collections.abc import Iterable
from functools import lru_cache

from bastide.art.emblems import charge, player_colour
from bastide.art.headgear import headgear, headgear_halo
from bastide.art.palette import PlayerColour, theme_named
from bastide.art.shapes import FEET, SHAPES
from bastide.art.svg import document, ellipse, group, path, shape_path
from bastide.rules import BROUGHT

BOX = 40
"""Width and height of the box of a figure, in units of its SVG."""
PLACES = ("knight", "highwayman", "monk", "farmer", "steward", "gravedigger")
"""The roles of a follower, or of a figure of another shape instead."""
_SHAPED = [role for name, shape in SHAPES.items() for role in (name, *(f"{name}-{p}" for p in PLACES if shape.places))]
_DRAWN = ("plain", *PLACES, "abbot", "buried", *_SHAPED)
_LOOKS = {picture: drawing for module in BROUGHT.values() for picture, drawing in module.looks.items()}
ROLES = tuple(dict.fromkeys([*_DRAWN, *_LOOKS]))
"""Names of the figures that can be drawn."""
INK = "#221a16"
APART, BROAD_APART = 16.0, 22.0
"""Between figures that stand on one spot, and where one of them is broad."""

HOODED = (
    "M-9.4 0C-10-2.2-8.4-3.4-7.6-4.2C-6-8-5.4-11.6-4-14C-6.2-16.4-6.4-20-4.2-22.8C-1.8-26.6 3.6-27.6 9-26"
    "C6.4-24.8 5-23 5-21C6.2-18.4 5.8-15.8 4-14C5.4-11.6 6-8 7.6-4.2C8.4-3.4 10-2.2 9.4 0C6 1.6-6 1.6-9.4 0Z"
)
_BARE = (
    "M-9.4 0C-10-2.2-8.4-3.4-7.6-4.2C-6-8-5.4-11.6-4-14C-5.8-15.6-6-21.8 0-23C6-21.8 5.8-15.6 4-14"
    "C5.4-11.6 6-8 7.6-4.2C8.4-3.4 10-2.2 9.4 0C6 1.6-6 1.6-9.4 0Z"
)
_FOLD = "M3-1C4.4-5 4-9.6 2.4-13.4L4-14C5.4-11.6 6-8 7.6-4.2C8.4-3.4 9.8-2.2 9.2-.3C7.4.5 5 .7 3-1Z"
_BAREHEADED = ("knight", "highwayman", "farmer", "abbot", "steward", "gravedigger", "buried")


def _person(role: str, colour: str, player: PlayerColour) -> str:
    """A figure without its shadow: white halo, cloak, emblem, headdress and tool."""
    kind, _, place = role.partition("-")
    if kind in SHAPES:
        return SHAPES[kind].draw(place, colour, player, place in _BAREHEADED)
    cloak = _BARE if role in _BAREHEADED else HOODED
    halo = shape_path(cloak, "#fff", "#fff", 4) + headgear_halo(role)
    body = shape_path(cloak, player.fill, INK, 1.3) + path(_FOLD, player.shade, opacity=".75")
    return halo + body + group(charge(colour), (-0.6, -6.2), "scale(1.2)") + headgear(role, player)


def _dead(colour: str, player: PlayerColour) -> str:
    """A figure laid out on its tomb, without a rim."""
    body = shape_path(_BARE, player.fill, INK, 1.4) + path(_FOLD, player.shade, opacity=".75")
    return body + group(charge(colour), (-0.2, -6.2), "scale(1.2)") + headgear("buried", player)


def _tomb() -> str:
    """A stone slab with its front, 37 wide."""
    slab = "M-16.6-10.4H15.2Q18.2-10.4 18.2-7.4V4.6Q18.2 7.6 15.2 7.6H-16.6Q-18-1.4-16.6-10.4Z"
    shade = path("M-17 9H19.4V13.4H-15Z", "#000", opacity=".3")
    front = shape_path("M-17.2 6H18.2V11.6H-17.2Z", "#8f8a80", INK, 1.3)
    return shade + path(slab, "#fff", "#fff", 3.6) + front + shape_path(slab, "#d6d0c4", INK, 1.3)


def shift(number: int, several: int, kinds: Iterable[str] = ()) -> float:
    """How far east of its anchor the figure of that number (from 0) stands, where several of these kinds share one."""
    broad = any(name in SHAPES and SHAPES[name].wide > 1 for name in (_LOOKS.get(kind, kind) for kind in kinds))
    return (number - (several - 1) / 2) * (BROAD_APART if broad else APART)


def _drawing(role: str) -> str:
    """The drawing of a role: its own, the one its module names, or that of the figure in supply."""
    drawing = role if role in _DRAWN else _LOOKS[role]
    shape = drawing.partition("-")[0]
    return drawing if drawing in _DRAWN else shape if shape in SHAPES else "plain"


def figure_body(role: str, colour: str) -> str:
    """A figure around the origin as its anchor; the piece to compose into boards.

    Figures look alike in both themes, so that they are found at once. ValueError lists the known roles.
    """
    player = player_colour(colour)
    if role not in ROLES:
        raise ValueError(f"unknown role {role!r}: use one of {', '.join(ROLES)}")
    role = _drawing(role)
    person = _person(role, colour, player)
    shape = SHAPES.get(role.partition("-")[0])
    feet, wide = (shape.feet, shape.wide) if shape else (FEET, 1.0)
    if role.endswith("farmer"):
        shade = ellipse(1, 8.6 * wide, 14, 2.6, "#000", opacity=".22")
        return group(shade + group(person, (-feet, 0), "rotate(90)"), (-1 if wide == 1 else 0, 0))
    if role == "buried":
        dead = group(_dead(colour, player), (-11.4, -1.4), "rotate(90)scale(.98)")
        return f'<g transform="scale(.94)">{_tomb()}{dead}</g>'
    shade = ellipse(0, 0.6, 11.5 * wide, 3.4, "#000", opacity=".28")
    return group(shade + person, (0, feet))


@lru_cache(maxsize=128)
def render_figure(role: str, colour: str, theme: str = "light") -> str:
    """A figure as SVG with viewBox -20 -20 40 40 in tile units; its middle belongs on the anchor.

    Role ``meeple`` is the plain figure of the supply. Raises ValueError for an unknown role, colour or theme.
    """
    theme_named(theme)
    return figure_document(figure_body("plain" if role == "meeple" else role, colour))


def figure_document(body: str) -> str:
    """A figure or a piece round its anchor as SVG with viewBox -20 -20 40 40."""
    return document(BOX, BOX, body, origin=(-BOX / 2, -BOX / 2))
