"""Advice at the table: a hint by keyboard, seen on the map and played; a note by touch after a turn that was not the
best; a table without them has neither."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from bastide.server.tables.table import Table
from tests.browser.fixtures.scenes import offered, scene, sit
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.fixtures.settled import wait_until_settled
from tests.browser.pages.lesson_page import LessonPage
from tests.browser.pages.table_page import TablePage
from tests.browser.pages.visitor_page import Visit, Visitor

SMALL = (360, 640)
MOST = 80
LAST = 8


def scenes() -> list[Table]:
    """Tables with and without advice, at a place with a figure to follow."""
    both: dict[str, Any] = {"advice": ["hint", "notes"], "without": ["forecast"]}
    return [
        scene("scene-hint", "base+fields", offered("place"), leads=lambda game: len(game.actions) > 40, **both),
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


def test_a_hint_is_asked_for_seen_and_played_by_keyboard(stage: ServerProcess, visit: Visit) -> None:
    visitor = sit(stage, visit, "hint", still=True)
    page, player = visitor.page, TablePage(visitor)
    card = page.get_by_role("region", name="Advice")
    page.keyboard.press("q")
    expect(card).to_contain_text("Anselme would play:")
    expect(page.get_by_role("log", name="Said aloud")).to_contain_text(
        re.compile(r"Anselme would play: Row .*\. North ")
    )
    visitor.axe()
    assert page.locator("path.wanted").count() == 1, "the place is marked on the map"
    steps = card.locator("ol li").all_inner_texts()
    for _ in range(len(steps)):
        follow(page)
        turn = player.settled()
        page.keyboard.press("Enter")
        player.moves_on(turn)
    expect(card).to_have_count(0)
    page.keyboard.press("l")
    expect(page.get_by_text("Anna took a hint").first).to_be_visible()
    played = [line for line in player.record() if '"seat":0' in line][-len(steps) :]
    row, column = re.findall(r"-?\d+", steps[0])
    assert f" {column},{row} " in played[0]


def follow(page: Page) -> None:
    """Choose what is pointed at, until the button is."""
    commit = page.locator("[data-part=commit][data-pointed]")
    for _ in range(MOST):
        if commit.count():
            return
        if page.locator("[data-part=turn][data-pointed]").count():
            page.keyboard.press("r")
        elif page.locator("label[data-pointed]").count():
            page.locator("label[data-pointed] input").check(force=True)
        elif page.locator("button[data-offer][data-pointed]").count():
            page.keyboard.press("p")
        else:
            page.keyboard.press("n")
        wait_until_settled(page)
    expect(commit).to_be_visible()


def test_a_note_says_that_there_was_a_better_turn_and_hinders_nothing(stage: ServerProcess, visit: Visit) -> None:
    visitor = sit(stage, visit, "note", size=SMALL, theme="dusk", still=True, touch=True)
    page = visitor.page
    see = page.get_by_role("button", name="See", exact=True)
    card = page.get_by_role("region", name="Advice")
    page.keyboard.press("q")
    expect(card).to_contain_text("Anselme would play:")
    wait_until_settled(page)
    assert LessonPage(page).uncovered(), "the place is not seen"
    page.get_by_role("button", name="Close the advice").tap()
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
    expect(card).to_contain_text("Anselme would play:")
    page.get_by_role("button", name="Close the advice").tap()
    expect(card).to_have_count(0)


def aloud(page: Page) -> str:
    """All that was said lately."""
    return page.get_by_role("log", name="Said aloud").inner_text()


def test_no_word_of_a_hint_that_came_too_late(stage: ServerProcess, visit: Visit) -> None:
    visitor = sit(stage, visit, "overtaken", still=True)
    page, player = visitor.page, TablePage(visitor)
    page.locator('[data-ask="place"]').wait_for()
    turn = player.settled()
    for key in ("n", "q", "Enter"):
        page.keyboard.press(key)
    player.moves_on(turn)
    expect(page.get_by_role("log", name="Said aloud")).to_contain_text("thought over")
    expect(page.get_by_role("region", name="Advice")).to_have_count(0)


def test_a_team_is_advised_in_words(stage: ServerProcess, visit: Visit) -> None:
    visitor = sit(stage, visit, "team", size=SMALL, still=True, touch=True)
    page = visitor.page
    card = page.get_by_role("region", name="Advice")
    page.keyboard.press("q")
    expect(card).to_contain_text("A good player would play:")
    expect(page.locator("path.wanted").first).to_be_visible()
    steps = card.locator("ol li").all_inner_texts()
    assert not [step for step in steps if step[0].isdigit()], "each says what is done, not only where"
    visitor.axe()
    page.get_by_role("button", name="Close the advice").tap()
    without_thinking(visitor)
    expect(card).to_contain_text("There was a better turn for the team.")
    page.get_by_role("button", name="See", exact=True).tap()
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
    expect(page.get_by_role("region", name="Advice")).to_have_count(0)
