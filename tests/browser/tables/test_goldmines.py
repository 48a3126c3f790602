"""The Goldmines through the page: where the second ingot goes, which ingot is taken, and who has how many."""

import re

from playwright.sync_api import expect

from bastide.server.tables.table import Table
from scripts.gallery.states import load_data
from scripts.gallery.tables import table_of
from tests.browser.conftest import Visit
from tests.browser.fixtures.scenes import last_action, many, scene, sit
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.pages.screen_reader_page import ScreenReaderPage
from tests.browser.pages.table_page import TablePage
from tests.browser.pages.visitor_page import PHONE

RULES = "base+fields+goldmines"
CELLS = 3


def scenes() -> list[Table]:
    """A table at each decision."""
    ingots = table_of("scene-ingots", load_data()["tables"]["ingots"])
    return [ingots, *(scene(f"scene-gold{which}", RULES, many("gold", CELLS)) for which in ("", "-ear"))]


def test_GOL_10_the_second_ingot_goes_on_a_tile_around_by_touch(stage: ServerProcess, visit: Visit) -> None:
    visitor = sit(stage, visit, "gold", PHONE, "dusk")
    page, player = visitor.page, TablePage(visitor)
    expect(page.locator("[data-prompt]")).to_contain_text("where does the second ingot go?")
    expect(page.locator("image[href*='/piece/ingots-1.svg']").first).to_be_visible()  # on the gold tile already
    page.locator(".options label").filter(has_text="Ingot").first.tap()
    player.calm()
    visitor.shot("goldmines-gold-phone")
    visitor.axe()
    now = player.settled()
    page.locator(".hands .primary").tap()
    player.moves_on(now)
    assert last_action(player).startswith("gold ")


def test_GOL_23_an_ingot_is_chosen_by_pointer(stage: ServerProcess, visit: Visit) -> None:
    visitor = sit(stage, visit, "ingots")
    page, player = visitor.page, TablePage(visitor)
    expect(page.locator("[data-prompt]")).to_contain_text("which ingot?")
    three = page.locator("image[href*='/piece/ingots-3.svg']")
    expect(three).to_have_count(2)  # on the tile, and at the spot
    options = page.locator(".options label").filter(has_text="Take an ingot")
    expect(options).to_have_count(2)
    expect(options.first).to_contain_text("3 ingots there")
    options.first.click()
    visitor.shot("goldmines-ingots")
    visitor.axe()
    now = player.settled()
    page.locator(".hands .primary").click()
    player.moves_on(now)
    assert last_action(player).startswith("take-ingot ")
    expect(three).to_have_count(0)


def test_GOL_10_the_question_is_answered_by_ear(stage: ServerProcess, visit: Visit) -> None:
    visitor = sit(stage, visit, "gold-ear", still=True)
    ear, player = ScreenReaderPage(visitor), TablePage(visitor)
    ear.open_field()
    assert "4 to 6: 2 each." in ear.type("state"), "what ingots are worth"
    first = ear.type("1")
    assert re.match(r"Ingot [\w-]+, (no|\d) ingots? there.* is chosen\. Enter confirms\.$", first), first
    ear.confirms()
    assert last_action(player).startswith("gold ")
