"""The co-operative game: the engine says at every decision what a flood fill from scratch says."""

import random
from typing import Any

import pytest

from tests.properties.mist_pairs import MistPair, easy_options
from tests.properties.mist_players import mist_action
from tests.properties.tilesets import random_tileset

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


def test_two_cemeteries_closed_by_one_tile_are_dealt_with_from_north_to_south() -> None:
    """COM-42; the northern one is the later one here."""
    field = {"kind": "field", "halves": list(range(8))}
    cemetery = {"id": "grave", "count": 5, "segments": [{"kind": "cemetery"}, field]}
    castle = {"id": "tower", "count": 5, "segments": [{"kind": "castle"}, field]}
    meadow = {"id": "meadow", "count": 50, "segments": [field]}
    pair = MistPair(2, options={"own_level": {"target": 100}, "tileset": [cemetery, castle, meadow]})
    laid = ["tower -1,0", "tower -2,0", "meadow -3,0", "meadow -4,0", "grave -3,-1", "meadow -4,-1", "meadow -2,-1"]
    laid += ["meadow -4,-2", "meadow -2,-2", "meadow -4,-3", "grave -3,-3", "meadow -2,-3", "meadow -3,-4"]
    for text in [*laid, "meadow -3,-2"]:
        pair.push(f"draw {text.split()[0]}")
        pair.push(f"place {text} 0")
        if text.startswith("tower"):
            pair.push(f"guard castle {text.split()[1]} I")
    pair.push("bury guard castle -1,0 I")
    pair.compare()
    buried = {(one["x"], one["y"]): one["buried"] for one in pair.game.view_for(None)["mists"]["cemeteries"]}
    assert buried == {(-3, -3): "0.guard.1", (-3, -1): "1.guard.1"}


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
