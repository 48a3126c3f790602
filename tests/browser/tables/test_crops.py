"""Crop Circles through the page: the choice for all, a meeple added, a meeple removed, and who is next."""

import re

from playwright.sync_api import expect

from bastide.server.tables.table import Table
from tests.browser.conftest import Visit
from tests.browser.fixtures.scenes import last_action, many, offered, scene, sit
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.pages.table_page import TablePage
from tests.browser.pages.visitor_page import PHONE

RULES = "base+fields+crops"
THREE = ("Anna", "Ben", "Karolina")


def scenes() -> list[Table]:
    """A table at each decision."""
    return [
        scene("scene-circle", RULES, offered("circle add", "circle remove"), THREE),
        scene("scene-grow", RULES, offered("grow", "pass"), THREE),
        scene("scene-withdraw", RULES, many("withdraw", 2), THREE),
    ]


def test_the_choice_for_all_by_keyboard(stage: ServerProcess, visit: Visit) -> None:
    visitor = sit(stage, visit, "circle")
    page, player = visitor.page, TablePage(visitor)
    expect(page.locator("[data-prompt]")).to_contain_text("add or remove?")
    order = page.locator("[data-part=circle]")
    expect(order).to_contain_text(re.compile("Farmers|Highwaymen|Knights"))
    visitor.shot("crops-circle")
    visitor.axe()
    now = player.settled()
    page.locator(".options label").filter(has_text="Everyone removes a meeple").click()
    page.keyboard.press("Enter")
    player.moves_on(now)


def test_a_meeple_is_added_by_touch(stage: ServerProcess, visit: Visit) -> None:
    visitor = sit(stage, visit, "grow", PHONE, "dusk")
    page, player = visitor.page, TablePage(visitor)
    expect(page.locator("[data-prompt]")).to_contain_text("add a meeple?")
    visitor.shot("crops-grow-phone")
    visitor.axe()
    page.locator(".options label").filter(has_text="Add a").first.tap()
    now = player.settled()
    page.locator(".hands .primary").tap()
    player.moves_on(now)
    assert last_action(player).startswith("grow ")


def test_a_meeple_is_taken_home(stage: ServerProcess, visit: Visit) -> None:
    visitor = sit(stage, visit, "withdraw")
    page, player = visitor.page, TablePage(visitor)
    expect(page.locator("[data-prompt]")).to_contain_text("which meeple goes home?")
    expect(page.locator("[data-part=circle] li").first).to_be_visible()
    visitor.shot("crops-withdraw")
    visitor.axe()
    page.locator(".options label").filter(has_text="home").first.click()
    now = player.settled()
    page.keyboard.press("Enter")
    player.moves_on(now)
    assert last_action(player).startswith("withdraw ")
