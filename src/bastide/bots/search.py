"""Search for the best of the promising turns.

The leader plays duels with the rival of highest expected gain, in playouts with the same draws. The search ends when
the best turn is clear, or when the expected gain is not worth the time.
"""

import gc
import time
from math import ceil, erfc, exp, log2, pow, sqrt
from typing import Final

from mypy_extensions import i64

from bastide.bots.coop.team_rollouts import TeamRollouts
from bastide.bots.rollouts import CandidateTurn, RolloutBase, Rollouts
from bastide.bots.weights import Weights
from bastide.core.engine import Engine

# Chosen on positions whose turns had hundreds of playouts (decisions 56, 61, 86).
MOST: int = 20  # first actions to consider
ANSWERS: int = 4  # continuations after each
MARGIN: float = 12.0  # points by which a turn may be worse than the best in static evaluation
DEPTH: int = 12  # draws until the static evaluation ends a playout,
SHALLOW: int = 8  # and with few playouts
FEW: int = 150
PRIOR: float = 4.0  # playouts that the static evaluation counts for in the rank of a turn
EACH: int = 4  # playouts per turn, at least, if all turns get playouts; otherwise fewer turns are considered
FIRST: int = 8  # playouts of the turn with the best static evaluation before others are considered
STEP: int = 4  # playouts of a turn before duels are evaluated again
TRUST: float = 4.0  # points: standard deviation of the results of turns around their static evaluation
SPREAD: float = 4.0  # points: prior standard deviation of a difference between two turns,
DOUBT: float = 4.0  # which counts as this many playouts
WORTH: float = 10.0  # divided by the number of playouts: the search ends when the expected gain in points is lower,
SAVED: float = 3.0  # or half of that for each budget saved in earlier turns, of which at most this many are kept;
LEFT: float = 0.25  # after an overdraft a turn gets this share of the budget
SWAPS: Final = 4  # changes of the leader before the next playout, at most
LITTLE: Final = 1e-9
# The same for a team, in percent of its win probability. Its turns play no duels.
TEAM_MOST: int = 6
TEAM_MARGIN: float = 15.0
TEAM_ANSWERS: int = 2
TEAM_DEPTH: int = 2
TEAM_EACH: int = 4


class Search:
    """Chooses whole turns of one game. Every call leaves the engine unchanged."""

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
        self.until: float = 0.0  # end of the time budget, 0 without one
        self.worth: float = WORTH
        self.trust: float = TRUST
        self.judged: list[CandidateTurn] = []  # at the last choice
        self.pace: float = 0.0  # estimated CPU seconds of a playout
        self.saved: float = 0.0  # budgets left over from the turns so far

    def turns(self) -> list[CandidateTurn]:
        """The turns to consider, from static evaluation."""
        engine = self.engine
        listening, engine.state.listening = engine.state.listening, False
        found = self.rollouts.turns(self.most, self.answers, self.margin)
        engine.state.listening = listening
        return found

    def choose(self, evaluations: int, seconds: float) -> CandidateTurn:
        """The best turn of the seat that decides.

        It runs `evaluations` playouts, or with 0 for `seconds` of CPU time of this process. Later turns may use the
        time that a turn saves. The mean stays within the budget.
        """
        began = time.process_time()
        turns = self.turns()
        self.rank(turns, evaluations, seconds, began)
        self.judged = turns
        if evaluations == 0 and not self.team:
            self.saved = min(SAVED, self.saved + 1.0 - (time.process_time() - began) / seconds)
        return turns[0]

    def rank(self, turns: list[CandidateTurn], evaluations: int, seconds: float, began: float = 0.0) -> None:
        """Move the best turn to the front."""
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
        """The number of playouts in a time budget."""
        began = time.process_time()
        if self.pace == 0.0:
            self.rollouts.play(turn, self.engine.seat, self.seed, 0, self.depth)
            self.pace = time.process_time() - began
        return max(1, int(seconds / max(LITTLE, self.pace)))

    def plan(self, turn: CandidateTurn) -> list[tuple[int, int]]:
        """The actions of a turn, each with the hash of the position before it."""
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
        """The best turn if nothing is left to draw: then one playout is exact."""
        for turn in turns:
            self._more(turn, 1, self.depth)
        self._judge(turns, 0.0)
        return turns[0]

    def _fight(self, turns: list[CandidateTurn], evaluations: i64) -> CandidateTurn:
        """The best turn after at most `evaluations` playouts, or when time is up."""
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
        """Run `most` more playouts of a turn, fewer if time is up. Returns how many.

        The number of a playout determines its draws.
        """
        seat: i64 = self.engine.seat
        first: i64 = (self.engine.plies << 20) + turn.n + 1
        k: i64 = 0
        for k in range(most):
            turn.note(self.rollouts.play(turn, seat, self.seed, first + k, depth))
            if 0.0 < self.until < time.process_time():
                return k + 1
        return most

    def _leader(self, best: CandidateTurn, turns: list[CandidateTurn]) -> CandidateTurn:
        """The turn that no other is ahead of with as many playouts. Updates how far all others are behind it."""
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
        """Sort by rank: the rank of the best turn minus the distance to it."""
        best.rank = (best.total + self.prior * best.outlook) / (float(best.n) + self.prior)
        for turn in turns:
            if turn is not best:
                turn.rank = best.rank - turn.behind
            turn.rival = None
        turns.sort(key=_by_rank)

    def _halve(self, alive: list[CandidateTurn], evaluations: i64, began: float) -> CandidateTurn:
        """The best turn by sequential halving (Karnin, Koren and Somekh 2013): each round drops the worse half.

        Duels are not used here, because their constants are measured in points.
        """
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
        """Sort by the mean, in which the static evaluation counts as some playouts."""
        for turn in alive:
            turn.rank = (turn.total + prior * turn.outlook) / (float(turn.n) + prior)
        alive.sort(key=_by_rank)


def _compare(best: CandidateTurn, turn: CandidateTurn, trust: float) -> None:
    """Update how far a turn is behind another, paired by draw, and the standard error of that.

    The prior is the static evaluation with an error of `trust` points. Both are weighted by their precision.
    """
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
    """The turn with the highest expected gain, and that gain in points.

    The gain is that of knowing whether the turn is better than the best: the mean of the positive part of a normal
    variable.
    """
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
