"""The tile catalogue: what is printed on each tile, read from JSON and validated.

The notation is that of the catalogue files: a list of {id, count, segments, ...}; halves as in geometry.py.
A tile may cover several cells ("cells": [{dx, dy, segments}]). No number of a tile stands in code.
"""

import json
from collections.abc import Iterable
from importlib.resources import files
from typing import Final

from bastide.core.geometry import SIDE_NAMES
from bastide.core.printed import BY_HALVES, BY_LAYER, BY_SIDES, Attribute, Printed, Words
from bastide.core.tiles import CellSpec, SegmentSpec, TileSpec


class TileError(ValueError):
    """A catalogue entry is wrong; the message names the file, the tile and the field."""


LONGEST_NAME: Final = 40
OF_TILES: Final = ("id", "count", "segments", "cells", "provenance")
OF_CELLS: Final = ("dx", "dy", "segments")
OF_SEGMENTS: Final = ("kind", "sides", "halves", "cities")
TYPES: Final[dict[type, str]] = {
    bool: "true or false",
    int: "a whole number from 0",
    str: "a word",
    list: "a list",
    dict: "an object",
}


def catalogue_of(name: str, prints: Iterable[Printed] = ()) -> list[TileSpec]:
    """The tiles of a catalogue file of the package."""
    text = files("bastide.data").joinpath(name).read_text(encoding="utf-8")
    return read_catalogue(text, name, prints)


def read_catalogue(text: str, source: str, prints: Iterable[Printed] = (), strict: bool = True) -> list[TileSpec]:
    """All tiles of a catalogue file's text, in which `prints` may be used beside the words for the land. Raises
    TileError naming `source`, the tile and the field; a key that nobody has declared is one only if `strict`."""
    try:
        entries = json.loads(text)
    except json.JSONDecodeError as error:
        raise TileError(f"{source}, line {error.lineno}: {error.msg}") from None
    if not isinstance(entries, list):
        raise TileError(f"{source}: a catalogue is a list of tiles")
    reader = Reader(Words(prints), strict)
    specs = [reader.tile(entry, f"{source}, entry {number}") for number, entry in enumerate(entries, 1)]
    seen: set[str] = set()
    for spec in specs:
        if spec.id in seen:
            raise TileError(f"{source}: two tiles are called {spec.id!r}")
        seen.add(spec.id)
    return specs


class Reader:
    """Reads entries that use these words."""

    def __init__(self, words: Words, strict: bool) -> None:
        self.words = words
        self.strict = strict

    def tile(self, entry: object, where: str) -> TileSpec:
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
        cells = tuple(self._cell(raw, where) for raw in raw_cells)
        if (cells[0].dx, cells[0].dy) != (0, 0):
            raise TileError(f"{where}: the first cell must lie at dx 0, dy 0")
        if len({(cell.dx, cell.dy) for cell in cells}) != len(cells):
            raise TileError(f"{where}: two cells lie at the same place")
        marks = self._attributes(entry, "", OF_TILES, where)
        return TileSpec(name, count, cells, marks, str(entry.get("provenance", "")))

    def _cell(self, raw: object, where: str) -> CellSpec:
        if not isinstance(raw, dict) or not isinstance(raw.get("segments"), list):
            raise TileError(f"{where}: 'segments' must be a list")
        dx, dy = raw.get("dx", 0), raw.get("dy", 0)
        if not isinstance(dx, int) or not isinstance(dy, int):
            raise TileError(f"{where}: 'dx' and 'dy' must be whole numbers")
        if self.strict and (unknown := [key for key in raw if key not in OF_CELLS]):
            raise TileError(f"{where}: a cell has no {unknown[0]!r}")
        segments = tuple(self._segment(part, f"{where}, segment {i}") for i, part in enumerate(raw["segments"]))
        _check_cover(segments, where)
        return CellSpec(dx, dy, segments)

    def _segment(self, raw: object, where: str) -> SegmentSpec:
        if not isinstance(raw, dict):
            raise TileError(f"{where}: a segment is an object")
        kind = raw.get("kind")
        if not isinstance(kind, str) or kind not in self.words.kinds:
            raise TileError(f"{where}: 'kind' must be one of {', '.join(self.words.kinds)}, not {kind!r}")
        form = self.words.kinds[kind]
        sides = raw.get("sides", "")
        if not isinstance(sides, str) or any(one not in SIDE_NAMES for one in sides) or len(set(sides)) < len(sides):
            raise TileError(f"{where}: 'sides' must be letters of NESW, each once, not {sides!r}")
        if form.shape in (BY_SIDES, BY_LAYER) and not sides:
            raise TileError(f"{where}: a {kind} needs 'sides'")
        numbers = {}
        for key, high in (("halves", 7), ("cities", 99)):
            value = raw.get(key, [])
            if not isinstance(value, list) or any(not isinstance(n, int) or not 0 <= n <= high for n in value):
                raise TileError(f"{where}: '{key}' must be a list of numbers from 0 to {high}")
            numbers[key] = tuple(sorted(value))
        printed = self._attributes(raw, kind, OF_SEGMENTS, where)
        return SegmentSpec(
            form,
            tuple(sorted(SIDE_NAMES.index(s) for s in sides)),
            numbers["halves"],
            numbers["cities"],
            tuple(sorted((key, value) for key, value in printed.items() if value)),
            any(self.words.attributes[kind][key].veil for key, value in printed.items() if value),
        )

    def _attributes(self, raw: dict[str, object], kind: str, others: tuple[str, ...], where: str) -> dict[str, object]:
        """What is printed on a tile ("") or a segment of a kind, checked by its type."""
        known = self.words.attributes[kind]
        found: dict[str, object] = {}
        for key, value in raw.items():
            attribute = known.get(key)
            if key in others:
                continue
            if attribute is None:
                if self.strict:
                    what = f"a {kind}" if kind else "a tile"
                    raise TileError(f"{where}: {what} has no {key!r}; known are {', '.join([*others, *known])}")
            elif not fits(attribute, value):
                raise TileError(f"{where}: '{key}' must be {TYPES[attribute.type]}")
            else:
                found[key] = value
        return found


def fits(attribute: Attribute, value: object) -> bool:
    """Whether a value is of an attribute's type."""
    if attribute.type is int:
        return isinstance(value, int) and not isinstance(value, bool) and value >= 0
    return isinstance(value, attribute.type)


def _check_cover(segments: tuple[SegmentSpec, ...], where: str) -> None:
    """Every side belongs to at most one city, road or river; every half that no city or river
    mouth takes belongs to exactly one field (FLD-01); fields name cities of this tile (FLD-06)."""
    owner: dict[int, str] = {}
    for part in segments:
        if part.form.shape == BY_SIDES:
            for side in part.sides:
                if side in owner:
                    raise TileError(f"{where}: side {SIDE_NAMES[side]} belongs to two segments")
                owner[side] = part.kind
    halves = [half for part in segments if part.form.shape == BY_HALVES for half in part.halves]
    for half in range(8):
        wanted = 0 if owner.get(half // 2) == "city" else 1
        if halves.count(half) != wanted:
            raise TileError(f"{where}: half {half} lies in {halves.count(half)} fields, not in {wanted}")
    for part in segments:
        for index in part.cities:
            if index >= len(segments) or segments[index].kind != "city":
                raise TileError(f"{where}: 'cities' names segment {index}, which is no city")
