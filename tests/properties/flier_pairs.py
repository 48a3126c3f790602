"""The engine and the slow reference at one table with the flying machines."""

import random
from typing import Any

from tests.properties.pairs import Pair
from tests.reference.flier import FlierPosition
from tests.reference.play import Play


class FlierPair(Pair):
    """One game, played twice."""

    def compare_view(self, view: dict[str, Any]) -> None:
        super().compare_view(view)
        position = self.past[-1]
        assert isinstance(position, FlierPosition)
        assert view.get("flight") == position.shown_flight()


def flier_wish(position: Play, chance: random.Random) -> str | None:
    """Machines come early, are laid where they lead to tiles, and are used."""
    assert isinstance(position, FlierPosition)
    choices = sorted(position.legal())
    machines = [text for text in choices if text.startswith("draw FL-")]
    if machines and chance.random() < 0.25:
        return chance.choice(machines)
    if position.step == "place" and position.hand.startswith("FL-"):
        return max(chance.choices(choices, k=8), key=lambda text: position.play(text).tiles_in_reach())
    flights = [text for text in choices if text.startswith("fly ")]
    if position.step == "figure" and flights and chance.random() < 0.8:
        return chance.choice(flights)
    return chance.choice(choices) if position.step == "flight" else None
