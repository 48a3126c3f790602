"""3c: while a haunted cemetery is open, a tile is laid face down near it at the end of the turn (MIST-100 to 104)."""

from mypy_extensions import i64

from bastide.core.actions import CELL_SHIFT, KIND_MASK, PLACE, TILE_SHIFT, pack_place
from bastide.core.engine import Engine
from bastide.core.refusal import Refusal
from bastide.core.state import State
from bastide.core.tiles.custom_tilesets import FACE_DOWN
from bastide.core.tiles.specs import CellSpec, TileSpec
from bastide.rules.mists.bury import open_cemeteries
from bastide.rules.mists.piles import current_slot
from bastide.rules.mists.team import HIDDEN, TeamStep


def face_down_tile() -> TileSpec:
    """The back of any tile. It counts only for cemeteries (MIST-102)."""
    return TileSpec(FACE_DOWN, 1, (CellSpec(0, 0, ()),), {"blank": True}, "documented")


class Cover(TeamStep):
    """The top tile of the pile is laid face down near an open cemetery. It is one tile, however many are open
    (MIST-100)."""

    name = "cover"
    question = "cover"
    verb = "lay a tile face down"
    cites = ("MIST-100", "MIST-101")
    answers = "place"

    def enter(self, engine: Engine) -> bool:
        """Skipped with an empty pile (MIST-104). It asks if there is a choice."""
        state = engine.state
        if not self.team.haunted or state.values[current_slot(self.team, state)] == 0:
            return False
        cells = self._cells(state)
        if len(cells) > 1:
            state.decider = state.seat
            return True
        if cells:
            self._lay(engine, cells[0])
        return False

    def _cells(self, state: State) -> list[int]:
        """Empty cells among the 8 around an open cemetery that share a side with a tile (MIST-101), each once."""
        board = state.board
        found: list[int] = []
        for node in open_cemeteries(self.team, state):
            row: i64 = 0
            cell: i64 = 0
            for row in range(node.cell - board.width, node.cell + board.width + 1, board.width):
                for cell in range(row - 1, row + 2):
                    if board.placed_at(cell) is None and cell not in found and has_side(state, cell):
                        found.append(int(cell))
        return found

    def offer(self, engine: Engine) -> None:
        """Terrain does not matter."""
        tile: i64 = engine.rules.tile_index[FACE_DOWN]
        for cell in self._cells(engine.state):
            engine.add_offer(pack_place(tile, cell, 0))

    def apply(self, engine: Engine, action: i64) -> bool:
        """It may close cemeteries (MIST-103)."""
        self._lay(engine, action >> CELL_SHIFT)
        return True

    def _lay(self, engine: Engine, cell: i64) -> None:
        state = engine.state
        tile = engine.rules.tiles[engine.rules.tile_index[FACE_DOWN]]
        state.add(current_slot(self.team, state), -1)
        state.add(self.team.slot + HIDDEN, 1)
        state.lay(tile, cell, 0, state.seat)
        if state.listening:
            x, y = state.board.x(int(cell)), state.board.y(int(cell))
            state.emit("hidden", {"seat": int(state.seat), "x": x, "y": y})
        engine.push_step("bury")

    def why(self, engine: Engine, action: i64) -> Refusal | None:
        """Another tile, a taken cell, too far from an open cemetery, or adjacent by a corner only."""
        if action & KIND_MASK != PLACE:
            return None
        state, cell = engine.state, action >> CELL_SHIFT
        if engine.rules.tiles[(action >> TILE_SHIFT) & 1023].id != FACE_DOWN:
            return Refusal("wrong-tile", "MIST-100", "Now place the top tile of the pile face down.")
        if state.board.placed_at(cell) is not None:
            return Refusal("cell-taken", "MIST-100", "A tile already lies there.")
        if not any(state.board.beside(node.cell, cell) for node in open_cemeteries(self.team, state)):
            text = "The tile goes on an empty space among the 8 around an open cemetery."
            return Refusal("not-beside-cemetery", "MIST-100", text)
        text = "The space must share a side with a tile, face up or down; a corner is not enough."
        return Refusal("no-tile-beside", "MIST-101", text)


def has_side(state: State, cell: i64) -> bool:
    """Whether a tile shares a side with the cell."""
    side: i64 = 0
    for side in range(4):  # noqa: SIM110 - a loop is three times as fast compiled
        if state.board.placed_at(state.board.step(cell, side)) is not None:
            return True
    return False
