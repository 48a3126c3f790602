"""A workload for benchmarks inside the compiled core: random games with extra listings and extra push and pop.

Compare two runs that differ only in the extra work: the difference divided by its amount is the cost of one call.
"""

from typing import Final

from mypy_extensions import i64

from bastide.core.engine import Engine

WORD: Final = 0xFFFFFFFF
FACTOR: Final = 2654435761 - (1 << 32)  # the same in 32 bits, so that products with it fit into 64


class BenchmarkRun:
    """The result of a run: the number of players' decisions, and a checksum that makes two runs comparable."""

    def __init__(self, seed: int) -> None:
        low: i64 = seed & WORD
        self.random: i64 = ((low * FACTOR + 12345) & WORD) | 1
        self.decisions: i64 = 0
        self.checksum: i64 = 0

    def below(self, n: i64) -> i64:
        """The next number from 0 to n - 1 (xorshift32)."""
        x: i64 = self.random
        x ^= (x << 13) & WORD
        x ^= x >> 17
        x ^= (x << 5) & WORD
        self.random = x
        return (x * n) >> 32

    def run(self, engine: Engine, games: i64, extra_listings: i64, extra_pushes: i64) -> None:
        """Play `games` random games from the engine's current position. Each game is taken back afterwards."""
        start: i64 = engine.n_frames
        for _ in range(games):
            while not engine.state.over:
                if engine.state.decider < 0:
                    step = engine.current()
                    engine.push(step.outcome(engine, self.below(step.outcomes(engine))))
                else:
                    self._decide(engine, extra_listings, extra_pushes)
            for score in engine.scores():
                self.checksum = (self.checksum * 31 + score) & WORD
            while engine.n_frames > start:
                engine.pop()

    def _decide(self, engine: Engine, extra_listings: i64, extra_pushes: i64) -> None:
        n: i64 = engine.legal()
        self.decisions += 1
        for _ in range(extra_listings):
            engine.listed = False
            engine.legal()
        chosen: i64 = engine.acts[self.below(n)]
        other: i64 = engine.acts[(self.decisions * 7919) % n]
        for _ in range(extra_pushes):
            engine.push(other)
            engine.pop()
        engine.push(chosen)
