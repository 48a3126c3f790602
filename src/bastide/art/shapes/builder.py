"""Builders. Their shape distinguishes them: they stride on two legs in a short tunic and swing a mallet overhead.

They look the same wherever they stand. The feet are at the origin, like those of all figures. The mallet reaches 31
units up.
"""

from bastide.art.emblems import charge
from bastide.art.headgear import INK, STEEL, WOOD, face, rod
from bastide.art.palette import PlayerColour
from bastide.art.svg import path

_LEGS = "M-3.6-7L-7.2 0M3.6-7L7.2 0"
_BOOTS = "M-7.2 0H-9.8M7.2 0H9.8"
_TUNIC = "M-6.6-16.6Q0-18.8 6.6-16.6L8.6-5.8Q0-3.6-8.6-5.8Z"
_ARM = "M6-15.2L11.2-19.2"
_OTHER = "M-6.4-15L-10.4-10.6L-7.2-7.8"
_SHAFT = "M9.8-14L14-28.6"
_HEAD = "M8.4-30.4L17.8-27.6L16.4-22.6L7-25.4Z"
_CAP = "M-5.4-21.2C-6.6-25.8-2.6-27.6 0-27.4C4-27.4 6-24.8 5.2-21.2Q0-22.8-5.4-21.2Z"


def builder(colour: str, player: PlayerColour) -> str:
    """A builder without a shadow."""
    rim = path(
        f"{_LEGS}{_BOOTS}{_ARM}{_OTHER}{_SHAFT}M-3-24Q0-26 3-24", stroke="#fff", width=8, stroke_linecap="round",
        stroke_linejoin="round",
    )  # fmt: skip
    halo = rim + path(_TUNIC + _HEAD, "#fff", "#fff", 4, stroke_linejoin="round")
    legs = rod(_LEGS, player.shade, 3.4, 5.8) + rod(_BOOTS, INK, 2.2, 3.2)
    arms = rod(_OTHER, player.shade, 2.8, 5)
    mallet = rod(_SHAFT, WOOD, 1.7, 3.8) + path(_HEAD, STEEL, INK, 1.2, stroke_linejoin="round")
    tunic = path(_TUNIC, player.fill, INK, 1.3, stroke_linejoin="round")
    badge = f'<g transform="translate(0 -11)scale(1.22)">{charge(colour)}</g>'
    cap = path(_CAP, player.shade, INK, 1, stroke_linejoin="round") + rod("M-6-21H6", player.fill, 1.6, 3.4)
    return halo + legs + arms + tunic + badge + mallet + rod(_ARM, player.shade, 2.8, 5) + face(0, -18.6, 4, 3.9) + cap
