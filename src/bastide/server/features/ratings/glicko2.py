"""Glicko-2 for two seats: M. E. Glickman, "Example of the Glicko-2 system", 2022, www.glicko.net/glicko/glicko2.pdf.

The steps follow the paper, with two changes. Time is a number instead of whole rating periods. A seat may have an
advantage in rating points.
"""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

MIDDLE: Final = 1500.0
SCALE: Final = 173.7178
"""Rating points per unit of the paper's internal scale."""
TAU: Final = 0.75
"""The system constant, which limits changes of volatility. The paper suggests 0.3 to 1.2."""
CLOSE: Final = 0.000001
"""Convergence tolerance of the volatility."""


class Grade(NamedTuple):
    """A player's `rating` and its `deviation` (both in points), and the `volatility`."""

    rating: float = MIDDLE
    deviation: float = 350.0
    volatility: float = 0.06


class GlickoGame(NamedTuple):
    """A result against `other`: `score` is 1 for a win, 0.5 for a draw, 0 for a loss. `advantage` is the rating points
    that the player's own seat was worth."""

    other: Grade
    score: float
    advantage: float = 0.0


def age_deviation(grade: Grade, periods: float) -> float:
    """The deviation after this many rating periods without a game (step 6 for a player who did not compete)."""
    phi = grade.deviation / SCALE
    return SCALE * math.sqrt(phi * phi + max(0.0, periods) * grade.volatility**2)


def win_expectancy(grade: Grade, other: Grade, advantage: float = 0.0) -> float:
    """The expected score (E of step 3)."""
    ahead = (grade.rating + advantage - other.rating) / SCALE
    return 1.0 / (1.0 + math.exp(-_weight(other.deviation / SCALE) * ahead))


def update_grade(grade: Grade, meetings: Sequence[GlickoGame], periods: float = 1.0, tau: float = TAU) -> Grade:
    """The grade after these games, `periods` rating periods after the last ones. With no games, only the deviation
    grows."""
    if not meetings:
        return grade._replace(deviation=age_deviation(grade, periods))
    inverse = surprise = 0.0
    for other, score, advantage in meetings:
        weight, chance = _weight(other.deviation / SCALE), win_expectancy(grade, other, advantage)
        inverse += weight * weight * chance * (1.0 - chance)
        surprise += weight * (score - chance)
    variance = 1.0 / inverse
    phi = grade.deviation / SCALE
    sigma = _volatility(phi, grade.volatility, variance, variance * surprise, tau)
    before = phi * phi + max(0.0, periods) * sigma * sigma
    after = 1.0 / math.sqrt(1.0 / before + 1.0 / variance)
    return Grade(grade.rating + SCALE * after * after * surprise, SCALE * after, sigma)


def _weight(phi: float) -> float:
    """g of step 3: a game against a player with a high deviation counts less."""
    return 1.0 / math.sqrt(1.0 + 3.0 * phi * phi / (math.pi * math.pi))


def _volatility(phi: float, sigma: float, variance: float, delta: float, tau: float) -> float:
    """Step 5, by the paper's variant of regula falsi (the Illinois algorithm)."""
    start = math.log(sigma * sigma)

    def off(x: float) -> float:
        power = math.exp(x)
        whole = phi * phi + variance + power
        return power * (delta * delta - whole) / (2.0 * whole * whole) - (x - start) / (tau * tau)

    low = start
    if delta * delta > phi * phi + variance:
        high = math.log(delta * delta - phi * phi - variance)
    else:
        steps = 1
        while off(start - steps * tau) < 0.0:
            steps += 1
        high = start - steps * tau
    at_low, at_high = off(low), off(high)
    while abs(high - low) > CLOSE:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = off(middle)
        if at_middle * at_high <= 0.0:
            low, at_low = high, at_high
        else:
            at_low /= 2.0
        high, at_high = middle, at_middle
    return math.exp(low / 2.0)
