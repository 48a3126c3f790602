"""My games: hide with a way back, rename, and delete, by finger and by keyboard."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.fixtures.settled import wait_until_settled
from tests.browser.pages.visitor_page import PHONE, Visitor

SMALL = (360, 640)
MAKE = """async (name) => {
  const seats = [{kind: 'me', name: 'Anna'}, {kind: 'bot', bot: 'greedy'}];
  const body = JSON.stringify({rules: 'base', seats, options: {}, name});
  await fetch('/api/tables', {method: 'POST', headers: {'content-type': 'application/json'}, body});
}"""


def games(visitor: Visitor, *names: str) -> Page:
    """The page of somebody with these tables."""
    page = visitor.go("/")
    for name in names:
        page.evaluate(MAKE, name)
    page.reload()
    page.get_by_role("link", name="My games").click()
    expect(page.locator(".game")).to_have_count(len(names))
    return page


def row(page: Page, name: str) -> None:
    """Press a row of the sheet."""
    page.get_by_role("dialog").get_by_role("button", name=name).click()


def test_games_are_hidden_named_and_deleted(server: ServerProcess, visit: Visit) -> None:
    visitor = visit(server, PHONE)
    page = games(visitor, "Tuesday", "Sunday")
    visitor.axe()
    more = page.get_by_role("button", name="More about “Tuesday”")
    more.click()
    page.keyboard.press("Escape")
    expect(more).to_be_focused()
    more.click()
    row(page, "Hide")
    expect(page.locator(".game")).to_have_count(1)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".game")).to_have_count(2)
    more.click()
    row(page, "Rename")
    page.get_by_role("textbox").fill("With the bot")
    page.keyboard.press("Enter")
    expect(page.get_by_role("link", name="With the bot")).to_be_visible()
    page.get_by_role("button", name="More about “With the bot”").click()
    row(page, "Delete")
    row(page, "Delete permanently")
    expect(page.locator(".game")).to_have_count(1)
    page.get_by_role("link", name="Sunday").click()
    expect(page).to_have_url(f"{server.url}/t/{page.url.rpartition('/')[2]}")


def test_a_long_press_opens_the_sheet_and_nothing_else(server: ServerProcess, visit: Visit) -> None:
    page = games(visit(server, SMALL), "Monday")
    box = page.get_by_role("link", name="Monday").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 40, box["y"] + 40)
    page.mouse.down()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.mouse.up()
    expect(page).to_have_url(f"{server.url}/games")
    assert page.evaluate("document.documentElement.scrollWidth") <= SMALL[0]


def test_what_is_hidden_is_found_again_after_a_reload(server: ServerProcess, visit: Visit) -> None:
    page = games(visit(server, PHONE), "Monday", "Friday")
    page.get_by_role("button", name="More about “Monday”").click()
    row(page, "Hide")
    wait_until_settled(page)
    page.reload()
    expect(page.locator(".game")).to_have_count(1)
    page.get_by_role("button", name="One hidden game").click()
    page.get_by_role("button", name="More about “Monday”").click()
    row(page, "Show again")
    expect(page.get_by_role("list", name="Open").locator(".game")).to_have_count(2)


@pytest.mark.parametrize("hours", [3, -3, 24, -24])
def test_ages_go_by_the_clock_of_the_server(hours: int, server: ServerProcess, visit: Visit) -> None:
    visitor = visit(server, PHONE)
    visitor.page.add_init_script(f"const now = Date.now; Date.now = () => now() + {hours} * 3_600_000;")
    page = games(visitor, "Monday")
    expect(page.locator(".game")).to_contain_text("this minute")
