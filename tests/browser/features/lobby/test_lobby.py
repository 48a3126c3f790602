"""Finding people: pages that do not know each other come to one table, and open tables are found."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.app.test_create_table import expect_table
from tests.browser.conftest import Visit, open_house
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.pages.table_page import order_of_turn
from tests.browser.pages.visitor_page import PHONE, Visitor
from tests.browser.tables.test_access import open_lobby

SMALL = (360, 640)


@pytest.fixture
def impatient(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that offers a bot at once, and does not wait long for whoever was found."""
    data = tmp_path / "data"
    data.mkdir()
    server = ServerProcess(data)
    server.settings = {"BASTIDE_LIMITS": "bot_offer_seconds=0.5 match_seconds=3"}
    yield from open_house(server)


def seek(visitor: Visitor, name: str, players: str = "") -> Page:
    """From the front page to a search."""
    page = visitor.go("/")
    page.get_by_role("link", name=re.compile("Find players")).click()
    visitor.set_name(name)
    if players:
        page.locator("label").filter(has_text=re.compile(rf"^\s*{players}\s*$")).click()
    page.get_by_role("button", name="Find a table").click()
    return page


def test_two_who_look_for_people_find_each_other_play_and_play_again(server: ServerProcess, visit: Visit) -> None:
    anna, ben, eve = visit(server), visit(server, SMALL, touch=True), visit(server, PHONE)
    first = seek(anna, "Anna")
    expect(first.get_by_role("heading", name="Looking for players")).to_be_visible()
    expect(first.get_by_role("timer")).to_have_text(re.compile(r"^0:0[1-9]"))
    watcher = eve.go("/meet")
    expect(watcher.get_by_role("button", name="Play with Anna")).to_be_visible()
    # The search goes on while she looks at something else.
    first.get_by_role("link", name="Bastide").first.click()
    expect(first.get_by_role("region", name="Looking for players")).to_be_visible()
    second = seek(ben, "Ben")
    for page in (first, second):
        page.wait_for_url(re.compile("/t/"))
        expect_table(page)
        expect(page.get_by_role("region", name="Looking for players")).to_have_count(0)
    assert first.url == second.url
    # Strangers may look on.
    watcher.get_by_role("link", name=re.compile("Anna: 0.*Watch")).click()
    expect_table(watcher)
    assert watcher.url.split("?")[0] == first.url
    _, waiting = order_of_turn(anna, ben)
    expect(waiting.page.locator("[data-ask]")).to_have_attribute("data-ask", "wait")


def test_somebody_is_joined_with_one_tap(server: ServerProcess, visit: Visit) -> None:
    anna, ben = visit(server, SMALL), visit(server)
    first = seek(anna, "Anna", "3")
    second = ben.go("/meet")
    ben.set_name("Ben")
    second.get_by_role("button", name="Play with Anna").click()
    expect(second.get_by_role("heading", name="Looking for players")).to_be_visible()
    expect(second.get_by_text("3 players").first).to_be_visible()
    expect(first.get_by_role("button", name=re.compile("^Play with "))).to_be_visible()
    assert first.evaluate("document.documentElement.scrollWidth") <= SMALL[0]
    anna.axe()
    second.get_by_role("button", name="Cancel search").click()
    expect(second.get_by_role("button", name="Find a table")).to_be_visible()
    first.get_by_role("button", name="Cancel search").click()
    expect(first.get_by_role("heading", name="No one is waiting right now")).to_be_visible()
    anna.axe()


def test_a_clock_is_part_of_what_is_sought_and_rated_takes_an_account(server: ServerProcess, visit: Visit) -> None:
    anna, ben = visit(server, SMALL), visit(server)
    first = anna.go("/meet")
    anna.set_name("Anna")
    first.get_by_text("Clock, rated", exact=True).click()
    first.get_by_label("Clock", exact=True).select_option("normal")
    first.get_by_role("switch", name="Rated").click()
    anna.shot("meet-clock")
    first.get_by_role("button", name="Find a table").click()
    expect(first.get_by_text("account").first).to_be_visible()
    first.get_by_role("switch", name="Rated").click()
    first.get_by_role("button", name="Find a table").click()
    second = ben.go("/meet")
    expect(second.locator("li").filter(has_text=re.compile("10 min"))).to_be_visible()
    ben.shot("meet-clock-sought")
    ben.set_name("Ben")
    second.get_by_role("button", name="Play with Anna").click()
    for page in (first, second):
        page.wait_for_url(re.compile("/t/"))
        expect(page.locator("[data-clock]").first).to_be_visible()


def test_an_open_table_is_found_and_sat_down_at(server: ServerProcess, visit: Visit) -> None:
    host, guest = visit(server), visit(server, SMALL, touch=True)
    open_lobby(host)
    switch = host.page.get_by_role("switch", name="Open to everyone")
    expect(switch).to_have_attribute("aria-checked", "false")
    other = guest.go("/meet")
    expect(other.get_by_role("heading", name="No one is waiting right now")).to_be_visible()
    switch.click()
    expect(switch).to_have_attribute("aria-checked", "true")
    guest.set_name("Ben")
    other.get_by_role("button", name="Find a table").click()
    other.get_by_role("button", name="Cancel search").click()
    other.get_by_role("link", name=re.compile("Anna.*Sit down")).click()
    expect(other.get_by_text("Waiting for Anna to start.")).to_be_visible()
    host.page.get_by_role("button", name="Start the game").click()
    expect_table(other)


@pytest.mark.long
def test_a_bot_is_offered_to_whoever_waits_long(impatient: ServerProcess, visit: Visit) -> None:
    anna = visit(impatient, PHONE)
    page = seek(anna, "Anna")
    expect(page.locator(".note").get_by_text("No one has come yet")).to_be_visible()
    expect(page.get_by_role("heading", name="Looking for players")).to_be_visible()
    page.get_by_role("button", name="Start with bots").click()
    expect_table(page)
    page.goto("/meet")
    expect(page.get_by_role("button", name="Find a table")).to_be_visible()


@pytest.mark.long
def test_whoever_was_found_and_does_not_come_is_not_waited_for(impatient: ServerProcess, visit: Visit) -> None:
    anna, ben = visit(impatient), visit(impatient, SMALL)
    first = seek(anna, "Anna")
    second = ben.go("/meet")
    ben.set_name("Ben")
    second.evaluate("() => { history.pushState = () => { location.href = 'about:blank' } }")
    second.get_by_role("button", name="Find a table").click()
    first.wait_for_url(re.compile("/t/"))
    first.wait_for_url(re.compile("/meet"))
    expect(first.get_by_text("A player did not come.").first).to_be_visible()


def sign_up(visitor: Visitor, name: str) -> Page:
    """Somebody with an account."""
    page = visitor.go("/")
    body = {"name": name, "password": f"{name} walks along the old wall"}
    asked = """body => fetch('/api/account', {method: 'POST', headers: {'content-type': 'application/json'},
        body: JSON.stringify(body)}).then((answer) => answer.status)"""
    assert page.evaluate(asked, body) in (200, 201)
    return visitor.go("/meet")


def test_friends_find_each_other_and_come_to_a_private_table(own_house: ServerProcess, visit: Visit) -> None:
    anna, ben, guest = visit(own_house), visit(own_house, SMALL, touch=True), visit(own_house, PHONE)
    first, second = sign_up(anna, "Anna Lind"), sign_up(ben, "Ben Roth")
    first.get_by_label("Account name").fill("ben roth")
    first.get_by_role("button", name="Add friend").click()
    expect(first.get_by_role("listitem").filter(has_text="Ben Roth")).to_contain_text("has your request")
    second.reload()
    second.get_by_role("button", name="Accept").click()
    expect(second.get_by_role("listitem").filter(has_text="Anna Lind")).to_contain_text("is here")
    assert second.evaluate("document.documentElement.scrollWidth") <= SMALL[0]
    ben.axe()
    open_lobby(anna)
    first.get_by_role("group", name="Invite friends").get_by_role("button", name="Ben Roth").click()
    second.reload()
    expect(second.get_by_text("Anna Lind invites you to a table")).to_be_visible()
    second.get_by_role("link", name="Go to table").click()
    second.wait_for_url(re.compile("/t/"))
    page = guest.go("/meet")
    expect(page.get_by_role("link", name="Sign in or sign up")).to_be_visible()


def test_what_waits_is_shown_on_every_page_until_it_is_answered(own_house: ServerProcess, visit: Visit) -> None:
    anna, ben = visit(own_house), visit(own_house, SMALL, touch=True)
    first, second = sign_up(anna, "Anna Lind"), sign_up(ben, "Ben Roth")
    second.goto("/account")
    expect(second.locator(".who")).to_contain_text("Ben Roth")
    badge = second.get_by_role("link", name=re.compile("your answer"))
    expect(badge).to_have_count(0)
    first.get_by_label("Account name").fill("Ben Roth")
    first.get_by_role("button", name="Add friend").click()
    expect(first.get_by_role("listitem").filter(has_text="Ben Roth")).to_contain_text("has your request")
    second.goto("/rules")
    expect(badge).to_be_visible()
    assert second.evaluate("document.documentElement.scrollWidth") <= SMALL[0]
    ben.shot("badge")
    ben.axe()
    badge.focus()
    second.keyboard.press("Enter")
    second.wait_for_url(re.compile("/meet"))
    second.get_by_role("button", name="Accept").click()
    expect(badge).to_have_count(0)
    second.goto("/privacy")
    open_lobby(anna)
    first.get_by_role("group", name="Invite friends").get_by_role("button", name="Ben Roth").click()
    expect(first.get_by_text("Invitation sent to Ben Roth.").first).to_be_attached()
    second.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(badge).to_be_visible()
    expect(second.get_by_role("log", name="Read aloud")).to_contain_text("Anna Lind invites you to a table")


def test_a_missing_name_is_an_error_of_its_field(server: ServerProcess, visit: Visit) -> None:
    link = open_lobby(visit(server))
    guest = visit(server, SMALL)
    guest.page.goto(link)
    field = guest.page.get_by_label("Your name")
    field.fill("")
    guest.page.get_by_role("button", name="Sit down").click()
    expect(field).to_be_focused()
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_have_accessible_description("Please type a name first.")
    guest.axe()
