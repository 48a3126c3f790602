"""From the front page to a table of friends in a tap, the game of a table that waits, and the two layers of set-up."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.fixtures.api_requests import get
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.fixtures.settled import wait_until_settled
from tests.browser.pages.setup_page import choose_game, invite_friends, open_more
from tests.browser.pages.visitor_page import DESKTOP

SMALL = (360, 640)
CONTROLS = """() => [...document.querySelectorAll('main, aside')]
    .flatMap((part) => [...part.querySelectorAll('a[href], button, input, select, textarea, summary')])
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.disabled)
    .map((one) => one.outerHTML.slice(0, 80))"""
"""Everything on the page that can be used, without the header of all pages."""
MOST_CONTROLS = 20
SCREENS = 2
HIDE = """(state) => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
  document.dispatchEvent(new Event('visibilitychange'));
}"""


def rules_of(page: Page) -> str:
    """The rules of the open table."""
    head = get(page.request, f"/api/tables/{page.url.rsplit('/', 1)[1]}/record").text().splitlines()[0]
    return str(json.loads(head)["rules"])


def join(page: Page, link: str, name: str) -> None:
    """A friend follows the link: a name and one tap."""
    page.goto(link)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator("ol").get_by_text(name)).to_be_visible()


def test_one_tap_makes_a_table_and_one_tap_a_seat(server: ServerProcess, visit: Visit) -> None:
    host, guest = visit(server, SMALL, touch=True), visit(server, SMALL, touch=True)
    page = host.go("/")
    page.get_by_role("button", name="Play with friends").tap()
    link = page.get_by_label("Link to this table")
    expect(link).to_be_in_viewport()
    expect(page.get_by_role("button", name="Copy link")).to_be_in_viewport()
    host.shot("invite-host")
    host.axe()
    address = link.input_value()
    page.reload()
    expect(link).to_have_value(address)
    other = guest.page
    other.goto(address)
    other.get_by_label("Your name").fill("Ben")
    guest.shot("invite-guest")
    other.get_by_role("button", name="Sit down").tap()
    expect(page.locator("ol").get_by_text("Ben")).to_be_visible()
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Save", exact=True).tap()
    expect(other.locator("ol").get_by_text("Anna")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_have_text("Anna")
    expect(page.get_by_label("Your name")).to_have_count(0)
    page.get_by_role("button", name="Start the game").tap()
    expect(other.get_by_role("grid")).to_be_visible()


@pytest.mark.parametrize("size", [SMALL, DESKTOP], ids=["small", "desktop"])
def test_the_host_changes_the_game_and_all_see_it(size: tuple[int, int], server: ServerProcess, visit: Visit) -> None:
    host, guest = visit(server, size), visit(server, SMALL)
    page, other = host.go("/"), guest.page
    link = invite_friends(page, "Anna")
    join(other, link, "Ben")
    page.get_by_role("button", name="Change", exact=True).click()
    dialog = page.get_by_role("dialog", name="Change the game")
    choose_game(page, "The whole box")
    host.shot("change-game")
    host.axe()
    dialog.get_by_role("button", name="Save").click()
    expect(dialog).to_have_count(0)
    expect(page.locator("main")).to_contain_text("River")
    news = other.locator("[data-part=changed]")
    expect(news).to_contain_text("River")
    guest.shot("changed-game")
    guest.axe()
    news.get_by_role("button", name="Close").click()
    expect(news).to_have_count(0)
    expect(other.get_by_text("Waiting for Anna to start.")).to_be_visible()
    assert page.get_by_label("Link to this table").input_value() == link
    page.get_by_role("button", name="Add a seat").click()
    expect(page.get_by_text("One seat is still free.")).to_be_visible()
    page.get_by_role("button", name="Remove a free seat").click()
    page.get_by_role("button", name="Start the game").click()
    expect(other.get_by_role("grid")).to_be_visible()
    assert "river" in rules_of(page)


def test_the_game_starts_once_the_guest_has_looked(server: ServerProcess, visit: Visit) -> None:
    host, guest = visit(server), visit(server)
    page, other = host.go("/"), guest.page
    join(other, invite_friends(page, "Anna"), "Ben")
    other.evaluate(HIDE, "hidden")
    page.get_by_role("button", name="Change", exact=True).click()
    choose_game(page, "First game")
    page.get_by_role("dialog").get_by_role("button", name="Save").click()
    expect(page.get_by_text("has not seen the new game yet")).to_be_visible()
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("main").get_by_role("alert")).to_contain_text("Ben")
    host.axe()
    other.evaluate(HIDE, "visible")
    expect(page.get_by_text("has not seen the new game yet")).to_have_count(0)
    page.get_by_role("button", name="Start the game").click()
    expect(other.get_by_role("grid")).to_be_visible()


@pytest.mark.parametrize("path", ["/new", "/new?friends", "/new?device"])
def test_the_first_layer_of_set_up_is_short(path: str, server: ServerProcess, visit: Visit) -> None:
    visitor = visit(server, SMALL)
    page = visitor.go(path)
    page.get_by_role("radio", name=re.compile("^First game")).wait_for(state="attached")
    wait_until_settled(page)
    found = page.evaluate(CONTROLS)
    assert len(found) <= MOST_CONTROLS, found
    assert page.evaluate("document.documentElement.scrollHeight") <= SCREENS * SMALL[1]
    visitor.shot(f"first-layer-{path[5:]}")
    visitor.axe()
    open_more(page)
    assert len(page.evaluate(CONTROLS)) > MOST_CONTROLS


def test_my_game_is_kept_on_this_device(server: ServerProcess, visit: Visit) -> None:
    visitor = visit(server, SMALL)
    page = visitor.go("/new")
    open_more(page)
    page.get_by_role("switch", name="Abbot").click()
    page.get_by_role("button", name="Remember as my game").click()
    mine = page.get_by_role("radio", name=re.compile("^My game"))
    expect(mine).to_be_checked()
    visitor.axe()
    page.reload()
    expect(mine).to_be_checked()
    choose_game(page, "First game")
    expect(mine).not_to_be_checked()
    visitor.go("/")
    invite_friends(page)
    assert rules_of(page) == "base+fields+abbot"
    visitor.go("/new")
    page.get_by_role("button", name="Forget my game").click()
    expect(mine).to_have_count(0)


def test_no_word_of_the_host_reaches_the_guest(server: ServerProcess, visit: Visit) -> None:
    host, guest = visit(server, language="cs-CZ"), visit(server, language="de-DE")
    page = host.go("/")
    link = invite_friends(page)
    expect(page.get_by_role("heading", level=1)).to_have_text("Naše hra")
    guest.page.goto(link)
    expect(guest.page.get_by_role("heading", level=1)).to_have_text("Unser Spiel")
    expect(guest.page.locator("ol")).to_contain_text("Spieler 1")
    assert re.search("Naše|Hráč|Já", guest.page.locator("body").inner_text()) is None
