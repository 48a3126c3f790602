"""The course of the river: its open ends, and how a river tile would change them (RIV-03, RIV-04, COM-30).

The module's slice of State.values holds three numbers for each of two branches: the cell its end points at (0: no open
end), the direction of flow there (0..3) and the side of the bend just before (0 none, 1 left, 2 right). Then follows
for each cell on the board, in the order laid, its branch (0 for springs and fork, else 1 + branch).
"""

from typing import Final

from mypy_extensions import i64

from bastide.core.geometry import opposite
from bastide.core.state import State
from bastide.core.tiles.river_mouths import SPRING
from bastide.core.tiles.tables import TERRAIN, TileRot, TileType
from bastide.core.vectors import vec

BRANCHES: Final = 2
PER_BRANCH: Final = 3
TARGET: Final = 0
FLOW: Final = 1
BEND: Final = 2
MAP: Final = 6
LONGEST: Final = 40  # cells laid when the longest river is finished: its own, those of the start, and some in reserve

STRAIGHT: Final = 0
LEFT: Final = 1
RIGHT: Final = 2
RIVER_SIDE: Final = 4


def new_slots() -> list[int]:
    """No open end, nothing laid."""
    assert TERRAIN["river"] == RIVER_SIDE
    return [0] * (MAP + LONGEST)


class Reach:
    """The effect of a tile in one place on the river: the branch it continues (-1: none), and its outlets. These are
    cells, directions, and the sides of the bends that lead there."""

    def __init__(self) -> None:
        self.branch: i64 = -1
        self.n: i64 = 0
        self.cells: vec[i64] = vec[i64]([0, 0, 0])
        self.flows: vec[i64] = vec[i64]([0, 0, 0])
        self.bends: vec[i64] = vec[i64]([0, 0, 0])
        self.size: i64 = 0
        self.piece: vec[i64] = vec[i64]([0, 0, 0])  # cells of the tile itself

    def look(self, state: State, slot: i64, tile: TileType, turns: i64, cell: i64) -> None:
        """Read the tile with its first cell here."""
        width: i64 = state.board.width
        self.n = 0
        self.branch = -1
        self.piece[0] = cell
        self.size = 1
        for part in tile.rest[turns]:
            self.piece[self.size] = cell + part.dy * width + part.dx
            self.size += 1
        branch: i64 = 0
        k: i64 = 0
        for branch in range(BRANCHES):
            target: i64 = state.values[slot + branch * PER_BRANCH + TARGET]
            for k in range(self.size):
                if target != 0 and self.piece[k] == target:
                    self.branch = branch
        if self.branch < 0:
            return
        entry: i64 = state.values[slot + self.branch * PER_BRANCH + TARGET]
        flow: i64 = state.values[slot + self.branch * PER_BRANCH + FLOW]
        self._outlets(state, tile.rots[turns], cell, entry, flow)
        for part in tile.rest[turns]:
            self._outlets(state, part.rot, cell + part.dy * width + part.dx, entry, flow)
        self._name_bends(flow)

    def _outlets(self, state: State, rot: TileRot, cell: i64, entry: i64, flow: i64) -> None:
        side: i64 = 0
        for side in range(4):
            if rot.edge[side] != RIVER_SIDE or (cell == entry and side == opposite(flow)):
                continue
            beyond: i64 = state.board.step(cell, side)
            if not self.covers(beyond):
                self.cells[self.n] = beyond
                self.flows[self.n] = side
                self.n += 1

    def _name_bends(self, flow: i64) -> None:
        """With one outlet, by its direction. With two, the one further left is a left bend, the other a right one
        (COM-30)."""
        k: i64 = 0
        for k in range(self.n):
            turned: i64 = (self.flows[k] - flow) & 3
            self.bends[k] = STRAIGHT
            if turned == 1:
                self.bends[k] = RIGHT
            elif turned == 3:
                self.bends[k] = LEFT
        if self.n == BRANCHES:
            first_is_left = self.bends[0] == LEFT or self.bends[1] == RIGHT
            self.bends[0] = RIGHT
            self.bends[1] = LEFT
            if first_is_left:
                self.bends[0] = LEFT
                self.bends[1] = RIGHT

    def covers(self, cell: i64) -> bool:
        """Whether the tile covers this cell."""
        if self.size == 1:
            return self.piece[0] == cell
        k: i64 = 0
        for k in range(self.size):  # noqa: SIM110 - a loop is three times as fast compiled
            if self.piece[k] == cell:
                return True
        return False


def start_river(state: State, slot: i64, mouth: i64, flow: i64) -> None:
    """Begin the river at every side of its springs that leads to a free cell (ANN-13).

    If `mouth` is a cell and not -1, the river first begins at a mouth of the piece that lies there (CON-08). What lies
    before them is no bend (CON-13)."""
    branch: i64 = 0
    if mouth >= 0:
        _set_end(state, slot, branch, mouth, flow, STRAIGHT)
        branch += 1
    board = state.board
    k: i64 = 0
    side: i64 = 0
    for k in range(board.n_laid):
        placed = board.laid[k]
        if placed.tile.spec.marks.get("role") != SPRING:
            continue
        for side in range(4):
            beyond: i64 = board.step(placed.cell, side)
            if placed.rot.edge[side] == RIVER_SIDE and board.placed_at(beyond) is None:
                _set_end(state, slot, branch, beyond, side, STRAIGHT)
                branch += 1


def continue_river(state: State, slot: i64, reach: Reach) -> None:
    """The tile just laid continues its branch. A fork gives the second outlet to the second branch."""
    first: i64 = state.board.n_laid - reach.size
    k: i64 = 0
    if reach.n < BRANCHES:
        for k in range(first, state.board.n_laid):
            if k < LONGEST:
                state.set(slot + MAP + k, 1 + reach.branch)
    if reach.n == 0:
        _set_end(state, slot, reach.branch, 0, 0, STRAIGHT)
    else:
        _set_end(state, slot, reach.branch, reach.cells[0], reach.flows[0], reach.bends[0])
    if reach.n == BRANCHES:
        _set_end(state, slot, 1 - reach.branch, reach.cells[1], reach.flows[1], reach.bends[1])


def _set_end(state: State, slot: i64, branch: i64, target: i64, flow: i64, bend: i64) -> None:
    at: i64 = slot + branch * PER_BRANCH
    state.set(at + TARGET, target)
    state.set(at + FLOW, flow)
    state.set(at + BEND, bend)
