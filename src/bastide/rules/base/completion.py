"""Scoring what the turn completed (BASE-30 to BASE-39), and passing the turn (BASE-10)."""

from typing import Final

from mypy_extensions import i64

from bastide.core.actions import pack_score
from bastide.core.engine import Engine
from bastide.core.features import PAID, Node
from bastide.core.figures import Figure
from bastide.core.refusal import Refusal
from bastide.core.spot_actions import spot_node
from bastide.core.step import Step
from bastide.core.tiles.attributes import INSIDE
from bastide.rules.base.pay import count_feature

MODULE_BITS: Final = 6
MODULE_MASK: Final = (1 << MODULE_BITS) - 1
"""Argument of the pushed step: how many modules were asked before a feature is paid, below its node's index."""


class Score(Step):
    """Every occupied feature that the tile just placed completed is paid, and its figures go home."""

    name = "score"
    question = "order"
    verb = "choose what is scored next"
    cites = ("BASE-35",)

    def enter(self, engine: Engine) -> bool:
        """Pay the segments of the tile in catalogue order, then those of `list_elsewhere`, then the monasteries around
        in order of placement.

        If `order_matters` of any module returns True, the player to move chooses the order (BASE-35, COM-17)."""
        rules, state = engine.rules, engine.state
        features = state.features
        if state.pending > 0 and rules.before_scoring_modules and not _go_on(engine, engine.pending_arg()):
            return False
        for module in rules.order_modules:
            if module.order_matters(engine) and len(list_completed(engine)) > 1:
                state.decider = state.seat
                return True
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
                    if root.open == 0 and root.figures != 0 and not settle_feature(engine, root, 0):
                        return False
        if rules.completes_elsewhere:
            for node in list_elsewhere(engine):
                root = node.root()
                if root.open == 0 and root.figures != 0 and not settle_feature(engine, root, 0):
                    return False
        for node in features.inside:
            if (
                node.open == 0
                and node.figures != 0
                and (completes >> node.kind) & 1
                and not settle_feature(engine, node, 0)
            ):
                return False
        if rules.completed_modules:
            call_completed(engine)
        return False

    def offer(self, engine: Engine) -> None:
        """Each completed feature by one of its segments."""
        for node in list_completed(engine):
            engine.add_offer(pack_score(node.index - node.base, node.cell))

    def apply(self, engine: Engine, action: i64) -> bool:
        """Score the chosen feature, then ask for the next one. If a module has a question first, the step continues as
        a pushed one."""
        return not settle_feature(engine, spot_node(engine.state, action).root(), 0)

    def why(self, engine: Engine, action: i64) -> Refusal | None:
        """Not completed by this tile, or unoccupied."""
        return Refusal("nothing-to-score", "BASE-35", "This tile completed no such feature with figures in it.")


def settle_feature(engine: Engine, root: Node, n_asked: i64) -> bool:
    """Pay a completed feature and return its figures (BASE-33, BASE-34). The first `n_asked` modules were asked.

    Return False if a module has a question first. Its step is pushed, and this step after it, to continue with this
    feature."""
    if root.marks & PAID:
        return True
    rules = engine.rules
    if n_asked < len(rules.before_scoring_modules):
        for number in range(int(n_asked), len(rules.before_scoring_modules)):
            question = rules.before_scoring_modules[number].before_scoring(engine, root)
            if question:
                engine.push_step("score", int(root.index) << MODULE_BITS | number + 1)
                engine.push_step(question, int(root.index))
                return False
    count_feature(engine, root, False)
    if rules.keeps_figure_modules:
        staying = [figure for figure in engine.state.figures if _stays(engine, root, figure)]
        if staying:
            engine.state.return_all_but(root, staying)
            engine.state.mark_paid(root)
            return True
    engine.state.return_figures(root)
    return True


def _go_on(engine: Engine, arg: i64) -> bool:
    """Continue with the feature before whose payment a question was asked. False if another module has a question."""
    n_asked: i64 = arg & MODULE_MASK
    root = engine.state.features.nodes[arg >> MODULE_BITS].root()
    return n_asked == 0 or root.figures == 0 or settle_feature(engine, root, n_asked)


def _stays(engine: Engine, root: Node, figure: Figure) -> bool:
    node = figure.node
    if node is None or node.root() is not root:
        return False
    return any(module.keeps_figure(engine, root, figure) for module in engine.rules.keeps_figure_modules)


def list_completed(engine: Engine) -> list[Node]:
    """What waits to be scored: the first segment of each feature, in the order used if no player chooses."""
    return [node for node in list_closed(engine) if node.root().figures != 0 and not node.root().marks & PAID]


def list_elsewhere(engine: Engine) -> list[Node]:
    """Segments of other tiles whose features the turn may have completed, of kinds that can be completed: those that
    meet bare sides of the turn's tiles, then those that modules name (`changed_nodes`)."""
    rules, state = engine.rules, engine.state
    board = state.board
    found: list[Node] = []
    side: i64 = 0
    for placed in board.laid[state.turn_laid : board.n_laid]:
        for side in range(4):
            beside = board.placed_at(board.step(placed.cell, side)) if placed.rot.caps else None
            segment: i64 = beside.rot.side_segment[side ^ 2] if beside is not None else -1
            if beside is not None and segment >= 0:
                found.append(state.node_at(beside, segment))
    for module in rules.changed_modules:
        found += module.changed_nodes(engine)
    return [node for node in found if (rules.completes >> node.kind) & 1]


def list_closed(engine: Engine) -> list[Node]:
    """One segment of each completed feature that the turn may have completed, and of each inside a tile."""
    rules, state = engine.rules, engine.state
    features = state.features
    stamp: i64 = features.next_generation()
    found: list[Node] = []
    fresh: list[Node] = []
    for placed in state.board.laid[state.turn_laid : state.board.n_laid]:
        fresh += features.nodes[placed.base : placed.base + placed.rot.n_segments]
    if rules.completes_elsewhere:
        fresh += list_elsewhere(engine)
    for node in fresh + features.inside:
        root = node.root()
        if (rules.completes >> root.kind) & 1 and root.open == 0 and root.stamp != stamp:
            root.stamp = stamp
            found.append(node)
    return found


def call_completed(engine: Engine) -> None:
    """Call `completed` for each feature that the turn completed, occupied or not."""
    state = engine.state
    board = state.board
    laid = [(board.x(int(p.cell)), board.y(int(p.cell))) for p in board.laid[state.turn_laid : board.n_laid]]
    for node in list_closed(engine):
        x, y = board.x(int(node.cell)), board.y(int(node.cell))
        inside = node.seg.shape == INSIDE
        if not inside or any(abs(x - a) <= 1 and abs(y - b) <= 1 for a, b in laid):
            for module in engine.rules.completed_modules:
                module.completed(engine, node.root())


class Next(Step):
    """The turn passes to the next seat, clockwise."""

    name = "next"

    def enter(self, engine: Engine) -> bool:
        """Make the next seat the player to move."""
        state = engine.state
        state.seat += 1
        if state.seat == state.n_seats:
            state.seat = 0
        state.turn += 1
        if state.listening and state.bag > 0:
            state.emit("turn", {"seat": int(state.seat), "turn": int(state.turn)})
        return False
