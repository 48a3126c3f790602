"""Ratings of bots from their matches: Elo by the model of Bradley and Terry, 400 points for odds of 10 to 1.

The share that `a` takes of a game against n others of strength b is 1 / (1 + n * 10**((b - a) / 400)); of a victory
with others it counts as much as it took. That is a logistic regression without a constant, and statsmodels makes it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from warnings import catch_warnings, simplefilter

from bastide.bots.intervals import ENOUGH, quantile
from bastide.bots.matches import MatchResult

ANCHOR = "greedy"
"""The bot whose rating is fixed; where it does not play, it is the first."""
ANCHORED = 1500.0
POINTS = 400 / math.log(10)
"""Elo points of a logit."""


class RatingsMissing(RuntimeError):
    """The library that makes ratings is not installed; the message says how to install it."""

    code = "no-ratings"


@dataclass(frozen=True)
class Rating:
    """The rating of a bot and its interval; None where no path of mixed results leads to the anchor. The interval is
    that of the distance from the anchor, whose own rating is fixed and has none."""

    bot: str
    elo: float | None = None
    interval: tuple[float, float] | None = None

    def as_dict(self) -> dict[str, object]:
        """JSON-ready."""
        interval = None if self.interval is None else [round(end, 1) for end in self.interval]
        return {"bot": self.bot, "elo": None if self.elo is None else round(self.elo, 1), "interval_95": interval}


def check_ratings() -> None:
    """Raises RatingsMissing where `rate_bots` cannot work."""
    if find_spec("statsmodels") is None:
        raise RatingsMissing("ratings of more than two bots need statsmodels: run pip install 'bastide[arena]'")


def rate_bots(matches: Sequence[MatchResult]) -> list[Rating]:
    """The rating of everybody in these matches, strongest first, then those without one. Raises RatingsMissing."""
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
    """The bots that have taken something, directly or through others, of the anchor and it of them. For others there is
    no most likely rating: any farther one would fit better (Ford 1957)."""
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
    """The ratings of all but the anchor, with the intervals of the fit."""
    told = []
    for bot, logit, error in zip(free, *_regression(free, matches)):
        elo, spread = ANCHORED + POINTS * logit, POINTS * quantile() * error
        told.append(Rating(bot, elo, (elo - spread, elo + spread)))
    return told


def _regression(free: list[str], matches: Sequence[MatchResult]) -> tuple[list[float], list[float]]:
    """Logits of these bots above the anchor and their standard errors. All games on the same draws are one cluster,
    for they are not independent; of few clusters no error is less than that of independent games."""
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
        # it warns of a fit without any error, too: draws alone. That there is a fit `_reachable_bots` has made sure.
        simplefilter("ignore", PerfectSeparationWarning)
        model = GLM(np.array(shares), np.array(rows), family=Binomial(), offset=np.array(offsets))
        fit = model.fit()
        errors = fit.bse
        if clusters > 1:
            clustered = model.fit(cov_type="cluster", cov_kwds={"groups": np.array(sets)}).bse
            errors = clustered if clusters >= ENOUGH else np.maximum(errors, clustered)
    return [float(logit) for logit in fit.params], [float(error) for error in errors]
