"""Elo ratings of bots from their matches, by the Bradley-Terry model: 400 points for odds of 10 to 1.

The share that `a` takes of a game against n others of strength b is 1 / (1 + n * 10**((b - a) / 400)). A shared win
counts by its share. That is a logistic regression without a constant (bradley_terry.py).

`Sprt` is a sequential probability ratio test (Wald 1945) of whether one bot is stronger than another. One observation
is a bot's share of a set of games with the same draws, so luck that both seats had has no effect. The distribution of
the share is not known. By the central limit theorem the likelihood ratio of two means is that of normal distributions
with the observed spread (generalised test: Li, Liu and Ying 2014). For pairs of games, as in tests of chess engines,
see M. Van den Bergh, "A practical introduction to the GSPRT", 2020.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Final

from bastide.bots.bradley_terry import (
    Observation,
    cluster_covariances,
    find_connected,
    fit_strengths,
    standard_errors,
)
from bastide.bots.intervals import ENOUGH, quantile, share_from_elo
from bastide.bots.matches import MatchResult

ANCHOR = "greedy"
"""The bot with the fixed rating. If it does not play, the first bot is the anchor."""
ANCHORED = 1500.0
POINTS = 400 / math.log(10)
"""Elo points of a logit."""
PRIOR: Final = 1.0
"""Prior sets with the spread of a single game, so that a run of equal results decides nothing by itself."""


@dataclass(frozen=True)
class Rating:
    """The rating of a bot and its interval. None if no chain of mixed results leads to the anchor.

    The interval is that of the distance from the anchor. The anchor's rating is fixed and has no interval.
    """

    bot: str
    elo: float | None = None
    interval: tuple[float, float] | None = None

    def as_dict(self) -> dict[str, object]:
        """The fields as a JSON-ready dict."""
        interval = None if self.interval is None else [round(end, 1) for end in self.interval]
        return {"bot": self.bot, "elo": None if self.elo is None else round(self.elo, 1), "interval_95": interval}


def rate_bots(matches: Sequence[MatchResult]) -> list[Rating]:
    """The ratings of all bots in these matches, strongest first, then bots without a rating."""
    bots = list(dict.fromkeys(name for match in matches for name in (match.a, match.b)))
    anchor = ANCHOR if ANCHOR in bots else bots[0]
    reached = _reachable_bots(anchor, matches)
    free = [bot for bot in bots if bot in reached and bot != anchor]
    rated = _fit_ratings(free, [match for match in matches if {match.a, match.b} <= reached]) if free else []
    rated.append(Rating(anchor, ANCHORED))
    rated.sort(key=lambda rating: -(rating.elo or 0.0))
    return rated + [Rating(bot) for bot in bots if bot not in reached]


def _reachable_bots(anchor: str, matches: Sequence[MatchResult]) -> set[str]:
    """The bots that, directly or through others, have taken a share from the anchor, and the anchor from them.

    For other bots there is no most likely rating: a more extreme one would always fit better (Ford 1957).
    """
    took = [(match.a, match.b) for match in matches if sum(match.shares) > 0]
    took += [(match.b, match.a) for match in matches if sum(match.shares) < match.games]
    return find_connected(took, anchor) & find_connected([(second, first) for first, second in took], anchor)


def _fit_ratings(free: list[str], matches: Sequence[MatchResult]) -> list[Rating]:
    """The ratings of all bots except the anchor, with the intervals of the fit."""
    ratings = []
    for bot, logit, error in zip(free, *_regression(free, matches)):
        elo, spread = ANCHORED + POINTS * logit, POINTS * quantile() * error
        ratings.append(Rating(bot, elo, (elo - spread, elo + spread)))
    return ratings


def _regression(free: list[str], matches: Sequence[MatchResult]) -> tuple[list[float], list[float]]:
    """Logits of these bots relative to the anchor, and their standard errors.

    All games with the same draws form one cluster, because they are not independent. With few clusters no error is less
    than that of independent games.
    """
    number = {bot: i for i, bot in enumerate(free)}
    observations = [
        Observation(number.get(match.a), number.get(match.b), len(one.shares), sum(one.shares), even_logit(match), k)
        for match in matches
        for k, one in enumerate(match.sets)
    ]
    strengths, covariances = fit_strengths(len(free), observations)
    errors = standard_errors(covariances)
    clusters = len({one.cluster for one in observations})
    if clusters > 1:
        clustered = standard_errors(cluster_covariances(strengths, covariances, observations))
        errors = clustered if clusters >= ENOUGH else list(map(max, errors, clustered))
    return strengths, errors


def even_logit(match: MatchResult) -> float:
    """The logit of the share of an equal."""
    return math.log(match.even / (1 - match.even))


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
    return [fmean(game_set.shares) for game_set in result.sets]
