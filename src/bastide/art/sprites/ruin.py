"""The ruin in the middle of the start tile of the mists: a round pavement inside a broken wall."""

import math

from bastide.art.geometry import Point
from bastide.art.palette import Theme
from bastide.art.plan import RUIN_RADIUS
from bastide.art.svg import element, path, polyline

_INNER = RUIN_RADIUS - 6
_WALLS = ((-80, -58), (-32, -10), (10, 32), (58, 80), (100, 122), (148, 170), (190, 212), (238, 260))
"""Where the wall still stands, in degrees; the roads come in through the gaps at the diagonals."""
_COLUMNS = ((-118, 17.5, 1.0), (-62, 17.5, 0.7), (-178, 19, 0.55), (2, 19, 1.0), (120, 18, 0.8), (62, 18, 1.0))
"""Angle, distance from the middle and height of what is left of the columns."""


def _at(angle: float, radius: float) -> Point:
    turn = math.radians(angle)
    return (radius * math.cos(turn), radius * math.sin(turn))


def _pavement(c: Theme) -> str:
    floor = element("circle", cx=0, cy=0, r=RUIN_RADIUS - 0.6, fill=c.cobble, stroke=c.ink, stroke_width=1.2)
    for radius, dashes in ((23.5, "5 2.6"), (15.5, "4 2.4"), (7.5, "3 2")):
        floor += element(
            "circle", cx=0, cy=0, r=radius, fill="none", stroke=c.cobble_lo, stroke_width=1.5, stroke_dasharray=dashes
        )
    weeds = "".join(f"M{place}l1 1.4.6-2 .6 2 1-1.4" for place in ("-9 11", "11-5", "-3-21", "18 11"))
    return floor + path(weeds, stroke=c.tuft, width=0.9, stroke_linejoin="round")


def _wall(c: Theme, first: float, last: float) -> str:
    """A piece of wall: its face towards the south, and its top."""
    steps = [first + (last - first) * k / 6 for k in range(7)]
    outer = [_at(a, RUIN_RADIUS) for a in steps]
    inner = [_at(a, _INNER + (1.2 if k % 2 else -0.6)) for k, a in enumerate(steps)]
    rim = [(x, y - 3.4) for x, y in outer], [(x, y - 3.4) for x, y in inner]
    face = polyline(outer + rim[0][::-1], close=True) + polyline(inner + rim[1][::-1], close=True)
    out = path(face, c.rampart, c.ink, 0.9, stroke_linejoin="round")
    out += path(polyline(rim[0] + rim[1][::-1], close=True), c.stone, c.ink, 0.9, stroke_linejoin="round")
    joints = "".join(polyline([rim[0][k], rim[1][k]]) for k in (1, 3, 5))
    return out + path(joints, stroke=c.stone_lo, width=0.9)


def _column(c: Theme, at: Point, high: float) -> str:
    x, y = at
    top = 10 * high
    body = f"M{x - 2.6:.1f} {y:.1f}v{-top:.1f}l1.6-1.2 1.6 1 2-1.4v{top + 1.6:.1f}q-2.6 1.2-5.2 0z"
    dark = f"M{x + 0.9:.1f} {y + 0.4:.1f}v{-top:.1f}l1.5-.8v{top + 0.8:.1f}z"
    shade = element("ellipse", cx=x + 1.4, cy=y + 0.4, rx=4.4, ry=1.5, fill=c.shade, opacity=".25")
    return shade + path(body, c.stone_hi, c.ink, 0.9, stroke_linejoin="round") + path(dark, c.stone_lo)


def ruin(c: Theme, lod: int) -> str:
    """The whole ruin round its middle, 66 across; each of the four cells shows its quarter."""
    pieces = [(max(_at(a, RUIN_RADIUS)[1], _at(b, RUIN_RADIUS)[1]), _wall(c, a, b)) for a, b in _WALLS]
    pieces += [(_at(a, r)[1], _column(c, _at(a, r), high)) for a, r, high in _COLUMNS]
    return _pavement(c) + "".join(svg for _, svg in sorted(pieces, key=lambda piece: piece[0]))
