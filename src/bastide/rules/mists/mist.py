"""1b: mist that the tile closes returns its ghosts to the bank (MIST-20 to MIST-25)."""

from bastide.core.engine import Engine
from bastide.rules.mists.team import TeamStep
from bastide.rules.shared_mist.banks import clear_bank, mists_of


class CloseMist(TeamStep):
    """Needs no decision. Only a placement that extends a bank can close it, so only the new tile's banks are
    checked."""

    name = "mist"
    has_effects = True

    def enter(self, engine: Engine) -> bool:
        """All ghosts of a closed bank are removed. It gives no points (MIST-23)."""
        state = engine.state
        done = []
        for placed in state.board.laid[int(state.turn_laid) : int(state.board.n_laid)]:
            for node in mists_of(state, placed):
                root = node.root()
                if root.open == 0 and root not in done:
                    done.append(root)
                    n = clear_bank(state, root)
                    self.team.send_back(state, n)
                    if state.listening:
                        state.emit("mist-closed", {"cells": state.cells_of(root), "ghosts": int(n)})
        return False
