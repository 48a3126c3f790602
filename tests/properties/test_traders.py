"""Traders & Builders: the engine says at every decision what a flood fill from scratch says, in any company."""

from collections import Counter

import pytest

from tests.properties.boxes import play_a_game
from tests.properties.pairs import Pair
from tests.reference.traders import GOODS

COMPANY = pytest.mark.parametrize("company", ["", "+inns", "any"], ids=["alone", "inns", "any"])
SHORT = [range(12), pytest.param(range(12, 50), marks=pytest.mark.long)]
WHOLE = [pytest.param(range(first, first + 10), marks=pytest.mark.long) for first in range(50, 110, 10)]


@COMPANY
@pytest.mark.parametrize("seeds", SHORT, ids=lambda seeds: f"{seeds[0]}-{seeds[-1]}")
def test_engine_and_reference_agree_all_through_short_games(company: str, seeds: range) -> None:
    seen: Counter[str] = Counter()
    for seed in seeds:
        seen += what_happened(play_a_game("traders", company, seed, draws=30))
    assert seen["double-turn"]
    assert seen["builder"]
    assert seen["goods"]


@COMPANY
@pytest.mark.parametrize("seeds", WHOLE, ids=lambda seeds: f"{seeds[0]}-{seeds[-1]}")
def test_and_through_whole_ones(company: str, seeds: range) -> None:
    for seed in seeds:
        assert play_a_game("traders", company, seed, draws=0).game.over


def what_happened(pair: Pair) -> Counter[str]:
    """Second parts asked for, builders and pigs put down, and points that goods brought."""
    steps = Counter(position.step for position in pair.past if position.step == "double-turn")
    verbs = Counter(action.text.split()[0] for action in pair.game.actions)
    return steps + verbs + Counter("goods" for line in pair.game.explain() if line.reason in GOODS)
