"""Which cases of a parametrized browser test `make test` plays."""

import pytest

from tests.browser.fixtures.sampled_cases import spread


@pytest.mark.parametrize(("count", "wanted"), [(1, 1), (28, 10), (33, 14), (5, 9), (7, 7)])
def test_as_many_cases_as_wanted_are_chosen_and_the_first_is_one(count: int, wanted: int) -> None:
    chosen = spread(count, wanted)
    assert len(chosen) == min(count, wanted)
    assert 0 in chosen
    assert max(chosen) < count
