"""The page is settled when the pictures that it shows have loaded, or failed to."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Visit
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.fixtures.settled import SETTLED, wait_until, wait_until_settled
from tests.browser.pages.visitor_page import AT_REST, Visitor

SHOWN = {
    "board": ".world image[href*='/tile/'], .world image[href*='/small/']",
    "hand": "[data-part=tile] img",
}
DRAWN = """async () => {
  for (let n = 0; n < 20; n += 1) await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}"""
"""Several times what the page needs to settle."""
ADDRESSES = "all => all.map((one) => new URL(one.href?.baseVal ?? one.src, location).pathname)"
TILES = re.compile(r"/(tile|small)/[^/]+$")


def play_now(visitor: Visitor, shown: str) -> Page:
    """A new game at the visitor's turn, with the element that shows the picture."""
    page = visitor.go("/")
    page.get_by_role("button", name="Play now").click()
    expect(page.locator("[data-list=places] input").first).to_be_attached()
    expect(page.locator(SHOWN[shown]).first).to_be_attached()
    return page


def addresses(page: Page, shown: str) -> list[str]:
    """The addresses of the pictures, without the server's name."""
    found: list[str] = page.locator(SHOWN[shown]).evaluate_all(ADDRESSES)
    return found


@pytest.mark.parametrize("shown", SHOWN)
def test_the_page_is_not_settled_while_a_picture_loads(shown: str, server: ServerProcess, visit: Visit) -> None:
    visitor = visit(server, pictures=True)
    held: list[Route] = []

    def asked() -> set[str]:
        return {route.request.url.removeprefix(server.url) for route in held}

    visitor.page.route(TILES, lambda route: held.append(route))
    page = play_now(visitor, shown)
    wait_until(page, lambda: asked() & set(addresses(page, shown)), "the page asks for the picture")
    for route in list(held):
        if route.request.url.removeprefix(server.url) not in addresses(page, shown):
            held.remove(route)
            route.continue_()
    page.wait_for_function(AT_REST)
    page.evaluate(DRAWN)
    assert not page.evaluate(SETTLED), "the picture is still loading"
    for route in held:
        route.continue_()
    wait_until_settled(page)


@pytest.mark.parametrize("shown", SHOWN)
def test_a_picture_that_fails_does_not_keep_the_page_from_settling(
    shown: str, server: ServerProcess, visit: Visit
) -> None:
    visitor = visit(server, pictures=True)
    visitor.forgiven = ("404",)
    failed: list[str] = []

    def fail(route: Route) -> None:
        failed.append(route.request.url.removeprefix(server.url))
        route.fulfill(status=404)

    visitor.page.route(TILES, fail)
    page = play_now(visitor, shown)
    wait_until(page, lambda: set(failed) & set(addresses(page, shown)), "the page asks for the picture")
    wait_until_settled(page)
