"""Large meeples. Their shape distinguishes them: half as broad again, a mantle over the cloak, and two light bands.

The bands are round the hem, because each large meeple counts as two. Headdress and tool are those of the role, and so
are the emblems. The feet are at the origin, like those of all figures. They reach 34 units up and 16 to either side.
"""

from bastide.art import headgear
from bastide.art.emblems import charge
from bastide.art.headgear import INK, LINEN
from bastide.art.palette import PlayerColour
from bastide.art.svg import path

_CLOAK = (
    "M-15.2.2C-16.2-2-14.6-4-13.6-6.4C-12-10.4-11-13.4-9.4-16H9.4C11-13.4 12-10.4 13.6-6.4C14.6-4 16.2-2 15.2.2"
    "C10 2.2-10 2.2-15.2.2Z"
)
_MANTLE = "M-13.2-7.4C-14.4-12.4-10-17.8-4.4-18.6H4.4C10-17.8 14.4-12.4 13.2-7.4Q0-3.2-13.2-7.4Z"
_FOLD = "M4.6-5.4C6-9.6 5-14.4 2.6-18.6H4.4C10-17.8 14.4-12.4 13.2-7.4Q9.6-6 4.6-5.4Z"
_BANDS = "M-13.8-4.4Q0-.2 13.8-4.4M-14.8-1.4Q0 2.6 14.8-1.4"
_HOOD = (
    "M-4.6-13C-6.2-16.4-6.4-20-4.2-22.8C-1.8-26.6 3.6-27.6 9-26C6.4-24.8 5-23 5-21C6.2-18.4 5.8-15.8 4.6-13Z"
)  # fmt: skip
_HEAD = "M-4.6-13C-5.8-15.6-6-21.8 0-23C6-21.8 5.8-15.6 4.6-13Z"
_ABOVE = "translate(0 -2.2)scale(1.06)"
"""Where the head sits, drawn for a small figure."""


def large(place: str, colour: str, player: PlayerColour, bare: bool) -> str:
    """A large meeple in a place without its shadow, "" where it stands nowhere; bareheaded under a headdress."""
    role, head = place or "plain", _HEAD if bare else _HOOD
    halo = path(_CLOAK + _MANTLE, "#fff", "#fff", 4, stroke_linejoin="round")
    halo += f'<g transform="{_ABOVE}">{path(head, "#fff", "#fff", 4, stroke_linejoin="round")}{headgear.halo(role)}</g>'
    cloak = path(_CLOAK, player.shade, INK, 1.3, stroke_linejoin="round") + path(_BANDS, stroke=LINEN, width=1.7)
    hood = f'<g transform="{_ABOVE}">{path(head, player.fill, INK, 1.2, stroke_linejoin="round")}</g>'
    mantle = path(_MANTLE, player.fill, INK, 1.3, stroke_linejoin="round") + path(_FOLD, player.shade, opacity=".6")
    badge = f'<g transform="translate(-.4 -11)scale(1.4)">{charge(colour)}</g>'
    return f'{halo}{cloak}{hood}{mantle}{badge}<g transform="{_ABOVE}">{headgear.headgear(role, player)}</g>'
