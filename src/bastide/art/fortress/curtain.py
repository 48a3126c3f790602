"""The ring of walls: its ground and shadow, walks, battlements, towers, and the gates of roads and rivers."""

import math

from bastide.art.fortress.site import FACE, PLAIN, WallSite, Ward, ring, row
from bastide.art.fortress.spread import Spread, Sprite
from bastide.art.geometry import Line, Point
from bastide.art.palette import Theme
from bastide.art.svg import num, path, polyline, shape_path

_STRETCHES = 24
"""The ring is drawn in so many pieces: each cell takes those it shows."""
_MERLON = 7.2
_TOWERS = 14


def around(points: Line, by: float) -> tuple[float, float, float, float]:
    """The box of some points with room around."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs) - by, min(ys) - by, max(xs) + by, max(ys) + by


def stretch(line: tuple[Point, ...], start: Point, end: Point) -> Line:
    """The part of a closed line from the point nearest to one to that nearest to another, clockwise."""
    i = min(range(len(line)), key=lambda k: math.dist(line[k], start))
    j = min(range(len(line)), key=lambda k: math.dist(line[k], end))
    return [line[k % len(line)] for k in range(i, j + 1 if j >= i else j + len(line) + 1)]


def _pieces(line: tuple[Point, ...]) -> list[Line]:
    """A closed line in stretches that overlap by a point."""
    step = len(line) // _STRETCHES
    return [[line[k % len(line)] for k in range(at, at + step + 2)] for at in range(0, len(line), step)]


def ground(spread: Spread, found: WallSite, c: Theme) -> None:
    """The shadow of the whole and the ground inside."""
    outer = list(ring(found.width, found.height, 0, 72))
    cast = path(polyline([(x + 3, y + FACE + 4) for x, y in outer], close=True), c.shade, opacity=".3")
    spread.lay(around(outer, FACE + 6), cast + path(polyline(outer, close=True), c.city))


def walls(spread: Spread, found: WallSite, c: Theme) -> None:
    """The wall all round, with its face in the south."""
    cy = found.centre[1]
    for line in _pieces(ring(found.width, found.height)):
        low = [p for p in line if p[1] > cy]
        if len(low) > 1:
            face = [*low, *((x, y + FACE) for x, y in reversed(low))]
            lower = polyline([(x, y + FACE) for x, y in low])
            drawing = path(polyline(face, close=True), c.rampart) + path(lower, stroke=c.ink, width=1)
            spread.lay(around(face, 2), drawing)
    for line in _pieces(ring(found.width, found.height, PLAIN + 1.5)):
        spread.lay(around(line, 4), path(polyline(line), stroke=c.shade, width=5, opacity=".16"))
    for line in _pieces(ring(found.width, found.height, PLAIN / 2)):
        top = path(polyline(line), stroke=c.stone_lo, width=PLAIN + 1.6)
        top += path(polyline(line), stroke=c.stone, width=PLAIN)
        spread.lay(around(line, PLAIN / 2 + 2), top)


def battlements(spread: Spread, found: WallSite, c: Theme, lod: int) -> None:
    """Along the outer edge, over the manned walks too."""
    for line in _pieces(ring(found.width, found.height)):
        edge = path(polyline(line), stroke=c.ink, width=1.1)
        if not lod:
            edge += path(polyline(line), stroke=c.ink, width=3, stroke_dasharray="4.4 2.8")
        spread.lay(around(line, 3), edge)
    if lod:
        places = sorted(ring(found.width, found.height, 0, round(_length(found) / _MERLON)), key=lambda p: p[1])
        for k in range(0, len(places), 6):
            few = places[k : k + 6]
            for side in ([p for p in few if p[0] < found.centre[0]], [p for p in few if p[0] >= found.centre[0]]):
                if side:
                    data = "".join(f"M{num(x - 2)} {num(y + 1.4)}v-4.8h4v4.8z" for x, y in side)
                    spread.lay(around(side, 6), shape_path(data, c.stone_hi, c.ink, 0.75))


def _length(found: WallSite) -> float:
    line = ring(found.width, found.height)
    return sum(math.dist(line[k], line[k - 1]) for k in range(len(line)))


def towers(spread: Spread, found: WallSite) -> None:
    """Round towers, none on a manned walk and none beside a gate."""
    manned = [at for ward in found.wards for at in row(found, ward, 7)]
    for x, y in ring(found.width, found.height, 0, _TOWERS):
        far = all(math.dist((x, y), at) > 30 for at in manned)
        if far and all(math.dist((x, y), mouth.at) > 24 for mouth in found.mouths):
            spread.stand(Sprite("tower", (x, y + 3), 1.5))


def gates(spread: Spread, found: WallSite) -> None:
    """A gatehouse for every road, two towers on the banks of every river."""
    for mouth in found.mouths:
        x, y = mouth.at
        if mouth.kind == "road":
            spread.stand(Sprite("side-gate" if mouth.side % 2 else "gate", (x, y + 2), 1.25))
        else:
            spread.stand(Sprite("keep", (x, y - 7), 1.3))
            spread.stand(Sprite("keep", (x, y + 12), 1.3))


def walk_ends(found: WallSite, ward: Ward) -> tuple[Point, Point]:
    """Where a manned walk begins and ends, clockwise."""
    places = row(found, ward, 8)
    return (places[0], places[-1]) if ward.side in (0, 1) else (places[-1], places[0])
