"""Intervals of shares and means."""

import random

import pytest

from bastide.bots.intervals import mean_interval, quantile, share_interval, student_quantile, wilson_interval


def test_wilsons_interval() -> None:
    """Values of the textbook formula, and its behaviour at the rims."""
    low, high = wilson_interval(0.99, 200)
    assert (round(low, 4), round(high, 4)) == (0.9643, 0.9973)
    assert wilson_interval(1.0, 200)[1] == 1.0
    assert wilson_interval(0.0, 10)[0] == 0.0
    assert wilson_interval(0.5, 0) == (0.0, 1.0)


def test_sets_that_differ_as_independent_games_would_count_as_those() -> None:
    """Pairs 1, 1/2, 1/2, 0 are two independent fair games each."""
    sets = [1.0, 0.5, 0.5, 0.0] * 100
    assert share_interval(sets, 800) == pytest.approx(wilson_interval(0.5, 800), abs=0.001)


def test_pairs_in_which_luck_evens_out_make_surer() -> None:
    low, high = share_interval([0.5] * 90 + [1.0] * 5 + [0.0] * 5, 200)
    assert high - low < 0.7 * (wilson_interval(0.5, 200)[1] - wilson_interval(0.5, 200)[0])


def test_pairs_that_go_one_way_make_less_sure() -> None:
    assert share_interval([1.0, 0.0] * 50, 200) == pytest.approx(wilson_interval(0.5, 99), abs=0.001)


def test_few_sets_or_sets_without_spread_are_never_surer_than_the_games() -> None:
    assert share_interval([0.5] * 9 + [1.0], 20) == wilson_interval(0.55, 20)
    assert share_interval([0.5] * 100, 200) == wilson_interval(0.5, 200)
    assert share_interval([1.0], 2) == wilson_interval(1.0, 2)
    assert share_interval([], 0) == (0.0, 1.0)


def test_students_quantiles() -> None:
    """From printed tables: 0.975 and 0.9 by degrees of freedom; of very many it is the normal one."""
    for freedom, quantile_975 in ((1, 12.706), (2, 4.303), (3, 3.182), (10, 2.228), (29, 2.045), (120, 1.980)):
        assert student_quantile(0.975, freedom) == pytest.approx(quantile_975, abs=0.0006)
    for freedom, quantile_90 in ((1, 3.078), (2, 1.886), (3, 1.638), (10, 1.372)):
        assert student_quantile(0.9, freedom) == pytest.approx(quantile_90, abs=0.0006)
    assert quantile() < student_quantile(0.975, 10**9) < quantile() + 0.0003


def test_the_interval_of_a_mean() -> None:
    assert quantile() == pytest.approx(1.959964, abs=1e-6)
    assert mean_interval([4.0, 6.0]) == pytest.approx((5 - 12.7062, 5 + 12.7062), abs=1e-4)
    assert mean_interval([4.0]) is None
    assert mean_interval([]) is None


def test_the_interval_of_a_mean_is_as_sure_as_it_says() -> None:
    """Of few values as of many: 1.96 standard errors would hold the mean of two in 70 of 100 cases."""
    chance = random.Random(5)
    for n in (2, 3, 10):
        held = 0
        for _ in range(2000):
            interval = mean_interval([chance.gauss(7, 20) for _ in range(n)])
            assert interval is not None
            held += interval[0] <= 7 <= interval[1]
        assert abs(held / 2000 - 0.95) < 0.015
