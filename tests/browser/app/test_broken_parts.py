"""Parts of the page that throw: each is a card or nothing, the server hears of it, and the game goes on."""

import json
import re

import pytest
from playwright.sync_api import Locator, Request, Route, expect

from tests.browser.conftest import Visit
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.fixtures.settled import wait_until
from tests.browser.pages.table_page import BOT, TablePage, me, new_table
from tests.browser.pages.visitor_page import DESKTOP, PHONE, Visitor

PARTS = ("OwnershipLayer", "Panels", "ChoiceList")
STOPPED = "This part of the page has stopped working."


class BrokenParts:
    """Lets the components of these files throw when they are shown, and keeps what the page reports."""

    def __init__(self, visitor: Visitor) -> None:
        visitor.forgiven = ("broken on purpose",)
        self.page = visitor.page
        self.reports: list[dict[str, object]] = []
        self.files = re.compile(rf"/assets/({'|'.join(PARTS)})-[\w-]+\.js$")
        self.page.route(self.files, self._answer)
        self.page.on("request", self._hear)

    def _answer(self, route: Route) -> None:
        """Replaces the component, and leaves the other exports of the file."""
        name = route.request.url.rsplit("/", 1)[-1]
        thrown = "export default () => { throw new TypeError('broken on purpose'); };"
        route.fulfill(body=f"export * from './{name}?whole'; {thrown}", content_type="text/javascript")

    def _hear(self, request: Request) -> None:
        if request.url.endswith("/api/client-error"):
            self.reports.append(json.loads(request.post_data or "{}"))

    def mend(self) -> None:
        """From now on the files are as they should be."""
        self.page.unroute(self.files)

    def wait_for_report(self, count: int) -> None:
        """Wait until the page has reported so many errors. A report names the error and the code, and no user text."""
        wait_until(self.page, lambda: len(self.reports) == count, f"{count} reports")
        report = self.reports[-1]
        assert (report["kind"], report["name"], report["message"]) == ("boundary", "TypeError", "broken on purpose")


def panel_gives_the_focus_back(visitor: Visitor, broken: BrokenParts, card: Locator) -> None:
    """The side panel throws: its card has the focus, and gives it back."""
    page = visitor.page
    before = page.evaluate_handle("document.activeElement")
    page.keyboard.press("s")
    broken.wait_for_report(2)
    expect(card.get_by_role("button", name="Try again")).to_be_focused()
    expect(page.get_by_role("log")).to_contain_text(STOPPED)
    visitor.axe()
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    page.wait_for_function("before => document.activeElement === before", arg=before)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_game_goes_on_without_its_broken_parts(quick: ServerProcess, visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit(quick, size)
    page = new_table(visitor, me(), BOT)
    player = TablePage(visitor)
    player.asked()
    broken = BrokenParts(visitor)
    card = page.get_by_role("region", name=STOPPED)
    # A layer of the map: nothing is shown instead.
    page.keyboard.press("o")
    broken.wait_for_report(1)
    expect(card).to_have_count(0)
    panel_gives_the_focus_back(visitor, broken, card)
    # The list of choices: its card stands where it was.
    now = player.settled()
    player.by_keyboard("place", 0)
    player.moves_on(now)
    broken.wait_for_report(3)
    expect(page.locator(".hands").get_by_role("button", name="Try again")).to_be_visible()
    visitor.axe()
    now = player.settled()
    page.evaluate("document.activeElement.blur()")  # Enter would press the card's button
    page.keyboard.press("p")
    page.keyboard.press("Enter")
    player.moves_on(now)
    player.asked()
    # The page heals with a reload.
    now = player.settled()
    player.by_keyboard("place", 1)
    player.moves_on(now)
    broken.mend()
    page.locator(".hands").get_by_role("button", name="Reload the page").click()
    for turn in range(2, 4):
        ask = player.asked()
        now = player.settled()
        player.by_keyboard(ask, turn)
        player.moves_on(now)
    expect(card).to_have_count(0)
