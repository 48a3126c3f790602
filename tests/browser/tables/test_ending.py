"""The end of a game: the final scoring runs by itself, a key or a tap skips it, and the result follows."""

import random
import re

import pytest
from playwright.sync_api import Page, expect

from bastide.game import Game
from bastide.server.http.identity import device_from_token
from bastide.server.protocol.events import SeatPlan
from bastide.server.protocol.terms import Terms
from bastide.server.tables.table import Table
from scripts.gallery.steps import Steps
from tests.browser.conftest import Visit
from tests.browser.fixtures.scenes import TOKEN, offered, scene, sit, take_seat
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.fixtures.settled import touch_at
from tests.browser.pages.screen_reader_page import ScreenReaderPage
from tests.browser.pages.table_page import ASKED
from tests.browser.pages.visitor_page import DESKTOP, Visitor
from tests.server.fixtures.tables import new_room, rush

SMALL = (360, 640)
RUNNING = {"alter": {"table": {"phase": "playing"}, "view": {"over": False}}}
"""The page is shown a game that is over as one that still runs: the test says when it ends."""
WATCH = """(() => {
  window.shownAsks = new Set();
  new MutationObserver(() => {
    for (const { dataset } of document.querySelectorAll('[data-ask], [data-moment]'))
      window.shownAsks.add(dataset.ask ?? dataset.moment);
  }).observe(document, { subtree: true, childList: true, attributes: true });
})()"""
"""Remembers what the page asked and which moments it showed, since it was loaded."""
COUNTED = "() => Number(document.querySelector('[data-ask=count]')?.dataset.step) > 0"


def scenes() -> list[Table]:
    """A game at its last tile, one that is over, and one that a team has lost."""

    def last(game: Game) -> bool:
        return not game.left()

    return [
        scene("scene-ending", "base+fields", offered("place"), leads=last),
        ended("scene-ended", "base+fields", "a-friend-of-the-end".ljust(43, "-")),
        ended("scene-ended-team", "mists", TOKEN),
    ]


def ended(name: str, rules: str, friend: str) -> Table:
    """A game of Anna on this device and of Jana, played at random to its end."""
    plans = [SeatPlan("person", who, device_from_token(token)) for who, token in (("Anna", TOKEN), ("Jana", friend))]
    room = new_room(Terms(rules, starter=0), "The end", device_from_token(TOKEN), plans, name, bytes([5] * 32))
    room.start("x", device_from_token(TOKEN))
    rush(room, random.Random(5))
    return room


def end(visitor: Visitor, name: str = "ended") -> Page:
    """Open a table, and let its game end."""
    page, steps = visitor.page, Steps(visitor.page)
    page.add_init_script(WATCH)
    steps.run(["connect", RUNNING])
    visitor.go(f"/t/scene-{name}")
    page.get_by_role("grid", name="Board").wait_for()
    page.evaluate("document.fonts.ready")
    steps.run(["ends"])
    return page


def seated(stage: ServerProcess, visit: Visit, size: tuple[int, int] = DESKTOP, still: bool = False) -> Visitor:
    """A visitor who is Anna."""
    visitor = visit(stage, size, still=still, touch=size == SMALL)
    take_seat(visitor)
    return visitor


def expect_result(page: Page) -> None:
    """The card has the focus, and the scoring is closed."""
    expect(page.get_by_role("heading", name=re.compile(r" wins?$"))).to_be_focused()
    expect(page.locator("[data-ask=count]")).to_have_count(0)


def shown(page: Page, what: str) -> bool:
    """Whether the page has asked or shown this."""
    return bool(page.evaluate("what => window.shownAsks.has(what)", what))


@pytest.mark.parametrize("size", [SMALL, DESKTOP], ids=["small", "desktop"])
def test_the_final_scoring_runs_by_itself(stage: ServerProcess, visit: Visit, size: tuple[int, int]) -> None:
    visitor = seated(stage, visit, size)
    page = end(visitor)
    expect(page.get_by_role("heading", name="Final scoring")).to_be_focused()
    page.wait_for_function(COUNTED)
    assert not shown(page, "over"), "the result waits"
    page.get_by_role("button", name="Pause").click()
    visitor.shot(f"count-{size[0]}")
    visitor.axe()
    page.get_by_role("button", name="Skip to the result").click()
    expect_result(page)
    visitor.axe()


@pytest.mark.parametrize("key", ["Escape", "Enter", "Space"])
def test_a_key_skips_to_the_result(stage: ServerProcess, visit: Visit, key: str) -> None:
    page = end(seated(stage, visit))
    expect(page.get_by_role("heading", name="Final scoring")).to_be_focused()
    page.keyboard.press(key)
    expect_result(page)
    page.wait_for_function("() => window.shownAsks.has('won')")


@pytest.mark.parametrize("size", [SMALL, DESKTOP], ids=["small", "desktop"])
def test_a_tap_on_the_map_skips_to_the_result(stage: ServerProcess, visit: Visit, size: tuple[int, int]) -> None:
    page = end(seated(stage, visit, size))
    expect(page.get_by_role("heading", name="Final scoring")).to_be_focused()
    x, y = size[0] * 0.3, size[1] * 0.3
    if size == SMALL:
        touch_at(page, x, y)
    else:
        page.mouse.click(x, y)
    expect_result(page)


def test_with_reduced_motion_the_result_comes_at_once_and_is_read_by_kind(stage: ServerProcess, visit: Visit) -> None:
    visitor = seated(stage, visit, SMALL, still=True)
    page, steps = visitor.page, Steps(visitor.page)
    page.add_init_script(WATCH)
    steps.run(["connect", RUNNING])
    visitor.go("/t/scene-ended")
    page.get_by_role("grid", name="Board").wait_for()
    listener = ScreenReaderPage(visitor)
    steps.run(["ends"])
    heard = listener.until(" win")
    assert any(re.match(r"[^:]+: (Anna|Jana): ", text) for text in heard), heard
    assert not any(" = " in text for text in heard), "kinds, not features"
    expect_result(page)
    assert not shown(page, "count")
    assert not shown(page, "won")


def test_spectators_see_the_scoring_too(stage: ServerProcess, visit: Visit) -> None:
    page = end(visit(stage, DESKTOP))
    expect(page.get_by_role("heading", name="Final scoring")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", name=re.compile(r" wins?$"))).to_be_visible()


def test_a_team_that_lost_has_an_ending_of_its_own(stage: ServerProcess, visit: Visit) -> None:
    page = end(seated(stage, visit), "ended-team")
    page.locator("[data-ask=count], [data-ask=over]").first.wait_for()
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", name="The team loses")).to_be_visible()
    expect(page.get_by_text(re.compile(r"The team held out for \d+ turns?"))).to_be_visible()
    page.wait_for_function("() => window.shownAsks.has('lost')")


def play_to_the_end(page: Page) -> None:
    """The last tile, and the first figure that is offered."""
    for _ in range(4):
        page.locator(ASKED).first.wait_for()
        ask = page.locator("[data-ask]").first
        asked, turn = ask.get_attribute("data-ask"), ask.get_attribute("data-turn")
        if asked in ("count", "over"):
            break
        page.keyboard.press("n" if asked == "place" else "1")
        page.keyboard.press("Enter")
        page.wait_for_function("turn => document.querySelector('[data-ask]')?.dataset.turn !== turn", arg=turn)


def test_a_game_ends_with_its_scoring_and_a_reload_shows_the_result(stage: ServerProcess, visit: Visit) -> None:
    """Nothing is pressed: the scoring comes to its end."""
    visitor = sit(stage, visit, "ending", SMALL, touch=True)
    page = visitor.page
    play_to_the_end(page)
    expect(page.get_by_role("heading", name="Final scoring")).to_be_visible()
    expect_result(page)
    page.add_init_script(WATCH)
    page.reload()
    expect_result(page)
    assert not shown(page, "count"), "a game that is over is not counted again"
