"""Every page in both colours and both sizes: it is there, it is clean for axe, and it makes no noise."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.fixtures.browser_contexts import BrowserContexts, ContextOptions
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.pages.visitor_page import DESKTOP, PHONE, Theme, Visitor

SIZES = {"desktop": DESKTOP, "phone": PHONE}
PAGES = {
    "home": ("/", "Place a tile"),
    "new": ("/new", "New table"),
    "friends": ("/new?friends", "New table"),
    "missing": ("/no/such/page", "Page not found"),
    "no-table": ("/t/never-was-here-0000", "No table here"),
}


LOOKS = [
    pytest.param(name, size, theme, marks=() if (n + m + (theme == "dusk")) % 2 else pytest.mark.long)
    for n, name in enumerate(PAGES)
    for m, size in enumerate(SIZES)
    for theme in ("light", "dusk")
]
"""Every page on every screen, in one of the two themes always."""


@pytest.mark.sample(5)
@pytest.mark.parametrize(("name", "size", "theme"), LOOKS)
def test_page_is_clean(name: str, size: str, theme: Theme, server: ServerProcess, visit: Visit) -> None:
    path, heading = PAGES[name]
    visitor = visit(server, SIZES[size], theme)
    visitor.forgiven = ("404", "WebSocket") if name in ("missing", "no-table") else ()
    page = visitor.go(path)
    expect(page.get_by_role("heading", level=1)).to_contain_text(heading)
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
    visitor.shot(f"{name}-{size}-{theme}")
    visitor.axe()


@pytest.mark.parametrize("path", ["/", "/new", "/no/such/page"])
def test_nothing_is_cut_off_on_a_narrow_screen(path: str, server: ServerProcess, visit: Visit) -> None:
    """320 px is a small phone, or twice the text size on a bigger one."""
    visitor = visit(server, (320, 640))
    visitor.forgiven = ("404",)
    page = visitor.go(path)
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


@pytest.mark.parametrize("path", ["/", "/new", "/new?friends"])
def test_targets_are_big_enough_for_a_thumb(path: str, server: ServerProcess, visit: Visit) -> None:
    page = visit(server, PHONE).go(path)
    small = page.evaluate(
        """() => [...document.querySelectorAll('a, button, input, select')]
            .map((element) => [element.outerHTML.slice(0, 90), element.getBoundingClientRect()])
            .filter(([, box]) => box.width > 2 && (box.height < 44 || box.width < 44))
            .map(([html]) => html)"""
    )
    assert small == []


@pytest.mark.parametrize("path", ["/", "/rules/base", "/puzzle"])
def test_figures_have_one_height_and_one_width(path: str, server: ServerProcess, visit: Visit) -> None:
    """The shorthand `font` sets them back to those of running text."""
    visitor = visit(server)
    page = visitor.go(path)
    visitor.quiet.wait()
    seen = page.evaluate(
        "[...new Set([...document.querySelectorAll('body *')].map((one) => getComputedStyle(one).fontVariantNumeric))]"
    )
    assert seen == ["lining-nums tabular-nums"]


def test_colours_are_kept_on_this_device(server: ServerProcess, visit: Visit) -> None:
    page = visit(server).go("/")
    page.get_by_role("button", name="Switch to dusk colours").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dusk")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dusk")


def test_a_used_browser_has_forgotten_its_last_visitor(server: ServerProcess, contexts: BrowserContexts) -> None:
    wishes = ContextOptions(server.url, DESKTOP, touch=False, theme="light", still=True)
    first = Visitor(contexts, wishes)
    page = first.go("/")
    page.get_by_role("button", name="Switch to dusk colours").click()
    page.get_by_role("button", name=re.compile("Play now")).click()
    page.get_by_role("grid", name="Board").wait_for()
    contexts.give_back(wishes, page)
    second = Visitor(contexts, wishes)
    assert second.context is first.context
    page = second.go("/")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    expect(page.get_by_role("button", name=re.compile("Play now"))).to_be_visible()
    expect(page.get_by_role("link", name=re.compile("Gaspard"))).to_have_count(0)
    contexts.give_back(wishes, page)


def test_every_page_is_reached_and_left_by_keyboard(server: ServerProcess, visit: Visit) -> None:
    page = visit(server).go("/")
    page.get_by_role("link", name=re.compile("New table")).focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("New table")
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("main").locator(":focus")).to_be_attached()
    page.get_by_role("banner").get_by_role("link").first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Place a tile")
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_have_text("New table")


def test_pictures_are_all_there(server: ServerProcess, visit: Visit) -> None:
    visitor = visit(server, pictures=True)
    page = visitor.go("/")
    visitor.quiet.wait()
    broken = page.evaluate("[...document.images].filter((image) => !image.naturalWidth).map((image) => image.src)")
    assert broken == []
    assert page.evaluate("document.images.length") >= 1  # the country is one picture
