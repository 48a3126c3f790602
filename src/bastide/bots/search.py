"""Which of the promising turns is best: playouts of all of them on the same draws, those clearly behind given up, until
it is clear which one is best or what remains to be won is not worth the time."""

import gc
import time
from math import ceil, erfc, exp, log2, pow, sqrt
from typing import Final

from mypy_extensions import i64

from bastide.bots.rollouts import PlaysOn, Rollouts, Turn
from bastide.bots.team_rollouts import TeamRollouts
from bastide.bots.weights import Weights
from bastide.core.engine import Engine

# Chosen on positions whose turns were played on hundreds of times (decisions 56, 61).
MOST: int = 20  # first answers that are worth a look
ANSWERS: int = 4  # ways to go on after each
MARGIN: float = 12.0  # points by which a turn may look worse than the best
DEPTH: int = 12  # draws until a playout is judged by the outlook,
SHALLOW: int = 8  # and where there are few playouts
FEW: int = 150
PRIOR: float = 4.0  # playouts that the outlook counts for
EACH: int = 4  # playouts that there must be for each turn, or fewer turns are looked at
FIRST: int = 16  # playouts of each turn before they are compared, at most,
LEAST: int = 4  # and at least
BATCH: int = 8  # and between two comparisons
BEHIND: float = 1.5  # standard errors by which a turn is behind that is given up
SPREAD: float = 4.0  # points: standard deviation of a difference of which nothing is known yet,
DOUBT: float = 4.0  # which counts as so many playouts
WORTH: float = 25.0  # over the playouts there may be: points still to be won on average, below which the search ends;
SAVED: float = 3.0  # half of that for each budget of time saved in turns before, of which so many are kept;
LEFT: float = 0.25  # who has overdrawn it keeps this share
LITTLE: Final = 1e-9
# The same for a team, in percent of the chance to win; its turns do not race.
TEAM_MOST: int = 6
TEAM_MARGIN: float = 15.0
TEAM_ANSWERS: int = 2
TEAM_DEPTH: int = 2
TEAM_EACH: int = 4


class Search:
    """Chooses whole turns of one game. The engine stands as before after every call."""

    def __init__(self, engine: Engine, seed: int = 0, weights: Weights | None = None) -> None:
        self.engine = engine
        self.seed = seed
        self.team: bool = engine.rules.together
        team = self.team
        self.rollouts: PlaysOn = TeamRollouts(engine) if team else Rollouts(engine, weights)
        self.depth: i64 = TEAM_DEPTH if team else DEPTH
        self.most: i64 = TEAM_MOST if team else MOST
        self.answers: i64 = TEAM_ANSWERS if team else ANSWERS
        self.margin: float = TEAM_MARGIN if team else MARGIN
        self.prior: float = PRIOR
        self.each: i64 = TEAM_EACH if team else EACH
        self.until: float = 0.0  # when time is up, 0 where it is not counted
        self.worth: float = WORTH
        self.judged: list[Turn] = []  # at the last choice
        self.pace: float = 0.0  # CPU seconds of a playout, as far as is known
        self.saved: float = 0.0  # budgets that the turns so far have left over

    def turns(self) -> list[Turn]:
        """The turns worth a look, by the outlook."""
        engine = self.engine
        listening, engine.state.listening = engine.state.listening, False
        found = self.rollouts.turns(self.most, self.answers, self.margin)
        engine.state.listening = listening
        return found

    def choose(self, evaluations: int, seconds: float) -> Turn:
        """The best turn of the seat that decides, after so many playouts or (0) so much CPU time of this process. Time
        that one turn leaves over others may have: the mean stays within the budget."""
        began = time.process_time()
        turns = self.turns()
        self.rank(turns, evaluations, seconds, began)
        self.judged = turns
        if evaluations == 0 and not self.team:
            self.saved = min(SAVED, self.saved + 1.0 - (time.process_time() - began) / seconds)
        return turns[0]

    def rank(self, turns: list[Turn], evaluations: int, seconds: float, began: float = 0.0) -> None:
        """Bring the best turn to the front."""
        if len(turns) < 2 or evaluations == 1:
            return  # one playout compares nothing
        engine = self.engine
        listening, engine.state.listening = engine.state.listening, False
        collecting = gc.isenabled()
        gc.disable()
        timed = evaluations == 0
        began = began or time.process_time()
        self.until = 0.0
        if timed:
            self.until = began + seconds * max(LEFT, 1.0 + self.saved)
            evaluations = self._affordable(turns[0], seconds)
        alive = turns[: max(2, evaluations // self.each)]
        played: i64 = self.rollouts.played
        began = time.process_time()
        best = self._halve(alive, evaluations, began if timed else 0.0) if self.team else self._race(alive, evaluations)
        turns.remove(best)
        turns.insert(0, best)
        if timed and self.rollouts.played > played:
            self.pace += 0.3 * ((time.process_time() - began) / float(self.rollouts.played - played) - self.pace)
        if collecting:
            gc.enable()
        engine.state.listening = listening

    def _affordable(self, turn: Turn, seconds: float) -> int:
        """Playouts for a budget of time."""
        began = time.process_time()
        if self.pace == 0.0:
            self.rollouts.play(turn, self.engine.seat, self.seed, 0, self.depth)
            self.pace = time.process_time() - began
        return max(1, int(seconds / max(LITTLE, self.pace)))

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

    def _race(self, alive: list[Turn], evaluations: i64) -> Turn:
        """The best, after so many playouts at most, or when time is up."""
        certain: bool = self.engine.state.bag == 0
        timed: bool = self.until > 0.0
        depth: i64 = self.depth if evaluations >= FEW else min(self.depth, SHALLOW)
        worth: float = self.worth / float(evaluations) * pow(0.5, max(0.0, self.saved) if timed else 1.0)
        batch: i64 = max(LEAST, min(FIRST, evaluations // (3 * len(alive))))
        if certain:
            batch = 1
        elif not timed:
            batch = max(1, min(batch, evaluations // len(alive)))
        before: i64 = self.rollouts.played
        best = alive[0]
        going = True
        while going:
            self._play(alive, batch, depth)
            self._judge(alive, 0.0 if certain else self.prior)
            best = alive[0]
            alive, hope = _left(alive)
            batch = BATCH
            going = len(alive) > 1 and hope > worth and not certain
            if timed:
                going = going and time.process_time() < self.until
            else:
                batch = min(batch, (evaluations - self.rollouts.played + before) // len(alive))
                going = going and batch > 0
        return best

    def _play(self, alive: list[Turn], batch: i64, depth: i64) -> None:
        """So many more playouts of each turn, all on the same draws; fewer where time is up."""
        seat: i64 = self.engine.seat
        done: i64 = (self.engine.plies << 20) + alive[0].n
        number: i64 = 0
        for number in range(done + 1, done + batch + 1):
            for turn in alive:
                turn.note(self.rollouts.play(turn, seat, self.seed, number, depth))
            if 0.0 < self.until < time.process_time():
                return

    def _halve(self, alive: list[Turn], evaluations: i64, began: float) -> Turn:
        """The best by sequential halving (Karnin, Koren and Somekh 2013), in which the worse half is given up again and
        again: what a race takes for certain was measured in points."""
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
            self._judge(alive, self.prior)
            alive = alive[: (len(alive) + 1) // 2]
        return alive[0]

    def _judge(self, alive: list[Turn], prior: float) -> None:
        """Sort by the mean, in which the outlook counts as some playouts."""
        for turn in alive:
            turn.rank = (turn.total + prior * turn.outlook) / (float(turn.n) + prior)
        alive.sort(key=_by_rank)


def _left(alive: list[Turn]) -> tuple[list[Turn], float]:
    """Those not clearly behind the first, by their differences draw by draw; and the points that it would bring on
    average to know whether the best of the others is better."""
    best = alive[0]
    left = [best]
    hope: float = 0.0
    n: i64 = best.n
    i: i64 = 0
    for turn in alive[1:]:  # error: of the difference; hope: the mean of a normal variable where it is above 0
        total: float = 0.0
        squares: float = 0.0
        for i in range(n):
            more: float = best.leads[i] - turn.leads[i]
            total += more
            squares += more * more
        many: float = float(n)
        spread: float = max(0.0, squares - total * total / many) + DOUBT * SPREAD * SPREAD
        error: float = sqrt(spread / (many + DOUBT) / many)
        behind: float = (best.rank - turn.rank) / error
        if behind < BEHIND:
            left.append(turn)
            hope = max(
                hope, error * (exp(-0.5 * behind * behind) * 0.3989423 - 0.5 * behind * erfc(behind * 0.7071068))
            )
    return left, hope


def _by_rank(turn: Turn) -> float:
    return -turn.rank
