"""What a sign means: asked for on the map and beside it, by mouse, by a long touch and by keys."""

from playwright.sync_api import Page, expect

from bastide.server.tables.table import Table
from tests.browser.conftest import Visit
from tests.browser.fixtures.scenes import offered, scene, sit
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.pages.visitor_page import PHONE

RULES = "base+fields+ghosts"


def scenes() -> list[Table]:
    """A table among ghosts, where a tile is to be placed."""
    return [scene("scene-signs", RULES, offered("place"), leads=lambda game: len(game.actions) > 40)]


def ask(page: Page) -> None:
    """The second button on the tile that was laid last."""
    box = page.locator(".port path.news").last.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, button="right")


def test_a_sign_tells_in_one_line_what_it_means(server: ServerProcess, visit: Visit) -> None:
    page = sit(server, visit, "signs", still=True, pictures=False).page
    ask(page)
    card = page.get_by_role("dialog", name="What is this?")
    expect(card).to_be_focused()
    expect(card).to_contain_text("The last tile, in the colour of its player.")
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    page.keyboard.press("?")
    page.get_by_role("button", name="Symbols").click()
    lines = page.locator("[data-sign-line]")
    expect(lines.filter(has_text="Dashed outline")).to_contain_text("Rotate the tile to make it fit here.")
    lines.filter(has_text="2+3").get_by_role("button").click()
    expect(page.get_by_role("heading", name="Rule GHO-42")).to_be_visible()
    page.get_by_role("grid").focus()
    page.keyboard.press("i")
    expect(page.get_by_role("region", name="What is here").locator("[data-sign-line]").first).to_be_visible()


def test_a_long_touch_beside_the_map_asks_and_presses_nothing(server: ServerProcess, visit: Visit) -> None:
    page = sit(server, visit, "signs", PHONE, still=True, pictures=False).page
    stock = page.locator("[data-sign~=stock]").first
    stock.scroll_into_view_if_needed()
    finger = {"pointerType": "touch", "isPrimary": True, "clientX": 60, "clientY": 40}
    stock.dispatch_event("pointerdown", finger)
    card = page.get_by_role("dialog", name="What is this?")
    expect(card).to_contain_text("Guards in your supply")
    stock.dispatch_event("pointerup", finger)
    stock.dispatch_event("click")
    expect(card).to_be_visible()
    expect(page.get_by_role("heading", name="Points")).to_have_count(0)
    box = card.bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE[0]
