"""Settings of the browser and the system: forced colours, 400 % zoom and large letters. A few states always, every
state of the gallery in `make test-full`."""

import re

import pytest
from playwright.sync_api import Page, expect

from bastide.server.tables.table import Table
from scripts.gallery.browser import open_state
from scripts.gallery.states import chapters
from tests.browser.app.test_every_state import STATES, Look
from tests.browser.fixtures.api_requests import post
from tests.browser.fixtures.browser_contexts import BrowserContexts, ContextOptions
from tests.browser.fixtures.display_checks import CONTRAST, CUT, ENDS, forced_colours, reflow
from tests.browser.fixtures.gallery_scenes import scenes as scenes
from tests.browser.fixtures.page_checks import sideways_at_rest
from tests.browser.fixtures.scenes import offered, scene, sit
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.fixtures.settled import wait_until_settled
from tests.browser.pages.table_page import BOT, me
from tests.browser.pages.visitor_page import DESKTOP, PHONE, Visit, Visitor

SMALL = (360, 640)
ZOOMED = {"1280": (320, 256), "1366": (341, 192)}
"""Windows of these widths at 400 %."""
ICON = 3
"""The least contrast of an icon (WCAG 1.4.11)."""
FOOT = 0.35
"""The largest part of a window that a foot may take."""
LARGE = "document.documentElement.style.fontSize = '200%'; dispatchEvent(new Event('resize'))"


def more_scenes() -> list[Table]:
    """A table of four people with a number in the bar."""
    names = ("Anna", "Ben", "Jana", "Karel")
    return [scene("scene-four", "base+fields+ghosts", offered("place"), names=names)]


FORCED = (
    ("every-figure", "desktop"),
    ("new", "small"),
    ("place", "small"),
    ("settings", "desktop"),
    ("rules-chapter", "desktop"),
)
REFLOWED = (("place", "1280"), ("new", "1366"), ("figure", "1366"), ("replay", "1280"), ("home", "1280"))


def tiered(rows: tuple[tuple[str, str], ...], always: int) -> list[object]:
    """The first rows are looked at always, the others in test-full."""
    return [
        pytest.param(*row, id="-".join(row), marks=() if n < always else pytest.mark.long) for n, row in enumerate(rows)
    ]


def wrong_in(
    look: Look, window: tuple[int, int], stage: ServerProcess, contexts: BrowserContexts, forced: bool
) -> list[str]:
    """What is wrong in these states, in forced colours or in a window of 400 % zoom."""
    wishes = ContextOptions(stage.url, window, not forced, look.theme, True)
    wrong: list[str] = []
    for state in look.states:
        visitor = Visitor(contexts, wishes)
        page = visitor.page
        if forced:
            page.emulate_media(forced_colors="active")
        if failure := open_state(visitor, state):
            return [*wrong, f"{state.name}: {failure}"]  # each one takes a minute and a half
        found = forced_colours(page) if forced else sideways_at_rest(page) + reflow(page)
        wrong += [f"{state.name}: {one}" for one in found]
        visitor.context.close()
    return wrong


def one(name: str) -> Look:
    """A look at one state."""
    return Look(name, (STATES[name],), "", "en")


CHAPTERS = [Look(name, tuple(listed), "", "en") for name, listed in chapters().items()]


@pytest.mark.parametrize(("name", "size"), tiered(FORCED, 2))
def test_forced_colours_show_every_state(name: str, size: str, stage: ServerProcess, contexts: BrowserContexts) -> None:
    window = DESKTOP if size == "desktop" else SMALL
    wrong = wrong_in(one(name), window, stage, contexts, forced=True)
    assert not wrong, "\n".join(wrong)


@pytest.mark.long
@pytest.mark.parametrize("window", [DESKTOP, SMALL], ids=["desktop", "small"])
@pytest.mark.parametrize("look", [pytest.param(look, id=look.name) for look in CHAPTERS])
def test_forced_colours_show_all_states(
    look: Look, window: tuple[int, int], stage: ServerProcess, contexts: BrowserContexts
) -> None:
    wrong = wrong_in(look, window, stage, contexts, forced=True)
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(("name", "screen"), tiered(REFLOWED, 2))
def test_a_page_of_400_percent_reflows(name: str, screen: str, stage: ServerProcess, contexts: BrowserContexts) -> None:
    wrong = wrong_in(one(name), ZOOMED[screen], stage, contexts, forced=False)
    assert not wrong, "\n".join(wrong)


@pytest.mark.long
@pytest.mark.parametrize("window", ZOOMED.values(), ids=ZOOMED)
@pytest.mark.parametrize("look", [pytest.param(look, id=look.name) for look in CHAPTERS])
def test_every_page_of_400_percent_reflows(
    look: Look, window: tuple[int, int], stage: ServerProcess, contexts: BrowserContexts
) -> None:
    wrong = wrong_in(look, window, stage, contexts, forced=False)
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("window", ZOOMED.values(), ids=ZOOMED)
def test_a_turn_at_400_percent(window: tuple[int, int], stage: ServerProcess, visit: Visit) -> None:
    visitor = sit(stage, visit, "four", size=window, still=True)
    page = visitor.page
    page.locator(".port").scroll_into_view_if_needed()
    page.keyboard.press("n")
    place = page.locator("[data-list=places] input:checked").get_attribute("value")
    wait_until_settled(page)
    expect(page.locator("[data-part=commit]")).to_be_enabled()
    free = page.locator(f"[data-cell='{place}']").evaluate(
        """(cell) => {
          document.querySelector('.port').scrollIntoView({ block: 'end', behavior: 'instant' });
          const { left, top, width, height } = cell.getBoundingClientRect();
          return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.port') !== null;
        }"""
    )
    assert free, "the chosen place is seen"


def large(page: Page) -> None:
    """Letters of twice their size."""
    page.evaluate(LARGE)
    wait_until_settled(page)


def test_a_waiting_game_in_large_letters(server: ServerProcess, visit: Visit) -> None:
    visitor = visit(server, PHONE, still=True)
    page = visitor.go("/")
    wish = {"rules": "base", "seats": [me(), BOT], "options": {"starter": 0}, "name": "Friday evening"}
    opened = post(page.request, "/api/tables", data=wish).json()
    visitor.go(f"/t/{opened['table']}")  # the first of its people starts the game
    page.locator("[data-ask=place]").wait_for()
    visitor.go("/")
    card = page.get_by_role("link", name=re.compile("Your turn in"))
    card.wait_for()
    large(page)
    share = card.evaluate("one => one.querySelector('.name').clientWidth / one.clientWidth")
    assert share > 0.6, "the name has the width of the card"


@pytest.mark.parametrize("size", [PHONE, SMALL], ids=["phone", "small"])
def test_the_foot_of_a_new_table_in_large_letters(size: tuple[int, int], server: ServerProcess, visit: Visit) -> None:
    visitor = visit(server, size, still=True)
    page = visitor.go("/new")
    button = page.get_by_role("button", name="Sit down")
    button.wait_for()
    large(page)
    top = button.evaluate(
        """(one) => {
          for (let up = one; up; up = up.parentElement)
            if (getComputedStyle(up).position === 'sticky') return up.getBoundingClientRect().top;
          return innerHeight;
        }"""
    )
    assert size[1] - top < FOOT * size[1]
    expect(button).to_be_in_viewport()


def test_choices_and_names_in_large_letters(stage: ServerProcess, contexts: BrowserContexts) -> None:
    visitor = Visitor(contexts, ContextOptions(stage.url, PHONE, True, "light", True))
    assert not open_state(visitor, STATES["figure"])
    page = visitor.page
    large(page)
    assert not page.evaluate(CUT)
    count, row = page.locator(".grip .count"), page.locator("[data-row='1']")
    if count.is_visible():
        above, below = count.bounding_box(), row.bounding_box()
        assert above
        assert below
        assert above["y"] + above["height"] <= below["y"] + 1, "the number of choices is free"
    number = page.locator("[data-row='1'] .thumb b")
    assert number.evaluate("one => one.scrollHeight <= one.clientHeight + 1"), "the number of a row is whole"
    visitor.context.close()


def test_four_names_in_a_small_bar(stage: ServerProcess, visit: Visit) -> None:
    page = sit(stage, visit, "four", size=SMALL, still=True, touch=True).page
    assert not page.evaluate(CUT)
    assert not page.evaluate(ENDS)


@pytest.mark.parametrize("theme", ["light", "dusk"])
def test_a_pressed_tool_is_readable_under_the_pointer(theme: str, stage: ServerProcess, visit: Visit) -> None:
    page = sit(stage, visit, "four", theme="dusk" if theme == "dusk" else "light", still=True).page
    page.keyboard.press("o")
    tool = page.get_by_role("button", name="Aids on the map")
    tool.hover()
    wait_until_settled(page)
    assert tool.evaluate(CONTRAST) >= ICON
