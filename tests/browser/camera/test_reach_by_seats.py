"""Every legal offer can be brought into view and touched or clicked, with two to six players, in every system."""

import pytest

from bastide.server.tables.table import Table
from tests.browser.camera.fullest_by_seats import FULLEST
from tests.browser.camera.most_choices import MostChoices
from tests.browser.camera.test_reach import LAPTOPS, SMALL, sat
from tests.browser.conftest import Visit
from tests.browser.fixtures.server_process import ServerProcess


def scenes() -> list[Table]:
    """The fullest decisions."""
    return [one.game().room for one in FULLEST]


def cases() -> list[object]:
    """Each decision on a small phone, and on one of the two laptops."""
    laptops = list(LAPTOPS.items())
    return [
        pytest.param(one, size, id=f"{one.name}-{name}")
        for at, one in enumerate(FULLEST)
        for name, size in (("phone", SMALL), laptops[at // 2 % 2])
    ]


@pytest.mark.long
@pytest.mark.parametrize(("most", "size"), cases())
def test_nothing_is_out_of_reach(most: MostChoices, size: tuple[int, int], stage: ServerProcess, visit: Visit) -> None:
    finger = sat(most, stage, visit, size)
    assert not finger.all(most.game().texts)
