"""From the front page to the table: alone, round one device, and with a friend on another one."""

import re

import pytest
from playwright.sync_api import Page, expect

from bastide.rules import WITH_OTHERS, module_names
from tests.browser.conftest import Visit
from tests.browser.fixtures.every_box import EVERY_BOX
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.pages.setup_page import invite_friends, open_more
from tests.browser.pages.visitor_page import PHONE


def expect_table(page: Page) -> None:
    """The board is there."""
    expect(page.get_by_role("grid")).to_be_visible()


def test_one_click_starts_a_game_against_a_bot(server: ServerProcess, visit: Visit) -> None:
    visitor = visit(server)
    page = visitor.go("/")
    page.get_by_role("button", name=re.compile("Play now")).click()
    page.wait_for_url(re.compile("/t/"))
    expect_table(page)
    visitor.shot("play-now")
    page.go_back()
    expect(page.get_by_role("link", name=re.compile("Gaspard"))).to_be_visible()
    visitor.shot("home-continue")
    page.get_by_role("link", name=re.compile("Gaspard")).click()
    expect_table(page)


@pytest.mark.long
def test_a_long_game_has_its_time_in_hours(server: ServerProcess, visit: Visit) -> None:
    boxes = [name for name in module_names(EVERY_BOX) if name not in WITH_OTHERS]
    page = visit(server).go(f"/new?with={','.join(boxes)}")
    open_more(page)
    while page.get_by_role("button", name="Add a seat").count():
        page.get_by_role("button", name="Add a seat").click()
    expect(page.get_by_text(re.compile(r"^About \d+ hours"))).to_be_visible()
    expect(page.get_by_text("small children")).to_have_count(0)


@pytest.mark.long
def test_seats_can_be_added_changed_and_removed(server: ServerProcess, visit: Visit) -> None:
    visitor = visit(server)
    page = visitor.go("/new")
    visitor.set_name("Anna")
    for _ in range(3):
        page.get_by_role("button", name="Add a seat").click()
    expect(page.get_by_role("button", name="Add a seat")).to_have_count(0)
    page.get_by_label("Who plays at seat 3").select_option("person")
    page.get_by_label("Name at seat 3").fill("Ben")
    page.get_by_role("button", name="Remove seat 5").click()
    open_more(page)
    page.get_by_role("switch", name="Fields").click()
    expect(page.get_by_text("4 seats · 72 tiles")).to_be_visible()
    visitor.shot("new-four-seats")
    visitor.axe()
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_url(re.compile("/t/"))
    expect_table(page)
    for name in ("Anna", "Ben"):
        expect(page.get_by_text(name).first).to_be_visible()


def test_a_friend_joins_by_the_link_on_a_phone(server: ServerProcess, visit: Visit) -> None:
    host, guest = visit(server), visit(server, PHONE)
    page = host.go("/")
    invite_friends(page, "Anna")
    expect(page.get_by_text("One seat is still free.")).to_be_visible()
    expect(page.get_by_text("This link works on this device only.")).to_be_visible()
    page.get_by_role("button", name="Show the QR code").click()
    expect(page.get_by_role("img", name="The link as a QR code")).to_be_visible()
    link = page.get_by_label("Link to this table").input_value()
    host.shot("lobby-host")
    host.axe()

    guest.page.goto(link)
    expect(guest.page.get_by_text("You are invited. Take a seat.")).to_be_visible()
    guest.shot("lobby-guest-phone")
    guest.axe()
    guest.set_name("Ben")
    guest.page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_text("Ben")).to_be_visible()
    expect(guest.page.get_by_text("Waiting for Anna to start.")).to_be_visible()
    host.shot("lobby-ready")

    page.get_by_role("button", name="Start the game").click()
    expect_table(page)
    expect_table(guest.page)
    guest.shot("table-guest-phone")


def test_the_host_may_start_with_bots_instead(server: ServerProcess, visit: Visit) -> None:
    host = visit(server)
    page = host.go("/new?friends")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Start with bots").click()
    expect_table(page)


def test_the_order_of_three_friends_is_drawn_by_lot(server: ServerProcess, visit: Visit) -> None:
    host = visit(server, (360, 640))
    page = host.go("/new?friends")
    host.set_name("Anna")
    order = page.get_by_label("Turn order")
    expect(order).to_have_count(0)
    page.get_by_role("button", name="Add a seat").click()
    open_more(page)
    expect(order).to_have_value("lot")
    host.axe()
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator("main")).to_contain_text("random turn order")
    page.get_by_role("button", name="Start with bots").click()
    expect_table(page)
    page.keyboard.press("l")
    expect(page.get_by_text("The turn order was drawn at random:")).to_be_visible()


@pytest.mark.long
def test_who_comes_too_late_is_told_and_may_watch(server: ServerProcess, visit: Visit) -> None:
    host = visit(server)
    page = host.go("/new?friends")
    host.set_name("Anna")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Add a bot").click()
    page.get_by_role("button", name="Bertrand").click()
    expect(page.get_by_text("Everyone is here.")).to_be_visible()
    late = visit(server)
    late.page.goto(page.url)
    expect(late.page.get_by_text("All seats are taken. You can watch from here.")).to_be_visible()
    late.shot("lobby-full")
    page.get_by_role("button", name="Start the game").click()
    expect_table(late.page)
    late.shot("table-watching")


def test_a_name_is_asked_for_before_sitting_down(server: ServerProcess, visit: Visit) -> None:
    host, guest = visit(server), visit(server)
    page = host.go("/new?friends")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(re.compile("/t/"))
    guest.page.goto(page.url)
    guest.page.get_by_role("button", name="Sit down").click()
    expect(guest.page.get_by_text("Please type a name first.")).to_be_visible()
    expect(guest.page.get_by_label("Your name")).to_be_focused()


def test_a_seat_is_kept_when_the_page_is_opened_again(server: ServerProcess, visit: Visit) -> None:
    host, guest = visit(server), visit(server)
    page = host.go("/new?friends")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(re.compile("/t/"))
    guest.page.goto(page.url)
    guest.set_name("Ben")
    guest.page.get_by_role("button", name="Sit down").click()
    expect(guest.page.get_by_role("button", name="Free Ben’s seat")).to_be_visible()
    guest.page.reload()
    expect(guest.page.get_by_role("button", name="Free Ben’s seat")).to_be_visible()
    guest.page.get_by_role("button", name="Free Ben’s seat").click()
    expect(page.get_by_text("One seat is still free.")).to_be_visible()


def test_a_name_that_is_taken_is_refused_in_words(server: ServerProcess, visit: Visit) -> None:
    host, guest = visit(server), visit(server)
    page = host.go("/new?friends")
    host.set_name("Anna")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(re.compile("/t/"))
    guest.page.goto(page.url)
    guest.set_name("anna")
    guest.page.get_by_role("button", name="Sit down").click()
    expect(guest.page.get_by_text("Another player here is already called anna.")).to_be_visible()
    guest.shot("lobby-name-taken")
    guest.axe()
