"""The comparison of two tile sets: what is the same, what differs, and what one of them lacks."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from bastide.core.geometry import SIDE_NAMES
from bastide.core.tiles.attributes import CORNERS, Printed
from bastide.core.tiles.catalogue import read_entries
from bastide.core.tiles.specs import CellSpec, SegmentSpec, TileSpec

UNSEEN: Final = ("letter", "notes", "size", "plain", "crossing", "bridge", "branching")
"""Tile attributes without influence on the rules, or that follow from the segments."""
TURNED: Final = "corner_split"
"""The tile attribute that names a corner. Like attributes with a side, it turns with the tile."""
FOLLOWING: Final = ("end", "crossing", "corner", "gate")
"""The same for attributes of segments."""
APART: Final = frozenset([*UNSEEN, TURNED])
Shape = tuple[object, ...]


@dataclass
class TilesetDiff:
    """How many entries of a set are the `same`, which are `changed` (own id, our id), and which only one set has."""

    same: int = 0
    changed: list[tuple[str, str]] = field(default_factory=list)
    added: list[str] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)


def compare_tilesets(mine: Mapping[str, Shape | None], theirs: Mapping[str, Shape | None]) -> TilesetDiff:
    """Compare the shapes of two sets: first by id, then entries with other ids by shape, in any rotation. An entry that
    cannot be read is reported as changed or added."""
    made = TilesetDiff()
    for name in mine:
        if name in theirs:
            if mine[name] == theirs[name] and mine[name] is not None:
                made.same += 1
            else:
                made.changed.append((name, name))
    left = {name: shape for name, shape in theirs.items() if name not in mine}
    for name, shape in mine.items():
        if name in theirs:
            continue
        twin = next((other for other, known in left.items() if shape is not None and known == shape), None)
        if twin is None:
            made.added.append(name)
        else:
            made.same += 1
            del left[twin]
    made.removed = list(left)
    return made


def list_shapes(entries: Iterable[Any], prints: Iterable[Printed]) -> dict[str, Shape | None]:
    """The shape of each completed entry as the rules see it, by id. None if it cannot be read."""
    prints = tuple(prints)
    found: dict[str, Shape | None] = {}
    for entry in entries:
        if not isinstance(entry, dict):
            continue
        specs, _ = read_entries([entry], "", prints, strict=False)
        found[str(entry.get("id", ""))[:40]] = shape_of(specs[0]) if specs else None
    return found


def shape_of(spec: TileSpec) -> Shape:
    """A tile as the rules see it. Equal for tiles that differ only in the rotation of their entry or in the order of
    segments."""
    marks = sorted(
        [(key, repr(value)) for key, value in spec.marks.items() if value and key not in APART and not _points(value)]
    )
    if len(spec.cells) > 1:  # a tile of several cells is compared in one rotation only
        cells = [(cell.dx, cell.dy, _cell(cell, 0)) for cell in spec.cells]
        return (spec.count, marks, cells)
    turns = [(_cell(spec.cells[0], turn), _pointing(spec, turn), _split(spec, turn)) for turn in range(4)]
    return (spec.count, marks, min(turns, key=repr))


def _cell(cell: CellSpec, turn: int) -> list[Shape]:
    return sorted([_segment(part, cell, turn) for part in cell.segments], key=repr)


def _segment(part: SegmentSpec, cell: CellSpec, turn: int) -> Shape:
    sides = sorted([(side + turn) % 4 for side in part.sides])
    halves = sorted([(half + 2 * turn) % 8 for half in part.halves])
    cities = sorted([sorted([(side + turn) % 4 for side in cell.segments[city].sides]) for city in part.cities])
    printed = [(key, str(value)) for key, value in part.printed if key != "also" and key not in FOLLOWING]
    printed += [("also", str((side + turn) % 4)) for side in part.also]
    corner = CORNERS.index(part.word("corner")) if part.word("corner") in CORNERS else -turn - 1
    return (part.kind, sides, halves, cities, printed, (corner + turn) % 4 if corner >= 0 else -1)


def _points(mark: object) -> bool:
    """Whether an attribute of a tile points at one of its sides."""
    return isinstance(mark, dict) and len(side := str(mark.get("side"))) == 1 and side in SIDE_NAMES


def _pointing(spec: TileSpec, turn: int) -> list[Shape]:
    found: list[Shape] = []
    for name, mark in sorted(spec.marks.items()):
        if isinstance(mark, dict) and _points(mark):
            more = sorted([(key, repr(value)) for key, value in mark.items() if key != "side"])
            found.append((name, (SIDE_NAMES.index(str(mark["side"])) + turn) % 4, more))
    return found


def _split(spec: TileSpec, turn: int) -> int:
    word = str(spec.marks.get(TURNED, ""))
    return (CORNERS.index(word) + turn) % 4 if word in CORNERS else -1
