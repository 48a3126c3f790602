"""The value before a draw."""

from math import sqrt
from statistics import fmean, stdev

import pytest

from bastide.analysis import analyse
from bastide.analysis.evaluators import OwnTurn
from bastide.analysis.luck import expected
from bastide.core.actions import pack_draw
from bastide.core.engine import Engine
from bastide.game import Game
from tests.analysis.games import played


def at(actions: list[str], rules: str = "base", **options: object) -> Engine:
    """The engine after these actions, at a decision of chance."""
    game = Game(rules, players=2, chance="manual", options=options)
    for action in actions:
        game.push(action)
    assert game.engine.seat == -1
    return game.engine


def best_with(engine: Engine, judge: OwnTurn, tile: str) -> float:
    """The best turn's value if this tile comes."""
    engine.push(pack_draw(engine.rules.tile_index[tile]))
    value = judge.best()
    engine.pop()
    return value


def test_each_tile_counts_as_often_as_it_is_left() -> None:
    engine = at(["draw U", "place U 1,0 0", "meeple road 1,0 EW"])
    judge, before = OwnTurn(engine), engine.hash()
    bag = [tile.id for tile in engine.rules.tiles for _ in range(int(engine.state.left(tile.index)))]
    assert len(bag) == 70
    mean = fmean(best_with(engine, judge, tile) for tile in bag)
    assert expected(engine, judge) == pytest.approx(mean)
    assert engine.hash() == before


def test_a_tile_that_fits_nowhere_is_drawn_again() -> None:
    """A city on all four sides fits nowhere beside the closed start city and roads (BASE-14)."""
    engine = at(["draw E", "place E 0,-1 180", "pass"])
    judge = OwnTurn(engine)
    bag = [tile.id for tile in engine.rules.tiles for _ in range(int(engine.state.left(tile.index)))]
    assert "C" in bag
    mean = fmean(best_with(engine, judge, tile) for tile in bag if tile != "C")
    assert expected(engine, judge) == pytest.approx(mean)
    engine.push(pack_draw(engine.rules.tile_index["C"]))
    assert engine.seat == -1
    assert expected(engine, judge) == pytest.approx(mean, abs=0.2)


def test_the_second_tile_of_a_hand_comes_by_chance_too() -> None:
    engine = at([], hand=2)
    judge = OwnTurn(engine)
    engine.push(pack_draw(engine.rules.tile_index["V"]))
    assert engine.seat == -1
    bag = [tile.id for tile in engine.rules.tiles for _ in range(int(engine.state.left(tile.index)))]
    mean = fmean(best_with(engine, judge, tile) for tile in bag)
    assert expected(engine, judge) == pytest.approx(mean)


def test_luck_is_none_in_the_mean() -> None:
    """Over the draws of shuffled games, whoever plays: within three times its error, and neither sign is rare."""
    lucks: list[float] = []
    for seed in range(12):
        told = analyse(played("base+fields", 2, "greedy" if seed % 2 else "random", seed, options={"draws": 12}))
        lucks += [one["luck"] for one in told["decisions"] if one["luck"] is not None]
    assert len(lucks) == 144
    assert abs(fmean(lucks)) < 3 * stdev(lucks) / sqrt(len(lucks))
    assert stdev(lucks) > 0.5
    assert 36 < sum(luck > 0 for luck in lucks) < 108
