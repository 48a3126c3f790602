"""95 % confidence intervals of measured shares and means.

Games with the same draws are not independent: luck in one game affects the other. So the spread is measured between
sets of games, each with its own draws.
"""

import math
from collections.abc import Sequence
from functools import cache
from statistics import NormalDist, fmean, stdev

SURE = 0.95
ENOUGH = 30
"""Fewest sets whose spread is reliable enough for an interval narrower than that of independent games."""


def quantile(sure: float = SURE) -> float:
    """Standard errors on either side of a mean that hold the true one with probability `sure`: 1.96 for 95 %."""
    return NormalDist().inv_cdf((1 + sure) / 2)


@cache
def student_quantile(share: float, freedom: int) -> float:
    """The quantile of Student's t for `share` from 0.5 to below 1, with `freedom` degrees of freedom (at least 1).

    Above 10,000 degrees it uses 10,000, which differs from the normal quantile by one part in 8,000. The result comes
    from bisection of the angle with that probability in `_within`.
    """
    freedom = min(freedom, 10_000)
    low, high = 0.0, math.pi / 2
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if _within(middle, freedom) < 2 * share - 1 else (low, middle)
    return math.sqrt(freedom) * math.tan(low)


def _within(angle: float, freedom: int) -> float:
    """The probability that Student's t lies within plus and minus sqrt(freedom) tan(angle).

    It is a finite sum: Abramowitz and Stegun 1964, 26.7.3 for odd degrees of freedom, 26.7.4 for even ones.
    """
    odd = freedom % 2
    total, term = 0.0, math.cos(angle) if odd else 1.0
    for k in range(1, 2 * (freedom // 2), 2):
        total += term
        term *= math.cos(angle) ** 2 * (k + odd) / (k + odd + 1)
    total *= math.sin(angle)
    return 2 / math.pi * (angle + total) if odd else total


def wilson_interval(share: float, n: float, sure: float = SURE) -> tuple[float, float]:
    """The interval that holds the true share behind `share` of `n` trials with probability `sure` (Wilson 1927)."""
    if n == 0:
        return 0.0, 1.0
    z = quantile(sure)
    centre = share + z * z / (2 * n)
    spread = z * math.sqrt(share * (1 - share) / n + z * z / (4 * n * n))
    low, high = (centre - spread) / (1 + z * z / n), (centre + spread) / (1 + z * z / n)
    return (max(0.0, low) if share > 0 else 0.0), (min(1.0, high) if share < 1 else 1.0)


def share_interval(sets: Sequence[float], games: int) -> tuple[float, float]:
    """Wilson's interval of the mean share of sets of games, `games` in all. Each set has its own draws.

    The number of trials is that of independent games with the same spread as between the sets. If all sets are equal,
    it is the number of games. With few sets it is never more than the number of games.
    """
    if not sets:
        return 0.0, 1.0
    share = fmean(sets)
    variance = stdev(sets) ** 2 / len(sets) if len(sets) > 1 else 0.0
    trials = share * (1 - share) / variance if variance > 0 else float(games)
    return wilson_interval(share, min(trials, games) if len(sets) < ENOUGH else trials)


def mean_interval(values: Sequence[float]) -> tuple[float, float] | None:
    """The interval of the mean of independent values. None for fewer than two."""
    if len(values) < 2:
        return None
    mean, spread = fmean(values), mean_spread(stdev(values), len(values))
    return mean - spread, mean + spread


def mean_spread(deviation: float, n: int, sure: float = SURE) -> float:
    """The half-width of the interval of the mean of `n` values (at least two) with this sample deviation.

    It uses Student's distribution (Student 1908), because with few values the deviation itself is uncertain.
    """
    return student_quantile((1 + sure) / 2, n - 1) * deviation / math.sqrt(n)


def share_from_elo(elo: float, even: float = 0.5) -> float:
    """The share of a game that a bot takes from opponents `elo` points weaker, if equal bots take `even`."""
    return 1 / (1 + (1 - even) / even * 10 ** (-elo / 400))


def elo_from_share(share: float, even: float = 0.5) -> float | None:
    """The Elo difference of a bot that takes this share. None for a share of 0 or 1."""
    if not 0 < share < 1:
        return None
    return 400 * math.log10(share / (1 - share) * (1 - even) / even)
