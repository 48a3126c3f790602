"""What a draw was worth before it came: the best turn's value in the mean over all tiles that might have come."""

from collections import Counter

from bastide.analysis.evaluators import OneTurnEvaluator
from bastide.core.engine import Engine
from bastide.core.state import CHANCE


def mean_best_value(engine: Engine, judge: OneTurnEvaluator, seat: int) -> float:
    """At a decision of chance: the mean value of the seat's best turn, in points, each outcome as likely as the engine
    says. A tile that fits nowhere is drawn again, so that it counts as what comes after it: as likely as before is
    each of those that fit. The engine is left as it was. Costs one look at all turns for each type of tile."""
    step = engine.current()
    outcomes = Counter(int(step.outcome(engine, number)) for number in range(int(step.outcomes(engine))))
    total, weight, again = 0.0, 0, -1
    boxed = len(engine.state.discarded)
    for draw, copies in sorted(outcomes.items()):
        engine.push(draw)
        if engine.seat == CHANCE and len(engine.state.discarded) > boxed:
            again = draw
        else:
            total += copies * best_turn_value(engine, judge, seat)
            weight += copies
        engine.pop()
    if weight:
        return total / weight
    engine.push(again)
    value = best_turn_value(engine, judge, seat)
    engine.pop()
    return value


def best_turn_value(engine: Engine, judge: OneTurnEvaluator, seat: int) -> float:
    """The value of the best turn of the seat that draws, in points. Whoever is asked before it gives his own best
    answers, so that values on both sides of a draw are of one seat. The engine is left as it was."""
    if engine.over:
        return judge.ended(seat)
    if engine.seat == CHANCE:
        return mean_best_value(engine, judge, seat)
    if engine.seat == seat:
        return judge.best()
    answers = judge.turns()[0].acts
    for act in answers:
        engine.push(act)
    value = best_turn_value(engine, judge, seat)
    for _ in answers:
        engine.pop()
    return value
