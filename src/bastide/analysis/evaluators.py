"""Evaluators of turns, the choice of the evaluator for a depth, and the expected value before a draw.

That value is the mean value of the best turn over all tiles that could have been drawn.
"""

from collections import Counter
from typing import Final

from bastide.analysis.rollout_evaluator import RolloutEvaluator
from bastide.analysis.types import Evaluator, Turn
from bastide.bots.coop.mate import TeamJudge
from bastide.bots.coop.team_net import chance_from_logit
from bastide.bots.greedy import Judge
from bastide.core.engine import Engine
from bastide.core.state import CHANCE

DEEPEST: Final = 12
"""The greatest depth."""


class UnknownDepth(ValueError):
    """The depth is out of range. The message gives the limit. `code` is for programs."""

    code = "unknown-depth"


class OneTurnEvaluator:
    """The static evaluation at the end of the turn, as the bot greedy computes it.

    It is fast enough to evaluate every tile that could have been drawn.
    """

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.judge = Judge(engine)

    def turns(self) -> list[Turn]:
        """Every turn, one for each feature that a figure can claim, best first."""
        return _rank_turns([Turn([int(act) for act in acts], value) for acts, value in self.judge.whole_turns()])

    def follow(self, answers: list[int]) -> Turn:
        """The turn that was played."""
        length, value = self.judge.follow(answers)
        return Turn(answers[:length], value)

    def error(self, first: Turn, second: Turn) -> float:
        """Zero: nothing is random."""
        return 0.0

    def best(self) -> float:
        """The value of the best turn."""
        return max(value for _, value in self.judge.judge())

    def ended(self, seat: int) -> float:
        """The final lead of a seat over its best opponent."""
        return lead_over_best(self.standing(), seat)

    def standing(self) -> list[float]:
        """The expected final points of each seat, from the board and its supply."""
        return list(self.judge.evaluate())


class TeamTurnEvaluator:
    """The same for a team: its win probability in percent at the end of the turn, from TeamJudge."""

    def __init__(self, engine: Engine) -> None:
        self.judge = TeamJudge(engine)

    def turns(self) -> list[Turn]:
        """The best turn after each first action."""
        judged = [([int(a) for a in self.judge.chains[act]], value) for act, value in self.judge.judge()]
        return _rank_turns([Turn(acts, chance_from_logit(value)) for acts, value in judged])

    def follow(self, answers: list[int]) -> Turn:
        """The turn that was played."""
        length, value = self.judge.follow(answers)
        return Turn(answers[:length], chance_from_logit(value))

    def error(self, first: Turn, second: Turn) -> float:
        """Zero: nothing is random."""
        return 0.0


def make_evaluators(engine: Engine, depth: int, seed: int) -> tuple[Evaluator, OneTurnEvaluator | None]:
    """The evaluator of decisions for a depth, and the evaluator of luck.

    Luck is always evaluated at depth 0, because luck and loss are comparable only if one evaluator finds both. At depth
    0 both are the same object. A greater depth plays on for `depth` draws. A team has no evaluator of luck. Raises
    UnknownDepth.
    """
    if not 0 <= depth <= DEEPEST:
        raise UnknownDepth(f"the depth is from 0 to {DEEPEST}, not {depth}")
    if engine.rules.cooperative:
        if depth:
            raise UnknownDepth(f"the turns of a team are judged at depth 0 only, not {depth}")
        return TeamTurnEvaluator(engine), None
    quick = OneTurnEvaluator(engine)
    return RolloutEvaluator(engine, depth, seed) if depth else quick, quick


def lead_over_best(values: list[float], seat: int) -> float:
    """The lead of a seat over its best opponent. For a single player, its own value."""
    rivals = [value for other, value in enumerate(values) if other != seat]
    return values[seat] - max(rivals) if rivals else values[seat]


def _rank_turns(turns: list[Turn]) -> list[Turn]:
    return sorted(turns, key=lambda turn: -turn.value)


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
