"""Places of segments on a rotated tile: numbers with the same meaning on every tile of a ruleset.

- A city, road or river has the first of its sides (N 0, E 1, S 2, W 3).
- A field has the first of its halves (from the north side's west half, clockwise).
- A segment inside a tile has one place, and the second one of a kind a second place.
- A layer (mist, or what is printed on a board) has the first of its sides or a place of its own.

Only places that some tile of the ruleset has get a number, in this order.
"""

from typing import Final

from mypy_extensions import i64, u8

from bastide.core.board import PlacedCell
from bastide.core.ruleset import Ruleset
from bastide.core.tiles.tables import INSIDE_TILE, TileRot, TileType
from bastide.core.vectors import vec

SIDES: Final = "NESW"
NONE: Final = 255


def piece_rotations(tile: TileType) -> list[list[TileRot]]:
    """Every cell of a piece by quarter turns, the first cell first."""
    return [[tile.rots[turns], *[part.rot for part in tile.rest[turns]]] for turns in range(4)]


class SegmentIndex:
    """`names` are the places in the order of their numbers, e.g. "side N", "half 3", "inside", "layer E"."""

    def __init__(self, rules: Ruleset) -> None:
        self.parts: i64 = max(len(tile.spec.cells) for tile in rules.tiles)
        every = [rot for tile in rules.tiles for turn in piece_rotations(tile) for rot in turn]
        apart = self._ambiguous_shapes(rules, every)
        keys = {key for rot in every for key in self._keys(rot, apart)}
        order = sorted(keys)
        self.keys: list[tuple[int, int, int]] = order
        self.names: list[str] = [_name(rules, key) for key in order]
        self.n: i64 = len(order)
        # by (tile type, quarter turns, cell of the piece): where its segments' places begin in `of`
        first: list[int] = []
        of: list[int] = []
        for tile in rules.tiles:
            for turn in piece_rotations(tile):
                for part in range(int(self.parts)):
                    first.append(len(of))
                    if part < len(turn):
                        of += [order.index(key) for key in self._keys(turn[part], apart)]
        self.first: vec[i64] = vec[i64](first)
        self.of: vec[u8] = vec[u8](of)

    def _ambiguous_shapes(self, rules: Ruleset, every: list[TileRot]) -> set[int]:
        """Shapes of which a tile has two segments at one place. There the kind of segment makes the difference."""
        found: set[int] = set()
        for rot in every:
            keys = self._keys(rot, set())
            found |= {key[0] for key in keys if keys.count(key) > 1}
        return found

    def _keys(self, rot: TileRot, apart: set[int]) -> list[tuple[int, int, int]]:
        """(shape, kind of segment if that matters else 0, first side or half) of each segment."""
        keys: list[tuple[int, int, int]] = []
        for segment, at in zip(rot.segments, rot.at):
            shape = int(segment.shape)
            inside = at[0] == INSIDE_TILE
            where = -len(at) if inside else min(SIDES.index(part) if part in SIDES else int(part) for part in at)
            keys.append((shape, int(segment.kind) if shape in apart else 0, where))
        return keys

    def begin(self, placed: PlacedCell) -> i64:
        """Where the places of a cell on the board begin in `of`."""
        return self.first[(placed.tile.index * 4 + placed.rot.turns) * self.parts + placed.part]

    def segment_at(self, placed: PlacedCell, place: i64) -> i64:
        """The segment at a place of a cell on the board, -1 if there is none."""
        begin = self.begin(placed)
        i: i64 = 0
        for i in range(placed.rot.n_segments):
            if i64(self.of[begin + i]) == place:
                return i
        return -1


def _name(rules: Ruleset, key: tuple[int, int, int]) -> str:
    shape, kind, where = key
    subject = rules.kind_names[kind] if kind else ("", "side", "half", "inside", "board", "layer")[shape]
    if where < 0:
        name = subject if shape in (3, 4) else f"{subject} none"
        return name if where == -1 else f"{name} {-where}"
    return f"{subject} {where if shape == 2 else SIDES[where]}"
