"""Every legal offer can be brought into view and touched or clicked, with two to six players, in every system."""

import pytest

from bastide.server.tables.table import Table
from tests.browser.camera.fullest_by_seats import FULLEST
from tests.browser.camera.most_choices import MostChoices
from tests.browser.camera.reachability import ALL
from tests.browser.camera.test_reach import LAPTOPS, SMALL, sat
from tests.browser.conftest import Visit
from tests.browser.fixtures.server_process import ServerProcess

SIZES = {"phone": SMALL} | LAPTOPS
ALWAYS = {("everything", 6, "laptop"), ("everything", 5, "phone"), ("siege", 6, "flat"), ("mists", 5, "laptop")}


def scenes() -> list[Table]:
    """The fullest decisions."""
    return [one.game().room for one in FULLEST]


def tiered() -> list[object]:
    """Choices of some always, the rest in test-full."""
    return [
        pytest.param(
            one,
            size,
            id=f"{one.name}-{name}",
            marks=()
            if one.words != "place" and (one.system.partition("-")[0], one.seats, name) in ALWAYS
            else pytest.mark.long,
        )
        for one in FULLEST
        for name, size in SIZES.items()
    ]


@pytest.mark.sample(2)
@pytest.mark.parametrize(("most", "size"), tiered())
def test_nothing_is_out_of_reach(most: MostChoices, size: tuple[int, int], stage: ServerProcess, visit: Visit) -> None:
    finger = sat(most, stage, visit, size)
    finger.few = ALL
    assert not finger.all(most.game().texts)
