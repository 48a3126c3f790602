"""How much a loss counts: classes of losses, and how exact somebody played. Marks and formula are KaTrain's, a teacher
of Go that measures in points too."""

from collections.abc import Sequence
from typing import Final

CLASSES: Final = {"excellent": 0.5, "good": 1.5, "inaccuracy": 3.0, "mistake": 6.0, "blunder": 12.0}
"""By name the points that such a turn loses less than; what loses more is the worst."""
WORST: Final = "disaster"
NAMES: Final = (*CLASSES, WORST)
CLOSE: Final = 0.001
"""So many points are none: values are told to as many digits."""
NEXT: Final = 5
"""What is at stake is the mean distance to so many of the next best turns."""
FULL_STAKE: Final = 3.0
"""Points at stake from which on a turn counts fully."""
FULL_LOSS: Final = 4.0
"""Points lost from which on it does, whatever was at stake."""
LEAST: Final = 0.05
"""What a turn counts where all are as good."""
FADE: Final = 0.75
"""Share of the accuracy that is left for each point that is lost in the mean."""


def loss_class(loss: float) -> str:
    """The name of a loss in points."""
    return next((name for name, limit in CLASSES.items() if loss < limit), WORST)


def points_at_stake(values: Sequence[float]) -> float:
    """What is at stake, in points, where turns have these values, best first: 0 where there is no choice."""
    others = values[1 : NEXT + 1]
    return sum(values[0] - value for value in others) / len(others) if others else 0.0


def turn_weight(at_stake: float, loss: float) -> float:
    """How much a turn counts, from LEAST to 1."""
    return min(1.0, max(LEAST, at_stake / FULL_STAKE, loss / FULL_LOSS))


def accuracy(turns: Sequence[tuple[float, float]]) -> float | None:
    """From 0 to 100, of turns as (points at stake, points lost); None for no turns."""
    weights = [turn_weight(at_stake, loss) for at_stake, loss in turns]
    if not weights:
        return None
    mean = sum(one * loss for one, (_, loss) in zip(weights, turns, strict=True)) / sum(weights)
    return 100.0 * float(FADE**mean)
