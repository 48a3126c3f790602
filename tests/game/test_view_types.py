"""The types that describe a view agree with the view."""

import msgspec
import pytest

from bastide import Game, GameView
from bastide.bots import make_bot


@pytest.mark.parametrize("rules", ["base", "base+fields+abbot+inns"])
def test_a_view_has_the_declared_shape(rules: str) -> None:
    game, bot = Game(rules, players=3, seed=4), make_bot("random", seed=4)
    while not game.over:
        view = game.view_for(0)
        assert set(view) <= GameView.__required_keys__ | GameView.__optional_keys__
        assert msgspec.convert(view, GameView)["scores"] == game.scores
        game.push(bot.choose(game))


def test_later_pushes_leave_events_as_they_were() -> None:
    game = Game("base", seed=15)
    game.push("place B 0,1 0")
    events = game.events
    game.push("pass")
    assert [event.kind for event in events] == ["placed"]
    assert "passed" in [event.kind for event in game.events]
