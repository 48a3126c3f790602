"""Elo ratings of bots from their matches, by the Bradley-Terry model: 400 points for odds of 10 to 1.

The share that `a` takes of a game against n others of strength b is 1 / (1 + n * 10**((b - a) / 400)). A shared win
counts by its share. That is a logistic regression without a constant, which statsmodels fits.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from warnings import catch_warnings, simplefilter

from bastide.bots.intervals import ENOUGH, quantile
from bastide.bots.matches import MatchResult

ANCHOR = "greedy"
"""The bot with the fixed rating. If it does not play, the first bot is the anchor."""
ANCHORED = 1500.0
POINTS = 400 / math.log(10)
"""Elo points of a logit."""


class RatingsMissing(RuntimeError):
    """The library for ratings is not installed. The message names the command that installs it."""

    code = "no-ratings"


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


def check_ratings() -> None:
    """Raises RatingsMissing if `rate_bots` cannot work."""
    if find_spec("statsmodels") is None:
        raise RatingsMissing("ratings of more than two bots need statsmodels: run pip install 'bastide[arena]'")


def rate_bots(matches: Sequence[MatchResult]) -> list[Rating]:
    """The ratings of all bots in these matches, strongest first, then bots without a rating. Raises RatingsMissing."""
    check_ratings()
    bots = list(dict.fromkeys(name for match in matches for name in (match.a, match.b)))
    anchor = ANCHOR if ANCHOR in bots else bots[0]
    reached = _reachable_bots(bots, anchor, matches)
    free = [bot for bot in bots if bot in reached and bot != anchor]
    rated = _fit_ratings(free, [match for match in matches if {match.a, match.b} <= reached]) if free else []
    rated.append(Rating(anchor, ANCHORED))
    rated.sort(key=lambda rating: -(rating.elo or 0.0))
    return rated + [Rating(bot) for bot in bots if bot not in reached]


def _reachable_bots(bots: list[str], anchor: str, matches: Sequence[MatchResult]) -> set[str]:
    """The bots that, directly or through others, have taken a share from the anchor, and the anchor from them.

    For other bots there is no most likely rating: a more extreme one would always fit better (Ford 1957).
    """
    import numpy as np
    from scipy.sparse.csgraph import connected_components

    took = np.zeros((len(bots), len(bots)))
    for match in matches:
        a, b, taken = bots.index(match.a), bots.index(match.b), sum(match.shares)
        took[a, b] += taken
        took[b, a] += match.games - taken
    _, groups = connected_components(took, directed=True, connection="strong")
    return {bot for bot, group in zip(bots, groups) if group == groups[bots.index(anchor)]}


def _fit_ratings(free: list[str], matches: Sequence[MatchResult]) -> list[Rating]:
    """The ratings of all bots except the anchor, with the intervals of the fit."""
    told = []
    for bot, logit, error in zip(free, *_regression(free, matches)):
        elo, spread = ANCHORED + POINTS * logit, POINTS * quantile() * error
        told.append(Rating(bot, elo, (elo - spread, elo + spread)))
    return told


def _regression(free: list[str], matches: Sequence[MatchResult]) -> tuple[list[float], list[float]]:
    """Logits of these bots relative to the anchor, and their standard errors.

    All games with the same draws form one cluster, because they are not independent. With few clusters no error is less
    than that of independent games.
    """
    import numpy as np
    from statsmodels.genmod.families import Binomial
    from statsmodels.genmod.generalized_linear_model import GLM
    from statsmodels.tools.sm_exceptions import PerfectSeparationWarning

    rows, shares, sets, offsets = [], [], [], []
    for match in matches:
        row = [float((bot == match.a) - (bot == match.b)) for bot in free]
        for number, one in enumerate(match.sets):
            for share in one.shares:
                rows.append(row)
                shares.append(share)
                sets.append(number)
                offsets.append(math.log(match.even / (1 - match.even)))
    clusters = len(set(sets))
    with catch_warnings():
        # it also warns of a fit without any error, such as draws only; _reachable_bots guarantees that a fit exists
        simplefilter("ignore", PerfectSeparationWarning)
        model = GLM(np.array(shares), np.array(rows), family=Binomial(), offset=np.array(offsets))
        fit = model.fit()
        errors = fit.bse
        if clusters > 1:
            clustered = model.fit(cov_type="cluster", cov_kwds={"groups": np.array(sets)}).bse
            errors = clustered if clusters >= ENOUGH else np.maximum(errors, clustered)
    return [float(logit) for logit in fit.params], [float(error) for error in errors]
