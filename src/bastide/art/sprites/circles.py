"""Crop circles: pressed corn with a fork for farmers, a club for highwaymen, a shield for knights."""

from typing import Final

from bastide.art.palette import Theme
from bastide.art.svg import Sprite, ellipse, line_path, path, shape_path

_OUTLINE: Final = "M-19-1C-19.6-10-11-14.6 0-14.4C11.6-14.8 19.4-9.6 19-.6C19.4 9 11 14.6 0 14.2C-11 14.6-19 9-19-1Z"
_STALKS: Final = "M-15.6-3l2.4.6M-13-7.4l2 1.4M-13.6 5.6l2.2-1M13.4-6l-2.2 1.2M15.6 2h-2.6M11.6 8.4l-1.8-1.4"
_MARKS: Final = {
    "field": ("M0 7V-6M-4.4-6V-2.4Q-4.4.6 0 .6Q4.4.6 4.4-2.4V-6", ""),
    "road": ("M-4.6 6.4L1-1", "M0-.4C-1.6-4.4 2-8 5.6-7.2C7.4-4.4 4.6 0 .8.4Z"),
    "city": ("M-4.8-6.4H4.8V-.6C4.8 3.2 2.4 5.4 0 6.6C-2.4 5.4-4.8 3.2-4.8-.6Z", ""),
}
"""Lines, and what is filled."""


def circle(kind: str) -> Sprite:
    """The circle of a kind of feature."""

    def draw(c: Theme, lod: int) -> str:
        low, dark, high = c.wheat
        lines, full = _MARKS[kind]
        out = shape_path(_OUTLINE, low, dark, 1.2) + (line_path(_STALKS, dark, 1) if lod else "")
        out += ellipse(0, 0, 13.4, 10.4, high, stroke=dark, stroke_width=1.7)
        out += line_path(lines, high, 5.4) + line_path(lines, c.ink, 2.5)
        return out + (path(full, c.ink, c.ink, 1.6) if full else "")

    return draw
