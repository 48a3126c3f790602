"""Arrows through the page: signs, one more figure, the portal, the extra turn."""

import re

import pytest
from playwright.sync_api import expect

from bastide.server.tables.table import Table
from tests.browser.conftest import Visit
from tests.browser.fixtures.scenes import last_action, many, offered, scene, sit
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.fixtures.settled import touch_at
from tests.browser.pages.table_page import TablePage
from tests.browser.pages.visitor_page import PHONE

BOX = "base+fields+river+abbot+arrows"
PORTALS = 30


def scenes() -> list[Table]:
    """A table at each decision that the tests want."""
    return [
        scene("scene-portal", BOX, many("portal", PORTALS)),
        scene("scene-portal-keys", BOX, many("portal", PORTALS)),
        scene("scene-reinforce", BOX, many("reinforce", 2)),
        scene("scene-sign", "base+arrows", offered("activate")),
        scene("scene-sign-keys", "base+arrows", offered("activate")),
        scene("scene-extra", BOX, offered("again")),
    ]


def test_a_portal_is_used_by_pointing_at_the_map(stage: ServerProcess, visit: Visit) -> None:
    visitor = sit(stage, visit, "portal", PHONE, "dusk")
    page, player = visitor.page, TablePage(visitor)
    player.calm()
    expect(page.locator(".count")).to_have_text(re.compile("^[0-9]+ choices$"))
    assert page.locator("[data-dot]").count() >= PORTALS
    dot = next(one for one in page.locator("[data-dot^='portal']").all() if player.middle_of(one) is not None)
    page.mouse.move(120, 300)
    page.mouse.down()
    page.mouse.move(150, 280, steps=4)  # the map is dragged, and nothing is chosen by it
    page.mouse.up()
    player.calm()
    wanted = dot.get_attribute("data-dot")
    middle = player.middle_of(dot)
    assert middle is not None
    touch_at(page, *middle)
    visitor.shot("portal-phone")
    visitor.axe()
    now = player.settled()
    page.locator(".hands .primary").tap()
    player.moves_on(now)
    assert last_action(player) == wanted


@pytest.mark.long
def test_a_portal_is_used_by_the_list_alone(stage: ServerProcess, visit: Visit) -> None:
    visitor = sit(stage, visit, "portal-keys")
    page, player = visitor.page, TablePage(visitor)
    offers = page.locator(".options [name=offer]")
    offers.first.wait_for(state="attached")
    names = [row.get_attribute("aria-label") for row in offers.all()]
    assert len(set(names)) == len(names) > 9, "every row has a name of its own"
    page.get_by_role("radio", name="Field", exact=True).focus()
    page.keyboard.press(" ")
    rows = page.get_by_role("radio", name=re.compile("Farmer"))
    assert rows.count() == offers.count()
    rows.last.focus()
    page.keyboard.press(" ")
    expect(rows.last).to_have_accessible_name(re.compile(r"Start|\d+ (left|right|up|down)\b.* from the start"))
    visitor.shot("portal-list")
    visitor.axe()
    now = player.settled()
    page.keyboard.press("Enter")
    player.moves_on(now)
    assert last_action(player).startswith("portal meeple field ")


@pytest.mark.long
def test_one_more_figure_is_added_where_one_stands(stage: ServerProcess, visit: Visit) -> None:
    visitor = sit(stage, visit, "reinforce")
    page, player = visitor.page, TablePage(visitor)
    expect(page.get_by_text(": place a meeple, or reinforce one?")).to_be_visible()
    player.calm()
    visitor.shot("reinforce")
    visitor.axe()
    rows = page.get_by_role("radio").all()
    number = next(n for n, row in enumerate(rows, 1) if "Add a" in row.locator("xpath=..").inner_text())
    page.keyboard.press(str(number))
    now = player.settled()
    page.keyboard.press("Enter")
    player.moves_on(now)
    assert last_action(player).startswith("reinforce meeple ")


def test_one_of_two_signs_is_chosen(stage: ServerProcess, visit: Visit) -> None:
    visitor = sit(stage, visit, "sign")
    page, player = visitor.page, TablePage(visitor)
    expect(page.get_by_text(": which symbol?")).to_be_visible()
    pictures = page.locator(".options img")
    expect(pictures).to_have_count(page.get_by_role("radio").count())
    visitor.shot("sign")
    visitor.axe()
    page.keyboard.press("2")
    now = player.settled()
    page.keyboard.press("Enter")
    player.moves_on(now)
    assert last_action(player).startswith("activate ")


def test_what_must_be_chosen_cannot_be_declined_by_key(stage: ServerProcess, visit: Visit) -> None:
    visitor = sit(stage, visit, "sign-keys")
    page, player = visitor.page, TablePage(visitor)
    now = player.settled()
    page.keyboard.press("p")
    expect(page.get_by_text("You have to choose something here.").first).to_be_visible()
    visitor.axe()
    player.by_keyboard(player.asked(), turn=3)
    player.moves_on(now)
    assert last_action(player).startswith("activate ")


def test_an_extra_turn_is_seen_by_everybody(stage: ServerProcess, visit: Visit) -> None:
    visitor, guest = sit(stage, visit, "extra"), visit(stage, PHONE)
    guest.go("/t/scene-extra")
    guest.page.locator("[data-ask]").wait_for()
    page, player = visitor.page, TablePage(visitor)
    expect(page.get_by_text(": another turn?")).to_be_visible()
    visitor.axe()
    now = player.settled()
    everybody = (player, TablePage(guest))
    for one in everybody:
        one.watch_for("takes another turn")
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    for one in everybody:
        one.has_glimpsed()
    player.moves_on(now)
    visitor.shot("extra-turn")
    guest.shot("extra-turn-phone")
    expect(page.get_by_text("once more: place the tile")).to_be_visible()
    expect(guest.page.locator("[aria-current='true']").get_by_text("again")).to_be_visible()
    player.page.keyboard.press("l")
    expect(page.get_by_role("region", name="All turns").get_by_text("takes another turn")).to_be_visible()
    visitor.axe()
