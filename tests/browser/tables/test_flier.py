"""The Flying Machines through the page: the target cells before the choice to fly, and the landing by keyboard."""

import re

from playwright.sync_api import expect

from bastide.game import Game
from bastide.server.tables.table import Table
from tests.browser.conftest import Visit
from tests.browser.fixtures.scenes import last_action, offered, only, scene, sit
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.pages.table_page import TablePage
from tests.browser.pages.visitor_page import PHONE

RULES = "base+fields+flier"


def fliers(game: Game, texts: list[str]) -> list[str]:
    """Flights wherever there are some."""
    return [text for text in texts if text.startswith("fly")]


def scenes() -> list[Table]:
    """A table at the choice to fly, and one at a landing with several places."""
    return [
        scene("scene-flight", RULES, offered("fly", "meeple", "pass")),
        scene("scene-landing", RULES, only("meeple"), taste=fliers),
    ]


def test_FLI_12_three_targets_are_shown_before_the_choice_by_touch(stage: ServerProcess, visit: Visit) -> None:
    visitor = sit(stage, visit, "flight", PHONE, "dusk")
    page, player = visitor.page, TablePage(visitor)
    expect(page.locator("[data-prompt]")).to_contain_text("let it fly?")
    expect(page.locator("[data-flight]")).to_have_count(3)
    expect(page.locator("[data-flight]").first).to_contain_text("1/3")
    fly = page.locator(".options label").filter(has_text="A meeple flies")
    expect(fly).to_contain_text("the die decides")
    fly.tap()
    player.calm()
    visitor.shot("flier-flight-phone")
    visitor.axe()
    now = player.settled()
    page.locator(".hands .primary").tap()
    player.moves_on(now)
    assert "fly meeple" in "\n".join(player.record())
    assert re.search("die [123]", "\n".join(player.record()))


def test_FLI_13_the_landing_shows_the_die_by_keyboard(stage: ServerProcess, visit: Visit) -> None:
    visitor = sit(stage, visit, "landing")
    page, player = visitor.page, TablePage(visitor)
    expect(page.locator("[data-prompt]")).to_contain_text("where does the meeple land?")
    target = page.locator("[data-flight]")
    expect(target).to_have_count(1)
    expect(target).to_contain_text(re.compile("^[123]$"))
    page.keyboard.press("n")
    visitor.shot("flier-landing")
    visitor.axe()
    now = player.settled()
    page.keyboard.press("Enter")
    player.moves_on(now)
    assert last_action(player).startswith("meeple ")
    expect(target).to_have_count(0)
