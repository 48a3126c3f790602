"""Scoring what the turn completed (BASE-30 to BASE-39), and passing the turn (BASE-10)."""

from mypy_extensions import i64

from bastide.core.actions import CELL_SHIFT, SEGMENT_SHIFT, pack_score
from bastide.core.engine import Engine
from bastide.core.features import Node
from bastide.core.hooks import Step
from bastide.core.refusal import Refusal
from bastide.rules.base.counting import count_feature


class Score(Step):
    """Every occupied feature that the tile just placed completed is paid and its figures go home."""

    name = "score"
    question = "order"
    verb = "choose what is scored next"
    cites = ("BASE-35",)

    def enter(self, engine: Engine) -> bool:
        """The segments of the tile in catalogue order, then the monasteries around in order of placement. Where a
        module says that points can depend on the order, the player to move chooses it (BASE-35, COM-17)."""
        for module in engine.rules.orderers:
            if module.order_matters(engine) and len(completed(engine)) > 1:
                engine.state.decider = engine.state.seat
                return True
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
                        settle(engine, root)
        for node in features.inside:
            if node.open == 0 and node.figures != 0 and (completes >> node.kind) & 1:
                settle(engine, node)
        return False

    def offer(self, engine: Engine) -> None:
        """Each completed feature by one of its segments."""
        for node in completed(engine):
            engine.add_offer(pack_score(node.index - node.base, node.cell))

    def apply(self, engine: Engine, action: i64) -> bool:
        """Score this one; then there may be another choice."""
        placed = engine.state.board.placed_at(action >> CELL_SHIFT)
        assert placed is not None
        settle(engine, engine.state.node_at(placed, (action >> SEGMENT_SHIFT) & 255).root())
        return False

    def why(self, engine: Engine, action: i64) -> Refusal | None:
        """Not completed by this tile, or nobody there."""
        return Refusal("nothing-to-score", "BASE-35", "This tile completed no such feature with figures in it.")


def settle(engine: Engine, root: Node) -> None:
    """Pay a completed feature; its figures go home (BASE-33, BASE-34)."""
    count_feature(engine, root, False)
    engine.state.return_figures(root)


def completed(engine: Engine) -> list[Node]:
    """What waits to be scored: of each feature the first segment, in the order in which nobody has to choose."""
    rules, state = engine.rules, engine.state
    features = state.features
    stamp: i64 = features.next_generation()
    found: list[Node] = []
    fresh: list[Node] = []
    for placed in state.board.laid[state.turn_laid : state.board.n_laid]:
        fresh += features.nodes[placed.base : placed.base + placed.rot.n_segments]
    for node in fresh + features.inside:
        root = node.root()
        if (rules.completes >> root.kind) & 1 and root.open == 0 and root.figures != 0 and root.stamp != stamp:
            root.stamp = stamp
            found.append(node)
    return found


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
