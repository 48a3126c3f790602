"""The expected value before a draw: the mean value of the best turn over all tiles that could have been drawn."""

from collections import Counter

from bastide.analysis.evaluators import OneTurnEvaluator
from bastide.core.engine import Engine
from bastide.core.state import CHANCE


def mean_best_value(engine: Engine, judge: OneTurnEvaluator, seat: int) -> float:
    """The mean value of the seat's best turn in points, over the outcomes of the present chance event.

    Each outcome has the probability that the engine gives it. A tile that fits nowhere is drawn again, so it is left
    out of the mean: the other outcomes keep their relative probabilities. The engine is left unchanged. Costs one
    evaluation of all turns per tile type.
    """
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
    """The value of the best turn of the seat that draws, in points. The engine is left unchanged.

    A seat that decides before it plays its own best turn. So values on both sides of a draw belong to one seat.
    """
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
