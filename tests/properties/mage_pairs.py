"""The engine and the slow reference at one table with Mage & Witch."""

import random
from typing import Any

from tests.properties.pairs import Pair
from tests.reference.features import Feature, completed, feature_at, spot_at
from tests.reference.mage import PIECES, MagePosition
from tests.reference.play import Play


class MagePair(Pair):
    """One game, played twice."""

    def compare_view(self, view: dict[str, Any]) -> None:
        super().compare_view(view)
        position = self.past[-1]
        assert isinstance(position, MagePosition)
        assert view["magic"] == position.shown_magic()


def mage_wish(position: Play, chance: random.Random) -> str | None:
    """Players enchant what is occupied or near the other piece, and join and complete what is enchanted."""
    assert isinstance(position, MagePosition)
    choices = sorted(position.legal())
    if position.step == "magic" and chance.random() < 0.4:
        return min(choices, key=lambda text: (distance(position, text), chance.random()))
    if position.step == "magic" and chance.random() < 0.7:
        return max(choices, key=lambda text: (occupied(position, text), chance.random()))
    if position.step == "place" and position.pieces and chance.random() < 0.6:
        return max(choices, key=lambda text: (effects(position, text), chance.random()))
    return None


def distance(position: MagePosition, text: str) -> int:
    """How far a piece would be from the other one."""
    piece, _, place = text.partition(" ")
    others = [spot for name, spot in position.pieces.items() if name != piece]
    if place == "off" or not others:
        return 0
    goal = feature_at(position.board, spot_at(position.board, *place.split()))
    return gap(goal, feature_at(position.board, others[0]))


def occupied(position: MagePosition, text: str) -> bool:
    """Whether figures are where a piece would go."""
    _, _, place = text.partition(" ")
    return place != "off" and bool(
        position.occupants(feature_at(position.board, spot_at(position.board, *place.split())))
    )


def effects(position: MagePosition, text: str) -> int:
    """Whether a placement joins the two features, or how near it brings them, and how many it completes."""
    after = position.play(text)
    assert isinstance(after, MagePosition)
    features = [feature_at(after.board, spot) for spot in after.pieces.values()]
    if len(features) < len(PIECES):
        return sum(completed(after.board, feature) for feature in features)
    return 100 * (features[0] == features[1]) - gap(*features)


def gap(one: Feature, other: Feature) -> int:
    """The distance of two features."""
    return min(abs(a.x - b.x) + abs(a.y - b.y) for a in one for b in other)
