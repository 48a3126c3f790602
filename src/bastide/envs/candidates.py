"""One row of features for each legal action: an observation that any policy can learn from which scores rows.

The index of a row is the action. What is learnt about one place of the map holds for all others.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from bastide.bots.coop.mate import TeamJudge
from bastide.bots.greedy import Judge
from bastide.core.engine import Engine
from bastide.core.refusal import IllegalAction, Refusal
from bastide.encoding.action_facts import NAMES, ActionFacts

MOST: Final = 256
"""Rows. The few actions beyond them, in the largest games, are not offered."""
LIMIT: Final = 10.0
"""No feature is farther from zero."""
POINTS: Final = 10.0
"""So many points are 1 in the features."""
FEATURES: Final = (
    *NAMES,  # what the action changes by the rules (encoding/action_facts.py)
    "expected",  # the lead that greedy expects after it, less the mean of all rows: the only estimate of a bot
    "lead",  # the lead now
    "supply",  # figures in the supply now, tenths
    "left",  # tiles left, hundredths
)
"""The columns of a row, in tens of points or of open ends where nothing else is said."""
ONES: Final = ("place", "figure", "pass", "other", "figures")
"""The columns that are not divided."""


class Candidates:
    """Writes the rows of one engine's decisions."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.judge: Judge | TeamJudge = TeamJudge(engine) if engine.rules.cooperative else Judge(engine)
        self.facts = ActionFacts(engine)
        self.scale = np.array([1.0 if name in ONES else 1.0 / POINTS for name in NAMES], np.float32)

    def write(self, n: int) -> NDArray[np.float32]:
        """The rows of the first `n` legal actions (`engine.acts`), float32, MOST x features, zeros below them."""
        engine = self.engine
        rows = np.zeros((MOST, len(FEATURES)), np.float32)
        acts = [int(engine.acts[i]) for i in range(min(n, MOST))]
        values = dict(self.judge.judge())
        least = min(values.values())
        expected = np.array([values.get(act, least) for act in acts])
        rows[: len(acts), : len(NAMES)] = np.array(self.facts.rows(acts), np.float32) * self.scale
        rows[: len(acts), -4] = (expected - expected.mean()) / (1.0 if engine.rules.cooperative else POINTS)
        left = sum(int(engine.state.left(tile)) for tile in range(len(engine.rules.tiles)))
        held = int(self.facts.supply(engine.seat))
        rows[: len(acts), -3:] = [lead_of(engine.scores(), int(engine.seat)) / POINTS, held / 10, left / 100]
        engine.legal()  # the list of legal actions is that of this decision again
        return rows.clip(-LIMIT, LIMIT)


def lead_of(scores: list[int], seat: int) -> int:
    """The lead of a seat over its best opponent in points. Alone, its points."""
    return scores[seat] - max((score for other, score in enumerate(scores) if other != seat), default=0)


def refuse_candidate(number: int) -> IllegalAction:
    """The error to raise for a row that has no action."""
    text = f"Candidate {number} is not offered now: choose where action_mask is 1."
    return IllegalAction(Refusal("bad-action", "BASE-10", text, {"action": str(number)}))
