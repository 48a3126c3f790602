"""Learning: the base lesson by touch on a phone, and a module by keyboard."""

import re

import pytest
from playwright.sync_api import expect

from bastide.server.features.learning.lessons import LESSONS
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.fixtures.settled import touch_at
from tests.browser.pages.lesson_page import PLACES, LessonPage
from tests.browser.pages.visitor_page import DESKTOP, PHONE, Visit

SMALL = (360, 640)


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
