"""Which of the promising turns is best: playouts of all of them on the same draws, the worse half given up again and
again (sequential halving; Karnin, Koren and Somekh 2013)."""

import gc
import time
from math import ceil, log2

from mypy_extensions import i64

from bastide.bots.rollouts import PlaysOn, Rollouts, Turn
from bastide.bots.team_rollouts import TeamRollouts
from bastide.bots.weights import Weights
from bastide.core.engine import Engine

# Chosen on positions whose turns were played on thousands of times (decision 56).
MOST: int = 10  # first answers that are worth a look
ANSWERS: int = 2  # ways to go on after each
MARGIN: float = 8.0  # points by which a turn may look worse than the best
DEPTH: int = 8  # draws until a playout is judged by the outlook
PRIOR: float = 4.0  # playouts that the outlook counts for
EACH: int = 16  # playouts that there must be for each turn, or fewer turns are looked at
# The same for a team, in percent of the chance to win.
TEAM_MOST: int = 6
TEAM_MARGIN: float = 15.0
TEAM_DEPTH: int = 2
TEAM_EACH: int = 4


class Search:
    """Chooses whole turns of one game. The engine stands as before after every call."""

    def __init__(self, engine: Engine, seed: int = 0, weights: Weights | None = None) -> None:
        self.engine = engine
        self.seed = seed
        team = engine.rules.together
        self.rollouts: PlaysOn = TeamRollouts(engine) if team else Rollouts(engine, weights)
        self.depth: i64 = TEAM_DEPTH if team else DEPTH
        self.most: i64 = TEAM_MOST if team else MOST
        self.answers: i64 = ANSWERS
        self.margin: float = TEAM_MARGIN if team else MARGIN
        self.prior: float = PRIOR
        self.each: i64 = TEAM_EACH if team else EACH
        self.until: float = 0.0
        self.judged: list[Turn] = []  # at the last choice
        self.pace: float = 0.0  # CPU seconds of a playout, as far as is known

    def turns(self) -> list[Turn]:
        """The turns worth a look, by the outlook."""
        engine = self.engine
        listening, engine.state.listening = engine.state.listening, False
        found = self.rollouts.turns(self.most, self.answers, self.margin)
        engine.state.listening = listening
        return found

    def choose(self, evaluations: int, seconds: float) -> Turn:
        """The best turn of the seat that decides, after so many playouts or (0) so much CPU time of this process."""
        self.until = time.process_time() + seconds
        turns = self.turns()
        self.rank(turns, evaluations, seconds)
        self.judged = turns
        return turns[0]

    def rank(self, turns: list[Turn], evaluations: int, seconds: float) -> None:
        """Bring the best turn to the front."""
        if len(turns) < 2 or evaluations == 1:
            return  # one playout compares nothing
        engine = self.engine
        listening, engine.state.listening = engine.state.listening, False
        collecting = gc.isenabled()
        gc.disable()
        timed = evaluations == 0
        began = time.process_time()
        if timed:
            if self.pace == 0.0:
                self.rollouts.play(turns[0], engine.seat, self.seed, 0, self.depth)
                self.pace = time.process_time() - began
            evaluations = max(1, int((self.until - began) / self.pace))
        alive = turns[: max(2, evaluations // self.each)]
        before: i64 = self.rollouts.played
        if len(alive) > 1:
            alive = self._halve(alive, evaluations, began if timed else 0.0)
        turns.remove(alive[0])
        turns.insert(0, alive[0])
        if timed and self.rollouts.played > before:
            self.pace += 0.3 * ((time.process_time() - began) / float(self.rollouts.played - before) - self.pace)
        if collecting:
            gc.enable()
        engine.state.listening = listening

    def plan(self, turn: Turn) -> list[tuple[int, int]]:
        """The answers of a turn, each with the hash of the position in which it is given."""
        engine = self.engine
        listening, engine.state.listening = engine.state.listening, False
        plan: list[tuple[int, int]] = []
        for act in turn.acts:
            plan.append((engine.hash(), act))
            engine.push(act)
        for _ in turn.acts:
            engine.pop()
        engine.state.listening = listening
        return plan

    def _halve(self, alive: list[Turn], evaluations: i64, began: float) -> list[Turn]:
        """Those that are left at the end, the best first."""
        seat: i64 = self.engine.seat
        plies: i64 = self.engine.plies << 20
        rounds: i64 = ceil(log2(float(len(alive))))
        number: i64 = 0
        k: i64 = 0
        for k in range(rounds):
            each: i64 = max(1, evaluations // (rounds * len(alive)))
            end: float = began + (self.until - began) * float(k + 1) / float(rounds)
            first = True
            while first or (time.process_time() < end if began > 0.0 else each > 0):
                first = False
                each -= 1
                number += 1
                for turn in alive:
                    turn.note(self.rollouts.play(turn, seat, self.seed, plies + number, self.depth))
            for turn in alive:
                turn.rank = (turn.total + self.prior * turn.outlook) / (float(turn.n) + self.prior)
            alive.sort(key=_by_rank)
            alive = alive[: (len(alive) + 1) // 2]
        return alive


def _by_rank(turn: Turn) -> float:
    return -turn.rank
