"""Who is who among strangers: names of accounts are nobody else's, accounts and guests are told apart, with ratings."""

import json
import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.features.ratings.test_ratings import ASK, PLAY, WAIT, signed_up
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.pages.visitor_page import PHONE

SMALL = (360, 640)


def test_a_guest_is_told_that_a_name_belongs_to_an_account_and_takes_another(
    own_house: ServerProcess, visit: Visit
) -> None:
    anna, guest = visit(own_house), visit(own_house, SMALL, touch=True)
    signed_up(anna, "Anna")
    page = anna.go("/meet")
    page.get_by_role("button", name="Find a table").click()
    expect(page.get_by_role("heading", name="Looking for players")).to_be_visible()
    other = guest.go("/meet")
    row = other.get_by_role("listitem").filter(has=other.get_by_role("button", name="Play with Anna"))
    expect(row.get_by_text("has an account")).to_be_attached()
    expect(row).to_contain_text("no rating yet")
    guest.axe()
    guest.shot("who-seek")
    guest.set_name("\u0410nna")  # the first letter is Cyrillic
    other.get_by_role("button", name="Find a table").click()
    expect(other.get_by_role("alert").filter(has_text="An account is called")).to_be_visible()
    guest.set_name("Ben")
    other.get_by_role("button", name="Find a table").click()
    for one in (page, other):
        one.wait_for_url(re.compile("/t/"))
    rail = page.locator("[data-seat]")
    expect(rail.filter(has_text="Anna").get_by_text("has an account")).to_be_attached()
    expect(rail.filter(has_text="Ben").get_by_text("guest")).to_be_visible()
    anna.shot("who-table")
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("menuitem", name="Players and table…").click()
    page.get_by_role("dialog").get_by_role("button", name="Players and spectators").click()
    expect(page.get_by_role("link", name="Anna’s profile")).to_be_visible()
    anna.shot("who-seats")
    anna.axe()


def test_ratings_stand_beside_names_in_the_waiting_room_and_lead_to_profiles(
    own_house: ServerProcess, visit: Visit
) -> None:
    anna, ben, guest = visit(own_house), visit(own_house, PHONE), visit(own_house, SMALL)
    page, other = signed_up(anna, "Anna"), signed_up(ben, "Ben")
    wish = {"rules": "base", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"rated": True}}
    _, text = page.evaluate(ASK, ["/api/tables", json.dumps(wish)])
    table = str(json.loads(text)["table"])
    other.evaluate(PLAY, [table, "Ben", False])
    page.evaluate(PLAY, [table, "", True])
    page.evaluate(WAIT, table)
    seated = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}, {"kind": "bot"}]
    casual = {"rules": "base", "seats": seated, "public": True}
    _, text = page.evaluate(ASK, ["/api/tables", json.dumps(casual)])
    table = str(json.loads(text)["table"])
    third = guest.go(f"/t/{table}")
    guest.set_name("Jana")
    third.get_by_role("button", name="Sit down").click()
    seats = third.get_by_role("region", name="Seats").get_by_role("listitem")
    expect(seats.filter(has_text="Jana")).to_contain_text("guest")
    expect(seats.first).to_contain_text("no rating yet", use_inner_text=True)
    guest.axe()
    guest.shot("who-lobby")
    assert third.evaluate("document.documentElement.scrollWidth") <= SMALL[0]
    other.goto("/meet")
    row = other.get_by_role("link", name=re.compile("Anna.*Sit down"))
    expect(row).to_contain_text("guest")
    ben.shot("who-open-table")
    ben.axe()
    seats.first.get_by_role("link", name="Anna’s profile").click()
    expect(third.get_by_role("heading", name="Anna", exact=True)).to_be_visible()
