"""Ghosts, castles and cemeteries: the engine says at every decision what a flood fill from scratch says."""

import pytest

from tests.properties.ghost_pairs import PARTS, play_a_game

LONG = pytest.mark.long
SEEDS = [range(3), *(pytest.param(range(first, first + 50), marks=LONG) for first in range(3, 1003, 50))]


@pytest.mark.parametrize("seeds", SEEDS, ids=lambda seeds: f"{seeds[0]}-{seeds[-1]}")
@pytest.mark.parametrize("part", PARTS)
def test_engine_and_reference_agree_all_through_games(part: str, seeds: range) -> None:
    for seed in seeds:
        play_a_game(part, seed)
