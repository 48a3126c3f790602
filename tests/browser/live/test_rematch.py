"""The end of a game between friends: its card, its picture, and a rematch that waits for everybody."""

import random
import re

import pytest
from playwright.sync_api import Page, expect

from bastide.server.http.identity import COOKIE, device_from_token
from bastide.server.protocol.events import SeatPlan
from bastide.server.protocol.terms import Terms
from bastide.server.tables.table import Table
from tests.browser.conftest import Visit
from tests.browser.fixtures.scenes import TOKEN, take_seat
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.pages.visitor_page import PHONE, Visitor
from tests.server.fixtures.tables import new_room, rush

FRIEND = "the-device-of-a-friend-who-sits-at-one-game"
SMALL = (360, 640)


def scenes() -> list[Table]:
    """A game of two devices that is over."""
    plans = [
        SeatPlan("person", "Anna", device_from_token(TOKEN)),
        SeatPlan("person", "Jana", device_from_token(FRIEND)),
    ]
    room = new_room(
        Terms("base+fields", starter=0), "Friday", device_from_token(TOKEN), plans, "scene-friends", bytes(32)
    )
    room.start("x", device_from_token(TOKEN))
    rush(room, random.Random(4))
    return [room]


def friend(visitor: Visitor) -> Page:
    visitor.context.add_cookies([{"name": COOKIE, "value": FRIEND, "url": visitor.url}])
    return visitor.go("/t/scene-friends")


@pytest.mark.long
def test_a_rematch_waits_for_everybody_and_accuses_nobody(stage: ServerProcess, visit: Visit) -> None:
    anna, jana = visit(stage, size=SMALL, theme="dusk", pictures=True), visit(stage, size=PHONE)
    take_seat(anna)
    host, guest = anna.go("/t/scene-friends"), friend(jana)
    expect(host.get_by_role("heading", name=re.compile("wins?$"))).to_be_focused()
    expect(guest.get_by_role("button", name="Rematch")).to_be_visible()
    host.get_by_role("button", name="Share").click()
    expect(host.locator("figure img")).to_have_js_property("naturalWidth", 1200)
    anna.shot("share-result")
    host.keyboard.press("Escape")
    host.get_by_role("button", name="Rematch").click()
    expect(host.get_by_role("heading", name="The next table is open")).to_be_visible()
    expect(host.locator("main")).to_contain_text("Waiting for Jana")
    expect(host.get_by_role("button", name="Let a bot play")).to_have_count(0)
    expect(guest.get_by_role("heading", name="Anna wants a rematch")).to_be_visible()
    expect(guest.get_by_role("heading", name=re.compile("wins?$"))).to_be_visible()
    anna.shot("rematch-host")
    jana.shot("rematch-guest")
    assert anna.findings() == []
    assert jana.findings() == []
    guest.get_by_role("button", name="Not now").click()
    guest.get_by_role("button", name="Sit down again").click()
    for page in (host, guest):
        page.locator("[data-ask]").wait_for()
        expect(page.get_by_role("grid", name="Board")).to_be_visible()
        assert "scene-friends" not in page.url
