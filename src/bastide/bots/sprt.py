"""Whether one bot is stronger than another, tested while they play: sequential probability ratio test (Wald 1945).

The share that a bot takes of a set of games on the same draws is one observation, so luck that both seats have had is
none of the test's. Its distribution is not known; by the central limit the ratio of the likelihoods of two means is
that of normal distributions with the spread that was seen (generalised test: Li, Liu and Ying 2014; for pairs of games,
as chess engines are tested, M. Van den Bergh, "A practical introduction to the GSPRT", 2020).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Final

from bastide.bots.intervals import ENOUGH, share_from_elo
from bastide.bots.matches import MatchResult

PRIOR: Final = 1.0
"""Sets with the spread of a single game that count as seen: so a run of equal results decides nothing by itself."""


@dataclass(frozen=True)
class Sprt:
    """The test of "stronger by `high` points" against "by `low` only": wrong in at most `alpha` of the cases where the
    second is so, and in at most `beta` of those where the first is."""

    low: float
    high: float
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        if not (self.low < self.high and abs(self.low) <= 1000 and abs(self.high) <= 1000):
            raise ValueError("the two differences are Elo points, the smaller one first, from -1000 to 1000")
        if not (0 < self.alpha < 0.5 and 0 < self.beta < 0.5):
            raise ValueError("alpha and beta are chances above 0 and below 0.5")

    @property
    def bounds(self) -> tuple[float, float]:
        """Where the logarithm of the ratio decides."""
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)

    def ratio(self, sets: Sequence[float], even: float = 0.5) -> float:
        """The logarithm of the ratio of likelihoods, of the shares of sets of games."""
        return self.ratio_of(len(sets), sum(sets), sum(share * share for share in sets), even)

    def ratio_of(self, n: int, total: float, squares: float, even: float = 0.5) -> float:
        """The same of the number of sets, the sum of their shares and that of the squares."""
        low, high, mean = share_from_elo(self.low, even), share_from_elo(self.high, even), total / max(1, n)
        spread = max(0.0, squares - n * mean * mean) + PRIOR * even * (1 - even)
        return (high - low) * (2 * mean - low - high) * n * (n + PRIOR) / (2 * spread)

    def decided(self, result: MatchResult) -> str:
        """`stronger`, `not stronger`, or "" while nothing is decided; never before some sets are played."""
        if len(result.sets) < ENOUGH:
            return ""
        ratio, (lowest, highest) = self.ratio(set_shares(result), result.even), self.bounds
        return "stronger" if ratio >= highest else "not stronger" if ratio <= lowest else ""

    def as_dict(self, result: MatchResult) -> dict[str, object]:
        """JSON-ready."""
        return {
            "elo": [self.low, self.high],
            "alpha": self.alpha,
            "beta": self.beta,
            "ratio": round(self.ratio(set_shares(result), result.even), 3),
            "bounds": [round(bound, 3) for bound in self.bounds],
            "decided": self.decided(result) or None,
        }


def set_shares(result: MatchResult) -> list[float]:
    """What the first bot took of each set."""
    return [fmean(one.shares) for one in result.sets]
