"""The fortress with a river: the first river tile may not lead along the board (CON-08)."""

from mypy_extensions import i64

from bastide.core.board import Board
from bastide.core.refusal import Refusal
from bastide.core.rule_module import RuleModule
from bastide.core.ruleset import Ruleset
from bastide.core.state import State
from bastide.core.tiles.river_mouths import RIVER, has_mouths, mouth_offset
from bastide.core.tiles.specs import TileSpec
from bastide.core.tiles.tables import TERRAIN, TileRot, TileType


class FortressRiver(RuleModule):
    """The river module itself begins the river at the board. For RIV-04 the board is no bend (CON-13)."""

    id = "fortress-river"
    hooks = ("may_place",)
    requires = ("fortress", "river")

    def __init__(self) -> None:
        self.dx: i64 = 0  # from the first cell of the board to the one before its mouth
        self.dy: i64 = 0

    def ready(self, rules: Ruleset) -> None:
        """Note where the river begins."""
        for tile in rules.tiles:
            if has_mouths(tile.spec):
                self.dx, self.dy, _ = mouth_offset(tile.spec, RIVER)

    def cares_about(self, spec: TileSpec) -> bool:
        """River tiles."""
        return any(part.kind == "river" for cell in spec.cells for part in cell.segments)

    def may_place(self, state: State, tile: TileType, turns: i64, cell: i64) -> bool:
        """It restricts only the tile at the mouth. After it, and from the other springs, the river is free."""
        board = state.board
        start: i64 = board.laid[0].cell + self.dy * board.width + self.dx
        if board.placed_at(start) is not None or not self._covers(board, tile, turns, cell, start):
            return True
        if self._leads_along(board, tile.rots[turns], cell, start):
            return False
        for part in tile.rest[turns]:
            at: i64 = cell + part.dy * board.width + part.dx
            if self._leads_along(board, part.rot, at, start):
                return False
        return True

    def _covers(self, board: Board, tile: TileType, turns: i64, cell: i64, start: i64) -> bool:
        """Whether the tile covers the cell at the mouth."""
        if cell == start:
            return True
        for part in tile.rest[turns]:
            at: i64 = cell + part.dy * board.width + part.dx
            if at == start:
                return True
        return False

    def _leads_along(self, board: Board, rot: TileRot, cell: i64, start: i64) -> bool:
        """Whether the river would continue to a cell, other than the mouth, that shares a side with the board."""
        side: i64 = 0
        beside: i64 = 0
        for side in range(4):
            beyond: i64 = board.step(cell, side)
            if rot.edge[side] != TERRAIN["river"] or board.placed_at(beyond) is not None or beyond == start:
                continue
            for beside in range(4):
                placed = board.placed_at(board.step(beyond, beside))
                if placed is not None and placed.tile.unmanned:
                    return True
        return False

    def why_not_place(self, state: State, tile: TileType, turns: i64, cell: i64) -> Refusal | None:
        """The only reason of this module."""
        if self.may_place(state, tile, turns, cell):
            return None
        text = "The first bend of the river must turn away from the fortress."
        return Refusal("river-at-fortress", "CON-08", text)


class FortressRiver20(FortressRiver):
    """The same with the river of the Anniversary Edition."""

    id = "fortress-river20"
    requires = ("fortress", "river20")
