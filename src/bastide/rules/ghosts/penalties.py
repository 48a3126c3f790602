"""The cost of ghosts: 2 points each if their figure is paid during the game (GHO-30 to GHO-33), 1 each at the end
(GHO-34).

The total never falls below 0. They are charged after the points, so that the floor holds for the sum.
"""

from typing import Final

from mypy_extensions import i64

from bastide.core.engine import Engine
from bastide.core.features import Node
from bastide.core.figures import Figure
from bastide.core.rule_module import RuleModule
from bastide.core.scoring import ScoreLine, record_line
from bastide.core.state import State
from bastide.heuristics.module_heuristics import ModuleHeuristics
from bastide.rules.base.completion import list_completed
from bastide.rules.ghosts.haunting import Haunting

IN_GAME: Final = 2
AT_THE_END: Final = 1


def ghosts_on(state: State, root: Node, seat: i64) -> i64:
    """How many ghosts are with the figures of a seat on a feature (GHO-21)."""
    n: i64 = 0
    each: i64 = state.rules.figures_each
    i: i64 = 0
    for i in range(seat * each, (seat + 1) * each):
        figure = state.figures[i]
        if figure.tokens > 0 and figure.node is not None and figure.node.root() is root:
            n += figure.tokens
    return n


def ghost_cost(state: State, root: Node, seat: i64, final: bool, exempt: i64) -> i64:
    """The cost for a seat of its figures on a feature, when they are paid or at the end (GHO-30, GHO-34)."""
    ghosts: i64 = ghosts_on(state, root, seat)
    if not final:
        return ghosts * IN_GAME
    return 0 if root.kind == exempt else ghosts * AT_THE_END


def _charge(engine: Engine, seat: i64, ghosts: i64, nodes: list[Node], final: bool) -> None:
    state = engine.state
    due: i64 = ghosts * (AT_THE_END if final else IN_GAME)
    taken: i64 = min(due, state.score(seat))
    if taken == 0:
        return
    state.add_points(i64(1) << seat, -taken)
    if state.listening:
        reason = "ghosts" if taken == due else "ghosts-floor"
        feature = "" if final else engine.rules.kind_names[nodes[0].kind]
        cells = _cells_at_the_end(state, nodes) if final else state.cells_of(nodes[0])
        counts, rule = (-int(taken), int(ghosts), 0), "GHO-34" if final else "GHO-30"
        record_line(state, ScoreLine(reason, feature, [int(seat)], *counts, cells, rule, final))


def _cells_at_the_end(state: State, nodes: list[Node]) -> list[tuple[int, int]]:
    """The cells of the figures, not of their whole features."""
    cells = {(state.board.y(int(node.cell)), state.board.x(int(node.cell))) for node in nodes}
    return [(x, y) for y, x in sorted(cells)]


def _is_scored(engine: Engine, root: Node) -> bool:
    return root.open == 0 and (engine.rules.completes >> root.kind) & 1 != 0


def _depends(engine: Engine, roots: list[Node], seat: i64) -> bool:
    state, scoring = engine.state, engine.rules.scoring
    lost: i64 = 0
    won: i64 = 0
    for root in roots:
        net: i64 = 0
        if (scoring.paid(state, root) >> seat) & 1:
            net = scoring.worth_to(state, root, seat, False) - IN_GAME * ghosts_on(state, root, seat)
        elif scoring.has_bonuses:
            net = scoring.bonus_to(state, root, seat, False)
        if net < 0:
            lost += net
        else:
            won += net
    return won > 0 and state.score(seat) + lost < 0


class GhostPenalties(RuleModule):
    """The hooks by which ghosts cost points."""

    def __init__(self) -> None:
        self.exempt: i64 = 0  # the kind of segment where they cost nothing at the end

    def scored(self, engine: Engine, root: Node, seats: i64) -> None:
        """2 points for each ghost of the seats that were paid, and of no other (GHO-30, GHO-31)."""
        state = engine.state
        seat: i64 = 0
        for seat in range(state.n_seats):
            if (seats >> seat) & 1:
                n: i64 = ghosts_on(state, root, seat)
                if n > 0:
                    _charge(engine, seat, n, [root], False)

    def scored_alone(self, engine: Engine, figure: Figure) -> None:
        """The same for a figure that is paid separately, such as an abbot taken back (GHO-33)."""
        node = figure.node
        assert node is not None, "it stands on the map"
        if figure.tokens > 0:
            _charge(engine, figure.seat, figure.tokens, [node.root()], False)

    def counted(self, engine: Engine) -> None:
        """1 point for each ghost at the end, except on the exempt kind of segment (GHO-34, GHO-45)."""
        state = engine.state
        each: i64 = state.rules.figures_each
        seat: i64 = 0
        i: i64 = 0
        for seat in range(state.n_seats):
            n: i64 = 0
            roots: list[Node] = []
            for i in range(seat * each, (seat + 1) * each):
                figure = state.figures[i]
                node = figure.node
                if figure.tokens > 0 and node is not None and node.kind != self.exempt:
                    n += figure.tokens
                    roots.append(node)
            if n > 0:
                _charge(engine, seat, n, roots, True)

    def order_matters(self, engine: Engine) -> bool:
        """Whether the floor at 0 makes a difference (COM-17). It does if a seat's ghosts would cost more than it has,
        and another feature would give it points before or after."""
        state = engine.state
        if state.tokens == 0:
            return False
        each: i64 = state.rules.figures_each
        short: bool = False
        seat: i64 = 0
        i: i64 = 0
        for seat in range(state.n_seats):
            if state.score(seat) >= IN_GAME * state.tokens:
                continue
            n: i64 = 0
            for i in range(seat * each, (seat + 1) * each):
                figure = state.figures[i]
                if figure.tokens > 0 and figure.node is not None and _is_scored(engine, figure.node.root()):
                    n += figure.tokens
            if state.score(seat) < IN_GAME * n:
                short = True
        if not short:
            return False
        roots = [node.root() for node in list_completed(engine)]
        for seat in range(state.n_seats):  # noqa: SIM110 - a loop is three times as fast compiled
            if _depends(engine, roots, seat):
                return True
        return False


class GhostHeuristics(ModuleHeuristics):
    """Ghosts beside figures cost points when these are paid, except on one kind of segment (GHO-45)."""

    def __init__(self, haunting: Haunting, exempt: i64) -> None:
        self.haunting = haunting
        self.exempt: i64 = exempt

    def owed(self, state: State, root: Node, seat: i64, final: bool) -> i64:
        """The cost of all ghosts of the seat there."""
        return ghost_cost(state, root, seat, final, self.exempt)

    def spares(self, kind: i64) -> bool:
        """Guards (GHO-19)."""
        return not (self.haunting.haunted >> kind) & 1
