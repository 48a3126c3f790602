"""The co-operative game: the engine says at every decision what a flood fill from scratch says."""

import random
from typing import Any

import pytest

from tests.properties.mist_pairs import MistPair, easy_options
from tests.properties.mist_players import mist_action

LEVELS = range(1, 7)
LONG = pytest.mark.long
SEEDS = [range(8), *(pytest.param(range(first, first + 100), marks=LONG) for first in range(0, 1000, 100))]
EASY = [range(6), *(pytest.param(range(first, first + 50), marks=LONG) for first in range(0, 200, 50))]


@pytest.mark.parametrize("seeds", SEEDS, ids=lambda seeds: f"{seeds[0]}-{seeds[-1]}")
@pytest.mark.parametrize("level", LEVELS)
def test_engine_and_reference_agree_all_through_games_of_a_level(level: int, seeds: range) -> None:
    for seed in seeds:
        play_a_game({"level": level}, random.Random(f"{level} {seed}"))


@pytest.mark.parametrize("seeds", EASY, ids=lambda seeds: f"{seeds[0]}-{seeds[-1]}")
def test_engine_and_reference_agree_on_own_levels_and_own_tiles(seeds: range) -> None:
    for seed in seeds:
        chance = random.Random(f"own {seed}")
        play_a_game(easy_options(chance, f"own{seed}"), chance)


def play_a_game(options: dict[str, Any], chance: random.Random) -> None:
    players, care = chance.randint(1, 5), chance.choice([0.2, 0.6, 0.9])
    pair = MistPair(players, starter=chance.randrange(players), options=options)
    print(f"{players} players, starter {pair.position.seat}, {pair.position.setup.row}")
    while not pair.game.over:
        pair.compare()
        if len(pair.past) % 12 == 0:
            pair.compare_features()
            pair.compare_lines()
        pair.push(mist_action(pair.position, chance, care))
    pair.compare()
    pair.compare_features()
    pair.compare_lines()
