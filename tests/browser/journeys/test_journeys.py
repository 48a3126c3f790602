"""In `make test` every two values of a journey meet, in `make test-full` every three of game, language, hand, size."""

from itertools import combinations, product

import pytest

from tests.browser.conftest import Visit
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.journeys.journey import Journey
from tests.browser.journeys.pairs import all_pairs, covering, pairs_of
from tests.browser.journeys.rows import FACTORS, SIZES, TAGS, Row, sample, triples

ROWS = [*sample(), *(row for row in triples() if row not in sample())]


def test_in_the_sample_every_two_values_meet() -> None:
    met = set().union(*(pairs_of(vars(row)) for row in sample()))
    assert met == all_pairs(FACTORS)
    assert len(set(sample())) == len(sample()) <= 28


def test_every_three_of_game_language_hand_and_screen_meet() -> None:
    names = ("rules", "language", "hand", "size")
    for three in combinations(names, 3):
        met = {tuple(getattr(row, name) for name in three) for row in triples()}
        assert met == set(product(*(FACTORS[name] for name in three)))
    assert set().union(*(pairs_of(vars(row)) for row in triples())) == all_pairs(FACTORS)
    assert len(set(triples())) == len(triples()) == 7 * 4 * 3


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
