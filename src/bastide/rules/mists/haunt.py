"""1b: mist that the tile closes returns its ghosts to the bank (MIST-20 to MIST-25). 2a: ghosts appear (MIST-40 to
MIST-53)."""

from mypy_extensions import i64

from bastide.core.actions import CELL_SHIFT, SEGMENT_SHIFT, Action
from bastide.core.board import PlacedCell
from bastide.core.engine import Engine
from bastide.core.features import Node
from bastide.core.notation import find_cell, list_spot_actions, spot_action
from bastide.core.refusal import Refusal
from bastide.core.spot_actions import spot_node
from bastide.core.state import State
from bastide.core.step import CELL, ActionKind
from bastide.rules.mists.bury import open_cemeteries
from bastide.rules.mists.team import TeamStep
from bastide.rules.shared_mist.banks import clear_bank, extends_mist, mists_of

GHOST = "ghost"


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


class Haunt(TeamStep):
    """Ghosts come onto the mist of the new tile, and one more onto an open cemetery, or onto the mist around a haunted
    one.

    It asks only which of several open cemeteries gets it (MIST-44)."""

    name = "haunt"
    question = "haunt"
    verb = "choose the cemetery for a ghost"
    cites = ("MIST-44",)

    def enter(self, engine: Engine) -> bool:
        """Put all ghosts that need no choice. If the bank runs out, the game is lost (MIST-45)."""
        state, team = engine.state, self.team
        due: i64 = 0
        for placed in state.board.laid[int(state.turn_laid) : int(state.board.n_laid)]:
            for node in mists_of(state, placed):
                n: i64 = _due(state, placed_extends=extends_mist(state, placed, node), node=node)
                if n > 0 and not team.bring(engine, node, n, "mist"):
                    return False
                due += n
        if team.haunted:
            self._haunt_around(engine)
            return False
        graves = open_cemeteries(team, state) if due > 0 else []
        if len(graves) > 1 and team.bank(state) > 0:
            state.decider = state.seat
            return True
        if graves:
            team.bring(engine, graves[0], 1, "cemetery")
        return False

    def _haunt_around(self, engine: Engine) -> None:
        """A haunted cemetery was placed: a ghost onto each tile around that has mist, closed or not (MIST-52)."""
        state, board = engine.state, engine.state.board
        placed = board.laid[board.n_laid - 1]
        if not any(segment.kind == self.team.grave for segment in placed.rot.segments):
            return
        for cell in board.around(placed.cell):
            beside = board.placed_at(cell)
            if beside is None or not beside.rot.veiled:
                continue
            if not self.team.bring(engine, mists_of(state, beside)[0], 1, "haunted"):
                return

    def offer(self, engine: Engine) -> None:
        """Each cemetery that is still open."""
        code: i64 = engine.rules.kind_code["haunt"]
        for node in open_cemeteries(self.team, engine.state):
            engine.add_offer(code | ((node.index - node.base) << SEGMENT_SHIFT) | (node.cell << CELL_SHIFT))

    def apply(self, engine: Engine, action: i64) -> bool:
        """Put the ghost on the chosen cemetery."""
        self.team.bring(engine, spot_node(engine.state, action), 1, "cemetery")
        return True

    def why(self, engine: Engine, action: i64) -> Refusal | None:
        """No cemetery, or a closed one."""
        return Refusal("cemetery-closed", "MIST-44", "The ghost comes onto a cemetery that is still open.")


def _due(state: State, placed_extends: bool, node: Node) -> i64:
    """One for each symbol, one fewer if it joins mist, none if the placement closes the mist (MIST-40 to 42)."""
    if node.root().open == 0:
        return 0
    if placed_extends and node.seg.tokens > 0:
        return node.seg.tokens - 1
    return node.seg.tokens


class HauntKind(ActionKind):
    """ "haunt ghost cemetery 2,1 I". Packed: kind | segment << 10 | cell << 18."""

    word = "haunt"
    question = "haunt"
    apart = True
    packing = CELL

    def to_action(self, engine: Engine, packed: i64) -> Action:
        """The cemetery."""
        return spot_action(engine, packed, self.word, GHOST)

    def to_packed(self, engine: Engine, action: Action, kind: i64) -> i64:
        """The packed form. Raises IllegalAction where there is no such tile or segment."""
        if action.figure != GHOST:
            return -1
        cell, segment = find_cell(engine, action)
        return kind | (i64(segment) << SEGMENT_SHIFT) | (i64(cell) << CELL_SHIFT)

    def sayable(self, engine: Engine, placed: PlacedCell | None) -> list[Action]:
        """Any part of any tile."""
        return [] if placed is None else list_spot_actions(engine, placed, self.word, [GHOST])
