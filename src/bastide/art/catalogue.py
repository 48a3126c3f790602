"""What drawing needs to know of a tile, read from the package's tile catalogues.

A piece of several cells has one picture per cell: the first is named like the piece, the others with a tilde and the
number of the cell ("AR-fork", "AR-fork~1").
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from importlib import resources
from typing import Any

from bastide.art.geometry import INWARD, SIDES
from bastide.art.own import own_entry

SETS = ("base", "river", "river20", "arrows", "mists", "conquest", "inns")
"""The boxes whose tiles are known, in the order of their publication; each is one file."""
CATALOGUES = tuple(f"{name}.json" for name in SETS)
CELL_MARK = "~"
FACE_DOWN = "face-down"
"""The name of a tile that lies face down: its picture is a back, and it is in no catalogue."""
CORNER_NAMES = ("NW", "NE", "SE", "SW")
SEAL_NAMES = {"?": "any"}
OWN = "own"
"""The box of tiles that users bring along."""


@dataclass(frozen=True)
class Segment:
    """A part of a tile. ``sides`` are 0..3 for N E S W, ``halves`` 0..7 clockwise from the north side's west half.

    ``mist`` marks a veiled field, ``ghosts`` counts the symbols of a mist, ``corner`` (0..3 for NW NE SE SW) is where a
    ruin lies, -1 elsewhere; ``of`` names the wall that a wall or a camp is.
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
    letter: str
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

    @property
    def piece(self) -> str:
        """The tile that this is a cell of."""
        return self.id.partition(CELL_MARK)[0]

    def has(self, kind: str) -> bool:
        """Whether any segment is of that kind."""
        return any(s.kind == kind for s in self.segments)

    def edge(self, side: int) -> str:
        """What meets that side: city, road, river or field."""
        for s in self.segments:
            if side in s.sides and s.kind in ("city", "road", "river"):
                return s.kind
        return "field"

    def misty(self, side: int) -> bool:
        """Whether mist lies over that side."""
        return any(s.kind == "mist" and side in s.sides for s in self.segments)


def _segment(entry: dict[str, Any]) -> Segment:
    return Segment(
        kind=str(entry["kind"]),
        sides=tuple(SIDES.index(c) for c in entry.get("sides", "")),
        halves=tuple(int(h) for h in entry.get("halves", ())),
        shields=int(entry.get("shields", 0)),
        end=str(entry.get("end", "")),
        mist=bool(entry.get("mist", False)),
        ghosts=int(entry.get("ghosts", 0)),
        corner=CORNER_NAMES.index(entry["corner"]) if "corner" in entry else -1,
        of=str(entry.get("of", "")),
        marks=tuple(name for name in ("inn", "cathedral") if entry.get(name)),
    )


def _arrow(entry: dict[str, Any]) -> Arrow | None:
    if "arrow" not in entry:
        return None
    return Arrow(SIDES.index(entry["arrow"]["side"]), str(entry["arrow"]["symbol"]).replace("_", "-"))


def _joints(cells: list[dict[str, Any]], number: int, names: list[str]) -> tuple[Joint, ...]:
    """Where the cell of that number meets others of the piece."""
    places = [(int(c["dx"]), int(c["dy"])) for c in cells]
    x, y = places[number]
    out: list[Joint] = []
    for side, (nx, ny) in enumerate(INWARD):
        if (x - nx, y - ny) in places:
            out.append(Joint(side, names[places.index((x - nx, y - ny))]))
    return tuple(out)


def _cells(entry: dict[str, Any], box: str) -> list[Tile]:
    """The pictures of a catalogue entry, one per cell; only the first counts as a tile."""
    cells = entry.get("cells") or [{"dx": 0, "dy": 0, "segments": entry["segments"]}]
    names = [entry["id"] + (f"{CELL_MARK}{k}" if k else "") for k in range(len(cells))]
    fortified = any(s["kind"] == "wall" for cell in cells for s in cell["segments"])
    return [
        Tile(
            id=names[k],
            letter=str(entry.get("letter", entry["id"])),
            count=0 if k else int(entry["count"]),
            segments=tuple(_segment(s) for s in cell["segments"]),
            crossing=bool(entry.get("crossing", False)),
            start=bool(entry.get("start", False)),
            role=str(entry.get("role", "")),
            box=box,
            arrow=None if k else _arrow(entry),
            joints=_joints(cells, k, names),
            provenance=str(entry.get("provenance", "")),
            seals=tuple(SEAL_NAMES.get(str(name), str(name)) for name in entry.get("conquest", ())),
            split=CORNER_NAMES.index(entry["corner_split"]) if "corner_split" in entry else -1,
            spot=(int(cell["dx"]), int(cell["dy"])),
            fortified=fortified,
            plain=str(entry.get("plain", "")),
        )
        for k, cell in enumerate(cells)
    ]


@cache
def catalogue() -> dict[str, Tile]:
    """All pictures of tiles by name, unturned, in catalogue order."""
    tiles: dict[str, Tile] = {}
    for box in SETS:
        text = (resources.files("bastide") / "data" / "tiles" / f"{box}.json").read_text(encoding="utf-8")
        loaded = json.loads(text)
        for entry in loaded["tiles"] if isinstance(loaded, dict) else loaded:
            tiles |= {tile.id: tile for tile in _cells(entry, box)}
    return tiles | {twin.id: twin for tile in tiles.values() if (twin := _twin(tile)) and twin.id not in tiles}


def _twin(tile: Tile) -> Tile | None:
    """The tile of the first printing that lies in its place, where it has no garden (HOUSE-4)."""
    bare = tuple(segment for segment in tile.segments if segment.kind != "garden")
    return replace(tile, id=tile.plain, segments=bare, count=0, plain="") if tile.plain else None


def pieces(box: str | None = None) -> dict[str, list[str]]:
    """The tiles of one box or of all, each with the names of its cells' pictures. ValueError for an unknown box."""
    if box is not None and box not in SETS:
        raise ValueError(f"unknown set {box!r}: use one of {', '.join(SETS)}")
    out: dict[str, list[str]] = {}
    for tile in catalogue().values():
        if box in (None, tile.box):
            out.setdefault(tile.piece, []).append(tile.id)
    return out


def picture_name(entry: Mapping[str, Any]) -> str:
    """The picture of an entry of a view's tiles: that of its cell, where the tile is a piece of several."""
    cell = int(entry.get("cell", 0))
    return f"{entry['tile']}{CELL_MARK}{cell}" if cell else str(entry["tile"])


def turned(tile: Tile, quarters: int) -> Tile:
    """The tile after that many quarter turns clockwise; segment order stays."""
    segments = tuple(
        replace(
            s,
            sides=tuple((side + quarters) % 4 for side in s.sides),
            halves=tuple((half + 2 * quarters) % 8 for half in s.halves),
            corner=(s.corner + quarters) % 4 if s.corner >= 0 else -1,
        )
        for s in tile.segments
    )
    arrow = tile.arrow and replace(tile.arrow, side=(tile.arrow.side + quarters) % 4)
    joints = tuple(replace(joint, side=(joint.side + quarters) % 4) for joint in tile.joints)
    split = (tile.split + quarters) % 4 if tile.split >= 0 else -1
    x, y = tile.spot
    for _ in range(quarters):
        x, y = -y, x
    return replace(tile, segments=segments, arrow=arrow, joints=joints, split=split, spot=(x, y))


@lru_cache(maxsize=4096)
def tile_at(tile_id: str, rotation: int) -> Tile:
    """The tile turned by ``rotation`` degrees clockwise. ValueError for an unknown id or a rotation off 90 degrees."""
    own = own_entry(tile_id)
    known = catalogue() if own is None else {tile_id: replace(_cells(own, OWN)[0], id=tile_id)}
    if tile_id not in known:
        raise ValueError(f"unknown tile {tile_id!r}: the catalogue has {', '.join(known)}")
    if rotation % 90:
        raise ValueError(f"rotation {rotation} is not a multiple of 90 degrees")
    return turned(known[tile_id], rotation // 90 % 4)
