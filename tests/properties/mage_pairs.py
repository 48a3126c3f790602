"""The engine and the slow reference at one table with Mage & Witch."""

import random
from typing import Any

from tests.properties.pairs import Pair
from tests.reference.features import completed, feature_at, spot_at
from tests.reference.mage import MagePosition
from tests.reference.play import Play


class MagePair(Pair):
    """One game, played twice."""

    def compare_view(self, view: dict[str, Any]) -> None:
        super().compare_view(view)
        position = self.past[-1]
        assert isinstance(position, MagePosition)
        assert view["magic"] == position.shown_magic()


def mage_wish(position: Play, chance: random.Random) -> str | None:
    """Players enchant what is occupied, and join and complete what is enchanted."""
    assert isinstance(position, MagePosition)
    choices = sorted(position.legal())
    if position.step == "magic" and chance.random() < 0.8:
        return max(choices, key=lambda text: (occupied(position, text), chance.random()))
    if position.step == "place" and position.pieces and chance.random() < 0.6:
        return max(chance.choices(choices, k=10), key=lambda text: (effects(position, text), chance.random()))
    return None


def occupied(position: MagePosition, text: str) -> bool:
    """Whether figures are where a piece would go."""
    _, _, place = text.partition(" ")
    return place != "off" and bool(
        position.occupants(feature_at(position.board, spot_at(position.board, *place.split())))
    )


def effects(position: MagePosition, text: str) -> int:
    """Whether a placement asks for a move, and how many enchanted features it completes."""
    after = position.play(text)
    assert isinstance(after, MagePosition)
    done = [spot for spot in after.pieces.values() if completed(after.board, feature_at(after.board, spot))]
    off = len(position.pieces) - len(after.pieces)
    return 2 * (after.step == "magic") + len(done) + off
