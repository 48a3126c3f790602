"""How sure a measured share or mean is: intervals that hold the true one with 95 % certainty.

Games on the same draws are no independent trials: luck that helps in the one helps or hurts in the other. So the spread
is that between sets of games, each set on draws of its own.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from statistics import NormalDist, fmean, stdev

SURE = 0.95
ENOUGH = 30
"""Sets of games from which on their spread is known well enough to be surer than as many independent games."""


def quantile(sure: float = SURE) -> float:
    """Standard errors to either side of a mean that hold the true one with certainty `sure`: 1.96 for 95 %."""
    return NormalDist().inv_cdf((1 + sure) / 2)


@cache
def student_quantile(share: float, freedom: int) -> float:
    """The quantile of Student's t with so many degrees of freedom, 1 at least, for a share from 0.5 to below 1; from
    10,000 degrees on it is that of 10,000, which is the normal one but for a part in 8,000. Found by halving the angle
    that has the probability in `_within`."""
    freedom = min(freedom, 10_000)
    low, high = 0.0, math.pi / 2
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if _within(middle, freedom) < 2 * share - 1 else (low, middle)
    return math.sqrt(freedom) * math.tan(low)


def _within(angle: float, freedom: int) -> float:
    """The chance that Student's t lies within plus and minus sqrt(freedom) tan(angle): a finite sum (Abramowitz and
    Stegun 1964, 26.7.3 for odd degrees of freedom, 26.7.4 for even ones)."""
    odd = freedom % 2
    total, term = 0.0, math.cos(angle) if odd else 1.0
    for k in range(1, 2 * (freedom // 2), 2):
        total += term
        term *= math.cos(angle) ** 2 * (k + odd) / (k + odd + 1)
    total *= math.sin(angle)
    return 2 / math.pi * (angle + total) if odd else total


def wilson_interval(share: float, n: float, sure: float = SURE) -> tuple[float, float]:
    """The interval that holds the true share behind `share` of `n` trials with certainty `sure` (Wilson 1927)."""
    if n == 0:
        return 0.0, 1.0
    z = quantile(sure)
    centre = share + z * z / (2 * n)
    spread = z * math.sqrt(share * (1 - share) / n + z * z / (4 * n * n))
    low, high = (centre - spread) / (1 + z * z / n), (centre + spread) / (1 + z * z / n)
    return (max(0.0, low) if share > 0 else 0.0), (min(1.0, high) if share < 1 else 1.0)


def share_interval(sets: Sequence[float], games: int) -> tuple[float, float]:
    """Wilson's interval of the mean of the shares of sets of games, `games` in all, each set on draws of its own.

    It counts as many trials as independent games would need for the spread between the sets. Where no two sets differ,
    the spread says nothing and the games count; of few sets it never makes surer than the games.
    """
    if not sets:
        return 0.0, 1.0
    share = fmean(sets)
    variance = stdev(sets) ** 2 / len(sets) if len(sets) > 1 else 0.0
    trials = share * (1 - share) / variance if variance > 0 else float(games)
    return wilson_interval(share, min(trials, games) if len(sets) < ENOUGH else trials)


def mean_interval(values: Sequence[float]) -> tuple[float, float] | None:
    """The interval of the mean of independent values; None of fewer than two."""
    if len(values) < 2:
        return None
    mean, spread = fmean(values), mean_spread(stdev(values), len(values))
    return mean - spread, mean + spread


def mean_spread(deviation: float, n: int, sure: float = SURE) -> float:
    """How far the interval of the mean of `n` values, two at least, with this sample deviation reaches to either side:
    so many standard errors as Student's t says (Student 1908), since of few values the spread itself is not sure."""
    return student_quantile((1 + sure) / 2, n - 1) * deviation / math.sqrt(n)


def share_from_elo(elo: float, even: float = 0.5) -> float:
    """The share of a game that a bot takes from opponents `elo` points weaker, where equals take `even`."""
    return 1 / (1 + (1 - even) / even * 10 ** (-elo / 400))


def elo_from_share(share: float, even: float = 0.5) -> float | None:
    """By how many points a bot is stronger that takes this share; None of all or nothing."""
    if not 0 < share < 1:
        return None
    return 400 * math.log10(share / (1 - share) * (1 - even) / even)
