"""What a tile does to the mist it is laid beside, in the competitive game (GHO-10 to 15)."""

from collections.abc import Iterable, Iterator

from .features import FACING, Board, Cell, beyond
from .tiles import SIDES, parts


def thickens(board: Board, here: Iterable[Cell]) -> bool:
    """GHO-12: misty side on misty side, whether or not that mist can ever be closed."""
    return any(new and old for new, old in _meetings(board, here))


def disperses(board: Board, here: Iterable[Cell]) -> bool:
    """GHO-13: a misty side meets a side without mist, whichever of the two is the new one."""
    return any(new != old for new, old in _meetings(board, here))


def _meetings(board: Board, here: Iterable[Cell]) -> Iterator[tuple[bool, bool]]:
    """For every side at which the new tile meets an older one: whether it is misty there, and whether the older one
    is. Empty space is no meeting (GHO-15)."""
    laid = set(here)
    for cell in laid:
        for side in SIDES:
            other = beyond(*cell, side)
            if other in board and other not in laid:
                yield _misty(board, cell, side), _misty(board, other, FACING[side])


def _misty(board: Board, cell: Cell, side: str) -> bool:
    return any(part.kind == "mist" and side in part.sides for part in parts(*board[cell]))
