"""The co-operative game: the engine says at every decision what a flood fill from scratch says."""

import random
from typing import Any

import pytest

from tests.perft.entries import Entry, everything
from tests.properties.mist_pairs import MistPair, easy_options
from tests.properties.mist_players import mist_action
from tests.properties.tilesets import random_tileset

LEVELS = range(1, 7)
LONG = pytest.mark.long
SEEDS = [range(8), *(pytest.param(range(first, first + 100), marks=LONG) for first in range(0, 400, 100))]
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


@pytest.mark.parametrize("seed", [20, 48, *(pytest.param(seed, marks=LONG) for seed in range(100, 140))])
def test_engine_and_reference_agree_where_cemeteries_lie_close_together(seed: int) -> None:
    """They are drawn first, in meadows where everything fits: several close at once (COM-42)."""
    chance = random.Random(f"meadows {seed}")
    tileset = random_tileset(chance, f"meadows{seed}", meadows=40)
    pair = MistPair(
        chance.randint(1, 5), options={"own_level": {"target": 300, "haunted": seed % 2 == 0}, "tileset": tileset}
    )
    early = [f"draw {tile['id']}" for tile in tileset[:10]]
    while not pair.game.over:
        pair.compare()
        now = [text for text in early if text in pair.position.legal()]
        pair.push(chance.choice(now) if now else mist_action(pair.position, chance, care=0.2))
    pair.compare()


HOUNDS = {"target": 200, "piles": 3, "hounds": [2, 5]}


@pytest.mark.parametrize("seed", [0, 3, 5, 7, 12, 105, *(pytest.param(seed, marks=LONG) for seed in range(40, 80))])
def test_engine_and_reference_agree_on_hounds(seed: int) -> None:
    """They come out early, and points are taken more often than ghosts."""
    chance = random.Random(f"hounds {seed}")
    pair = MistPair(2, options={"own_level": {**HOUNDS, "haunted": seed % 3 == 2, "per_colour": seed % 3 == 1}})
    while not pair.game.over:
        pair.compare()
        take = pair.position.step == "reward" and chance.random() < 0.7
        pair.push("take points" if take else mist_action(pair.position, chance, care=0.9))
    pair.compare()
    pair.compare_lines()


@pytest.mark.parametrize(
    "entry", [pytest.param(one, id=one.id) for one in everything() if one.after and one.rules == "mists"]
)
def test_engine_and_reference_go_on_alike_from_odd_positions(entry: Entry) -> None:
    """The positions of the perft file, whose names say what is odd about them."""
    chance = random.Random(entry.id)
    pair = MistPair(entry.players, options=entry.options)
    for text in entry.after:
        pair.push(text)
    for _ in range(30):
        if pair.game.over:
            break
        pair.push(mist_action(pair.position, chance, care=0.6))
        pair.compare()
    pair.compare_features()
    pair.compare_lines()


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
