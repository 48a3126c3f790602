"""Learning: the base lesson by touch on a phone, a module by keyboard, a first turn of somebody who never played."""

import re

import pytest
from playwright.sync_api import expect

from bastide.server.features.learning.lessons import LESSONS
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.fixtures.settled import touch_at
from tests.browser.pages.lesson_page import PLACES, POINTED, LessonPage
from tests.browser.pages.table_page import TablePage
from tests.browser.pages.visitor_page import DESKTOP, PHONE, Visit

SMALL = (360, 640)
FEWEST = 5
"""Touches from the first page to the end of the first turn (the measure of the design)."""
NEAR = 90
"""Pixels between a button and the sentence about it."""


def test_the_base_lesson_by_touch(quick: ServerProcess, visit: Visit) -> None:
    visitor = visit(quick, size=PHONE, still=True)
    page = visitor.go("/")
    learner = LessonPage(page)
    page.get_by_role("main").get_by_role("link", name=re.compile("Learn")).tap()
    page.get_by_role("button", name=re.compile("The base game")).tap()
    learner.says("This is the start tile")
    learner.touch()
    x, y, *_ = min(learner.middles(PLACES))
    touch_at(page, x, y)
    page.get_by_role("button", name="Place here").tap()
    learner.says("start on the marked side")  # a wrong try costs nothing
    learner.touch()
    learner.touch()
    learner.says("It becomes a highwayman")
    page.reload()
    learner.says("It becomes a highwayman")
    visitor.axe()
    learner.to_the_end()
    expect(page.get_by_role("heading", name="What you know now")).to_be_visible()
    visitor.axe()
    page.get_by_role("link", name=re.compile("Play with it")).tap()
    expect(page.get_by_role("radio", name=re.compile("First game"))).to_be_checked()
    visitor.go("/learn")
    expect(page.get_by_role("button", name=re.compile("The base game"))).to_contain_text("Done")
    visitor.axe()


@pytest.mark.long
def test_a_module_by_keyboard_then_a_lesson_that_is_left(quick: ServerProcess, visit: Visit) -> None:
    visitor = visit(quick, still=True)
    page = visitor.go("/learn/inns")  # one of its spots takes two kinds of figures
    learner = LessonPage(page)
    learner.card.wait_for()
    learner.to_the_end(by_keys=True)
    visitor.go("/learn/base")
    learner.says("This is the start tile")
    page.get_by_role("button", name="Leave the lesson").click()
    page.get_by_role("button", name="Keep playing").click()
    page.locator('[data-ask="place"]').wait_for()
    expect(learner.card).to_have_count(0)
    visitor.go("/")
    expect(page.get_by_role("link", name=re.compile("Your turn in “The base game”"))).to_be_visible()


def test_a_first_turn_takes_few_touches(quick: ServerProcess, visit: Visit) -> None:
    visitor = visit(quick, size=PHONE, still=True)
    page = visitor.go("/")
    learner = LessonPage(page)
    page.get_by_role("button", name=re.compile("Play now")).tap()
    due = page.get_by_text("Tap the red button to confirm.")
    expect(due.or_(learner.card.get_by_text("Dashed: rotate it first."))).to_be_visible()
    touches = 2
    if not due.is_visible():  # an only place is chosen already
        learner.touch()
        touches = 3
    expect(due).to_be_visible()
    said, button = due.bounding_box(), page.locator("[data-part=commit]").bounding_box()
    assert said
    assert button
    assert abs(said["y"] - button["y"]) < NEAR, "the sentence is beside the button that it names"
    player = TablePage(visitor)
    turn = player.settled()
    learner.touch()
    player.moves_on(turn)
    if player.asked() == "figure":  # the greedy bot may have begun, and nowhere is a spot free
        page.get_by_role("button", name="None").tap()
        page.locator(POINTED).tap()
        touches += 2
    page.locator('[data-ask="place"]').wait_for()
    assert touches <= FEWEST
    expect(learner.card).to_have_count(0)  # who has made a turn knows how


@pytest.mark.long
@pytest.mark.parametrize("lesson", LESSONS)
@pytest.mark.parametrize("by_keys", [False, True], ids=["touch on a small phone", "keys at a desk"])
def test_every_lesson_to_its_end(lesson: str, by_keys: bool, quick: ServerProcess, visit: Visit) -> None:
    visitor = visit(quick, size=DESKTOP if by_keys else SMALL, touch=not by_keys, still=True)
    page = visitor.go(f"/learn/{lesson}")
    learner = LessonPage(page)
    learner.card.wait_for()
    learner.to_the_end(by_keys)
    expect(page.get_by_role("heading", name="What you know now")).to_be_visible()
