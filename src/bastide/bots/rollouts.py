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

STREAM: Final = 98  # of random numbers, apart from those of games and seats
LONGEST: Final = 12  # answers in a turn
SAME: Final = 1e-6  # answers whose outlooks differ by less are one


class Turn:
    """A whole turn of a seat: its answers in order, the outlook when it ends, and what came of it in playouts: the sum
    of the seat's lead at their ends, of its squares, and how many there were. Leads are in points."""

    def __init__(self, acts: list[int], outlook: float) -> None:
        self.acts = acts
        self.outlook = outlook
        self.total: float = 0.0
        self.squares: float = 0.0
        self.n: i64 = 0
        self.rank: float = outlook  # what it is judged by

    def note(self, lead: float) -> None:
        """One more playout ended with that lead."""
        self.total += lead
        self.squares += lead * lead
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
class PlaysOn:
    """Turns of one game and playouts from its positions. The engine stands as before after every call."""

    played: i64  # playouts so far

    @abstractmethod
    def turns(self, most: i64, answers: i64, margin: float) -> list[Turn]:
        """The most promising turns, best first: of at most `most` first answers, each with at most `answers` ways to go
        on, those within `margin` points of the best."""

    @abstractmethod
    def play(self, turn: Turn, seat: i64, seed: i64, number: i64, depth: i64) -> float:
        """Play that turn of the seat and `depth` draws more, or (0) to the end; the seat's lead then. The draws depend
        on seed and number alone, as far as what can be drawn does not depend on the turn."""


class Rollouts(Judge, PlaysOn):
    """Turns of one game and playouts from its positions. The engine stands as before after every call."""

    def __init__(self, engine: Engine, weights: Weights | None = None) -> None:
        super().__init__(engine, weights)
        self.rng = Rng(0)
        self.kinds_of_figures: i64 = engine.rules.n_kinds
        self.played: i64 = 0  # playouts so far

    def turns(self, most: i64, answers: i64, margin: float) -> list[Turn]:
        """The most promising turns, best first: of at most `most` first answers, each with at most `answers` ways to go
        on, those within `margin` points of the best."""
        found: list[Turn] = []
        self._go_on([], most, answers, margin, found)
        found.sort(key=_by_outlook)
        return [turn for turn in found if turn.outlook >= found[0].outlook - margin]

    def _go_on(self, acts: list[int], most: i64, answers: i64, margin: float, found: list[Turn]) -> None:
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
                found.append(Turn(chain, value))
            engine.pop()

    def _begins(self) -> bool:
        """Whether the question is the first one of a turn."""
        engine = self.engine
        return engine.rules.step_index[engine.current().name] == 0 and engine.state.pending == 0

    def play(self, turn: Turn, seat: i64, seed: i64, number: i64, depth: i64) -> float:
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
                engine.push(self.quick())
                continue
            if drawn == depth > 0:
                break
            drawn += 1
            engine.push(draw(engine, self.rng))
        lead = self.position.whole(seat)
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
            engine.push(draw(engine, rng) if engine.seat < 0 else self.quick())
        return engine.plies - start

    def quick(self) -> int:
        """About what the outlook would choose, at a third of the cost: a figure is not tried after each placement, but
        valued by the prospect of what it would stand on."""
        engine = self.engine
        n: i64 = engine.legal()
        if n == 1:
            return engine.acts[0]
        if engine.acts[0] & KIND_MASK != PLACE:
            return self._best_of(self.judge())
        acts: list[int] = [engine.acts[i] for i in range(n)]
        self._begin(acts)
        best, most = acts[0], -1.0e18
        for act in acts:
            value = self._quickly(act)
            if value > most:
                most = value
                best = act
        return best

    def _best_of(self, judged: list[tuple[int, float]]) -> int:
        best, most = judged[0]
        for act, value in judged:
            if value > most:
                most = value
                best = act
        return best

    def _quickly(self, act: i64) -> float:
        """The value of a placement, with the best figure by its prospect alone."""
        engine = self.engine
        engine.push(act)
        self.position.board_changed()
        more = 0.0
        passed = False
        value: float
        if self._asked_on(1):
            n: i64 = engine.legal()
            if engine.acts[n - 1] == PASS and engine.acts[0] & KIND_MASK == FIGURE:
                more = self._figure(n)
                engine.push(PASS)
                passed = True
            else:
                engine.pop()
                self.position.board_changed()
                return self._value(act, 6, False)
        value = self.position.value() + more
        if passed:
            engine.pop()
        engine.pop()
        self.position.board_changed()
        return value

    def _figure(self, n: i64) -> float:
        """What the best figure on offer adds."""
        engine, outlook = self.engine, self.outlook
        most = 0.0
        last: i64 = -1
        i: i64 = 0
        for i in range(n - 1):
            act: i64 = engine.acts[i]
            key: i64 = self._matter(act)
            if key == last or act & KIND_MASK != FIGURE:
                continue
            last = key
            worth, comes_home = outlook.promise(self._node(act).root())
            gained = worth
            if comes_home < 1.0:  # else it goes home at once
                gained += comes_home * outlook.home - outlook.given(self.seat, act)
            if gained > most:
                most = gained
        return most


def _by_value(judged: tuple[int, float]) -> float:
    return -judged[1]


def _by_outlook(turn: Turn) -> float:
    return -turn.outlook


def _is_known(value: float, kept: list[float]) -> bool:
    return any(abs(value - known) < SAME for known in kept)
