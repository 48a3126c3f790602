"""What lies on the table before the first turn (COM-01)."""

from collections.abc import Iterator

from .features import FACING, Board, Cell, beyond
from .placing import Placing, fits
from .river import outlets
from .setup import Setup
from .tiles import ROTATIONS, catalogue, entries, piece, start_of


def first_tiles(setup: Setup) -> Iterator[Placing]:
    """The start, and at the mouths of the fortress the spring, and the lake where no river will be laid."""
    yield Placing(setup.start, 0, 0, 0)
    if setup.fortress:
        yield _at_mouth(setup.spring, "spring")  # CON-06
        if not setup.river:  # CON-07
            yield _at_mouth(_lake("river"), "river")


def _lake(river: str) -> str:
    return next(str(one["id"]) for one in entries(river) if one.get("role") == "lake")


def _at_mouth(tile: str, name: str) -> Placing:
    """Beyond that mouth of the board, water to water, turned as little as possible. A double piece shares water with
    the board there alone (COM-36)."""
    board = Placing(start_of("conquest"), 0, 0, 0).cells()
    mouth = catalogue()[start_of("conquest")]["mouths"][name]
    before = beyond(*mouth["cell"], mouth["side"])
    for rotation in ROTATIONS:
        for dx, dy, _ in piece(tile, rotation):
            placing = Placing(tile, before[0] - dx, before[1] - dy, rotation)
            apart = not board.keys() & placing.cells().keys()
            if apart and fits(board, placing) and _shared_water(board, placing) == [(before, FACING[mouth["side"]])]:
                return placing
    raise AssertionError(f"{tile} cannot lie at the mouth")


def _shared_water(board: Board, placing: Placing) -> list[tuple[Cell, str]]:
    """The sides of a piece at which its water meets that of the board."""
    return [(cell, side) for cell, side in outlets(placing) if beyond(*cell, side) in board]
