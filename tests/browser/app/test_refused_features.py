"""Browsers that refuse something: each journey works, or one sentence says what is missing."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.features.account.test_accounts import PASSWORD, choose, doors, fill
from tests.browser.features.tilesets.test_position_editor import LINK, address, take
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.pages.visitor_page import PHONE

REFUSED_STORAGE = """for (const area of ['localStorage', 'sessionStorage', 'indexedDB'])
  Object.defineProperty(window, area, { get() { throw new DOMException('refused', 'SecurityError'); } });"""
FULL_STORAGE = """Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };"""
REFUSED_CLIPBOARD = """Object.defineProperty(Clipboard.prototype, 'writeText',
  { value: () => Promise.reject(new DOMException('refused', 'NotAllowedError')) });
Document.prototype.execCommand = () => false;"""
REFUSED_SHARE = """Navigator.prototype.share = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));"""
SELECTED = """() => {
  const field = document.activeElement;
  return field.value?.slice(field.selectionStart, field.selectionEnd) || String(getSelection());
}"""


def expect_refused(page: Page, button: Locator, text: str) -> None:
    """The button does not say that it copied, and the text is selected for copying by hand."""
    button.click()
    expect(page.get_by_role("alert").filter(has_text="did not allow copying")).to_be_visible()
    expect(page.get_by_text("Copied")).to_have_count(0)
    assert "".join(page.evaluate(SELECTED).split()) == "".join(text.split())


@pytest.mark.parametrize("script", [REFUSED_STORAGE, FULL_STORAGE], ids=["storage", "full-disk"])
def test_a_position_becomes_a_table_without_storage(script: str, server: ServerProcess, visit: Visit) -> None:
    visitor = visit(server, PHONE, still=True)
    visitor.page.add_init_script(script)
    page = visitor.go(address(LINK))
    page.locator("[data-kind]").first.wait_for()
    take(page)
    page.get_by_role("button", name="Open a table with it").click()
    expect(page.get_by_text("begins with a position")).to_be_visible()


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
    expect(page.get_by_role("alert").filter(has_text="did not allow sending")).to_be_visible()


def test_copying_recovery_codes_that_the_browser_refuses(server: ServerProcess, visit: Visit) -> None:
    visitor = visit(server, PHONE, still=True)
    visitor.page.add_init_script(REFUSED_CLIPBOARD)
    page = doors(visitor)
    choose(page, "New account")
    fill(page, name="Copying Carla", password=PASSWORD)
    page.get_by_role("button", name="Make the account").click()
    expect(page.get_by_role("heading", name="Your recovery codes")).to_be_visible()
    codes = page.locator("code").all_inner_texts()
    expect_refused(page, page.get_by_role("button", name="Copy"), "".join(codes))
    visitor.axe()
