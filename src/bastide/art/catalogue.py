"""What drawing needs to know of a tile, from the catalogues that modules name.

A piece of several cells has one picture per cell: the first is named like the piece, the others with a tilde and the
number of the cell ("AR-fork", "AR-fork~1").
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from pathlib import PurePosixPath
from typing import Any

from bastide.art.geometry import INWARD, SIDES
from bastide.art.own import CELL_MARK, MARK, own_entry
from bastide.core.tiles.attributes import Attribute
from bastide.core.tiles.catalogue import load_all_versions, load_catalogue, read_catalogue
from bastide.core.tiles.specs import SegmentSpec, TileSpec
from bastide.rules import BROUGHT, CATALOGUES, PRINTED

SETS = (*(PurePosixPath(file).stem for file in CATALOGUES), *BROUGHT)
"""The boxes whose tiles are known, each one file that a module names, or a module from outside."""
TILE_MARKS = [word.name for word in PRINTED if isinstance(word, Attribute) and not word.of and not word.aside]
"""Attributes of tiles that may have a drawing."""
CIRCLES = ("crop-field", "crop-road", "crop-city")
"""Marks of tiles at which roads end and by which fields are parted."""
LOOKS = {word.name: word.look for word in PRINTED if isinstance(word, Attribute) and word.look}
"""The drawings of attributes that are called otherwise."""
FACE_DOWN = "face-down"
"""The name of a tile that lies face down: its picture is a back, and it is in no catalogue."""
CORNER_NAMES = ("NW", "NE", "SE", "SW")
SEAL_NAMES = {"?": "any"}
OWN = "own"
"""The box of tiles that users bring along."""


@dataclass(frozen=True)
class Segment:
    """A part of a tile.

    ``sides`` are 0..3 for N E S W, ``halves`` 0..7 clockwise from the north side's west half. ``mist`` marks a veiled
    field. ``ghosts`` counts the symbols of a mist. ``corner`` is where a ruin lies: 0..3 for NW NE SE SW, -1 elsewhere.
    ``of`` names the wall of which a wall or a camp is a part. ``look`` is the drawing of a building.
    """

    kind: str
    sides: tuple[int, ...] = ()
    halves: tuple[int, ...] = ()
    shields: int = 0
    end: str = ""
    mist: bool = False
    ghosts: int = 0
    corner: int = -1
    of: str = ""
    marks: tuple[str, ...] = ()
    """What is printed on it that is there or not, by the name of its drawing; words with a hyphen behind that name."""
    look: str = ""
    cities: tuple[int, ...] = ()
    """The city segments that a field lies at."""
    gate: int = -1
    """A side of the city at which a road ends. -1 if it is not given."""

    @property
    def drawing(self) -> str:
        """Its picture: the one that its module names, or the one with its own name."""
        return self.look or self.kind


@dataclass(frozen=True)
class Arrow:
    """A sign on a tile: the side it points at and the name of its symbol."""

    side: int
    symbol: str


@dataclass(frozen=True)
class Joint:
    """A side where a cell meets another cell of its own piece, whose picture is ``mate``."""

    side: int
    mate: str


@dataclass(frozen=True)
class Tile:
    """A tile, or a cell of a piece, as it lies on the table, turned already."""

    id: str
    count: int
    segments: tuple[Segment, ...]
    crossing: bool = False
    start: bool = False
    role: str = ""
    box: str = ""
    arrow: Arrow | None = None
    joints: tuple[Joint, ...] = ()
    provenance: str = ""
    seals: tuple[str, ...] = ()
    """The signs of besiegers, left to right."""
    split: int = -1
    """The corner (0..3 for NW NE SE SW) that the city reaches besides its side; -1 for none."""
    spot: tuple[int, int] = (0, 0)
    """The cell's place in its piece, east and south of the first."""
    fortified: bool = False
    """A cell of the fortress, which is drawn as one picture."""
    plain: str = ""
    """The tile that lies in its place where gardens are not played; "" where that is one of the others."""
    marks: tuple[str, ...] = ()
    """Drawings of what is printed on the tile and belongs to none of its segments."""
    heading: int = -1
    """Where its arrow flies: 0..7 clockwise from the north, -1 without one."""
    older: bool = False
    """Only an older version or another edition of its box has it."""

    @property
    def piece(self) -> str:
        """The tile that this is a cell of."""
        return self.id.partition(CELL_MARK)[0]

    def has(self, kind: str) -> bool:
        """Whether any segment is of that kind."""
        return any(s.kind == kind for s in self.segments)

    def edge(self, side: int) -> str:
        """What meets that side: city, road, river or field."""
        kinds = ("city", "road", "river")
        return next((s.kind for s in self.segments if side in s.sides and s.kind in kinds), "field")

    def misty(self, side: int) -> bool:
        """Whether mist lies over that side."""
        return any(s.kind == "mist" and side in s.sides for s in self.segments)


def _segment(spec: SegmentSpec) -> Segment:
    corner, gate = spec.word("corner"), spec.word("gate")
    backwards = spec.kind == "road" and spec.sides == (0, 1)  # its ruts have always been drawn from the east
    return Segment(
        kind=spec.kind,
        sides=spec.sides[::-1] if backwards else spec.sides,
        halves=spec.halves,
        shields=spec.number("shields"),
        end=spec.word("end"),
        mist=spec.flag("mist"),
        ghosts=spec.number("ghosts"),
        corner=CORNER_NAMES.index(corner) if corner else -1,
        of=spec.word("of"),
        marks=tuple(_mark(name, value) for name, value in spec.printed if value is True or isinstance(value, str)),
        look=spec.form.look,
        cities=spec.cities,
        gate=SIDES.index(gate) if gate else -1,
    )


def _mark(name: str, value: object) -> str:
    """The drawing of an attribute that is there, or of the word that it is."""
    drawing = LOOKS.get(name, name)
    return f"{drawing}-{value}" if isinstance(value, str) else drawing


def _arrow(printed: Mapping[str, Any]) -> Arrow | None:
    if "arrow" not in printed:
        return None
    return Arrow(SIDES.index(printed["arrow"]["side"]), str(printed["arrow"]["symbol"]).replace("_", "-"))


def _heading(printed: Mapping[str, Any]) -> int:
    """The direction of an arrow that crosses a side, or the corner before that side, clockwise."""
    headings = [value for value in printed.values() if isinstance(value, Mapping) and "over" in value]
    return next(((2 * SIDES.index(arrow["side"]) - (arrow["over"] == "corner")) % 8 for arrow in headings), -1)


def _joints(spec: TileSpec, number: int, names: list[str]) -> tuple[Joint, ...]:
    """Where the cell of that number meets others of the piece."""
    places = [(cell.dx, cell.dy) for cell in spec.cells]
    x, y = places[number]
    around = enumerate((x - nx, y - ny) for nx, ny in INWARD)
    return tuple(Joint(side, names[places.index(place)]) for side, place in around if place in places)


def _cells(spec: TileSpec, box: str, before: str = "") -> list[Tile]:
    """The pictures of a tile, one per cell; only the first counts as a tile. `before` stands before their names."""
    printed: Mapping[str, Any] = spec.marks
    names = [before + spec.id + (f"{CELL_MARK}{k}" if k else "") for k in range(len(spec.cells))]
    fortified = any(part.kind == "wall" for cell in spec.cells for part in cell.segments)
    return [
        Tile(
            id=names[k],
            count=0 if k else spec.count,
            segments=tuple(_segment(part) for part in cell.segments),
            crossing=bool(printed.get("crossing")),
            start=bool(printed.get("start")),
            role=str(printed.get("role", "")),
            box=box,
            arrow=None if k else _arrow(printed),
            joints=_joints(spec, k, names),
            provenance=spec.provenance,
            seals=tuple(SEAL_NAMES.get(str(name), str(name)) for name in printed.get("conquest", ())),
            split=CORNER_NAMES.index(printed["corner_split"]) if "corner_split" in printed else -1,
            spot=(cell.dx, cell.dy),
            fortified=fortified,
            plain=str(printed.get("plain", "")),
            marks=() if k else tuple(_mark(name, printed[name]) for name in TILE_MARKS if printed.get(name)),
            heading=-1 if k else _heading(printed),
        )
        for k, cell in enumerate(spec.cells)
    ]


def tiles_of(spec: TileSpec, box: str = OWN) -> list[Tile]:
    """The pictures of a tile as printed, one per cell, and those of its twin without a garden, unturned."""
    tiles = _cells(spec, box)
    return tiles + [twin for tile in tiles if (twin := _twin(tile))]


@cache
def catalogue() -> dict[str, Tile]:
    """All pictures of tiles by name, unturned, in catalogue order."""
    tiles = {name: tile for box in range(len(SETS)) for name, tile in _box_tiles(box).items()}
    return tiles | {twin.id: twin for tile in tiles.values() if (twin := _twin(tile)) and twin.id not in tiles}


@cache
def _box_tiles(number: int) -> dict[str, Tile]:
    """The pictures of one box."""
    box = SETS[number]
    tiles: dict[str, Tile] = {}
    if number >= len(CATALOGUES):
        return {cell.id: cell for spec in BROUGHT[box].tiles for cell in _cells(spec, box)}
    newest = {spec.id for spec in load_catalogue(CATALOGUES[number], PRINTED)}
    for spec in load_all_versions(CATALOGUES[number], PRINTED):
        cells = _cells(spec, box)
        if spec.id not in newest:
            cells = [replace(cell, count=0, older=True) for cell in cells]
        tiles |= {cell.id: cell for cell in cells}
    return tiles


def find_tile(picture: str) -> Tile | None:
    """The picture of that name, None if there is none. Reads only the boxes up to the one that has it."""
    found = (tiles[picture] for box in range(len(SETS)) if picture in (tiles := _box_tiles(box)))
    return next(found, None) or catalogue().get(picture)


def _twin(tile: Tile) -> Tile | None:
    """The tile of the first printing that lies in its place, where it has no garden (HOUSE-4)."""
    bare = tuple(segment for segment in tile.segments if segment.kind != "garden")
    return replace(tile, id=tile.plain, segments=bare, count=0, plain="") if tile.plain else None


def _own(entry: Mapping[str, Any], name: str) -> Tile:
    """A tile that users brought along, under the name of its picture."""
    (spec,) = read_catalogue(json.dumps([entry]), OWN, PRINTED, strict=False)  # older sets hold words of their own
    found = {tile.id: tile for tile in _cells(spec, OWN, name.partition(MARK)[0] + MARK)}
    if name not in found:
        raise ValueError(f"unknown tile {name!r}: it has {len(found)} cells")
    return found[name]


def cells_of(piece: str) -> list[str]:
    """The pictures of a piece's cells, that of an own set too. ValueError for an unknown one."""
    own = own_entry(piece)
    if own is None:
        return pieces()[piece]
    return [piece, *(f"{piece}{CELL_MARK}{k}" for k in range(1, len(own.get("cells", ()))))]


def pieces(box: str | None = None) -> dict[str, list[str]]:
    """The tiles of one box as it is now, or all tiles, each with the names of its cells' pictures. ValueError for an
    unknown box."""
    if box is not None and box not in SETS:
        raise ValueError(f"unknown set {box!r}: use one of {', '.join(SETS)}")
    out: dict[str, list[str]] = {}
    for tile in catalogue().values():
        if box is None or (tile.box == box and not tile.older):
            out.setdefault(tile.piece, []).append(tile.id)
    return out


def picture_name(entry: Mapping[str, Any]) -> str:
    """The picture of an entry of a view's tiles: that of its cell, where the tile is a piece of several."""
    cell = int(entry.get("cell", 0))
    return f"{entry['tile']}{CELL_MARK}{cell}" if cell else str(entry["tile"])


def turn_tile(tile: Tile, quarters: int) -> Tile:
    """The tile after that many quarter turns clockwise; segment order stays."""
    segments = tuple(
        replace(
            s,
            sides=tuple((side + quarters) % 4 for side in s.sides),
            halves=tuple((half + 2 * quarters) % 8 for half in s.halves),
            corner=(s.corner + quarters) % 4 if s.corner >= 0 else -1,
            gate=(s.gate + quarters) % 4 if s.gate >= 0 else -1,
        )
        for s in tile.segments
    )
    arrow = tile.arrow and replace(tile.arrow, side=(tile.arrow.side + quarters) % 4)
    joints = tuple(replace(joint, side=(joint.side + quarters) % 4) for joint in tile.joints)
    split = (tile.split + quarters) % 4 if tile.split >= 0 else -1
    heading = (tile.heading + 2 * quarters) % 8 if tile.heading >= 0 else -1
    x, y = tile.spot
    for _ in range(quarters):
        x, y = -y, x
    return replace(tile, segments=segments, arrow=arrow, joints=joints, split=split, spot=(x, y), heading=heading)


@lru_cache(maxsize=4096)
def tile_at(tile_id: str, rotation: int) -> Tile:
    """The tile turned by ``rotation`` degrees clockwise. ValueError for an unknown id or a rotation off 90 degrees."""
    own = own_entry(tile_id) if MARK in tile_id else None
    tile = find_tile(tile_id) if own is None else _own(own, tile_id)
    if tile is None:
        raise ValueError(f"unknown tile {tile_id!r}: the catalogue has {', '.join(catalogue())}")
    if rotation % 90:
        raise ValueError(f"rotation {rotation} is not a multiple of 90 degrees")
    return turn_tile(tile, rotation // 90 % 4)
