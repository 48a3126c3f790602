"""Files of the page that do not arrive: the page says so, and goes on after a retry."""

import re

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.conftest import Visit
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.fixtures.settled import wait_until_settled
from tests.browser.pages.table_page import BOT, TablePage, me, new_table
from tests.browser.pages.visitor_page import DESKTOP, PHONE, Visitor

NOISE = ("not loaded", "ERR_FAILED", "Failed to load", "Failed to fetch", "Unable to", "words", "Autofocus")
LATE = re.compile(r"/assets/[^/]+\.(js|css|ftl)(\?|$)")
LOADED = "performance.getEntriesByType('resource').map((one) => one.name)"
GO = "(to) => { history.pushState(null, '', to); dispatchEvent(new PopStateEvent('popstate')); }"
FILES = 8
"""At most so many files in a row make one part: each fails once."""
PAGES = ["new", "learn", "puzzle", "rules", "games", "account", "meet", "workshop", "position"]
PAGES += ["tournaments", "ratings", "privacy"]


class LostFiles:
    """Lets each file that the page fetches from now on fail once, or every time while `down`."""

    def __init__(self, visitor: Visitor) -> None:
        visitor.forgiven = NOISE
        self.page = visitor.page
        self.asked = {name_of(url) for url in self.page.evaluate(LOADED)}
        self.lost: set[str] = set()
        self.down = False
        self.page.route(LATE, self._answer)

    def _answer(self, route: Route) -> None:
        name = name_of(route.request.url)
        if name in self.asked and not self.down:
            route.continue_()
            return
        self.asked.add(name)
        self.lost.add(name.split("-")[0])
        route.abort()

    def bring(self, wanted: Locator) -> None:
        """Try again until it is there."""
        again = self.page.get_by_role("button", name="Try again")
        for _ in range(FILES):
            expect(wanted.or_(again).first).to_be_visible()
            wait_until_settled(self.page)
            if wanted.first.is_visible():
                return
            again.first.click()
        expect(wanted.first).to_be_visible()


def name_of(url: str) -> str:
    """The file without its folder and its query."""
    return url.rsplit("/", 1)[-1].split("?")[0]


def heard(page: Page, words: str) -> None:
    """A screen reader was given this."""
    expect(page.get_by_role("log")).to_contain_text(words)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_turn_goes_on_when_the_choices_arrive(quick: ServerProcess, visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit(quick, size)
    page = new_table(visitor, me(), BOT)
    player = TablePage(visitor)
    player.asked()
    lost = LostFiles(visitor)
    lost.down = True
    player.by_keyboard("place", 0)
    again = page.locator(".hands").get_by_role("button", name="Try again")
    expect(again).to_be_visible()
    heard(page, "This part of the page could not be loaded.")
    visitor.axe()
    page.keyboard.press("s")  # other keys go on to work
    expect(page.locator(".panel").get_by_role("button", name="Try again")).to_be_focused()
    page.keyboard.press("Escape")
    expect(again).to_be_visible()
    lost.down = False
    again.focus()
    page.keyboard.press("Enter")
    lost.bring(page.locator("[data-ask=pick]"))
    heard(page, "Loaded.")
    expect(page.locator(".hands input[type=radio]").first).to_be_focused()
    assert "ChoiceList" in lost.lost
    for turn in range(1, 5):
        now, ask = player.settled(), player.asked()
        player.by_keyboard(ask, turn)
        player.moves_on(now)


def test_panels_and_dialogs_of_a_table(quick: ServerProcess, visit: Visit) -> None:
    visitor = visit(quick)
    page = new_table(visitor, me(), BOT)
    TablePage(visitor).asked()
    lost = LostFiles(visitor)
    page.keyboard.press("s")
    panel = page.locator("section.panel:not(.failure)")
    expect(page.get_by_role("button", name="Try again")).to_be_focused()
    lost.bring(panel)
    expect(panel).to_be_focused()
    page.keyboard.press("Escape")
    page.keyboard.press("/")
    lost.bring(panel)
    page.keyboard.press("Escape")
    page.keyboard.press("m")
    assert lost.lost >= {"Panels", "CommandPanel", "board"}


@pytest.mark.long
def test_pages(server: ServerProcess, visit: Visit) -> None:
    visitor = visit(server, PHONE)
    page = visitor.go("/")
    visitor.quiet.wait()
    lost = LostFiles(visitor)
    failed = page.get_by_role("heading", name="This page could not be loaded.")
    for name in PAGES:
        page.evaluate(GO, f"/{name}")
        expect(failed).to_be_visible()
        expect(page).to_have_title("This page could not be loaded.")
        if name == PAGES[0]:
            expect(failed).to_be_focused()
            visitor.axe()
        lost.bring(page.locator("h1").filter(has_not_text="could not be loaded"))
        expect(failed).to_have_count(0)
    page.evaluate(GO, "/nowhere")
    expect(page.get_by_role("heading", name="Nothing lies here")).to_be_visible()


def test_a_page_that_does_not_arrive_is_not_a_missing_one(server: ServerProcess, visit: Visit) -> None:
    visitor = visit(server)
    page = visitor.go("/")
    visitor.quiet.wait()
    lost = LostFiles(visitor)
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("button", name="Try again")).to_be_focused()
    lost.bring(page.get_by_role("dialog"))
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Play with friends").first.click()
    failed = page.get_by_role("heading", name="This page could not be loaded.")
    expect(failed).to_be_focused()
    expect(page.get_by_text("Nothing lies here")).to_have_count(0)
    lost.bring(page.get_by_role("heading", name="New table"))
    assert lost.lost >= {"NewTablePage", "SettingsDialog"}
