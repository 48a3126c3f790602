"""Owners and points: lines of the engine that add up to the result, whatever is played."""

from itertools import islice

import pytest

from bastide.aids import Ending, FeatureAid, features
from bastide.core.engine import Engine
from bastide.game import Game
from tests.aids.boards import GAMES, boards


def lines_of(told: Ending) -> list[tuple[list[int], int]]:
    """(seats, points) of every line of the last count."""
    owned = [(line.seats, line.points) for one in told.features for line in one.now]
    return owned + [(line.seats, line.points) for line in told.beside]


def check_sums(engine: Engine, told: Ending) -> None:
    """The lines lead from the scores to the result, each paid to the owners of its feature."""
    result = engine.scores()
    for seats, points in lines_of(told):
        for seat in seats:
            result[seat] += points
    assert told.result == result
    for one in told.features:
        assert one.paid == [sum(line.points for line in one.now if seat in line.seats) for seat in one.owners]
        assert one.points == max(one.paid)
        assert all(set(line.seats) <= set(one.owners) for line in one.now)
        assert all(line.seats == one.owners for line in one.now if line.reason != "pig")
        assert len(one.expected) == len(one.paid) == len(one.owners) > 0
        assert all(one.figures[seat] for seat in one.owners)
        assert 0 <= one.closes <= 1


@pytest.mark.parametrize(("rules", "players", "options"), GAMES)
def test_lines_add_up_to_the_result(rules: str, players: int, options: dict[str, object]) -> None:
    for engine in islice(boards(rules, players, options, seed=3), 15, None, 31):
        before, lines, events = engine.hash(), len(engine.state.lines), len(engine.state.events)
        told = features(engine)
        check_sums(engine, told)
        after = (engine.hash(), len(engine.state.lines), len(engine.state.events), engine.state.listening)
        assert after == (before, lines, events, False)


def test_every_figure_belongs_to_one_feature_or_to_none_that_pays() -> None:
    for engine in islice(boards("base+fields+abbot+anniversary", 3, {}, seed=8), 20, None, 60):
        told = features(engine)
        standing = [figure for figure in engine.state.figures if figure.node is not None]
        assert sum(sum(one.figures) for one in told.features) == len(standing)
        cells = [segment for one in told.features for segment in one.segments]
        assert len(cells) == len(set(cells))


def test_a_small_board() -> None:
    """The example of docs/library/record.md: Anna on the road, Ben about to close the city."""
    game = Game("base+fields", players=2, chance="manual")
    for action in ("draw U", "place U 1,0 0", "meeple road 1,0 EW", "draw E", "place E 0,-1 180"):
        game.push(action)
    told = features(game.engine)
    (road,) = told.features
    assert (road.kind, road.cells, road.figures, road.owners) == ("road", [(0, 0), (1, 0)], [1, 0], [0])
    assert [(line.reason, line.points, line.rule) for line in road.now] == [("road", 2, "BASE-41")]
    assert road.segments == [(0, 0, 1), (1, 0, 0)]
    assert told.result == [2, 0]
    assert 2 < road.expected[0] == told.expected[0] < 6
    assert 0 < road.closes < 1


def test_a_pig_is_its_owner_s_alone() -> None:
    """Both have a farmer in one field, Anna her pig beside hers (TRA-63)."""
    field = pig_in_a_shared_field()
    assert field.owners == [0, 1]
    brought = sum(line.points for line in field.now if line.reason == "pig")
    assert field.paid[0] == field.paid[1] + brought > field.paid[1]
    assert round(field.expected[0] - field.expected[1], 9) == field.paid[0] - field.paid[1]


def pig_in_a_shared_field() -> FeatureAid:
    """The first in random games in which two seats own a field with completed cities, and the first has a pig there."""
    for seed in range(200):
        for engine in boards("base+fields+traders", 2, {}, seed, every=3):
            for one in features(engine).features:
                if len(one.owners) == 2 and [line.seats for line in one.now if line.reason == "pig"] == [[0]]:
                    return one
    raise AssertionError("no such field in 200 games")


def test_ties_own_together_and_a_majority_alone() -> None:
    for engine in islice(boards("base+fields", 4, {}, seed=11), 60, None, 9):
        for one in features(engine).features:
            assert one.owners == [seat for seat, n in enumerate(one.figures) if n == max(one.figures)]


def test_a_team_is_paid_for_what_is_completed_alone() -> None:
    for engine in islice(boards("mists", 4, {"level": 1}, seed=5), 20, 90, 20):
        told = features(engine)
        assert told.features
        assert told.result == engine.scores()
        assert all(one.points == 0 for one in told.features)


def test_at_the_end_nothing_is_expected_any_more() -> None:
    for engine in boards("base+fields", 2, {}, seed=2, every=40):
        last = engine
    while not last.over:
        last.legal()
        last.push(last.acts[0])
    told = features(last)
    assert (told.result, told.beside) == (last.scores(), [])
