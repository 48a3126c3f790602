"""What a first visit costs (docs/decisions/0120)."""

import pytest
from playwright.sync_api import Route, expect

from bastide.rules import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.fixtures.api_requests import post
from tests.browser.fixtures.network_traffic import FONT_LIMIT, LIMIT, NetworkTraffic
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.fixtures.settled import SETTLED, wait_until, wait_until_settled
from tests.browser.pages.visitor_page import PHONE

SMALL_PHONE = (360, 640)
VISIT_LIMIT = 192.0
"""Kilobytes up to the first question; pictures of what the bot plays vary by ten. The goal is 170."""
SHIFTS = """() => new Promise((done) => new PerformanceObserver((list) =>
    done(list.getEntries().reduce((sum, one) => sum + one.value, 0))).observe({ type: 'layout-shift', buffered: true })
    || setTimeout(() => done(0), 500))"""
MOST_SHIFT = 0.02
KINDS_LEAST, KINDS_LIMIT = 50.0, 110.0
"""Kilobytes of pictures of the 33 kinds of the base game, one of each."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_front_page_and_table_weigh_little_up_to_the_first_move(
    server: ServerProcess, visit: Visit, language: str
) -> None:
    """Packed as every browser understands it; most take something smaller."""
    visitor = visit(server, SMALL_PHONE, pictures=True, language=language)
    visitor.page.set_extra_http_headers({"Accept-Encoding": "gzip"})
    wire = NetworkTraffic(visitor.page)
    page = visitor.go("/")
    button = page.locator(".way.now")
    expect(button).to_be_visible()
    visitor.quiet.wait()
    button.click()
    expect(page.get_by_role("grid")).to_be_visible()
    visitor.quiet.wait()
    assert wire.count > 20, "a page that was kept would weigh nothing"
    assert wire.other < VISIT_LIMIT, wire.told()
    assert wire.fonts < FONT_LIMIT, wire.told()
    assert len(wire.of("/api/meta")) == 1
    assert [path.rpartition("-")[0] for path in wire.of("/assets/", ".ftl")] == [f"/assets/{language}-first"]


@pytest.mark.parametrize("path", ["/", "/new?friends", "/learn", "/meet", "/rules", "/games"])
def test_nothing_moves_while_a_page_comes(server: ServerProcess, visit: Visit, path: str) -> None:
    visitor = visit(server, SMALL_PHONE, pictures=True, language="cs")
    page = visitor.go(path)
    visitor.quiet.wait()
    assert page.evaluate(SHIFTS) <= MOST_SHIFT


def test_the_page_beside_a_box_weighs_little_up_to_the_first_tile(server: ServerProcess, visit: Visit) -> None:
    """What every table costs. The pictures of all kinds in the box come on top, once: they are kept for a year."""
    visitor = visit(server, PHONE, pictures=True)
    visitor.page.set_extra_http_headers({"Accept-Encoding": "gzip"})
    seats = [{"kind": "me", "name": name} for name in ("Anna", "Ben")]
    wish = {"rules": "base+fields", "seats": seats, "options": {"chance": "manual"}}
    made = post(visitor.page.request, "/api/tables", data=wish).json()
    wire = NetworkTraffic(visitor.page)
    page = visitor.go(made["url"])
    expect(page.locator("[data-kind]").first).to_be_visible()
    visitor.quiet.wait()
    assert wire.count > 20, "a page that was kept would weigh nothing"
    assert wire.other - wire.pictures < LIMIT, wire.told()
    assert KINDS_LEAST < wire.pictures < KINDS_LIMIT, wire.told()


def test_nothing_moves_under_a_finger_while_the_server_answers(server: ServerProcess, visit: Visit) -> None:
    page = visit(server, PHONE).page
    held: list[Route] = []
    page.route("**/api/tables", lambda route: held.append(route))
    with page.expect_request("**/api/tables"):
        page.goto("/")
    button = page.get_by_role("button", name="Play now")
    expect(button).to_be_visible()
    before = button.bounding_box()
    wait_until(page, lambda: held, "the page asks which tables there are")
    assert not page.evaluate(SETTLED), "the page waits for the answer"
    for route in held:
        route.continue_()
    page.unroute_all()
    expect(page.locator(".home.fresh")).to_be_visible()
    wait_until_settled(page)
    assert button.bounding_box() == before
