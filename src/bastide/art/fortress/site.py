"""Where everything of the fortress is, in the frame of the whole piece: curtain walls, wards, gates, places.

The fortress stands upright in every rotation, as all buildings do: its three walls face south one below the other, in
the order of the catalogue. What turns is where roads and rivers come in, and the shape of the piece.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import resources

from bastide.art.catalogue import Tile, pieces, tile_at
from bastide.art.geometry import MIDS, Point

FORTRESS = "CQ-board"
"""The piece with the three walls."""
RIM = 26.0
"""Field between the curtain wall and the sides of the piece."""
FOOT = 30.0
"""The same in the south, where the wall shows its face."""
WALK = 7.0
"""Width of the walk on the curtain wall."""
DROP = 10.0
"""Height of the southern curtain wall's face."""
FACE = 36.0
"""Height of a manned wall's face: a standing figure fits into its arches."""
BATTLEMENT = 8.0
"""What a manned wall has above its face."""
SIGN = 44.0
"""What the tower with a wall's banner takes of it."""
_PITCH = 46.0
_FLOOR = 3.0
"""Floor of the arches above the foot of the wall."""
_FEET = 11.0
"""Feet of a standing figure below its anchor."""

Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""


@dataclass(frozen=True)
class Ward:
    """A manned wall and the strip of town before it."""

    name: str
    wall: Box
    """Its face, from curtain wall to curtain wall."""
    strip: Box
    camp: Point
    catapult: Point

    @property
    def row(self) -> tuple[float, float]:
        """From where to where arches may stand, west to east."""
        return self.wall[0] + SIGN + 4, self.wall[2] - 18


@dataclass(frozen=True)
class Mouth:
    """Where a road or a river comes in: what it is, the side it comes from, and where it meets the curtain wall."""

    kind: str
    side: int
    at: Point


@dataclass(frozen=True)
class Site:
    """The fortress in one rotation; the origin is the north-west corner of the piece."""

    width: float
    height: float
    curtain: Box
    wards: tuple[Ward, ...]
    mouths: tuple[Mouth, ...]
    corners: dict[str, Point]
    """North-west corner of each cell."""


def _wards(names: list[str], curtain: Box) -> tuple[Ward, ...]:
    """The walls and strips from north to south; the first wall is the inner face of the curtain wall."""
    left, right = curtain[0] + WALK, curtain[2] - WALK
    top, bottom = curtain[1] + WALK, curtain[3] - WALK
    strip = (bottom - top - FACE - (len(names) - 1) * (FACE + BATTLEMENT)) / len(names)
    out: list[Ward] = []
    for name in names:
        foot = top + FACE
        middle = foot + strip / 2
        out.append(
            Ward(name, (left, top, right, foot), (left, foot, right, foot + strip), (left + 62, middle + 1),
                 (right - 28, middle + 2))
        )  # fmt: skip
        top = foot + strip + BATTLEMENT
    return tuple(out)


def _mouths(cells: list[Tile], corners: dict[str, Point], curtain: Box) -> tuple[Mouth, ...]:
    out: list[Mouth] = []
    for cell in cells:
        x, y = corners[cell.id]
        for segment in cell.segments:
            if segment.kind in ("road", "river"):
                side = segment.sides[0]
                mx, my = x + MIDS[side][0], y + MIDS[side][1]
                at = (mx, curtain[1] if side == 0 else curtain[3]) if side % 2 == 0 else (
                    curtain[2] if side == 1 else curtain[0], my
                )  # fmt: skip
                out.append(Mouth(segment.kind, side, at))
    return tuple(out)


@lru_cache(maxsize=16)
def site(piece: str, rotation: int) -> Site:
    """The fortress turned by ``rotation`` degrees clockwise."""
    cells = [tile_at(name, rotation) for name in pieces()[piece]]
    left, top = (min(cell.spot[k] for cell in cells) for k in (0, 1))
    corners = {cell.id: (100.0 * (cell.spot[0] - left), 100.0 * (cell.spot[1] - top)) for cell in cells}
    width, height = (100.0 + max(corner[k] for corner in corners.values()) for k in (0, 1))
    curtain = (RIM, RIM, width - RIM, height - FOOT)
    names = [segment.of for cell in cells for segment in cell.segments if segment.kind == "wall"]
    return Site(width, height, curtain, _wards(names, curtain), _mouths(cells, corners, curtain), corners)


def site_of(tile: Tile, rotation: int) -> Site:
    """The site that a cell belongs to."""
    return site(tile.piece, rotation % 360)


def spaces(ward: Ward, count: int) -> tuple[Point, ...]:
    """Places of the figures on a wall with so many spaces, west to east, in the frame of the piece."""
    left, right = ward.row
    pitch = min(_PITCH, (right - left) / count)
    start = (left + right - (count - 1) * pitch) / 2
    return tuple((start + k * pitch, ward.wall[3] - _FLOOR - _FEET) for k in range(count))


def posts_of(tile: Tile, rotation: int) -> dict[int, Point]:
    """Places by segment of a turned cell: the middle of its wall's row and of its camp. Nobody stands elsewhere."""
    found = site_of(tile, rotation)
    x, y = found.corners[tile.id]
    out: dict[int, Point] = {}
    for i, segment in enumerate(tile.segments):
        for ward in found.wards:
            if segment.of == ward.name:
                at = spaces(ward, 1)[0] if segment.kind == "wall" else ward.camp
                out[i] = (at[0] - x, at[1] - y)
    return out


def _ward_of(tile: Tile, rotation: int) -> Ward:
    names = [segment.of for segment in tile.segments if segment.kind == "wall"]
    if not names:
        raise ValueError(f"cell {tile.id} has no wall")
    return next(ward for ward in site_of(tile, rotation).wards if ward.name == names[0])


def wall_spaces(tile_id: str, rotation: int, count: int) -> tuple[Point, ...]:
    """Places on the wall of a cell, west to east, in hundredths of that cell; most lie outside it."""
    tile = tile_at(tile_id, rotation % 360)
    x, y = site_of(tile, rotation).corners[tile.id]
    return tuple((a - x, b - y) for a, b in spaces(_ward_of(tile, rotation), count))


def camp_place(tile_id: str, rotation: int) -> Point:
    """The middle of the farmers' meadow before the wall of a cell, in hundredths of that cell."""
    tile = tile_at(tile_id, rotation % 360)
    x, y = site_of(tile, rotation).corners[tile.id]
    a, b = _ward_of(tile, rotation).camp
    return a - x, b - y


def catapult_place(tile_id: str, rotation: int) -> Point:
    """Where the catapult stands before the wall of a cell, in hundredths of that cell."""
    tile = tile_at(tile_id, rotation % 360)
    x, y = site_of(tile, rotation).corners[tile.id]
    a, b = _ward_of(tile, rotation).catapult
    return a - x, b - y


@dataclass(frozen=True)
class Row:
    """How many spaces a wall has with so many players, and the word on the dark one among them."""

    spaces: int
    dark: str


@cache
def rows() -> dict[int, Row]:
    """The rows by number of players, from the package's data."""
    text = (resources.files("bastide") / "data" / "walls.json").read_text(encoding="utf-8")
    return {int(row["players"]): Row(int(row["spaces"]), str(row["dark"])) for row in json.loads(text)["rows"]}
