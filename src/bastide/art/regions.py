"""The outline of a city that owns any set of tile sides.

Every wall leaves a tile corner at 44 degrees to its own side. So walls of neighbouring tiles join without a kink, and
separate cities touch in the corner only. The middle of a wall may vary from tile to tile, its ends never.
"""

from dataclasses import dataclass

from bastide.art.geometry import CORNERS, Line, Point, bezier, side_frame
from bastide.art.seeds import Chance


@dataclass(frozen=True)
class Bend:
    """How the middle of a wall differs from its standard form, in units."""

    depth: float = 0.0
    shift: float = 0.0
    sign: tuple[int, bool] | None = None
    """The side with a sign, and whether a road leaves there."""


def random_bend(chance: Chance) -> Bend:
    """A small variation that keeps every wall clear of roads and villages."""
    return Bend(depth=chance.between(-2.4, 0.8), shift=chance.between(-4, 4))


def bend_beside_river(chance: Chance) -> Bend:
    """A shallower wall, so that a strip of field stays between it and the bank."""
    return Bend(depth=chance.between(-4.2, -2.8), shift=chance.between(-3, 3))


_DEEPER = (7.0, 12.0)
"""How much deeper a bite is that holds a sign, and one that holds a road besides."""
_ROUND_CAP = 18.5
"""And one that holds another city, with a field before it."""
_SIGN_BACK = 4.0
"""How far a diagonal wall draws back from a sign beside a road."""


def _half(first: Point, second: Point, middle: Point) -> Line:
    return bezier((0, 0), first, second, middle)


def _mirror_region(line: Line) -> Line:
    return [(100 - x, y) for x, y in reversed(line)]


def _cap(bend: Bend, crowded: tuple[bool, bool]) -> Line:
    """The city lies on one side only. ``crowded``: another city owns the side before / after it."""
    shift = 0.0 if any(crowded) else bend.shift
    depth = 33 + bend.depth - (1.5 if any(crowded) else 0)

    def half(tight: bool, x: float) -> Line:
        if tight:
            return _half((11, 10.4), (33, depth), (x, depth))
        return _half((21.6, 20.9), (x - 21, depth), (x, depth))

    return half(crowded[0], 50 + shift) + _mirror_region(half(crowded[1], 50 - shift))[1:]


def _bite(bend: Bend, deeper: float) -> Line:
    """Exactly one side is not city: the field bites in from it."""
    x, depth = 50 + bend.shift * 0.6, 27 + min(0.4, bend.depth) + deeper
    first = (22, 22.7) if deeper == _ROUND_CAP else (15, 15.5)
    left = _half(first, (x - 23, depth), (x, depth))
    return left + _mirror_region(_half(first, (77 - x, depth), (100 - x, depth)))[1:]


def _diagonal(bend: Bend) -> Line:
    """Two neighbouring sides are missing: from (100, 0) to (0, 100) in the frame of the first city side."""
    m = 45.5 + bend.depth * 0.8 - (_SIGN_BACK if bend.sign and bend.sign[1] else 0)
    s = bend.shift * 0.5
    middle = (m + s, m - s)
    first = bezier((100, 0), (80, 19.3), (m + s + 15, m - s - 15), middle)
    second = bezier((0, 100), (19.3, 80), (m + s - 15, m - s + 15), middle)
    return first + second[::-1][1:]


def _gap_wall(last: int, missing: int, bend: Bend, crowded: tuple[bool, bool], others: frozenset[int]) -> Line:
    """The wall past ``missing`` sides, from the end corner of side ``last`` on."""
    if missing == 3:
        frame = side_frame(last)
        return [frame(p) for p in reversed(_cap(bend, crowded))]
    if missing == 1:
        side = (last + 1) % 4
        frame = side_frame(side)
        deeper = _DEEPER[bend.sign[1]] if bend.sign and bend.sign[0] == side else 0.0
        return [frame(p) for p in _bite(bend, _ROUND_CAP if side in others else deeper)]
    frame = side_frame(last)
    return [frame(p) for p in _diagonal(bend)]


def _spur(last: int, bend: Bend) -> list[Line]:
    """The two walls past two missing sides to the corner between them and on, from the end corner of ``last``. The tip
    is as blunt as that of a cap that reaches a corner."""
    x, depth = 50 + bend.shift * 0.3, 30 + min(0.4, bend.depth)
    from_town = _half((15, 15.5), (x - 23, depth), (x, depth))
    to_tip = _half((18, 9), (74 - x, depth), (100 - x, depth))
    wall = from_town + _mirror_region(to_tip)[1:]
    first, second = side_frame((last + 1) % 4), side_frame((last + 2) % 4)
    return [[first(p) for p in wall], [second(p) for p in _mirror_region(wall)]]


def split_outline(side: int, corner: int, bend: Bend) -> tuple[Line, list[Line]]:
    """Outline and walls of a city on one side that reaches a corner opposite and so parts the field (CON-63).

    Its tip is blunter than where two walls meet at one side: none of the neighbours' cities can touch it there.
    """
    shift, frame = bend.shift * 0.4, side_frame(side)
    steep = bezier((100, 0), (84.5, 15), (72.5 + shift, 30), (72.5 + shift, 48))
    steep += bezier((72.5 + shift, 48), (72.5 + shift, 66), (92, 84), (100, 100))[1:]
    flat = bezier((100, 100), (84, 92), (58 + shift, 70), (44 + shift, 56))
    flat += bezier((44 + shift, 56), (30 + shift, 42), (18, 17.3), (0, 0))[1:]
    walls = [steep, flat]
    if corner == (side + 3) % 4:
        walls = [[(100 - x, y) for x, y in reversed(line)] for line in (flat, steep)]
    placed = [[frame(p) for p in line] for line in walls]
    return [CORNERS[side], CORNERS[(side + 1) % 4], *placed[0], *placed[1]], placed


def city_outline(
    sides: tuple[int, ...], others: frozenset[int], bend: Bend, split: int = -1,
) -> tuple[Line, list[Line]]:  # fmt: skip
    """Closed outline of a city and its walls.

    ``others`` are sides owned by other cities of the tile. ``split`` is the corner that the city reaches between two
    sides that are not its own.
    """
    ordered = sorted(sides)
    outline: Line = []
    walls: list[Line] = []
    for i, side in enumerate(ordered):
        outline += [CORNERS[side], CORNERS[(side + 1) % 4]]
        following = ordered[(i + 1) % len(ordered)]
        missing = (following - side - 1) % 4 if len(ordered) > 1 else 3
        if missing:
            crowded = ((side - 1) % 4 in others, (side + 1) % 4 in others)
            past = (
                _spur(side, bend) if missing == 2 and split >= 0 else [_gap_wall(side, missing, bend, crowded, others)]
            )
            outline += [point for wall in past for point in wall]
            walls += past
    return outline, walls
