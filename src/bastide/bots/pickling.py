"""Pickles and copies of random numbers and evaluators. Importing this file registers them, as `bastide.bots` does.

Compiled classes have no dictionary that pickle could store. An evaluator keeps nothing from one decision to the next.
"""

import copyreg
from typing import Any

from bastide.bots.coop.mate import TeamJudge
from bastide.bots.greedy import Judge
from bastide.bots.playout import Rng
from bastide.bots.rollouts import Rollouts


def _reduce_rng(rng: Rng) -> tuple[Any, ...]:
    return _restore_rng, (int(rng.a), int(rng.b), int(rng.c), int(rng.d))


def _restore_rng(*words: int) -> Rng:
    """A generator that continues with the same numbers."""
    rng = Rng(0)
    rng.a, rng.b, rng.c, rng.d = words
    return rng


def _reduce_judge(judge: Judge) -> tuple[Any, ...]:
    return Judge, (judge.engine, judge.outlook.weights, judge.outlook.base_only)


def _reduce_by_weights(judge: Rollouts | TeamJudge) -> tuple[Any, ...]:
    return type(judge), (judge.engine, judge.outlook.weights)


copyreg.pickle(Rng, _reduce_rng)
copyreg.pickle(Judge, _reduce_judge)
copyreg.pickle(Rollouts, _reduce_by_weights)
copyreg.pickle(TeamJudge, _reduce_by_weights)
