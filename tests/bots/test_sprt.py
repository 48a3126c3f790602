"""The test for one bot being stronger: its formula by hand, and how often it is wrong."""

import math
from random import Random

import pytest

from bastide.bots.intervals import elo_from_share, share_from_elo
from bastide.bots.matches import GameSet, MatchResult
from bastide.bots.ratings import Sprt


def result(shares: list[float]) -> MatchResult:
    return MatchResult("a", "b", sets=[GameSet([share, share]) for share in shares])


def test_shares_and_differences_are_each_other_s_inverse() -> None:
    assert share_from_elo(0) == 0.5
    assert share_from_elo(0, 0.25) == pytest.approx(0.25)
    assert share_from_elo(400) == pytest.approx(10 / 11)
    for even in (0.5, 1 / 3):
        assert elo_from_share(share_from_elo(120, even), even) == pytest.approx(120)
    assert elo_from_share(0.0) is elo_from_share(1.0) is None


def test_the_ratio_by_hand() -> None:
    """Two hundred sets: 110 won, 60 drawn, 30 lost, with one more set's spread of a single game."""
    test, shares = Sprt(0, 50), [1.0] * 110 + [0.5] * 60 + [0.0] * 30
    mean = 0.7
    spread = 110 * 0.3**2 + 60 * 0.2**2 + 30 * 0.7**2 + 0.25
    low, high = 0.5, 1 / (1 + 10 ** (-50 / 400))
    expected = 200 * (high - low) * (2 * mean - low - high) / (2 * spread / 201)
    assert test.ratio(shares) == pytest.approx(expected)
    assert test.bounds == pytest.approx((-math.log(19), math.log(19)))
    assert test.decided(result(shares)) == "stronger"


def test_nothing_is_decided_by_a_few_sets_or_by_none() -> None:
    test = Sprt(0, 50)
    assert test.ratio([]) == 0
    assert test.decided(result([1.0] * 29)) == ""
    assert test.decided(result([1.0] * 30)) == "stronger"
    assert test.decided(result([0.5] * 100)) == "not stronger", "an endless draw is no strength"


@pytest.mark.parametrize(("elo", "wrong"), [(0, "stronger"), (60, "not stronger")])
def test_it_is_wrong_as_seldom_as_it_says(elo: float, wrong: str) -> None:
    """A thousand matches of bots of known strength whose sets are won, drawn or lost; 5 % may be wrong."""
    random, test, wrongs = Random(7), Sprt(0, 60), 0
    share = share_from_elo(elo)
    for _ in range(1000):
        total = squares = 0.0
        number = 0
        while True:
            number += 1
            one = (random.random() < share) / 2 + (random.random() < share) / 2
            total += one
            squares += one * one
            if number < 30:
                continue
            ratio = test.ratio_of(number, total, squares)
            if ratio >= test.bounds[1] or ratio <= test.bounds[0]:
                break
        wrongs += ("stronger" if ratio > 0 else "not stronger") == wrong
    assert wrongs <= 65


@pytest.mark.parametrize("numbers", [(5, 5), (10, 0), (0, 2000), (0, 10, 0.6, 0.05), (0, 10, 0.05, 0)])
def test_what_is_no_test(numbers: tuple[float, ...]) -> None:
    with pytest.raises(ValueError):
        Sprt(*numbers)
