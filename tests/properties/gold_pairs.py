"""The engine and the slow reference at one table with the goldmines."""

import random
from typing import Any

from tests.properties.pairs import Pair
from tests.reference.goldmines import GoldPosition
from tests.reference.play import Play


class GoldPair(Pair):
    """One game, played twice."""

    def compare_view(self, view: dict[str, Any]) -> None:
        super().compare_view(view)
        position = self.past[-1]
        assert isinstance(position, GoldPosition)
        assert view["gold"] == position.shown_gold()


def gold_wish(position: Play, chance: random.Random) -> str | None:
    """Gold tiles come early. Players complete features that lie on gold, share them, and gather ingots on few tiles."""
    assert isinstance(position, GoldPosition)
    choices = sorted(position.legal())
    gold = [text for text in choices if text.startswith("draw GM-")]
    if gold and chance.random() < 0.25:
        return chance.choice(gold)
    if position.step == "gold" and chance.random() < 0.7:
        return max(choices, key=lambda text: (position.play(text).most_on_a_tile(), chance.random()))
    if position.step == "place" and chance.random() < 0.6:
        return max(chance.choices(choices, k=10), key=lambda text: (taken(position, text), chance.random()))
    if position.step == "figure" and position.gold and chance.random() < 0.5:
        return chance.choice([text for text in choices if text != "pass"] or choices)
    return None


def taken(position: GoldPosition, text: str) -> int:
    """How many ingots somebody takes if nobody puts a figure down."""
    after = position.play(text)
    if after.step == "figure":
        after = after.play("pass")
    return sum(after.ingots) - sum(position.ingots) + 2 * (after.step == "ingots")
