"""Flying machines from above, one for each of the eight directions."""

from functools import partial
from typing import Final

from bastide.art.palette import Theme
from bastide.art.svg import Sprite, line_path, path, shape_path

_RIGHT: Final = "M0-1C8-5 16-4 20 2C17 1.6 15 3 14 4.8C12 3.4 9.6 3.8 8.2 5.8C6 4.6 3.6 5 2 7H0Z"
_LEFT: Final = "M0-1C-8-5-16-4-20 2C-17 1.6-15 3-14 4.8C-12 3.4-9.6 3.8-8.2 5.8C-6 4.6-3.6 5-2 7H0Z"
_TAIL: Final = "M-1 12L-6 19L0 17.4L6 19L1 12Z"
_RIBS: Final = "M-2-.4L-8.2 5.4M-2-.8L-14 4.4M2-.4L8.2 5.4M2-.8L14 4.4"
_BODY: Final = "M0-4.6C2.2-3 2.4 9 1.2 14H-1.2C-2.4 9-2.2-3 0-4.6Z"
_AHEAD: Final = "M-3.6-7.6L0-10.4L3.6-7.6M-3.6-12.2L0-15L3.6-12.2M-3.6-16.8L0-19.6L3.6-16.8"
"""A chevron for each distance."""


def _rotate(body: str, heading: int, place: str = "") -> str:
    return f'<g transform="{place}rotate({45 * heading})">{body}</g>'


def _machine(c: Theme, lod: int, heading: int) -> str:
    """A machine and its arrow, 40 wide and 41 long. Its shadow falls to the south-east in each direction."""
    cloth, low = c.canvas
    outline = _LEFT + _RIGHT + _TAIL
    shadow = _rotate(path(outline, c.shade, opacity=".24"), heading, "translate(2.4 3.4)")
    out = path(outline, c.rim, c.rim, 3, stroke_linejoin="round")
    out += shape_path(_LEFT, cloth, c.ink, 1.1) + shape_path(_RIGHT, low, c.ink, 1.1) + line_path(_RIBS, c.wood, 1.1)
    out += shape_path(_TAIL, cloth, c.ink, 1) + shape_path(_BODY, c.wood, c.ink, 1)
    out += line_path(_AHEAD, c.rim, 4.6) + line_path(_AHEAD, c.signs[2], 2.3)
    return shadow + _rotate(out, heading)


SPRITES: Final[dict[str, Sprite]] = {f"machine-{k}": partial(_machine, heading=k) for k in range(8)}
