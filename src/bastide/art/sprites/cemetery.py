"""The cemetery: gravestones in a ring of dark cypresses."""

import math

from bastide.art.palette import Theme
from bastide.art.svg import element, num, path

_BEHIND = range(-172, 0, 23)
_BEFORE = (12, 40, 140, 168)
_GRAVES = ((-10.5, 2, 0), (0, -1.5, 1), (10.5, 2, 0), (-6.5, 12, 1), (6.5, 12, 0))
"""Place and form of each stone. The middle stays free for a figure or a ghost."""


def _cypress(c: Theme) -> str:
    return path("M0-13C3.2-8 3-1.4 0 0C-3-1.4-3.2-8 0-13Z", c.cypress, c.ink, 0.6) + path(
        "M-.6-10.5C-2.2-7-2-3-1-1.6C-.6-4-.8-8-.6-10.5Z", c.cypress_hi
    )


def _row(c: Theme, angles: range | tuple[int, ...]) -> str:
    """Cypresses on the ring at these angles."""
    out, tree = "", _cypress(c)
    for angle in angles:
        turn = math.radians(angle)
        x, y = 20 * math.cos(turn), 6 + 13.5 * math.sin(turn)
        out += f'<g transform="translate({num(x)} {num(y)})scale(.85)">{tree}</g>'
    return out


def _grave(c: Theme, x: float, y: float, cross: int) -> str:
    shade = element("ellipse", cx=x + 0.6, cy=y, rx=4, ry=1.2, fill=c.shade, opacity=".25")
    if cross:
        data = (
            f"M{num(x - 1.2)} {num(y)}v-4h-2v-2.2h2v-2.4h2.4v2.4h2v2.2h-2v4z"
        )  # fmt: skip
        return shade + path(data, c.grave, c.ink, 0.8, stroke_linejoin="round")
    data = f"M{num(x - 2.8)} {num(y)}v-4.4a2.8 2.8 0 0 1 5.6 0v4.4z"
    dark = f"M{num(x + 0.9)} {num(y - 0.4)}v-6.2a2.8 2.8 0 0 1 1.5 2.2v4z"
    return shade + path(data, c.grave, c.ink, 0.8) + path(dark, c.grave_lo)


def cemetery(c: Theme, lod: int) -> str:
    """A walled lawn 42 wide and 36 high with five stones."""
    lawn = element("ellipse", cx=0, cy=4.6, rx=21.4, ry=14.9, fill=c.cemetery, stroke=c.ink, stroke_width=2.6)
    lawn += element("ellipse", cx=0, cy=4, rx=21, ry=14.5, fill=c.cemetery, stroke=c.cemetery_lo, stroke_width=1.8)
    path_ = path("M-2.6 18.4L-1.4 3.4H1.4L2.6 18.4Z", c.bank, opacity=".55")
    graves = "".join(_grave(c, *grave) for grave in _GRAVES)
    return lawn + path_ + _row(c, _BEHIND) + graves + _row(c, _BEFORE)
