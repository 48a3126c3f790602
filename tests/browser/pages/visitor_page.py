"""Somebody with a browser of their own: a page that remembers everything that went wrong on it."""

import os
import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Literal

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import BrowserContext, ConsoleMessage, Error, Page, expect
from playwright.sync_api import TimeoutError as Late

from scripts.console import ROOT
from tests.browser.fixtures.browser_contexts import PATIENCE as PATIENCE
from tests.browser.fixtures.browser_contexts import BrowserContexts, ContextOptions
from tests.browser.fixtures.settled import wait_until_settled

PICTURES = Path(os.environ.get("BASTIDE_ARTEFACTS", ROOT / "artefacts")) / "browser"
WANTED = os.environ.get("BASTIDE_PICTURES") == "1"
"""Whether somebody will look at pictures of pages that are as they should be."""
DESKTOP = (1366, 768)
PHONE = (390, 844)
AT_REST = """() => document.getAnimations().every(
    (one) => one.playState !== 'running' || one.effect.getComputedTiming().endTime === Infinity)"""
"""No animation runs that ends. One that is hidden while it runs never settles its promise."""
Theme = Literal["light", "dusk"]
Visit = Callable[..., "Visitor"]
"""`visit(house, size=PHONE, theme="dusk", still=True)` makes a visitor for the test."""


class Quiet:
    """Knows when a page has fetched all it asked for; the browser itself says so only after a full load."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.asked = 0
        self.open = 0
        page.on("request", lambda _: self._count(1))
        page.on("requestfinished", lambda _: self._count(-1))
        page.on("requestfailed", lambda _: self._count(-1))

    def _count(self, step: int) -> None:
        self.open += step
        self.asked += max(0, step)

    def wait(self) -> None:
        """Until the page is settled and nothing that it asked for is under way."""
        asked = -1
        while asked != self.asked or self.open > 0:
            asked = self.asked
            wait_until_settled(self.page)
            if self.open > 0:
                with suppress(Late):
                    self.page.wait_for_event("requestfinished", timeout=1000)


class Visitor:
    """A browser of their own (its cookies, its storage) with one page."""

    forgiven: tuple[str, ...] = ()
    """Parts of complaints that belong to what the test does, such as taking the server away."""

    def __init__(self, contexts: BrowserContexts, wishes: ContextOptions) -> None:
        self.url = wishes.url
        self.wishes = wishes
        self.context: BrowserContext = contexts.lend(wishes)
        self.context.set_default_timeout(PATIENCE)
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.quiet = Quiet(self.page)
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))

    def _hear(self, message: ConsoleMessage) -> None:
        """Errors and warnings count, refusals by the content security policy among them."""
        if message.type in ("error", "warning") and not self._expected(message.text):
            self.complaints.append(f"{message.type}: {message.text}")

    def _expected(self, text: str) -> bool:
        return any(word in text for word in self.forgiven)

    def go(self, path: str) -> Page:
        """Open an address of the server."""
        self.page.goto(path)
        expect(self.page.get_by_role("main")).to_be_visible()
        return self.page

    def shot(self, name: str) -> None:
        """A picture for people to look at, kept out of the repository; only made when somebody wants it."""
        if not WANTED:
            return
        self.quiet.wait()
        self.page.evaluate("document.fonts.ready")
        self.picture(name)

    def picture(self, name: str) -> None:
        """The page as it is at this moment."""
        if self.page.is_closed():
            return
        PICTURES.mkdir(parents=True, exist_ok=True)
        file = re.sub(r"[^\w-]+", "-", name)
        with suppress(Error):  # of a page that has crashed there is none
            self.page.screenshot(path=PICTURES / f"{file}.png")

    def axe(self) -> None:
        """No finding of axe on the page as it is now, once what moves has come to rest."""
        found = self.findings()
        assert not found, "\n".join(found)

    def findings(self, **options: Any) -> list[str]:
        """What axe finds, with these options of its own."""
        self.page.wait_for_function(AT_REST)
        wanted = {"resultTypes": ["violations"], **options}
        return [_told(one) for one in Axe().run(self.page, options=wanted).response["violations"]]

    def set_name(self, name: str) -> None:
        """Type a name into the one field that asks for it."""
        self.page.get_by_label(re.compile("your name", re.IGNORECASE)).fill(name)

    def path(self) -> str:
        """Where the page is now, without the server's name."""
        return self.page.url.removeprefix(self.url)


def _told(violation: dict[str, Any]) -> str:
    places = "; ".join(str(node["target"]) for node in violation["nodes"])
    return f"{violation['id']} ({violation['impact']}): {violation['help']} at {places}"
