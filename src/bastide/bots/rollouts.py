"""Playing on from a position: which whole turns a seat has, and what comes of one of them when everybody plays on by
the outlook (greedy.py) for some turns and chance draws from what is left.

Averages of good play on common draws rank turns far better than one look does (decision 56).
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
LONGEST: Final = 12  # answers in a turn
NOTHING: Final = -1
SAME: Final = 1e-6  # answers whose outlooks differ by less are one


class CandidateTurn:
    """A whole turn of a seat: its answers in order, the outlook when it ends, and what came of it in playouts: the sum
    of the seat's lead at their ends, of its squares, and how many there were. Leads are in points."""

    def __init__(self, acts: list[int], outlook: float) -> None:
        self.acts = acts
        self.outlook = outlook
        self.total: float = 0.0
        self.squares: float = 0.0
        self.n: i64 = 0
        self.rank: float = outlook  # what it is judged by
        self.leads: list[float] = []
        # how far it is behind the best in their duel, in points, the standard error of that, and who that was after how
        # many playouts
        self.behind: float = 0.0
        self.doubt: float = 0.0
        self.rival: CandidateTurn | None = None
        self.met: i64 = -1

    def note(self, lead: float) -> None:
        """One more playout ended with that lead."""
        self.total += lead
        self.squares += lead * lead
        self.leads.append(lead)
        self.n += 1

    @property
    def mean(self) -> float:
        """The mean lead; before the first playout the outlook."""
        return self.total / float(self.n) if self.n > 0 else self.outlook

    @property
    def error(self) -> float:
        """The standard error of the mean; 0 below two playouts."""
        if self.n < 2:
            return 0.0
        n: float = float(self.n)
        return sqrt(max(0.0, self.squares / n - self.mean * self.mean) / (n - 1.0))


@trait
class RolloutBase:
    """Turns of one game and playouts from its positions. The engine stands as before after every call."""

    played: i64  # playouts so far

    @abstractmethod
    def turns(self, most: i64, answers: i64, margin: float) -> list[CandidateTurn]:
        """The most promising turns, best first: of at most `most` first answers, each with at most `answers` ways to go
        on, those within `margin` points of the best."""

    @abstractmethod
    def play(self, turn: CandidateTurn, seat: i64, seed: i64, number: i64, depth: i64) -> float:
        """Play that turn of the seat and `depth` draws more, or (0) to the end; the seat's lead then. The draws depend
        on seed and number alone, as far as what can be drawn does not depend on the turn."""


class Rollouts(Judge, RolloutBase):
    """Turns of one game and playouts from its positions. The engine stands as before after every call.

    `played` counts the playouts, whose draws come from `rng`. Its own notes: `kinds_of_figures`, `figure`, `tried`."""

    def __init__(self, engine: Engine, weights: Weights | None = None) -> None:
        super().__init__(engine, weights)
        self.rng = Rng(0)
        self.kinds_of_figures: i64 = engine.rules.n_kinds
        self.played: i64 = 0  # playouts so far
        self.figure: i64 = NOTHING  # what goes with the placement that was judged last
        self.tried: list[int] = []  # figures after it that must be tried

    def turns(self, most: i64, answers: i64, margin: float) -> list[CandidateTurn]:
        """The most promising turns, best first: of at most `most` first answers, each with at most `answers` ways to go
        on, those within `margin` points of the best."""
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
        """Whether the question is the first one of a turn."""
        engine = self.engine
        return engine.rules.step_index[engine.current().name] == 0 and engine.state.pending == 0

    def play(self, turn: CandidateTurn, seat: i64, seed: i64, number: i64, depth: i64) -> float:
        """Play that turn of the seat and `depth` draws more, or (0) to the end; the seat's lead then. The draws depend
        on seed and number alone, as far as what can be drawn does not depend on the turn."""
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
        while engine.plies > before:
            engine.pop()
        self.played += 1
        return lead

    def play_on(self, rng: Rng, turns: i64 = 0) -> i64:
        """Play on as `quick` chooses, to the end or (`turns` above 0) until so many turns are over, the present one
        counted, with tiles from a stream; returns how many actions it took. The engine stands there then."""
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
        """Push what `quick` chooses, and the figure that goes with it."""
        self.engine.push(self.quick())
        if self.figure != NOTHING:
            self.engine.push(self.figure)

    def quick(self) -> i64:
        """About what the outlook would choose, at a fifth of the cost: a meeple is not tried after each placement, but
        valued by the prospect of what it would stand on. After a placement `figure` says what becomes of the figure,
        or NOTHING where that is not asked next or there is more to choose."""
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
        """The value of a placement, with the best figure after it."""
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
        """The value with the best figure on offer, which `figure` names."""
        engine, outlook, position = self.engine, self.outlook, self.position
        most: float = 0.0
        best: i64 = PASS
        last: i64 = -1
        more = False
        i: i64 = 0
        self.tried.clear()
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
                self.tried.append(act)
                continue
            worth, comes_home = outlook.promise(root)
            gained: float = worth
            if comes_home < 1.0:  # else it goes home at once
                gained += comes_home * outlook.home - outlook.given(self.seat, act)
            if gained > most:
                most = gained
                best = act
        engine.push(PASS)
        value: float = position.value() + most
        engine.pop()
        for act in self.tried:  # it stands beside others: what that changes is more than a prospect
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
