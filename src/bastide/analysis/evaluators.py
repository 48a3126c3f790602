"""Who judges turns, and which depth means whom: here alone that is decided."""

from typing import Final

from bastide.analysis.rollout_evaluator import RolloutEvaluator
from bastide.analysis.types import Evaluator, Turn
from bastide.bots.coop.mate import TeamJudge
from bastide.bots.coop.team_net import chance_from_logit
from bastide.bots.greedy import Judge
from bastide.core.engine import Engine

DEEPEST: Final = 12
"""The greatest depth."""


class UnknownDepth(ValueError):
    """No evaluator looks so deep; the message says how deep one can look. Its `code` is for programs."""

    code = "unknown-depth"


class OneTurnEvaluator:
    """The outlook at the end of the turn, as greedy sees it: so fast that it can be asked about every tile that might
    have come."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.judge = Judge(engine)

    def turns(self) -> list[Turn]:
        """Every turn, one for each feature that a figure may go to."""
        return _rank_turns([Turn([int(act) for act in acts], value) for acts, value in self.judge.whole_turns()])

    def follow(self, answers: list[int]) -> Turn:
        """The turn as it was played."""
        length, value = self.judge.follow(answers)
        return Turn(answers[:length], value)

    def error(self, one: Turn, other: Turn) -> float:
        """Nothing is left to chance."""
        return 0.0

    def best(self) -> float:
        """The value of the best turn."""
        return max(value for _, value in self.judge.judge())

    def ended(self, seat: int) -> float:
        """Final points of a seat ahead of its best opponent."""
        return lead_over_best(self.standing(), seat)

    def standing(self) -> list[float]:
        """What each seat may expect in the end, by what lies on the board and what it has at hand."""
        return list(self.judge.evaluate())


class TeamTurnEvaluator:
    """The same of a team: its chance to win, in percent, as its mate sees it at the end of the turn."""

    def __init__(self, engine: Engine) -> None:
        self.judge = TeamJudge(engine)

    def turns(self) -> list[Turn]:
        """The best turn after each first answer."""
        judged = self.judge.judge()
        return _rank_turns(
            [Turn([int(a) for a in self.judge.chains[act]], chance_from_logit(value)) for act, value in judged]
        )

    def follow(self, answers: list[int]) -> Turn:
        """The turn as it was played."""
        length, value = self.judge.follow(answers)
        return Turn(answers[:length], chance_from_logit(value))

    def error(self, one: Turn, other: Turn) -> float:
        """Nothing is left to chance."""
        return 0.0


def make_evaluators(engine: Engine, depth: int, seed: int) -> tuple[Evaluator, OneTurnEvaluator | None]:
    """Who judges the decisions at a depth, and who judges luck, which is always the one that looks at one turn: luck
    and loss are of one measure only if one evaluator finds both. At depth 0 they are the same, deeper ones play on for
    so many draws. Nobody judges the luck of a team. Raises UnknownDepth."""
    if not 0 <= depth <= DEEPEST:
        raise UnknownDepth(f"the depth is from 0 to {DEEPEST}, not {depth}")
    if engine.rules.cooperative:
        if depth:
            raise UnknownDepth(f"the turns of a team are judged at depth 0 only, not {depth}")
        return TeamTurnEvaluator(engine), None
    quick = OneTurnEvaluator(engine)
    return RolloutEvaluator(engine, depth, seed) if depth else quick, quick


def lead_over_best(values: list[float], seat: int) -> float:
    """How far a seat is ahead of the best other; alone, what it has."""
    others = [value for other, value in enumerate(values) if other != seat]
    return values[seat] - max(others) if others else values[seat]


def _rank_turns(turns: list[Turn]) -> list[Turn]:
    return sorted(turns, key=lambda turn: -turn.value)
