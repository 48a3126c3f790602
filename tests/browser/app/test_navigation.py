"""The header of every page: parts of the site, the person, one left edge. And the picture of the puzzle of the day."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from bastide.puzzles import of_day
from bastide.server.features.learning.puzzle_api import today
from tests.browser.conftest import Visit
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.fixtures.settled import wait_until_settled
from tests.browser.pages.visitor_page import DESKTOP, PHONE, Visitor

SMALL_PHONE = (360, 640)
SIZES = [SMALL_PHONE, PHONE, DESKTOP]
PATHS = json.loads((Path(__file__).parents[3] / "src/bastide/data/pages.json").read_text(encoding="utf-8"))["pages"]
LEFT_OUT = {"table", "position", "mail", "tournament", "moderation"}
"""A map or a toolbar fills the page, or the page needs something that was made before."""
PARTS = {"find-players": "People", "learn": "Learn", "puzzle": "Puzzles", "home": "Play"}
WITHIN = {
    "new": "Play", "rules": "Learn", "ratings": "People", "profile": "People", "tournaments": "People",
    "games": None, "import": None, "account": None, "workshop": None, "privacy": None,
}  # fmt: skip
"""The part that a page belongs to."""
EDGES = "[...document.querySelectorAll('.brand, h1')].map((one) => Math.round(one.getBoundingClientRect().left))"


def address(name: str) -> str:
    """An address of the page."""
    path = str(PATHS[name][0]).replace(":name", "Anna")
    return re.sub(r"/:\w+\?", "", path)


def current(page: Page) -> dict[str, str]:
    """The marked links of the header."""
    marked = page.get_by_role("navigation", name="Main").locator("[aria-current]")
    return {link.inner_text(): link.get_attribute("aria-current") or "" for link in marked.all()}


@pytest.mark.parametrize("size", SIZES, ids=["small", "phone", "desktop"])
def test_all_pages_share_one_left_edge_and_mark_their_part(
    size: tuple[int, int], server: ServerProcess, visit: Visit
) -> None:
    visitor = visit(server, size, still=True)
    visitor.forgiven = ("404",)
    for name in [one for one in PATHS if one not in LEFT_OUT]:
        page = visitor.go(address(name))
        wait_until_settled(page)
        brand, *headings = page.evaluate(EDGES)
        assert headings == [brand], name
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0], name
        part = PARTS.get(name) or WITHIN[name]
        assert current(page) == ({part: "page" if name in PARTS else "true"} if part else {}), name


def reach(visitor: Visitor, name: str) -> None:
    """Go to a part by its link."""
    visitor.page.get_by_role("navigation", name="Main").get_by_role("link", name=name, exact=True).click()
    expect(visitor.page.get_by_role("heading", level=1)).to_be_focused()


@pytest.mark.parametrize("size", [SMALL_PHONE, DESKTOP], ids=["small", "desktop"])
def test_every_part_is_one_link_away(size: tuple[int, int], server: ServerProcess, visit: Visit) -> None:
    visitor = visit(server, size, still=True)
    page = visitor.go("/privacy")
    for name, path in (("Learn", "/learn"), ("Puzzles", "/puzzle"), ("People", "/meet"), ("Play", "/")):
        reach(visitor, name)
        assert visitor.path() == path
        boxes = [link.bounding_box() for link in page.get_by_role("navigation", name="Main").get_by_role("link").all()]
        assert all(box and box["height"] >= 44 and box["width"] >= 44 for box in boxes)


def test_the_bar_of_a_phone_hides_nothing_that_has_the_focus(server: ServerProcess, visit: Visit) -> None:
    page = visit(server, SMALL_PHONE, still=True).go("/")
    bar = page.get_by_role("navigation", name="Main").bounding_box()
    assert bar
    assert bar["y"] + bar["height"] == SMALL_PHONE[1]
    for link in page.get_by_role("main").get_by_role("link").all():
        link.focus()
        box = link.bounding_box()
        assert box
        assert box["y"] + box["height"] <= bar["y"] + 1


def test_the_bar_of_a_phone_leaves_the_bottom_to_a_page_with_a_foot(server: ServerProcess, visit: Visit) -> None:
    page = visit(server, SMALL_PHONE, still=True).go("/new")
    bar = page.get_by_role("navigation", name="Main").bounding_box()
    button = page.get_by_role("button", name="Sit down").bounding_box()
    assert bar
    assert button
    assert bar["y"] + bar["height"] < button["y"]


def test_the_skip_link_leads_past_the_header(server: ServerProcess, visit: Visit) -> None:
    page = visit(server, DESKTOP, still=True).go("/rules")
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the content")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("main")).to_be_focused()
    expect(page.get_by_role("banner")).to_have_count(1)


@pytest.mark.parametrize("size", [SMALL_PHONE, DESKTOP], ids=["small", "desktop"])
def test_the_menu_of_the_person(size: tuple[int, int], server: ServerProcess, visit: Visit) -> None:
    visitor = visit(server, size, still=True)
    page = visitor.go("/learn")
    button = page.get_by_role("button", name="You", exact=True)
    button.focus()
    page.keyboard.press("Enter")
    expect(button).to_have_attribute("aria-expanded", "true")
    visitor.axe()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Sign in")).to_be_focused()
    page.keyboard.press("Escape")
    expect(button).to_have_attribute("aria-expanded", "false")
    expect(button).to_be_focused()
    button.click()
    page.go_back()
    expect(page.get_by_role("link", name="My games")).to_have_count(0)
    assert visitor.path() == "/learn", "Back closes the menu alone"
    button.click()
    page.get_by_role("link", name="My games").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("My games")
    page.get_by_role("button", name="You", exact=True).click()
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()


def test_someone_signed_in_finds_their_profile(server: ServerProcess, visit: Visit) -> None:
    visitor = visit(server, PHONE, still=True)
    visitor.page.add_init_script("""localStorage.setItem('bastide.settings', '{"account": "Anna Nová"}')""")
    page = visitor.go("/rules")
    page.get_by_role("button", name="You", exact=True).click()
    expect(page.get_by_role("link", name="Anna Nová")).to_have_attribute("href", "/people/Anna%20Nov%C3%A1")
    expect(page.get_by_role("link", name="Account")).to_be_visible()


def test_the_puzzle_of_the_day_is_a_picture_that_loads_when_it_is_seen(server: ServerProcess, visit: Visit) -> None:
    visitor = visit(server, SMALL_PHONE, still=True, pictures=True)
    page = visitor.go("/")
    visitor.quiet.wait()
    card = page.get_by_role("link", name=re.compile("Puzzle of the day"))
    expect(card.locator("img")).to_have_count(0)
    before = card.evaluate("(one) => one.offsetHeight")
    card.scroll_into_view_if_needed()
    picture = card.locator("img")
    expect(picture).to_have_attribute("src", re.compile(rf"/light/puzzle/{of_day(today())}\.webp$"))
    visitor.quiet.wait()
    assert picture.evaluate("(one) => one.naturalWidth") > 0
    assert card.evaluate("(one) => one.offsetHeight") == before
    card.click()
    expect(page.get_by_role("heading", name="Puzzle of the day")).to_be_visible()


def test_the_import_of_games_is_found_from_the_front_page(server: ServerProcess, visit: Visit) -> None:
    page = visit(server, SMALL_PHONE, still=True).go("/")
    page.get_by_role("link", name=re.compile("Import a game")).click()
    expect(page.get_by_label("Choose a file")).to_be_attached()


EMPTY = [
    ("/games", "Start a game"),
    ("/games", "Open a game file"),
    ("/meet", "Play with friends"),
    ("/meet", "Sign in or sign up"),
    ("/tournaments", "Find players"),
    ("/ratings", "Play a rated game"),
    ("/puzzle", "My games"),
    ("/workshop", "Start with"),
]


@pytest.mark.parametrize(("path", "next_step"), EMPTY, ids=[f"{path[1:]}-{step}" for path, step in EMPTY])
def test_an_empty_list_leads_on(path: str, next_step: str, server: ServerProcess, visit: Visit) -> None:
    page = visit(server, PHONE, still=True).go(path)
    expect(page.get_by_role("main").get_by_role("link", name=re.compile(f"^{next_step}"))).to_be_visible()


def test_chapters_of_rules_show_their_tiles(server: ServerProcess, visit: Visit) -> None:
    page = visit(server, PHONE, still=True).go("/rules")
    chapters = page.get_by_role("main").get_by_role("list").get_by_role("link")
    expect(chapters.filter(has_text="Fields").first.locator("img")).not_to_have_count(0)
    page.goto("/rules/fields")
    expect(page.get_by_role("main").locator("img")).not_to_have_count(0)
