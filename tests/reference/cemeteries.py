"""Cemeteries: when they close, and where the face-down tiles go (MIST-30 to 35, MIST-100 to 104)."""

from .features import AROUND, STEP, Board, Cell, Spot, beyond
from .tiles import SIDES, parts


def cemeteries(board: Board) -> list[Spot]:
    """Every cemetery of the table, from north to south and from west to east (COM-42)."""
    spots = [
        Spot(*cell, part.index) for cell, laid in board.items() for part in parts(*laid) if part.kind == "cemetery"
    ]
    return sorted(spots, key=lambda spot: (spot.y, spot.x))


def missing(board: Board, spot: Spot, haunted: bool) -> set[Cell]:
    """MIST-30: the cells that have to be filled before it closes; face down counts."""
    steps = AROUND if haunted else STEP.values()
    return {(spot.x + dx, spot.y + dy) for dx, dy in steps} - set(board)


def open_cemeteries(board: Board, haunted: bool) -> list[Spot]:
    return [spot for spot in cemeteries(board) if missing(board, spot, haunted)]


def room_for_a_cover(board: Board, haunted: bool) -> set[Cell]:
    """MIST-100, MIST-101: an empty cell among the eight around an open cemetery which shares a side with some tile."""
    around = {(spot.x + dx, spot.y + dy) for spot in open_cemeteries(board, haunted) for dx, dy in AROUND} - set(board)
    return {cell for cell in around if any(beyond(*cell, side) in board for side in SIDES)}
