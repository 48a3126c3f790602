"""Rating updates for any number of seats: Glicko-2 for two, Plackett-Luce for more.

Plackett-Luce follows R. C. Weng and C.-J. Lin, "A Bayesian approximation method for online ranking", JMLR 12 (2011), as
implemented by the library openskill.
"""

import math
from collections.abc import Sequence
from functools import cache
from typing import Final

from openskill.models import PlackettLuce

from bastide.server.features.ratings import glicko2
from bastide.server.features.ratings.glicko2 import GlickoGame, Grade
from bastide.server.features.ratings.pools import RatingKind, rating_scales

START: Final = Grade()
DAY_MS: Final = 86_400_000


@cache
def _model() -> PlackettLuce:
    """The openskill model on the scale of Glicko-2 ratings: mean and deviation are those of `START`.

    The ratios are the library's: beta (chance) is half of the deviation, tau (change per game) a hundredth.
    """
    middle, deviation, _ = START
    return PlackettLuce(mu=middle, sigma=deviation, beta=deviation / 2, tau=deviation / 100)


def age_grade(grade: Grade, since_ms: int, now_ms: int) -> Grade:
    """The grade after a time without games: the rating stays and the deviation grows."""
    periods = max(0, now_ms - since_ms) / DAY_MS / rating_scales().days_per_period
    return grade._replace(deviation=min(START.deviation, glicko2.age_deviation(grade, periods)))


def provisional_from_ms(kind: RatingKind, grade: Grade, at_ms: int) -> int:
    """The time in ms at which the rating becomes provisional without more games, or 0 if it is provisional already."""
    bound = rating_scales().kinds[kind].provisional
    if grade.deviation >= bound:
        return 0
    ahead = (bound**2 - grade.deviation**2) / glicko2.SCALE**2 / grade.volatility**2
    return at_ms + math.floor(ahead * rating_scales().days_per_period * DAY_MS)


def grades_after_game(
    kind: RatingKind, grades: Sequence[Grade], places: Sequence[int], first: int, advantage: float
) -> list[Grade]:
    """The grades after a game, by seat. Place 1 is the best, and seats with equal places have drawn.

    `grades` are those at the time of the game (see `age_grade`). Seat `first` began, which is worth `advantage` rating
    points between two players.
    """
    after = _after_two(grades, places, first, advantage) if kind == "two" else _after_several(grades, places)
    least, most = rating_scales().least_deviation, START.deviation
    return [grade._replace(deviation=min(most, max(least, grade.deviation))) for grade in after]


def _after_two(grades: Sequence[Grade], places: Sequence[int], first: int, advantage: float) -> list[Grade]:
    after = []
    for seat, other in ((0, 1), (1, 0)):
        score = 0.5 if places[seat] == places[other] else float(places[seat] < places[other])
        worth = advantage if seat == first else -advantage
        after.append(glicko2.update_grade(grades[seat], [GlickoGame(grades[other], score, worth)], periods=0.0))
    return after


def _after_several(grades: Sequence[Grade], places: Sequence[int]) -> list[Grade]:
    model = _model()
    teams = [[model.rating(mu=grade.rating, sigma=grade.deviation)] for grade in grades]
    rated = model.rate(teams, ranks=[float(place) for place in places])
    return [Grade(float(new.mu), float(new.sigma), old.volatility) for (new,), old in zip(rated, grades, strict=True)]
