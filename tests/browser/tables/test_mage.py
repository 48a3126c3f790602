"""Mage & Witch through the page: the question after a tile with the sign, by keyboard, and the two on the map."""

import re

from playwright.sync_api import expect

from bastide.server.tables.table import Table
from tests.browser.conftest import Visit
from tests.browser.fixtures.scenes import last_action, many, scene, sit
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.pages.table_page import TablePage

RULES = "base+fields+mage"
SPOTS = 4


def scenes() -> list[Table]:
    """A table at the question where a piece goes."""
    return [scene("scene-magic", RULES, many("witch", SPOTS))]


def test_a_piece_moves_by_keyboard_and_stands_on_the_map(stage: ServerProcess, visit: Visit) -> None:
    visitor = sit(stage, visit, "magic")
    page, player = visitor.page, TablePage(visitor)
    expect(page.locator("[data-prompt]")).to_contain_text(re.compile("move the mage or the witch", re.IGNORECASE))
    page.keyboard.press("n")
    visitor.shot("mage-question")
    visitor.axe()
    now = player.settled()
    page.keyboard.press("Enter")
    player.moves_on(now)
    piece = last_action(player).split()[0]
    assert piece in ("mage", "witch")
    expect(page.locator(f"image[href*='/piece/{piece}.svg']").first).to_be_attached()
    visitor.shot("mage-on-the-map")
