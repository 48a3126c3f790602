"""The ruin on the start tile of the mists, and the ghosts that are printed on tiles."""

import math

from bastide.art.geometry import Point
from bastide.art.palette import Theme
from bastide.art.plan import RUIN_RADIUS
from bastide.art.svg import circle, ellipse, line_path, path, polyline, shape_path

_INNER = RUIN_RADIUS - 6
_WALLS = ((-80, -58), (-32, -10), (10, 32), (58, 80), (100, 122), (148, 170), (190, 212), (238, 260))
"""Where the wall still stands, in degrees; the roads come in through the gaps at the diagonals."""
_COLUMNS = ((-118, 17.5, 1.0), (-62, 17.5, 0.7), (-178, 19, 0.55), (2, 19, 1.0), (120, 18, 0.8), (62, 18, 1.0))
"""Angle, distance from the middle and height of what is left of the columns."""


def _at(angle: float, radius: float) -> Point:
    turn = math.radians(angle)
    return (radius * math.cos(turn), radius * math.sin(turn))


def _pavement(c: Theme) -> str:
    floor = circle(0, 0, RUIN_RADIUS - 0.6, c.cobble, stroke=c.ink, stroke_width=1.2)
    for radius, dashes in ((23.5, "5 2.6"), (15.5, "4 2.4"), (7.5, "3 2")):
        floor += circle(0, 0, radius, "none", stroke=c.cobble_lo, stroke_width=1.5, stroke_dasharray=dashes)
    weeds = "".join(f"M{place}l1 1.4.6-2 .6 2 1-1.4" for place in ("-9 11", "11-5", "-3-21", "18 11"))
    return floor + path(weeds, stroke=c.tuft, width=0.9, stroke_linejoin="round")


def _ruin_wall(c: Theme, first: float, last: float) -> str:
    """A piece of wall: its face towards the south, and its top."""
    steps = [first + (last - first) * k / 6 for k in range(7)]
    outer = [_at(a, RUIN_RADIUS) for a in steps]
    inner = [_at(a, _INNER + (1.2 if k % 2 else -0.6)) for k, a in enumerate(steps)]
    rim = [(x, y - 3.4) for x, y in outer], [(x, y - 3.4) for x, y in inner]
    face = polyline(outer + rim[0][::-1], close=True) + polyline(inner + rim[1][::-1], close=True)
    out = shape_path(face, c.rampart, c.ink, 0.9)
    out += shape_path(polyline(rim[0] + rim[1][::-1], close=True), c.stone, c.ink, 0.9)
    joints = "".join(polyline([rim[0][k], rim[1][k]]) for k in (1, 3, 5))
    return out + path(joints, stroke=c.stone_lo, width=0.9)


def _column(c: Theme, at: Point, high: float) -> str:
    (x, y), top = at, 10 * high
    body = f"M{x - 2.6:.1f} {y:.1f}v{-top:.1f}l1.6-1.2 1.6 1 2-1.4v{top + 1.6:.1f}q-2.6 1.2-5.2 0z"
    dark = f"M{x + 0.9:.1f} {y + 0.4:.1f}v{-top:.1f}l1.5-.8v{top + 0.8:.1f}z"
    shade = ellipse(x + 1.4, y + 0.4, 4.4, 1.5, c.shade, opacity=".25")
    return shade + shape_path(body, c.stone_hi, c.ink, 0.9) + path(dark, c.stone_lo)


def ruin(c: Theme, lod: int) -> str:
    """The whole ruin round its middle, 66 across; each of the four cells shows its quarter."""
    pieces = [(max(_at(a, RUIN_RADIUS)[1], _at(b, RUIN_RADIUS)[1]), _ruin_wall(c, a, b)) for a, b in _WALLS]
    pieces += [(_at(a, r)[1], _column(c, _at(a, r), high)) for a, r, high in _COLUMNS]
    return _pavement(c) + "".join(svg for _, svg in sorted(pieces, key=lambda piece: piece[0]))


_HEAD = (
    "M-5 4.6C-5.6 2-5.2-5.4 0-5.4C5.2-5.4 5.6 2 5 4.6C3.4 3.2 2.4 5.6 .9 4.4C-.6 3.4-2 5.8-3 4.4C-3.8 3.6-4.6 4-5 4.6Z"
)


def _head(c: Theme, lod: int, eyes: str) -> str:
    """A head 10 wide and 10 high; larger where tiles are small."""
    body = shape_path(_HEAD, c.mist_hi, c.mist_line, 1.1) + eyes
    return body if lod else f'<g transform="scale(1.25)">{body}</g>'


def awake(c: Theme, lod: int) -> str:
    """Round eyes."""
    return _head(c, lod, "".join(ellipse(x, -1.1, 1.15, 1.75, c.mist_eye) for x in (-1.9, 1.9)))


def asleep(c: Theme, lod: int) -> str:
    """Closed eyes: its mist is closed."""
    return _head(c, lod, line_path("M-3.2-1.2q1.2 1.6 2.4 0M.8-1.2q1.2 1.6 2.4 0", c.mist_eye, 1.2))
