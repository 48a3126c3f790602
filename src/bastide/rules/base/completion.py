"""Scoring what the turn completed (BASE-30 to BASE-39), and passing the turn (BASE-10)."""

from mypy_extensions import i64

from bastide.core.engine import Engine
from bastide.core.hooks import Step
from bastide.rules.base.counting import count_feature


class Score(Step):
    """Every occupied feature that the tile just placed completed is paid and its figures go home."""

    name = "score"

    def enter(self, engine: Engine) -> bool:
        """The segments of the tile in catalogue order, then the monasteries around in order of placement.
        No points depend on the order in the base game (BASE-35)."""
        rules, state = engine.rules, engine.state
        features = state.features
        nodes = features.nodes
        completes: i64 = rules.completes
        k: i64 = 0
        i: i64 = 0
        for k in range(state.turn_laid, state.board.n_laid):
            placed = state.board.laid[k]
            for i in range(placed.base, placed.base + placed.rot.n_segments):
                node = nodes[i]
                if (completes >> node.kind) & 1:
                    root = node.root()
                    if root.open == 0 and root.figures != 0:
                        count_feature(engine, root, False)
                        state.return_figures(root)
        for node in features.inside:
            if node.open == 0 and node.figures != 0 and (completes >> node.kind) & 1:
                count_feature(engine, node, False)
                state.return_figures(node)
        return False


class Next(Step):
    """The turn passes to the left."""

    name = "next"

    def enter(self, engine: Engine) -> bool:
        """The next seat in order is to move."""
        state = engine.state
        state.seat += 1
        if state.seat == state.n_seats:
            state.seat = 0
        state.turn += 1
        if state.listening and state.bag > 0:
            state.emit("turn", {"seat": int(state.seat), "turn": int(state.turn)})
        return False
