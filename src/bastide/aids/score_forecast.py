"""How the game may end: the band in which each final score is likely to lie, by playing on many times.

The position is the public one: draws are taken at random from what is left. Every seat plays on like greedy, who looks
at few placements here, those that touch most tiles and some others by lot: a few points less a game than greedy makes,
in half the time. Each game is played to its end and taken back. People play otherwise: the band is a guide.
"""

import secrets
import time
from dataclasses import dataclass
from math import sqrt
from typing import Final

from bastide.bots.greedy import Judge
from bastide.bots.intervals import student_quantile
from bastide.bots.playout import Rng, draw
from bastide.core.actions import CELL_SHIFT, KIND_MASK, PLACE
from bastide.core.engine import Engine

SURE: Final = 0.8
"""So many games of those played on so would end within the band."""
FEWEST: Final = 3
"""Games that a band needs."""
CROWDED: Final = 4
OTHERS: Final = 4
"""Placements that are judged: where most sides are touched, and by lot."""


@dataclass(frozen=True)
class Band:
    """`scores` of every game played, by seat: what several looks found can be put together (`joined`)."""

    scores: list[list[int]]

    @property
    def games(self) -> int:
        """How many games were played."""
        return len(self.scores)

    def joined(self, other: "Band") -> "Band":
        """Both together."""
        return Band(self.scores + other.scores)

    def means(self) -> list[float]:
        """The mean score of each seat."""
        return [sum(column) / self.games for column in zip(*self.scores)]

    def widths(self) -> list[float]:
        """For each seat how far the band reaches to both sides of the mean: one more game would end there with
        certainty SURE, by Student's distribution. Raises ValueError for fewer than two games."""
        n = self.games
        if n < 2:
            raise ValueError("one game makes no band")
        reach = student_quantile((1 + SURE) / 2, n - 1) * sqrt(1 + 1 / n)
        found = []
        for mean, column in zip(self.means(), zip(*self.scores)):
            found.append(reach * sqrt(sum((score - mean) ** 2 for score in column) / (n - 1)))
        return found

    def low(self) -> list[int]:
        """The lower end for each seat."""
        return [round(mean - width) for mean, width in zip(self.means(), self.widths())]

    def high(self) -> list[int]:
        """The upper end for each seat."""
        return [round(mean + width) for mean, width in zip(self.means(), self.widths())]

    def wins(self) -> list[float]:
        """For each seat its share of the victories; those who tie share one."""
        won = [0.0] * len(self.scores[0])
        for scores in self.scores:
            first = [seat for seat, score in enumerate(scores) if score == max(scores)]
            for seat in first:
                won[seat] += 1.0 / len(first) / self.games
        return won


def ahead(engine: Engine, seconds: float, seed: int | None = None, games: int = 0) -> Band:
    """After so much time and at least one game, or (then the same seed finds the same) after so many games. The engine
    is left as it was. Raises ValueError where a team plays: whether it wins is another question
    (bots/coop/forecast.py)."""
    if engine.rules.cooperative:
        raise ValueError("a team has one result: ask how likely it loses")
    rng = Rng(secrets.randbits(31) if seed is None else seed, 0, 98)
    judge = Judge(engine)
    listening, engine.state.listening = engine.state.listening, False
    found: list[list[int]] = []
    until = time.perf_counter() + seconds
    try:
        while not found or (len(found) < games if games else time.perf_counter() < until):
            found.append(_one_game(engine, judge, rng))
    finally:
        engine.state.listening = listening
    return Band(found)


def _one_game(engine: Engine, judge: Judge, rng: Rng) -> list[int]:
    before = engine.plies
    while not engine.over:
        engine.push(draw(engine, rng) if engine.seat < 0 else _choice(engine, judge, rng))
    scores = engine.scores()
    while engine.plies > before:
        engine.pop()
    return scores


def _choice(engine: Engine, judge: Judge, rng: Rng) -> int:
    """The best of the offers that are looked at."""
    acts = [int(engine.acts[i]) for i in range(int(engine.legal()))]
    if len(acts) == 1:
        return acts[0]
    if acts[0] & KIND_MASK == PLACE:
        acts = sample_placements(engine, acts, rng)
    judged = judge.judge(acts)
    best = max(value for _, value in judged)
    return next(act for act, value in judged if value == best)


def sample_placements(engine: Engine, acts: list[int], rng: Rng) -> list[int]:
    """A few placements: those where most sides are touched, and some others by lot."""
    if len(acts) <= CROWDED + OTHERS:
        return acts
    board = engine.state.board
    touched: dict[int, int] = {}
    for cell in {act >> CELL_SHIFT for act in acts}:
        code = int(board.code_at(cell))
        touched[cell] = sum(int(board.terrain(code, side)) > 0 for side in range(4))
    ranked = sorted(acts, key=lambda act: (-touched[act >> CELL_SHIFT], int(rng.word())))
    others = ranked[CROWDED:]
    return ranked[:CROWDED] + [others.pop(int(rng.below(len(others)))) for _ in range(OTHERS)]
