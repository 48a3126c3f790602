"""The expected cost of ghosts that stand with figures, and the value of figures that ghosts cannot haunt.

The ruleset defines what a ghost takes. The probability that further ghosts drive a figure away is an estimate
(weights.py).
"""

from math import pow

from mypy_extensions import i64

from bastide.bots.weights import Weights
from bastide.core.engine import Engine
from bastide.core.features import Node
from bastide.core.figures import Figure
from bastide.core.tiles.tables import TileType
from bastide.core.vectors import vec
from bastide.heuristics.module_heuristics import ModuleHeuristics, list_heuristics


class GhostRisk:
    """Estimates for one decision of one game.

    Call `begin` once per decision, and `look` after ghosts may have moved. All figures are assumed to have the same
    risk of a first ghost. Only differences from that are counted.
    """

    def __init__(self, engine: Engine, weights: Weights) -> None:
        self.engine = engine
        self.weights = weights
        self.seats: i64 = engine.rules.n_seats
        self.keepers: list[ModuleHeuristics] = list_heuristics(engine.rules)
        # by kind of figure: whether the ruleset takes nothing for it
        kinds = range(int(engine.rules.n_kinds))
        self.spared: list[bool] = [all(keeper.spares(kind) for keeper in self.keepers) for kind in kinds]
        self.misty: list[TileType] = [tile for tile in engine.rules.tiles if tile.rots[0].veiled]
        self.menace: float = 0.0  # the probability that an opponent can still place ghosts
        # on the board: figures with ghosts or immune to them, and where they stand
        self.marked: list[Figure] = []
        self.roots: list[Node] = []
        self.tolls: list[float] = [0.0] * int(self.seats)  # for the feature that is being evaluated

    def begin(self) -> None:
        """Note how much mist is left in the bag."""
        state = self.engine.state
        left: i64 = 0
        for tile in self.misty:
            left += state.left(tile.index)
        self.menace = 1.0 - pow(self.weights.calm, float(left) / float(self.seats))
        self.look()

    def look(self) -> None:
        """Note the positions of ghosts and guards."""
        self.marked = []
        self.roots = []
        for figure in self.engine.state.figures:
            node = figure.node
            if node is not None and (figure.tokens > 0 or self.spared[figure.kind]):
                self.marked.append(figure)
                self.roots.append(node.root())

    def add(self, root: Node, worth: float, comes_home: float, home: float, values: "vec[float]") -> None:
        """Adjust the seats' values on a feature for what ghosts take there and which figures they may drive away."""
        paid: i64 = self.engine.rules.scoring.paid(self.engine.state, root)
        asked: i64 = 0
        k: i64 = 0
        for k in range(len(self.roots)):
            if self.roots[k] is not root:
                continue
            figure = self.marked[k]
            if figure.tokens > 0 and (asked >> figure.seat) & 1 == 0:
                asked |= 1 << figure.seat
                self.tolls[figure.seat] = self._toll(root, figure.seat, (paid >> figure.seat) & 1 == 1, comes_home)
                values[figure.seat] -= self.tolls[figure.seat]
            toll: float = self.tolls[figure.seat] if figure.tokens > 0 else 0.0
            self._fear(root, figure, paid, worth, toll + (1.0 - comes_home) * home, values)

    def _toll(self, root: Node, seat: i64, paid: bool, comes_home: float) -> float:
        """The expected charge of the ruleset to a seat.

        When a feature is completed, only the paid seats are charged.
        """
        state = self.engine.state
        done: i64 = 0
        last: i64 = 0
        for keeper in self.keepers:
            if paid:
                done += keeper.owed(state, root, seat, False)
            last += keeper.owed(state, root, seat, True)
        return self.weights.toll * (comes_home * float(done) + (1.0 - comes_home) * float(last))

    def _fear(self, root: Node, figure: Figure, paid: i64, worth: float, freed: float, values: "vec[float]") -> None:
        """Subtract the expected loss if the figure is driven away, less the charge that it would be freed from.

        An opponent who wants to do harm does not drive a figure away if that helps its owner.
        """
        fear = self.weights.fear
        chance: float = -fear[0]
        if not self.spared[figure.kind]:
            chance += fear[figure.tokens] if figure.tokens < len(fear) else fear[-1]
        without: i64 = self.engine.rules.scoring.paid_with(self.engine.state, root, root.figures - figure.unit)
        seat: i64 = figure.seat
        lost: float = -freed
        if (paid >> seat) & 1 and not (without >> seat) & 1:
            lost += worth
        heirs: i64 = without & ~paid
        if lost > 0.0:
            values[seat] -= self.menace * chance * lost
        if heirs != 0:
            for seat in range(self.seats):
                if (heirs >> seat) & 1:
                    values[seat] += self.menace * chance * worth
