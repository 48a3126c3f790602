"""What a first visit costs (docs/decisions/0120 and 0128)."""

import gzip
import re

import pytest
from playwright.sync_api import Route, expect

from bastide.rules import LANGUAGES
from bastide.server.tables.table import Table
from tests.browser.conftest import Visit
from tests.browser.fixtures.api_requests import post
from tests.browser.fixtures.network_traffic import FONT_LIMIT, LIMIT, NetworkTraffic
from tests.browser.fixtures.scenes import many, offered, scene, take_seat
from tests.browser.fixtures.server_process import BUILT, ServerProcess
from tests.browser.fixtures.settled import SETTLED, wait_until, wait_until_settled
from tests.browser.pages.visitor_page import DESKTOP, PHONE, Theme

SMALL_PHONE = (360, 640)
VISIT_LIMIT = 170.0
"""Kilobytes up to the first question, in the heaviest game."""
SCRIPT_LIMIT = 105.0
"""Kilobytes of the first script with all that it imports at once."""
IMPORT = re.compile(r'(?:import|from)"(\./[^"]+)"')
SHIFTS = """() => new Promise((done) => new PerformanceObserver((list) =>
    done(list.getEntries().reduce((sum, one) => sum + one.value, 0))).observe({ type: 'layout-shift', buffered: true })
    || setTimeout(() => done(0), 500))"""
MOST_SHIFT = 0.02
KINDS_LEAST, KINDS_LIMIT = 50.0, 110.0
"""Kilobytes of pictures of the 33 kinds of the base game, one of each."""


CHANCE = {
    r"/art/.*/tile/(?!D-start)": (4, 10.8),
    r"/art/.*/figure/": (3, 3.3),
    r"/assets/(?:ScoreAnimation|points)-.*css": (1, 1.1),
    r"/assets/(?:ScoreAnimation|points)-.*js": (2, 3.2),
}
"""What a first game may fetch by chance: the most files of a kind, and kilobytes of all of them. The tiles are the
bot's, in its hand and on the map, and the next one, twice if it has only one place. The figures are two in the bar and
one on the map. The bot may score."""


def heaviest(wire: NetworkTraffic) -> float:
    """Kilobytes of the heaviest game: what chance decides counts as if the bot had drawn and done what weighs most."""
    weight = wire.other
    for paths, (most, together) in CHANCE.items():
        found = wire.sizes(re.compile(paths))
        assert len(found) <= most, (paths, found)
        weight += max(0.0, together - sum(found))
    return weight


@pytest.mark.sample(0)
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
    assert heaviest(wire) < VISIT_LIMIT, wire.told()
    assert wire.fonts < FONT_LIMIT, wire.told()
    assert len(wire.of("/api/meta")) == 1
    assert [path.rpartition("-")[0] for path in wire.of("/assets/", ".ftl")] == [f"/assets/{language}-first"]


def test_the_first_script_is_small() -> None:
    wanted = re.findall(r'<script type="module"[^>]* src="\./([^"]+)"', BUILT.read_text(encoding="utf-8"))
    assert len(wanted) == 1
    size, found = 0, set[str]()
    while wanted:
        name = wanted.pop()
        if name not in found:
            found.add(name)
            content = (BUILT.parent / name).read_bytes()
            size += len(gzip.compress(content, 9))
            wanted += [f"assets/{part[2:]}" for part in IMPORT.findall(content.decode())]
    assert size / 1000 <= SCRIPT_LIMIT


def scenes() -> list[Table]:
    """Tables whose first moment needs more than the board."""
    return [
        scene("scene-come-figure", "base+fields+abbot", offered("meeple", "pass"), ("Anna", "Ben", "Jana")),
        scene("scene-come-mists", "mists", many("place", 1), house={"level": 1}),
        scene("scene-come-fortress", "base+fields+abbot+conquest", many("place", 40), ("Anna", "Ben", "Jana", "Karel")),
    ]


PATHS = [
    *("/", "/new", "/new?friends", "/new?device", "/new?box", "/learn", "/puzzle", "/rules", "/rules/base"),
    *("/games", "/import", "/meet", "/tournaments", "/ratings", "/workshop", "/position", "/account", "/privacy"),
    f"/mail/stop/{48 * '0'}",
]
TABLES = ["/t/scene-come-figure", "/t/scene-come-mists", "/t/scene-come-fortress", "/t/scene-come-fortress?turn=30"]


@pytest.mark.sample(9)
@pytest.mark.parametrize("size", [SMALL_PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("path", [*PATHS, *TABLES])
def test_nothing_moves_while_a_page_comes(stage: ServerProcess, visit: Visit, path: str, size: tuple[int, int]) -> None:
    visitor = visit(stage, size, pictures=True, language="cs")
    if path.startswith("/t/"):
        take_seat(visitor)
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
    page.wait_for_function("() => document.fonts.status === 'loaded'")
    before = button.bounding_box()
    wait_until(page, lambda: held, "the page asks which tables there are")
    assert not page.evaluate(SETTLED), "the page waits for the answer"
    for route in held:
        route.continue_()
    page.unroute_all()
    expect(page.locator(".home.fresh")).to_be_visible()
    wait_until_settled(page)
    assert button.bounding_box() == before


BOX = """(selector) => {
    const {x, y, width, height} = document.querySelector(selector).getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
}"""
FIRST_SCRIPT = re.compile(r"/assets/first-[\w-]{8}\.js$")


@pytest.mark.parametrize("theme", ["light", "dusk"])
@pytest.mark.parametrize("size", [SMALL_PHONE, DESKTOP], ids=["phone", "desktop"])
def test_headline_and_play_now_are_there_before_the_script(
    server: ServerProcess, visit: Visit, size: tuple[int, int], theme: Theme
) -> None:
    """In the visitor's language, and nothing moves when the script takes over."""
    visitor = visit(server, size, theme, pictures=True, language="cs")
    page, held = visitor.page, list[Route]()
    page.route(FIRST_SCRIPT, lambda route: held.append(route))
    page.goto("/", wait_until="commit")
    expect(page.get_by_role("link", name="Hrát hned")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "cs")
    page.evaluate("document.fonts.ready")
    visitor.axe()
    parts = ("h1", ".way.now", ".way.now .ico", ".hero .map")
    before = [page.evaluate(BOX, part) for part in parts]
    wait_until(page, lambda: held, "the script is asked for")
    held.pop().continue_()
    expect(page.get_by_role("button", name="Hrát hned")).to_be_visible()
    visitor.quiet.wait()
    assert [page.evaluate(BOX, part) for part in parts] == before
    assert page.locator("#first").count() == 0
    assert page.evaluate(SHIFTS) <= MOST_SHIFT


def test_play_now_is_remembered_until_the_script_is_there(server: ServerProcess, visit: Visit) -> None:
    page, held = visit(server, SMALL_PHONE).page, list[Route]()
    page.route(FIRST_SCRIPT, lambda route: held.append(route))
    page.goto("/", wait_until="commit")
    page.get_by_role("link", name="Play now").click()
    wait_until(page, lambda: held, "the script is asked for")
    held.pop().continue_()
    expect(page.get_by_role("grid")).to_be_visible()


@pytest.mark.parametrize("path", ["/rules", "/t/no-such-table-here"])
def test_other_pages_have_no_headline_before_the_script(server: ServerProcess, visit: Visit, path: str) -> None:
    assert 'id="first"' not in visit(server).page.request.get(path).text()


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("bastide.settings", '{"theme": "dusk"}'),
        ("bastide.settings", '{"language": "de"}'),
        ("bastide.tables", '[{"table": "a", "name": "A"}]'),
    ],
)
def test_what_this_device_shows_otherwise_waits_for_the_script(
    server: ServerProcess, visit: Visit, key: str, value: str
) -> None:
    page, held = visit(server, SMALL_PHONE).page, list[Route]()
    page.add_init_script(f"localStorage.setItem('{key}', '{value}')")
    page.route(FIRST_SCRIPT, lambda route: held.append(route))
    page.goto("/", wait_until="commit")
    expect(page.locator("#first")).to_be_attached()
    expect(page.locator("#first")).to_be_hidden()
    wait_until(page, lambda: held, "the script is asked for")
    held.pop().continue_()
    expect(page.locator(".home:not(#first) .way.now")).to_be_visible()
