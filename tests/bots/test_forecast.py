"""The forecast of a team's game: chances grow with the tiles ahead, the game is left as it was."""

import pytest

from bastide import Game
from bastide.bots.coop.forecast import estimate_risk, wilson_error
from bastide.bots.coop.mate import TeamJudge
from bastide.bots.playout import Rng, draw


def played(level: int, tiles: int, seed: int = 5) -> Game:
    """A game of four mates after so many tiles, or at its end."""
    game = Game("mists", players=4, level=level, chance="manual")
    engine, chance = game.engine, Rng(seed)
    judge = TeamJudge(engine)
    while not engine.over and engine.state.turn < tiles:
        engine.push(draw(engine, chance) if engine.seat < 0 else judge.choose())
    return game


@pytest.mark.parametrize("level", [1, 4, 6])
def test_chances_grow_with_the_tiles_and_the_game_is_left_alone(level: int) -> None:
    game = played(level, 9)
    before = game.engine.hash()
    told = estimate_risk(game, 0.0, seed=1, games=4)
    assert game.engine.hash() == before
    assert told["games"] == 4
    assert 0 <= told["within"]["1"] <= told["within"]["3"] <= told["within"]["6"] <= 1
    assert set(told["error"]) == {"1", "3", "6"}


def test_the_same_seed_tells_the_same() -> None:
    game = played(4, 12)
    assert estimate_risk(game, 0.0, seed=3, games=4) == estimate_risk(game, 0.0, seed=3, games=4)


def test_an_empty_bank_is_told() -> None:
    """With nothing in the bank the next mist that is not closed or joined loses."""
    own = {"ghosts": 3, "target": 400}
    game = Game("mists", players=4, own_level=own, chance="manual")
    assert game.shown_to(None)["mist"]["bank"] == 0
    told = estimate_risk(game, 0.0, seed=2, games=12)
    assert told["within"]["6"] > 0.5


def test_with_a_full_bank_nothing_is_near() -> None:
    game = Game("mists", players=4, level=1, chance="manual")
    assert estimate_risk(game, 0.0, seed=2, games=6)["within"]["3"] == 0


def test_errors_shrink_with_games() -> None:
    assert wilson_error(0.0, 1) > wilson_error(0.0, 10) > wilson_error(0.0, 1000) > 0
    assert wilson_error(0.5, 100) == pytest.approx(0.096, abs=0.002)


def test_only_a_team_has_a_forecast() -> None:
    with pytest.raises(ValueError, match="not played by a team"):
        estimate_risk(Game("base", players=2), 0.0)
