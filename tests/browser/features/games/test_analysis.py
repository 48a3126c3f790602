"""A finished game is looked at closely: from its result by keyboard alone, from My games and the replay by touch."""

import re

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from bastide.server.tables.table import Table
from scripts.gallery.tables import bot_game
from tests.browser.fixtures.scenes import take_seat
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.pages.visitor_page import PHONE, Visit

TABLE = "scene-judged"
SMALL = (360, 640)
TURN = re.compile(r"\?analysis=(\d+)$")


def scenes() -> list[Table]:
    """A game in which both sides lost something."""
    return [bot_game(TABLE, "base+fields", ("Anna", "Jana"), ("gaspard", "pauline"))]


def turn_of(page: Page) -> int:
    """The turn that the address names."""
    found = TURN.search(page.url)
    assert found, page.url
    return int(found[1])


def sides(part: Locator) -> tuple[float, float]:
    """From where to where it reaches across the page."""
    box = part.bounding_box()
    assert box
    return box["x"], box["x"] + box["width"]


def landmarks(page: Page) -> list[str]:
    """What stands on the map beside tiles and figures."""
    expect(page.locator("[data-landmark]").first).to_be_visible()
    return sorted(page.locator("[data-landmark]").evaluate_all("all => all.map((one) => one.dataset.landmark)"))


@pytest.mark.long
def test_from_the_result_by_keyboard_alone(stage: ServerProcess, visit: Visit) -> None:
    visitor = visit(stage, still=True)
    take_seat(visitor)
    page = visitor.go(f"/t/{TABLE}")
    page.evaluate("addEventListener('pointerdown', () => { window.touched = true; }, true)")
    way = page.get_by_role("link", name="Analyse")
    way.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Luck and choices")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    parts = [int(text.replace("−", "-")) for text in page.locator(".parts dd").all_inner_texts()]
    won = re.search(r"[Ww]on by (\d+) point", page.locator(".said").inner_text())
    assert won
    assert sum(parts) == int(won[1])
    visitor.axe()
    page.keyboard.press("n")
    expect(page.locator("#turn-title")).to_be_focused()
    first = turn_of(page)
    page.keyboard.press("n")
    assert turn_of(page) > first
    said = page.get_by_role("log", name="Read aloud")
    expect(said).to_contain_text(re.compile(rf"Turn {turn_of(page)} · .*cost \d+ point"))
    better = page.get_by_role("button", name="Better", exact=True)
    expect(better).to_be_enabled()
    page.keyboard.press("b")
    expect(better).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_text(re.compile(r"Better by about \d+ point"))).to_be_visible()
    expect(said).to_contain_text(re.compile(r"The map shows the better turn\. \d+ (left|right|up|down)"))
    visitor.axe()
    page.keyboard.press("Shift+N")
    assert turn_of(page) == first
    page.keyboard.press("ArrowRight")
    assert turn_of(page) == first + 1
    page.keyboard.press("End")
    assert turn_of(page) == 71
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", name="Luck and choices")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("link", name="Analyse")).to_be_visible()
    assert not page.evaluate("window.touched ?? false"), "no pointer was used"


def test_from_my_games_and_from_the_replay_by_touch(stage: ServerProcess, visit: Visit) -> None:
    visitor = visit(stage, PHONE, "dusk", still=True)
    take_seat(visitor)
    page = visitor.go("/games")
    game = page.locator(".game", has=page.locator(f"a[href*='{TABLE}']"))
    game.get_by_role("button").last.tap()
    page.get_by_role("dialog").get_by_role("link", name="Analyse").tap()
    expect(page.get_by_role("heading", name="Costly turns")).to_be_visible()
    page.locator("ol button").first.tap()
    expect(page.locator("#turn-title")).to_be_visible()
    worst = turn_of(page)
    see = page.get_by_role("button", name="There was a better turn: show it")
    expect(see).to_be_enabled()
    see.tap()
    reason = page.locator("h3 + ul button").first
    reason.tap()
    expect(reason).to_have_attribute("aria-pressed", "true")
    visitor.axe()
    page.get_by_role("button", name="One turn forward").tap()
    assert turn_of(page) == worst + 1
    page.get_by_role("link", name="Replay").tap()
    expect(page.get_by_role("heading", name=f"Turn {worst + 1} of 71")).to_be_visible()
    page.get_by_role("link", name="Analyse").tap()
    expect(page.locator("#turn-title, .verdict h2").first).to_be_visible()
    page.reload()
    expect(page.locator("#turn-title, .verdict h2").first).to_be_visible()
    page.get_by_role("button", name="The whole game").tap()
    page.get_by_role("slider").press("End")
    expect(page).to_have_url(re.compile("analysis=71$"))
    stood = landmarks(page)
    page.reload()
    assert landmarks(page) == stood, "another map of the same table"


@pytest.mark.long
def test_whoever_looks_at_a_turn_keeps_his_place(stage: ServerProcess, visit: Visit) -> None:
    visitor = visit(stage, SMALL, still=True, touch=True)
    take_seat(visitor)
    page = visitor.go(f"/t/{TABLE}?analysis")
    whose = page.get_by_role("combobox", name="Whose turns")
    whose.select_option("")
    page.get_by_role("button", name=re.compile(r"Show all \d+")).tap()
    costly = page.locator("ol:not(.sr) button")
    shown = costly.count()
    expect(costly.nth(7)).to_contain_text("Better turn: ")
    costly.nth(7).tap()
    see = page.get_by_role("button", name="There was a better turn: show it")
    expect(see).to_be_enabled()
    see.tap()
    expect(page.get_by_role("button", name="Better", exact=True)).to_be_focused()
    page.get_by_role("button", name="Next costly turn").tap()
    expect(page.locator("#turn-title")).to_be_in_viewport(ratio=1)
    page.go_back()
    expect(whose).to_have_value("")
    expect(costly).to_have_count(shown)
    expect(page.locator("[aria-current=true]")).to_be_in_viewport(ratio=1)


def test_a_closer_look_is_told_of_once(stage: ServerProcess, visit: Visit) -> None:
    visitor = visit(stage, still=True)
    take_seat(visitor)
    page = visitor.page
    steps = iter(range(1, 1000))

    def made(route: Route) -> None:
        route.fulfill(status=202, json={"state": "waiting", "done": next(steps), "of": 999})

    page.route("**/analysis?depth=2", made)
    visitor.go(f"/t/{TABLE}?analysis")
    page.get_by_role("button", name="Analyse deeper").press("Enter")
    expect(page.get_by_role("region", name="Depth")).to_be_focused()
    expect(page.get_by_text("3 of 999 steps.")).to_be_visible()
    assert visitor.page.get_by_role("log", name="Read aloud").inner_text().count("Analysing deeper") == 1
    bars = [sides(one) for one in page.locator(".verdict .bar").all()]
    assert len(bars) == 4
    assert len(set(bars)) == 1, "zero lines stand below each other"
    left, right = sides(page.locator(".lines .flag"))
    ticks = [sides(one) for one in page.locator(".lines .tick").all()]
    assert len(ticks) > 3
    assert all(end < left or begin > right for begin, end in ticks), "numbers of the curve stand apart"
