"""The page that sets up a table: games, players and Start, and the rest behind "More options"."""

import re

from playwright.sync_api import Page


def open_more(page: Page) -> None:
    """Show all options, if they are hidden."""
    page.locator("#more summary").first.wait_for()
    closed = page.locator("#more > details:not([open]) > summary")
    if closed.count():
        closed.click()
    page.locator("#help-title").wait_for()


def choose_game(page: Page, name: str) -> None:
    """Choose a game by its card."""
    page.locator("label").filter(has=page.get_by_role("radio", name=re.compile(f"^{name}"))).click()


def invite_friends(page: Page, name: str = "") -> str:
    """From the front page to a table that waits for friends, with the host's name; its link."""
    page.locator("[data-part=friends]").click()
    page.wait_for_url(re.compile("/t/"))
    if name:
        page.get_by_label("Your name").fill(name)
        page.get_by_role("button", name="Save", exact=True).click()
        page.locator("ol").get_by_text(name, exact=True).wait_for()
    return page.locator(".invite input[readonly]").input_value()
