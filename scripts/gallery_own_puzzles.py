"""States of the gallery that show puzzles from one's own games: their list, the way to one from the analysis, one that
is tried as it was played, and its solution."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

from scripts.gallery_analysis import lower
from scripts.gallery_state import State, named

GAME: Final = "gallery-judged"
TRIES: Final = 200
"""Half seconds until a game has been analysed."""


def analysed(page: Page) -> None:
    """Wait until the game of the gallery has been analysed."""
    for _ in range(TRIES):
        if page.request.post(f"/api/tables/{GAME}/analysis").status == 200:
            return
        page.wait_for_timeout(500)


def _list(page: Page) -> None:
    """They are listed."""
    analysed(page)
    page.goto("/puzzle")
    page.locator("#own ~ ul button").first.scroll_into_view_if_needed()


def _none(page: Page) -> None:
    page.route("**/api/puzzles/own", lambda route: route.fulfill(json={"puzzles": []}))


def _none_yet(page: Page) -> None:
    page.locator("#own ~ a").scroll_into_view_if_needed()


def turn(page: Page) -> None:
    """A turn that has become a puzzle, in the analysis."""
    analysed(page)
    told = page.request.get(f"/api/puzzles/own?table={GAME}").json()["puzzles"]
    page.goto(f"/t/{GAME}?analysis={told[0]['turn']}")
    page.locator(".turn .gold").wait_for()
    named(page, "button", "analysis-puzzle-do").scroll_into_view_if_needed()


def _open(page: Page) -> None:
    """Such a puzzle, which waits for its turn."""
    turn(page)
    named(page, "button", "analysis-puzzle-do").click()
    page.locator(".coach").wait_for()
    page.locator("[data-ask=place]").wait_for()


OWN_PUZZLES = (
    State("own-puzzles", "Puzzles from one's own games", f"/t/{GAME}?analysis", _list),
    State("own-puzzles-none", "No such puzzles yet", "/puzzle", _none_yet, before=_none),
    State("own-puzzles-turn", "A turn that has become a puzzle", f"/t/{GAME}?analysis=1", turn),
    State("own-puzzles-lower", "An analysis: puzzles", f"/t/{GAME}?analysis", lower),
    State("own-puzzles-do", "A puzzle from one's own game", f"/t/{GAME}?analysis=1", _open),
)
