"""The matrix of journeys: a sample in which every two values meet in `make test`, all in `make test-full`."""

import pytest

from tests.browser.conftest import Visit
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.journeys.journey import Journey
from tests.browser.journeys.pairs import all_pairs, covering, pairs_of
from tests.browser.journeys.rows import FACTORS, SIZES, TAGS, Row, sample, whole

ROWS = [*sample(), *(row for row in whole() if row not in sample())]


def test_in_the_sample_every_two_values_meet() -> None:
    met = set().union(*(pairs_of(vars(row)) for row in sample()))
    assert met == all_pairs(FACTORS)
    assert len(set(sample())) == len(sample()) <= 28


def test_the_whole_matrix_has_every_game_language_hand_and_screen() -> None:
    assert len({(row.rules, row.language, row.hand, row.size) for row in whole()}) == len(whole()) == 7 * 4 * 3 * 3
    assert set().union(*(pairs_of(vars(row)) for row in whole())) == all_pairs(FACTORS)


def test_a_covering_covers_whatever_the_factors_are() -> None:
    for factors in ({"a": "x", "b": "y"}, {"a": "xy", "b": "uvw"}, {"a": "abc", "b": "abc", "c": "abcd", "d": "ab"}):
        assert set().union(*map(pairs_of, covering(factors))) == all_pairs(factors)


def param(row: Row) -> object:
    """A row with its tier."""
    marks = () if row in sample() else pytest.mark.long
    return pytest.param(row, id=row.name, marks=marks)


@pytest.mark.sample(0)
@pytest.mark.parametrize("row", [param(row) for row in ROWS])
def test_a_journey(row: Row, quick: ServerProcess, visit: Visit) -> None:
    full = row not in sample() and row.company == "bot"  # pictures are two thirds of the work, and judge nothing here
    look = {"size": SIZES[row.size], "theme": row.theme, "language": TAGS[row.language], "touch": row.hand == "touch"}
    journey = Journey(row, lambda: visit(quick, still=True, worker=full, pictures=full, **look))
    assert journey.walk() == []
