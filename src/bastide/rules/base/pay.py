"""Counting features: which seats are paid, how much, and the score line (BASE-33, BASE-36). At the end of the game
unfinished features are counted, fields after all others (BASE-40 to BASE-42)."""

from mypy_extensions import i64

from bastide.core.engine import Engine
from bastide.core.feature_scoring import ScoringItem
from bastide.core.features import PAID, Node
from bastide.core.scoring import ScoreLine, record_line


def count_feature(engine: Engine, root: Node, final: bool) -> None:
    """Pay an occupied feature: each line of points to each paid seat, then the bonuses to any seat.

    Reactions come after all lines, so a floor holds for their sum."""
    state, scoring = engine.state, engine.rules.scoring
    seats: i64 = scoring.paid(state, root)
    for each in scoring.items[root.kind]:
        item = each.now(state, root, final)
        if item.by_seat:
            _pay_each(engine, item, root, seats, final)
        else:
            _pay(engine, item, root, seats, item.line.points(state, root, final), final)
    if scoring.has_bonuses:
        for each in scoring.bonuses[root.kind]:
            _pay_each(engine, each, root, (i64(1) << state.n_seats) - 1, final)
    if not final:
        for module in engine.rules.scored_modules:
            module.scored(engine, root, seats)


def _pay_each(engine: Engine, item: ScoringItem, root: Node, seats: i64, final: bool) -> None:
    """One score line for all seats with the same points, the most points first."""
    state = engine.state
    shares: dict[int, int] = {}
    for seat in range(int(state.n_seats)):
        if (seats >> seat) & 1:
            points = int(item.line.points_to(state, root, seat, final))
            shares[points] = shares.get(points, 0) | 1 << seat
    for points in sorted(shares, reverse=True):
        _pay(engine, item, root, shares[points], points, final)


def _pay(engine: Engine, item: ScoringItem, root: Node, seats: i64, points: i64, final: bool) -> None:
    state, line = engine.state, item.line
    if points == 0 and not item.tells_zero:
        return
    state.add_points(seats, points)
    if not state.listening:
        return
    paid = [seat for seat in range(int(state.n_seats)) if (seats >> seat) & 1]
    count, cells = int(line.count(state, root)), state.cells_of(root)
    rule = line.final_rule if final else line.rule
    shields = int(root.shields)
    record_line(state, ScoreLine(line.reason, line.feature, paid, int(points), count, shields, cells, rule, final))


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
