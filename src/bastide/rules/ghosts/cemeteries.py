"""Cemeteries and gravediggers (GHO-40 to GHO-46)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from bastide.core.engine import Engine
from bastide.core.features import Node
from bastide.core.figures import FigureSpec
from bastide.core.rule_module import RuleModule
from bastide.core.ruleset import Ruleset
from bastide.core.scoring import Points
from bastide.core.tiles.specs import TileSpec
from bastide.rules.ghosts.guards import GUARD, NeighbourHeuristics, also_on
from bastide.rules.shared_mist.tiles import shows_segment

CEMETERY: Final = "cemetery"


class CemeteryPoints(Points):
    """A finished cemetery gives a guard and no points (GHO-42), an unfinished one nothing (GHO-45)."""

    reason = "cemetery"
    feature = CEMETERY
    rule = "GHO-42"
    final_rule = "GHO-45"
    brings = GUARD


class Cemeteries(RuleModule):
    """Five tiles with a cemetery. Its gravedigger's owner gains a guard when all 8 cells around are filled."""

    id = "cemeteries"
    picture = ("MK02", 0)
    hooks = ("supply", "kinds", "figure_supply", "points", "scored")
    requires = ("guards",)
    tells: ClassVar[dict[str, str]] = {"guard-gained": "{who} gains a guard, {left} left in the stock (GHO-42)"}

    def __init__(self) -> None:
        self.kind: i64 = 0
        self.guard: i64 = 0

    def ready(self, rules: Ruleset) -> None:
        """Note the codes of the cemetery and of the guard."""
        self.kind = rules.kinds[CEMETERY]
        self.guard = rules.figure_index[GUARD]

    def supply(self, spec: TileSpec, count: int) -> int:
        """Put the cemeteries into the bag."""
        return spec.count if shows_segment(spec, CEMETERY) else count

    def kinds(self) -> list[str]:
        """Cemeteries are features."""
        return [CEMETERY]

    def figure_supply(self, spec: FigureSpec) -> FigureSpec:
        """Meeples and guards can be gravediggers, the abbot cannot (GHO-41)."""
        return also_on(spec, CEMETERY, "gravedigger")

    def heuristics(self) -> NeighbourHeuristics:
        """It gives no points."""
        return NeighbourHeuristics(CEMETERY, (0.0, 0.0))

    def points(self) -> list[Points]:
        """A line of points is needed so that a cemetery can be completed."""
        return [CemeteryPoints()]

    def scored(self, engine: Engine, root: Node, seats: i64) -> None:
        """The owner of the gravedigger takes a guard of their colour from the stock, if one is left (GHO-42, 43)."""
        if root.kind != self.kind:
            return
        state = engine.state
        seat: i64 = 0
        for seat in range(state.n_seats):
            if (seats >> seat) & 1 and state.stock(seat, self.guard) > 0:
                state.gain_figure(seat, self.guard)
                if state.listening:
                    left = int(state.stock(seat, self.guard))
                    state.emit("guard-gained", {"seat": int(seat), "left": left})
