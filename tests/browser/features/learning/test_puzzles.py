"""Puzzles: one that is solved by keyboard at a desk, one that is not by touch on a small phone."""

import re

import pytest
from playwright.sync_api import Page, expect

from bastide.puzzles import PUZZLES, Puzzle, begin
from tests.browser.fixtures.positions import position_words
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.pages.table_page import TablePage
from tests.browser.pages.visitor_page import Visit

SMALL = (360, 640)
MOST = 60
"""No position has so many places."""
CHOSEN = "[data-list=places] input:checked"


def easy_to_enter(puzzle: Puzzle) -> bool:
    """A solution with one figure, on a cell where the tile lies in one way."""
    places = [one.text for one in begin(puzzle).legal_actions()]
    cell = puzzle.best[0].split()[2]
    return len(puzzle.best) == 2 and puzzle.best[1] != "pass" and sum(f" {cell} " in one for one in places) == 1


PUZZLE = next(one for one in PUZZLES.values() if one.rules == "base+fields" and easy_to_enter(one))


def place(page: Page, cell: str, there: bool) -> None:
    """Choose this cell by keys, or any other."""
    page.locator("[data-ask=place]").wait_for()
    for _ in range(MOST):
        page.keyboard.press("n")
        if (page.locator(CHOSEN).get_attribute("value") == cell) == there:
            break
    page.keyboard.press("Enter")


def test_a_puzzle_that_is_solved(quick: ServerProcess, visit: Visit) -> None:
    visitor = visit(quick, still=True)
    page = visitor.go("/")
    page.get_by_role("link", name=re.compile("Puzzle of the day")).click()
    expect(page.get_by_role("button", name="Find the best turn")).to_be_visible()
    visitor.axe()
    visitor.go(f"/puzzle/{PUZZLE.id}")
    expect(page.locator(".coach")).to_contain_text("one turn is clearly the best")
    player, where = TablePage(visitor), PUZZLE.best[0].split()[2]
    turn = player.settled()
    place(page, where, there=True)
    player.moves_on(turn)
    assert player.asked() == "figure"
    page.locator(f"input[name=offer][value='{PUZZLE.best[1]}']").check(force=True)
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="That’s the best turn")).to_be_visible()
    expect(page.get_by_role("heading", name="Why it is good")).to_be_visible()
    expect(page.get_by_text(re.compile(r"Your rating: 15\d\d · streak: 1"))).to_be_visible()
    visitor.axe()
    page.get_by_role("button", name="Next puzzle").click()
    expect(page.locator(".coach")).to_contain_text("one turn is clearly the best")
    visitor.go("/puzzle")
    expect(page.get_by_text("1 of 1")).to_be_visible()


def miss(player: TablePage, where: str) -> None:
    """A turn elsewhere, without a figure."""
    page = player.page
    page.locator("[data-ask=place]").wait_for()
    turn = player.settled()
    place(page, where, there=False)
    player.moves_on(turn)
    page.locator("[data-ask=pick], [data-ask=end]").first.wait_for()
    if page.locator("[data-ask=pick]").count():
        page.get_by_role("button", name="None").tap()
        page.locator("[data-part=commit]").tap()


@pytest.mark.long
def test_a_puzzle_that_is_not_solved(quick: ServerProcess, visit: Visit) -> None:
    visitor = visit(quick, size=SMALL, theme="dusk", touch=True, still=True)
    page = visitor.go(f"/puzzle/{PUZZLE.id}")
    player, where = TablePage(visitor), PUZZLE.best[0].split()[2]
    miss(player, where)
    expect(page.get_by_role("heading", name="There is a better turn")).to_be_visible()
    visitor.axe()
    expect(page.get_by_role("heading", name="Why it is good")).to_have_count(0)
    page.get_by_role("button", name="Start over").tap()
    miss(player, where)
    expect(page.locator("path.wanted")).to_have_count(0)
    page.get_by_role("button", name="Show the best turn").tap()
    expect(page.get_by_role("heading", name="Why it is good")).to_be_visible()
    expect(page.locator("path.wanted")).to_have_count(1)
    x, y = map(int, where.split(","))
    expect(page.get_by_role("log", name="Read aloud")).to_contain_text(f"This is the best turn. {position_words(x, y)}")
    expect(page.locator(".coach")).to_contain_text("This is the best turn")
    assert all(f'"{action}"' in line for action, line in zip(PUZZLE.best, player.record()[-2:], strict=True))
    visitor.axe()
    visitor.go("/puzzle")
    expect(page.get_by_text("0 of 1")).to_be_visible()
