"""Judges turns by playing on: everybody goes on by the outlook for some draws, the same draws after every turn, and the
mean of the seat's lead then is what the turn is worth (bots/rollouts.py).

All promising turns are played on a few times and the better ones more often. What is told of the last of them, and of
the turn that was played, comes from fresh draws: the best of many means that were looked at is too good to be true.
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
"""Turns that are promising: so many placements with so many figures, no more points behind by the outlook."""
SIEVE: Final = ((8, 8), (24, 3))
"""How often all that are left are played on, and how many of them then go on."""
LAST: Final = 96
"""Playouts of those that are told."""
ROOM: Final = 1 << 20
"""Numbers of playouts kept apart for each decision of a game."""


class RolloutEvaluator:
    """Plays on `depth` draws from each turn of one game. Costs some 700 playouts a decision."""

    def __init__(self, engine: Engine, depth: int, seed: int) -> None:
        self.engine = engine
        self.depth = depth
        self.seed = seed
        self.rollouts = Rollouts(engine)
        self.leads: dict[tuple[int, ...], list[float]] = {}  # of the present decision, by the answers of the turn

    def turns(self) -> list[Turn]:
        """The best of the promising turns."""
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
        """The turn as it was played."""
        length, _ = self.rollouts.follow(answers)
        return self._judged(answers[:length])

    def error(self, one: Turn, other: Turn) -> float:
        """Of the difference, draw by draw."""
        both = zip(self.leads[tuple(one.acts)], self.leads[tuple(other.acts)], strict=True)
        return stdev(mine - theirs for mine, theirs in both) / sqrt(LAST)

    def _judged(self, acts: list[int]) -> Turn:
        """A turn by the draws that are told."""
        key = tuple(acts)
        if key not in self.leads:
            self.leads[key] = self._play(acts, sum(playouts for playouts, _ in SIEVE), LAST)
        return Turn(acts, fmean(self.leads[key]))

    def _play(self, acts: list[int], first: int, number: int) -> list[float]:
        """The leads after so many playouts of a turn, numbered from `first`."""
        engine, seat = self.engine, int(self.engine.seat)
        base = int(engine.plies) * ROOM + first
        turn = Tried(acts, 0.0)
        listening, engine.state.listening = engine.state.listening, False
        leads = [self.rollouts.play(turn, seat, self.seed, base + k, self.depth) for k in range(number)]
        engine.state.listening = listening
        return leads
