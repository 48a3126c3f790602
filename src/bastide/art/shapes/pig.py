"""Pigs: round, on four short legs, broader than high; no other figure is an animal.

The feet are at the origin; they reach 18 units up and 17 to either side.
"""

from bastide.art.emblems import charge
from bastide.art.headgear import INK, SKIN
from bastide.art.palette import PlayerColour
from bastide.art.svg import element, path

_BODY = (
    "M-13.6-8.6C-13.6-13.6-9.4-16.6-3-16.6C1.6-16.6 4.6-16.4 7-15.2L10.4-18.4L12-13.4C13.4-12.4 14-11.2 14.2-9.8"
    "C14.2-6.4 11.4-4.2 8-3.2C4-2-6-2-9.6-3.2C-12.4-4.2-13.6-6-13.6-8.6Z"
)
_LEGS = "M-9.4-4V0M-4.4-3V.6M3.8-3V.6M8.6-4V0"
_TAIL = "M-13-10.4C-15.8-10-16.4-13.2-14.4-13.8C-12.8-14-13-11.8-14.4-11.8"
_EAR = "M6-15.4L10.6-18.8L11.6-13.2Z"


def pig(colour: str, player: PlayerColour) -> str:
    """A pig without a shadow, its snout to the east."""
    rim = path(_LEGS + _TAIL, stroke="#fff", width=7.6, stroke_linecap="round", stroke_linejoin="round")
    halo = rim + path(_BODY, "#fff", "#fff", 4, stroke_linejoin="round")
    halo += element("ellipse", cx=15, cy=-8.6, rx=4.4, ry=5, fill="#fff")
    legs = path(_LEGS, stroke=INK, width=5.6, stroke_linecap="round")
    legs += path(_LEGS, stroke=player.shade, width=3.2, stroke_linecap="round")
    tail = path(_TAIL, stroke=INK, width=3.2, stroke_linecap="round") + path(
        _TAIL, stroke=player.fill, width=1.2, stroke_linecap="round"
    )
    body = path(_BODY, player.fill, INK, 1.3, stroke_linejoin="round")
    ear = path(_EAR, player.shade, INK, 1, stroke_linejoin="round")
    snout = element("ellipse", cx=14.6, cy=-8.6, rx=2.6, ry=3.2, fill=SKIN, stroke=INK, stroke_width=1.1)
    snout += path("M14-9.2v1.4M15.4-9.2v1.4", stroke=INK, width=0.8, stroke_linecap="round")
    eye = element("circle", cx=10.2, cy=-11.4, r=1.5, fill="#fff") + element(
        "circle", cx=10.5, cy=-11.3, r=0.8, fill=INK
    )
    badge = f'<g transform="translate(-2.4 -9.4)scale(1.3)">{charge(colour)}</g>'
    return halo + tail + legs + body + ear + badge + snout + eye
