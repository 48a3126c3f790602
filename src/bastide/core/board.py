"""What lies where: a square grid of cells, the open cells beside tiles, and their constraints.

A cell is an i64: row * width + column, the start at the centre; the grid is so wide that no game reaches its
rim. Laying is undone by `unlay`, which restores even the order of the open cells, so that a game taken back
and played again is the same game.
"""

from mypy_extensions import i64

from bastide.core.tables import VEIL_MASK, TileRot, TileType
from bastide.core.vectors import append, vec


class Placed:
    """A tile's cell on the board; pooled. `index` is its place in the order laid, `base` the index of its first
    segment's node."""

    def __init__(self, tile: TileType, index: i64) -> None:
        self.index: i64 = index
        self.tile: TileType = tile
        self.rot: TileRot = tile.rots[0]
        self.cell: i64 = 0
        self.part: i64 = 0  # which cell of its piece it is
        self.base: i64 = 0
        self.seat: i64 = -1
        self.open_place: i64 = -1  # where the cell stood among the open cells
        self.opened: i64 = 0  # how many cells it opened


class Board:
    """Cells, open cells and the constraint code of each open cell (`bits` bits of terrain for each side). Where mist is
    played, `veil` has two bits for each side of a cell as TileRot.veil_code has, 0 while nothing lies there."""

    def __init__(self, n_tiles: int, some_tile: TileType, bits: i64, veiled: bool = False) -> None:
        self.bits: i64 = bits
        self.veiled: bool = veiled
        self.side_mask: i64 = (1 << bits) - 1
        width: i64 = 2 * n_tiles + 5
        self.width: i64 = width
        self.centre: i64 = (width // 2) * width + width // 2
        size = int(width * width)
        self.cells: list[Placed | None] = [None] * size
        self.code: vec[i64] = vec[i64]([0] * size)
        self.veil: vec[i64] = vec[i64]([0] * (size if veiled else 0))
        self.place: vec[i64] = vec[i64]([0] * size)  # 1 + index among the open cells, 0 if not open
        self.open: vec[i64] = vec[i64]([0] * (2 * n_tiles + 8))
        self.n_open: i64 = 0
        self.laid: list[Placed] = []
        self.n_laid: i64 = 0
        self._some = some_tile

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
        """How many of the 8 cells around hold tiles; those face down count only for the `blind` (MIST-102)."""
        w: i64 = self.width
        around: i64 = self._count_row(cell - w - 1, blind) + self._count_row(cell + w - 1, blind)
        return around + self._count(cell - 1, blind) + self._count(cell + 1, blind)

    def _count_row(self, first: i64, blind: bool) -> i64:
        return self._count(first, blind) + self._count(first + 1, blind) + self._count(first + 2, blind)

    def _count(self, cell: i64, blind: bool) -> i64:
        placed = self.cells[cell]
        if placed is None or (placed.tile.blank and not blind):
            return 0
        return 1

    def fits(self, tile: TileType, cell: i64, turns: i64) -> bool:
        """True if the tile, its first cell here, shares a side with a tile on the table, finds room and agrees
        with every side it touches (BASE-11, BASE-12)."""
        touches: bool = self.place[cell] > 0
        if self.cells[cell] is not None or not self._agrees(tile.rots[turns], cell):
            return False
        for part in tile.rest[turns]:
            other: i64 = cell + part.dy * self.width + part.dx
            if self.cells[other] is not None or not self._agrees(part.rot, other):
                return False
            touches = touches or self.place[other] > 0
        return touches

    def piece_places(self, tile: TileType) -> "vec[i64]":
        """Where a piece of several cells fits, as first cell << 2 | quarter turns, each once."""
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
        code: i64 = self.code[cell]
        side: i64 = 0
        for side in range(4):
            theirs: i64 = self.terrain(code, side)
            if theirs != 0 and theirs != rot.edge[side]:
                return False
        return True

    def lay(self, tile: TileType, rot: TileRot, cell: i64, base: i64, seat: i64) -> Placed:
        """Put one cell of a tile on the board and open the empty cells beside it."""
        if self.n_laid == len(self.laid):
            self.laid.append(Placed(self._some, self.n_laid))
        placed = self.laid[self.n_laid]
        self.n_laid += 1
        placed.tile = tile
        placed.rot = rot
        placed.cell = cell
        placed.base = base
        placed.seat = seat
        placed.opened = 0
        placed.part = 0
        self.cells[cell] = placed
        i: i64 = self.place[cell] - 1
        placed.open_place = i
        if i >= 0:
            self.n_open -= 1
            last: i64 = self.open[self.n_open]
            if last != cell:
                self.open[i] = last
                self.place[last] = i + 1
            self.place[cell] = 0
        edge = rot.edge
        bits: i64 = self.bits
        self._constrain(cell - self.width, 2 * bits, edge[0], placed)
        self._constrain(cell + 1, 3 * bits, edge[1], placed)
        self._constrain(cell + self.width, 0, edge[2], placed)
        self._constrain(cell - 1, bits, edge[3], placed)
        if self.veiled:
            veil: i64 = rot.veil_code
            self.veil[cell - self.width] |= (veil & VEIL_MASK) << 4
            self.veil[cell + 1] |= ((veil >> 2) & VEIL_MASK) << 6
            self.veil[cell + self.width] |= (veil >> 4) & VEIL_MASK
            self.veil[cell - 1] |= ((veil >> 6) & VEIL_MASK) << 2
        return placed

    def _constrain(self, cell: i64, shift: i64, terrain: i64, placed: Placed) -> None:
        code: i64 = self.code[cell]
        self.code[cell] = code | (terrain << shift)
        if code == 0 and self.cells[cell] is None and terrain != 0:  # beside a tile face down alone: not open
            if self.n_open == len(self.open):
                self.open = append(self.open, 0)
            self.open[self.n_open] = cell
            self.n_open += 1
            self.place[cell] = self.n_open
            placed.opened += 1

    def unlay(self) -> None:
        """Take the cell laid last off the board again."""
        self.n_laid -= 1
        placed = self.laid[self.n_laid]
        cell: i64 = placed.cell
        k: i64 = placed.opened
        while k > 0:
            self.n_open -= 1
            self.place[self.open[self.n_open]] = 0
            k -= 1
        self.cells[cell] = None
        w: i64 = self.width
        code = self.code
        bits: i64 = self.bits
        mask: i64 = self.side_mask
        code[cell - w] &= ~(mask << (2 * bits))
        code[cell + 1] &= ~(mask << (3 * bits))
        code[cell + w] &= ~mask
        code[cell - 1] &= ~(mask << bits)
        if self.veiled:
            self.veil[cell - w] &= ~(VEIL_MASK << 4)
            self.veil[cell + 1] &= ~(VEIL_MASK << 6)
            self.veil[cell + w] &= ~VEIL_MASK
            self.veil[cell - 1] &= ~(VEIL_MASK << 2)
        i: i64 = placed.open_place
        if i >= 0:
            last: i64 = self.open[i]
            self.open[self.n_open] = last
            self.n_open += 1
            self.open[i] = cell
            if i + 1 < self.n_open:
                self.place[last] = self.n_open
            self.place[cell] = i + 1
