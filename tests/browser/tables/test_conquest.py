"""The fortress through the page: a sign that attacks, figures that go, a wall that is manned, six players."""

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

RULES = "base+abbot+conquest"


def costs(game: Game) -> bool:
    """True where an attack pays somebody and lets somebody choose whom he loses."""
    for action in game.legal_actions():
        game.push(action)
        paid = any(event.kind == "scored" for event in game.events)
        asked = game.decision is not None and game.decision.step == "flee"
        game.pop()
        if paid and asked:
            return True
    return False


def fills(game: Game) -> bool:
    """True where the meeple takes the last space of its wall."""
    game.push(game.legal_actions()[0])
    found = any(event.kind == "counterattack" for event in game.events)
    game.pop()
    return found


def manning(_: Game, texts: list[str]) -> list[str]:
    """Whoever may man a wall does."""
    return [text for text in texts if text.startswith(("man ", "farm "))]


def scenes() -> list[Table]:
    """A table at each decision that the tests want."""
    return [
        scene("scene-siege", RULES, offered("besiege"), leads=costs, taste=manning),
        scene("scene-wall", RULES, offered("man"), leads=fills, taste=manning),
        scene("scene-farm", RULES + "+fields", offered("farm"), taste=manning),
    ]


@pytest.mark.long
def test_a_sign_attacks_and_a_figure_goes_by_keyboard(stage: ServerProcess, visit: Visit) -> None:
    visitor = sit(stage, visit, "siege")
    page, player = visitor.page, TablePage(visitor)
    expect(page.locator(".prompt")).to_contain_text("which wall?")
    expect(page.locator(".signs")).to_contain_text("any wall")
    said = page.locator(".follows")
    for number in "123":
        page.keyboard.press(number)
        if "must give up a meeple" in said.inner_text():
            break
    expect(said).to_contain_text("An attack empties")
    expect(said.locator(".gains b").first).to_have_text(re.compile(r"\+\d"))
    player.calm()
    visitor.shot("conquest-besiege")
    visitor.axe()
    now = player.settled()
    page.keyboard.press("Enter")
    player.moves_on(now)
    expect(page.locator(".signs")).to_contain_text("Attack on the")
    expect(page.locator("[data-drawn-by]")).to_have_count(0)
    expect(page.locator(".prompt")).to_contain_text("which meeple has to go?")
    names = [row.inner_text() for row in page.locator(".options label").all()]
    assert len(set(names)) == len(names) > 1, "every figure has a name of its own"
    page.keyboard.press("2")
    player.calm()
    visitor.shot("conquest-flee")
    now = player.settled()
    page.keyboard.press("Enter")
    player.moves_on(now)
    assert last_action(player).startswith("flee meeple")
    page.keyboard.press("l")
    turns = page.get_by_role("region", name="All turns")
    expect(turns.get_by_text("lost a meeple in the attack").first).to_be_visible()
    expect(turns.get_by_text(re.compile(": attack")).first).to_be_visible()


def test_a_wall_is_manned_and_counterattacks_by_keyboard(stage: ServerProcess, visit: Visit) -> None:
    visitor = sit(stage, visit, "wall")
    page, player = visitor.page, TablePage(visitor)
    page.keyboard.press("1")
    expect(page.locator(".options .on")).to_contain_text("the last space: counterattack")
    expect(page.locator(".follows")).to_contain_text("counterattack, and all go home")
    gains = [int(gain.inner_text()) for gain in page.locator(".gains b").all()]
    before = sum(int(told.inner_text()) for told in page.locator(".cells .num").all())
    player.calm()
    visitor.shot("conquest-man")
    visitor.axe()
    now = player.settled()
    page.keyboard.press("Enter")
    player.moves_on(now)
    assert last_action(player).startswith("man ")
    expect(page.locator("[data-wall] .few")).to_have_count(0)
    after = sum(int(told.inner_text()) for told in page.locator(".cells .num").all())
    assert after - before >= sum(gains) > 0
    page.keyboard.press("l")
    turns = page.get_by_role("region", name="All turns")
    expect(turns.get_by_text(re.compile(": counterattack")).first).to_be_visible()
    page.keyboard.press("b")
    expect(page.get_by_role("region", name="Walls of the fortress").first).to_be_visible()
    expect(page.get_by_role("gridcell", name=re.compile("Knights’ wall: ")).first).to_be_attached()


@pytest.mark.long
def test_a_farmer_brings_a_meeple_by_touch(stage: ServerProcess, visit: Visit) -> None:
    visitor = sit(stage, visit, "farm", PHONE, "dusk")
    page, player = visitor.page, TablePage(visitor)
    page.get_by_role("button", name=re.compile("Monks’ wall: ")).tap()
    expect(page.get_by_role("heading", name="Walls of the fortress")).to_be_visible()
    visitor.axe()
    page.locator("[data-wall=monks] .camp.open").tap()
    page.get_by_role("button", name="Close").tap()
    expect(page.locator(".options .on")).to_contain_text("Farmer: monks")
    player.calm()
    visitor.shot("conquest-farm-phone")
    now = player.settled()
    page.locator(".hands .primary").tap()
    player.moves_on(now)
    assert last_action(player) == "farm monks"


def test_six_sit_down_where_the_rules_let_them(stage: ServerProcess, visit: Visit) -> None:
    visitor = visit(stage)
    page = visitor.go("/new?friends")
    page.get_by_text("Defend the walls. Up to six players.").click()
    for _ in range(4):
        page.get_by_role("button", name="Add a seat").click()
    expect(page.get_by_role("button", name="Add a seat")).to_have_count(0)
    expect(page.get_by_text("6 seats · 91 tiles")).to_be_visible()
    open_more(page)
    page.get_by_role("switch", name="Cemeteries").click()
    expect(page.get_by_text("6 seats · 91 tiles")).to_have_count(0)  # those of the ghosts as well
    expect(page.get_by_text("6 seats")).to_be_visible()
    expect(page.locator(".refused")).to_have_count(0)
    visitor.shot("setup-conquest")
    visitor.axe()
    page.get_by_role("switch", name="Cemeteries").click()
    expect(page.get_by_text("6 seats · 91 tiles")).to_be_visible()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="Seats")).to_be_visible()
    expect(page.locator("[src*='pink']").first).to_be_attached()
    visitor.shot("lobby-six")
