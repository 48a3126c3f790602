"""Areas of a tile as bit sets: one unit cell per bit, the whole grid in one integer.

Shrinking, flooding and box tests become a few shifts of a 2 kB integer. In plain Python that is fast enough to lay out
a tile when its picture is requested. The grid reaches ``MARGIN`` units beyond the tile on every side. So shapes that
cross the border keep their form, and shifts never wrap into the next row.
"""

import math
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, reduce
from operator import or_

from bastide.art.geometry import Line, Point, stations
from bastide.art.seeds import Chance

Mask = int

MARGIN = 14
STRIDE = 128
_ROW = (1 << STRIDE) - 1
_LOW, _HIGH = -MARGIN, STRIDE - MARGIN


def union(areas: Iterable[Mask]) -> Mask:
    """The cells of all the areas."""
    return reduce(or_, areas, 0)


def rectangle(left: float, top: float, right: float, bottom: float) -> Mask:
    """Cells whose centre lies in the rectangle."""
    i0, i1 = max(_LOW, math.ceil(left - 0.5)), min(_HIGH, math.ceil(right - 0.5))
    j0, j1 = max(_LOW, math.ceil(top - 0.5)), min(_HIGH, math.ceil(bottom - 0.5))
    if i1 <= i0:
        return 0
    row = ((1 << (i1 - i0)) - 1) << (i0 + MARGIN)
    return union(row << ((j + MARGIN) * STRIDE) for j in range(j0, j1))


TILE: Mask = rectangle(0, 0, 100, 100)
EVERYWHERE: Mask = (1 << (STRIDE * STRIDE)) - 1


def polygon(points: Sequence[Point]) -> Mask:
    """Cells whose centre lies in a closed polygon (even-odd)."""
    crossings: dict[int, list[float]] = {}
    for i, (x1, y1) in enumerate(points):
        x2, y2 = points[(i + 1) % len(points)]
        if y1 > y2:
            x1, y1, x2, y2 = x2, y2, x1, y1
        for j in range(max(_LOW, math.ceil(y1 - 0.5)), min(_HIGH, math.ceil(y2 - 0.5))):
            crossings.setdefault(j, []).append(x1 + (x2 - x1) * (j + 0.5 - y1) / (y2 - y1))
    mask = 0
    for j, xs in crossings.items():
        xs.sort()
        row = 0
        for a, b in zip(xs[::2], xs[1::2], strict=True):
            i0, i1 = max(_LOW, math.ceil(a - 0.5)), min(_HIGH, math.ceil(b - 0.5))
            if i1 > i0:
                row |= ((1 << (i1 - i0)) - 1) << (i0 + MARGIN)
        mask |= row << ((j + MARGIN) * STRIDE)
    return mask


@cache
def _ball(radius: float) -> Mask:
    """Cells within ``radius`` of the middle cell of the grid."""
    mid, mask = STRIDE // 2, 0
    for j in range(-math.ceil(radius), math.ceil(radius) + 1):
        if abs(j) <= radius:
            w = int(math.sqrt(radius * radius - j * j))
            mask |= ((1 << (2 * w + 1)) - 1) << ((mid + j) * STRIDE + mid - w)
    return mask


@cache
def _rows(low: int, high: int) -> Mask:
    return ((1 << ((high - low) * STRIDE)) - 1) << (low * STRIDE) if high > low else 0


@cache
def _columns(low: int, high: int) -> Mask:
    row = ((1 << (high - low)) - 1) << low if high > low else 0
    return union(row << (j * STRIDE) for j in range(STRIDE))


def shift_area(mask: Mask, dx: int, dy: int) -> Mask:
    """The area shifted by whole cells; what leaves the grid is lost."""
    if dx:
        mask &= _columns(max(0, -dx), STRIDE - max(0, dx))
    mask &= _rows(max(0, -dy), STRIDE - max(0, dy))
    by = dy * STRIDE + dx
    return mask << by if by >= 0 else mask >> -by


def disc(centre: Point, radius: float) -> Mask:
    """Cells within ``radius`` (to half a unit) of a point."""
    mid = STRIDE // 2 - MARGIN
    ball = _ball(round(radius * 2) / 2)
    return shift_area(ball, math.floor(centre[0]) - mid, math.floor(centre[1]) - mid)


def stroke(line: Line, width: float) -> Mask:
    """Cells within half ``width`` of a polyline."""
    return union(disc(point, width / 2) for point in (line[-1], *(point for point, _, _ in stations(line, 1.5))))


def dilate(mask: Mask, by: int) -> Mask:
    """Dilation by an octagon of about ``by`` units."""
    for k in range(by):
        wide = mask | (mask << 1) | (mask >> 1)
        mask = wide | (mask << STRIDE) | (mask >> STRIDE) if k % 2 else wide | (wide << STRIDE) | (wide >> STRIDE)
        mask &= EVERYWHERE
    return mask


def shrunk(mask: Mask, by: int) -> Mask:
    """Erosion by an octagon of about ``by`` units."""
    return EVERYWHERE & ~dilate(EVERYWHERE & ~mask, by)


def _swept(mask: Mask, count: int, stride: int) -> Mask:
    """Cells from which a run of ``count`` cells, ``stride`` bits apart and ascending, lies in the mask."""
    have = 1
    while have < count:
        step = min(have, count - have)
        mask &= mask >> (step * stride)
        have += step
    return mask


def room_for(mask: Mask, left: int, top: int, right: int, bottom: int) -> Mask:
    """Cells on which an object reaching that far to the four directions lies wholly in the mask."""
    across = _swept(mask, left + right + 1, 1)
    return shift_area(_swept(across, top + bottom + 1, STRIDE), left, top)


def flood_fill(mask: Mask, seed: Mask) -> Mask:
    """All cells of the mask joined to the seed by side neighbours."""
    reached = mask & seed
    while True:
        wider = reached | (reached << 1) | (reached >> 1) | (reached << STRIDE) | (reached >> STRIDE)
        wider &= mask
        if wider == reached:
            return reached
        reached = wider


def has(mask: Mask, point: Point) -> bool:
    """Whether the point's cell belongs to the mask."""
    i, j = math.floor(point[0]), math.floor(point[1])
    return _LOW <= i < _HIGH and _LOW <= j < _HIGH and bool((mask >> ((j + MARGIN) * STRIDE + i + MARGIN)) & 1)


def cells(mask: Mask) -> Iterator[Point]:
    """Centres of the cells, row by row."""
    j = -MARGIN
    while mask:
        row = mask & _ROW
        while row:
            low = row & -row
            yield (low.bit_length() - 1 - MARGIN + 0.5, j + 0.5)
            row ^= low
        mask >>= STRIDE
        j += 1


def any_point(mask: Mask, chance: Chance) -> Point | None:
    """A random point of the area, uniformly; None where it is empty (then no number is drawn)."""
    count = mask.bit_count()
    if not count:
        return None
    skip, j = chance.below(count), -MARGIN
    while True:
        row = mask & _ROW
        here = row.bit_count()
        if skip < here:
            break
        skip, mask, j = skip - here, mask >> STRIDE, j + 1
    for _ in range(skip):
        row &= row - 1
    i = (row & -row).bit_length() - 1 - MARGIN
    return (i + chance.unit(), j + chance.unit())


def roomiest(mask: Mask, near: Point = (50, 50)) -> tuple[Point, int]:
    """The most roomy point (the one nearest to ``near`` among equals) and its room in units; room 0 if empty."""
    room = 0
    left = mask
    while left:
        best, room = left, room + 1
        if room % 2:
            left = shrunk(left, 1)
        else:
            left &= shift_area(left, 1, 0) & shift_area(left, -1, 0) & shift_area(left, 0, 1) & shift_area(left, 0, -1)
    if not room:
        return near, 0
    return min(cells(best), key=lambda p: (math.dist(p, near), p)), room
