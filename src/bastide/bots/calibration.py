"""Calibrated probabilities of completion, as players see them.

The bots compare features by uncalibrated numbers. For example, a city that looks certain is completed seven times in
ten, and an unlikely monastery more often than predicted. data/closes.json holds by kind of feature the observed
frequencies in greedy's own games (`python -m scripts.closes`). Values between two knots are interpolated linearly.
"""

import json
from functools import cache
from importlib.resources import files
from itertools import pairwise

from bastide.bots.feature_value import FeatureValue
from bastide.core.features import Node
from bastide.core.tiles.attributes import BY_SIDES


@cache
def calibration_knots() -> dict[str, list[tuple[float, float]]]:
    """By kind of feature, pairs of predicted and observed probability, both from 0 to 1 and rising."""
    data = json.loads(files("bastide.data").joinpath("closes.json").read_text(encoding="utf-8"))
    return {kind: [(predicted, observed) for predicted, observed in rows] for kind, rows in data.items()}


def calibrate(kind: str, predicted: float) -> float:
    """The observed frequency of completion for a predicted probability. A kind without data is unchanged."""
    rows = calibration_knots().get(kind, [])
    for (low, below), (high, above) in pairwise(rows):
        if predicted <= high:
            return below + (above - below) * (predicted - low) / (high - low)
    return rows[-1][1] if rows else predicted


def calibrate_outlook(outlook: FeatureValue, root: Node) -> tuple[float, float]:
    """The expected points of a feature for a seat that is paid for it, and the probability of completion.

    In a cooperative game, whose features were not counted, both values are uncalibrated.
    """
    rules = outlook.engine.rules
    worth, closes = outlook.promise(root)
    if not (int(rules.completes) >> int(root.kind)) & 1:
        return float(worth), 0.0
    if rules.cooperative or root.open == 0:
        return float(worth), float(closes)
    closes = calibrate(rules.kind_names[int(root.kind)], float(closes))
    if root.seg.shape == BY_SIDES:
        worth = outlook.by_sides(root, closes)
    return float(worth), closes
