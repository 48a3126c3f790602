"""Whether the river may continue this way: RIV-04, RIV-05, ANN-14, COM-31.

No check is needed that it runs into a tile. That tile would have to show a river there. It would be an open end of the
other branch that points at the same cell, and two open ends never do (COM-31).
"""

from mypy_extensions import i64

from bastide.core.board import Board
from bastide.core.refusal import Refusal
from bastide.core.state import State
from bastide.rules.river.flow import BEND, BRANCHES, FLOW, LONGEST, MAP, PER_BRANCH, STRAIGHT, TARGET, Reach


def turns_back(state: State, slot: i64, reach: Reach) -> bool:
    """A bend to the same side directly after a bend (RIV-04). The fork is both a left and a right bend, and follows the
    spring."""
    if reach.n != 1 or reach.bends[0] == STRAIGHT:
        return False
    return reach.bends[0] == state.values[slot + reach.branch * PER_BRANCH + BEND]


def branches_meet(state: State, slot: i64, reach: Reach) -> bool:
    """Two branches would be adjacent. Or their ends point at the same cell, or in the same direction at adjacent cells
    (COM-31)."""
    board = state.board
    if reach.n == BRANCHES:
        return _side_by_side(board, reach.cells[0], reach.flows[0], reach.cells[1], reach.flows[1])
    at: i64 = slot + (1 - reach.branch) * PER_BRANCH
    other: i64 = state.values[at + TARGET]
    heading: i64 = state.values[at + FLOW]
    if reach.n == 1 and other != 0 and _side_by_side(board, reach.cells[0], reach.flows[0], other, heading):
        return True
    strange: i64 = 1 + (1 - reach.branch)
    k: i64 = 0
    side: i64 = 0
    for k in range(reach.size):
        for side in range(4):
            placed = board.placed_at(board.step(reach.piece[k], side))
            if placed is not None and placed.index < LONGEST and state.values[slot + MAP + placed.index] == strange:
                return True
    return False


def has_room(state: State, slot: i64, reach: Reach) -> bool:
    """Whether there are two free cells before every open end, and two more beside each of them (RIV-05)."""
    k: i64 = 0
    for k in range(reach.n):
        if not _free_ahead(state.board, reach, reach.cells[k], reach.flows[k]):
            return False
    if reach.n == BRANCHES:
        return True
    at: i64 = slot + (1 - reach.branch) * PER_BRANCH
    other: i64 = state.values[at + TARGET]
    return other == 0 or _free_ahead(state.board, reach, other, state.values[at + FLOW])


def _free_ahead(board: Board, reach: Reach, cell: i64, flow: i64) -> bool:
    beyond: i64 = board.step(cell, flow)
    aside: i64 = board.step(cell, (flow + 1) & 3) - cell
    return (
        _free(board, reach, cell)
        and _free(board, reach, beyond)
        and _free(board, reach, cell - aside)
        and _free(board, reach, cell + aside)
        and _free(board, reach, beyond - aside)
        and _free(board, reach, beyond + aside)
    )


def _free(board: Board, reach: Reach, cell: i64) -> bool:
    return board.placed_at(cell) is None and not reach.covers(cell)


def _side_by_side(board: Board, a: i64, flow: i64, b: i64, other: i64) -> bool:
    d: i64 = a - b
    if d < 0:
        d = -d
    return d == 0 or (flow == other and (d == 1 or d == board.width))


def placement_refusal(state: State, slot: i64, reach: Reach) -> Refusal | None:
    """The reason against a placement, None if it is allowed."""
    if reach.branch < 0:
        return Refusal("river-not-joined", "RIV-03", "A river tile must continue the river at its open end.")
    if turns_back(state, slot, reach):
        text = "The river may not bend the same way twice in a row."
        return Refusal("river-u-turn", "RIV-04", text)
    if branches_meet(state, slot, reach):
        return Refusal("river-branches", "COM-31", "The two branches of the river may not come side by side.")
    if not has_room(state, slot, reach):
        text = "The river would have no room to go on, and another place or direction leaves it some."
        return Refusal("river-no-room", "RIV-05", text)
    return None
