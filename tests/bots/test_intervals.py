"""Intervals of shares and means."""

import pytest

from bastide.bots.intervals import mean_interval, quantile, share_interval, wilson


def test_wilsons_interval() -> None:
    """Values of the textbook formula, and its behaviour at the rims."""
    low, high = wilson(0.99, 200)
    assert (round(low, 4), round(high, 4)) == (0.9643, 0.9973)
    assert wilson(1.0, 200)[1] == 1.0
    assert wilson(0.0, 10)[0] == 0.0
    assert wilson(0.5, 0) == (0.0, 1.0)


def test_sets_that_differ_as_independent_games_would_count_as_those() -> None:
    """Pairs 1, 1/2, 1/2, 0 are two independent fair games each."""
    sets = [1.0, 0.5, 0.5, 0.0] * 100
    assert share_interval(sets, 800) == pytest.approx(wilson(0.5, 800), abs=0.001)


def test_pairs_in_which_luck_evens_out_make_surer() -> None:
    low, high = share_interval([0.5] * 90 + [1.0] * 5 + [0.0] * 5, 200)
    assert high - low < 0.7 * (wilson(0.5, 200)[1] - wilson(0.5, 200)[0])


def test_pairs_that_go_one_way_make_less_sure() -> None:
    assert share_interval([1.0, 0.0] * 50, 200) == pytest.approx(wilson(0.5, 99), abs=0.001)


def test_few_sets_or_sets_without_spread_are_never_surer_than_the_games() -> None:
    assert share_interval([0.5] * 9 + [1.0], 20) == wilson(0.55, 20)
    assert share_interval([0.5] * 100, 200) == wilson(0.5, 200)
    assert share_interval([1.0], 2) == wilson(1.0, 2)
    assert share_interval([], 0) == (0.0, 1.0)


def test_the_interval_of_a_mean() -> None:
    assert quantile() == pytest.approx(1.959964, abs=1e-6)
    assert mean_interval([4.0, 6.0]) == pytest.approx((5 - quantile(), 5 + quantile()))
    assert mean_interval([4.0]) is None
    assert mean_interval([]) is None
