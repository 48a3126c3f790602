"""What roads, cities and monasteries are worth (BASE-30 to BASE-32, BASE-38, BASE-41)."""

from typing import Final

from mypy_extensions import i64

from bastide.core.features import Node
from bastide.core.hooks import Points
from bastide.core.state import State

SMALL: Final = 2


class RoadPoints(Points):
    """1 point per tile the road runs over, completed or not."""

    reason = "road"
    feature = "road"
    rule = "BASE-30"
    final_rule = "BASE-41"

    def points(self, state: State, root: Node, final: bool) -> i64:
        """Tiles."""
        return root.tiles


class CityPoints(Points):
    """2 points per tile and shield when completed (a city of two tiles is no exception, BASE-38, unless HOUSE-1 is
    played), else 1."""

    reason = "city"
    feature = "city"
    rule = "BASE-31"
    final_rule = "BASE-41"

    def __init__(self, small: bool = False) -> None:
        self.small = small  # another line counts cities of two tiles

    def points(self, state: State, root: Node, final: bool) -> i64:
        """Tiles and shields, twice if completed."""
        worth: i64 = root.tiles + root.shields
        if final:
            return worth
        return 0 if self.small and root.tiles == SMALL else 2 * worth


class SmallCityPoints(Points):
    """House rule: a completed city of two tiles counts 1 per tile and shield only."""

    reason = "small-city"
    feature = "city"
    rule = "HOUSE-1"
    final_rule = "HOUSE-1"

    def points(self, state: State, root: Node, final: bool) -> i64:
        """Tiles and shields of a completed city of two tiles."""
        return root.tiles + root.shields if not final and root.tiles == SMALL else 0


class MonasteryPoints(Points):
    """1 point for its tile and for each tile around: 9 when completed."""

    reason = "monastery"
    feature = "monastery"
    rule = "BASE-32"
    final_rule = "BASE-41"

    def points(self, state: State, root: Node, final: bool) -> i64:
        """The tile and its neighbours."""
        return root.tiles
