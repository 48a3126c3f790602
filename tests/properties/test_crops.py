"""Crop Circles: the engine says at every decision what a flood fill from scratch says, in any company."""

from collections import Counter

import pytest

from tests.properties.boxes import play_a_game

COMPANY = pytest.mark.parametrize("company", ["", "any"], ids=["alone", "any"])
SHORT = [range(6), pytest.param(range(6, 50), marks=pytest.mark.long)]
WHOLE = [pytest.param(range(first, first + 10), marks=pytest.mark.long) for first in range(50, 100, 10)]


@COMPANY
@pytest.mark.parametrize("seeds", SHORT, ids=lambda seeds: f"{seeds[0]}-{seeds[-1]}")
def test_engine_and_reference_agree_all_through_short_games(company: str, seeds: range) -> None:
    steps: Counter[str] = Counter()
    for seed in seeds:
        steps += Counter(position.step for position in play_a_game("crops", company, seed, draws=16).past)
    assert min(steps["circle"], steps["grow"], steps["withdraw"]) > 0


@COMPANY
@pytest.mark.parametrize("seeds", WHOLE, ids=lambda seeds: f"{seeds[0]}-{seeds[-1]}")
def test_and_through_whole_ones(company: str, seeds: range) -> None:
    for seed in seeds:
        assert play_a_game("crops", company, seed, draws=0).game.over
