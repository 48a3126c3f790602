"""The tile catalogues, read as plain JSON, and what a turned tile shows on its sides.

A piece of several cells has a name for each: "AR-fork" is the first cell, "AR-fork~1" the next one.
"""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from .clearing import cleared

CATALOGUES = Path(__file__).resolve().parents[2] / "src" / "bastide" / "data" / "tiles"
SETS = (
    "base",
    "river",
    "river20",
    "arrows",
    "mists",
    "conquest",
    "inns",
    "traders",
    "goldmines",
    "flier",
    "crops",
    "mage",
)
FACE_DOWN = "face-down"
"""What lies with its back up: it shows nothing (MIST-102)."""
VEILED = "veiled"
"""The kind of a field part that lies under mist."""
SIGNS = ("inn", "cathedral")
SIDES = "NESW"
ROTATIONS = (0, 90, 180, 270)


@dataclass(frozen=True)
class Part:
    """One segment of a turned tile; `index` is its place in the catalogue's list of segments."""

    kind: str
    index: int
    sides: str
    halves: tuple[int, ...]
    shields: int
    cities: tuple[int, ...]
    ghosts: int
    of: str = ""  # of which wall
    signs: frozenset[str] = frozenset()  # an inn, a cathedral (INN-11, INN-13)
    goods: str = ""  # wine, grain or cloth (TRA-11)

    @property
    def at(self) -> str:
        """Where it lies, as action texts write it: sides, half numbers, or I for inside."""
        if self.kind in ("field", VEILED):
            return "".join(str(half) for half in self.halves) or "I"  # INN-16
        return self.sides or "I"


NEWEST = {"river20": 2, "arrows": 2, "conquest": 2}
"""The catalogues of which there are several versions."""


@cache
def entries(name: str, version: int = 0) -> list[dict[str, Any]]:
    """One catalogue as it stands in its file, or with the tiles that an older version has in place of some."""
    found: list[dict[str, Any]] = json.loads((CATALOGUES / f"{name}.json").read_text(encoding="utf-8"))
    newest = NEWEST.get(name, 1)
    for older in range(newest - 1, (version or newest) - 1, -1):
        before = json.loads((CATALOGUES / "older" / f"{name}-{older}.json").read_text(encoding="utf-8"))
        found = [one for entry in found for one in before.get(entry["id"], [entry])]
    return found


@cache
def catalogue() -> dict[str, dict[str, Any]]:
    """Every tile of every catalogue; ids are different throughout."""
    versions = [(name, version) for name in SETS for version in range(NEWEST.get(name, 1), 0, -1)]
    known = {entry["id"]: entry for one in reversed(versions) for entry in entries(*one)}
    known |= {entry["id"]: entry for entry in third_river()}
    return known | {entry["plain"]: without_garden(entry) for entry in known.values() if "plain" in entry}


def third_river() -> list[dict[str, Any]]:
    """Spring and lake of the third edition (RIV-11)."""
    others = json.loads((CATALOGUES / "editions" / "river-3.json").read_text(encoding="utf-8"))
    return [entry for (entry,) in others.values()]


def without_garden(entry: dict[str, Any]) -> dict[str, Any]:
    """The same tile of the first printing (INN-07)."""
    segments = [segment for segment in entry["segments"] if segment["kind"] != "garden"]
    return {**entry, "id": entry["plain"], "segments": segments}


def learn(tileset: Iterable[Mapping[str, Any]]) -> None:
    """Tiles that a table brings with it; what a tile shows is looked up by its id, so an id means one tile for ever."""
    for entry in tileset:
        known = catalogue().setdefault(str(entry["id"]), dict(entry))
        assert known["segments"] == entry["segments"], f"{entry['id']} is another tile already"


@cache
def counts(name: str = "base", version: int = 0) -> dict[str, int]:
    """How many of each tile a catalogue puts into the bag; what is laid first is not among them."""
    return {entry["id"]: entry["count"] for entry in entries(name, version) if not entry.get("start")}


def start_of(name: str, version: int = 0) -> str:
    """The tile of a catalogue that is laid first."""
    (found,) = (entry["id"] for entry in entries(name, version) if entry.get("start"))
    return str(found)


@cache
def is_river(tile: str) -> bool:
    """Whether water flows through it; the board of the fortress is no river tile."""
    return any(part.kind == "river" for part in parts(tile, 0)) and not unmanned(tile)


def role(tile: str) -> str:
    """What a river tile is: spring, fork, lake, or nothing special."""
    return str(catalogue()[tile.partition("~")[0]].get("role", ""))


def turned_side(side: str, quarters: int) -> str:
    return SIDES[(SIDES.index(side) + quarters) % 4]


@cache
def piece(tile: str, rotation: int) -> tuple[tuple[int, int, str], ...]:
    """The cells of a tile as (dx, dy, name of the cell), the first at 0,0; the others turn about it (ANN-15)."""
    cells = []
    for number, cell in enumerate(catalogue()[tile].get("cells", [{"dx": 0, "dy": 0}])):
        dx, dy = cell["dx"], cell["dy"]
        for _ in range(rotation // 90):
            dx, dy = -dy, dx
        cells.append((dx, dy, f"{tile}~{number}" if number else tile))
    return tuple(cells)


def segments(name: str) -> list[dict[str, Any]]:
    """The segments of a tile, or of one cell of a piece."""
    tile, _, number = name.partition("~")
    if tile == FACE_DOWN:
        return []
    entry = catalogue()[tile]
    cell = entry["cells"][int(number or 0)] if "cells" in entry else entry
    found: list[dict[str, Any]] = cell["segments"]
    return found


@cache
def parts(name: str, rotation: int, clear: bool = False) -> tuple[Part, ...]:
    """The segments of a tile (of a cell of a piece) turned clockwise by `rotation` degrees. Field under mist is no
    field (GHO-61), unless the mist is decoration and the tile `clear` of it (COM-18)."""
    quarters = rotation // 90
    found = []
    for index, segment in enumerate(cleared(segments(name)) if clear else segments(name)):
        sides = {turned_side(side, quarters) for side in segment.get("sides", "")}
        halves = sorted((half + 2 * quarters) % 8 for half in segment.get("halves", []))
        found.append(
            Part(
                kind=VEILED if segment.get("mist") else segment["kind"],
                index=index,
                sides="".join(side for side in SIDES if side in sides),
                halves=tuple(halves),
                shields=segment.get("shields", 0),
                cities=tuple(segment.get("cities", [])),
                ghosts=segment.get("ghosts", 0),
                of=segment.get("of", ""),
                signs=frozenset(sign for sign in SIGNS if segment.get(sign)),
                goods=segment.get("goods", ""),
            )
        )
    return tuple(found)


@cache
def arrow(name: str, rotation: int) -> tuple[str, str] | None:
    """The side at which the arrow of a turned tile points, and its symbol (ANN-21)."""
    shown = catalogue()[name.partition("~")[0]].get("arrow")
    return (turned_side(shown["side"], rotation // 90), shown["symbol"]) if shown else None


@cache
def machine(name: str, rotation: int) -> tuple[int, int] | None:
    """The step from cell to cell that the flying machine of a turned tile takes (FLI-11). `over` the corner means the
    one at which its side begins, read clockwise."""
    shown = catalogue()[name.partition("~")[0]].get("flier")
    if not shown:
        return None
    side = turned_side(shown["side"], rotation // 90)
    corner = {"N": "NW", "E": "NE", "S": "SE", "W": "SW"}[side]
    to = corner if shown["over"] == "corner" else side
    return ("E" in to) - ("W" in to), ("S" in to) - ("N" in to)


def unmanned(name: str) -> bool:
    """Whether no figure ever stands on this piece, as on the board of the fortress (CON-04)."""
    return bool(catalogue()[name.partition("~")[0]].get("unmanned", False))


@cache
def terrain(name: str, rotation: int, side: str) -> str:
    """What meets the neighbour on this side: a city, a road, the river, or else field on both halves."""
    for part in parts(name, rotation):
        if part.kind in ("city", "road", "river") and side in part.sides:
            return part.kind
    return "field"


Look = frozenset[tuple[object, ...]]


def look(tile: str, rotation: int) -> Look:
    """Everything that a rotation shows, so that two rotations with equal looks are the same placement (ANN-38)."""
    shown: set[tuple[object, ...]] = {("arrow", arrow(tile, rotation)), ("machine", machine(tile, rotation))}
    for dx, dy, name in piece(tile, rotation):
        cell = parts(name, rotation)
        for part in cell:
            cities = frozenset(cell[city].sides for city in part.cities)
            marks = (part.shields, part.ghosts, part.signs, part.goods)
            shown.add((dx, dy, part.kind, part.sides, part.halves, cities, *marks))
    return frozenset(shown)


@cache
def distinct_rotations(tile: str) -> tuple[int, ...]:
    """The rotations that look different, the smallest of each look."""
    first: dict[Look, int] = {}
    for rotation in ROTATIONS:
        first.setdefault(look(tile, rotation), rotation)
    return tuple(sorted(first.values()))
