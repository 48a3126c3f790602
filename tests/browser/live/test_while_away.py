"""Somebody who looks elsewhere: he is told of his turn, shown what he missed, and asked again about who is gone."""

import random
import re

import pytest
from playwright.sync_api import Page, expect

from bastide.server.http.identity import device_from_token
from bastide.server.protocol.events import SeatPlan
from bastide.server.protocol.terms import Terms
from bastide.server.tables.table import Table
from scripts.gallery.socket_proxy import SocketProxy
from tests.browser.conftest import Visit
from tests.browser.fixtures.scenes import TOKEN, take_seat
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.live.test_rematch import FRIEND
from tests.browser.pages.visitor_page import Visitor
from tests.server.fixtures.tables import new_room, rush

TABLE = "scene-while-away"
SMALL = (360, 640)
AGO = """() => {
  const left = { n: 8, turn: 3, at: Date.now() - 400000 };
  localStorage.setItem('bastide.left', JSON.stringify({ 'scene-while-away': left }));
}"""
"""This device looked at the table last seven minutes ago."""
ELSEWHERE = """() => {
  localStorage.setItem('bastide.settings', JSON.stringify({ notify: true }));
  window.told = [];
  Object.defineProperty(document, 'hidden', { get: () => true });
  navigator.setAppBadge = async () => void window.told.push('badge');
  navigator.clearAppBadge = async () => void window.told.push('no badge');
  window.Notification = class {
    static permission = 'granted';
    constructor(title, { body }) { window.told.push(`${title}: ${body}`); }
    close() {}
  };
}"""
"""Another tab is looked at, and the browser may tell."""


def scenes() -> list[Table]:
    """A game of two devices that goes on, Anna to decide."""
    plans = [
        SeatPlan("person", "Anna", device_from_token(TOKEN)),
        SeatPlan("person", "Jana", device_from_token(FRIEND)),
    ]
    room = new_room(Terms("base+fields", starter=0), "Friday", device_from_token(TOKEN), plans, TABLE, bytes(32))
    room.start("x", device_from_token(TOKEN))
    rng = random.Random(4)
    rush(room, rng, most=30)
    while room.match is not None and room.match.seat != 0:
        rush(room, rng, most=1)
    return [room]


def at_table(visitor: Visitor, *first: str) -> tuple[Page, SocketProxy]:
    """At the scene, with a proxy that can send messages of its own."""
    take_seat(visitor)
    proxy = SocketProxy(visitor.page)
    for script in first:
        visitor.page.add_init_script(f"({script})()")
    page = visitor.go(f"/t/{TABLE}")
    page.locator("[data-ask]").wait_for()
    return page, proxy


def test_who_comes_back_is_shown_the_turns_he_missed(stage: ServerProcess, visit: Visit) -> None:
    visitor = visit(stage, SMALL, theme="dusk", touch=True)
    page, _ = at_table(visitor, AGO)
    expect(page.get_by_role("heading", name="You were away for 7 minutes")).to_be_visible()
    visitor.shot("was-away")
    page.get_by_role("button", name="Show me").click()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(page.get_by_role("slider")).to_have_value("5")
    visitor.shot("shown")
    page.get_by_role("button", name="Back to the table").click()
    page.locator("[data-ask]").wait_for()
    expect(page.get_by_role("button", name="Show me")).to_have_count(0)


@pytest.mark.long
def test_whoever_waits_is_asked_again_after_two_minutes(stage: ServerProcess, visit: Visit) -> None:
    visitor = visit(stage, SMALL, touch=True)
    visitor.page.clock.install()
    page, proxy = at_table(visitor)
    proxy.change(seats={"1": {"online": False, "mayBot": True}})
    asked = page.get_by_role("heading", name="Jana left the table")
    expect(asked).to_be_visible()
    visitor.shot("away-card")
    page.get_by_role("button", name="Wait", exact=True).click()
    expect(asked).to_have_count(0)
    page.clock.fast_forward(119_000)
    expect(asked).to_have_count(0)
    page.clock.fast_forward(2_000)
    expect(asked).to_be_visible()


def test_of_his_turn_he_is_told_in_another_tab(stage: ServerProcess, visit: Visit) -> None:
    visitor = visit(stage)
    page, proxy = at_table(visitor, ELSEWHERE)
    page.locator(".notices").wait_for(state="attached")  # who minds the turn has come
    offers = proxy.snapshot["offers"]
    proxy.change(you=[], offers=[])
    expect(page).to_have_title(re.compile("^Friday"))
    proxy.change(you=[0], offers=offers)
    expect(page).to_have_title(re.compile("^Your turn"))
    page.wait_for_function("() => window.told.includes('Your turn: Friday')")
    assert page.evaluate("window.told.at(-1)") == "badge"
