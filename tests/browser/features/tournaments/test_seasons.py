"""Tournaments over several evenings in the browser: a league season with promotion, somebody who steps in between
rounds, and boards that draw the same tiles."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.features.ratings.test_ratings import ASK
from tests.browser.features.tournaments.test_tournaments import SMALL
from tests.browser.fixtures.member_server import MemberServer, decide, start_member_server, undecided
from tests.browser.pages.visitor_page import DESKTOP, PHONE, Visitor

PRINTED = re.compile(r"North (\w+), east (\w+), south (\w+), west (\w+)")
"""The sides of a tile, as those hear them who do not see it."""
NAMES = ("Arnold", "Bruno", "Celia", "Doris", "Egon", "Fanny", "Gustav")


def made(members: MemberServer, host: Visitor, people: tuple[str, ...], **more: Any) -> str:
    """The address of a tournament of these, which its host opens in the page."""
    page = host.go("/tournaments")
    wish = {"name": "Club evening", "kind": "robin", "rules": "base", **more}
    status, text = page.evaluate(ASK, ["/api/tournaments", json.dumps(wish)])
    assert status == 201, text
    address: str = json.loads(text)["url"]
    for name in people:
        other = members.visitor(name)
        other.go("/tournaments").evaluate(ASK, [f"/api{address}/join", "{}"])
        other.context.close()
    page.goto(address)
    return address


@pytest.fixture
def members(tmp_path: Path, visit: Visit) -> Iterator[MemberServer]:
    """The server of all people."""
    with start_member_server(NAMES, tmp_path, visit) as made:
        yield made


@pytest.mark.long
def test_a_season_of_a_league_ends_and_the_next_one_has_moved_people(members: MemberServer) -> None:
    host = members.visitor("Arnold", size=DESKTOP)
    made(members, host, NAMES, name="League of the north", kind="league", division=4, moves=1)
    page = host.page
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.get_by_role("heading", name="Division 2")).to_be_visible()
    for number in range(1, 4):
        expect(page.locator("p.state")).to_have_text(re.compile(f"Round {number} of 3"))
        for _ in range(3):  # two duels above, one below
            decide(page, undecided(page).first, re.compile("(Arnold|Gustav) wins|wins$"))
    expect(page.locator("p.state")).to_have_text(re.compile("won$"))
    tables = page.get_by_role("table")
    last, first = (tables.nth(n).get_by_role("rowheader") for n in (0, 1))
    down, up = last.nth(3).inner_text(), first.nth(0).inner_text()
    host.shot("league-over")
    page.get_by_role("button", name="Open the next season").click()
    page.get_by_role("link", name="To the next season").click()
    expect(page.get_by_text("Season 2")).to_be_visible()
    entered = page.get_by_role("region", name="Players").get_by_role("listitem")
    expect(entered).to_have_count(7)
    names = entered.all_inner_texts()
    assert up in names[:4], f"{up} went up: {names}"
    assert down in names[4:], f"{down} went down: {names}"
    page.get_by_role("button", name="Start", exact=True).click()
    expect(tables.nth(0).get_by_role("rowheader").filter(has_text=up)).to_be_visible()
    expect(tables.nth(1).get_by_role("rowheader").filter(has_text=down)).to_be_visible()
    phone = members.visitor("Celia", size=SMALL, theme="dusk")
    phone.go(members.path(page))
    expect(phone.page.get_by_role("link", name="Go to your game")).to_be_visible()
    assert phone.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    phone.shot("league-season-small-dusk")


@pytest.mark.long
def test_what_the_house_did_not_take_stays_with_its_reason_and_is_decided_once(members: MemberServer) -> None:
    host = members.visitor("Arnold", size=SMALL, theme="dusk")
    host.forgiven = ("status of 503",)
    address = made(members, host, NAMES[:4])
    page = host.page
    page.get_by_role("button", name="Start", exact=True).click()
    page.get_by_role("button", name="Set result").first.click()
    dialog = page.get_by_role("dialog")
    reason = dialog.get_by_label("Reason, for everyone to read")
    reason.fill("played at the club")
    no = {"status": 503, "content_type": "application/json", "body": '{"code": "store", "message": "no"}'}
    page.route(f"**{address}/award", lambda route: route.fulfill(**no))
    dialog.get_by_role("button", name=re.compile("wins$")).first.click()
    expect(dialog.get_by_role("alert")).to_be_visible()
    expect(reason).to_have_value("played at the club")
    host.shot("tournament-refused-small-dusk")
    page.unroute(f"**{address}/award")
    dialog.get_by_role("button", name=re.compile("wins$")).first.dblclick()
    expect(dialog).to_be_hidden()
    expect(page.get_by_text("played at the club")).to_have_count(1)
    page.get_by_role("button", name="Set result").first.click()
    expect(dialog.get_by_role("alert")).to_have_count(0)


@pytest.mark.long
def test_somebody_steps_in_between_rounds(members: MemberServer) -> None:
    host, phone = members.visitor("Arnold", size=DESKTOP), members.visitor("Doris", size=SMALL)
    address = made(members, host, NAMES[:4:3] + NAMES[1:3])
    page = host.page
    phone.go(address).get_by_role("button", name="Withdraw").click()
    expect(phone.page.get_by_role("button", name="Join", exact=True)).to_be_visible()
    page.reload()
    page.get_by_role("button", name="Start", exact=True).click()
    phone.page.reload()
    phone.page.get_by_role("button", name="Join as a reserve").click()
    expect(phone.page.get_by_text("Reserves: Doris")).to_be_visible()
    phone.shot("tournament-ready-small")
    gone = members.visitor("Bruno", size=PHONE)
    gone.go(address).get_by_role("button", name="Leave the tournament").click()
    gone.page.get_by_role("dialog").get_by_role("button", name="Leave the tournament").click()
    expect(gone.page.get_by_role("row", name=re.compile("Bruno left"))).to_be_visible()
    page.reload()
    page.get_by_text("Manage", exact=True).click()
    page.get_by_role("button", name="Replace a player").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Reason, for everyone to read").fill("Bruno is ill")
    dialog.get_by_label("Player to replace").select_option("Bruno (left)")
    dialog.get_by_label("Replacement").select_option("Doris")
    host.shot("tournament-replace")
    host.axe()
    dialog.get_by_role("button", name="Replace a player").click()
    expect(page.get_by_text("Doris stepped in: Bruno is ill")).to_be_visible()
    expect(page.get_by_role("rowheader", name="Bruno")).to_have_count(0)
    state = page.locator("p.state")
    before = state.inner_text()
    decide(page, undecided(page).first, re.compile("wins$"))
    expect(state).not_to_have_text(before)
    phone.page.reload()
    expect(phone.page.get_by_role("rowheader", name="Doris")).to_be_visible()


def drawn(page: Page) -> list[str]:
    """The sides of the tile that is to be placed. One that has a single place lies there, turned, and is in no hand."""
    hand, lying = page.locator(".hands .hand [role=img]"), page.get_by_role("radio", name=PRINTED)
    shown = hand.or_(lying).first
    expect(shown).to_have_accessible_name(PRINTED)
    told = PRINTED.search(shown.aria_snapshot())
    return sorted(told.groups()) if told else []


@pytest.mark.long
def test_all_boards_of_a_round_draw_the_same_tiles(members: MemberServer) -> None:
    host = members.visitor("Arnold", size=DESKTOP)
    address = made(members, host, NAMES[:4], deal=True)
    page = host.page
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.get_by_text("All tables of a round draw the same tiles in the same order.")).to_be_visible()
    expect(page.get_by_role("button", name="Set result")).to_have_count(2)
    played = json.loads(page.evaluate("async (at) => (await fetch(at)).text()", f"/api{address}"))
    first = [played["entrants"][duel["one"]]["name"] for duel in played["played"][0]]
    hands = []
    for name in first:
        visitor = members.visitor(name, size=PHONE)
        visitor.go(address).get_by_role("link", name="Go to your game").click()
        expect(visitor.page.locator('[data-ask="place"]').first).to_be_visible()
        hands.append(drawn(visitor.page))
        visitor.shot(f"deal-{name}")
        visitor.context.close()
    assert hands[0]
    assert hands[0] == hands[1], "both who begin have the same tile in hand"
    stranger = members.visitor("Gustav", size=SMALL)
    stranger.go(address)
    expect(stranger.page.get_by_text("in progress").first).to_be_visible()
    expect(stranger.page.get_by_role("link", name=re.compile("in progress"))).to_have_count(0)
    for _ in range(2):
        decide(page, undecided(page).first, re.compile("wins$"))
    stranger.page.reload()
    stranger.page.get_by_text("Check the draws").click()
    expect(stranger.page.get_by_text("Round 1, game 1:")).to_be_visible()
