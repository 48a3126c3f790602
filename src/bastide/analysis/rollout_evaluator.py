"""Evaluates turns by rollouts: the value of a turn is the mean lead of its seat after some draws.

Every seat plays by the static evaluation, and all turns get the same draws (bots/rollouts.py). Promising turns get a
few playouts, the better ones more. Fresh draws then evaluate the last ones and the turn that was played, because the
best of many means is biased upward.
"""

from math import sqrt
from statistics import fmean, stdev
from typing import Final

from bastide.analysis.types import Turn
from bastide.bots.rollouts import CandidateTurn as Tried
from bastide.bots.rollouts import Rollouts
from bastide.core.engine import Engine

MOST: Final = 10
ANSWERS: Final = 3
MARGIN: Final = 8.0
"""Limits on promising turns: number of placements, of figures per placement, and points behind by static evaluation."""
SIEVE: Final = ((8, 8), (24, 3))
"""For each stage the playouts of every remaining turn, and how many of the turns remain afterwards."""
LAST: Final = 96
"""Playouts of the turns that are reported."""
ROOM: Final = 1 << 20
"""Size of the range of playout numbers reserved for each decision of a game."""


class RolloutEvaluator:
    """Plays `depth` draws ahead from each turn of one game. Costs about 700 playouts per decision."""

    def __init__(self, engine: Engine, depth: int, seed: int) -> None:
        self.engine = engine
        self.depth = depth
        self.seed = seed
        self.rollouts = Rollouts(engine)
        self.leads: dict[tuple[int, ...], list[float]] = {}  # of the present decision, by the actions of the turn

    def turns(self) -> list[Turn]:
        """The best of the promising turns, best first."""
        self.leads = {}
        left = [[int(act) for act in turn.acts] for turn in self.rollouts.turns(MOST, ANSWERS, MARGIN)]
        done = 0
        for playouts, most in SIEVE:
            if len(left) > most:
                means = {tuple(acts): fmean(self._play(acts, done, playouts)) for acts in left}
                left = sorted(left, key=lambda acts: -means[tuple(acts)])[:most]
            done += playouts
        return sorted((self._judged(acts) for acts in left), key=lambda turn: -turn.value)

    def follow(self, answers: list[int]) -> Turn:
        """The turn that was played."""
        length, _ = self.rollouts.follow(answers)
        return self._judged(answers[:length])

    def error(self, first: Turn, second: Turn) -> float:
        """The standard error of the difference, paired by draw."""
        both = zip(self.leads[tuple(first.acts)], self.leads[tuple(second.acts)], strict=True)
        return stdev(mine - theirs for mine, theirs in both) / sqrt(LAST)

    def _judged(self, acts: list[int]) -> Turn:
        """A turn evaluated with the fresh draws."""
        key = tuple(acts)
        if key not in self.leads:
            self.leads[key] = self._play(acts, sum(playouts for playouts, _ in SIEVE), LAST)
        return Turn(acts, fmean(self.leads[key]))

    def _play(self, acts: list[int], first: int, number: int) -> list[float]:
        """The leads after `number` playouts of a turn. Playouts are numbered from `first`."""
        engine, seat = self.engine, int(self.engine.seat)
        base = int(engine.plies) * ROOM + first
        turn = Tried(acts, 0.0)
        listening, engine.state.listening = engine.state.listening, False
        leads = [self.rollouts.play(turn, seat, self.seed, base + k, self.depth) for k in range(number)]
        engine.state.listening = listening
        return leads
