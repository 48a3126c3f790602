"""How likely a feature is completed, as people are told it: the outlook's likelihood, set right by what came of it.

The bots compare features by the outlook's own numbers, in which a city that seems sure is completed seven times in ten,
and an unlikely monastery oftener than they say. data/closes.json holds, by kind of feature, what of so likely ones was
completed in greedy's own games (`python -m scripts.closes`); between two of its knots a line is drawn.
"""

import json
from functools import cache
from importlib.resources import files
from itertools import pairwise

from bastide.bots.feature_value import FeatureValue
from bastide.core.features import Node
from bastide.core.tile_attributes import BY_SIDES


@cache
def calibration_knots() -> dict[str, list[tuple[float, float]]]:
    """By kind of feature what the outlook says and what came of it, both from 0 to 1 and rising."""
    told = json.loads(files("bastide.data").joinpath("closes.json").read_text(encoding="utf-8"))
    return {kind: [(said, seen) for said, seen in rows] for kind, rows in told.items()}


def calibrate(kind: str, said: float) -> float:
    """What of features of a kind is completed of which the outlook says so. What was never counted stays."""
    rows = calibration_knots().get(kind, [])
    for (low, below), (high, above) in pairwise(rows):
        if said <= high:
            return below + (above - below) * (said - low) / (high - low)
    return rows[-1][1] if rows else said


def calibrate_outlook(outlook: FeatureValue, root: Node) -> tuple[float, float]:
    """What an open feature is likely to bring to whoever is paid for it, and how likely it is completed. In a game of a
    team, whose features were not counted, both are the outlook's."""
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
