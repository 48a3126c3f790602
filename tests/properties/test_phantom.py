"""The Phantom: the engine says at every decision what the slow reference says, in any company."""

from collections import Counter

import pytest

from tests.properties.boxes import play_a_game

COMPANY = pytest.mark.parametrize("company", ["", "+flier", "any"], ids=["alone", "flier", "any"])
SHORT = [range(5), pytest.param(range(5, 40), marks=pytest.mark.long)]
WHOLE = [pytest.param(range(first, first + 10), marks=pytest.mark.long) for first in range(40, 100, 10)]


@COMPANY
@pytest.mark.parametrize("seeds", SHORT, ids=lambda seeds: f"{seeds[0]}-{seeds[-1]}")
def test_engine_and_reference_agree_all_through_short_games(company: str, seeds: range) -> None:
    steps: Counter[str] = Counter()
    for seed in seeds:
        pair = play_a_game("phantom", company, seed, draws=20)
        steps += Counter(position.step for position in pair.past)
    assert steps["phantom"] > steps["figure"] / 10


@COMPANY
@pytest.mark.parametrize("seeds", WHOLE, ids=lambda seeds: f"{seeds[0]}-{seeds[-1]}")
def test_and_through_whole_ones(company: str, seeds: range) -> None:
    for seed in seeds:
        assert play_a_game("phantom", company, seed).game.over
