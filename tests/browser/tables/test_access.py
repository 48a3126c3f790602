"""People: the host sends somebody away, closes the table, and what a browser does with itself."""

import re

import pytest
from playwright.sync_api import Page, expect

from bastide.server.http.identity import COOKIE, new_token
from tests.browser.app.test_create_table import expect_table
from tests.browser.conftest import Visit
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.pages.setup_page import invite_friends
from tests.browser.pages.visitor_page import PHONE, Visitor


def open_lobby(host: Visitor) -> str:
    """A table of Anna with a free seat; its address."""
    page = host.go("/")
    return invite_friends(page, "Anna")


def join(guest: Visitor, link: str, name: str) -> None:
    """Somebody takes the free seat."""
    guest.page.goto(link)
    guest.set_name(name)
    guest.page.get_by_role("button", name="Sit down").click()
    expect(guest.page.get_by_text("Waiting for Anna to start.")).to_be_visible()


def press(page: Page, name: str) -> None:
    """A button, switch or menu item, by the keyboard alone."""
    button = page.get_by_role("button", name=name, exact=True)
    one = button.or_(page.get_by_role("switch", name=name, exact=True)).or_(
        page.get_by_role("menuitem", name=name, exact=True)
    )
    one.focus()
    page.keyboard.press("Enter")


def test_a_browser_with_a_token_that_the_server_forgot_gets_a_new_one(server: ServerProcess, visit: Visit) -> None:
    visitor, old = visit(server), new_token()
    visitor.context.add_cookies([{"name": COOKIE, "value": old, "url": server.url}])
    open_lobby(visitor)
    expect(visitor.page.get_by_role("button", name="Players and spectators")).to_be_visible()
    given = token_of(visitor)
    assert given != old
    visitor.go("/")
    assert token_of(visitor) == given, "one new token, not one for each page"
    assert visitor.complaints == []


def test_a_page_that_was_open_when_its_token_was_forgotten_goes_on(server: ServerProcess, visit: Visit) -> None:
    visitor, old = visit(server), new_token()
    page = visitor.go("/")
    visitor.context.add_cookies([{"name": COOKIE, "value": old, "url": server.url}])
    visitor.forgiven = ("400",)
    page.get_by_role("button", name="You", exact=True).click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Move to another browser").click()
    expect(page.get_by_role("status", name="Code")).to_be_visible()
    assert token_of(visitor) != old


def token_of(visitor: Visitor) -> str:
    """The token that a browser has."""
    return next(one["value"] for one in visitor.context.cookies() if one["name"] == COOKIE)


@pytest.mark.long
def test_the_host_sends_somebody_away_for_good_and_lets_him_in_again(server: ServerProcess, visit: Visit) -> None:
    host, guest = visit(server), visit(server, PHONE)
    link = open_lobby(host)
    join(guest, link, "Ben")
    page = host.page
    page.get_by_role("button", name="Players and spectators").click()
    page.get_by_role("button", name="Access…").click()
    page.get_by_role("button", name="Remove Ben").click()
    host.shot("doors-lobby")
    host.axe()
    page.get_by_role("button", name="Free the seat", exact=True).click()
    expect(page.get_by_text("Ben no longer has a seat here.")).to_be_visible()
    expect(guest.page.get_by_role("heading", name="You don’t have access to this table")).to_be_visible()
    expect(guest.page.get_by_text("The host has banned you from this table.")).to_be_visible()
    guest.shot("barred-phone")
    guest.axe()
    guest.page.reload()
    expect(guest.page.get_by_role("heading", name="You don’t have access to this table")).to_be_visible()
    page.get_by_role("button", name="Unban Ben").click()
    expect(page.get_by_text("Ben can join again.")).to_be_visible()
    guest.page.goto(link)
    expect(guest.page.get_by_text("You are invited. Take a seat.")).to_be_visible()


@pytest.mark.long
def test_on_a_small_phone_by_keys_the_host_hands_a_seat_to_a_bot_and_closes_the_view(
    server: ServerProcess, visit: Visit
) -> None:
    host, guest, watcher = visit(server, (320, 568), touch=False), visit(server), visit(server)
    link = open_lobby(host)
    join(guest, link, "Ben")
    page = host.page
    page.get_by_role("button", name="Start the game").click()
    for one in (page, guest.page):
        expect_table(one)
    watcher.page.goto(link)
    expect_table(watcher.page)
    press(page, "Menu")
    press(page, "Players and table…")
    page.get_by_role("dialog").get_by_role("button", name=re.compile("^Players and spectators")).press("Enter")
    press(page, "Access…")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    press(page, "No spectators")
    expect(page.get_by_role("switch", name="No spectators")).to_have_attribute("aria-checked", "true")
    expect(watcher.page.get_by_text("The host allows no spectators.")).to_be_visible()
    press(page, "Remove Ben")
    assert dialog.evaluate("one => one.scrollWidth <= one.clientWidth"), "nothing is cut off"
    host.shot("doors-table-phone")
    host.axe()
    press(page, "Let a bot play")
    expect(page.get_by_text("Ben no longer has a seat here.")).to_be_visible()
    expect(guest.page.get_by_role("heading", name="You don’t have access to this table")).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def settings(visitor: Visitor) -> Page:
    """The settings are open."""
    page = visitor.go("/")
    page.get_by_role("button", name="You", exact=True).click()
    page.get_by_role("button", name="Settings").click()
    return page


def test_a_code_takes_a_table_to_another_browser_and_erasing_leaves_nothing(
    server: ServerProcess, visit: Visit
) -> None:
    old, new = visit(server), visit(server, PHONE)
    page = old.go("/")
    page.get_by_role("button", name=re.compile("Play now")).click()
    page.wait_for_url(re.compile("/t/"))
    page = settings(old)
    page.get_by_role("button", name="Move to another browser").click()
    code = page.get_by_role("status", name="Code").text_content() or ""
    assert re.fullmatch("[0-9A-Z]{4}(-[0-9A-Z]{4}){3}", code)
    old.axe()

    there = settings(new)
    there.get_by_label("Code from another browser").fill(code.lower())
    new.shot("this-browser-phone")
    new.axe()
    there.get_by_role("button", name="Use the code").click()
    expect(there.get_by_text("One table is here now.")).to_be_visible()
    there.goto("/")
    expect(there.get_by_role("link", name=re.compile("Gaspard"))).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("button", name=re.compile("Play now"))).to_be_visible()
    expect(page.get_by_role("link", name=re.compile("Gaspard"))).to_have_count(0)

    there = settings(new)
    there.get_by_role("button", name="New token").click()
    expect(there.get_by_text("From now on, only this browser keeps your seats.")).to_be_visible()
    there.get_by_role("button", name="Delete everything").click()
    there.get_by_role("button", name="Delete permanently").click()
    there.wait_for_load_state()
    expect(there.get_by_role("button", name=re.compile("Play now"))).to_be_visible()
    expect(there.get_by_role("link", name=re.compile("Gaspard"))).to_have_count(0)


def test_a_wrong_code_is_told_in_the_language_of_the_page(server: ServerProcess, visit: Visit) -> None:
    visitor = visit(server, language="cs-CZ")
    visitor.forgiven = ("400",)
    page = visitor.go("/")
    page.get_by_role("button", name="Ty", exact=True).click()
    page.get_by_role("button", name="Nastavení").click()
    page.get_by_label("Kód z jiného prohlížeče").fill("ABCD-EFGH-JKMN-PQRS")
    page.get_by_role("button", name="Použít kód").click()
    expect(page.get_by_role("alert").filter(has_text="Tento kód neplatí")).to_be_visible()


def test_a_name_of_joined_emoji_and_one_from_right_to_left_stay_whole(server: ServerProcess, visit: Visit) -> None:
    name = "\U0001f468\u200d\U0001f469\u200d\U0001f467 \u05de\u05e8\u05d9\u05dd"
    host, guest = visit(server), visit(server, PHONE)
    link = open_lobby(host)
    join(guest, link, name)
    shown = host.page.get_by_text(name)
    expect(shown).to_be_visible()
    assert shown.evaluate("one => getComputedStyle(one).unicodeBidi") == "isolate"
