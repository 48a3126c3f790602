"""The tiles on the table: a square grid of cells, the open cells beside tiles, and their constraints.

A cell is an i64: row * width + column, with the start at the centre. The grid is so wide that no game reaches its edge.
Memory grows with the tiles laid: cells are kept in blocks of 32 neighbours in a row. A block is allocated when
something is laid on it or beside it. `unlay` restores even the order of the open cells, so a game that is taken back
and played again is the same game.
"""

from typing import Final

from mypy_extensions import i32, i64

from bastide.core.tiles.tables import VEIL_MASK, TileRot, TileType
from bastide.core.vectors import append, extend, vec

BLOCK_BITS: Final = 5
BLOCK: Final = 32
IN_BLOCK: Final = 31
ZEROS: Final = vec[i64]([0] * BLOCK)
NOTHING: Final[list["PlacedCell | None"]] = [None] * BLOCK


class PlacedCell:
    """A tile's cell on the board, pooled. `index` is its place in the order laid, `base` the index of its first
    segment's node."""

    def __init__(self, tile: TileType, index: i64) -> None:
        self.index: i64 = index
        self.tile: TileType = tile
        self.rot: TileRot = tile.rots[0]
        self.cell: i64 = 0
        self.part: i64 = 0  # the number of the cell in its tile
        self.base: i64 = 0
        self.seat: i64 = -1
        self.open_place: i64 = -1  # the index that the cell had among the open cells
        self.opened: i64 = 0  # how many cells it opened
        # the slots of the cell and its neighbours (Board.slot)
        self.slot: i64 = 0
        self.north: i64 = 0
        self.east: i64 = 0
        self.south: i64 = 0
        self.west: i64 = 0


class Board:
    """Cells, open cells and the constraint code of each open cell, with `bits` bits of terrain for each side.

    If a veil is played, `veils` holds two bits for each side of a cell, as TileRot.veil_code does (0: no tile there).

    The data of a cell is stored at its slot. All untouched blocks share the slots 0 to 31, which stay empty."""

    def __init__(self, n_tiles: int, some_tile: TileType, bits: i64, veiled: bool = False) -> None:
        self.bits: i64 = bits
        self.veiled: bool = veiled
        self.side_mask: i64 = (1 << bits) - 1
        width: i64 = 2 * n_tiles + 5
        self.width: i64 = width
        self.centre: i64 = (width // 2) * width + width // 2
        self.blocks: vec[i32] = vec[i32]([0] * int(width * width // BLOCK + 1))  # the first slot of each block
        self.by_slot: list[PlacedCell | None] = []
        self.codes: vec[i64] = vec[i64]([])
        self.veils: vec[i64] = vec[i64]([])
        self.places: vec[i64] = vec[i64]([])  # 1 + index among the open cells, 0 if not open
        self._add_block()
        self.open: vec[i64] = vec[i64]([0] * 64)
        self.open_codes: vec[i64] = vec[i64]([0] * 64)  # of each open cell, contiguous for fast listing
        self.n_open: i64 = 0
        self.laid: list[PlacedCell] = []
        self.n_laid: i64 = 0
        self._some = some_tile

    def _add_block(self) -> i64:
        """Allocate a block and return its first slot."""
        first: i64 = len(self.codes)
        self.by_slot.extend(NOTHING)
        self.codes = extend(self.codes, ZEROS)
        self.places = extend(self.places, ZEROS)
        if self.veiled:
            self.veils = extend(self.veils, ZEROS)
        return first

    def slot(self, cell: i64) -> i64:
        """The slot of a cell, for reading only."""
        return i64(self.blocks[cell >> BLOCK_BITS]) + (cell & IN_BLOCK)

    def touch(self, cell: i64) -> i64:
        """The slot of a cell, for writing too: its block is allocated if necessary."""
        first: i64 = i64(self.blocks[cell >> BLOCK_BITS])
        if first == 0:
            first = self._add_block()
            self.blocks[cell >> BLOCK_BITS] = i32(first)
        return first + (cell & IN_BLOCK)

    def placed_at(self, cell: i64) -> PlacedCell | None:
        """What lies on a cell, None if it is empty."""
        return self.by_slot[self.slot(cell)]

    def require_tile(self, cell: i64) -> PlacedCell:
        """What lies on a cell that is not empty."""
        placed = self.by_slot[self.slot(cell)]
        assert placed is not None, "a tile lies there"
        return placed

    def code_at(self, cell: i64) -> i64:
        """The constraint code of a cell: the terrain at the adjacent sides of its neighbours, 0 where there is none."""
        return self.codes[self.slot(cell)]

    def veil_at(self, cell: i64) -> i64:
        """The veil at the adjacent sides of a cell's neighbours. Only valid if a veil is played."""
        return self.veils[self.slot(cell)]

    def is_open(self, cell: i64) -> bool:
        """Whether it is an empty cell beside a tile."""
        return self.places[self.slot(cell)] > 0

    def cell(self, x: int, y: int) -> int:
        """The cell at (x, y), or -1 beyond the grid."""
        half = int(self.width) // 2
        if abs(x) > half - 1 or abs(y) > half - 1:
            return -1
        return int(self.centre) + y * int(self.width) + x

    def x(self, cell: int) -> int:
        """Column east of the start."""
        return cell % int(self.width) - int(self.width) // 2

    def y(self, cell: int) -> int:
        """Row south of the start."""
        return cell // int(self.width) - int(self.width) // 2

    def step(self, cell: i64, side: i64) -> i64:
        """The neighbouring cell at a side."""
        if side == 0:
            return cell - self.width
        if side == 1:
            return cell + 1
        if side == 2:
            return cell + self.width
        return cell - 1

    def around(self, cell: i64) -> list[int]:
        """The 8 cells that touch a cell by a side or a corner, row by row."""
        w: i64 = self.width
        return [int(cell + row * w + column) for row in (-1, 0, 1) for column in (-1, 0, 1) if row != 0 or column != 0]

    def beside(self, a: i64, b: i64) -> bool:
        """True if the two cells touch by a side or a corner (BASE-32)."""
        d: i64 = a - b
        if d < 0:
            d = -d
        return d == 1 or (d >= self.width - 1 and d <= self.width + 1)

    def terrain(self, code: i64, side: i64) -> i64:
        """The terrain that a constraint code asks for at a side, 0 if none."""
        return (code >> (self.bits * side)) & self.side_mask

    def count_around(self, cell: i64, blind: bool = False) -> i64:
        """How many of the 8 cells around hold tiles. Tiles face down count only if `blind` (MIST-102)."""
        w: i64 = self.width
        around: i64 = self._count_row(cell - w - 1, blind) + self._count_row(cell + w - 1, blind)
        return around + self._count(cell - 1, blind) + self._count(cell + 1, blind)

    def _count_row(self, first: i64, blind: bool) -> i64:
        return self._count(first, blind) + self._count(first + 1, blind) + self._count(first + 2, blind)

    def _count(self, cell: i64, blind: bool) -> i64:
        placed = self.placed_at(cell)
        if placed is None or (placed.tile.blank and not blind):
            return 0
        return 1

    def fits(self, tile: TileType, cell: i64, turns: i64) -> bool:
        """True if the tile can be placed with its first cell here (BASE-11, BASE-12).

        It must share a side with a tile on the table, cover free cells only, and agree with every side it touches."""
        touches: bool = self.is_open(cell)
        if self.placed_at(cell) is not None or not self._agrees(tile.rots[turns], cell):
            return False
        for part in tile.rest[turns]:
            other: i64 = cell + part.dy * self.width + part.dx
            if self.placed_at(other) is not None or not self._agrees(part.rot, other):
                return False
            touches = touches or self.is_open(other)
        return touches

    def piece_places(self, tile: TileType) -> "vec[i64]":
        """Where a tile of several cells fits, as first cell << 2 | quarter turns, each placement once."""
        found = vec[i64]([])
        turns: i64 = 0
        i: i64 = 0
        for turns in range(4):
            if tile.looks[turns] != turns:
                continue
            for i in range(self.n_open):
                found = self._note_piece(found, tile, turns, self.open[i])
                for part in tile.rest[turns]:
                    found = self._note_piece(found, tile, turns, self.open[i] - part.dy * self.width - part.dx)
        return found

    def _note_piece(self, found: "vec[i64]", tile: TileType, turns: i64, cell: i64) -> "vec[i64]":
        place: i64 = (cell << 2) | turns
        i: i64 = 0
        for i in range(len(found)):
            if found[i] == place:
                return found
        return append(found, place) if self.fits(tile, cell, turns) else found

    def _agrees(self, rot: TileRot, cell: i64) -> bool:
        code: i64 = self.code_at(cell)
        side: i64 = 0
        for side in range(4):
            theirs: i64 = self.terrain(code, side)
            if theirs != 0 and theirs != rot.edge[side] and not rot.caps:
                return False
        return True

    def lay(self, tile: TileType, rot: TileRot, cell: i64, base: i64, seat: i64) -> PlacedCell:
        """Put one cell of a tile on the board and open the empty cells beside it."""
        if self.n_laid == len(self.laid):
            self.laid.append(PlacedCell(self._some, self.n_laid))
        placed = self.laid[self.n_laid]
        placed.tile = tile
        placed.rot = rot
        placed.cell = cell
        placed.base = base
        placed.seat = seat
        placed.opened = 0
        placed.part = 0
        self.find_slots(placed, cell)
        if self.by_slot[placed.slot] is not None:  # it could not be restored
            raise ValueError("a tile lies there")
        self.n_laid += 1
        self.by_slot[placed.slot] = placed
        self._close(placed, cell)
        edge = rot.edge
        bits: i64 = self.bits
        self._constrain(cell - self.width, placed.north, 2 * bits, edge[0], placed)
        self._constrain(cell + 1, placed.east, 3 * bits, edge[1], placed)
        self._constrain(cell + self.width, placed.south, 0, edge[2], placed)
        self._constrain(cell - 1, placed.west, bits, edge[3], placed)
        if self.veiled:
            veil: i64 = rot.veil_code
            self.veils[placed.north] |= (veil & VEIL_MASK) << 4
            self.veils[placed.east] |= ((veil >> 2) & VEIL_MASK) << 6
            self.veils[placed.south] |= (veil >> 4) & VEIL_MASK
            self.veils[placed.west] |= ((veil >> 6) & VEIL_MASK) << 2
        return placed

    def find_slots(self, placed: PlacedCell, cell: i64) -> None:
        """Set the slots of the cell and its neighbours."""
        blocks = self.blocks
        column: i64 = cell & IN_BLOCK
        first: i64 = i64(blocks[cell >> BLOCK_BITS])
        slot: i64 = first + column if first > 0 else self.touch(cell)
        placed.slot = slot
        other: i64 = cell - self.width
        first = i64(blocks[other >> BLOCK_BITS])
        placed.north = first + (other & IN_BLOCK) if first > 0 else self.touch(other)
        other = cell + self.width
        first = i64(blocks[other >> BLOCK_BITS])
        placed.south = first + (other & IN_BLOCK) if first > 0 else self.touch(other)
        placed.east = slot + 1 if column < IN_BLOCK else self.touch(cell + 1)
        placed.west = slot - 1 if column > 0 else self.touch(cell - 1)

    def _close(self, placed: PlacedCell, cell: i64) -> None:
        """Remove the cell from the open cells."""
        slot: i64 = placed.slot
        i: i64 = self.places[slot] - 1
        placed.open_place = i
        if i >= 0:
            self.n_open -= 1
            last: i64 = self.open[self.n_open]
            if last != cell:
                self.open[i] = last
                self.open_codes[i] = self.open_codes[self.n_open]
                self.places[self.slot(last)] = i + 1
            self.places[slot] = 0

    def _constrain(self, cell: i64, slot: i64, shift: i64, terrain: i64, placed: PlacedCell) -> None:
        if terrain == 0:  # only beside a tile that lies face down: not open
            return
        before: i64 = self.codes[slot]
        code: i64 = before | (terrain << shift)
        self.codes[slot] = code
        place: i64 = self.places[slot]
        if place > 0:
            self.open_codes[place - 1] = code
        elif before == 0 and self.by_slot[slot] is None:
            n: i64 = self.n_open
            if n == len(self.open):
                self.open = append(self.open, 0)
                self.open_codes = append(self.open_codes, 0)
            self.open[n] = cell
            self.open_codes[n] = code
            self.n_open = n + 1
            self.places[slot] = n + 1
            placed.opened += 1

    def unlay(self) -> None:
        """Take the cell laid last off the board."""
        self.n_laid -= 1
        placed = self.laid[self.n_laid]
        slot: i64 = placed.slot
        k: i64 = placed.opened
        while k > 0:
            self.n_open -= 1
            self.places[self.slot(self.open[self.n_open])] = 0
            k -= 1
        self.by_slot[slot] = None
        bits: i64 = self.bits
        mask: i64 = self.side_mask
        self._release(placed.north, mask << (2 * bits))
        self._release(placed.east, mask << (3 * bits))
        self._release(placed.south, mask)
        self._release(placed.west, mask << bits)
        if self.veiled:
            self.veils[placed.north] &= ~(VEIL_MASK << 4)
            self.veils[placed.east] &= ~(VEIL_MASK << 6)
            self.veils[placed.south] &= ~VEIL_MASK
            self.veils[placed.west] &= ~(VEIL_MASK << 2)
        i: i64 = placed.open_place
        if i >= 0:
            last: i64 = self.open[i]
            self.open[self.n_open] = last
            self.open_codes[self.n_open] = self.open_codes[i]
            self.n_open += 1
            self.open[i] = placed.cell
            self.open_codes[i] = self.codes[slot]
            if i + 1 < self.n_open:
                self.places[self.slot(last)] = self.n_open
            self.places[slot] = i + 1

    def _release(self, slot: i64, mask: i64) -> None:
        code: i64 = self.codes[slot] & ~mask
        self.codes[slot] = code
        place: i64 = self.places[slot]
        if place > 0:
            self.open_codes[place - 1] = code
