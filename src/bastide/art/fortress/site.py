"""Where everything of the fortress is, in the frame of the whole piece: the ring of its walls, its quarters, its gates.

The walls are one ring, seen from above as any city's. A manned wall is the stretch of it at the outer side of the cell
that the catalogue prints it on, and its quarter lies inside: so the whole turns with the piece.
"""

import json
import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import resources

from bastide.art.catalogue import Tile, cells_of, tile_at
from bastide.art.geometry import MIDS, Line, Point, length, points_at

FORTRESS = "CQ-board"
"""The piece with the three walls."""
RX, RY = 0.455, 0.44
"""Half axes of the ring, as shares of the piece."""
_POWER = 2.9
"""The ring is rounder than a box and roomier than an oval: the corners stay field."""
WALK, PLAIN = 25.0, 10.0
"""Width of a manned walk, on which a figure stands, and of the wall elsewhere."""
FACE = 9.0
"""Height of the wall's face in the south."""
PITCH = 24.0
"""From one space to the next."""
_FEET = 9.0
"""A figure's anchor above its space."""
_FINE = 720
_SPOTS: dict[str, tuple[float, float, tuple[float, float, float, float]]] = {
    "camp": (-13, -8, (26, 38, 33, 38)), "catapult": (48, 32, (28, 34, 40, 34)), "banner": (-60, -46, (34, 34, 38, 34)),
}  # fmt: skip
"""Places in a quarter: along a level wall and an upright one from its middle, and how deep inside by its side."""

Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""


@dataclass(frozen=True)
class Ward:
    """A manned wall and its quarter: the side of the piece that it lies at, and where along that side its middle is."""

    name: str
    side: int
    axis: float
    camp: Point
    catapult: Point
    banner: Point


@dataclass(frozen=True)
class Mouth:
    """Where a road or a river comes in: what it is, the side it comes from, and where it meets the curtain wall."""

    kind: str
    side: int
    at: Point


@dataclass(frozen=True)
class WallSite:
    """The fortress in one rotation; the origin is the north-west corner of the piece."""

    width: float
    height: float
    wards: tuple[Ward, ...]
    mouths: tuple[Mouth, ...]
    corners: dict[str, Point]
    """North-west corner of each cell."""

    @property
    def centre(self) -> Point:
        """The middle of the ring."""
        return self.width / 2, self.height / 2 - 2


@lru_cache(maxsize=64)
def ring(width: float, height: float, inset: float = 0.0, count: int = 144) -> tuple[Point, ...]:
    """The outer edge of the walls, or a line that far inside it, clockwise from the north in even steps."""
    cx, cy = width / 2, height / 2 - 2
    rx, ry = width * RX - inset, height * RY - inset
    dense: Line = []
    for k in range(3001):
        angle = math.tau * k / 3000 - math.pi / 2
        cos, sin = math.cos(angle), math.sin(angle)
        x, y = (math.copysign(abs(v) ** (2 / _POWER), v) for v in (cos, sin))
        dense.append((cx + rx * x, cy + ry * y))
    whole = length(dense)
    return tuple(points_at(dense, [whole * k / count for k in range(count)]))


def _ward(name: str, cell: Point, width: float, height: float) -> Ward:
    """The wall of a cell lies at the side of the piece that is nearest to it, centred on the cell."""
    x, y = cell
    room = (y, width - x - 100, height - y - 100, x)
    side = min(range(4), key=lambda k: (room[k], -k))
    axis = (y if side % 2 else x) + 50
    cx, cy, dx, dy = width / 2, height / 2 - 2, width * RX, height * RY

    def spot(kind: str) -> Point:
        level, upright, deep = _SPOTS[kind]
        inside, along = WALK + deep[side], axis + (upright if side % 2 else level)
        north, south = (along, cy - dy + inside), (along, cy + dy - inside)
        return (north, (cx + dx - inside, along), south, (cx - dx + inside, along))[side]

    return Ward(name, side, axis, spot("camp"), spot("catapult"), spot("banner"))


def _gate(width: float, height: float, side: int, at: Point) -> Point:
    """Where a way that comes straight in from its side meets the ring."""
    line = ring(width, height, PLAIN / 2, _FINE)
    if side % 2:
        half = [p for p in line if (p[0] > width / 2) == (side == 1)]
        return min(half, key=lambda p: abs(p[1] - at[1]))
    half = [p for p in line if (p[1] > height / 2) == (side == 2)]
    return min(half, key=lambda p: abs(p[0] - at[0]))


@lru_cache(maxsize=16)
def site(piece: str, rotation: int) -> WallSite:
    """The fortress turned by ``rotation`` degrees clockwise."""
    cells = [tile_at(name, rotation) for name in cells_of(piece)]
    left, top = (min(cell.spot[k] for cell in cells) for k in (0, 1))
    corners = {cell.id: (100.0 * (cell.spot[0] - left), 100.0 * (cell.spot[1] - top)) for cell in cells}
    width, height = (100.0 + max(corner[k] for corner in corners.values()) for k in (0, 1))
    wards: list[Ward] = []
    mouths: list[Mouth] = []
    for cell in cells:
        x, y = corners[cell.id]
        for segment in cell.segments:
            if segment.kind == "wall":
                wards.append(_ward(segment.of, (x, y), width, height))
            elif segment.kind in ("road", "river"):
                side = segment.sides[0]
                at = (x + MIDS[side][0], y + MIDS[side][1])
                mouths.append(Mouth(segment.kind, side, _gate(width, height, side, at)))
    return WallSite(width, height, tuple(wards), tuple(mouths), corners)


def site_of(tile: Tile, rotation: int) -> WallSite:
    """The site that a cell belongs to."""
    return site(tile.piece, rotation % 360)


@lru_cache(maxsize=128)
def spaces(found: tuple[float, float], ward: Ward, count: int) -> tuple[Point, ...]:
    """The spaces on a wall of a piece of that size: even steps along its walk, clockwise from the middle outwards."""
    width, height = found
    line = ring(width, height, WALK / 2, _FINE)
    side, axis = ward.side, ward.axis
    far = ((axis, -40), (width + 40, axis), (axis, height + 40), (-40, axis))[side]
    start = min((k for k, p in enumerate(line) if abs(p[side % 2] - axis) < 3), key=lambda k: math.dist(line[k], far))
    out: list[Point] = []
    for j in range(count):
        want = (j - (count - 1) / 2) * PITCH * (1 if side in (0, 1) else -1)
        k, left, step = start, abs(want), 1 if want > 0 else -1
        while left > 0:
            left -= math.dist(line[k % _FINE], line[(k + step) % _FINE])
            k += step
        out.append(line[k % _FINE])
    return tuple(out)


def row(found: WallSite, ward: Ward, count: int) -> tuple[Point, ...]:
    """The spaces on a wall, from west to east or from north to south."""
    return spaces((found.width, found.height), ward, count)


def posts_of(tile: Tile, rotation: int) -> dict[int, Point]:
    """Places by segment of a turned cell: the middle of its wall's row and of its camp. No figure stands elsewhere."""
    found = site_of(tile, rotation)
    x, y = found.corners[tile.id]
    out: dict[int, Point] = {}
    for i, segment in enumerate(tile.segments):
        for ward in found.wards:
            if segment.of == ward.name:
                at = _on(row(found, ward, 1)[0]) if segment.kind == "wall" else ward.camp
                out[i] = (at[0] - x, at[1] - y)
    return out


def _ward_of(tile: Tile, rotation: int) -> Ward:
    names = [segment.of for segment in tile.segments if segment.kind == "wall"]
    if not names:
        raise ValueError(f"cell {tile.id} has no wall")
    return next(ward for ward in site_of(tile, rotation).wards if ward.name == names[0])


def _on(space: Point) -> Point:
    """Where the anchor of a figure is that stands on a space."""
    return space[0], space[1] - _FEET


def wall_spaces(tile_id: str, rotation: int, count: int) -> tuple[Point, ...]:
    """Places on the wall of a cell, west to east or north to south, in hundredths of that cell; most lie outside it."""
    tile = tile_at(tile_id, rotation % 360)
    found = site_of(tile, rotation)
    x, y = found.corners[tile.id]
    return tuple((a - x, b - y) for a, b in map(_on, row(found, _ward_of(tile, rotation), count)))


def camp_place(tile_id: str, rotation: int) -> Point:
    """The middle of the farmers' meadow inside the wall of a cell, in hundredths of that cell."""
    return _place_in_cell(tile_id, rotation, lambda ward: ward.camp)


def catapult_place(tile_id: str, rotation: int) -> Point:
    """Where the catapult stands inside the wall of a cell, in hundredths of that cell."""
    x, y = _place_in_cell(tile_id, rotation, lambda ward: ward.catapult)
    return x, y - 2


def _place_in_cell(tile_id: str, rotation: int, place: Callable[[Ward], Point]) -> Point:
    tile = tile_at(tile_id, rotation % 360)
    (left, top), (x, y) = site_of(tile, rotation).corners[tile.id], place(_ward_of(tile, rotation))
    return x - left, y - top


def place_called(tile_id: str, rotation: int, name: str) -> Point:
    """A place of a cell with a wall: "space 0 5" the first of five on the wall, "camp", or "catapult"."""
    word, *numbers = name.split()
    if word == "space":
        number, count = map(int, numbers)
        return wall_spaces(tile_id, rotation, count)[number]
    return (camp_place if word == "camp" else catapult_place)(tile_id, rotation)


@dataclass(frozen=True)
class WallRow:
    """How many spaces a wall has with so many players, and the word on the dark one among them."""

    spaces: int
    dark: str


@cache
def rows() -> dict[int, WallRow]:
    """The rows by number of players, from the package's data."""
    walls = json.loads((resources.files("bastide.data") / "walls.json").read_bytes())
    return {int(row["players"]): WallRow(int(row["spaces"]), str(row["dark"])) for row in walls["rows"]}
