"""Mage & Witch: the engine says at every decision what a flood fill from scratch says, in any company."""

from collections import Counter

import pytest

from tests.properties.boxes import play_a_game
from tests.properties.pairs import Pair

COMPANY = pytest.mark.parametrize("company", ["", "+inns", "any"], ids=["alone", "inns", "any"])
SHORT = [range(4), pytest.param(range(4, 40), marks=pytest.mark.long)]
WHOLE = [pytest.param(range(first, first + 10), marks=pytest.mark.long) for first in range(50, 150, 10)]


@COMPANY
@pytest.mark.parametrize("seeds", SHORT, ids=lambda seeds: f"{seeds[0]}-{seeds[-1]}")
def test_engine_and_reference_agree_all_through_short_games(company: str, seeds: range) -> None:
    seen: Counter[str] = Counter()
    for seed in seeds:
        seen += what_happened(play_a_game("mage", company, seed, draws=25))
    assert seen["mage"]
    assert seen["witch"]


@COMPANY
@pytest.mark.parametrize("seeds", WHOLE, ids=lambda seeds: f"{seeds[0]}-{seeds[-1]}")
def test_and_through_whole_ones(company: str, seeds: range) -> None:
    for seed in seeds:
        assert play_a_game("mage", company, seed, draws=0).game.over


def what_happened(pair: Pair) -> Counter[str]:
    """Moves of the two, and lines of points that they changed."""
    verbs = Counter(action.text.split()[0] for action in pair.game.actions)
    return verbs + Counter(line.reason.split("-")[0] + " paid" for line in pair.game.explain())
