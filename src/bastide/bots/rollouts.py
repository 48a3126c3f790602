"""Rollouts from a position: the candidate turns of a seat, and the result of playouts of one of them.

In a playout every seat plays by the static evaluation (greedy.py) for some turns, with random draws from the tiles
left. Averages over common draws rank turns far better than one static evaluation (decision 56).
"""

from abc import abstractmethod
from math import sqrt
from typing import Final

from mypy_extensions import i64, trait

from bastide.bots.greedy import Judge
from bastide.bots.playout import Rng, draw
from bastide.bots.weights import Weights
from bastide.core.actions import FIGURE, KIND_MASK, PASS, PLACE
from bastide.core.engine import Engine
from bastide.core.spot_actions import figure_kind

STREAM: Final = 98  # of random numbers, apart from those of games and seats
LONGEST: Final = 12  # actions in a turn
NOTHING: Final = -1
SAME: Final = 1e-6  # actions whose values differ by less are the same


class CandidateTurn:
    """A whole turn of a seat, with the statistics of its playouts.

    `acts` are its actions in order, `outlook` is the static evaluation at its end. `total` and `squares` are the sums
    of the seat's final leads and of their squares over `n` playouts. Leads are in points.
    """

    def __init__(self, acts: list[int], outlook: float) -> None:
        self.acts = acts
        self.outlook = outlook
        self.total: float = 0.0
        self.squares: float = 0.0
        self.n: i64 = 0
        self.rank: float = outlook  # the value used for sorting
        self.leads: list[float] = []
        # in the duel with `rival` after `met` playouts: how far it is behind in points, and the standard error of that
        self.behind: float = 0.0
        self.doubt: float = 0.0
        self.rival: CandidateTurn | None = None
        self.met: i64 = -1

    def note(self, lead: float) -> None:
        """Add a playout that ended with that lead."""
        self.total += lead
        self.squares += lead * lead
        self.leads.append(lead)
        self.n += 1

    @property
    def mean(self) -> float:
        """The mean lead. Before the first playout it is the static evaluation."""
        return self.total / float(self.n) if self.n > 0 else self.outlook

    @property
    def error(self) -> float:
        """The standard error of the mean. 0 for fewer than two playouts."""
        if self.n < 2:
            return 0.0
        n: float = float(self.n)
        return sqrt(max(0.0, self.squares / n - self.mean * self.mean) / (n - 1.0))


@trait
class RolloutBase:
    """Turns of one game, and playouts from its positions. Every call leaves the engine unchanged."""

    played: i64  # playouts so far

    @abstractmethod
    def turns(self, most: i64, answers: i64, margin: float) -> list[CandidateTurn]:
        """The most promising turns within `margin` points of the best, best first.

        They begin with at most `most` first actions, each with at most `answers` continuations.
        """

    @abstractmethod
    def play(self, turn: CandidateTurn, seat: i64, seed: i64, number: i64, depth: i64) -> float:
        """Play that turn of the seat and `depth` draws more, or with 0 to the end. Returns the seat's lead then.

        The draws depend only on `seed` and `number`, except for what can be drawn after the turn.
        """


class Rollouts(Judge, RolloutBase):
    """Turns of one game, and playouts from its positions. Every call leaves the engine unchanged.

    `played` counts the playouts, whose draws come from `rng`. `figure` is the figure action that `quick` found last.

    >>> from bastide.engine import Rng, Rollouts, draw, new_engine
    >>> engine = new_engine("base+fields", players=2)
    >>> engine.push(draw(engine, Rng(7)))
    >>> rollouts = Rollouts(engine)
    >>> best = rollouts.turns(most=2, answers=2, margin=5.0)[0]
    >>> best.note(rollouts.play(best, seat=0, seed=1, number=0, depth=4))
    >>> best.n, rollouts.played
    (1, 1)
    """

    def __init__(self, engine: Engine, weights: Weights | None = None) -> None:
        super().__init__(engine, weights)
        self.rng = Rng(0)
        self.played: i64 = 0  # playouts so far
        self.figure: i64 = NOTHING  # the figure action that goes with the placement evaluated last
        self._tried: list[int] = []  # figure actions after it that must be tried

    def turns(self, most: i64, answers: i64, margin: float) -> list[CandidateTurn]:
        """The most promising turns within `margin` points of the best, best first.

        They begin with at most `most` first actions, each with at most `answers` continuations.
        """
        found: list[CandidateTurn] = []
        self._go_on([], most, answers, margin, found)
        found.sort(key=_by_outlook)
        return [turn for turn in found if turn.outlook >= found[0].outlook - margin]

    def _go_on(self, acts: list[int], most: i64, answers: i64, margin: float, found: list[CandidateTurn]) -> None:
        """Add the turns that begin with `acts`, which have been pushed."""
        engine = self.engine
        judged = self.judge()
        judged.sort(key=_by_value)
        kept: list[float] = []
        seat: i64 = engine.seat
        first = not acts
        for act, value in judged:
            if len(kept) == most or value < judged[0][1] - margin:
                break
            if not first and _is_known(value, kept):
                continue
            kept.append(value)
            chain = [*acts, act]
            engine.push(act)
            if engine.seat == seat and not engine.over and len(chain) < LONGEST and not self._begins():
                self._go_on(chain, answers if first else 1, answers, margin, found)
            else:
                found.append(CandidateTurn(chain, value))
            engine.pop()

    def _begins(self) -> bool:
        """Whether the decision is the first one of a turn."""
        engine = self.engine
        return engine.rules.step_index[engine.current().name] == 0 and engine.state.pending == 0

    def play(self, turn: CandidateTurn, seat: i64, seed: i64, number: i64, depth: i64) -> float:
        """Play that turn of the seat and `depth` draws more, or with 0 to the end. Returns the seat's lead then.

        The draws depend only on `seed` and `number`, except for what can be drawn after the turn.
        """
        engine = self.engine
        before: i64 = engine.plies
        self.rng.reset(seed, number, STREAM)
        for act in turn.acts:
            engine.push(act)
        drawn: i64 = 0
        while not engine.over:
            if engine.seat >= 0:
                self.move()
                continue
            if drawn == depth > 0:
                break
            drawn += 1
            engine.push(draw(engine, self.rng))
        lead: float = self.position.whole(seat)
        engine.undo_to(before)
        self.played += 1
        return lead

    def play_on(self, rng: Rng, turns: i64 = 0) -> i64:
        """Play by `quick` to the end, or with `turns` above 0 until that many turns are over, including this one.

        Tiles come from `rng`. Returns the number of actions. They are not taken back.
        """
        engine = self.engine
        start: i64 = engine.plies
        last: i64 = engine.state.turn + turns
        while not engine.over and (turns == 0 or engine.state.turn < last):
            if engine.seat < 0:
                engine.push(draw(engine, rng))
            else:
                self.move()
        return engine.plies - start

    def move(self) -> None:
        """Push the choice of `quick`, and the figure action that goes with it."""
        self.engine.push(self.quick())
        if self.figure != NOTHING:
            self.engine.push(self.figure)

    def quick(self) -> i64:
        """Roughly the choice of the static evaluation, at a fifth of the cost.

        It does not try a meeple after each placement, but uses the value of the feature it would claim. After a
        placement `figure` is the figure action, or NOTHING if that is not the next decision or there is more to choose.
        """
        engine = self.engine
        self.figure = NOTHING
        n: i64 = engine.legal()
        if n == 1:
            return engine.acts[0]
        if engine.acts[0] & KIND_MASK != PLACE:
            return self._best_of(self.judge())
        acts: list[int] = [engine.acts[i] for i in range(n)]
        self._begin(acts)
        best: i64 = acts[0]
        figure: i64 = NOTHING
        most = -1.0e18
        i: i64 = 0
        for i in range(n):
            act: i64 = acts[i]
            value = self._quickly(act)
            if value > most:
                most = value
                best = act
                figure = self.figure
        self.figure = figure
        return best

    def _best_of(self, judged: list[tuple[int, float]]) -> int:
        best, most = judged[0]
        for act, value in judged:
            if value > most:
                most = value
                best = act
        return best

    def _quickly(self, act: i64) -> float:
        """The value of a placement with the best figure action after it."""
        engine = self.engine
        self.figure = NOTHING
        engine.push(act)
        self.position.board_changed()
        value: float
        if not self._asked_on(1):
            value = self.position.value()
        else:
            n: i64 = engine.legal()
            if engine.acts[n - 1] == PASS and engine.acts[0] & KIND_MASK == FIGURE:
                value = self._with_figure(n)
            else:
                engine.pop()
                self.position.board_changed()
                return self._value(act, 6, False)
        engine.pop()
        self.position.board_changed()
        return value

    def _with_figure(self, n: i64) -> float:
        """The value with the best available figure action. Sets `figure` to that action."""
        engine, outlook, position = self.engine, self.outlook, self.position
        most: float = 0.0
        best: i64 = PASS
        last: i64 = -1
        more = False
        i: i64 = 0
        self._tried.clear()
        for i in range(n - 1):
            act: i64 = engine.acts[i]
            if act & KIND_MASK != FIGURE:
                more = True
                continue
            key: i64 = self._matter(act)
            if key == last:
                continue
            last = key
            root = self._node(act).root()
            if root.figures != 0 or outlook.idle[figure_kind(act)]:
                self._tried.append(act)
                continue
            worth, comes_home = outlook.promise(root)
            gained: float = worth
            if comes_home < 1.0:  # otherwise it returns at once
                gained += comes_home * outlook.home - outlook.given(self.seat, act)
            if gained > most:
                most = gained
                best = act
        engine.push(PASS)
        value: float = position.value() + most
        engine.pop()
        for act in self._tried:  # it stands with others: the effect of that is more than the feature's value
            engine.push(act)
            other: float = position.value()
            engine.pop()
            if other > value:
                value = other
                best = act
        self.figure = NOTHING if more else best
        return value


def _by_value(judged: tuple[int, float]) -> float:
    return -judged[1]


def _by_outlook(turn: CandidateTurn) -> float:
    return -turn.outlook


def _is_known(value: float, kept: list[float]) -> bool:
    return any(abs(value - known) < SAME for known in kept)
