"""Castles of the expansion (GHO-50 to GHO-54)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from bastide.core.features import Node
from bastide.core.figures import FigureSpec
from bastide.core.rule_module import RuleModule
from bastide.core.scoring import Points
from bastide.core.state import State
from bastide.core.tiles.specs import TileSpec
from bastide.rules.ghosts.guards import NeighbourHeuristics, also_on
from bastide.rules.shared_mist.banks import misty_around
from bastide.rules.shared_mist.tiles import shows_segment

CASTLE: Final = "castle"
PER_TILE: Final = 2


class CastlePoints(Points):
    """2 points for each misty tile around, and for the castle's own if it is misty (GHO-52). Unfinished at the end: 1
    for each misty tile around and 1 for the castle's own, misty or not (GHO-53)."""

    reason = "castle"
    feature = CASTLE
    rule = "GHO-52"
    final_rule = "GHO-53"

    def points(self, state: State, root: Node, final: bool) -> i64:
        """Whether banks of mist are closed does not matter. Quarters of the start tile count separately (GHO-54)."""
        tiles: i64 = _tiles(state, root, final)
        if final:
            return tiles
        return PER_TILE * tiles

    def count(self, state: State, root: Node) -> i64:
        """The number of tiles that give points."""
        return _tiles(state, root, state.over)


def _tiles(state: State, root: Node, final: bool) -> i64:
    tiles: i64 = misty_around(state, root.cell)
    return tiles + 1 if final and not state.board.require_tile(root.cell).rot.veiled else tiles


class Castles(RuleModule):
    """Five tiles with a castle. Their points depend on the mist."""

    id = "castles"
    picture = ("MC01", 0)
    hooks = ("supply", "kinds", "figure_supply", "points")
    requires = ("mist",)
    tells: ClassVar[dict[str, str]] = {"for castle": "{feature:a}, {count:misty tile}"}

    def supply(self, spec: TileSpec, count: int) -> int:
        """Put the castles into the bag."""
        return spec.count if shows_segment(spec, CASTLE) else count

    def kinds(self) -> list[str]:
        """Castles are features."""
        return [CASTLE]

    def figure_supply(self, spec: FigureSpec) -> FigureSpec:
        """Meeples and guards can occupy a castle, the abbot cannot (GHO-50)."""
        return also_on(spec, CASTLE, "steward")

    def heuristics(self) -> NeighbourHeuristics:
        """A tile around is worth less than a point, because not all are misty."""
        return NeighbourHeuristics(CASTLE, (0.9, 0.5))

    def points(self) -> list[Points]:
        """Castles."""
        return [CastlePoints()]
