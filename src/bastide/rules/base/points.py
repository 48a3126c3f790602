"""What roads, cities and monasteries are worth (BASE-30 to BASE-32, BASE-38, BASE-41), and the completed cities that
touch a field (FLD-04 to FLD-06)."""

from typing import Final

from mypy_extensions import i64

from bastide.core.features import Node
from bastide.core.scoring import Points
from bastide.core.state import State

SMALL: Final = 2


class RoadPoints(Points):
    """1 point per tile of the road, completed or not."""

    reason = "road"
    feature = "road"
    rule = "BASE-30"
    final_rule = "BASE-41"

    def points(self, state: State, root: Node, final: bool) -> i64:
        """Tiles."""
        return root.tiles


class CityPoints(Points):
    """2 points per tile and shield when completed, also for a city of two tiles (BASE-38), else 1."""

    reason = "city"
    feature = "city"
    rule = "BASE-31"
    final_rule = "BASE-41"

    def points(self, state: State, root: Node, final: bool) -> i64:
        """Tiles and shields, twice if completed."""
        worth: i64 = root.tiles + root.shields
        return worth if final else 2 * worth


class SmallCityPoints(Points):
    """House rule HOUSE-1: a completed city of two tiles counts only 1 per tile and shield."""

    reason = "small-city"
    feature = "city"
    rule = "HOUSE-1"
    instead = "city"

    def holds(self, state: State, root: Node, final: bool) -> bool:
        """A completed city of two tiles."""
        return not final and root.tiles == SMALL

    def points(self, state: State, root: Node, final: bool) -> i64:
        """Its tiles and shields."""
        return root.tiles + root.shields


class MonasteryPoints(Points):
    """1 point for its tile and for each tile around: 9 when completed."""

    reason = "monastery"
    feature = "monastery"
    rule = "BASE-32"
    final_rule = "BASE-41"

    def points(self, state: State, root: Node, final: bool) -> i64:
        """The tile and its neighbours."""
        return root.tiles


def count_completed_cities(state: State, root: Node) -> i64:
    """How many completed cities the field touches, each once (FLD-05, FLD-06), whether they scored or not (FLD-10)."""
    features = state.features
    nodes = features.nodes
    stamp: i64 = features.next_generation()
    cities: i64 = 0
    node: Node = root
    while True:
        for segment in node.seg.touches:
            city = nodes[node.base + segment].root()
            if city.open == 0 and city.stamp != stamp:
                city.stamp = stamp
                cities += 1
        node = node.next
        if node is root:
            return cities
