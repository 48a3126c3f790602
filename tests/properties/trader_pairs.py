"""The engine and the slow reference at one table with traders and builders."""

import random
from typing import Any

from tests.properties.pairs import Pair
from tests.properties.players import crowd
from tests.reference.play import Play
from tests.reference.setup import SPECIAL
from tests.reference.traders import TraderPosition


class TraderPair(Pair):
    """One game, played twice."""

    def compare_view(self, view: dict[str, Any]) -> None:
        super().compare_view(view)
        position = self.past[-1]
        assert isinstance(position, TraderPosition)
        setup = position.setup
        assert view.get("goods") == (position.shown_goods() if setup.trades("goods") else None)
        assert view.get("part") == (position.shown_part() if setup.trades("builder") else None)


def trader_wish(position: Play, chance: random.Random) -> str | None:
    """Players look for second parts, for places for builder and pig, and for goods."""
    choices = sorted(position.legal())
    if position.step == "place" and chance.random() < 0.7:
        return max(chance.choices(choices, k=12), key=lambda text: (gain(position, text), crowd(position, text)))
    special = [text for text in choices if text.startswith(SPECIAL)]
    if position.step == "figure" and special and chance.random() < 0.8:
        return chance.choice(special)
    open_ends = [text for text in choices if {"meeple", "guard", "large"} & set(text.split()[:1]) and grows(text)]
    if position.step == "figure" and open_ends and not special and chance.random() < 0.6:
        return chance.choice(open_ends)
    return None


def grows(text: str) -> bool:
    """Whether a figure would stand where a builder can join it."""
    return text.split()[1] in ("road", "city")


def gain(position: Play, text: str) -> int:
    """What a placement brings: a second part, goods, a place for builder or pig."""
    after = position.play(text)
    assert isinstance(position, TraderPosition)
    assert isinstance(after, TraderPosition)
    taken = sum(sum(own.values()) for own in after.goods) - sum(sum(own.values()) for own in position.goods)
    return 2 * after.earned + taken + any(offer.startswith(SPECIAL) for offer in after.legal())
