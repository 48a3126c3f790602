"""The geometry of one tile: what a layout consists of, and the measures all drawing shares."""

from __future__ import annotations

from dataclasses import dataclass

from bastide.art.catalogue import Tile
from bastide.art.geometry import Line, Point
from bastide.art.raster import Mask
from bastide.art.seeds import Chance

ROAD_FILL = 8.0
ROAD_EDGE = 11.0
VILLAGE_RADIUS = 11.0
VILLAGE: Point = (50, 51)
MONASTERY: Point = (50, 51)
WALL_DROP = 3.4
"""How far the face of a wall reaches down below its top."""


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
    """A road segment with its centre lines; ``end`` says where a one-sided road stops."""

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
class Layout:
    """Geometry of one turned tile in one variant."""

    tile: Tile
    rotation: int
    variant: int
    cities: tuple[City, ...]
    roads: tuple[Road, ...]
    gates: tuple[Gate, ...]
    village: Point | None
    cottages: tuple[Point, ...]
    monastery: Point | None
    garden: tuple[Point, float] | None
    land: Mask
    """Cells of the tile that are field: no city, road, village or building."""

    def chance(self, stream: str) -> Chance:
        """The tile's own random numbers for one purpose; the picture's stream is ``art``."""
        return Chance(f"{self.tile.id}|{self.variant}|{stream}")

    @property
    def built(self) -> Mask:
        """Cells of all cities."""
        mask = 0
        for city in self.cities:
            mask |= city.area
        return mask
