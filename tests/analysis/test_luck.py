"""The value before a draw."""

from collections import Counter
from itertools import count
from math import sqrt
from statistics import fmean, stdev

import pytest

from bastide.analysis import analyse
from bastide.analysis.evaluators import OneTurnEvaluator, mean_best_value
from bastide.analysis.review import Decision, GameReview
from bastide.core.actions import pack_draw
from bastide.core.engine import Engine
from bastide.core.state import CHANCE
from bastide.game import Game
from tests.analysis.games import played


def at(actions: list[str], rules: str = "base", **options: object) -> Engine:
    """The engine after these actions, at a decision of chance."""
    game = Game(rules, players=2, chance="manual", options=options)
    for action in actions:
        game.push(action)
    assert game.engine.seat == -1
    return game.engine


def best_with(engine: Engine, judge: OneTurnEvaluator, tile: str) -> float:
    """The best turn's value if this tile comes."""
    engine.push(pack_draw(engine.rules.tile_index[tile]))
    value = judge.best()
    engine.pop()
    return value


def test_each_tile_counts_as_often_as_it_is_left() -> None:
    engine = at(["draw U", "place U 1,0 0", "meeple road 1,0 EW"])
    judge, before = OneTurnEvaluator(engine), engine.hash()
    bag = [tile.id for tile in engine.rules.tiles for _ in range(int(engine.state.left(tile.index)))]
    assert len(bag) == 70
    mean = fmean(best_with(engine, judge, tile) for tile in bag)
    assert mean_best_value(engine, judge, int(engine.state.seat)) == pytest.approx(mean)
    assert engine.hash() == before


def test_a_tile_that_fits_nowhere_is_drawn_again() -> None:
    """A city on all four sides fits nowhere beside the closed start city and roads (BASE-14)."""
    engine = at(["draw E", "place E 0,-1 180", "pass"])
    judge = OneTurnEvaluator(engine)
    bag = [tile.id for tile in engine.rules.tiles for _ in range(int(engine.state.left(tile.index)))]
    assert "C" in bag
    mean = fmean(best_with(engine, judge, tile) for tile in bag if tile != "C")
    assert mean_best_value(engine, judge, int(engine.state.seat)) == pytest.approx(mean)
    engine.push(pack_draw(engine.rules.tile_index["C"]))
    assert engine.seat == -1
    assert mean_best_value(engine, judge, int(engine.state.seat)) == pytest.approx(mean, abs=0.2)


def test_the_second_tile_of_a_hand_comes_by_chance_too() -> None:
    engine = at([], hand=2)
    judge = OneTurnEvaluator(engine)
    engine.push(pack_draw(engine.rules.tile_index["V"]))
    assert engine.seat == -1
    bag = [tile.id for tile in engine.rules.tiles for _ in range(int(engine.state.left(tile.index)))]
    mean = fmean(best_with(engine, judge, tile) for tile in bag)
    assert mean_best_value(engine, judge, int(engine.state.seat)) == pytest.approx(mean)


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


def before_a_flight() -> Engine:
    """Conquest, before a draw after which the other seat is asked first: one of its figures must leave the map."""
    for seed in count():
        engine = Game.replay(played("base+fields+conquest", 2, "greedy", seed, options={"draws": 40})).engine
        acts = [int(frame.action) for frame in engine.frames[: int(engine.plies)]]
        engine.undo_to(0)
        for act in acts:
            drawn = engine.seat == CHANCE
            engine.push(act)
            if drawn and engine.seat not in (CHANCE, engine.state.seat) and not engine.over:
                engine.pop()
                return engine
    raise AssertionError("no such game")


def answered(engine: Engine, judge: OneTurnEvaluator, draw: int, others: int) -> list[Decision]:
    """The decisions after a draw up to the one of the seat that drew: its best turn, and of whoever is asked before it
    the turn of that place. The engine is left as it was."""
    seat, before, acts = int(engine.state.seat), int(engine.plies), [draw]
    engine.push(draw)
    mine = False
    while not mine:
        mine = engine.seat == seat
        turn = judge.turns()[0 if mine else others].acts
        for act in turn:
            engine.push(act)
        acts += turn
    engine.undo_to(before)
    found = list(GameReview(engine, acts, [], judge, judge).decisions(lambda done: None))
    engine.undo_to(before)
    return found


def test_where_others_answer_first_luck_is_of_the_seat_that_drew() -> None:
    """Over all tiles that might come it is 0, and what the others' answers lose is none of it."""
    engine = before_a_flight()
    judge, seat, step = OneTurnEvaluator(engine), int(engine.state.seat), engine.current()
    total, flights = 0.0, 0
    for draw, copies in Counter(int(step.outcome(engine, n)) for n in range(int(step.outcomes(engine)))).items():
        *before, own = answered(engine, judge, draw, 0)
        assert own.seat == seat
        assert own.luck is not None
        total += copies * own.luck
        for one in before:
            assert (one.seat, one.luck) == (1 - seat, None)
            assert answered(engine, judge, draw, -1)[-1].luck == pytest.approx(own.luck, abs=0.01)
            flights += 1
    assert flights > 0
    assert total / int(step.outcomes(engine)) == pytest.approx(0, abs=0.01)
