"""The catapult, a piece that stands before a wall of the fortress; like figures it looks alike in both themes."""

from bastide.art.figures import INK
from bastide.art.svg import element, path

_WOOD, _DARK, _LIGHT, _STONE = "#b07b3e", "#7c4f22", "#d29c57", "#a9a7a6"
_FRAME = "M-15 9L-13.4 3.6H12L15 9Z"
_ARM = "M-13.6-10.6L-11-13.6L9.6 3.2L7.4 5.8Z"


def _wheel(x: float) -> str:
    """A spoked wheel."""
    rim = element("circle", cx=x, cy=9.4, r=5, fill=_WOOD, stroke=INK, stroke_width=1.3)
    spokes = path(f"M{x - 3.4} 9.4h6.8M{x} 6v6.8", stroke=_DARK, width=1.3)
    return rim + spokes + element("circle", cx=x, cy=9.4, r=1.4, fill=INK)


def catapult_body() -> str:
    """A loaded catapult round its place, 36 wide and 33 high with its halo: within the box of a piece."""
    outline = f"{_FRAME}{_ARM}M2.6 4L7.6-9.4L10.4-9L12 4Z"
    halo = path(outline, "#fff", "#fff", 5, stroke_linejoin="round")
    halo += "".join(element("circle", cx=x, cy=9.4, r=7, fill="#fff") for x in (-9.6, 9.6))
    halo += element("circle", cx=-14, cy=-13.4, r=7.4, fill="#fff")
    shade = element("ellipse", cx=1, cy=14.6, rx=17, ry=2.6, fill="#000", opacity=".3")
    posts = path("M2.6 4L7.4-9.8H10.6L12 4H8.4L8.6-3L6.4 4Z", _WOOD, INK, 1.2, stroke_linejoin="round")
    arm = path(_ARM, _LIGHT, INK, 1.3, stroke_linejoin="round")
    rope = path("M6.4.2L9.4-3.4M8 1.6L10.6-2", stroke=INK, width=1.2, stroke_linecap="round")
    frame = path(_FRAME, _WOOD, INK, 1.3, stroke_linejoin="round") + path("M-12 6.6H12.6", stroke=_DARK, width=1.1)
    cup = path("M-18.6-12.4Q-17-6.6-10.6-8.2Q-8.6-10.6-9.6-13.4Z", _DARK, INK, 1.2, stroke_linejoin="round")
    stone = element("circle", cx=-14.2, cy=-14.4, r=4.6, fill=_STONE, stroke=INK, stroke_width=1.3)
    stone += path("M-17-15.6a3.2 3.2 0 0 1 2.6-2", stroke="#e8e6e4", width=1.2, stroke_linecap="round")
    drawn = shade + halo + posts + stone + cup + arm + rope + frame + _wheel(-9.6) + _wheel(9.6)
    return f'<g transform="translate(1 .8)scale(.93)">{drawn}</g>'
