"""The Goldmines: the engine says at every decision what a flood fill from scratch says, in any company."""

from collections import Counter

import pytest

from tests.properties.boxes import play_a_game
from tests.properties.pairs import Pair

COMPANY = pytest.mark.parametrize("company", ["", "any"], ids=["alone", "any"])
SHORT = [range(3), pytest.param(range(3, 50), marks=pytest.mark.long)]
WHOLE = [pytest.param(range(first, first + 10), marks=pytest.mark.long) for first in range(50, 100, 10)]


@COMPANY
@pytest.mark.parametrize("seeds", SHORT, ids=lambda seeds: f"{seeds[0]}-{seeds[-1]}")
def test_engine_and_reference_agree_all_through_short_games(company: str, seeds: range) -> None:
    seen: Counter[str] = Counter()
    for seed in seeds:
        seen += what_happened(play_a_game("goldmines", company, seed, draws=25))
    assert seen["gold"]
    assert seen["taken"]


@COMPANY
@pytest.mark.parametrize("seeds", WHOLE, ids=lambda seeds: f"{seeds[0]}-{seeds[-1]}")
def test_and_through_whole_ones(company: str, seeds: range) -> None:
    seen: Counter[str] = Counter()
    for seed in seeds:
        seen += what_happened(play_a_game("goldmines", company, seed))
    assert seen["gold"]


def what_happened(pair: Pair) -> Counter[str]:
    """Questions asked, and ingots taken."""
    steps = Counter(position.step for position in pair.past if position.step in ("gold", "ingots"))
    return steps + Counter(taken=sum(pair.game.shown_to(None)["gold"]["seats"]))
