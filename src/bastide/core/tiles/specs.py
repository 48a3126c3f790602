"""Tiles as printed: tiles of cells, cells of segments, and segments with their attributes (attributes.py)."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from bastide.core.geometry import SIDE_NAMES
from bastide.core.tiles.attributes import SegmentKind


@dataclass(frozen=True)
class SegmentSpec:
    """One part of a tile. `sides` (0..3) are those of a city, road, river or veil, `halves` (0..7) those of a field.
    Other kinds have neither.

    `cities` are the numbers of the tile's cities that a field touches (FLD-06). `printed` are its attributes, sorted by
    name. `veiled` is true if it lies under a layer."""

    form: SegmentKind
    sides: tuple[int, ...] = ()
    halves: tuple[int, ...] = ()
    cities: tuple[int, ...] = ()
    printed: tuple[tuple[str, object], ...] = ()
    veiled: bool = False

    @property
    def kind(self) -> str:
        """The name of its kind."""
        return self.form.name

    def flag(self, name: str) -> bool:
        """Whether it has a bool attribute."""
        return any(key == name and value is True for key, value in self.printed)

    def signs(self, words: Sequence[str]) -> list[str]:
        """Its bool attributes, and those of `words` with their values: "inn", "goods wine"."""
        had = [key for key, value in self.printed if value is True]
        return had + [f"{key} {value}" for key, value in self.printed if key in words]

    def number(self, name: str) -> int:
        """The value of a number attribute, 0 if it has none."""
        return sum(value for key, value in self.printed if key == name and isinstance(value, int))

    def word(self, name: str) -> str:
        """The value of a word attribute, "" if it has none."""
        return "".join(value for key, value in self.printed if key == name and isinstance(value, str))

    @property
    def also(self) -> list[int]:
        """The side that it shares with another segment of the tile, [] for none. It is not among its `sides`."""
        return [SIDE_NAMES.index(side) for side in self.word("also")]


@dataclass(frozen=True)
class CellSpec:
    """One cell of a tile, at (dx, dy) from its first cell when it is not rotated."""

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

    def shows(self, kind: str) -> bool:
        """Whether it has a segment of a kind."""
        return any(part.kind == kind for cell in self.cells for part in cell.segments)

    @property
    def segments(self) -> tuple[SegmentSpec, ...]:
        """The segments of the first cell. Only a few tiles have more cells."""
        return self.cells[0].segments
