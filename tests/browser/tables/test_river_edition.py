"""People recognise the river of their box by words and pictures, choose it by keyboard, and play with it."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.pages.setup_page import open_more
from tests.browser.pages.visitor_page import DESKTOP, PHONE

THIRD = "Third edition, from 2021: road over the spring, monastery at the lake"
SCREENS = {"desktop": DESKTOP, "phone": PHONE, "small": (360, 640)}


@pytest.mark.parametrize("theme", ["light", "dusk"])
@pytest.mark.parametrize("screen", SCREENS)
def test_the_river_of_the_third_edition_is_chosen_by_keyboard(
    screen: str, theme: str, server: ServerProcess, visit: Visit
) -> None:
    visitor = visit(server, SCREENS[screen], theme)
    page = visitor.go("/new")
    visitor.set_name("Anna")
    open_more(page)
    river = page.locator("[data-module=river]")
    river.get_by_role("radio", name="12 tiles").focus()
    page.keyboard.press("Space")
    choice = river.get_by_role("group", name="Which river")
    expect(choice).to_have_accessible_description("Check the spring and the lake in your box.")
    expect(choice.get_by_role("radio")).to_have_count(2)
    expect(choice.get_by_role("radio").first).to_be_checked()
    expect(choice.locator("img")).to_have_count(4)
    choice.get_by_role("radio").first.focus()
    page.keyboard.press("ArrowDown")
    expect(choice.get_by_role("radio", name=THIRD)).to_be_checked()
    choice.scroll_into_view_if_needed()
    visitor.axe()
    visitor.shot(f"river-edition-{screen}-{theme}")
    page.get_by_role("button", name=re.compile("Sit down|Open the table")).click()
    page.wait_for_url(re.compile("/t/"))
    expect(page.locator("image[href*='/tile/RV3-spring']").first).to_be_attached()
    visitor.shot(f"river-edition-table-{screen}-{theme}")
