"""Heuristics of the arrows for bots that look ahead."""

from typing import Final

from bastide.core.state import State
from bastide.heuristics.module_heuristics import ModuleHeuristics
from bastide.rules.arrows.symbols import Arrows

WORTH: Final = {"reinforce": 0.1, "portal": 0.2, "extra-turn": 0.3}
"""Points that a waiting symbol is likely to bring, tuned by matches of the bot against itself (benchmarks/bots.py)."""


class ArrowHeuristics(ModuleHeuristics):
    """A tile placed where arrows point gets their symbols."""

    def __init__(self, arrows: Arrows) -> None:
        self.arrows = arrows

    def waits(self, state: State) -> list[tuple[int, float]]:
        """Arrows on the board that point at empty cells (ANN-24)."""
        return [(cell, WORTH[symbol]) for cell, symbol in self.arrows.lying(state)]
