"""Counting one feature: who is paid, how much, and the line that explains it (BASE-33, BASE-36)."""

from mypy_extensions import i64

from bastide.core.engine import Engine
from bastide.core.features import Node
from bastide.core.hooks import Points
from bastide.core.scoring import ScoreLine


def count_feature(engine: Engine, root: Node, final: bool) -> None:
    """Pay an occupied feature: each line of points to each seat that its payer names."""
    state = engine.state
    seats: i64 = engine.rules.payer.paid(state, root)
    for line in engine.rules.points[root.kind]:
        points: i64 = line.points(state, root, final)
        if points == 0:
            continue
        state.add_points(seats, points)
        if state.listening:
            _explain(engine, line, root, seats, points, final)
    if not final:
        for module in engine.rules.tollkeepers:
            module.scored(engine, root, seats)


def _explain(engine: Engine, line: Points, root: Node, seats: i64, points: i64, final: bool) -> None:
    state = engine.state
    paid = [seat for seat in range(int(state.n_seats)) if (seats >> seat) & 1]
    told = ScoreLine(
        reason=line.reason,
        feature=line.feature,
        seats=paid,
        points=int(points),
        count=int(line.count(state, root)),
        shields=int(root.shields),
        cells=state.cells_of(root),
        rule=line.final_rule if final else line.rule,
        final=final,
    )
    state.lines.append(told)
    state.emit("scored", {"line": told.as_dict()})
