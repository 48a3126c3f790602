"""Somebody who plays by ear: hears the live region, finds controls by their names, and types commands."""

from playwright.sync_api import Page

from tests.browser.pages.visitor_page import Visitor

HEAR = """() => {
  const region = document.querySelector('[role=log]');
  window.heard = [];
  new MutationObserver((changes) => {
    for (const change of changes) for (const node of change.addedNodes) window.heard.push(node.textContent);
  }).observe(region, { childList: true });
}"""
"""From now on, everything that is said is written down in order."""


class ScreenReaderPage:
    """Never looks: only what is said, and names and roles."""

    def __init__(self, visitor: Visitor) -> None:
        self.page: Page = visitor.page
        self.page.evaluate(HEAR)

    def heard(self) -> list[str]:
        """What was said since the last time."""
        return [str(text) for text in self.page.evaluate("window.heard.splice(0)")]

    def hears(self) -> str:
        """Wait until something is said."""
        self.page.wait_for_function("() => window.heard.length > 0")
        return " ".join(self.heard())

    def until(self, words: str) -> list[str]:
        """Wait until a message has these words: everything heard up to then, in order."""
        self.page.wait_for_function("words => window.heard.some((text) => text.includes(words))", arg=words)
        return self.heard()

    def key(self, key: str) -> str:
        """Press a key that answers."""
        self.heard()
        self.page.keyboard.press(key)
        return self.hears()

    def type(self, line: str) -> str:
        """Type a command into the open field."""
        self.heard()
        self.page.keyboard.type(line)
        self.page.keyboard.press("Enter")
        return self.hears()

    def open_field(self) -> None:
        """The field for commands, by its key."""
        self.page.keyboard.press("/")
        self.page.get_by_role("combobox", name="Command").wait_for()

    def confirms(self) -> str:
        """Send what is chosen, and hear what came of it."""
        return self.type("confirm")
