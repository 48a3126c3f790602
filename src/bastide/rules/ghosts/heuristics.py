"""Heuristics of the ghosts for bots that look ahead."""

from mypy_extensions import i64

from bastide.core.features import Node
from bastide.core.state import State
from bastide.heuristics.module_heuristics import ModuleHeuristics
from bastide.rules.ghosts.haunting import Haunting
from bastide.rules.ghosts.penalties import ghost_cost


class GhostHeuristics(ModuleHeuristics):
    """Ghosts beside figures cost points when these are paid, except on one kind of segment (GHO-45)."""

    def __init__(self, haunting: Haunting, exempt: i64) -> None:
        self.haunting = haunting
        self.exempt: i64 = exempt

    def owed(self, state: State, root: Node, seat: i64, final: bool) -> i64:
        """The cost of all ghosts of the seat there."""
        return ghost_cost(state, root, seat, final, self.exempt)

    def spares(self, kind: i64) -> bool:
        """Guards (GHO-19)."""
        return not (self.haunting.haunted >> kind) & 1


class NeighbourHeuristics(ModuleHeuristics):
    """The worth of one more tile around one kind of feature, completed or not."""

    def __init__(self, kind: str, worth: tuple[float, float]) -> None:
        self.kind = kind
        self.worth = worth

    def around(self, kind: str) -> tuple[float, float] | None:
        """Points, tuned by matches of the bot against itself (benchmarks/bots.py)."""
        return self.worth if kind == self.kind else None
