"""Puzzles from a game of one's own: from the list by touch on a phone, from the analysis by keyboard at a desk."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from bastide.server.tables.table import Table
from scripts.gallery.tables import bot_game
from tests.browser.fixtures.api_requests import get, post
from tests.browser.fixtures.scenes import take_seat
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.fixtures.settled import wait_until
from tests.browser.pages.table_page import TablePage
from tests.browser.pages.visitor_page import PHONE, Visit, Visitor

TABLE = "scene-own-puzzles"
MOST = 60
CHOSEN = "[data-list=places] input:checked"


def scenes() -> list[Table]:
    """A game in which somebody overlooked much."""
    return [bot_game(TABLE, "base+fields", ("Anna", "Jana"), ("pauline", "gaspard"))]


def analysed(visitor: Visitor) -> list[dict[str, Any]]:
    """The puzzles of the game, once it has been analysed."""
    request = visitor.page.request

    def ready() -> bool:
        return bool(post(request, f"/api/tables/{TABLE}/analysis").status == 200)

    wait_until(visitor.page, ready, "the game is not analysed", poll_ms=500)
    told: list[dict[str, Any]] = get(request, f"/api/puzzles/own?table={TABLE}").json()["puzzles"]
    return told


def decisions(visitor: Visitor) -> dict[int, dict[str, Any]]:
    """The analysis by the turns of the first seat."""
    told = get(visitor.page.request, f"/api/tables/{TABLE}/analysis").json()["decisions"]
    return {one["turn"]: one for one in told if one["seat"] == 0}


def play(visitor: Visitor, actions: list[str]) -> None:
    """Make this turn by its names: a place, and a figure or none."""
    page, player = visitor.page, TablePage(visitor)
    _, _, cell, rotation = actions[0].split()
    page.locator("[data-ask=place]").wait_for()
    turn = player.settled()
    for _ in range(MOST):
        page.keyboard.press("n")
        if page.locator(CHOSEN).get_attribute("value") == cell:
            break
    for _ in range(4):
        if turned(page, rotation):
            break
        page.keyboard.press("r")
    page.keyboard.press("Enter")
    player.moves_on(turn)
    page.locator("[data-ask=pick], section.end").first.wait_for()
    if page.locator("section.end").count():
        return
    if actions[1] == "pass":
        page.keyboard.press("p")
    else:
        page.locator(f"input[name=offer][value='{actions[1]}']").check(force=True)
    page.keyboard.press("Enter")


def turned(page: Page, rotation: str) -> bool:
    """Whether the tile in hand lies like that: its picture says so."""
    return page.locator(f"[data-part=tile] img[src*='-{rotation}-']").count() > 0


def listed(page: Page) -> Any:
    return page.locator("section", has=page.locator("#own")).locator("li button")


def show_all(page: Page) -> None:
    """The whole list: a long one is folded, and what was tried comes last."""
    expect(listed(page).first).to_be_visible()
    more = page.get_by_role("button", name=re.compile("^Show all"))
    if more.count():
        more.click()


def test_a_list_without_any_says_how_they_come(stage: ServerProcess, visit: Visit) -> None:
    visitor = visit(stage, PHONE, "dusk", still=True, touch=True)
    page = visitor.go("/puzzle")
    expect(page.get_by_text("None yet. Finish a game")).to_be_visible()
    visitor.axe()
    page.get_by_role("link", name="My games").tap()
    expect(page.get_by_role("heading", name="My games", level=1)).to_be_visible()


def test_a_puzzle_of_the_list_is_tried_by_touch(stage: ServerProcess, visit: Visit) -> None:
    visitor = visit(stage, PHONE, still=True, touch=True)
    take_seat(visitor)
    puzzles = analysed(visitor)
    assert puzzles
    page = visitor.go("/puzzle")
    show_all(page)
    row = listed(page).filter(has_text=f"Turn {puzzles[0]['turn']} cost about").first
    expect(row).to_contain_text("Friday evening")
    visitor.axe()
    row.tap()
    expect(page.locator(".coach")).to_contain_text("one turn is clearly the best")
    play(visitor, decisions(visitor)[puzzles[0]["turn"]]["played"]["actions"])
    expect(page.get_by_role("heading", name="There is a better turn")).to_be_visible()
    verdict = page.locator("section.end p").first
    expect(verdict).to_have_text(re.compile(r"^That is what you played in the game. It costs about \d+ points?.$"))
    page.get_by_role("button", name="Show the best turn").tap()
    expect(page.get_by_role("heading", name="Why it is good")).to_be_visible()
    expect(page.get_by_text("Your rating")).to_have_count(0)
    visitor.axe()
    page.get_by_role("link", name="Show it in the game").tap()
    page.wait_for_url(re.compile(rf"{TABLE}\?analysis={puzzles[0]['turn']}$"))
    visitor.go("/puzzle")
    show_all(page)
    expect(listed(page).filter(has_text=f"Turn {puzzles[0]['turn']} ")).to_contain_text("Not yet")
    expect(page.get_by_text("0 of 0")).to_be_visible()


@pytest.mark.long
def test_a_turn_of_the_analysis_is_solved_by_keyboard(stage: ServerProcess, visit: Visit) -> None:
    visitor = visit(stage, still=True)
    take_seat(visitor)
    puzzle = analysed(visitor)[-1]
    page = visitor.go(f"/t/{TABLE}?analysis={puzzle['turn']}")
    way = page.get_by_role("button", name="Try it as a puzzle")
    way.focus()
    page.keyboard.press("Enter")
    play(visitor, decisions(visitor)[puzzle["turn"]]["best"]["actions"])
    expect(page.get_by_role("heading", name="That’s the best turn")).to_be_visible()
    visitor.axe()
    visitor.go("/puzzle")
    show_all(page)
    expect(listed(page).filter(has_text=f"Turn {puzzle['turn']} ")).to_contain_text("Solved")
