"""The engine says at every decision what a flood fill from scratch says."""

import random

import pytest

from tests.properties.pairs import Pair, random_action
from tests.reference.game import Position

LONG = [pytest.param(seed, marks=pytest.mark.long) for seed in range(24, 224)]


@pytest.mark.parametrize("seed", [*range(24), *LONG])
def test_engine_and_reference_agree_all_through_a_game(seed: int) -> None:
    chance = random.Random(seed)
    players = 2 + seed % 4
    pair = Pair(fields=seed % 8 < 4, players=players, starter=seed % players)
    turns = 0
    while not pair.game.over:
        pair.compare()
        if pair.position.step == "draw":
            turns += 1
            if turns % 8 == 0:
                pair.compare_features()
                pair.compare_lines()
        pair.push(random_action(pair.position, chance))
    pair.compare()
    pair.compare_features()
    pair.compare_lines()


@pytest.mark.parametrize("fields", [False, True], ids=["base", "fields"])
def test_the_spots_that_a_placement_opens_are_counted_without_placing(fields: bool) -> None:
    chance = random.Random(77)
    pair = Pair(fields, players=2)
    while not pair.game.over:
        if pair.position.step == "place" and len(pair.position.board) % 4 == 0:
            assert pair.game.engine.count_turn_actions() == spots_ahead(pair.position)
        pair.push(random_action(pair.position, chance))


def spots_ahead(position: Position) -> int:
    """For each placement 1 and the figure spots that follow it."""
    total = 0
    for text in position.legal():
        after = position.play(text)
        total += 1 + (len(after.spots()) if after.step == "figure" else 0)
    return total
