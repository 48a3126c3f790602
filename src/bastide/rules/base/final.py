"""The end of the game (BASE-40 to BASE-43): unfinished features are counted, fields after all others."""

from mypy_extensions import i64

from bastide.core.engine import Engine
from bastide.core.features import PAID
from bastide.core.state import State
from bastide.rules.base.pay import count_feature


def count_everything(engine: Engine) -> None:
    """Pay each feature that still holds figures once. The figures stay."""
    rules, state = engine.rules, engine.state
    for kind in rules.last_count:
        stamp: i64 = state.features.next_generation()
        for figure in state.figures:
            node = figure.node
            if node is not None and node.kind == kind:
                root = node.root()
                if root.stamp != stamp and not root.marks & PAID:
                    root.stamp = stamp
                    count_feature(engine, root, True)


def most_points(state: State) -> list[int]:
    """Every seat with the most points: tied players share the victory (BASE-43)."""
    scores = [int(state.score(seat)) for seat in range(int(state.n_seats))]
    return [seat for seat, score in enumerate(scores) if score == max(scores)]
