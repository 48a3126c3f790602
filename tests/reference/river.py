"""The river: traced from its spring whenever something is asked about it (RIV, ANN-10 to 16, COM-30 to 32)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations
from typing import NamedTuple

from .features import FACING, Board, Cell, beyond, shows
from .placing import Placing, fits, ways
from .setup import Setup
from .tiles import SIDES, distinct_rotations, piece, role, terrain, unmanned

HANDS = {3: "left", 0: "", 1: "right"}


class End(NamedTuple):
    """An open end of the river: the cell it points at, and the way it flows."""

    target: Cell
    heading: str


@dataclass
class River:
    """What the trace has found."""

    ends: list[End] = field(default_factory=list)
    branch: dict[Cell, int] = field(default_factory=dict)  # 1 or 2 for the cells of each of two rivers
    turns_back: bool = False  # somewhere it turns to the same hand twice in a row (RIV-04)


def hand(heading: str, way: str) -> str:
    """To which hand the river turns that came this way and goes on that way."""
    return HANDS[(SIDES.index(way) - SIDES.index(heading)) % 4]


def whole_piece(board: Board, cell: Cell) -> Placing:
    """The tile that covers this cell."""
    name, rotation = board[cell][:2]
    tile, _, number = name.partition("~")
    dx, dy, _ = piece(tile, rotation)[int(number or 0)]
    return Placing(tile, cell[0] - dx, cell[1] - dy, rotation)


def outlets(placing: Placing) -> Iterator[tuple[Cell, str]]:
    """Where river leaves a tile; the seam between the cells of one piece is no way out."""
    cells = placing.cells()
    for cell, laid in cells.items():
        for side in SIDES:
            if shows(laid, side) == "river" and beyond(*cell, side) not in cells:
                yield cell, side


def trace(board: Board) -> River:
    """Follow the river from its spring, or each of the two from theirs (ANN-13), to every end."""
    river = River()
    spring = next(cell for cell, laid in board.items() if role(laid.tile) == "spring")
    begins = list(outlets(whole_piece(board, spring)))
    assert len(begins) in (1, 2), "a spring has one river, a double one has two"
    for number, (cell, way) in enumerate(begins, 1):
        _follow(board, river, End(beyond(*cell, way), way), last="", branch=number if len(begins) == 2 else 0)
    return river


def _follow(board: Board, river: River, end: End, last: str, branch: int) -> None:
    """Go on from an end; `last` is the hand to which the tile just passed turns."""
    if end.target not in board:
        river.ends.append(end)
        return
    here = whole_piece(board, end.target)
    entry = (end.target, FACING[end.heading])
    assert entry in set(outlets(here)), "a tile in the river's way that does not continue it"
    onward = [End(beyond(*cell, way), way) for cell, way in outlets(here) if (cell, way) != entry]
    if role(here.tile) == "fork":  # COM-30: it counts as a bend, left for one branch, right for the other
        river.turns_back |= last != ""
        left, right = _left_first(onward, end.heading)
        _follow(board, river, left, "left", 1)
        _follow(board, river, right, "right", 2)
        return
    if not unmanned(here.tile):  # COM-31: the fortress belongs to neither river
        river.branch |= dict.fromkeys(here.cells(), branch)
    for exit_ in onward:
        turn = hand(end.heading, exit_.heading)
        river.turns_back |= turn != "" and turn == last
        _follow(board, river, exit_, turn, branch)


def _left_first(onward: list[End], heading: str) -> list[End]:
    """The two outlets of a fork as one sees them who comes with the river."""
    return sorted(onward, key=lambda end: ["left", "", "right"].index(hand(heading, end.heading)))


# Where a river tile may be placed


def river_placings(board: Board, tile: str, setup: Setup) -> list[Placing]:
    """Every legal way to lay a river tile."""
    ends = trace(board).ends
    joined = [placing for placing in ways(board, tile) if joins(board, placing, ends)]
    roomy = [placing for placing in joined if all(has_room(board, placing, end) for end in _after(board, placing).ends)]
    if roomy or setup.strict_river:  # HOUSE-5: RIV-05 without its exception
        return roomy
    if not joined and setup.river == "river" and role(tile) == "lake":
        return list(_lake_at_any_price(board, tile))
    return joined


def joins(board: Board, placing: Placing, ends: list[End]) -> bool:
    """RIV-03 and 04, COM-31, and that the cell in front of every open end is free."""
    covered = [end for end in ends if end.target in placing.cells()]
    if len(covered) != 1 or not fits(board, placing):  # covering both ends would leave one of them no free cell
        return False
    after = _after(board, placing)
    return not after.turns_back and apart(placing, after) and not along_the_fortress(board, placing, covered[0], after)


def _after(board: Board, placing: Placing) -> River:
    return trace(board | placing.cells())


def apart(placing: Placing, after: River) -> bool:
    """COM-31: no side shared with the other branch, no two open ends at one cell, nor side by side."""
    for cell in placing.cells():
        beside = [after.branch.get(beyond(*cell, side), 0) for side in SIDES]
        if after.branch.get(cell, 0) and {1, 2} <= {after.branch[cell], *beside}:
            return False
    return not any(
        one.target == other.target
        or (one.heading == other.heading and other.target in [beyond(*one.target, side) for side in SIDES])
        for one, other in combinations(after.ends, 2)
    )


def along_the_fortress(board: Board, placing: Placing, covered: End, after: River) -> bool:
    """CON-08: the first tile at the mouth leads the river to a cell beside the board. The board itself, which the
    river crosses without a turn, is no bend (CON-13)."""
    mouth = beyond(*covered.target, FACING[covered.heading])
    if not unmanned(board[mouth].tile):
        return False
    return any(
        cell in board and unmanned(board[cell].tile)
        for end in after.ends
        for cell in (beyond(*end.target, side) for side in SIDES)
    )


def has_room(board: Board, placing: Placing, end: End) -> bool:
    """RIV-05: the cell in front of the end, the one behind that, and the two beside each of them hold nothing."""
    taken = board.keys() | placing.cells().keys()
    left = SIDES[(SIDES.index(end.heading) - 1) % 4]
    for ahead in (end.target, beyond(*end.target, end.heading)):
        if taken & {ahead, beyond(*ahead, left), beyond(*ahead, FACING[left])}:
            return False
    return True


def _lake_at_any_price(board: Board, tile: str) -> Iterator[Placing]:
    """COM-32: at the river's end, joined to the river, whatever its other sides meet."""
    for end in trace(board).ends:
        for rotation in distinct_rotations(tile):
            if terrain(tile, rotation, FACING[end.heading]) == "river":
                yield Placing(tile, *end.target, rotation)
