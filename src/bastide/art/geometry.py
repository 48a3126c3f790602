"""Points, curves and frames of the 100 x 100 tile square; x grows east, y grows south."""

import math
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

from bastide.art.seeds import Chance

Point = tuple[float, float]
Line = list[Point]

SIDES = "NESW"
CORNERS: tuple[Point, ...] = ((0, 0), (100, 0), (100, 100), (0, 100))
MIDS: tuple[Point, ...] = ((50, 0), (100, 50), (50, 100), (0, 50))
INWARD: tuple[tuple[int, int], ...] = ((0, 1), (-1, 0), (0, -1), (1, 0))
_ALONG: tuple[tuple[int, int], ...] = ((1, 0), (0, 1), (-1, 0), (0, -1))


def side_frame(side: int) -> Callable[[Point], Point]:
    """Map side coordinates (x along the side clockwise, y inwards) to the tile square."""
    (ox, oy), (nx, ny), (dx, dy) = CORNERS[side], INWARD[side], _ALONG[side]
    return lambda p: (ox + dx * p[0] + nx * p[1], oy + dy * p[0] + ny * p[1])


def step(point: Point, direction: tuple[int, int], by: float) -> Point:
    """The point moved along one of the four directions."""
    return point[0] + direction[0] * by, point[1] + direction[1] * by


def bezier(a: Point, b: Point, c: Point, d: Point, steps: int = 16) -> Line:
    """Cubic curve as ``steps`` + 1 points, both ends included."""
    out: Line = []
    for k in range(steps + 1):
        t = k / steps
        s = 1 - t
        wa, wb, wc, wd = s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t
        out.append((wa * a[0] + wb * b[0] + wc * c[0] + wd * d[0], wa * a[1] + wb * b[1] + wc * c[1] + wd * d[1]))
    return out


def catmull_rom(points: Sequence[Point]) -> Iterator[tuple[Point, Point, Point, Point]]:
    """The cubic curves of a smooth loop through the points: both ends and the control points between them."""
    n = len(points)
    for i in range(n):
        a, b, c, d = (points[k % n] for k in (i - 1, i, i + 1, i + 2))
        first = (b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6)
        yield b, first, (c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6), c


def smooth_loop(points: Sequence[Point]) -> Line:
    """The points of that loop, as ``svg.smooth`` draws it."""
    return [point for curve in catmull_rom(points) for point in bezier(*curve, 6)[:-1]]


def simplify(line: Sequence[Point], tolerance: float) -> list[Point]:
    """The line without points that lie within ``tolerance`` of it (Douglas and Peucker)."""
    kept, parts = {0, len(line) - 1}, [(0, len(line) - 1)]
    while parts:
        start, end = parts.pop()
        far = max(range(start + 1, end), key=lambda i: off_segment(line[i], line[start], line[end]), default=start)
        if far > start and off_segment(line[far], line[start], line[end]) > tolerance:
            kept.add(far)
            parts += [(start, far), (far, end)]
    return [line[i] for i in sorted(kept)]


def off_segment(at: Point, start: Point, end: Point) -> float:
    """Distance of a point from a straight piece."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    span = dx * dx + dy * dy
    part = ((at[0] - start[0]) * dx + (at[1] - start[1]) * dy) / span if span else 0
    part = min(1, max(0, part))
    return math.dist(at, (start[0] + part * dx, start[1] + part * dy))


def length(line: Sequence[Point]) -> float:
    """Length of a polyline."""
    return sum(math.dist(a, b) for a, b in pairwise(line))


def normals(line: Sequence[Point]) -> list[Point]:
    """Unit normals at the points, to the right of the walking direction on the screen."""
    out: list[Point] = []
    last = len(line) - 1
    for i in range(len(line)):
        a, b = line[max(0, i - 1)], line[min(last, i + 1)]
        dx, dy = b[0] - a[0], b[1] - a[1]
        n = math.hypot(dx, dy) or 1.0
        out.append((-dy / n, dx / n))
    return out


def shift_line(line: Sequence[Point], dx: float, dy: float) -> Line:
    """The line moved by (dx, dy)."""
    return [(x + dx, y + dy) for x, y in line]


def uneven_loop(at: Point, rx: float, ry: float, count: int, spread: float, chance: Chance) -> list[Point]:
    """Corners of an uneven rounded outline round a point."""
    turn = chance.between(0, math.tau)
    sizes = [1 + chance.between(-spread, spread) for _ in range(count)]
    turns = [(size, turn + i * math.tau / count) for i, size in enumerate(sizes)]
    return [(at[0] + rx * size * math.cos(angle), at[1] + ry * size * math.sin(angle)) for size, angle in turns]


def mirror(line: Sequence[Point]) -> Line:
    """The line mirrored east to west, walked backwards."""
    return [(100 - x, y) for x, y in reversed(line)]


def stations(line: Sequence[Point], step: float, start: float = 0.0) -> list[tuple[Point, Point, float]]:
    """Places every ``step`` units along a line: (point, unit normal, distance from the beginning)."""
    norms = normals(line)
    out: list[tuple[Point, Point, float]] = []
    done, want = 0.0, start
    for i in range(len(line) - 1):
        a, b = line[i], line[i + 1]
        part = math.dist(a, b)
        while part > 0 and want <= done + part:
            t = (want - done) / part
            p = (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)
            n = (norms[i][0] + (norms[i + 1][0] - norms[i][0]) * t, norms[i][1] + (norms[i + 1][1] - norms[i][1]) * t)
            out.append((p, n, want))
            want += step
        done += part
    return out


def points_at(line: Sequence[Point], distances: Sequence[float]) -> Line:
    """Points at ascending distances from the beginning of a line."""
    out: Line = []
    done = 0.0
    rest = list(reversed(distances))
    for a, b in pairwise(line):
        part = math.dist(a, b)
        while rest and part > 0 and rest[-1] <= done + part:
            t = (rest.pop() - done) / part
            out.append((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t))
        done += part
    return out + [line[-1]] * len(rest)


def station(line: Sequence[Point], fraction: float) -> tuple[Point, Point]:
    """Point and unit normal at a fraction 0..1 of the length."""
    whole = length(line)
    at = max(0.0, min(whole * fraction, whole - 1e-6))
    point, normal, _ = stations(line, 1e9, at)[0]
    return point, normal


def contains(polygon: Sequence[Point], point: Point) -> bool:
    """Even-odd test of a point in a closed polygon."""
    px, py = point
    inside = False
    for i, (x1, y1) in enumerate(polygon):
        x2, y2 = polygon[(i + 1) % len(polygon)]
        if (y1 > py) != (y2 > py) and px < (x2 - x1) * (py - y1) / (y2 - y1) + x1:
            inside = not inside
    return inside
