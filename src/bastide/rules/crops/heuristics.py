"""Heuristics of a crop circle for bots that look ahead: what adding a meeple will bring to the seats that still
decide."""

from typing import Final

from mypy_extensions import i64

from bastide.core.features import Node
from bastide.core.ruleset import Ruleset
from bastide.core.scoring import count_of_seat
from bastide.core.state import State
from bastide.heuristics.module_heuristics import ModuleHeuristics
from bastide.rules.crops.circles import GROW, Circles

SHARE: Final = 0.5
"""The fraction of the points of an unfinished feature that a new share in it, or the end of a tie, brings."""


class CropsHeuristics(ModuleHeuristics):
    """A meeple added makes a share of a lost feature, or makes its owner the only one paid."""

    def __init__(self, circles: Circles) -> None:
        self.circles = circles

    def promise(self, state: State, seat: i64) -> float:
        """The largest gain by adding, for a seat whose turn in the circle is still to come."""
        rules = state.rules
        if state.pending == 0 or not self._waits(rules, state, seat):
            return 0.0
        gains = [self._gain(state, node.root(), seat) for _, node in self.circles.additions(state, seat)]
        return SHARE * max(gains, default=0.0)

    def _waits(self, rules: Ruleset, state: State, seat: i64) -> bool:
        """Whether one of the pushed steps is the turn of the seat."""
        turn: i64 = rules.step_index[GROW] | ((seat + 1) << 8)
        number: i64 = 0
        for number in range(1, state.pending + 1):  # noqa: SIM110 - a loop is three times as fast compiled
            if state.values[rules.pending_slot + number] == turn:
                return True
        return False

    def _gain(self, state: State, root: Node, seat: i64) -> float:
        own: i64 = count_of_seat(root.figures, seat)
        most: i64 = 0
        other: i64 = 0
        for other in range(state.n_seats):
            if other != seat:
                most = max(most, count_of_seat(root.figures, other))
        if most == 0 or own > most or own + 1 < most:
            return 0.0
        return float(state.rules.scoring.worth_to(state, root, seat, True))
