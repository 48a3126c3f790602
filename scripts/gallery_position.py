"""States of the gallery of a position that is set up by hand."""

from __future__ import annotations

from urllib.parse import quote

from playwright.sync_api import Page

from scripts.gallery_state import State, named

TEXT = "position/1 base+fields tiles=U:1,0:0;E:0,-1:180 figures=0.meeple.1:1,0:road:EW scores=12,7 seat=1 hand=V"
WRONG = "position/1 base+fields tiles=U:1,0:0;U:3,0:0 figures=0.meeple.1:3,0:road:EW"


def address(text: str) -> str:
    """A link to a position."""
    return f"/position?p={quote(text)}"


def _places(page: Page) -> None:
    page.locator("[data-kind]").first.wait_for()
    page.locator('[data-kind="W"]').click()
    page.locator('[data-ask="place"]').wait_for()


def _figures(page: Page) -> None:
    _places(page)
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    page.locator('[data-ask="pick"]').wait_for()


def _all(page: Page) -> None:
    page.locator("[data-kind]").first.wait_for()
    named(page, "button", "position-all-do").click()


def _other(page: Page) -> None:
    _all(page)
    named(page, "button", "position-rules-do").click()


def _take(page: Page) -> None:
    page.locator("[data-kind]").first.wait_for()
    named(page, "button", "position-take-do").click()


def _best(page: Page) -> None:
    page.locator("[data-kind]").first.wait_for()
    named(page, "button", "position-best-do").click()
    page.locator("[data-part=best] ol > li").nth(1).wait_for()


POSITION = (
    State("position-empty", "A position: nothing lies yet", "/position"),
    State("position-kinds", "A position: which tile?", address(TEXT)),
    State("position-places", "A position: where does it lie?", address(TEXT), _places),
    State("position-figures", "A position: a figure on it?", address(TEXT), _figures),
    State("position-wrong", "A position: what cannot be", address(WRONG)),
    State("position-all", "A position: points and turn", address(TEXT), _all),
    State("position-other", "A position: other rules", address(TEXT), _other),
    State("position-take", "A position: text, link, table", address(TEXT), _take),
    State("position-best", "A position: the best turns", address(TEXT), _best),
)
