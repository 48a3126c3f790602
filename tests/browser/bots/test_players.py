"""Whom one plays against: the players of the house, how one is chosen, and who comes next after a game."""

import random
import re

import pytest
from playwright.sync_api import Page, expect

from bastide.bots.levels import LEVELS
from bastide.server.http.identity import device_from_token
from bastide.server.protocol.events import SeatPlan
from bastide.server.protocol.terms import Terms
from bastide.server.tables.table import Table
from tests.browser.conftest import Visit
from tests.browser.fixtures.scenes import TOKEN, take_seat
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.pages.setup_page import open_more
from tests.browser.pages.visitor_page import Visitor
from tests.server.fixtures.tables import new_room, rush

SMALL = (360, 640)
MARGIN = 8


def scenes() -> list[Table]:
    """Games against Gaspard: one that is won, two that are lost."""
    return [played("scene-ladder-won", 0, 0), played("scene-lost-once", 1, 0), played("scene-lost-twice", 1, 100)]


def played(table: str, winner: int, first: int) -> Table:
    """A game that this seat alone has won, by tossed coins; `first` is the first toss tried."""
    plans = [SeatPlan("person", "Anna", device_from_token(TOKEN)), SeatPlan("bot", "Gaspard", bot="gaspard")]
    for seed in range(first, first + 100):
        room = new_room(
            Terms("base", starter=0), "A quick game", device_from_token(TOKEN), plans, table, bytes([seed] * 32)
        )
        room.start("x", device_from_token(TOKEN))
        rush(room, random.Random(seed))
        assert room.match is not None
        if room.match.game.winners == [winner]:
            return room
    raise AssertionError(f"{table}: nobody wins like that")


def expect_seated(page: Page, name: str) -> None:
    """Somebody of that name plays at the table that comes."""
    page.wait_for_url(re.compile("/t/"))
    expect(page.get_by_role("grid")).to_be_visible()
    expect(page.locator("[data-seat]").filter(has_text=name).first).to_be_visible()


def sits(visitor: Visitor, path: str) -> Page:
    take_seat(visitor)
    return visitor.go(path)


def test_a_bot_is_chosen_by_name_and_line_with_the_keyboard(server: ServerProcess, visit: Visit) -> None:
    visitor = visit(server)
    page = visitor.go("/new")
    who = page.get_by_label("Who plays at seat 2")
    expect(who).to_have_value("bot:gaspard")
    options = who.locator("option").evaluate_all("all => all.map((one) => one.value)")
    assert options == [*(f"bot:{level.name}" for level in LEVELS), "open", "person"]
    expect(page.get_by_text("Sees a lot, misses some.")).to_be_visible()
    who.focus()
    page.keyboard.press("ArrowUp")
    expect(page.get_by_text("Sees half of what there is.")).to_be_visible()
    visitor.axe()
    page.get_by_role("button", name="Sit down").click()
    expect_seated(page, "Pauline")


def test_a_bot_is_added_to_a_waiting_table_by_touch_and_by_keys(server: ServerProcess, visit: Visit) -> None:
    visitor = visit(server, size=SMALL, touch=True)
    page = visitor.go("/new?friends")
    open_more(page)
    page.get_by_label("Their stand-in").select_option("sidonie")
    page.get_by_role("button", name="Add a seat").click()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(re.compile("/t/"))
    expect(page.get_by_text("stand-in: Sidonie").locator("visible=true").first).to_be_visible()
    page.get_by_role("button", name="Add a bot").first.tap()
    dialog = page.get_by_role("dialog")
    names = dialog.locator("li strong").all_inner_texts()
    assert names == [level.called for level in LEVELS]
    box = dialog.bounding_box()
    assert box is not None
    assert box["width"] <= SMALL[0]
    assert page.evaluate("document.documentElement.scrollWidth") <= SMALL[0]
    visitor.axe()
    dialog.get_by_role("button", name="Odile").tap()
    expect(page.get_by_text("bot, knows her way")).to_be_visible()
    page.get_by_role("button", name="Add a bot").focus()
    page.keyboard.press("Enter")
    expect(dialog).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(page.locator("dialog li")).to_have_count(0)
    expect(page.get_by_role("button", name="Add a bot")).to_be_focused()
    page.keyboard.press("Enter")
    dialog.get_by_role("button", name="Odile").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("Odile 2", exact=True)).to_be_visible()


def test_a_team_is_offered_its_mates(server: ServerProcess, visit: Visit) -> None:
    page = visit(server).go("/new?setup=mists")
    who = page.get_by_label("Who plays at seat 2")
    expect(who).to_have_value("bot:mate")


def test_a_win_suggests_the_next_stronger_player(stage: ServerProcess, visit: Visit) -> None:
    visitor = visit(stage, size=SMALL, touch=True)
    page = visitor.go("/")
    expect(page.get_by_text("You against Gaspard.")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("Play .* next"))).to_have_count(0)
    page = sits(visitor, "/t/scene-ladder-won")
    expect(page.get_by_role("heading", name="You win")).to_be_visible()
    offer = page.get_by_role("button", name="Play Odile next")
    expect(offer).to_be_visible()
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    home = page.get_by_role("link", name="Home").bounding_box()
    assert home is not None
    assert home["x"] + home["width"] <= SMALL[0] - MARGIN, "four ways stand in one row"
    page = visitor.go("/")
    expect(page.get_by_role("button", name=re.compile("Play Odile next"))).to_be_visible()
    visitor.axe()
    page = visitor.go("/t/scene-ladder-won")
    offer.tap()
    page.wait_for_url(lambda address: "scene-ladder-won" not in address)
    expect_seated(page, "Odile")
    page = visitor.go("/")
    expect(page.get_by_text("You against Odile.")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("Play .* next"))).to_have_count(0)


@pytest.mark.long
def test_only_the_second_loss_in_a_row_suggests_a_weaker_player(stage: ServerProcess, visit: Visit) -> None:
    visitor = visit(stage)
    offer = re.compile("Play .* next")
    page = sits(visitor, "/t/scene-lost-once")
    expect(page.get_by_role("heading", name="Gaspard wins")).to_be_visible()
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    expect(page.get_by_role("button", name=offer)).to_have_count(0)
    page.reload()
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    expect(page.get_by_role("button", name=offer)).to_have_count(0)
    page = visitor.go("/t/scene-lost-twice")
    expect(page.get_by_role("button", name="Play Pauline next")).to_be_visible()
    page = visitor.go("/")
    page.get_by_role("button", name=re.compile("Play Pauline next")).click()
    expect_seated(page, "Pauline")
