"""Gold mines: the mouth of a mine with nuggets before it."""

from typing import Final

from bastide.art.palette import Theme
from bastide.art.svg import ellipse, line_path, path, shape_path

_ROCK: Final = "M-12.6 3C-12.8-6-8-14 0-14.4C8-14 12.8-6 12.6 3Q0 5.4-12.6 3Z"
_SHADE: Final = "M4-13.4C9.6-11 12.6-5 12.4 2.6L8 3.6C9-4 7.4-9.6 4-13.4Z"
_FRAME: Final = "M-6.6 4V-6.4H6.6V4M-8.4-6.6H8.4"
_NUGGETS: Final = "M-4.6 4.4L-2.2-.4L1-.8L4.8 4.2Q0 5.4-4.6 4.4ZM6.8 5.2l2-3.4 3.4 1 .6 3z"


def gold(c: Theme, lod: int) -> str:
    """A mine, 25 wide and 19 high."""
    rock, low = c.rock
    out = ellipse(1.5, 2, 14, 4, c.shade, opacity=".22")
    out += shape_path(_ROCK, rock, c.ink, 1.1) + path(_SHADE, low) + path("M-6 3.8V-6H6V3.8Q0 4.8-6 3.8Z", c.ink)
    out += line_path(_FRAME, c.ink, 3.2) + line_path(_FRAME, c.wood, 1.7)
    return out + shape_path(_NUGGETS, c.gold, c.ink, 0.9) + line_path("M-2.4 2.4l1-1.8M9 4.4l.4-1", "#fff6cf", 1)
