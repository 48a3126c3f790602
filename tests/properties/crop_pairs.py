"""The engine and the slow reference at one table with crop circles."""

import random
from typing import Any

from tests.properties.pairs import Pair
from tests.reference.crops import CropPosition
from tests.reference.play import Play
from tests.reference.tiles import catalogue


class CropPair(Pair):
    """One game, played twice."""

    def compare_view(self, view: dict[str, Any]) -> None:
        super().compare_view(view)
        position = self.past[-1]
        assert isinstance(position, CropPosition)
        assert view.get("circle") == position.shown_circle()


def crop_wish(position: Play, chance: random.Random) -> str | None:
    """Players draw circles more often than others, add meeples and stand close together."""
    choices = sorted(position.legal())
    if position.step == "draw" and chance.random() < 0.2:
        circles = [text for text in choices if "crop" in catalogue()[text.split()[1]]]
        return chance.choice(circles) if circles else None
    if position.step in ("grow", "figure") and chance.random() < 0.7:
        return chance.choice([text for text in choices if text != "pass"])
    return None
