"""The Phantom through the page: the second meeple of a turn, placed by touch, by keyboard and by ear, or kept."""

import re

from playwright.sync_api import expect

from bastide.server.tables.table import Table
from tests.browser.conftest import Visit
from tests.browser.fixtures.scenes import last_action, only, scene, sit
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.pages.screen_reader_page import ScreenReaderPage
from tests.browser.pages.table_page import TablePage
from tests.browser.pages.visitor_page import PHONE

RULES = "base+fields+phantom"


def scenes() -> list[Table]:
    """Tables where the phantom may follow a meeple, one for each test."""
    return [scene(f"scene-phantom{which}", RULES, only("phantom", "pass")) for which in ("", "-keys", "-ear")]


def test_PHA_10_the_phantom_follows_a_meeple_by_touch(stage: ServerProcess, visit: Visit) -> None:
    visitor = sit(stage, visit, "phantom", PHONE, "dusk")
    page, player = visitor.page, TablePage(visitor)
    expect(page.locator("[data-prompt]")).to_contain_text("place the phantom?")
    page.locator(".options label").first.tap()
    player.calm()
    visitor.shot("phantom-phone")
    visitor.axe()
    now = player.settled()
    page.locator(".hands .primary").tap()
    player.moves_on(now)
    assert last_action(player).startswith("phantom ")
    expect(page.locator("image[href*='/figure/phantom-']").first).to_be_attached()


def test_PHA_11_the_phantom_stays_by_keyboard(stage: ServerProcess, visit: Visit) -> None:
    visitor = sit(stage, visit, "phantom-keys")
    page, player = visitor.page, TablePage(visitor)
    none = page.locator(".hands .none")
    expect(none).to_contain_text("No")
    mine = page.locator(".players [aria-current=true] .supply")
    expect(mine).to_have_attribute("aria-label", re.compile("Plus the phantom"))
    visitor.shot("phantom-question")
    visitor.axe()
    now = player.settled()
    page.keyboard.press("p")
    page.keyboard.press("Enter")
    player.moves_on(now)
    assert last_action(player) == "pass"


def test_PHA_10_the_phantom_is_placed_by_ear(stage: ServerProcess, visit: Visit) -> None:
    visitor = sit(stage, visit, "phantom-ear", still=True)
    ear, player = ScreenReaderPage(visitor), TablePage(visitor)
    ear.open_field()
    chosen = ear.type("1")
    assert re.match(r"(Highwayman|Farmer|Knight|Monk), .* is chosen\. Enter confirms\.$", chosen), chosen
    visitor.page.keyboard.type("confirm")
    visitor.page.keyboard.press("Enter")
    ear.until("phantom")
    assert last_action(player).startswith("phantom ")
