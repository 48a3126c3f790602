"""The common part of the expansion: its figures, and the tiles that stay in the box (GHO-03, GHO-04, GHO-19)."""

from dataclasses import replace
from typing import Final

from bastide.core.figures import FigureSpec
from bastide.core.rule_module import RuleModule
from bastide.core.tiles.specs import TileSpec
from bastide.heuristics.module_heuristics import ModuleHeuristics
from bastide.rules.base.module import ROLES
from bastide.rules.shared_mist.tiles import SPECIAL, START, shows_segment

MEEPLE: Final = "meeple"
GUARD: Final = "guard"
MEEPLES: Final = 5
GUARDS: Final = 5
IN_STOCK: Final = 3


def also_on(spec: FigureSpec, kind: str, role: str) -> FigureSpec:
    """Allow meeples, and figures used like them, to stand there too. An abbot may not (GHO-41, GHO-50)."""
    return replace(spec, stands={**spec.stands, kind: role}) if spec.works_as(MEEPLE) else spec


class Guards(RuleModule):
    """Five meeples and two guards each. Three more guards of each colour are in the general stock."""

    id = "guards"
    carried = True
    hooks = ("supply", "figures", "figure_supply")
    requires = ("base-rules", "mist-tiles")

    def supply(self, spec: TileSpec, count: int) -> int:
        """Castles and cemeteries of this box stay there unless their part is played (COM-10). So does its start tile if
        another start is laid (COM-33)."""
        boxed = spec.id == START or any(shows_segment(spec, kind) for kind in SPECIAL)
        return 0 if boxed else count

    def figures(self) -> list[FigureSpec]:
        """A guard is used like a meeple, but gets no ghosts (GHO-19)."""
        return [FigureSpec(GUARD, GUARDS, ROLES, stock=IN_STOCK, like=MEEPLE)]

    def figure_supply(self, spec: FigureSpec) -> FigureSpec:
        """The other meeples stay in the box (GHO-03)."""
        return replace(spec, count=MEEPLES) if spec.name == MEEPLE else spec


class NeighbourHeuristics(ModuleHeuristics):
    """The worth of one more tile around one kind of feature, completed or not."""

    def __init__(self, kind: str, worth: tuple[float, float]) -> None:
        self.kind = kind
        self.worth = worth

    def around(self, kind: str) -> tuple[float, float] | None:
        """Points, tuned by matches of the bot against itself (benchmarks/bots.py)."""
        return self.worth if kind == self.kind else None
