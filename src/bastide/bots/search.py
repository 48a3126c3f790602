"""Which of the promising turns is best: the one that leads duels with the one of which there is most to be learnt, in
playouts on the same draws, until it is clear which one is best or what remains to be won is not worth the time."""

import gc
import time
from math import ceil, erfc, exp, log2, pow, sqrt
from typing import Final

from mypy_extensions import i64

from bastide.bots.coop.team_rollouts import TeamRollouts
from bastide.bots.rollouts import CandidateTurn, RolloutBase, Rollouts
from bastide.bots.weights import Weights
from bastide.core.engine import Engine

# Chosen on positions whose turns were played on hundreds of times (decisions 56, 61, 86).
MOST: int = 20  # first answers that are worth a look
ANSWERS: int = 4  # ways to go on after each
MARGIN: float = 12.0  # points by which a turn may look worse than the best
DEPTH: int = 12  # draws until a playout is judged by the outlook,
SHALLOW: int = 8  # and where there are few playouts
FEW: int = 150
PRIOR: float = 4.0  # playouts that the outlook counts for in what a turn is said to be worth
EACH: int = 4  # playouts that there must be for each turn where all are played on, or fewer turns are looked at
FIRST: int = 8  # playouts of the turn with the best outlook before others are looked at
STEP: int = 4  # playouts of a turn before duels are judged anew
TRUST: float = 4.0  # points: standard deviation of what turns come to, as far as the outlook tells it
SPREAD: float = 4.0  # points: standard deviation of a difference of which nothing is known yet,
DOUBT: float = 4.0  # which counts as so many playouts
WORTH: float = 10.0  # over the playouts there may be: points still to be won on average, below which the search ends;
SAVED: float = 3.0  # half of that for each budget of time saved in turns before, of which so many are kept;
LEFT: float = 0.25  # who has overdrawn it keeps this share
SWAPS: Final = 4  # times that the lead may change hands before the next playout
LITTLE: Final = 1e-9
# The same for a team, in percent of the chance to win; its turns fight no duels.
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
        self.team: bool = engine.rules.cooperative
        team = self.team
        self.rollouts: RolloutBase = TeamRollouts(engine) if team else Rollouts(engine, weights)
        self.depth: i64 = TEAM_DEPTH if team else DEPTH
        self.most: i64 = TEAM_MOST if team else MOST
        self.answers: i64 = TEAM_ANSWERS if team else ANSWERS
        self.margin: float = TEAM_MARGIN if team else MARGIN
        self.prior: float = PRIOR
        self.each: i64 = TEAM_EACH if team else EACH
        self.until: float = 0.0  # when time is up, 0 where it is not counted
        self.worth: float = WORTH
        self.trust: float = TRUST
        self.judged: list[CandidateTurn] = []  # at the last choice
        self.pace: float = 0.0  # CPU seconds of a playout, as far as is known
        self.saved: float = 0.0  # budgets that the turns so far have left over

    def turns(self) -> list[CandidateTurn]:
        """The turns worth a look, by the outlook."""
        engine = self.engine
        listening, engine.state.listening = engine.state.listening, False
        found = self.rollouts.turns(self.most, self.answers, self.margin)
        engine.state.listening = listening
        return found

    def choose(self, evaluations: int, seconds: float) -> CandidateTurn:
        """The best turn of the seat that decides, after so many playouts or (0) so much CPU time of this process. Time
        that one turn leaves over others may have: the mean stays within the budget."""
        began = time.process_time()
        turns = self.turns()
        self.rank(turns, evaluations, seconds, began)
        self.judged = turns
        if evaluations == 0 and not self.team:
            self.saved = min(SAVED, self.saved + 1.0 - (time.process_time() - began) / seconds)
        return turns[0]

    def rank(self, turns: list[CandidateTurn], evaluations: int, seconds: float, began: float = 0.0) -> None:
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
        played: i64 = self.rollouts.played
        began = time.process_time()
        few = turns[: max(2, evaluations // self.each)]
        if self.team:
            best = self._halve(few, evaluations, began if timed else 0.0)
        elif engine.state.bag == 0:
            best = self._end(few)
        else:
            best = self._fight(turns, evaluations)
        turns.remove(best)
        turns.insert(0, best)
        if timed and self.rollouts.played > played:
            self.pace += 0.3 * ((time.process_time() - began) / float(self.rollouts.played - played) - self.pace)
        if collecting:
            gc.enable()
        engine.state.listening = listening

    def _affordable(self, turn: CandidateTurn, seconds: float) -> int:
        """Playouts for a budget of time."""
        began = time.process_time()
        if self.pace == 0.0:
            self.rollouts.play(turn, self.engine.seat, self.seed, 0, self.depth)
            self.pace = time.process_time() - began
        return max(1, int(seconds / max(LITTLE, self.pace)))

    def plan(self, turn: CandidateTurn) -> list[tuple[int, int]]:
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

    def _end(self, turns: list[CandidateTurn]) -> CandidateTurn:
        """The best where nothing is left to draw: one playout tells all."""
        for turn in turns:
            self._more(turn, 1, self.depth)
        self._judge(turns, 0.0)
        return turns[0]

    def _fight(self, turns: list[CandidateTurn], evaluations: i64) -> CandidateTurn:
        """The best, after so many playouts at most, or when time is up."""
        timed: bool = self.until > 0.0
        depth: i64 = self.depth if evaluations >= FEW else min(self.depth, SHALLOW)
        worth: float = self.worth / float(evaluations) * pow(0.5, max(0.0, self.saved) if timed else 1.0)
        step: i64 = max(1, min(STEP, evaluations // 8))
        left: i64 = evaluations
        best = turns[0]
        left -= self._more(best, max(1, min(FIRST, evaluations // 4)), depth)
        while timed or left > 0:
            best = self._leader(best, turns)
            rival, hope = _rival(best, turns)
            if hope <= worth or (timed and time.process_time() >= self.until):
                break
            both: bool = rival.n >= best.n
            most: i64 = step if both else min(step, best.n - rival.n)
            if not timed:
                most = min(most, max(1, left // 2) if both else left)
            left -= self._more(rival, most, depth)
            if both and (timed or left > 0):
                left -= self._more(best, most, depth)
        best = self._leader(best, turns)
        self._tell(best, turns)
        return best

    def _more(self, turn: CandidateTurn, most: i64, depth: i64) -> i64:
        """So many more playouts of a turn, fewer where time is up; how many. Draws go by the number of the playout."""
        seat: i64 = self.engine.seat
        first: i64 = (self.engine.plies << 20) + turn.n + 1
        k: i64 = 0
        for k in range(most):
            turn.note(self.rollouts.play(turn, seat, self.seed, first + k, depth))
            if 0.0 < self.until < time.process_time():
                return k + 1
        return most

    def _leader(self, best: CandidateTurn, turns: list[CandidateTurn]) -> CandidateTurn:
        """The turn that none is ahead of with as many playouts; how far all are behind it is noted."""
        swaps: i64 = 0
        while True:
            leader = best
            for turn in turns:
                if turn is not best:
                    _compare(best, turn, self.trust)
                    if turn.behind < 0.0 and turn.n >= best.n and (leader is best or turn.behind < leader.behind):
                        leader = turn
            if leader is best or swaps == SWAPS:
                return best
            best = leader
            swaps += 1

    def _tell(self, best: CandidateTurn, turns: list[CandidateTurn]) -> None:
        """Sort by what turns are judged by: that of the best, less how far they are behind it."""
        best.rank = (best.total + self.prior * best.outlook) / (float(best.n) + self.prior)
        for turn in turns:
            if turn is not best:
                turn.rank = best.rank - turn.behind
            turn.rival = None
        turns.sort(key=_by_rank)

    def _halve(self, alive: list[CandidateTurn], evaluations: i64, began: float) -> CandidateTurn:
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

    def _judge(self, alive: list[CandidateTurn], prior: float) -> None:
        """Sort by the mean, in which the outlook counts as some playouts."""
        for turn in alive:
            turn.rank = (turn.total + prior * turn.outlook) / (float(turn.n) + prior)
        alive.sort(key=_by_rank)


def _compare(best: CandidateTurn, turn: CandidateTurn, trust: float) -> None:
    """Note how far a turn is behind another, draw by draw, and the standard error of that. Before the first playout its
    outlook tells, with an error of `trust` points; both are weighed by how sure they are."""
    n: i64 = min(best.n, turn.n)
    if turn.rival is best and turn.met == n:
        return
    turn.rival = best
    turn.met = n
    weight: float = 1.0 / (trust * trust)
    behind: float = (best.outlook - turn.outlook) * weight
    if n > 0:
        total: float = 0.0
        squares: float = 0.0
        i: i64 = 0
        for i in range(n):
            more: float = best.leads[i] - turn.leads[i]
            total += more
            squares += more * more
        many: float = float(n)
        spread: float = max(0.0, squares - total * total / many) + DOUBT * SPREAD * SPREAD
        sure: float = (many + DOUBT) / spread
        behind += total * sure
        weight += many * sure
    turn.behind = behind / weight
    turn.doubt = 1.0 / sqrt(weight)


def _rival(best: CandidateTurn, turns: list[CandidateTurn]) -> tuple[CandidateTurn, float]:
    """The turn of which there is most to be learnt, and the points that it would bring on average to know whether it is
    better than the best: the mean of a normal variable where it is above 0."""
    rival = best
    most: float = 0.0
    for turn in turns:
        if turn is not best:
            x: float = turn.behind / turn.doubt
            hope: float = turn.doubt * (exp(-0.5 * x * x) * 0.3989423 - 0.5 * x * erfc(x * 0.7071068))
            if hope > most:
                most = hope
                rival = turn
    return rival, most


def _by_rank(turn: CandidateTurn) -> float:
    return -turn.rank
