"""The mage and the witch, who belong to no player. Origin: the ground point, feet on y = 0."""

from typing import Final

from bastide.art.figures import INK
from bastide.art.headgear import GOLD, STRAW, WOOD, face
from bastide.art.lettering import caption
from bastide.art.shapes import FEET
from bastide.art.svg import circle, ellipse, group, line_path, path, shape_path

_VIOLET, _PLATE = "#6d4fb8", "#ffd75a"
_ROBE: Final = "M-9.6 0C-8.6-7-5-12-4-17H4C5-12 8.6-7 9.6 0C6 1.8-6 1.8-9.6 0Z"
_HAT: Final = "M-7-19.6C-4-22-2.4-28 1.6-36C3.4-29 4.4-23 7-19.6C4-17.6-4-17.6-7-19.6Z"
_BEARD: Final = "M-3.6-17C-4-12-2-8 0-6.4C2-8 4-12 3.6-17Q0-14.6-3.6-17Z"
_STAR: Final = "M11.6-33.6L13.4-28.4L18.4-27.8L14.6-24.6L15.8-19.6L11.6-22.4L7.4-19.6L8.6-24.6L4.8-27.8L9.8-28.4Z"
_DRESS: Final = "M-9.6 0C-8.4-6-5.4-11-4.4-16H4.4C5.4-11 8.4-6 9.6 0C6 1.8-6 1.8-9.6 0Z"
_BRIM: Final = "M-11-19.6C-6-22.4 6-22.4 11-19.6C6-16.8-6-16.8-11-19.6Z"
_CONE: Final = "M-5.4-20.4C-4.4-25-4-29.6-9-33.6C-2.6-35 3.4-31 5.4-20.4Q0-18.4-5.4-20.4Z"
_BRUSH: Final = "M-13-6L-9.6-4.6L-11.6 1.6C-13.6 2.2-16.4 1.2-17.6-.4Z"
_HAIR: Final = "M-5-18C-8-14-7.4-11-6.4-8.6C-4.6-9-4-11-4.2-13ZM5-18C8-14 7.4-11 6.4-8.6C4.6-9 4-11 4.2-13Z"


def _ground_and_halo(outline: str) -> str:
    return ellipse(0, 0.8, 11, 3.2, "#000", opacity=".28") + shape_path(outline, "#fff", "#fff", 4.4)


def _pole(data: str, width: float) -> str:
    return line_path(data, INK, width + 1.9) + line_path(data, WOOD, width)


def mage_body() -> str:
    """Light robe, pointed hat, staff with a star that says plus. 28 wide and 36 high."""
    out = _ground_and_halo(_ROBE + _HAT + _STAR) + line_path("M11.6 .4V-20", "#fff", 6)
    out += shape_path(_ROBE, "#efe8fb", INK, 1.3)
    out += path("M3-1C4.4-6 4.2-11 2.6-17H4C5-12 8.6-7 9.4-.2C7.4 .8 5 1 3 1Z", "#bba9e6")
    out += line_path("M-6.6-3.2v.01M-3.8-8.4v.01M5-4v.01", GOLD, 2.6)
    out += line_path("M-9.2-1.4Q0 1.6 9.2-1.4", _VIOLET, 1.8)
    out += face(0, -17.6, 3.6, 3.4) + shape_path(_BEARD, "#fff", INK, 0.9)
    out += line_path("M-1.3-18v.8M1.3-18v.8", INK, 0.9)
    out += shape_path(_HAT, _VIOLET, INK, 1.2) + line_path("M1-32v.01M2.4-25.6v.01", GOLD, 1.8)
    out += _pole("M11.6 .4V-21", 1.6) + shape_path(_STAR, _PLATE, INK, 1.1)
    return group(out + line_path("M11.6-29.2V-23.2M8.6-26.2H14.6", INK, 1.6), (-2, FEET), "scale(.8)")


def witch_body() -> str:
    """Dark dress, bent hat, broom, and a split coin that says a half. 35 wide and 34 high."""
    out = _ground_and_halo(_DRESS + _BRIM + _CONE) + line_path("M-15 .6L-9.4-13", "#fff", 7.6)
    out += circle(11.4, -8.6, 7.6, "#fff") + _pole("M-12.6-4.4L-7.4-17.6", 1.5) + shape_path(_BRUSH, STRAW, INK, 1)
    out += shape_path(_DRESS, "#4b2a4f", INK, 1.3)
    out += path("M3-1C4.4-6 4.2-11 2.6-16H4.4C5.4-11 8.4-6 9.4-.2C7.4 .8 5 1 3 1Z", "#321a36")
    out += shape_path(_HAIR, "#7a3b22", INK, 1) + face(0, -15.6, 4.2, 4.3)
    out += line_path("M-1.7-16v1M1.7-16v1", INK, 1.2) + line_path("M-1.4-13.4Q.4-12.4 1.8-13.8", INK, 0.9)
    out += shape_path(_CONE, "#3b2140", INK, 1.2) + path("M-5-22.4Q0-20.4 5-22.4", stroke="#f08a2c", width=2.2)
    out += shape_path(_BRIM, "#3b2140", INK, 1.2) + circle(11.4, -8.6, 6, _PLATE, stroke=INK, stroke_width=1.2)
    out += path("M11.4-14.6A6 6 0 0 1 11.4-2.6Z", "#7d5a86", INK, 0.9)
    out += caption("1", 8.8, -6.4, INK, 0.85, 1.5) + caption("2", 14.2, -6, "#fff", 0.85, 1.5)
    return group(out, (-1, FEET), "scale(.85)")
