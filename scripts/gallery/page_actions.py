"""Steps of states.toml that need a program: they read the page or the server before they act."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Literal
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Locator, Page, Route

from scripts.gallery.tables import NOW, my_games
from tests.browser.journeys.words import word
from tests.browser.pages.lesson_page import LessonPage

JUDGED = "gallery-judged"
TRIES = 200
"""Half seconds until a game is analysed."""
MOST_LINES = 40


def words_of(page: Page, text: str) -> str:
    """A message in the page's language, from "KEY NAME=VALUE ...". A value with a hyphen is a message, too."""
    language = page.evaluate("document.documentElement.lang")
    key, *given = text.split()
    pairs = (one.split("=") for one in given)
    return word(language, key, **{name: word(language, value) if "-" in value else value for name, value in pairs})


def named(page: Page, role: Literal["button", "heading", "menuitem", "switch"], message: str) -> Locator:
    """The first element of this role that has this message as its name."""
    return page.get_by_role(role, name=words_of(page, message)).first


def serve_my_games(page: Page, which: str = "all") -> None:
    """Answer with the games of this device, or none."""
    games = my_games() if which == "all" else ()

    def answer(route: Route) -> None:
        show = parse_qs(urlsplit(route.request.url).query)["show"][0]
        shown = [one for one in games if (one["phase"] == "playing") == (show == "open")]
        counts = {"open": sum(one["phase"] == "playing" for one in games), "hidden": 0}
        counts["over"] = len(games) - counts["open"]
        route.fulfill(json={"games": shown if show != "hidden" else [], "counts": counts})

    page.clock.set_fixed_time(NOW / 1000)
    page.route("**/api/games?**", answer)


def serve_newer_page(page: Page) -> None:
    """Answer with a page of another build, except to the browser itself."""

    def answer(route: Route) -> None:
        if route.request.resource_type == "document":
            route.fallback()
        else:
            route.fulfill(body="<script src='/assets/index-newer.js'></script>", content_type="text/html")

    page.route("**/", answer)


def wait_for_analysis(page: Page) -> None:
    """Wait until the server has analysed the game."""
    for _ in range(TRIES):
        if page.request.post(f"/api/tables/{JUDGED}/analysis").status == 200:
            return
        page.wait_for_timeout(500)


def open_own_puzzle(page: Page) -> None:
    """Open the first turn of the game that became a puzzle."""
    found = page.request.get(f"/api/puzzles/own?table={JUDGED}").json()["puzzles"]
    page.goto(f"/t/{JUDGED}?analysis={found[0]['turn']}")


def miss_puzzle(page: Page) -> None:
    """Finish a wrong turn of a puzzle, without a figure."""
    page.locator("[data-ask=pick], section.end").first.wait_for()
    if not page.locator("section.end").count():
        page.locator(".hands .none").click()
        page.locator("[data-part=commit]").click()
    page.locator("section.end").wait_for()


def find_zero(page: Page) -> None:
    """Go to the first line of the final scoring that gives nothing."""
    for _ in range(MOST_LINES):
        if re.search(r"= 0\b", page.locator(".caption").first.inner_text()):
            break
        named(page, "button", "score-next").click()
        page.wait_for_timeout(100)


ACTIONS: dict[str, Callable[..., Any]] = {
    "my-games": serve_my_games,
    "newer-page": serve_newer_page,
    "analysed": wait_for_analysis,
    "own-puzzle": open_own_puzzle,
    "miss-puzzle": miss_puzzle,
    "find-zero": find_zero,
    "finish-lesson": lambda page: LessonPage(page).to_the_end(by_keys=True),
}
