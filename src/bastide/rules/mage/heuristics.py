"""Heuristics of the mage and the witch for bots that look ahead: where the two are, and which moves are worth a try."""

from typing import Final

from mypy_extensions import i64

from bastide.core.actions import KIND_MASK
from bastide.core.engine import Engine
from bastide.core.features import Node
from bastide.core.spot_actions import spot_node
from bastide.core.state import State
from bastide.heuristics.module_heuristics import ModuleHeuristics
from bastide.rules.base.neutral_pieces import is_off
from bastide.rules.mage.magic import MAGIC
from bastide.rules.mage.pieces import MAGE, NAMES, WITCH, Pieces

TRIED: Final = 4
"""Moves that are tried in look-ahead."""


class MageHeuristics(ModuleHeuristics):
    """The mage goes to large features of one's own, the witch to those of opponents."""

    has_pieces = True

    def __init__(self, pieces: Pieces) -> None:
        self.marks = pieces

    def pieces(self, state: State) -> list[int]:
        """The nodes of both."""
        return [int(state.values[self.marks.slot + piece]) - 1 for piece in (MAGE, WITCH)]

    def promising(self, engine: Engine, seat: i64, acts: list[int]) -> list[int]:
        """The moves that change most for the better at once."""
        if len(acts) <= TRIED or engine.current().name != MAGIC:
            return acts
        mage: i64 = engine.rules.kind_code[NAMES[MAGE]]
        ranked: list[tuple[float, int]] = []
        for act in acts:
            ranked.append((-self._gain(engine, seat, act, act & KIND_MASK == mage), act))
        ranked.sort()
        return [act for _, act in ranked[:TRIED]]

    def _gain(self, engine: Engine, seat: i64, act: i64, is_mage: bool) -> float:
        """The points that the feature changes by, and what the seat gains by leaving the present one."""
        state = engine.state
        gain: float = 0.0
        left = self.marks.node(state, MAGE if is_mage else WITCH)
        if left is not None:
            gain -= self._change(engine, seat, left.root(), is_mage)
        if is_off(act):
            return gain
        return gain + self._change(engine, seat, spot_node(state, act).root(), is_mage)

    def _change(self, engine: Engine, seat: i64, root: Node, is_mage: bool) -> float:
        """What the seat gains if a piece is in a feature."""
        state, scoring = engine.state, engine.rules.scoring
        paid: i64 = scoring.paid(state, root)
        if paid == 0:
            return 0.0
        points: float = float(root.tiles) if is_mage else -0.5 * float(scoring.worth(state, root, False))
        own: bool = (paid >> seat) & 1 == 1
        others: bool = paid & ~(i64(1) << seat) != 0
        if own and others:
            return 0.0
        return points if own else -points
