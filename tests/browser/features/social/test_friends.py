"""Friends at one table: they speak, call, ask each other, leave and come back, each at a page of their own."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.app.test_create_table import expect_table
from tests.browser.conftest import Visit
from tests.browser.fixtures.api_requests import post
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.pages.table_page import TablePage, me, order_of_turn
from tests.browser.pages.visitor_page import PHONE, Visitor
from tests.browser.tables.test_access import join, open_lobby

SMALL = (360, 640)


def menu(page: Page, *rows: str) -> None:
    """Through the table's menu to what can be done about it."""
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("menuitem", name="Players and table…").click()
    for row in rows:
        page.get_by_role("dialog").get_by_role("button", name=re.compile(f"^{row}")).click()


def begin(host: Visitor, *guests: tuple[Visitor, str]) -> str:
    """Anna's table, where everybody has sat down and the game is on; its address."""
    link = open_lobby(host)
    for guest, name in guests:
        join(guest, link, name)
    host.page.get_by_role("button", name="Start the game").click()
    for one in (host, *(guest for guest, _ in guests)):
        expect_table(one.page)
    return link


def test_two_friends_speak_ask_each_other_leave_and_come_back(server: ServerProcess, visit: Visit) -> None:
    host, guest = visit(server), visit(server, SMALL, touch=True)
    link = open_lobby(host)
    page, other = host.page, guest.page
    page.get_by_role("button", name="Rename the table").click()
    page.keyboard.press("Control+A")
    page.keyboard.type("Friday night")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Friday night")).to_be_visible()
    page.get_by_role("button", name="Anna’s colour").click()
    page.get_by_role("button", name="pink").click()
    join(guest, link, "Ben")
    expect(other.get_by_role("heading", name="Friday night")).to_be_visible()
    page.get_by_role("button", name="Start the game").click()
    for one in (page, other):
        expect_table(one)
    # Each reads what is said in the own language, at the name of who says it.
    other.get_by_role("button", name="Say something").click()
    other.get_by_role("button", name="Good luck").click()
    expect(page.locator(".bubble")).to_have_text("Good luck")
    page.get_by_role("button", name="Say something").click()
    expect(page.get_by_role("dialog").get_by_role("listitem")).to_have_text("Ben Good luck")
    page.get_by_role("button", name="heart").click()
    expect(other.locator(".bubble svg")).to_be_visible()
    # One asks, the other says no, then yes.
    mine, waiting = (one.page for one in order_of_turn(host, guest))
    menu(waiting, "Players and spectators", "Nudge")
    expect(mine.get_by_text("nudged you: your turn")).to_have_count(2)  # seen, and heard
    waiting.get_by_role("button", name="Close").click()
    menu(waiting, "Let a bot play for me")
    expect(waiting.get_by_role("dialog")).to_have_count(0)  # the menu had a row of the same name until it closed
    waiting.get_by_role("button", name="I am back").click()
    expect(waiting.get_by_role("button", name="I am back")).to_be_hidden()
    for answer in ("No, play on", "Agree"):
        menu(other, "End the game for all", "End the game$")
        page.get_by_role("button", name=answer).click()
    for one in (page, other):
        expect(one.get_by_role("heading", name="Friday night: ended by agreement")).to_be_visible()


def test_of_two_the_game_is_the_others_at_once(server: ServerProcess, visit: Visit) -> None:
    host, guest = visit(server), visit(server, SMALL, "dusk", touch=True)
    begin(host, (guest, "Ben"))
    menu(guest.page, "Resign Anna wins at once")
    expect(guest.page.get_by_text("The game ends, and Anna wins.")).to_be_visible()
    guest.shot("resign-last-asked")
    guest.page.get_by_role("button", name="Resign", exact=True).click()
    for one in (host, guest):
        expect(one.page.get_by_role("heading", name="Anna wins: everyone else resigned")).to_be_visible()
        one.axe()
        one.shot("resigned-won")


def test_a_move_is_taken_back_when_the_other_agrees(server: ServerProcess, visit: Visit) -> None:
    host, guest = visit(server), visit(server, PHONE)
    begin(host, (guest, "Ben"))
    first, second = order_of_turn(host, guest)
    player = TablePage(first)
    while order_of_turn(first, second)[0] is first:
        before = player.settled()
        player.by_keyboard(player.asked(), 0)
        player.moves_on(before)
    TablePage(second).asked()
    menu(first.page, "Ask to take back")
    expect(second.page.get_by_text("asks to take back a move").first).to_be_visible()
    second.axe()
    second.page.get_by_role("button", name="Agree").click()
    player.asked()
    expect(second.page.get_by_text("took back a move, as agreed").first).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize("theme", ["light", "dusk"])
def test_every_sheet_on_a_small_phone(server: ServerProcess, visit: Visit, theme: str) -> None:
    host, guest, watcher = visit(server), visit(server, SMALL, theme, touch=True), visit(server)
    link = begin(host, (guest, "Ben"))
    watcher.page.goto(link)
    expect_table(watcher.page)
    menu(watcher.page, "Players and spectators")
    watcher.page.get_by_label("Your name as a spectator").fill("Eve")
    watcher.page.get_by_role("button", name="Show it").click()
    expect(watcher.page.get_by_text("Others can see your name now.")).to_be_visible()
    page = guest.page
    for rows in (
        (),
        ("Resign",),
        ("End the game for all",),
        ("Players and spectators",),
        ("Invite",),
        ("Say something",),
    ):
        menu(page, *rows)
        guest.axe()
        guest.shot(f"friends-{theme}-{'-'.join(rows) or 'table'}")
        if rows == ("Players and spectators",):
            expect(page.get_by_text("Eve", exact=True)).to_be_visible()
            mute = page.get_by_role("button", name="Hide messages from Anna")
            mute.click()
            expect(mute).to_have_attribute("aria-pressed", "true")
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    host.page.get_by_role("button", name="Say something").click()
    host.page.get_by_role("button", name="Thank you").click()
    expect(host.page.locator(".bubble")).to_be_visible()
    expect(page.locator(".bubble")).to_have_count(0)
    menu(host.page, "Players and spectators", "Remove Ben")
    host.axe()
    host.page.get_by_role("button", name="Remove", exact=True).click()
    expect(host.page.get_by_text("Ben no longer has a seat here.")).to_be_visible()
    expect(page.get_by_text("You are watching.").first).to_be_visible()


def test_a_question_with_days_waits_for_the_absent_player(server: ServerProcess, visit: Visit) -> None:
    host, guest = visit(server), visit(server, PHONE)
    page = host.go("/")
    wish = {"rules": "base", "seats": [me("Anna"), {"kind": "open"}]}
    made = post(page.request, "/api/tables", data={**wish, "options": {"starter": 0, "clock": {"days": 3}}})
    table = f"/t/{made.json()['table']}"
    host.go(table)
    join(guest, page.get_by_label("Link to this table").input_value(), "Ben")
    page.get_by_role("button", name="Start the game").click()
    expect_table(page)
    expect_table(guest.page)
    guest.go("/games")
    menu(page, "End the game for all", "End the game$")
    expect(page.get_by_text("Waiting for Ben")).to_be_visible()
    expect(page.get_by_text(re.compile(r"Open until .*\d{4}.* No answer means no\."))).to_be_visible()
    host.axe()
    host.shot("question-waits")
    guest.go(table)
    expect(guest.page.get_by_text("Anna asks to end the game for all").first).to_be_visible()
    expect(guest.page.get_by_text("No answer means no.")).to_be_visible()
    guest.axe()
    guest.shot("question-waited")
    guest.page.get_by_role("button", name="Agree").click()
    for one in (host, guest):
        expect(one.page.get_by_role("heading", name=re.compile("ended by agreement"))).to_be_visible()
