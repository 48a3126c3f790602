"""The geometry of one tile: what a layout consists of, and the measures all drawing shares."""

from dataclasses import dataclass

from bastide.art.catalogue import Tile
from bastide.art.geometry import Line, Point
from bastide.art.raster import Mask, union
from bastide.art.seeds import Chance

ROAD_FILL = 8.0
ROAD_EDGE = 11.0
VILLAGE_RADIUS = 11.0
ALLEY = 8.0
SWATH = 9.0
"""Width of a strip of pressed corn."""
MIDDLE: Point = (50, 51)
"""Where a village or a monastery stands."""
WALL_DROP = 3.4
"""How far the face of a wall reaches down below its top."""
RIVER_BANK = 19.0
RIVER_EDGE = 15.0
"""Width of a river with its banks, and of the water."""
RUIN_RADIUS = 33.0
BRIDGE = 26.0
"""Length of a bridge over a river."""


@dataclass(frozen=True)
class City:
    """A city segment: outline, walls (outer edge, city on the right when walking along), area."""

    segment: int
    sides: tuple[int, ...]
    shields: int
    outline: Line
    walls: tuple[Line, ...]
    area: Mask


@dataclass(frozen=True)
class Road:
    """A road segment with its centre lines. ``end`` is the point where a one-sided road stops."""

    segment: int
    sides: tuple[int, ...]
    lines: tuple[Line, ...]
    end: str


@dataclass(frozen=True)
class Gate:
    """A gatehouse where a road meets a wall; ``side`` is where the road comes from."""

    at: Point
    side: int


@dataclass(frozen=True)
class Pool:
    """Where a river begins or ends: a closed outline of water."""

    at: Point
    shore: tuple[Point, ...]
    role: str


@dataclass(frozen=True)
class River:
    """A river segment with its centre lines, and the spring or lake of a one-sided one."""

    segment: int
    sides: tuple[int, ...]
    lines: tuple[Line, ...]
    pool: Pool | None = None


@dataclass(frozen=True)
class Bridge:
    """A road over a river, a road, or a city from wall to wall; ``upright`` where it runs north and south."""

    at: Point
    upright: bool
    long: float = BRIDGE
    over: str = "river"


@dataclass(frozen=True)
class Pier:
    """Where a road ends at a river: the end of the road, and the side it comes from."""

    at: Point
    side: int


@dataclass(frozen=True)
class Seal:
    """A sign of besiegers: its middle and its symbol."""

    at: Point
    symbol: str


@dataclass(frozen=True)
class Sign:
    """The arrow of a tile: the middle of its plate, the side it points at, its symbol."""

    at: Point
    side: int
    symbol: str


@dataclass(frozen=True)
class Mist:
    """A mist segment: its outline with the lobes, the inner one of its denser part, and the area.

    ``rims`` are the stretches of the outline inside the tile, empty where mist covers all open land.
    """

    segment: int
    sides: tuple[int, ...]
    ghosts: int
    outline: Line
    dense: Line
    rims: tuple[Line, ...]
    area: Mask


@dataclass(frozen=True)
class Landmark:
    """A building: what it is, its drawing, its segment, its middle and its scale."""

    kind: str
    drawing: str
    segment: int
    at: Point
    size: float


@dataclass(frozen=True)
class Mark:
    """Something printed in a segment that counts there, such as an inn: its name, its segment, the middle of its foot
    and its scale. ``lane`` leads to the road that it belongs to; ``area`` has the cells that it takes. ``swaths`` are
    strips that part the fields beside it. ``segment`` is -1 for a mark of the whole tile."""

    name: str
    segment: int
    at: Point
    size: float
    flip: bool
    lane: Line
    area: Mask
    swaths: tuple[Line, ...] = ()


@dataclass(frozen=True)
class Layout:
    """Geometry of one turned tile in one variant."""

    tile: Tile
    rotation: int
    variant: int
    land: Mask
    """Cells of the tile that are field, veiled or not: no city, road, river, village, building or sign."""
    cities: tuple[City, ...] = ()
    roads: tuple[Road, ...] = ()
    gates: tuple[Gate, ...] = ()
    village: Point | None = None
    cottages: tuple[Point, ...] = ()
    monastery: tuple[Point, float] | None = None
    """Place and scale of the monastery."""
    garden: tuple[Point, float] | None = None
    rivers: tuple[River, ...] = ()
    bridges: tuple[Bridge, ...] = ()
    sign: Sign | None = None
    mists: tuple[Mist, ...] = ()
    landmark: Landmark | None = None
    ruin: Point | None = None
    """The middle of a ruin, which is a corner of the cell."""
    seals: tuple[Seal, ...] = ()
    pier: Pier | None = None
    rampart: Mask = 0
    """Cells that the fortress takes, with its walls."""
    marks: tuple[Mark, ...] = ()
    alleys: tuple[Line, ...] = ()
    """Ways from the village to gates, which are no roads."""
    homestead: Point | None = None
    """The middle of a hedged house beside a road, where another road ends."""

    def chance(self, stream: str) -> Chance:
        """The tile's own random numbers for one purpose; the picture's stream is ``art``."""
        return Chance(f"{self.tile.id}|{self.variant}|{stream}")

    @property
    def marked(self) -> Mask:
        """Cells of the marks of its segments."""
        return union(mark.area for mark in self.marks)

    @property
    def built(self) -> Mask:
        """Cells of all cities, and of the fortress."""
        return union(city.area for city in self.cities) | self.rampart
