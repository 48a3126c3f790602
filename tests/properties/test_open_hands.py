"""Nothing at a table is hidden from those who sit at it; so nobody need look away at one device."""

import random

import pytest

from bastide.game import Game

GAMES = {
    "base+fields": {"hand": 2},
    "base+fields+abbot+anniversary": {"hand": 2},
    "base+fields+ghosts": {},
    "base+fields+conquest": {},
    "mists": {"level": 5},
}
ACTIONS = 60


@pytest.mark.parametrize("rules", GAMES)
def test_every_seat_sees_the_same(rules: str) -> None:
    game = Game(rules, players=3, seed=7, options=GAMES[rules])
    rng = random.Random(7)
    kept = set()
    for _ in range(ACTIONS):
        views = [game.shown_to(seat) for seat in (None, 0, 1, 2)]
        assert all(view == views[0] for view in views)
        kept |= {tile for tile in views[0].get("kept", ()) if tile}
        if game.over:
            break
        game.push(rng.choice(game.legal_actions()).text)
    assert bool(kept) == ("hand" in GAMES[rules]), "tiles kept in a hand are among what is seen"
