"""A path shows the same page by navigation, after a reload and in a new tab, and HEAD agrees with it."""

from urllib.parse import quote

import pytest
from playwright.sync_api import Page

from bastide.server.app.page_paths import PAGES, is_page
from tests.browser.conftest import Visit
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.fixtures.settled import wait_until_settled

PARTS = ("x", "x.y", "J.R. Novak", "Ján č", "100%", "a/b", "robots.txt", "x" * 90)
FREE = {"t": "/t/{}", "learn": "/learn/{}", "puzzle": "/puzzle/{}", "rules": "/rules/{}", "people": "/people/{}",
        "mail": "/mail/stop/{}", "workshop": "/workshop/{}", "tournaments": "/tournaments/{}",
        "ratings": "/ratings/{}"}  # fmt: skip
SAMPLE = {("people", "J.R. Novak"), ("ratings", "x.y"), ("t", "x")}
CASES = [
    pytest.param(name, part, marks=() if (name, part) in SAMPLE else pytest.mark.long)
    for name in FREE
    for part in PARTS
]
MISSING = "Page not found"
NAVIGATE = "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }"


def test_each_page_with_a_free_part_is_tried() -> None:
    free = {
        pattern.pattern.split("/")[1].removesuffix("(?:") for all in PAGES.values() for pattern in all if pattern.groups
    }
    assert free == set(FREE)


def shown(page: Page) -> tuple[str, list[str]]:
    """What the page is."""
    wait_until_settled(page)
    return page.title(), page.locator("h1").all_inner_texts()


@pytest.mark.sample(12)
@pytest.mark.parametrize(("name", "part"), CASES)
def test_a_path_is_one_page(name: str, part: str, server: ServerProcess, visit: Visit) -> None:
    visitor = visit(server)
    visitor.forgiven = ("404", "WebSocket")
    path = FREE[name].format(quote(part, safe=""))
    page = visitor.go("/")
    wait_until_settled(page)
    page.evaluate(NAVIGATE, path)
    by_click = shown(page)
    reloaded = page.reload()
    assert reloaded is not None
    assert shown(page) == by_click
    other = visitor.context.new_page()
    other.goto(path)
    assert shown(other) == by_click
    other.close()
    known = is_page(FREE[name].format(part))
    assert (by_click[1] == [MISSING]) == (not known)
    assert reloaded.status == (200 if known else 404)
    assert visitor.context.request.head(path).status == reloaded.status
