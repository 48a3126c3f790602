"""Keys of other keyboard layouts choose, zoom and open panels at a table, and take back in the position editor."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from bastide.server.tables.table import Table
from tests.browser.conftest import Visit
from tests.browser.fixtures.scenes import many, scene, take_seat
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.pages.companion_page import CompanionPage

LAYOUTS = {
    "cs": {"Digit1": "+", "Digit2": "ě", "Digit0": "é", "KeyZ": "y", "KeyY": "z"},
    "sk": {"Digit1": "+", "Digit2": "ľ", "Digit0": "é", "KeyZ": "y", "KeyY": "z"},
    "fr": {"Digit1": "&", "Digit2": "é", "Digit0": "à", "KeyW": "z", "KeyZ": "w"},
    "de": {"KeyZ": "y", "KeyY": "z"},
    "en": {},
    "hu": {"Digit0": "ö", "Backquote": "0", "KeyZ": "y", "KeyY": "z"},
    "ru": {"KeyK": "л", "KeyZ": "я", "KeyT": "е"},
}
"""What keys type where it is not what a US keyboard types."""
SHORT = ("cs", "ru")
EACH = [pytest.param(name, marks=() if name in SHORT else pytest.mark.long) for name in LAYOUTS]
PRESS = """press => (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { ...press, bubbles: true, cancelable: true }))"""
WIDTH = """Math.max(0, ...[...document.querySelectorAll("image[href*='/tile/'], image[href*='/small/']")]
    .map((one) => one.getBoundingClientRect().width))"""


def scenes() -> list[Table]:
    """A choice of several spots."""
    return [scene("scene-layouts", "base+fields", many("meeple", 3))]


def presser(page: Page, layout: str) -> Callable[..., None]:
    """Presses the key that has a letter or a digit on it."""

    def press(cap: str, **more: bool) -> None:
        plain, typed = f"Digit{cap}" if cap.isdigit() else f"Key{cap.upper()}", LAYOUTS[layout]
        code = next((code for code, key in typed.items() if key == cap), plain)
        page.evaluate(PRESS, {"code": code, "key": typed.get(code, cap), **more})

    return press


@pytest.mark.parametrize("layout", EACH)
def test_keys_at_a_table(layout: str, stage: ServerProcess, visit: Visit) -> None:
    visitor = visit(stage, still=True)
    take_seat(visitor)
    page, press = visitor.go("/t/scene-layouts"), presser(visitor.page, layout)
    options = page.get_by_role("radiogroup", name="Place a meeple?").get_by_role("radio")
    expect(options.nth(1)).to_be_visible()
    for number in (1, 2):
        press(str(number))
        expect(options.nth(number - 1)).to_be_checked()
    press("k")
    expect(page.get_by_role("region", name="Help")).to_be_visible()
    page.keyboard.press("Escape")
    press("t")
    expect(page.get_by_role("region", name="Tiles left")).to_be_visible()
    page.keyboard.press("Escape")
    before = page.evaluate(WIDTH)
    page.keyboard.press("Shift+ArrowUp")
    page.wait_for_function(f"before => {WIDTH} > before", arg=before)
    near = page.evaluate(WIDTH)
    press("0")
    page.wait_for_function(f"near => {WIDTH} < near", arg=near)


@pytest.mark.parametrize("layout", EACH)
def test_a_step_in_the_position_editor_is_taken_back(layout: str, server: ServerProcess, visit: Visit) -> None:
    visitor = visit(server, still=True)
    page, boxer = visitor.go("/position"), CompanionPage(visitor)
    page.locator("[data-kind]").first.wait_for()
    boxer.draws("U")
    expect(page.locator('[data-ask="draw"]')).to_have_count(0)
    presser(page, layout)("z", ctrlKey=True)
    expect(page.locator('[data-ask="draw"]')).to_have_count(1)
