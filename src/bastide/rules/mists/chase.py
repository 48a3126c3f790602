"""3b: the hound drives ghosts off up to two of the 9 tiles around its figure, up to three each (MIST-90)."""

from typing import Final

from mypy_extensions import i64

from bastide.core.actions import CELL_SHIFT, PASS
from bastide.core.board import PlacedCell
from bastide.core.engine import Engine
from bastide.core.refusal import Refusal
from bastide.rules.mists.reward import banish, ghosts_at, offer_banishing
from bastide.rules.mists.team import TeamStep

CELL_BITS: Final = 24
CELL_MASK: Final = (1 << CELL_BITS) - 1


class Chase(TeamStep):
    """A pushed step. Its argument is the cell of the hound's figure and, the second time, the cell chosen first."""

    name = "chase"
    question = "chase"
    verb = "let the hound banish ghosts or not"
    cites = ("MIST-90",)
    answers = "reward"
    pushed = True
    may_pass = True

    def enter(self, engine: Engine) -> bool:
        """It asks as long as there are ghosts around."""
        state = engine.state
        if state.pending == 0 or not self._haunted(engine):
            return False
        state.decider = state.seat
        return True

    def _haunted(self, engine: Engine) -> list[PlacedCell]:
        """Tiles with ghosts around the figure, including its own but not the one chosen first, in reading order."""
        state = engine.state
        board = state.board
        arg: i64 = engine.pending_arg()
        at: i64 = arg & CELL_MASK
        found: list[PlacedCell] = []
        row: i64 = 0
        cell: i64 = 0
        for row in range(at - board.width, at + board.width + 1, board.width):
            for cell in range(row - 1, row + 2):
                placed = board.placed_at(cell)
                if placed is not None and cell != arg >> CELL_BITS and ghosts_at(state, placed) > 0:
                    found.append(placed)
        return found

    def offer(self, engine: Engine) -> None:
        """Ghosts of each of them, or none."""
        for placed in self._haunted(engine):
            offer_banishing(engine, placed)

    def apply(self, engine: Engine, action: i64) -> bool:
        """After the first tile another can be chosen."""
        if action == PASS:
            return True
        arg: i64 = engine.pending_arg()
        banish(self.team, engine, action)
        if arg >> CELL_BITS == 0:
            engine.push_step("chase", int(arg | ((action >> CELL_SHIFT) << CELL_BITS)))
        return True

    def why(self, engine: Engine, action: i64) -> Refusal | None:
        """Too far from the figure, or chosen already."""
        text = "The hound chases ghosts off two different ones of the 9 tiles around and with its figure."
        return Refusal("too-far-for-hound", "MIST-90", text)
