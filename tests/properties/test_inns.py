"""Inns & Cathedrals: the engine says at every decision what a flood fill from scratch says, in any company."""

import random
from collections import Counter

import pytest

from tests.properties.ghost_pairs import GhostPair
from tests.properties.pairs import Pair, random_options
from tests.properties.siege_pairs import siege_pair
from tests.properties.test_reference import play_on
from tests.reference.setup import Setup

COMPANY = (
    "",
    "+fields",
    "+fields+river+abbot",
    "+fields+abbot+anniversary",
    "+fields+abbot+ghosts",
    "+fields+abbot+conquest",
    "+fields+abbot+ghosts+conquest",
)
"""With what they are played."""
SHORT = [range(25), pytest.param(range(25, 50), marks=pytest.mark.long)]
WHOLE = [range(first, first + 10) for first in range(50, 140, 10)]


def pair_for(rules: str, players: int, chance: random.Random, draws: int) -> Pair:
    """Engine and reference at one table; `draws` after which the game ends, 0 for all tiles."""
    options = random_options(rules, chance) | {"draws": draws}
    print(f"{rules} with {players} players and {options}")
    setup, starter = Setup.of(rules), chance.randrange(players)
    if setup.fortress:
        return siege_pair(rules, players, starter, options)
    return (GhostPair if setup.box else Pair)(rules, players, starter, options)


def play_a_game(seed: int, draws: int) -> Pair:
    chance = random.Random(f"inns {seed}")
    company = COMPANY[seed % len(COMPANY)]
    pair = pair_for(f"base{company}+inns", chance.randint(2, 6), chance, draws)
    play_on(pair, chance, 10**6)
    return pair


@pytest.mark.parametrize("seeds", SHORT, ids=lambda seeds: f"{seeds[0]}-{seeds[-1]}")
def test_engine_and_reference_agree_all_through_short_games(seeds: range) -> None:
    reasons = Counter(line.reason for seed in seeds for line in play_a_game(seed, draws=16).game.explain())
    assert reasons["inn"] + reasons["cathedral"] > 0


@pytest.mark.long
@pytest.mark.parametrize("seeds", WHOLE, ids=lambda seeds: f"{seeds[0]}-{seeds[-1]}")
def test_and_through_whole_ones(seeds: range) -> None:
    for seed in seeds:
        assert play_a_game(seed, draws=0).game.over
