"""The puzzles that come with Bastide: well formed, replayable, each with turns that the rules allow."""

from collections import Counter
from datetime import date, timedelta

import pytest

from bastide.bots.levels import LEVELS
from bastide.puzzles import PUZZLES, Puzzle, begin, of_day, rate_attempt
from bastide.puzzles.puzzle import CLEAR, LEAST, MOST, START, read_puzzles, solve_chance
from bastide.rules import SETUPS, is_cooperative
from scripts.puzzles import Maker, start_rating

ONE_IN = 6
"""So many puzzles have one that is replayed in every run of the tests."""


def check(puzzle: Puzzle) -> None:
    """A position in which seat 0 decides, and turns that end there."""
    for way in puzzle.ways:
        for turn in way.turns:
            game = begin(puzzle)
            assert game.decision is not None
            assert (game.decision.seat, game.decision.step) == (0, "place")
            for number, action in enumerate(turn):
                assert game.decision is not None
                assert game.decision.seat == 0, (puzzle.id, turn, number)
                game.push(action)
            assert game.decision is not None
            assert game.decision.seat != 0, (puzzle.id, turn, "goes on")


@pytest.mark.parametrize("name", list(PUZZLES)[::ONE_IN])
def test_a_puzzle_can_be_played(name: str) -> None:
    check(PUZZLES[name])


def test_all_can_be_played() -> None:
    for puzzle in PUZZLES.values():
        check(puzzle)


@pytest.mark.parametrize("puzzle", PUZZLES.values(), ids=PUZZLES)
def test_one_turn_is_clearly_the_best(puzzle: Puzzle) -> None:
    values = [way.value for way in puzzle.ways]
    assert values == sorted(values, reverse=True)
    assert puzzle.solves(puzzle.best)
    assert puzzle.loss(puzzle.best) == 0.0
    assert puzzle.clear >= CLEAR
    assert puzzle.error * 4 < puzzle.clear
    assert not puzzle.solves(["pass"])
    assert puzzle.loss(["pass"]) == puzzle.loss(puzzle.ways[-1].turns[0]) >= CLEAR
    assert puzzle.reasons
    assert list(puzzle.found) == [level.name for level in LEVELS]
    assert start_rating(sum(puzzle.found.values()) / len(LEVELS)) == puzzle.rating
    turns = [tuple(turn) for way in puzzle.ways for turn in way.turns]
    assert len(turns) == len(set(turns))


def test_there_are_enough_of_every_game() -> None:
    assert len(PUZZLES) >= 60
    counts = Counter(puzzle.rules for puzzle in PUZZLES.values())
    tables = {rules for rules, _ in SETUPS.values() if not is_cooperative(rules) and "+" in rules}
    assert all(counts[rules] >= 5 for rules in tables), counts


def test_a_line_that_is_none_is_named() -> None:
    with pytest.raises(ValueError, match="some, line 1"):
        read_puzzles('{"rules": "base"}\n', "some")


def test_the_puzzle_of_a_day_is_fixed() -> None:
    names = [f"p{number}" for number in range(7)]
    week = [of_day(date(2026, 11, 23) + timedelta(days), names) for days in range(7)]
    assert week == ["p6", "p4", "p3", "p0", "p5", "p1", "p2"]
    assert of_day(date(2026, 11, 30), reversed(names)) == week[0], "their order does not matter"
    with pytest.raises(ValueError, match="no puzzles"):
        of_day(date(2026, 11, 23), [])


def test_every_puzzle_has_its_day() -> None:
    days = [of_day(date(2026, 1, 1) + timedelta(days)) for days in range(len(PUZZLES))]
    assert sorted(days) == sorted(PUZZLES)


def test_ratings_follow_surprise() -> None:
    assert solve_chance(START, START) == 0.5
    assert solve_chance(1900, 1500) == pytest.approx(10 / 11)
    assert rate_attempt(1500, 1500, True) == (1512, 1496)
    assert rate_attempt(1500, 1500, False) == (1488, 1504)
    assert rate_attempt(1900, 1500, True)[0] - 1900 < rate_attempt(1500, 1900, True)[0] - 1500
    assert rate_attempt(LEAST, MOST, False) == (LEAST, MOST)


def test_ratings_begin_where_half_of_the_levels_find_it() -> None:
    assert start_rating(0.5) == START
    assert start_rating(0.0) == start_rating(0.05) > start_rating(0.5) > start_rating(1.0)


@pytest.mark.long
def test_a_puzzle_is_made() -> None:
    """With few games played on: what is made is well formed, not proven."""
    maker = Maker("base+fields", 2, 5, effort=0.02)
    puzzle = next(maker.puzzles())
    check(puzzle)
    assert puzzle == next(Maker("base+fields", 2, 5, effort=0.02).puzzles())
