"""The tile catalogue: what is printed on each tile, read from JSON and validated.

The notation is that of the catalogue files: a list of {id, count, segments, ...}; halves as in geometry.py.
A tile may cover several cells ("cells": [{dx, dy, segments}]). No number of a tile stands in code.
"""

import json
from dataclasses import dataclass, field
from typing import Final

from bastide.core.geometry import SIDE_NAMES

# How the segments of a kind hang together from tile to tile.
BY_SIDES: Final = 1
BY_HALVES: Final = 2
INSIDE: Final = 3
LAYER: Final = 4
BY_LAYER: Final = 5

SHAPES: Final = {
    "city": BY_SIDES,
    "road": BY_SIDES,
    "river": BY_SIDES,
    "field": BY_HALVES,
    "monastery": INSIDE,
    "garden": INSIDE,
    "castle": INSIDE,
    "cemetery": INSIDE,
    "ruin": LAYER,
    "mist": BY_LAYER,
    "wall": LAYER,
    "camp": LAYER,
}
"""Every word for a segment that a catalogue may use. A layer lies over the tile and bounds no side; mist is one that
joins mist across a side, whatever the terrain there (MIST-11, MIST-20)."""


class TileError(ValueError):
    """A catalogue entry is wrong; the message names the file, the tile and the field."""


@dataclass(frozen=True)
class SegmentSpec:
    """One part of a tile: sides (0..3) of a city, road, river or mist, halves (0..7) of a field, else neither. `ghosts`
    are the ghost symbols of a mist, `misty` a field part under it; `end` is at what a road ends, `corner` where a ruin
    lies, `of` whose a wall or a camp is."""

    kind: str
    sides: tuple[int, ...] = ()
    halves: tuple[int, ...] = ()
    cities: tuple[int, ...] = ()
    shields: int = 0
    ghosts: int = 0
    misty: bool = False
    end: str = ""
    corner: str = ""
    of: str = ""


@dataclass(frozen=True)
class CellSpec:
    """One cell of a piece, at (dx, dy) from its first cell when it is not turned."""

    dx: int
    dy: int
    segments: tuple[SegmentSpec, ...]


@dataclass(frozen=True)
class TileSpec:
    """A tile as printed: `count` equal copies, one or more cells, and marks such as {"start": True}."""

    id: str
    count: int
    cells: tuple[CellSpec, ...]
    marks: dict[str, object] = field(default_factory=dict)
    provenance: str = ""

    @property
    def segments(self) -> tuple[SegmentSpec, ...]:
        """The segments of the first cell; for all but a few pieces these are all."""
        return self.cells[0].segments


LONGEST_NAME: Final = 40
KNOWN: Final = {"id", "count", "segments", "cells", "provenance"}


def read_catalogue(text: str, source: str) -> list[TileSpec]:
    """All tiles of a catalogue file's text. Raises TileError naming `source`, the tile and the field."""
    try:
        entries = json.loads(text)
    except json.JSONDecodeError as error:
        raise TileError(f"{source}, line {error.lineno}: {error.msg}") from None
    if not isinstance(entries, list):
        raise TileError(f"{source}: a catalogue is a list of tiles")
    specs = [read_tile(entry, f"{source}, entry {number}") for number, entry in enumerate(entries, 1)]
    seen: set[str] = set()
    for spec in specs:
        if spec.id in seen:
            raise TileError(f"{source}: two tiles are called {spec.id!r}")
        seen.add(spec.id)
    return specs


def read_tile(entry: object, where: str) -> TileSpec:
    """One catalogue entry."""
    if not isinstance(entry, dict):
        raise TileError(f"{where}: a tile is an object")
    name = entry.get("id")
    if not isinstance(name, str) or not 0 < len(name) <= LONGEST_NAME or not name.isprintable() or " " in name:
        raise TileError(f"{where}: 'id' must be a word of at most {LONGEST_NAME} signs")
    where = f"{where} ({name})"
    count = entry.get("count")
    if not isinstance(count, int) or isinstance(count, bool) or count < 1:
        raise TileError(f"{where}: 'count' must be a whole number from 1")
    raw_cells = entry.get("cells") or [{"dx": 0, "dy": 0, "segments": entry.get("segments")}]
    if not isinstance(raw_cells, list):
        raise TileError(f"{where}: 'cells' must be a list")
    cells = tuple(_read_cell(raw, where) for raw in raw_cells)
    if (cells[0].dx, cells[0].dy) != (0, 0):
        raise TileError(f"{where}: the first cell must lie at dx 0, dy 0")
    if len({(cell.dx, cell.dy) for cell in cells}) != len(cells):
        raise TileError(f"{where}: two cells lie at the same place")
    marks = {key: value for key, value in entry.items() if key not in KNOWN}
    return TileSpec(name, count, cells, marks, str(entry.get("provenance", "")))


def _read_cell(raw: object, where: str) -> CellSpec:
    if not isinstance(raw, dict) or not isinstance(raw.get("segments"), list):
        raise TileError(f"{where}: 'segments' must be a list")
    dx, dy = raw.get("dx", 0), raw.get("dy", 0)
    if not isinstance(dx, int) or not isinstance(dy, int):
        raise TileError(f"{where}: 'dx' and 'dy' must be whole numbers")
    segments = tuple(_read_segment(part, f"{where}, segment {i}") for i, part in enumerate(raw["segments"]))
    _check_cover(segments, where)
    return CellSpec(dx, dy, segments)


def _read_segment(raw: object, where: str) -> SegmentSpec:
    if not isinstance(raw, dict):
        raise TileError(f"{where}: a segment is an object")
    kind = raw.get("kind")
    if not isinstance(kind, str) or kind not in SHAPES:
        raise TileError(f"{where}: 'kind' must be one of {', '.join(SHAPES)}, not {kind!r}")
    sides = raw.get("sides", "")
    if not isinstance(sides, str) or any(letter not in SIDE_NAMES for letter in sides) or len(set(sides)) < len(sides):
        raise TileError(f"{where}: 'sides' must be letters of NESW, each once, not {sides!r}")
    if SHAPES[kind] in (BY_SIDES, BY_LAYER) and not sides:
        raise TileError(f"{where}: a {kind} needs 'sides'")
    numbers = {}
    for key, high in (("halves", 7), ("cities", 99)):
        value = raw.get(key, [])
        if not isinstance(value, list) or any(not isinstance(n, int) or not 0 <= n <= high for n in value):
            raise TileError(f"{where}: '{key}' must be a list of numbers from 0 to {high}")
        numbers[key] = tuple(sorted(value))
    return SegmentSpec(
        kind,
        tuple(sorted(SIDE_NAMES.index(s) for s in sides)),
        numbers["halves"],
        numbers["cities"],
        _count(raw, "shields", where),
        _count(raw, "ghosts", where),
        raw.get("mist") is True,
        str(raw.get("end", "")),
        str(raw.get("corner", "")),
        str(raw.get("of", "")),
    )


def _count(raw: dict[str, object], key: str, where: str) -> int:
    value = raw.get(key, 0)
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise TileError(f"{where}: '{key}' must be a whole number from 0")
    return value


def _check_cover(segments: tuple[SegmentSpec, ...], where: str) -> None:
    """Every side belongs to at most one city, road or river; every half that no city or river
    mouth takes belongs to exactly one field (FLD-01); fields name cities of this tile (FLD-06)."""
    owner: dict[int, str] = {}
    for part in segments:
        if SHAPES[part.kind] == BY_SIDES:
            for side in part.sides:
                if side in owner:
                    raise TileError(f"{where}: side {SIDE_NAMES[side]} belongs to two segments")
                owner[side] = part.kind
    _check_mist(segments, owner, where)
    halves = [half for part in segments if SHAPES[part.kind] == BY_HALVES for half in part.halves]
    for half in range(8):
        wanted = 0 if owner.get(half // 2) == "city" else 1
        if halves.count(half) != wanted:
            raise TileError(f"{where}: half {half} lies in {halves.count(half)} fields, not in {wanted}")
    for part in segments:
        for index in part.cities:
            if index >= len(segments) or segments[index].kind != "city":
                raise TileError(f"{where}: 'cities' names segment {index}, which is no city")


def _check_mist(segments: tuple[SegmentSpec, ...], owner: dict[int, str], where: str) -> None:
    """Mist never lies on a city side, and has a ghost symbol (MIST-01, MIST-11)."""
    veiled: set[int] = set()
    for part in segments:
        if part.kind != "mist":
            continue
        for side in part.sides:
            if owner.get(side) == "city" or side in veiled:
                what = "a city" if owner.get(side) == "city" else "other mist"
                raise TileError(f"{where}: the mist at side {SIDE_NAMES[side]} lies on {what}")
            veiled.add(side)
        if part.ghosts == 0:
            raise TileError(f"{where}: mist needs 'ghosts', the number of its ghost symbols, from 1")
