"""Chromium, a server, and visitors; every test fails when a page of it complained."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.contexts import Contexts, Wishes
from tests.browser.house import House
from tests.browser.scenes import store
from tests.browser.visitor import DESKTOP, PATIENCE, PHONE, Theme, Visitor
from tests.browser.visitor import Visit as Visit

LONGEST = ("test_a_whole_game", "test_the_end_of_a_game", "test_axe_finds", "test_random_taps", "test_turns_by_touch")
"""How the names of tests begin that take longest."""
PROGRAMS = ("chromium", "chromium-browser", "google-chrome")
HERE = Path(__file__).resolve().parent


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
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all tests that leave it running, with the scenes of all files of the run."""
    data = tmp_path_factory.mktemp("house")
    files = dict.fromkeys(item.module for item in request.session.items if isinstance(item, pytest.Function))
    store(data, *[scene for file in files if hasattr(file, "scenes") for scene in file.scenes()])
    yield from open_house(House(data, lasting=True))


@pytest.fixture(scope="session")
def stage(house: House) -> House:
    """The server of the scenes."""
    return house


@pytest.fixture(scope="session")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server whose bots answer at once, for whole games."""
    yield from open_house(House(tmp_path_factory.mktemp("quick"), bot_delay=0, lasting=True))


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A server of the test's own, to be killed and started again."""
    data = tmp_path / "data"
    data.mkdir()
    yield from open_house(House(data))


def open_house(server: House) -> Iterator[House]:
    """The server, while it is open."""
    server.open()
    yield server
    server.close()


@pytest.fixture(scope="session")
def contexts(browser: Browser) -> Contexts:
    """What visitors to the lasting servers use one after the other."""
    return Contexts(browser)


@pytest.fixture
def visit(contexts: Contexts) -> Iterator[Visit]:
    """Make visitors: `visit(house, size=PHONE, theme="dusk", still=True)`."""
    visitors: list[tuple[House, Visitor]] = []

    def make(
        house: House,
        size: tuple[int, int] = DESKTOP,
        theme: Theme = "light",
        still: bool = False,
        language: str = "en-GB",
    ) -> Visitor:
        visitor = Visitor(contexts, Wishes(house.url, size, size == PHONE, theme, still, language))
        visitors.append((house, visitor))
        return visitor

    yield make
    complaints = [complaint for _, visitor in visitors for complaint in visitor.complaints]
    for house, visitor in visitors:
        if house.lasting and not visitor.page.is_closed():
            contexts.give_back(visitor.wishes, visitor.page)
        else:
            visitor.context.close()
    assert not complaints, "\n".join(complaints)
