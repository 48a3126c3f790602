"""The engine says at every decision what a flood fill from scratch says."""

import random

import pytest

from tests.properties.pairs import Pair, all_rulesets, random_options
from tests.properties.players import random_action
from tests.reference.game import Position

SEEDS = [1, *(pytest.param(seed, marks=pytest.mark.long) for seed in range(2, 14))]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("rules", all_rulesets())
def test_engine_and_reference_agree_all_through_a_game(rules: str, seed: int) -> None:
    chance = random.Random(f"{rules} {seed}")
    players = chance.randint(2, 5)
    options = random_options(rules, chance)
    print(f"{rules} with {players} players and {options}")
    play_through(Pair(rules, players, starter=chance.randrange(players), options=options), chance)


def play_through(pair: Pair, chance: random.Random) -> None:
    """A whole game with everything compared: features and lines are searched at every eighth turn."""
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


@pytest.mark.parametrize("rules", ["base", "base+fields", "base+fields+river+abbot", "base+fields+abbot+anniversary"])
def test_the_answers_that_a_placement_opens_are_counted_without_placing(rules: str) -> None:
    chance = random.Random(77)
    pair = Pair(rules, players=2)
    while not pair.game.over:
        if pair.position.step == "place" and len(pair.position.board) % 4 == 0:
            assert pair.game.engine.count_turn_actions() == answers_ahead(pair.position)
        pair.push(random_action(pair.position, chance))


def answers_ahead(position: Position) -> int:
    """For each placement the answers to the question that follows it in the same turn, 1 where none follows."""
    total = 0
    for text in position.legal():
        after = position.play(text)
        total += 1 if after.step in ("draw", "over") else len(after.legal())
    return total
