"""Browsers that refuse something: each journey works, or one sentence says what is missing."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.features.account.test_accounts import PASSWORD, choose, doors, fill
from tests.browser.features.tilesets.test_position_editor import LINK, address, take
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.pages.visitor_page import PHONE

SMALL = (360, 640)
REFUSED_STORAGE = """for (const area of ['localStorage', 'sessionStorage', 'indexedDB'])
  Object.defineProperty(window, area, { get() { throw new DOMException('refused', 'SecurityError'); } });"""
FULL_STORAGE = """Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };"""
REFUSED_CLIPBOARD = """Object.defineProperty(Clipboard.prototype, 'writeText',
  { value: () => Promise.reject(new DOMException('refused', 'NotAllowedError')) });
Document.prototype.execCommand = () => false;"""
REFUSED_SHARE = """Navigator.prototype.share = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));"""
REFUSED_COOKIES = (
    f"Object.defineProperty(Navigator.prototype, 'cookieEnabled', {{ get: () => false }}); {REFUSED_STORAGE}"
)
"""Browsers that block cookies block storage with them."""
REFUSED_SOCKET = (
    """window.WebSocket = class { constructor() { throw new DOMException('refused', 'SecurityError'); } };"""
)
BLOCKED_SOCKET = """window.WebSocket = class {
  constructor() { setTimeout(() => this.onclose?.({ code: 1006 })); }
  close() {}
};"""
REFUSED_WORKER = """Object.defineProperty(ServiceWorkerContainer.prototype, 'register',
  { value: () => Promise.reject(new DOMException('refused', 'SecurityError')) });"""
REFUSED_NOTICES = """Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
Notification.requestPermission = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));"""
WORKS = {
    "storage": REFUSED_STORAGE,
    "full-disk": FULL_STORAGE,
    "worker": REFUSED_WORKER,
    "clipboard": REFUSED_CLIPBOARD,
    "notifications": REFUSED_NOTICES,
    "share": REFUSED_SHARE,
}
SELECTED = """() => {
  const field = document.activeElement;
  return field.value?.slice(field.selectionStart, field.selectionEnd) || String(getSelection());
}"""


def expect_refused(page: Page, button: Locator, text: str) -> None:
    """The button does not say that it copied, and the text is selected for copying by hand."""
    button.click()
    expect(page.get_by_role("alert").filter(has_text="blocked copying")).to_be_visible()
    expect(page.get_by_text("Copied")).to_have_count(0)
    assert "".join(page.evaluate(SELECTED).split()) == "".join(text.split())


@pytest.mark.parametrize("feature", WORKS)
def test_the_first_journey_works_without(feature: str, server: ServerProcess, visit: Visit) -> None:
    visitor = visit(server, PHONE, still=True, worker=feature == "worker")
    visitor.page.add_init_script(WORKS[feature])
    page = visitor.go("/")
    page.get_by_role("button", name="Play now").click()
    page.locator('[data-ask="place"]').wait_for()


def test_blocked_cookies_are_named_before_a_table_opens(server: ServerProcess, visit: Visit) -> None:
    visitor = visit(server, SMALL, still=True)
    visitor.page.add_init_script(REFUSED_COOKIES)
    page = visitor.go("/")
    notice = page.get_by_role("region", name="Cookies are blocked")
    expect(notice).to_contain_text("to know your seat")
    visitor.axe()
    notice.get_by_role("button", name="Close").click()
    expect(notice).to_have_count(0)
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("alert").filter(has_text="This browser blocks cookies")).to_be_visible()
    assert visitor.path() == "/"


@pytest.mark.parametrize("script", [REFUSED_SOCKET, BLOCKED_SOCKET], ids=["refused", "blocked"])
def test_a_blocked_websocket_is_named(script: str, server: ServerProcess, visit: Visit) -> None:
    visitor = visit(server, SMALL, still=True)
    visitor.page.add_init_script(script)
    page = visitor.go("/")
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("blocks WebSockets. A game needs them")
    visitor.axe()
    page = visitor.go("/meet")
    expect(page.get_by_role("alert").filter(has_text="blocks WebSockets. Finding players needs one")).to_be_visible()
    visitor.axe()


@pytest.mark.parametrize("script", [REFUSED_STORAGE, FULL_STORAGE], ids=["storage", "full-disk"])
def test_a_position_becomes_a_table_without_storage(script: str, server: ServerProcess, visit: Visit) -> None:
    visitor = visit(server, PHONE, still=True)
    visitor.page.add_init_script(script)
    page = visitor.go(address(LINK))
    page.locator("[data-kind]").first.wait_for()
    take(page)
    page.get_by_role("button", name="Open a table with it").click()
    expect(page.get_by_text("starts from a custom position")).to_be_visible()


def test_copying_a_link_or_a_position_that_the_browser_refuses(server: ServerProcess, visit: Visit) -> None:
    visitor = visit(server, PHONE, still=True)
    for script in (REFUSED_CLIPBOARD, REFUSED_SHARE):
        visitor.page.add_init_script(script)
    page = visitor.go(address(LINK))
    page.locator("[data-kind]").first.wait_for()
    take(page)
    link = page.get_by_label(re.compile("link", re.IGNORECASE)).first.input_value()
    expect_refused(page, page.get_by_role("button", name="Copy link"), link)
    visitor.axe()
    page.get_by_role("button", name="Send the link").click()
    expect(page.get_by_role("alert").filter(has_text="blocked sharing")).to_be_visible()


def test_copying_recovery_codes_that_the_browser_refuses(server: ServerProcess, visit: Visit) -> None:
    visitor = visit(server, PHONE, still=True)
    visitor.page.add_init_script(REFUSED_CLIPBOARD)
    page = doors(visitor)
    choose(page, "New account")
    fill(page, name="Copying Carla", password=PASSWORD)
    page.get_by_role("button", name="Create account").click()
    expect(page.get_by_role("heading", name="Your recovery codes")).to_be_visible()
    codes = page.locator("code").all_inner_texts()
    expect_refused(page, page.get_by_role("button", name="Copy"), "".join(codes))
    visitor.axe()
