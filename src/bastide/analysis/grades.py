"""Grades of losses, and the accuracy of a player.

The classes and the formula follow KaTrain, a Go teaching program that also measures in points.
"""

from collections.abc import Sequence
from typing import Final

CLASSES: Final = {"excellent": 0.5, "good": 1.5, "inaccuracy": 3.0, "mistake": 6.0, "blunder": 12.0}
"""Upper limit of the loss in points by class. A greater loss is WORST."""
WORST: Final = "disaster"
NAMES: Final = (*CLASSES, WORST)
CLOSE: Final = 0.001
"""A smaller loss counts as zero. Values are rounded to this precision."""
NEXT: Final = 5
"""The stake is the mean distance to this many of the next best turns."""
FULL_STAKE: Final = 3.0
"""A turn with at least this stake in points has full weight."""
FULL_LOSS: Final = 4.0
"""A turn with at least this loss in points has full weight, independent of the stake."""
LEAST: Final = 0.05
"""Weight of a turn if all turns are equally good."""
FADE: Final = 0.75
"""The accuracy is multiplied by this factor for each point of mean loss."""


def loss_class(loss: float) -> str:
    """The class of a loss in points."""
    return next((name for name, limit in CLASSES.items() if loss < limit), WORST)


def points_at_stake(values: Sequence[float]) -> float:
    """The stake in points of turns with these values, best first. 0 if there is no choice."""
    next_values = values[1 : NEXT + 1]
    return sum(values[0] - value for value in next_values) / len(next_values) if next_values else 0.0


def turn_weight(at_stake: float, loss: float) -> float:
    """The weight of a turn, from LEAST to 1."""
    return min(1.0, max(LEAST, at_stake / FULL_STAKE, loss / FULL_LOSS))


def accuracy(turns: Sequence[tuple[float, float]]) -> float | None:
    """The accuracy from 0 to 100 of turns as (stake, loss) in points. None for no turns."""
    weights = [turn_weight(at_stake, loss) for at_stake, loss in turns]
    if not weights:
        return None
    mean = sum(weight * loss for weight, (_, loss) in zip(weights, turns, strict=True)) / sum(weights)
    return 100.0 * float(FADE**mean)
