"""The window: W x W cells of the map, the start in the middle.

It wraps round: cells that leave it at one side come in at the other. A map with its open cells may be at most W wide
and high. Then every cell has a place of its own.
"""

from math import ceil, sqrt
from typing import Final

from mypy_extensions import i64, u8

from bastide.core.board import Board
from bastide.core.vectors import vec

RECIPROCAL_BITS: Final = 34

ROOM: Final = 3.5
"""A map of n cells fits into W >= ROOM * sqrt(n).

Of 100,000 random games of any ruleset none was wider than 3.0 * sqrt(n), with the open cells around it (decision 63).
"""


def size_for(n_cells: int) -> int:
    """The smallest odd W for a game of `n_cells` cells: 31 for the 72 tiles of the base game."""
    return ceil(ROOM * sqrt(n_cells)) // 2 * 2 + 1


class Window:
    """Cells of a board as numbers: row * W + column, each from 0."""

    def __init__(self, size: int, board: Board) -> None:
        self.size: i64 = size
        self.n_cells: i64 = size * size
        self.width: i64 = board.width
        half: i64 = board.width // 2
        self.centre: i64 = half
        # cell // width as a multiplication: exact for every cell of a board, and five times as fast
        self.reciprocal: i64 = (1 << RECIPROCAL_BITS) // board.width + 1
        columns = [(at - int(half) + size // 2) % size for at in range(int(board.width))]
        self.column_of: vec[u8] = vec[u8](columns)
        self.low_x: i64 = half  # the extent of the map
        self.high_x: i64 = half
        self.low_y: i64 = half
        self.high_y: i64 = half

    def at(self, cell: i64) -> i64:
        """The number of a cell."""
        row: i64 = (cell * self.reciprocal) >> RECIPROCAL_BITS
        return i64(self.column_of[row]) * self.size + i64(self.column_of[cell - row * self.width])

    def measure(self, board: Board) -> bool:
        """Compute the extent of the map. Returns whether it fits into the window with the cells around it."""
        low_x: i64 = self.width
        high_x: i64 = 0
        low: i64 = self.width * self.width
        high: i64 = 0
        i: i64 = 0
        for i in range(board.n_laid):
            cell: i64 = board.laid[i].cell
            x: i64 = cell - ((cell * self.reciprocal) >> RECIPROCAL_BITS) * self.width
            if x < low_x:
                low_x = x
            if x > high_x:
                high_x = x
            if cell < low:
                low = cell
            if cell > high:
                high = cell
        self.low_x = low_x
        self.high_x = high_x
        self.low_y = (low * self.reciprocal) >> RECIPROCAL_BITS
        self.high_y = (high * self.reciprocal) >> RECIPROCAL_BITS
        return high_x - low_x + 3 <= self.size and self.high_y - self.low_y + 3 <= self.size

    def fits(self, cell: i64) -> bool:
        """Whether a cell has a place of its own in the window, with the extent that `measure` found."""
        y: i64 = (cell * self.reciprocal) >> RECIPROCAL_BITS
        x: i64 = cell - y * self.width
        wide: i64 = max(x, self.high_x) - min(x, self.low_x)
        high: i64 = max(y, self.high_y) - min(y, self.low_y)
        return wide < self.size and high < self.size

    def cell(self, number: i64) -> i64:
        """The cell of the board that a number stands for now.

        Of the cells that share the number it is the one that would widen the map least, by the extent that `measure`
        found.
        """
        row: i64 = self._nearest(number // self.size, self.low_y, self.high_y)
        return row * self.width + self._nearest(number % self.size, self.low_x, self.high_x)

    def _nearest(self, number: i64, low: i64, high: i64) -> i64:
        """The coordinate with this number that is closest to the middle of the map and on the board."""
        middle: i64 = (low + high) // 2
        at: i64 = self.centre + number - self.size // 2
        while at - middle > self.size // 2:
            at -= self.size
        while middle - at > self.size // 2:
            at += self.size
        return min(max(at, i64(1)), self.width - 2)
