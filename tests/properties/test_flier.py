"""The Flying Machines: the engine says at every decision what the slow reference says, in any company."""

from collections import Counter

import pytest

from tests.properties.boxes import play_a_game

COMPANY = pytest.mark.parametrize("company", ["", "+inns+traders", "any"], ids=["alone", "inns-traders", "any"])
SHORT = [range(6), pytest.param(range(6, 40), marks=pytest.mark.long)]
WHOLE = [pytest.param(range(first, first + 10), marks=pytest.mark.long) for first in range(40, 100, 10)]


@COMPANY
@pytest.mark.parametrize("seeds", SHORT, ids=lambda seeds: f"{seeds[0]}-{seeds[-1]}")
def test_engine_and_reference_agree_all_through_short_games(company: str, seeds: range) -> None:
    seen: Counter[str] = Counter()
    for seed in seeds:
        pair = play_a_game("flier", company, seed, draws=25)
        seen += Counter(position.step for position in pair.past)
        seen += Counter(action.kind for action in pair.game.actions)
    assert seen["fly"] == seen["die"] > 0
    assert seen["landing"]


@COMPANY
@pytest.mark.parametrize("seeds", WHOLE, ids=lambda seeds: f"{seeds[0]}-{seeds[-1]}")
def test_and_through_whole_ones(company: str, seeds: range) -> None:
    for seed in seeds:
        assert play_a_game("flier", company, seed).game.over
