"""How the game may end: the range in which each final score is likely to lie, from many playouts.

The position is the public one: draws are random from the tiles left. Every seat plays like the bot greedy, but
evaluates only a few placements: those that touch most tiles, and some random ones. That is a few points per game weaker
than greedy at half the time. Each game is played to its end and taken back. People play differently, so the range is
only a guide.
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
"""The share of playouts whose result lies within the range."""
FEWEST: Final = 3
"""The fewest games for a range."""
CROWDED: Final = 4
OTHERS: Final = 4
"""Placements that are evaluated: CROWDED that touch most tiles, and OTHERS at random."""


@dataclass(frozen=True)
class Band:
    """A forecast. `scores` holds the scores of every game played, by seat. `joined` merges several forecasts."""

    scores: list[list[int]]

    @property
    def games(self) -> int:
        """The number of games played."""
        return len(self.scores)

    def joined(self, other: "Band") -> "Band":
        """Both forecasts together."""
        return Band(self.scores + other.scores)

    def means(self) -> list[float]:
        """The mean score of each seat."""
        return [sum(column) / self.games for column in zip(*self.scores)]

    def widths(self) -> list[float]:
        """For each seat the half-width of the range around the mean.

        One more game would end within it with probability SURE, by Student's distribution. Raises ValueError for fewer
        than two games.
        """
        n = self.games
        if n < 2:
            raise ValueError("a range needs at least two games")
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
        """The share of wins of each seat. Tied winners share a win."""
        won = [0.0] * len(self.scores[0])
        for scores in self.scores:
            first = [seat for seat, score in enumerate(scores) if score == max(scores)]
            for seat in first:
                won[seat] += 1.0 / len(first) / self.games
        return won


def ahead(engine: Engine, seconds: float, seed: int | None = None, games: int = 0) -> Band:
    """The forecast after `seconds` and at least one game, or after `games` games (then the seed decides the result).

    The engine is left unchanged. Raises ValueError for a cooperative game: whether a team wins is another
    question.
    """
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
    """The best of the evaluated actions."""
    acts = [int(engine.acts[i]) for i in range(int(engine.legal()))]
    if len(acts) == 1:
        return acts[0]
    if acts[0] & KIND_MASK == PLACE:
        acts = sample_placements(engine, acts, rng)
    judged = judge.judge(acts)
    best = max(value for _, value in judged)
    return next(act for act, value in judged if value == best)


def sample_placements(engine: Engine, acts: list[int], rng: Rng) -> list[int]:
    """A few placements: those that touch most tiles, and some random others."""
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
