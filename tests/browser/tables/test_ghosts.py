"""Ghosts beside figures through the page: mist that grows and breaks, whose figure gets a ghost, guards, a cemetery."""

import re

import pytest
from playwright.sync_api import expect

from bastide import Game
from bastide.server.tables.table import Table
from tests.browser.conftest import Visit
from tests.browser.fixtures.scenes import last_action, offered, scene, sit
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.pages.setup_page import open_more
from tests.browser.pages.table_page import TablePage
from tests.browser.pages.visitor_page import PHONE

RULES = "base+fields+ghosts"
PLACES = 12
"""Presses of N and R within which the place is found."""


def both_ghosts(game: Game) -> bool:
    """True where a tile can make mist grow and break, with several figures to choose from each time."""
    for place in game.legal_actions()[:PLACES]:
        game.push(place)
        asked = several(game, "thicken")
        if asked:
            game.push(game.legal_actions()[0])
            asked = several(game, "disperse")
            game.pop()
        game.pop()
        if asked:
            return True
    return False


def several(game: Game, step: str) -> bool:
    """True where this is asked, with something to choose."""
    decision = game.decision
    return decision is not None and decision.step == step and len(game.legal_actions()) > 1


def gains(game: Game) -> bool:
    """True where passing completes a cemetery."""
    game.push("pass")
    found = any(event.kind == "guard-gained" for event in game.events)
    game.pop()
    return found


def digging(game: Game, texts: list[str]) -> list[str]:
    """Figures on cemeteries, and tiles around them."""
    graves = [(one["x"], one["y"]) for one in game.view_for(None)["figures"] if one["role"] == "gravedigger"]
    liked = []
    for text in texts:
        cell = re.search(r" (-?\d+),(-?\d+) ", text)
        x, y = (int(cell[1]), int(cell[2])) if cell else (0, 0)
        near = any(max(abs(x - gx), abs(y - gy)) == 1 for gx, gy in graves)
        if (text.startswith("place") and near) or "cemetery" in text:
            liked.append(text)
    return liked


def scenes() -> list[Table]:
    """A table at each decision that the tests want."""
    return [
        scene("scene-mist", RULES, offered("place"), leads=both_ghosts),
        scene("scene-guard", RULES, offered("meeple cemetery", "guard cemetery", "pass")),
        scene("scene-grave", RULES, offered("pass"), leads=gains, taste=digging),
    ]


@pytest.mark.long
def test_mist_grows_and_breaks_and_the_victims_are_chosen_by_keyboard(stage: ServerProcess, visit: Visit) -> None:
    visitor = sit(stage, visit, "mist")
    page, player = visitor.page, TablePage(visitor)
    said = page.locator(".follows")
    for press in range(2 * PLACES):
        page.keyboard.press("r" if press % 2 else "n")
        if said.count() and "mist grows" in said.inner_text() and "mist clears" in said.inner_text():
            break
    expect(said).to_contain_text("choose an opponent’s meeple")
    expect(said).to_contain_text("choose your own meeple")
    left = int(page.locator("[aria-labelledby=ghost-bank] .num").inner_text())
    visitor.shot("ghosts-place")
    visitor.axe()
    for question, number in (("which opponent gets a ghost?", "2"), ("which of their meeples gets the ghost?", "1")):
        now = player.settled()
        page.keyboard.press("Enter")
        player.moves_on(now)
        expect(page.locator(".prompt").get_by_text(question)).to_be_visible()
        names = [row.inner_text() for row in page.locator(".options label").all()]
        assert len(set(names)) == len(names) > 1, "every figure has a name of its own"
        page.keyboard.press(number)
        expect(page.locator(".options .on")).to_contain_text(re.compile("Haunt|Scare"))
        player.calm()
        visitor.shot(f"ghosts-victim-{number}")
        visitor.axe()
    now = player.settled()
    page.keyboard.press("Enter")
    player.moves_on(now)
    done = [line for line in player.record() if '"spook ' in line]
    assert len(done) >= 2
    assert int(page.locator("[aria-labelledby=ghost-bank] .num").inner_text()) != left
    assert page.locator("[data-over]").count() > 0
    page.keyboard.press("l")
    expect(page.get_by_role("region", name="All turns").get_by_text("sent a ghost to").first).to_be_visible()
    expect(page.get_by_role("gridcell", name=re.compile("With [12] ghosts?")).first).to_be_attached()


def test_a_guard_digs_by_touch(stage: ServerProcess, visit: Visit) -> None:
    visitor = sit(stage, visit, "guard", PHONE, "dusk")
    page, player = visitor.page, TablePage(visitor)
    expect(page.get_by_role("img", name=re.compile("ghosts? of 15"))).to_be_visible()
    page.get_by_role("button", name=re.compile("Ben: .* guards?, 3 in the stock")).wait_for()
    page.locator(".options label", has_text="Gravedigger").tap()
    page.locator(".row.on .variants").get_by_role("radio", name="Guard").locator("xpath=..").tap()
    player.calm()
    visitor.shot("ghosts-guard-phone")
    visitor.axe()
    now = player.settled()
    page.locator(".hands .primary").tap()
    player.moves_on(now)
    assert last_action(player).startswith("guard cemetery")
    expect(page.locator("image[href*='guard-gravedigger']").first).to_be_attached()


def test_a_finished_cemetery_brings_a_guard(stage: ServerProcess, visit: Visit) -> None:
    visitor = sit(stage, visit, "grave")
    page, player = visitor.page, TablePage(visitor)
    page.keyboard.press("p")
    expect(page.locator(".follows").get_by_text("takes a guard from the stock")).to_be_visible()
    player.calm()
    visitor.shot("ghosts-cemetery")
    now = player.settled()
    page.keyboard.press("Enter")
    player.moves_on(now)
    expect(page.locator(".sidebar").get_by_text("took a guard from the stock")).to_be_visible()
    expect(page.locator(".players").locator(".stock", has_text="2")).to_be_visible()
    visitor.axe()


def test_the_parts_are_switched_one_by_one(stage: ServerProcess, visit: Visit) -> None:
    visitor = visit(stage)
    page = visitor.go("/new?device")
    page.get_by_text("Mist, castles and cemeteries.").click()
    open_more(page)
    switches = {name: page.get_by_role("switch", name=name) for name in ("Mist and ghosts", "Cemeteries", "Castles")}
    for switch in switches.values():
        expect(switch).to_be_checked()
    expect(page.get_by_text("Base game with Fields and Ghosts, Castles & Cemeteries")).to_be_visible()
    expect(page.get_by_text("2 seats · 132 tiles")).to_be_visible()
    visitor.shot("setup-ghosts")
    visitor.axe()
    switches["Mist and ghosts"].click()
    expect(switches["Castles"]).not_to_be_checked()
    expect(page.get_by_text("Base game with Fields and Cemeteries")).to_be_visible()
    switches["Cemeteries"].click()
    expect(page.get_by_text("2 seats · 72 tiles")).to_be_visible()
    switches["Castles"].click()
    page.get_by_role("switch", name="Abbot").click()
    expect(page.get_by_text("Base game with Fields, Abbot, Mist and ghosts, and Castles")).to_be_visible()
    page.get_by_role("button", name="Sit down").click()
    page.get_by_role("grid", name="Board").wait_for()
    assert '"rules":"base+fields+abbot+mist+castles"' in TablePage(visitor).record()[0]
