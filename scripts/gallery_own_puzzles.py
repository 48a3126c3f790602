"""States of the gallery that show puzzles from one's own games: their list, the way to one from the analysis, one that
is tried as it was played, and its solution."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Page

from scripts.gallery_analysis import lower
from scripts.gallery_state import State, named

GAME: Final = "gallery-judged"
WAYS: Final = 200
"""Half seconds until a game has been analysed."""


def found(page: Page) -> list[dict[str, Any]]:
    """The puzzles of the game of the gallery, once it has been analysed."""
    for _ in range(WAYS):
        if page.request.post(f"/api/tables/{GAME}/analysis").status == 200:
            break
        page.wait_for_timeout(500)
    told: list[dict[str, Any]] = page.request.get(f"/api/puzzles/own?table={GAME}").json()["puzzles"]
    assert told, "there are some"
    return told


def _list(page: Page) -> None:
    """They are listed."""
    page.locator("#own ~ ul button").first.scroll_into_view_if_needed()


def _analysed(page: Page) -> None:
    found(page)


def _none(page: Page) -> None:
    page.route("**/api/puzzles/own", lambda route: route.fulfill(json={"puzzles": []}))


def _none_yet(page: Page) -> None:
    page.locator("#own ~ a").scroll_into_view_if_needed()


def turn(page: Page) -> None:
    """A turn that has become a puzzle, in the analysis."""
    page.goto(f"/t/{GAME}?analysis={found(page)[0]['turn']}")
    page.locator(".turn .gold").wait_for()
    named(page, "button", "analysis-puzzle-do").scroll_into_view_if_needed()


def _open(page: Page) -> None:
    """Such a puzzle, which waits for its turn."""
    turn(page)
    named(page, "button", "analysis-puzzle-do").click()
    page.locator(".coach").wait_for()
    page.locator("[data-ask=place]").wait_for()


OWN_PUZZLES = (
    State("own-puzzles", "Puzzles from one's own games", "/puzzle", _list, before=_analysed),
    State("own-puzzles-none", "No such puzzles yet", "/puzzle", _none_yet, before=_none),
    State("own-puzzles-turn", "A turn that has become a puzzle", f"/t/{GAME}?analysis=1", turn),
    State("own-puzzles-lower", "An analysis: puzzles", f"/t/{GAME}?analysis", lower),
    State("own-puzzles-do", "A puzzle from one's own game", f"/t/{GAME}?analysis=1", _open),
)
