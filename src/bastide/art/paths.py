"""Centre lines of roads (and later rivers): they meet a side in its middle, at right angles."""

import math

from bastide.art.geometry import INWARD, MIDS, Line, Point, bezier
from bastide.art.seeds import Chance


def arc(a: int, b: int, pull: float = 27.6) -> Line:
    """Bend between two neighbouring sides; 27.6 makes a quarter circle."""
    p, q = MIDS[a], MIDS[b]
    first = (p[0] + INWARD[a][0] * pull, p[1] + INWARD[a][1] * pull)
    second = (q[0] + INWARD[b][0] * pull, q[1] + INWARD[b][1] * pull)
    return bezier(p, first, second, q, 18)


def straight(a: int, sway: float) -> Line:
    """Line from side ``a`` to the opposite one with a gentle S of ``sway`` units, straight at both sides."""
    p, q = MIDS[a], MIDS[(a + 2) % 4]
    nx, ny = INWARD[a]
    px, py = ny, nx
    left = (p[0] + nx * 27 + px * sway, p[1] + ny * 27 + py * sway)
    right = (q[0] - nx * 27 - px * sway, q[1] - ny * 27 - py * sway)

    def ahead(point: Point, by: float) -> Point:
        return (point[0] + nx * by, point[1] + ny * by)

    first = bezier(p, ahead(p, 12), ahead(left, -11), left, 6)
    middle = bezier(left, ahead(left, 11), ahead(right, -11), right, 8)
    last = bezier(right, ahead(right, 11), ahead(q, -12), q, 6)
    return first + middle[1:] + last[1:]


def stub(side: int, end: Point, sway: float) -> Line:
    """Line from a side to a point inside the tile."""
    start = MIDS[side]
    nx, ny = INWARD[side]
    px, py = ny, nx
    reach = math.dist(start, end)
    first = (start[0] + nx * reach * 0.4, start[1] + ny * reach * 0.4)
    second = (end[0] - nx * reach * 0.35 + px * sway, end[1] - ny * reach * 0.35 + py * sway)
    return bezier(start, first, second, end, 10)


def bend(side: int, end: Point, turned: int) -> Line:
    """Line from a side to a point inside the tile, which it reaches as one from the side ``turned`` would."""
    start, (nx, ny), (mx, my) = MIDS[side], INWARD[side], INWARD[turned]
    return bezier(start, (start[0] + nx * 30, start[1] + ny * 30), (end[0] - mx * 22, end[1] - my * 22), end, 14)


_SOFT = 21.0
"""How far from the middle the corners of a junction are rounded; more would leave an island of field."""
_PULL = 0.45 * _SOFT


def branches(sides: tuple[int, ...]) -> list[Line]:
    """A path that forks without ending: arms to the middle, and a curve in each corner between two of them."""
    out: list[Line] = [straight(a, 0) for a in (0, 1) if a in sides and a + 2 in sides]
    out += [stub(a, (50, 50), 0) for a in sides if (a + 2) % 4 not in sides]
    for a in sides:
        b = (a + 1) % 4
        if b in sides:
            ends = [(50 - INWARD[s][0] * reach, 50 - INWARD[s][1] * reach) for s in (a, b) for reach in (_SOFT, _PULL)]
            out.append(bezier(ends[0], ends[1], ends[3], ends[2], 8))
    return out


RING = 23.0
"""Half of the width of a ring of road: a field, and a farmer, have room inside."""


def ring(sides: tuple[int, ...]) -> list[Line]:
    """A path that runs round a field in the middle, and from its sides into that ring."""
    turns = [math.tau * (k / 48 - 1 / 8) for k in range(49)]
    out: list[Line] = [[(50 + RING * math.cos(turn), 50 + RING * math.sin(turn)) for turn in turns]]
    for side in sides:
        (x, y), (nx, ny) = MIDS[side], INWARD[side]
        out.append([(x, y), (x + nx * (50 - RING), y + ny * (50 - RING))])
    return out


def through(sides: tuple[int, ...], chance: Chance, calm: bool) -> list[Line]:
    """Lines of a path that passes the tile: one for two sides, a junction with soft corners for three or four."""
    if len(sides) > 2:
        return branches(sides)
    a, b = sides
    if (a - b) % 4 == 2:
        sway = chance.between(1, 3.2) * chance.sign()
        return [straight(a, sway * 0.35 if calm else sway)]
    return [arc(a, b, chance.between(26.2, 29))]
