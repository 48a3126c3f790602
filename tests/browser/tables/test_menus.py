"""Menus by keyboard: arrows, ends, first letters, and where the focus is afterwards."""

from playwright.sync_api import Locator, Page, expect

from bastide.server.tables.table import Table
from tests.browser.conftest import Visit
from tests.browser.fixtures.scenes import offered, scene, sit
from tests.browser.fixtures.server_process import ServerProcess

SMALL = (360, 640)
EDGE = 20
"""Pixels from the left edge, where the map is free."""


def scenes() -> list[Table]:
    """A table where a tile is to be placed."""
    return [scene("scene-menus", "base+fields", offered("place"))]


def item(page: Page, name: str) -> Locator:
    return page.get_by_role("menuitem", name=name, exact=True)


def test_the_menu_of_the_table_by_keyboard(stage: ServerProcess, visit: Visit) -> None:
    visitor = sit(stage, visit, "menus", still=True)
    page = visitor.page
    button = page.get_by_role("button", name="Menu", exact=True)
    expect(button).to_have_attribute("aria-haspopup", "menu")
    button.press("Enter")
    expect(button).to_have_attribute("aria-expanded", "true")
    expect(item(page, "Players and table…")).to_be_focused()
    visitor.axe()
    page.keyboard.press("End")
    expect(item(page, "Home page")).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(item(page, "Players and table…")).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(item(page, "Home page")).to_be_focused()
    page.keyboard.press("Home")
    for name in ("Tiles left", "Typed commands", "Tiles left"):
        page.keyboard.press("t")
        expect(item(page, name)).to_be_focused()
    expect(page.get_by_role("region", name="Tiles left")).to_have_count(0)  # the letter is a key of the table, too
    page.keyboard.press("Escape")
    expect(page.get_by_role("menu")).to_have_count(0)
    expect(button).to_be_focused()
    expect(button).to_have_attribute("aria-expanded", "false")
    page.keyboard.press("Enter")
    page.keyboard.press("p")
    expect(item(page, "Points in detail")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="Points")).to_be_visible()
    expect(page.get_by_role("menu")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(button).to_be_focused()
    page.keyboard.press("Enter")
    expect(item(page, "Players and table…")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("menu")).to_have_count(0)


def test_the_menu_of_a_small_map_closes_by_touch_outside(stage: ServerProcess, visit: Visit) -> None:
    visitor = sit(stage, visit, "menus", SMALL, "dusk", still=True, touch=True)
    page = visitor.page
    button = page.get_by_role("button", name="View", exact=True)
    button.tap()
    expect(item(page, "Whole map")).to_be_visible()
    visitor.axe()
    visitor.shot("menu-small")
    button.tap()
    expect(page.get_by_role("menu")).to_have_count(0)
    button.tap()
    box = item(page, "Whole map").bounding_box()
    assert box is not None
    assert box["x"] > EDGE
    page.touchscreen.tap(EDGE, box["y"] + 60)
    expect(page.get_by_role("menu")).to_have_count(0)
