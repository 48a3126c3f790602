"""Clocks at the table: they are chosen at the set-up, seen and heard, and the page says what happened at their end."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.test_people import join
from tests.browser.test_setting_up import expect_table
from tests.browser.visitor import PHONE, Visitor

SMALL = (360, 640)


def timed(host: Visitor, seconds: int, out: str) -> str:
    """A table of Anna where a turn takes so long; its address."""
    page = host.go("/")
    page.get_by_role("link", name=re.compile("Play with friends")).click()
    host.set_name("Anna")
    page.get_by_label("Time to think").select_option(label="As we like it")
    page.get_by_label("Measured").select_option(label="for each turn")
    page.get_by_label("Seconds for a turn").fill(str(seconds))
    page.get_by_label("When time is up").select_option(label=out)
    page.get_by_label("When time is up").scroll_into_view_if_needed()
    host.shot("clock-set-up")
    host.axe()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(re.compile("/t/"))
    return page.get_by_label("Link to this table").input_value()


def test_whose_time_runs_out_loses_and_the_page_says_so(house: House, visit: Visit) -> None:
    host, guest = visit(house, PHONE), visit(house, SMALL)
    link = timed(host, 6, "Whoever it is loses")
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
        expect(one.page.get_by_text("Time to think, used")).to_be_visible()
        one.shot("clock-won")
        one.axe()
