"""What drawing needs to know of a tile, read from the package's tile catalogue."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from functools import cache
from importlib import resources
from typing import Any

from bastide.art.geometry import SIDES

CATALOGUES = ("base.json",)


@dataclass(frozen=True)
class Segment:
    """A part of a tile. ``sides`` are 0..3 for N E S W, ``halves`` 0..7 clockwise from the north side's west half."""

    kind: str
    sides: tuple[int, ...] = ()
    halves: tuple[int, ...] = ()
    shields: int = 0
    end: str = ""


@dataclass(frozen=True)
class Tile:
    """A tile as it lies on the table, turned already."""

    id: str
    letter: str
    count: int
    segments: tuple[Segment, ...]
    crossing: bool = False
    start: bool = False

    def has(self, kind: str) -> bool:
        """Whether any segment is of that kind."""
        return any(s.kind == kind for s in self.segments)

    def edge(self, side: int) -> str:
        """What meets that side: city, road, river or field."""
        for s in self.segments:
            if side in s.sides and s.kind in ("city", "road", "river"):
                return s.kind
        return "field"


def _segment(entry: dict[str, Any]) -> Segment:
    return Segment(
        kind=str(entry["kind"]),
        sides=tuple(SIDES.index(c) for c in entry.get("sides", "")),
        halves=tuple(int(h) for h in entry.get("halves", ())),
        shields=int(entry.get("shields", 0)),
        end=str(entry.get("end", "")),
    )


@cache
def catalogue() -> dict[str, Tile]:
    """All tiles by id, unturned, in catalogue order."""
    tiles: dict[str, Tile] = {}
    for name in CATALOGUES:
        text = (resources.files("bastide") / "data" / "tiles" / name).read_text(encoding="utf-8")
        loaded = json.loads(text)
        for entry in loaded["tiles"] if isinstance(loaded, dict) else loaded:
            tiles[entry["id"]] = Tile(
                id=entry["id"],
                letter=str(entry.get("letter", entry["id"])),
                count=int(entry["count"]),
                segments=tuple(_segment(s) for s in entry["segments"]),
                crossing=bool(entry.get("crossing", False)),
                start=bool(entry.get("start", False)),
            )
    return tiles


def turned(tile: Tile, quarters: int) -> Tile:
    """The tile after that many quarter turns clockwise; segment order stays."""
    segments = tuple(
        replace(
            s,
            sides=tuple((side + quarters) % 4 for side in s.sides),
            halves=tuple((half + 2 * quarters) % 8 for half in s.halves),
        )
        for s in tile.segments
    )
    return replace(tile, segments=segments)


@cache
def tile_at(tile_id: str, rotation: int) -> Tile:
    """The tile turned by ``rotation`` degrees clockwise. ValueError for an unknown id or a rotation off 90 degrees."""
    known = catalogue()
    if tile_id not in known:
        raise ValueError(f"unknown tile {tile_id!r}: the catalogue has {', '.join(known)}")
    if rotation % 90:
        raise ValueError(f"rotation {rotation} is not a multiple of 90 degrees")
    return turned(known[tile_id], rotation // 90 % 4)
