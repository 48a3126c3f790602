"""One row of features for each legal action: an observation that any policy can learn from which scores rows.

The index of a row is the action. What is learnt about one place of the map holds for all others.
"""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from bastide.bots.coop.mate import TeamJudge
from bastide.bots.greedy import Judge
from bastide.core.actions import FIGURE, KIND_MASK, PASS, PLACE
from bastide.core.engine import Engine
from bastide.core.refusal import IllegalAction, Refusal

MOST: Final = 256
"""Rows. The few actions beyond them, in the largest games, are not offered."""
LIMIT: Final = 10.0
"""No feature is farther from zero."""
POINTS: Final = 10.0
"""So many points are 1 in the features."""
FEATURES: Final = (
    "place",  # what kind of action it is: one of these four is 1
    "figure",
    "pass",
    "other",
    "points",  # points that the seat gets at once
    "points_others",  # points that its best opponent gets at once
    "figures",  # figures in its supply afterwards, less those before
    "expected",  # the lead that greedy expects after it, less the mean of all rows
    "lead",  # the lead now
    "supply",  # figures in the supply now, tenths
    "left",  # tiles left, hundredths
)
"""The columns of a row, in tens of points where nothing else is said."""


class Candidates:
    """Writes the rows of one engine's decisions."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.judge: Judge | TeamJudge = TeamJudge(engine) if engine.rules.cooperative else Judge(engine)

    def write(self, n: int) -> NDArray[np.float32]:
        """The rows of the first `n` legal actions (`engine.acts`), float32, MOST x features, zeros below them."""
        engine = self.engine
        rows = np.zeros((MOST, len(FEATURES)), np.float32)
        acts = [int(engine.acts[i]) for i in range(min(n, MOST))]
        values = dict(self.judge.judge())
        least = min(values.values())
        expected = np.array([values.get(act, least) for act in acts])
        seat, before, held = int(engine.seat), engine.scores(), self._supply()
        same = [lead_of(before, seat) / POINTS, held / 10, sum(map(int, self._left())) / 100]
        for row, act in enumerate(acts):
            rows[row, :7] = self._at_once(act, seat, before, held)
        rows[: len(acts), 7] = (expected - expected.mean()) / (1.0 if engine.rules.cooperative else POINTS)
        rows[: len(acts), 8:] = same
        engine.legal()  # the list of legal actions is that of this decision again
        return rows.clip(-LIMIT, LIMIT)

    def _at_once(self, act: int, seat: int, before: list[int], held: int) -> list[float]:
        """What an action is, and what it changes."""
        engine, kind = self.engine, act & KIND_MASK
        kinds = [float(kind == PLACE), float(kind == FIGURE), float(kind == PASS), 0.0]
        kinds[3] = 1.0 - sum(kinds)
        listening, engine.state.listening = engine.state.listening, False
        engine.push(act)
        after, left = engine.scores(), self._supply(seat)
        engine.pop()
        engine.state.listening = listening
        gains = [new - old for new, old in zip(after, before)]
        others = max((gain for other, gain in enumerate(gains) if other != seat), default=0)
        return [*kinds, gains[seat] / POINTS, others / POINTS, float(left - held)]

    def _supply(self, seat: int | None = None) -> int:
        """The figures in the supply of a seat, that which decides if none is named."""
        state, rules = self.engine.state, self.engine.rules
        at = int(self.engine.seat) if seat is None else seat
        return sum(int(state.supply(at, kind)) for kind in range(int(rules.n_kinds)))

    def _left(self) -> list[Any]:
        return [self.engine.state.left(tile) for tile in range(len(self.engine.rules.tiles))]


def lead_of(scores: list[int], seat: int) -> int:
    """The lead of a seat over its best opponent in points. Alone, its points."""
    return scores[seat] - max((score for other, score in enumerate(scores) if other != seat), default=0)


def refuse_candidate(number: int) -> IllegalAction:
    """The error to raise for a row that has no action."""
    text = f"Candidate {number} is not offered now: choose where action_mask is 1."
    return IllegalAction(Refusal("bad-action", "BASE-10", text, {"action": str(number)}))
