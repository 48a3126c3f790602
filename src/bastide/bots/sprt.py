"""A sequential probability ratio test (Wald 1945) of whether one bot is stronger than another.

One observation is a bot's share of a set of games with the same draws, so luck that both seats had has no effect. The
distribution of the share is not known. By the central limit theorem the likelihood ratio of two means is that of normal
distributions with the observed spread (generalised test: Li, Liu and Ying 2014). For pairs of games, as in tests of
chess engines, see M. Van den Bergh, "A practical introduction to the GSPRT", 2020.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Final

from bastide.bots.intervals import ENOUGH, share_from_elo
from bastide.bots.matches import MatchResult

PRIOR: Final = 1.0
"""Prior sets with the spread of a single game, so that a run of equal results decides nothing by itself."""


@dataclass(frozen=True)
class Sprt:
    """The test of "stronger by `high` points" against "stronger by `low` points only".

    It is wrong in at most `alpha` of the cases where the second is true, and in at most `beta` where the first is.
    """

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
        """The log-likelihood ratios that decide the test."""
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)

    def ratio(self, sets: Sequence[float], even: float = 0.5) -> float:
        """The log-likelihood ratio for the shares of sets of games."""
        return self.ratio_of(len(sets), sum(sets), sum(share * share for share in sets), even)

    def ratio_of(self, n: int, total: float, squares: float, even: float = 0.5) -> float:
        """The same from the number of sets, the sum of their shares and the sum of the squares."""
        low, high, mean = share_from_elo(self.low, even), share_from_elo(self.high, even), total / max(1, n)
        spread = max(0.0, squares - n * mean * mean) + PRIOR * even * (1 - even)
        return (high - low) * (2 * mean - low - high) * n * (n + PRIOR) / (2 * spread)

    def decided(self, result: MatchResult) -> str:
        """`stronger`, `not stronger`, or "" while undecided. Always "" for fewer than ENOUGH sets."""
        if len(result.sets) < ENOUGH:
            return ""
        ratio, (lowest, highest) = self.ratio(set_shares(result), result.even), self.bounds
        return "stronger" if ratio >= highest else "not stronger" if ratio <= lowest else ""

    def as_dict(self, result: MatchResult) -> dict[str, object]:
        """The test as a JSON-ready dict."""
        return {
            "elo": [self.low, self.high],
            "alpha": self.alpha,
            "beta": self.beta,
            "ratio": round(self.ratio(set_shares(result), result.even), 3),
            "bounds": [round(bound, 3) for bound in self.bounds],
            "decided": self.decided(result) or None,
        }


def set_shares(result: MatchResult) -> list[float]:
    """The first bot's mean share of each set."""
    return [fmean(one.shares) for one in result.sets]
