"""Somebody beside a real box: draws, lays, and says so on a phone. Every tap is counted."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.fixtures.settled import touch_at
from tests.browser.pages.table_page import TablePage
from tests.browser.pages.visitor_page import Visitor

SPOT = "[data-row] label"


class CompanionPage(TablePage):
    """Taps what the page offers."""

    def __init__(self, visitor: Visitor) -> None:
        super().__init__(visitor)
        self.taps = 0

    def tap(self, thing: Locator) -> None:
        """One tap."""
        self.taps += 1
        thing.click()

    def sits_down(self, *names: str) -> Page:
        """From the front page, each person with a name."""
        page = self.visitor.go("/")
        page.get_by_role("link", name=re.compile("Scorekeeper")).click()
        for _ in range(len(names) - 2):
            page.get_by_role("button", name="Add a seat").click()
        for number, name in enumerate(names, 1):
            label = "Your name" if number == 1 else f"Name at seat {number}"
            page.get_by_label(label).fill(name)
        page.get_by_role("button", name="Start").click()
        page.locator("[data-kind]").first.wait_for()
        return page

    def kind(self, tile: str) -> Locator:
        """A kind in the list of what is left."""
        return self.page.locator(f'[data-kind="{tile}"]')

    def draws(self, tile: str) -> None:
        """Say which tile it was; one that fits somewhere."""
        before = self.settled()
        self.tap(self.kind(tile))
        self.moves_on(before)

    def lays(self, turned: int | None = None) -> None:
        """Tap the first place that lies open; then, if it lies otherwise, that direction."""
        self.page.locator('[data-ask="place"]').wait_for()
        before = self.settled()
        x, y = self.free_cell()
        self.taps += 1
        touch_at(self.page, x, y)
        self.moves_on(before)
        directions = self.page.locator("[data-direction]")
        if turned is not None and directions.count():
            before = self.settled()
            self.tap(directions.nth(turned % directions.count()))
            if directions.nth(turned % directions.count()).get_attribute("aria-checked") != "true":
                self.moves_on(before)

    def asked_for_a_figure(self) -> bool:
        """Whether a figure may be put."""
        self.page.locator(
            '[data-ask="pick"], [data-ask="draw"], [data-ask="count"], [data-ask="over"]'
        ).first.wait_for()
        return self.page.locator('[data-ask="pick"]').count() > 0

    def goes_on(self) -> bool:
        """Whether another tile is drawn; otherwise the game is over."""
        over = '[data-ask="count"], [data-ask="over"]'
        self.page.locator(f"[data-kind]:enabled, {over}").first.wait_for()
        return self.page.locator(over).count() == 0

    def puts(self, row: int | None) -> None:
        """A figure in that row, or none."""
        before = self.settled()
        rows = self.page.locator(SPOT)
        rows.first.wait_for()
        self.tap(self.page.locator(".sheet .primary") if row is None else rows.nth(row % rows.count()))
        self.moves_on(before)

    def expect_drawing(self, name: str) -> None:
        """The page asks what somebody drew."""
        expect(self.page.locator("[data-prompt]")).to_contain_text(name)
        self.page.locator('[data-ask="draw"]').wait_for()
