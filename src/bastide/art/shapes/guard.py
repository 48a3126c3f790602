"""Guards. Their shape distinguishes them: square shoulders, a broad kettle hat, a shield and a halberd.

The shield is before the body, the halberd beside it. The other hand holds the tool of the role. The feet are at the
origin, like those of all figures. The halberd reaches 29 units up.
"""

from bastide.art.emblems import charge
from bastide.art.headgear import GOLD, INK, STEEL, WOOD, face, rod, spade
from bastide.art.palette import PlayerColour
from bastide.art.svg import element, path

_COAT = "M-9.8.4V-11.6Q-9.8-15.4-6-15.4H6Q9.8-15.4 9.8-11.6V.4Q0 2.6-9.8.4Z"
_SHIELD = "M-7.2-13.4Q0-15-7.2-13.4H7.2V-6.4Q7.2-1.2 0 1.8Q-7.2-1.2-7.2-6.4Z"
_BOWL = "M-5-20.4C-5-27.8 5-27.8 5-20.4Z"
_BRIM = "M-10.4-18.6Q0-22.6 10.4-18.6"
_AXE = "M13.2-26.6C16-26.8 17.6-24.8 17.8-22.4C17.2-20.4 15.6-19 13.2-19.2Z"
_SHAFT = "M13.2.6V-27.6"
_LEFT = -13.4
"""Where the other hand holds something."""

_TOOLS = {
    "knight": "M-13.4-6V-22M-16.4-7.2H-10.4",
    "highwayman": "M-13.8-1.6L-12-14",
    "monk": "M-13.4-3V-17.4M-16.4-13.4H-10.4",
    "steward": "M-13.4-2.2V-20.6M-13.4-3H-16.4",
    "gravedigger": "M-13.4.6V-21.6M-16.2-21.8H-10.6M-15.6-5H-11.2",
    "farmer": "",
    "": "M-13.4-11V-4",
}
"""Their outlines; "" stands nowhere and has a lantern."""


def _tool(role: str) -> str:
    """What the other hand holds in a role; a lantern where a guard stands nowhere."""
    if role == "knight":
        blade = rod("M-13.4-6V-22", "#fff", 1.5, 3.4)
        return blade + path("M-16.4-7.2H-10.4", stroke=INK, width=2.2, stroke_linecap="round")
    if role == "highwayman":
        return rod(_TOOLS[role], WOOD, 2.2, 4.2)
    if role == "monk":
        return rod(_TOOLS[role], GOLD, 1.7, 3.6)
    if role == "gravedigger":
        return spade(_LEFT)
    if role == "steward":
        bow = "".join(
            element("circle", cx=_LEFT, cy=-18.6, r=2.7, fill="none", stroke=ink, stroke_width=width)
            for ink, width in ((INK, 3.6), (GOLD, 1.7))
        )
        return rod("M-13.4-15.8V-2.2M-13.4-3H-16.4M-13.4-6.4H-15.8", GOLD, 1.8, 3.6) + bow
    if role == "farmer":
        return ""
    hook = path("M-13.4-8.4V-12", stroke=INK, width=1.4)
    return hook + path("M-16-8.6H-10.8V-2H-16Z", "#ffd85a", INK, 1.2)


def guard(role: str, colour: str, player: PlayerColour) -> str:
    """A guard in a role without a shadow; the farmer holds nothing but the halberd."""
    rim = path(f"{_SHAFT}M13.2-22.8H16{_TOOLS[role]}{_BRIM}M-3-23.4Q0-25.4 3-23.4", stroke="#fff",
               width=6.4, stroke_linecap="round", stroke_linejoin="round")  # fmt: skip
    halo = path(_COAT, "#fff", "#fff", 4, stroke_linejoin="round") + rim
    halberd = rod(_SHAFT, WOOD, 1.5, 3.2) + path(_AXE, STEEL, INK, 1, stroke_linejoin="round")
    coat = path(_COAT, player.shade, INK, 1.3, stroke_linejoin="round")
    shield = path(_SHIELD, player.fill, INK, 1.3, stroke_linejoin="round")
    badge = f'<g transform="translate(0 -6.9)scale(1.14)">{charge(colour)}</g>'
    hat = path(_BOWL, STEEL, INK, 1) + rod(_BRIM, STEEL, 2, 4)
    return halo + halberd + coat + shield + badge + face(0, -17, 3.9, 3.9) + hat + _tool(role)
