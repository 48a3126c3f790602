"""Mist banks and the ghosts that come out of them (MIST-20 to 25, MIST-40 to 53)."""

from collections.abc import Iterable

from .features import (
    Board,
    Cell,
    Feature,
    Spot,
    all_features,
    beyond,
    cells_of,
    feature_at,
    joined,
    neighbours,
    part_of,
)
from .tiles import parts


def banks(board: Board) -> set[Feature]:
    """MIST-20: all the mist of the table, area by area."""
    return all_features(board, ("mist",))


def mist_on(board: Board, cell: Cell) -> list[Spot]:
    """The mist of one tile; more than one area is possible (MIST-43)."""
    return [Spot(*cell, part.index) for part in parts(*board[cell]) if part.kind == "mist"]


def misty(board: Board, cell: Cell) -> bool:
    return bool(mist_on(board, cell))


def mist_around(board: Board, spot: Spot) -> int:
    """On how many sides mist goes on beyond the tile."""
    return len(list(joined(board, spot)))


def closed(board: Board, bank: Feature) -> bool:
    """MIST-21: every misty side meets a misty side."""
    return all(mist_around(board, spot) == len(part_of(board, spot).sides) for spot in bank)


def lost(board: Board, bank: Feature) -> bool:
    """MIST-22: a misty side meets a tile that has no mist there, or one lying face down."""
    return any(mist_around(board, spot) < covered_sides(board, spot) for spot in bank)


def covered_sides(board: Board, spot: Spot) -> int:
    """How many of its misty sides meet a tile at all."""
    return sum(beyond(spot.x, spot.y, side) in board for side in part_of(board, spot).sides)


def state_of(board: Board, bank: Feature) -> str:
    if closed(board, bank):
        return "closed"
    return "lost" if lost(board, bank) else "open"


def closed_by(board: Board, here: Iterable[Cell]) -> set[Feature]:
    """MIST-23 to 25: a bank is closed by a tile that is part of it."""
    touched = {feature_at(board, spot) for cell in here for spot in mist_on(board, cell)}
    return {bank for bank in touched if closed(board, bank)}


def appearing(board: Board, here: Iterable[Cell]) -> dict[Spot, int]:
    """MIST-40 to 43: the ghosts that the tile just placed brings."""
    coming = {}
    for cell in here:
        for spot in mist_on(board, cell):
            if not closed(board, feature_at(board, spot)):
                symbols = part_of(board, spot).ghosts
                coming[spot] = max(symbols - 1, 0) if mist_around(board, spot) else symbols
    return {spot: number for spot, number in coming.items() if number}


def haunted_by(board: Board, here: Iterable[Cell]) -> list[Spot]:
    """MIST-52: the mist of every tile around a cemetery just placed. The order shows when the bank runs out."""
    cemeteries = [cell for cell in here if any(part.kind == "cemetery" for part in parts(*board[cell]))]
    around = [cell for cemetery in cemeteries for cell in north_to_south(neighbours(board, *cemetery))]
    return [mist_on(board, cell)[0] for cell in around if misty(board, cell)]


def north_to_south(cells: Iterable[Cell]) -> list[Cell]:
    """And from west to east (COM-42)."""
    return sorted(cells, key=lambda cell: (cell[1], cell[0]))


def misty_tiles(board: Board, feature: Feature) -> int:
    """MIST-73: the tiles with mist among the castle's own and those around it."""
    (cell,) = cells_of(feature)
    return sum(misty(board, one) for one in {cell} | neighbours(board, *cell))
