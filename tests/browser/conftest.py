"""Chromium, a server, and visitors; every test fails when a page of it complained."""

from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from scripts import browsers
from tests.browser.fixtures.browser_contexts import BrowserContexts, ContextOptions
from tests.browser.fixtures.sampled_cases import mark_cases_outside_the_sample
from tests.browser.fixtures.scenes import keep, store
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.fixtures.shared_folders import data_for
from tests.browser.journeys.ends import tables
from tests.browser.journeys.rows import Row
from tests.browser.pages.visitor_page import DESKTOP, PATIENCE, PHONE, WANTED, Theme, Visitor
from tests.browser.pages.visitor_page import Visit as Visit

LONGEST = ("test_a_whole_game", "test_the_end_of_a_game", "test_every_state", "test_turns_by_touch", "test_a_journey")
"""How the names of tests begin that take longest."""
NO_PICTURES = "--blink-settings=imagesEnabled=false"
HERE = Path(__file__).resolve().parent


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> Generator[None]:
    """Choose the cases of `make test` before others filter by marks. Then put the longest tests first, each followed
    by a short one: workers are given two tests to begin with."""
    mark_cases_outside_the_sample([item for item in items if item.path.is_relative_to(HERE)])
    yield
    here = [item for item in items if item.path.is_relative_to(HERE)]
    long = [item for item in here if item.name.startswith(LONGEST)]
    short = [item for item in here if item not in long]
    paired = [item for pair in zip(long, short, strict=False) for item in pair]
    rest = [item for item in here if item not in paired]
    items[:] = [item for item in items if item not in here] + paired + rest


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """What clears up after a test knows whether it failed."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture(scope="session")
def contexts() -> Iterator[BrowserContexts]:
    """What visitors to the lasting servers use one after the other, in the machine's Chromium, without a window."""
    program = browsers.program()
    assert program, f"none of {', '.join(browsers.PROGRAMS)} is on this machine"
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        running: dict[bool, Browser] = {}

        def browser(pictures: bool) -> Browser:
            if pictures not in running:
                flags = ["--no-sandbox", *([] if pictures else [NO_PICTURES])]
                running[pictures] = playwright.chromium.launch(executable_path=program, args=flags)
            return running[pictures]

        yield BrowserContexts(browser)
        for one in running.values():
            one.close()


@pytest.fixture(scope="session")
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests that leave it running, with the scenes and other data of all files of the run."""
    files = dict.fromkeys(item.module for item in request.session.items if isinstance(item, pytest.Function))

    def play(data: Path) -> None:
        names = ("scenes", "more_scenes")
        makers = dict.fromkeys(getattr(file, name) for file in files for name in names if hasattr(file, name))
        store(data, *[scene for maker in makers for scene in maker()])
        for prepare in dict.fromkeys(file.prepare for file in files if hasattr(file, "prepare")):
            prepare(data)

    yield from open_house(ServerProcess(data_for(tmp_path_factory, "house", play), lasting=True))


@pytest.fixture(scope="session")
def stage(server: ServerProcess) -> ServerProcess:
    """The server of the scenes."""
    return server


@pytest.fixture(scope="session")
def quick(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server whose bots answer at once, for whole games, with the tables where the journeys of the run end."""
    items = [item for item in request.session.items if isinstance(item, pytest.Function) and hasattr(item, "callspec")]

    def play(data: Path) -> None:
        keep(data, *tables(row for item in items if isinstance(row := item.callspec.params.get("row"), Row)))

    yield from open_house(ServerProcess(data_for(tmp_path_factory, "quick", play), bot_delay=0, lasting=True))


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server of the test's own, to be killed and started again."""
    data = tmp_path / "data"
    data.mkdir()
    yield from open_house(ServerProcess(data))


def open_house(server: ServerProcess) -> Iterator[ServerProcess]:
    """The server, while it is open."""
    server.open()
    yield server
    server.close()


@pytest.fixture
def visit(request: pytest.FixtureRequest, contexts: BrowserContexts) -> Iterator[Visit]:
    """Make visitors: `visit(house, size=PHONE, theme="dusk", still=True)`; pictures are kept of a test that fails."""
    visitors: list[tuple[ServerProcess, Visitor]] = []

    def make(
        server: ServerProcess,
        size: tuple[int, int] = DESKTOP,
        theme: Theme = "light",
        still: bool = False,
        language: str = "en-GB",
        touch: bool | None = None,
        worker: bool = False,
        pictures: bool = WANTED,
    ) -> Visitor:
        """A phone is touched, unless somebody says otherwise."""
        fingers = size == PHONE if touch is None else touch
        visitor = Visitor(contexts, ContextOptions(server.url, size, fingers, theme, still, language, worker, pictures))
        visitors.append((server, visitor))
        return visitor

    yield make
    if request.node.stash.get(FAILED, False):
        for number, (_, visitor) in enumerate(visitors):
            visitor.picture(f"failed-{request.node.name}-{number}")
    complaints = [complaint for _, visitor in visitors for complaint in visitor.complaints]
    for server, visitor in visitors:
        if server.lasting and not visitor.page.is_closed():
            contexts.give_back(visitor.wishes, visitor.page)
        else:
            visitor.context.close()
    assert not complaints, "\n".join(complaints)
