"""Traders & Builders through the page: what a tile would bring, goods and who leads them, builder and pig, the second
part of a turn."""

import re

from playwright.sync_api import expect

from bastide import Game
from bastide.server.tables.table import Table
from tests.browser.conftest import Visit
from tests.browser.fixtures.scenes import last_action, offered, scene, sit
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.fixtures.settled import wait_until_settled
from tests.browser.pages.table_page import TablePage
from tests.browser.pages.visitor_page import PHONE

RULES = "base+fields+traders"
PLACES = 60
"""There are fewer places than this, and two presses look at each."""
TAKES = re.compile(r"takes? \d (wine|grain|cloth)")
THREE = ("Anna", "Ben", "Karolina")


def joining(game: Game, texts: list[str]) -> list[str]:
    """Builders, pigs and second tiles wherever there are some."""
    return [text for text in texts if text.startswith(("builder", "pig", "second-tile"))]


def brings_goods(game: Game) -> bool:
    """Some place completes a city with goods, and somebody has some already."""
    if not any(sum(counts.values()) > 1 for counts in game.shown_to(None)["goods"]["seats"]):
        return False
    for place in game.legal_actions():
        game.push(place)
        found = any(event.kind == "goods-due" for event in game.events)
        game.pop()
        if found:
            return True
    return False


def scenes() -> list[Table]:
    """A table at each decision that the tests want."""
    return [
        scene("scene-goods", RULES, offered("place"), THREE, brings_goods, joining),
        scene("scene-double", RULES, offered("second-tile", "pass"), taste=joining),
        scene("scene-builder", RULES, offered("builder", "pass"), taste=joining),
        scene("scene-pig", RULES, offered("pig", "pass"), taste=joining),
    ]


def test_what_a_tile_brings_is_told_before_it_is_laid_by_keyboard(stage: ServerProcess, visit: Visit) -> None:
    visitor = sit(stage, visit, "goods")
    page, player = visitor.page, TablePage(visitor)
    said = page.locator(".follows")
    for press in range(2 * PLACES):
        page.keyboard.press("r" if press % 2 else "n")
        wait_until_settled(page)
        if said.count() and TAKES.search(said.inner_text()):
            break
    expect(said).to_contain_text(TAKES)
    player.calm()
    visitor.shot("traders-goods")
    visitor.axe()


def test_goods_and_who_leads_them_are_seen_and_said(stage: ServerProcess, visit: Visit) -> None:
    visitor = sit(stage, visit, "goods")
    page = visitor.page
    market = page.get_by_role("list", name="Goods").first
    expect(market.get_by_role("listitem")).to_have_count(3)
    expect(market).to_contain_text(re.compile(r"leads? with \d"))
    expect(market).to_contain_text("left")
    expect(page.locator(".players .goods").first).to_be_visible()
    supply = page.locator(".players .supply[aria-label*='Goods:']").first
    expect(supply).to_have_attribute("aria-label", re.compile(r"Goods: \d (wine|grain|cloth)"))


def test_the_second_part_is_asked_for_and_seen_by_all_by_touch(stage: ServerProcess, visit: Visit) -> None:
    visitor = sit(stage, visit, "double", PHONE, "dusk")
    page, player = visitor.page, TablePage(visitor)
    expect(page.locator("[data-prompt]")).to_contain_text("draw a second tile?")
    visitor.shot("traders-double-phone")
    visitor.axe()
    player.watch_for("plays a second tile")
    page.locator(".options label").filter(has_text="Draw the second tile").tap()
    now = player.settled()
    page.locator(".hands .primary").tap()
    player.moves_on(now)
    player.has_glimpsed()
    assert last_action(player) == "second-tile"
    expect(page.locator("[data-prompt]")).to_contain_text("second tile: place it")
    visitor.shot("traders-second-phone")


def test_a_builder_joins_a_meeple_and_leaves_the_supply_by_keyboard(stage: ServerProcess, visit: Visit) -> None:
    visitor = sit(stage, visit, "builder")
    page, player = visitor.page, TablePage(visitor)
    mine = page.locator(".players [aria-current=true]").get_attribute("data-seat")
    seat = page.locator(f".players [data-seat='{mine}'] .supply")
    expect(seat).to_have_attribute("aria-label", re.compile("Plus the builder"))
    builder = page.locator(".options label").filter(has_text="Builder").first
    builder.click()
    visitor.shot("traders-builder")
    visitor.axe()
    now = player.settled()
    page.keyboard.press("Enter")
    player.moves_on(now)
    assert last_action(player).startswith("builder ")
    expect(page.locator("image[href*='/builder-']").first).to_be_attached()
    expect(seat).not_to_have_attribute("aria-label", re.compile("Plus the builder"))


def test_a_pig_joins_a_farmer_by_touch(stage: ServerProcess, visit: Visit) -> None:
    visitor = sit(stage, visit, "pig", PHONE)
    page, player = visitor.page, TablePage(visitor)
    page.locator(".options label").filter(has_text="Pig").first.tap()
    player.calm()
    visitor.shot("traders-pig-phone")
    now = player.settled()
    page.locator(".hands .primary").tap()
    player.moves_on(now)
    assert last_action(player).startswith("pig ")
