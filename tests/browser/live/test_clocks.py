"""Clocks at the table: they are chosen at the set-up, seen and heard, and the page says what happened at their end."""

import json
import re
from contextlib import suppress

import pytest
from playwright.sync_api import Page, WebSocket, expect
from playwright.sync_api import TimeoutError as Late

from tests.browser.app.test_create_table import expect_table
from tests.browser.conftest import Visit
from tests.browser.fixtures.api_requests import post
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.pages.setup_page import open_more
from tests.browser.pages.table_page import me
from tests.browser.pages.visitor_page import PHONE, Visitor
from tests.browser.tables.test_access import join

SMALL = (360, 640)


def timed(host: Visitor, seconds: int, out: str) -> str:
    """A table of Anna where a turn takes so long; its address."""
    page = host.go("/new?friends")
    host.set_name("Anna")
    open_more(page)
    page.get_by_label("Clock", exact=True).select_option(label="Custom")
    page.get_by_label("Time limit").select_option(label="per turn")
    page.get_by_label("Seconds per turn").fill(str(seconds))
    page.get_by_label("When time is up").select_option(label=out)
    page.get_by_label("When time is up").scroll_into_view_if_needed()
    host.shot("clock-set-up")
    host.axe()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(re.compile("/t/"))
    return page.get_by_label("Link to this table").input_value()


def test_whose_time_runs_out_loses_and_the_page_says_so(server: ServerProcess, visit: Visit) -> None:
    host, guest = visit(server, PHONE), visit(server, SMALL)
    link = timed(host, 6, "That player loses")
    join(guest, link, "Ben")
    host.page.get_by_role("button", name="Start the game").click()
    for one in (host, guest):
        expect_table(one.page)
        expect(one.page.locator("[data-clock]").first).to_be_visible()
    guest.shot("clock-phone")
    runs = host.page.locator(".clock.runs")
    expect(runs).to_have_text(re.compile(r"^[0-5]\.\d$"), timeout=15_000)
    for one in (host, guest):
        expect(one.page.get_by_role("heading", name=re.compile("(Anna|Ben) wins on time"))).to_be_visible(
            timeout=20_000
        )
        expect(one.page.get_by_text("Thinking time used")).to_be_visible()
        one.shot("clock-won")
        one.axe()


def test_days_are_told_in_my_games_and_stand_while_somebody_is_off(server: ServerProcess, visit: Visit) -> None:
    visitor = visit(server, PHONE)
    page = visitor.go("/")
    wish = {"rules": "base", "seats": [me(), {"kind": "bot", "bot": "random"}]}
    made = post(page.request, "/api/tables", data={**wish, "options": {"starter": 0, "clock": {"days": 3}}})
    visitor.go(f"/t/{made.json()['table']}")
    expect(page.locator("[data-clock='0']")).to_have_text("3 d")
    visitor.go("/games")
    expect(page.get_by_text("3 days left")).to_be_visible()
    page.get_by_text("Vacation", exact=True).click()
    expect(page.get_by_text("You have 30 days this year.")).to_be_visible()
    page.get_by_label("Starting now").select_option(label="14 days")
    page.get_by_role("button", name="Start vacation").click()
    expect(page.get_by_text("You are on vacation until")).to_be_visible()
    visitor.shot("clock-days-off")
    visitor.axe()
    visitor.go(f"/t/{made.json()['table']}")
    expect(page.locator("[data-clock='0']")).to_have_text("off")
    visitor.go("/games")
    page.get_by_text("Vacation", exact=True).click()
    page.get_by_role("button", name="I am back").click()
    expect(page.get_by_text("You have 29 days this year.")).to_be_visible()


def test_half_a_minute_before_the_end_it_is_said_once(server: ServerProcess, visit: Visit) -> None:
    visitor = visit(server, PHONE)
    page = visitor.go("/")
    pings = Pings(page)
    page.clock.install()
    wish = {"rules": "base", "seats": [me(), {"kind": "bot", "bot": "random"}]}
    made = post(page.request, "/api/tables", data={**wish, "options": {"starter": 0, "clock": {"budget": 120}}})
    visitor.go(f"/t/{made.json()['table']}")
    expect(page.locator("[data-clock='0'].runs")).to_have_text(re.compile("^(2:00|1:5[0-9])$"))
    said = page.get_by_text("30 seconds left", exact=True)
    run_to(page, pings, "^1:")
    expect(said).to_have_count(0)
    run_to(page, pings, r"^0:[0-2]\d|^\d\.\d$")
    expect(said).to_have_count(1)


class Pings:
    """What the page has asked of its line without an answer: servers live in real time, whatever the page thinks."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.open = 0
        self.lines: list[WebSocket] = []
        page.on("websocket", self._listen)

    def _listen(self, line: WebSocket) -> None:
        self.lines.append(line)
        line.on("framesent", lambda sent: self._count(sent, "ping", 1))
        line.on("framereceived", lambda got: self._count(got, "pong", -1))

    def _count(self, message: str | bytes, kind: str, by: int) -> None:
        self.open += by if json.loads(message).get("t") == kind else 0

    def wait(self) -> None:
        """Until each is answered: a page whose time runs on takes the line for dead and opens another."""
        for _ in range(60):
            if self.open <= 0:
                return
            with suppress(Late):
                self.lines[-1].wait_for_event("framereceived", timeout=1000)
        raise AssertionError("the server answers no ping")


def run_to(page: Page, pings: Pings, shown: str) -> None:
    """Let the page's time go on until its clock shows this; what the server says in between may set it back."""
    clock = page.locator("[data-clock='0']")
    for _ in range(100):
        if re.search(shown, clock.inner_text()):
            return
        page.clock.run_for(5_000)
        pings.wait()
    raise AssertionError(f"the clock shows {clock.inner_text()}, never {shown}")


@pytest.mark.long
def test_out_of_time_a_bot_plays_on_until_one_is_back(server: ServerProcess, visit: Visit) -> None:
    visitor = visit(server, PHONE)
    page = visitor.go("/")
    wish = {"rules": "base", "seats": [me(), {"kind": "bot", "bot": "random"}]}
    made = post(page.request, "/api/tables", data={**wish, "options": {"starter": 0, "clock": {"turn": 5}}})
    visitor.go(f"/t/{made.json()['table']}")
    back = page.get_by_role("button", name="I am back")
    expect(back).to_be_visible(timeout=20_000)
    expect(page.locator("li", has_text="Your time is up: a bot plays for you").first).to_be_visible()
    visitor.shot("clock-bot")
    visitor.axe()
    expect(page.locator("ul[aria-hidden] > li", has_text="a bot plays for you")).to_have_count(0)  # said for a while
    back.click()
    expect(back).to_be_hidden(timeout=20_000)
