"""Where a tile may be placed, the river left out: free cells beside the table where every shared side agrees."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from .features import FACING, Board, Cell, Laid, beyond, shows
from .tiles import FACE_DOWN, SIDES, distinct_rotations, piece


class Placing(NamedTuple):
    """A tile laid in one way; x,y is its first cell."""

    tile: str
    x: int
    y: int
    rotation: int

    @property
    def text(self) -> str:
        return f"place {self.tile} {self.x},{self.y} {self.rotation}"

    def cells(self) -> Board:
        """The cells it covers and what each of them shows (ANN-15)."""
        return {
            (self.x + dx, self.y + dy): Laid(name, self.rotation) for dx, dy, name in piece(self.tile, self.rotation)
        }


def read(text: str) -> Placing:
    _, tile, cell, rotation = text.split()
    x, y = (int(number) for number in cell.split(","))
    return Placing(tile, x, y, int(rotation))


def border(board: Board) -> set[Cell]:
    """The free cells next to the table; a tile lying face down is nothing to build on (MIST-13)."""
    return {beyond(x, y, side) for x, y in face_up(board) for side in SIDES} - set(board)


def face_up(board: Board) -> Board:
    """What can be seen."""
    return {cell: laid for cell, laid in board.items() if laid.tile != FACE_DOWN}


def ways(board: Board, tile: str) -> Iterator[Placing]:
    """Every way to lay a tile so that it touches the table, whatever its sides show (BASE-15)."""
    beside = border(board)
    for rotation in distinct_rotations(tile):
        shape = piece(tile, rotation)
        for x, y in {(x - dx, y - dy) for x, y in beside for dx, dy, _ in shape}:
            if not any((x + dx, y + dy) in board for dx, dy, _ in shape):
                yield Placing(tile, x, y, rotation)


def fits(board: Board, placing: Placing) -> bool:
    """BASE-12, MIST-10, MIST-11: on every side that it shares with the table the terrain agrees; mist is no terrain."""
    return all(
        shows(laid, side) == shows(board[beyond(x, y, side)], FACING[side])
        for (x, y), laid in placing.cells().items()
        for side in SIDES
        if beyond(x, y, side) in board
    )


def placings(board: Board, tile: str) -> list[Placing]:
    """Every legal way to lay a land tile; what lies face down fits everything. The same table is asked several times
    in a turn."""
    return list(_placings(frozenset(board.items()), tile))


@lru_cache(maxsize=16)
def _placings(table: frozenset[tuple[Cell, Laid]], tile: str) -> tuple[Placing, ...]:
    board = dict(table)
    seen = face_up(board)
    return tuple(placing for placing in ways(board, tile) if fits(seen, placing))
