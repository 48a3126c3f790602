"""Figures that differ from the hooded followers by their shape, not by what they wear.

Their feet are at the origin, like those of all figures.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from bastide.art.emblems import charge
from bastide.art.headgear import GOLD, INK, LINEN, SKIN, STEEL, WOOD, face, headgear, headgear_halo, ring, rod, spade
from bastide.art.palette import PlayerColour
from bastide.art.svg import circle, ellipse, line_path, path, shape_path

_GUARD_COAT = "M-9.8.4V-11.6Q-9.8-15.4-6-15.4H6Q9.8-15.4 9.8-11.6V.4Q0 2.6-9.8.4Z"
_GUARD_SHIELD = "M-7.2-13.4Q0-15-7.2-13.4H7.2V-6.4Q7.2-1.2 0 1.8Q-7.2-1.2-7.2-6.4Z"
_BOWL = "M-5-20.4C-5-27.8 5-27.8 5-20.4Z"
_BRIM = "M-10.4-18.6Q0-22.6 10.4-18.6"
_AXE = "M13.2-26.6C16-26.8 17.6-24.8 17.8-22.4C17.2-20.4 15.6-19 13.2-19.2Z"
_HALBERD = "M13.2.6V-27.6"
_LEFT_HAND = -13.4
"""Where the other hand holds something."""

_GUARD_TOOLS = {
    "knight": "M-13.4-6V-22M-16.4-7.2H-10.4",
    "highwayman": "M-13.8-1.6L-12-14",
    "monk": "M-13.4-3V-17.4M-16.4-13.4H-10.4",
    "steward": "M-13.4-2.2V-20.6M-13.4-3H-16.4",
    "gravedigger": "M-13.4.6V-21.6M-16.2-21.8H-10.6M-15.6-5H-11.2",
    "farmer": "",
    "": "M-13.4-11V-4",
}
"""Their outlines; "" stands nowhere and has a lantern."""


def _guard_tool(role: str) -> str:
    """What the other hand holds in a role; a lantern where a guard stands nowhere."""
    if role == "knight":
        return rod("M-13.4-6V-22", "#fff", 1.5, 3.4) + line_path("M-16.4-7.2H-10.4", INK, 2.2)
    if role == "highwayman":
        return rod(_GUARD_TOOLS[role], WOOD, 2.2, 4.2)
    if role == "monk":
        return rod(_GUARD_TOOLS[role], GOLD, 1.7, 3.6)
    if role == "gravedigger":
        return spade(_LEFT_HAND)
    if role == "steward":
        key = rod("M-13.4-15.8V-2.2M-13.4-3H-16.4M-13.4-6.4H-15.8", GOLD, 1.8, 3.6)
        return key + ring(_LEFT_HAND, -18.6, 2.7, 1.7, 3.6)
    if role == "farmer":
        return ""
    hook = path("M-13.4-8.4V-12", stroke=INK, width=1.4)
    return hook + path("M-16-8.6H-10.8V-2H-16Z", "#ffd85a", INK, 1.2)


def guard(role: str, colour: str, player: PlayerColour) -> str:
    """A guard in a role without a shadow; the farmer holds nothing but the halberd."""
    rim = f"{_HALBERD}M13.2-22.8H16{_GUARD_TOOLS[role]}{_BRIM}M-3-23.4Q0-25.4 3-23.4"
    halo = shape_path(_GUARD_COAT, "#fff", "#fff", 4) + line_path(rim, "#fff", 6.4, stroke_linejoin="round")
    halberd = rod(_HALBERD, WOOD, 1.5, 3.2) + shape_path(_AXE, STEEL, INK, 1)
    coat = shape_path(_GUARD_COAT, player.shade, INK, 1.3)
    shield = shape_path(_GUARD_SHIELD, player.fill, INK, 1.3)
    badge = f'<g transform="translate(0 -6.9)scale(1.14)">{charge(colour)}</g>'
    hat = path(_BOWL, STEEL, INK, 1) + rod(_BRIM, STEEL, 2, 4)
    return halo + halberd + coat + shield + badge + face(0, -17, 3.9, 3.9) + hat + _guard_tool(role)


_CLOAK = (
    "M-15.2.2C-16.2-2-14.6-4-13.6-6.4C-12-10.4-11-13.4-9.4-16H9.4C11-13.4 12-10.4 13.6-6.4C14.6-4 16.2-2 15.2.2"
    "C10 2.2-10 2.2-15.2.2Z"
)
_MANTLE = "M-13.2-7.4C-14.4-12.4-10-17.8-4.4-18.6H4.4C10-17.8 14.4-12.4 13.2-7.4Q0-3.2-13.2-7.4Z"
_FOLD = "M4.6-5.4C6-9.6 5-14.4 2.6-18.6H4.4C10-17.8 14.4-12.4 13.2-7.4Q9.6-6 4.6-5.4Z"
_BANDS = "M-13.8-4.4Q0-.2 13.8-4.4M-14.8-1.4Q0 2.6 14.8-1.4"
_HOOD = "M-4.6-13C-6.2-16.4-6.4-20-4.2-22.8C-1.8-26.6 3.6-27.6 9-26C6.4-24.8 5-23 5-21C6.2-18.4 5.8-15.8 4.6-13Z"
_BARE_HEAD = "M-4.6-13C-5.8-15.6-6-21.8 0-23C6-21.8 5.8-15.6 4.6-13Z"
_ABOVE = "translate(0 -2.2)scale(1.06)"
"""Where the head sits, drawn for a small figure."""


def large(place: str, colour: str, player: PlayerColour, bare: bool) -> str:
    """A large meeple in a place without its shadow, "" where it stands nowhere; bareheaded under a headdress."""
    role, head = place or "plain", _BARE_HEAD if bare else _HOOD
    halo = shape_path(_CLOAK + _MANTLE, "#fff", "#fff", 4)
    halo += f'<g transform="{_ABOVE}">{shape_path(head, "#fff", "#fff", 4)}{headgear_halo(role)}</g>'
    cloak = shape_path(_CLOAK, player.shade, INK, 1.3) + path(_BANDS, stroke=LINEN, width=1.7)
    hood = f'<g transform="{_ABOVE}">{shape_path(head, player.fill, INK, 1.2)}</g>'
    mantle = shape_path(_MANTLE, player.fill, INK, 1.3) + path(_FOLD, player.shade, opacity=".6")
    badge = f'<g transform="translate(-.4 -11)scale(1.4)">{charge(colour)}</g>'
    return f'{halo}{cloak}{hood}{mantle}{badge}<g transform="{_ABOVE}">{headgear(role, player)}</g>'


_VEIL = (
    "M-9.8-1.4C-9.2-5-7.8-10-4.4-14H4.4C7.8-10 9.2-5 9.8-1.4C8.6-3.4 7-3.4 6 .6C4.8-3 3-3 2 1.6C.8-2.4-.8-2.4-2 1.6"
    "C-3-3-4.8-3-6 .6C-7-3.4-8.6-3.4-9.8-1.4Z"
)
_TRAILS = "M-4.6-4.4C-4.4-7-3.4-10.2-2-12.6M4.6-4.4C4.4-7 3.4-10.2 2-12.6"
_MASK = "M-3.9-19.4Q0-21.4 3.9-19.4Q4-15.6 2-14.4Q0-15.6-2-14.4Q-4-15.6-3.9-19.4Z"


def phantom(place: str, colour: str, player: PlayerColour, bare: bool) -> str:
    """A phantom in a place without its shadow: a pale veil with a ragged hem, and a mask where it wears nothing."""
    role, head = place or "plain", _BARE_HEAD if bare else _HOOD
    halo = shape_path(_VEIL + head, "#fff", "#fff", 4) + headgear_halo(role)
    veil = f'<g opacity=".62">{path(head, player.fill)}{path(_VEIL, player.fill)}</g>'
    rim = shape_path(head, "none", player.shade, 1.3) + shape_path(_VEIL, "none", player.shade, 1.3)
    badge = f'<g transform="translate(0 -7.6)scale(1.25)">{charge(colour)}</g>'
    if place:
        return halo + veil + rim + line_path(_TRAILS, player.shade, 1) + badge + headgear(role, player)
    eyes = ellipse(-1.6, -17.8, 0.8, 1.1, INK) + ellipse(1.6, -17.8, 0.8, 1.1, INK)
    return halo + veil + rim + line_path(_TRAILS, player.shade, 1) + badge + shape_path(_MASK, "#fff", INK, 1) + eyes


_BUILDER_LEGS = "M-3.6-7L-7.2 0M3.6-7L7.2 0"
_BOOTS = "M-7.2 0H-9.8M7.2 0H9.8"
_TUNIC = "M-6.6-16.6Q0-18.8 6.6-16.6L8.6-5.8Q0-3.6-8.6-5.8Z"
_ARM = "M6-15.2L11.2-19.2"
_OTHER_ARM = "M-6.4-15L-10.4-10.6L-7.2-7.8"
_MALLET_SHAFT = "M9.8-14L14-28.6"
_MALLET = "M8.4-30.4L17.8-27.6L16.4-22.6L7-25.4Z"
_CAP = "M-5.4-21.2C-6.6-25.8-2.6-27.6 0-27.4C4-27.4 6-24.8 5.2-21.2Q0-22.8-5.4-21.2Z"


def builder(colour: str, player: PlayerColour) -> str:
    """A builder without a shadow."""
    rim = f"{_BUILDER_LEGS}{_BOOTS}{_ARM}{_OTHER_ARM}{_MALLET_SHAFT}M-3-24Q0-26 3-24"
    halo = line_path(rim, "#fff", 8, stroke_linejoin="round") + shape_path(_TUNIC + _MALLET, "#fff", "#fff", 4)
    legs = rod(_BUILDER_LEGS, player.shade, 3.4, 5.8) + rod(_BOOTS, INK, 2.2, 3.2)
    arms = rod(_OTHER_ARM, player.shade, 2.8, 5)
    mallet = rod(_MALLET_SHAFT, WOOD, 1.7, 3.8) + shape_path(_MALLET, STEEL, INK, 1.2)
    tunic = shape_path(_TUNIC, player.fill, INK, 1.3)
    badge = f'<g transform="translate(0 -11)scale(1.22)">{charge(colour)}</g>'
    cap = shape_path(_CAP, player.shade, INK, 1) + rod("M-6-21H6", player.fill, 1.6, 3.4)
    return halo + legs + arms + tunic + badge + mallet + rod(_ARM, player.shade, 2.8, 5) + face(0, -18.6, 4, 3.9) + cap


_PIG_BODY = (
    "M-13.6-8.6C-13.6-13.6-9.4-16.6-3-16.6C1.6-16.6 4.6-16.4 7-15.2L10.4-18.4L12-13.4C13.4-12.4 14-11.2 14.2-9.8"
    "C14.2-6.4 11.4-4.2 8-3.2C4-2-6-2-9.6-3.2C-12.4-4.2-13.6-6-13.6-8.6Z"
)
_PIG_LEGS = "M-9.4-4V0M-4.4-3V.6M3.8-3V.6M8.6-4V0"
_TAIL = "M-13-10.4C-15.8-10-16.4-13.2-14.4-13.8C-12.8-14-13-11.8-14.4-11.8"
_EAR = "M6-15.4L10.6-18.8L11.6-13.2Z"


def pig(colour: str, player: PlayerColour) -> str:
    """A pig without a shadow, its snout to the east."""
    rim = line_path(_PIG_LEGS + _TAIL, "#fff", 7.6, stroke_linejoin="round")
    halo = rim + shape_path(_PIG_BODY, "#fff", "#fff", 4) + ellipse(15, -8.6, 4.4, 5, "#fff")
    legs, tail = rod(_PIG_LEGS, player.shade, 3.2, 5.6), rod(_TAIL, player.fill, 1.2, 3.2)
    body = shape_path(_PIG_BODY, player.fill, INK, 1.3)
    ear = shape_path(_EAR, player.shade, INK, 1)
    snout = ellipse(14.6, -8.6, 2.6, 3.2, SKIN, stroke=INK, stroke_width=1.1)
    snout += line_path("M14-9.2v1.4M15.4-9.2v1.4", INK, 0.8)
    eye = circle(10.2, -11.4, 1.5, "#fff") + circle(10.5, -11.3, 0.8, INK)
    badge = f'<g transform="translate(-2.4 -9.4)scale(1.3)">{charge(colour)}</g>'
    return halo + tail + legs + body + ear + badge + snout + eye


@dataclass(frozen=True)
class Shape:
    """Draws a figure in a place, "" for nowhere, bareheaded under a headdress. Its feet are so far below the anchor,
    and it is so much broader than a follower. One without ``places`` looks the same in all of them."""

    draw: Callable[[str, str, PlayerColour, bool], str]
    feet: float
    wide: float = 1.0
    places: bool = True


FEET: Final = 11.5
"""Standing figures have their feet that far below the anchor."""
SHAPES: Final = {
    "guard": Shape(lambda place, colour, player, _: guard(place, colour, player), FEET),
    "large": Shape(large, 15.4, 1.5),
    "phantom": Shape(phantom, FEET),
    "builder": Shape(lambda place, colour, player, _: builder(colour, player), 13.4, places=False),
    "pig": Shape(lambda place, colour, player, _: pig(colour, player), 8.6, 1.3, places=False),
}
