"""The outline of a city that owns any set of tile sides.

Every wall leaves a tile corner at 44 degrees to its own side. So walls of neighbouring tiles join without a kink, and
separate cities touch in the corner only. The middle of a wall may vary from tile to tile, its ends never. A city on one
side may reach farther and so part fields: to corners or the middle of the far side, to a road, or to the city opposite.
"""

from dataclasses import dataclass, replace
from enum import IntEnum

from bastide.art.catalogue import CIRCLES, Segment, Tile
from bastide.art.geometry import CORNERS, Line, Point, bezier, mirror, side_frame
from bastide.art.plan import WALL_DROP
from bastide.art.seeds import Chance


@dataclass(frozen=True)
class Bend:
    """How the middle of a wall differs from its standard form, in units."""

    depth: float = 0.0
    shift: float = 0.0
    sign: tuple[int, bool] | None = None
    """The side with a sign, and whether a road leaves there."""


def random_bend(chance: Chance, beside_river: bool = False) -> Bend:
    """A small variation that keeps every wall clear of roads and villages.

    Beside a river the wall is shallower, so that a strip of field stays between it and the bank.
    """
    if beside_river:
        return Bend(depth=chance.between(-4.2, -2.8), shift=chance.between(-3, 3))
    return Bend(depth=chance.between(-2.4, 0.8), shift=chance.between(-4, 4))


_DEEPER = (7.0, 12.0)
"""How much deeper a bite is that holds a sign, and one that holds a road besides."""
_ROUND_CAP = 18.5
"""And one that holds another city, with a field before it."""
_SIGN_BACK = 4.0
"""How far a diagonal wall draws back from a sign beside a road."""


def _half(first: Point, second: Point, middle: Point) -> Line:
    return bezier((0, 0), first, second, middle)


def _cap(bend: Bend, crowded: tuple[bool, bool]) -> Line:
    """The city lies on one side only. ``crowded``: another city owns the side before / after it."""
    shift = 0.0 if any(crowded) else bend.shift
    depth = 33 + bend.depth - (1.5 if any(crowded) else 0)

    def half(tight: bool, x: float) -> Line:
        first, second = ((11, 10.4), 33.0) if tight else ((21.6, 20.9), x - 21)
        return _half(first, (second, depth), (x, depth))

    return half(crowded[0], 50 + shift) + mirror(half(crowded[1], 50 - shift))[1:]


def _bite(bend: Bend, deeper: float) -> Line:
    """Exactly one side is not city: the field bites in from it."""
    x, depth = 50 + bend.shift * 0.6, 27 + min(0.4, bend.depth) + deeper
    first = (22, 22.7) if deeper == _ROUND_CAP else (15, 15.5)
    left = _half(first, (x - 23, depth), (x, depth))
    return left + mirror(_half(first, (77 - x, depth), (100 - x, depth)))[1:]


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
    if missing == 1:
        side = (last + 1) % 4
        deeper = _DEEPER[bend.sign[1]] if bend.sign and bend.sign[0] == side else 0.0
        return list(map(side_frame(side), _bite(bend, _ROUND_CAP if side in others else deeper)))
    return list(map(side_frame(last), _cap(bend, crowded)[::-1] if missing == 3 else _diagonal(bend)))


def _spur(last: int, bend: Bend) -> list[Line]:
    """The two walls past two missing sides to the corner between them and on, from the end corner of ``last``. The tip
    is as blunt as that of a cap that reaches a corner."""
    x, depth = 50 + bend.shift * 0.3, 30 + min(0.4, bend.depth)
    from_town = _half((15, 15.5), (x - 23, depth), (x, depth))
    to_tip = _half((18, 9), (74 - x, depth), (100 - x, depth))
    wall = from_town + mirror(to_tip)[1:]
    sides = ((last + 1) % 4, wall), ((last + 2) % 4, mirror(wall))
    return [list(map(side_frame(side), line)) for side, line in sides]


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
        walls = [mirror(flat), mirror(steep)]
    placed = [list(map(frame, line)) for line in walls]
    return [CORNERS[side], CORNERS[(side + 1) % 4], *placed[0], *placed[1]], placed


def city_outline(
    sides: tuple[int, ...],
    others: frozenset[int],
    bend: Bend,
    split: int = -1,
) -> tuple[Line, list[Line]]:
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
            spur = missing == 2 and split >= 0
            past = _spur(side, bend) if spur else [_gap_wall(side, missing, bend, crowded, others)]
            outline += [point for wall in past for point in wall]
            walls += past
    return outline, walls


class RiverReach(IntEnum):
    """What the walls of a cap reach beyond its own side."""

    NOTHING = 0
    LEFT_CORNER = 1
    RIGHT_CORNER = 2
    CORNERS = 3
    FAR_SIDE = 4
    ROAD = 5
    CITY = 6


_LEFT, _RIGHT = 3, 1
"""The joins of halves, clockwise from the one in the middle of the next side, that are the far corners."""
_BY_JOINS = {
    frozenset({_LEFT}): RiverReach.LEFT_CORNER,
    frozenset({_RIGHT}): RiverReach.RIGHT_CORNER,
    frozenset({_LEFT, _RIGHT}): RiverReach.CORNERS,
    frozenset({2}): RiverReach.FAR_SIDE,
}


def reach_of(tile: Tile, city: Segment) -> RiverReach:
    """How far the walls of a city reach, so that each field is a piece of land of its own."""
    others = [s for s in tile.segments if s.kind == "city" and s is not city]
    roads = [s for s in tile.segments if s.kind == "road"]
    kinds = {"city", "road", "field", "garden"}
    other = tile.split >= 0 or tile.crossing or set(tile.marks) & {*CIRCLES}
    if len(city.sides) != 1 or other or {s.kind for s in tile.segments} - kinds:
        return RiverReach.NOTHING
    side = city.sides[0]
    owner = {half: i for i, s in enumerate(tile.segments) for half in s.halves}
    if owner.get((2 * side + 2) % 8) == owner.get((2 * side - 1) % 8):
        return RiverReach.NOTHING
    if others:
        facing = len(others) == 1 and others[0].sides == ((side + 2) % 4,)
        return RiverReach.CITY if facing and not roads else RiverReach.NOTHING
    changes = frozenset(join for join in range(5) if _changes(tile, owner, side, join))
    if changes in _BY_JOINS:
        return _BY_JOINS[changes]
    passing = len(roads) == 1 and len(roads[0].sides) == 2 and side not in roads[0].sides
    return RiverReach.ROAD if passing and not changes else RiverReach.NOTHING


def _changes(tile: Tile, owner: dict[int, int], side: int, join: int) -> bool:
    """Whether one field ends and another begins at a join of halves where no road comes in."""
    first = (2 * side + 2 + join) % 8
    bare = join % 2 == 1 or tile.edge(first // 2) == "field"
    return bare and owner.get(first) != owner.get((first + 1) % 8)


_TOUCHING = 5.6
"""How much deeper a diagonal wall is that leaves no land before the next city."""


def outline_of(tile: Tile, city: Segment, others: frozenset[int], bend: Bend) -> tuple[Line, list[Line]]:
    """The outline of a city of a tile, and its walls. ``others`` are the sides of the tile's other cities."""
    if reach := reach_of(tile, city):
        return reaching_outline(tile, city, reach, bend)
    if not tile.has("field") and others:
        bend = replace(bend, depth=_TOUCHING, shift=0)
    if tile.split >= 0 and len(city.sides) == 1:
        return split_outline(city.sides[0], tile.split, bend)
    return city_outline(city.sides, others, bend, tile.split)


def reaching_outline(tile: Tile, city: Segment, reach: RiverReach, bend: Bend) -> tuple[Line, list[Line]]:
    """The outline of such a city, and its walls."""
    side = city.sides[0]
    if reach in (RiverReach.LEFT_CORNER, RiverReach.RIGHT_CORNER):
        return split_outline(side, (side + (3 if reach is RiverReach.LEFT_CORNER else 2)) % 4, bend)
    if reach is RiverReach.CORNERS:
        walls = _fan(bend)
    elif reach is RiverReach.FAR_SIDE:
        walls = _wedge(bend)
    else:
        x, depth = _tip(tile, side) if reach is RiverReach.ROAD else (50.0, 50.0 + (_SOUTH_FACE if side == 2 else 0))
        back = _SOUTH_FACE if side == 0 and depth > _AT_STRAIGHT else 0
        walls = [_deep(x, depth - back)]
    placed = [list(map(side_frame(side), wall)) for wall in walls]
    return [CORNERS[side], CORNERS[(side + 1) % 4], *(p for wall in placed for p in wall)], placed


_SOUTH_FACE = WALL_DROP - 1
"""A wall in the south of its city shows its face: it stands back, or the face would hide what it reaches."""


def _fan(bend: Bend) -> list[Line]:
    """Walls to both far corners: a bite of field on each of the three other sides."""
    x, depth = 50 + bend.shift * 0.3, 29 + min(0.4, bend.depth)
    from_town = bezier((0, 0), (15, 15.5), (x - 23, depth), (x, depth))
    to_tip = bezier((0, 0), (18, 9), (74 - x, depth), (100 - x, depth))
    first = from_town + mirror(to_tip)[1:]
    second = bezier((0, 0), (18, 9), (27, depth), (50, depth))
    bites = (first, second + mirror(second)[1:], mirror(first))
    return [list(map(side_frame(side), bite)) for side, bite in zip((1, 2, 3), bites, strict=True)]


def _wedge(bend: Bend) -> list[Line]:
    """Walls to the middle of the far side."""
    shift = bend.shift * 0.4
    right = bezier((100, 0), (82, 17.5), (73 + shift, 28), (71 + shift, 48))
    right += bezier((71 + shift, 48), (69 + shift, 68), (62, 90), (50, 100))[1:]
    left = bezier((50, 100), (38, 90), (31 + shift, 68), (29 + shift, 48))
    return [right, left + bezier((29 + shift, 48), (27 + shift, 28), (18, 17.5), (0, 0))[1:]]


def _deep(x: float, depth: float) -> Line:
    """A cap that is deeper than others."""
    right = bezier((100, 0), (78.4, 20.9), (x + 19, depth), (x, depth))
    return right + bezier((x, depth), (x - 19, depth), (21.6, 20.9), (0, 0))[1:]


BEND_PULL = 41.0
"""How far a bend is drawn towards a cap that reaches it."""
_AT_STRAIGHT = 44.6
_AT_BEND = (57.0, 53.0)


def _tip(tile: Tile, side: int) -> Point:
    """Where a cap meets the road that passes it, seen from its side."""
    road = next(s for s in tile.segments if s.kind == "road")
    if (road.sides[0] - road.sides[1]) % 4 == 2:
        return (50, _AT_STRAIGHT)
    x, depth = _AT_BEND
    return (x, depth) if (side + 1) % 4 in road.sides else (100 - x, depth)
