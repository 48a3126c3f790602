"""Advice at the table: the best turns by keyboard and by touch, seen on the map and played. A note by touch after a
turn that was not the best. A table without them has neither."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from bastide.server.tables.table import Table
from tests.browser.fixtures.positions import read_position
from tests.browser.fixtures.scenes import offered, scene, sit
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.fixtures.settled import wait_until_settled
from tests.browser.pages.lesson_page import LessonPage
from tests.browser.pages.table_page import TablePage
from tests.browser.pages.visitor_page import DESKTOP, Visit, Visitor

SMALL = (360, 640)
LAST = 8


def scenes() -> list[Table]:
    """Tables with and without advice, at a place with a figure to follow."""
    both: dict[str, Any] = {"advice": ["hint", "notes"], "without": ["forecast"]}
    return [
        scene("scene-hint", "base+fields", offered("place"), leads=lambda game: len(game.actions) > 40, **both),
        scene("scene-second", "base+fields", offered("place"), leads=lambda game: len(game.actions) > 40, **both),
        scene("scene-note", "base+fields", offered("place"), leads=lambda game: len(game.actions) > 40, **both),
        scene(
            "scene-team",
            "mists",
            offered("place"),
            leads=lambda game: len(game.actions) > 16,
            advice=["hint", "notes"],
            house={"level": 1},
        ),
        scene("scene-overtaken", "base+fields", offered("place"), leads=lambda game: len(game.actions) > 40, **both),
        scene("scene-silent", "base+fields", offered("place")),
    ]


def test_the_best_three_turns_by_keyboard(stage: ServerProcess, visit: Visit) -> None:
    visitor = sit(stage, visit, "hint", still=True)
    page, player = visitor.page, TablePage(visitor)
    card, turns = card_of(page), turns_of(page)
    page.keyboard.press("q")
    expect(card).to_contain_text("Anselme suggests:")
    expect(turns).to_have_count(3)
    expect(turns.first).to_be_checked()
    expect(page.get_by_role("log", name="Read aloud")).to_contain_text(
        re.compile(r"Number 1: \d+ (left|right|up|down).* best\. .*Number 2: .*Number 3: .*Expected lead")
    )
    names = [label.inner_text() for label in card.locator("label").all()]
    assert len(set(names)) == 3
    assert "best" in names[0]
    assert all(re.search(r"points less|just as good", name) for name in names[1:])
    assert "Row" not in " ".join(names)
    assert page.locator("path.wanted").count() == 1, "the place is marked on the map"
    visitor.shot("hint-turns")
    visitor.axe()
    page.keyboard.press("3")
    expect(turns.nth(2)).to_be_checked()
    turns.nth(2).focus()
    page.keyboard.press("ArrowUp")
    expect(turns.nth(1)).to_be_checked()
    page.keyboard.press("1")
    expect(turns.first).to_be_checked()
    x, y = read_position(names[0].split("\n", 1)[1])
    page.keyboard.press("1")
    for _ in range(LAST):
        expect(page.locator("[data-part=commit]")).to_be_focused()
        turn = player.settled()
        page.keyboard.press("Enter")
        player.moves_on(turn)
        if not card.count():
            break
        page.locator("[data-part=use-hint]").press("Enter")
    expect(card).to_have_count(0)
    page.keyboard.press("l")
    expect(page.get_by_text("Anna took a hint").first).to_be_visible()
    assert [line for line in player.record() if '"seat":0' in line and f" {x},{y} " in line], "the best turn was played"


@pytest.mark.long
@pytest.mark.parametrize("size", [SMALL, DESKTOP])
def test_the_second_turn_by_touch(stage: ServerProcess, visit: Visit, size: tuple[int, int]) -> None:
    visitor = sit(stage, visit, "second", size=size, theme="dusk", still=True, touch=True)
    page = visitor.page
    page.keyboard.press("q")
    turns = turns_of(page)
    expect(turns).to_have_count(3)
    wait_until_settled(page)
    texts = page.locator("[data-rank] text").all_text_contents()
    assert {"1", "best"} <= set(texts), "ranks and values are on the map"
    card_of(page).locator("label").nth(1).tap()
    expect(turns.nth(1)).to_be_checked()
    wait_until_settled(page)
    assert LessonPage(page).uncovered(), "the place of the second turn is not seen"
    expect(page.locator("[data-rank].on")).to_have_attribute("data-rank", "2")
    visitor.shot(f"hint-second-{size[0]}")
    visitor.axe()
    name = card_of(page).locator("label").nth(1).inner_text()
    page.get_by_role("button", name="Use it").tap()
    expect(page.locator("[data-part=commit]")).to_be_enabled()
    x, y = read_position(name.split("\n", 1)[1])
    expect(page.locator("[data-list=places] input:checked")).to_have_value(f"{x},{y}")
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


def card_of(page: Page) -> Locator:
    """The card with the hint."""
    return page.get_by_role("region", name="Hint")


def turns_of(page: Page) -> Locator:
    """The turns in the card."""
    return card_of(page).get_by_role("radio")


def test_a_note_says_that_there_was_a_better_turn_and_hinders_nothing(stage: ServerProcess, visit: Visit) -> None:
    visitor = sit(stage, visit, "note", size=SMALL, theme="dusk", still=True, touch=True)
    page = visitor.page
    see = page.get_by_role("button", name="Show", exact=True)
    card = page.get_by_role("region", name="Hint")
    page.keyboard.press("q")
    expect(card).to_contain_text("Anselme suggests:")
    wait_until_settled(page)
    assert LessonPage(page).uncovered(), "the place is not seen"
    page.get_by_role("button", name="Close the hint").tap()
    expect(page.locator("[data-prompt]")).to_be_focused()
    for _ in range(LAST):
        without_thinking(visitor)
        wait_until_settled(page)  # a note that is asked for is pending
        if see.count():
            break
    expect(card).to_contain_text("There was a better turn")
    assert aloud(page).count("There was a better turn") == 1
    visitor.axe()
    see.tap()
    expect(card.locator("ol li").first).to_be_visible()
    expect(card).to_be_focused()
    visitor.axe()
    without_thinking(visitor)
    page.get_by_role("button", name="View", exact=True).tap()
    page.get_by_role("menuitem", name="What would a good player do?").tap()
    expect(card).to_contain_text("Anselme suggests:")
    page.get_by_role("button", name="Close the hint").tap()
    expect(card).to_have_count(0)


def aloud(page: Page) -> str:
    """All that was said lately."""
    return page.get_by_role("log", name="Read aloud").inner_text()


def test_no_word_of_a_hint_that_came_too_late(stage: ServerProcess, visit: Visit) -> None:
    visitor = sit(stage, visit, "overtaken", still=True)
    page, player = visitor.page, TablePage(visitor)
    page.locator('[data-ask="place"]').wait_for()
    turn = player.settled()
    for key in ("n", "q", "Enter"):
        page.keyboard.press(key)
    player.moves_on(turn)
    expect(page.get_by_role("log", name="Read aloud")).to_contain_text("Thinking …")
    expect(page.get_by_role("region", name="Hint")).to_have_count(0)


@pytest.mark.long
def test_a_team_is_advised_in_words(stage: ServerProcess, visit: Visit) -> None:
    visitor = sit(stage, visit, "team", size=SMALL, still=True, touch=True)
    page = visitor.page
    card = page.get_by_role("region", name="Hint")
    page.keyboard.press("q")
    expect(card).to_contain_text("A good player suggests:")
    expect(page.locator("path.wanted").first).to_be_visible()
    assert re.search(r"just as good|less likely to win", card.inner_text()), "the chance to win, not points"
    assert "Chance to win with turn 1" in card.inner_text()
    visitor.axe()
    page.get_by_role("button", name="Close the hint").tap()
    without_thinking(visitor)
    expect(card).to_contain_text("There was a better turn for the team.")
    page.get_by_role("button", name="Show", exact=True).tap()
    expect(card.locator("ol li").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= SMALL[0]
    visitor.axe()


def without_thinking(visitor: Visitor) -> None:
    """The first place there is, and no figure."""
    page, player = visitor.page, TablePage(visitor)
    for ask in ("place", "figure"):
        turn = player.settled()
        page.keyboard.press("n" if ask == "place" else "p")
        page.keyboard.press("Enter")
        player.moves_on(turn)
        if player.asked() == "place":
            return


def test_a_table_without_advice_offers_none(stage: ServerProcess, visit: Visit) -> None:
    visitor = sit(stage, visit, "silent", still=True)
    page = visitor.page
    expect(page.get_by_role("button", name=re.compile("^What would|hint"))).to_have_count(0)
    page.keyboard.press("q")
    wait_until_settled(page)
    expect(page.get_by_role("region", name="Hint")).to_have_count(0)
