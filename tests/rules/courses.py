"""Rivers laid tile by tile. One before a drawing lies to the east of one end of it, a spring or a lake with three sides
of field."""

from collections.abc import Callable, Collection, Iterable
from typing import Final

from tests.rules.boards import Board

RIVER: Final = (
    "RV-city2 1,0 0",
    "RV-monbridge 2,0 0",
    "RV-corner 3,0 90",
    "RV-roadbend 3,1 180",
    "RV-bend-garden 4,1 0",
    "RV-straight 4,2 90",
    "RV-straight 4,3 90",
    "RV-roadbridge 4,4 0",
    "RV-citybridge 4,5 90",
    "RV-bend 4,6 180",
    "RV-lake 5,6 0",
)
RIVER20: Final = (
    "AR-bend 0,1 90",
    "AR-bend-garden 1,-1 270",
    "AR-straight -1,1 0",
    "AR-monbridge 2,-1 180",
    "AR-roadbridge 3,-1 90",
    "AR-roadbridge-garden 4,-1 90",
    "AR-city2 5,-1 0",
    "AR-citycap 6,-1 0",
    "AR-mon 7,-1 0",
    "AR-straight 8,-1 0",
    "AR-citybridge 9,-1 0",
    "AR-corner 10,-1 90",
    "AR-roadbend 10,0 180",
    "AR-bend 11,0 0",
    "AR-lake 11,1 90",
    "AR-lake -2,1 180",
)
FORKED: Final = (
    "AR-fork 1,0 0",
    "AR-corner 2,1 270",
    "AR-city2 3,1 0",
    "AR-bend-garden 2,-1 270",
    "AR-mon 4,1 0",
    "AR-straight 5,1 0",
    "AR-citycap 6,1 0",
    "AR-straight 7,1 0",
    "AR-citybridge 3,-1 0",
    "AR-monbridge 4,-1 180",
    "AR-bend 8,1 90",
    "AR-roadbridge 5,-1 90",
    "AR-roadbend 6,-1 90",
    "AR-bend 8,0 270",
    "AR-lake 6,-2 270",
    "AR-lake 9,0 0",
)
"""The river of set version 1, with a single spring and a fork."""
COURSES: Final[dict[str, tuple[str, ...]]] = {"": (), "river": RIVER, "river20": RIVER20}
"""By river module: every tile in the order of laying."""
WEST: Final = {"": (0, 0), "river": (0, 0), "river20": (-2, 1)}
"""By river module: the cell of that end."""


def lay_river(board: Board, course: Iterable[str], allowed: Callable[[int], Collection[str]] | None = None) -> set[str]:
    """Draw and place every tile of a river, without meeples. `allowed(number)` has all tiles that may be drawn then.
    Returns the draws that are offered afterwards."""
    for number, placement in enumerate(course):
        if allowed is not None:
            assert board.offers("draw") <= set(allowed(number)), number
        board.does(f"draw {placement.split()[0]}")
        board.does(f"place {placement}")
        board.declines()
    return board.offers("draw")
