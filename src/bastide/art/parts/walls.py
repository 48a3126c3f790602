"""City walls: a walkway on the city side of the wall line, a face below it, merlons on the outer edge.

Everything tapers to nothing at the tile's corners, where four tiles meet and none can see the others.
"""

import math

from bastide.art.geometry import Line, length, normals, points_at, shift_line, stations
from bastide.art.palette import Theme
from bastide.art.plan import WALL_DROP, City
from bastide.art.svg import path, polyline, shape_path

THICKNESS = 5.0
_TAPER = 11.0
_DROP_TAPER = 18.0
"""The face grows more slowly than the walkway, or it would reach over the tile's side near a corner."""


def _profile(wall: Line, taper: float) -> list[float]:
    """0 at both ends, rising smoothly to 1 within the taper."""
    whole, done = length(wall), 0.0
    out: list[float] = []
    for i, point in enumerate(wall):
        if i:
            done += math.dist(wall[i - 1], point)
        f = max(0.0, min(1.0, done / taper, (whole - done) / taper))
        out.append(f * f * (3 - 2 * f))
    return out


def _sample_line(curve: Line) -> Line:
    """The wall's line with points close together where it tapers."""
    whole = length(curve)
    middle = round((whole - 36) / 5)
    near = [0.0, 1.5, 3, 4.5, 6, 8, 10, 13]
    places = near + [18 + (whole - 36) * k / middle for k in range(middle + 1)] + [whole - s for s in reversed(near)]
    return points_at(curve, places)


def _walkway(wall: Line, profile: list[float]) -> Line:
    """Inner edge of the walkway."""
    places = zip(wall, normals(wall), profile, strict=True)
    return [(x + nx * THICKNESS * f, y + ny * THICKNESS * f) for (x, y), (nx, ny), f in places]


def shadows(city: City, theme: Theme) -> str:
    """Shade at the foot of the walls, to be drawn under the city."""
    data = "".join(polyline(shift_line(wall, 1, WALL_DROP + 0.6)) for wall in city.walls)
    return path(data, stroke=theme.shade, width=3.4, opacity=".3")


def _merlons(wall: Line) -> str:
    whole = length(wall)
    places = sorted((p for p, _, s in stations(wall, 5, 4.4) if s < whole - 3.6), key=lambda p: p[1])
    return "".join(f"M{round(x - 1.5, 1):g} {round(y + 0.8, 1):g}v-3.4h3v3.4z" for x, y in places)


def walls(city: City, theme: Theme, lod: int) -> str:
    """All walls of one city."""
    faces = tops = edges = merlons = ""
    for curve in city.walls:
        wall = _sample_line(curve)
        profile = _profile(wall, _DROP_TAPER)
        inner = _walkway(wall, _profile(wall, _TAPER))
        for edge in (wall, inner):
            low = [(x, y + WALL_DROP * f) for (x, y), f in zip(edge, profile, strict=True)]
            faces += polyline(edge + low[::-1], close=True)
        tops += polyline(wall + inner[::-1], close=True)
        edges += polyline(wall)
        merlons += _merlons(wall)
    if not edges:
        return ""
    out = shape_path(faces, theme.rampart, theme.ink, 0.9) + shape_path(tops, theme.stone, theme.stone_lo, 0.8)
    if not lod:
        # From afar the wall distinguishes a city from a field. Without green vision only its lines do.
        merlons = path(edges, stroke=theme.ink, width=3, stroke_dasharray="3.2 2.2")
        return out + path(edges, stroke=theme.ink, width=1.4) + merlons
    out += path(edges, stroke=theme.ink, width=0.9)
    return out + shape_path(merlons, theme.stone_hi, theme.ink, 0.65)
