"""The tile catalogue, read as plain JSON, and what a turned tile shows on its sides."""

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path

CATALOGUE = Path(__file__).resolve().parents[2] / "src" / "bastide" / "data" / "tiles" / "base.json"
SIDES = "NESW"
ROTATIONS = (0, 90, 180, 270)
START = "D-start"


@dataclass(frozen=True)
class Part:
    """One segment of a turned tile; `index` is its place in the catalogue's list of segments."""

    kind: str
    index: int
    sides: str
    halves: tuple[int, ...]
    shields: int
    cities: tuple[int, ...]

    @property
    def at(self) -> str:
        """Where it lies, as action texts write it: sides, half numbers, or I for inside."""
        if self.kind == "field":
            return "".join(str(half) for half in self.halves)
        return self.sides or "I"


@cache
def catalogue() -> dict[str, dict[str, object]]:
    return {entry["id"]: entry for entry in json.loads(CATALOGUE.read_text(encoding="utf-8"))}


@cache
def counts() -> dict[str, int]:
    """How many of each tile lie in the bag at the start; the start tile is on the table."""
    return {name: int(str(entry["count"])) for name, entry in catalogue().items() if name != START}


def turned_side(side: str, quarters: int) -> str:
    return SIDES[(SIDES.index(side) + quarters) % 4]


@cache
def parts(tile: str, rotation: int) -> tuple[Part, ...]:
    """The segments of a tile turned clockwise by `rotation` degrees."""
    quarters = rotation // 90
    found = []
    segments = catalogue()[tile]["segments"]
    assert isinstance(segments, list)
    for index, segment in enumerate(segments):
        sides = {turned_side(side, quarters) for side in segment.get("sides", "")}
        halves = sorted((half + 2 * quarters) % 8 for half in segment.get("halves", []))
        found.append(
            Part(
                kind=segment["kind"],
                index=index,
                sides="".join(side for side in SIDES if side in sides),
                halves=tuple(halves),
                shields=segment.get("shields", 0),
                cities=tuple(segment.get("cities", [])),
            )
        )
    return tuple(found)


def terrain(tile: str, rotation: int, side: str) -> str:
    """What meets the neighbour on this side: a city, a road, or else field on both halves."""
    for part in parts(tile, rotation):
        if part.kind in ("city", "road") and side in part.sides:
            return part.kind
    return "field"


def look(tile: str, rotation: int) -> frozenset[tuple[object, ...]]:
    """Everything that a rotation shows, so that two rotations with equal looks are the same placement."""
    shown = parts(tile, rotation)
    return frozenset(
        (part.kind, part.sides, part.halves, part.shields, frozenset(shown[city].sides for city in part.cities))
        for part in shown
    )


@cache
def distinct_rotations(tile: str) -> tuple[int, ...]:
    """The rotations that look different, the smallest of each look."""
    first: dict[frozenset[tuple[object, ...]], int] = {}
    for rotation in ROTATIONS:
        first.setdefault(look(tile, rotation), rotation)
    return tuple(sorted(first.values()))
