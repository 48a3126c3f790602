"""A record gives the same game again, through its text form too."""

import random

import pytest

from bastide import Game, Record


@pytest.mark.parametrize("seed", range(6))
def test_a_replayed_record_is_the_same_game(seed: int) -> None:
    chance = random.Random(seed)
    players = 2 + seed % 4
    game = Game.new(["base", "base+fields"][seed % 2], players=players, seed=seed, starter=seed % players)
    stop = chance.randrange(40, 400)
    while not game.over and len(game.actions) < stop:
        game.push(chance.choice(game.legal_actions()))
    again = Game.replay(Record.loads(game.record().dumps()))
    assert again.hash() == game.hash()
    assert again.actions == game.actions
    assert again.view_for(None) == game.view_for(None)
    assert again.legal_actions() == game.legal_actions() or game.over
