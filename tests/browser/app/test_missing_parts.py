"""Files of the page that do not arrive: the page says so, and goes on after a retry."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.fixtures.lost_files import LostFiles
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.pages.table_page import BOT, TablePage, me, new_table
from tests.browser.pages.visitor_page import DESKTOP, PHONE


def heard(page: Page, words: str) -> None:
    """A screen reader was given this."""
    expect(page.get_by_role("log")).to_contain_text(words)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_turn_goes_on_when_the_choices_arrive(quick: ServerProcess, visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit(quick, size)
    page = new_table(visitor, me(), BOT)
    player = TablePage(visitor)
    player.asked()
    page.keyboard.press("Escape")  # a phone fetches the keyboard map with the first key
    visitor.quiet.wait()
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
    assert lost.lost >= {"Panels", "CommandPanel", "board-explorer"}


def test_a_page_that_does_not_arrive_is_not_a_missing_one(server: ServerProcess, visit: Visit) -> None:
    visitor = visit(server)
    page = visitor.go("/")
    visitor.quiet.wait()
    lost = LostFiles(visitor)
    page.get_by_role("button", name="You", exact=True).click()
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("button", name="Try again")).to_be_focused()
    lost.bring(page.get_by_role("dialog"))
    page.keyboard.press("Escape")
    page.get_by_role("link", name=re.compile("^New table")).first.click()
    failed = page.get_by_role("heading", name="This page could not be loaded.")
    expect(failed).to_be_focused()
    expect(page).to_have_title("This page could not be loaded.")
    visitor.axe()
    expect(page.get_by_text("Page not found")).to_have_count(0)
    lost.bring(page.get_by_role("heading", name="New table"))
    assert lost.lost >= {"NewTablePage", "SettingsDialog"}
    page.evaluate("history.pushState(null, '', '/nowhere'); dispatchEvent(new PopStateEvent('popstate'))")
    expect(page.get_by_role("heading", name="Page not found")).to_be_visible()
