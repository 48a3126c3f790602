"""A game that nobody has any more is gone at once: nothing of it waits for the collector of garbage."""

import gc

import pytest

from bastide.game import Game


@pytest.mark.parametrize("rules", ["base+fields", "base+fields+river+abbot+ghosts", "mists"])
def test_nothing_is_left_of_a_game(rules: str) -> None:
    def play() -> None:
        game = Game(rules, seed=3)
        for _ in range(120):
            if game.over:
                break
            game.push(game.legal_actions()[0])
        for _ in range(10):
            game.pop()

    play()  # what is made once
    gc.collect()
    gc.disable()
    try:
        play()
        assert gc.collect() == 0
    finally:
        gc.enable()
