"""Cities on one side whose walls reach farther than a cap does, and so part fields: to corners or the middle of the
far side, to a road, or to the city opposite. How far follows from the fields of the tile.
"""

from enum import IntEnum

from bastide.art.catalogue import Segment, Tile
from bastide.art.geometry import CORNERS, Line, Point, bezier, side_frame
from bastide.art.plan import WALL_DROP
from bastide.art.regions import Bend, split_outline


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
_AT_CORNERS = {frozenset({_LEFT}): RiverReach.LEFT_CORNER, frozenset({_RIGHT}): RiverReach.RIGHT_CORNER}
_AT_CORNERS[frozenset({_LEFT, _RIGHT})] = RiverReach.CORNERS
_FAR_MIDDLE = frozenset({2})


def reach_of(tile: Tile, city: Segment) -> RiverReach:
    """How far the walls of a city reach, so that each field is a piece of land of its own."""
    others = [s for s in tile.segments if s.kind == "city" and s is not city]
    roads = [s for s in tile.segments if s.kind == "road"]
    kinds = {"city", "road", "field", "garden"}
    if len(city.sides) != 1 or tile.split >= 0 or tile.crossing or {s.kind for s in tile.segments} - kinds:
        return RiverReach.NOTHING
    side = city.sides[0]
    owner = {half: i for i, s in enumerate(tile.segments) for half in s.halves}
    if owner.get((2 * side + 2) % 8) == owner.get((2 * side - 1) % 8):
        return RiverReach.NOTHING
    if others:
        facing = len(others) == 1 and others[0].sides == ((side + 2) % 4,)
        return RiverReach.CITY if facing and not roads else RiverReach.NOTHING
    changes = frozenset(join for join in range(5) if _changes(tile, owner, side, join))
    if changes == _FAR_MIDDLE:
        return RiverReach.FAR_SIDE
    if changes in _AT_CORNERS:
        return _AT_CORNERS[changes]
    passing = len(roads) == 1 and len(roads[0].sides) == 2 and side not in roads[0].sides
    return RiverReach.ROAD if passing and not changes else RiverReach.NOTHING


def _changes(tile: Tile, owner: dict[int, int], side: int, join: int) -> bool:
    """Whether one field ends and another begins at a join of halves where no road comes in."""
    first = (2 * side + 2 + join) % 8
    bare = join % 2 == 1 or tile.edge(first // 2) == "field"
    return bare and owner.get(first) != owner.get((first + 1) % 8)


def reaching_outline(tile: Tile, city: Segment, reach: RiverReach, bend: Bend) -> tuple[Line, list[Line]]:
    """The outline of such a city, and its walls."""
    side = city.sides[0]
    if reach in (RiverReach.LEFT_CORNER, RiverReach.RIGHT_CORNER):
        return split_outline(side, (side + (3 if reach is RiverReach.LEFT_CORNER else 2)) % 4, bend)
    walls = _fan(bend) if reach is RiverReach.CORNERS else _wedge(bend) if reach is RiverReach.FAR_SIDE else []
    if not walls:
        x, depth = _tip(tile, side) if reach is RiverReach.ROAD else (50.0, 50.0 + (_SOUTH_FACE if side == 2 else 0))
        back = _SOUTH_FACE if side == 0 and depth > _AT_STRAIGHT else 0
        walls = [_deep(x, depth - back)]
    frame = side_frame(side)
    placed = [[frame(p) for p in wall] for wall in walls]
    return [CORNERS[side], CORNERS[(side + 1) % 4], *(p for wall in placed for p in wall)], placed


_SOUTH_FACE = WALL_DROP - 1
"""A wall in the south of its city shows its face: it stands back, or the face would hide what it reaches."""


def _mirror_reach(line: Line) -> Line:
    return [(100 - x, y) for x, y in reversed(line)]


def _fan(bend: Bend) -> list[Line]:
    """Walls to both far corners: a bite of field on each of the three other sides."""
    x, depth = 50 + bend.shift * 0.3, 29 + min(0.4, bend.depth)
    from_town = bezier((0, 0), (15, 15.5), (x - 23, depth), (x, depth))
    to_tip = bezier((0, 0), (18, 9), (74 - x, depth), (100 - x, depth))
    first = from_town + _mirror_reach(to_tip)[1:]
    second = bezier((0, 0), (18, 9), (27, depth), (50, depth))
    bites = (first, second + _mirror_reach(second)[1:], _mirror_reach(first))
    return [[side_frame(side)(p) for p in bite] for side, bite in zip((1, 2, 3), bites, strict=True)]


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
