"""Completed cities that touch a field (FLD-04 to FLD-06)."""

from mypy_extensions import i64

from bastide.core.features import Node
from bastide.core.state import State


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
