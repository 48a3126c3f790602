"""Chromium, a server, and visitors; every test fails when a page of it complained."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.house import House
from tests.browser.visitor import DESKTOP, Theme, Visitor

LONGEST = ("test_a_whole_game", "test_axe_finds", "test_random_taps", "test_turns_by_touch")
"""How the names of tests begin that take longest."""
PROGRAMS = ("chromium", "chromium-browser", "google-chrome")
HERE = Path(__file__).resolve().parent
Visit = Callable[..., Visitor]


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest tests begin first, each followed by a short one: workers are given two tests to begin with."""
    here = [item for item in items if item.path.is_relative_to(HERE)]
    long = [item for item in here if item.name.startswith(LONGEST)]
    short = [item for item in here if item not in long]
    paired = [item for pair in zip(long, short, strict=False) for item in pair]
    rest = [item for item in here if item not in paired]
    items[:] = [item for item in items if item not in here] + paired + rest


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The machine's Chromium, without a window."""
    program = next(filter(None, map(shutil.which, PROGRAMS)), None)
    assert program, f"none of {', '.join(PROGRAMS)} is on this machine"
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all tests that leave it running."""
    server = House(tmp_path_factory.mktemp("house"))
    server.open()
    yield server
    server.close()


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A server of the test's own, to be killed and started again."""
    data = tmp_path / "data"
    data.mkdir()
    server = House(data)
    server.open()
    yield server
    server.close()


@pytest.fixture
def visit(browser: Browser) -> Iterator[Visit]:
    """Make visitors: `visit(house, size=PHONE, theme="dusk", still=True)`."""
    visitors: list[Visitor] = []

    def make(
        house: House,
        size: tuple[int, int] = DESKTOP,
        theme: Theme = "light",
        still: bool = False,
        language: str = "en-GB",
    ) -> Visitor:
        visitors.append(Visitor(browser, house.url, size, theme, still, language))
        return visitors[-1]

    yield make
    complaints = [complaint for visitor in visitors for complaint in visitor.complaints]
    for visitor in visitors:
        visitor.context.close()
    assert not complaints, "\n".join(complaints)
