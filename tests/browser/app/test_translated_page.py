"""A browser that translates the page: what changes is shown, as after a reload."""

from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.fixtures.settled import wait_until_settled
from tests.browser.pages.table_page import TablePage, me, new_table
from tests.browser.pages.visitor_page import DESKTOP

TRANSLATOR = """() => {
  const LEFT_OUT = 'font, svg, script, style, textarea, [translate=no]';
  const wrap = (text) => {
    if (!/\\p{L}/u.test(text.data) || text.parentElement?.closest(LEFT_OUT) !== null) return;
    const [outer, inner] = [0, 1].map(() => document.createElement('font'));
    inner.append(text.data);
    outer.append(inner);
    text.replaceWith(outer);
    window.translated = (window.translated ?? 0) + 1;
  };
  const below = (node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const found = node instanceof Text ? [node] : [];
    while (walker.nextNode()) found.push(walker.currentNode);
    found.forEach(wrap);
  };
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records)
      [target, ...addedNodes].filter((one) => one.isConnected).forEach(below);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
  below(document.body);
}"""
"""Replaces every text with letters by new nodes, now and later, as translators do."""
TURNS = 5
SHOWN = """() => {
  for (const flying of document.querySelectorAll('.flights')) flying.style.display = 'none';
  return document.querySelector('main').innerText.replace(/[\\s\\u2060]+/g, ' ').trim();
}"""
"""The text of the page, without points that fly for a while."""


def shown(page: Page) -> str:
    wait_until_settled(page)
    return str(page.evaluate(SHOWN))


def test_a_translated_page_shows_what_a_fresh_one_shows(quick: ServerProcess, visit: Visit) -> None:
    visitor = visit(quick, DESKTOP, still=True)
    page = new_table(visitor, me("Anna"), me("Ben"))
    page.evaluate(TRANSLATOR)
    table = TablePage(visitor)
    for number in range(2 * TURNS):
        ask, decision = table.asked(), table.settled()
        table.by_keyboard(ask, number)
        table.moves_on(decision)
    table.asked()
    before = shown(page)
    assert page.evaluate("window.translated") > 50
    page.reload()
    page.get_by_role("grid", name="Board").wait_for()
    table.asked()
    assert before == shown(page)
