"""Wait until the page is settled, and touch elements that no longer move.

The page shows it (client/src/settled.ts): its root element has `data-settled` while nothing is under way."""

import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page

from tests.browser.contexts import PATIENCE

TRIES = 5
"""How often a touch is aimed again where the page began something between the wait and the measuring."""
POLL_MS = 50
MOVES = "the page moves"
SETTLED = "() => document.documentElement.hasAttribute('data-settled')"

ARM = """
  window.touchArrived = false;
  addEventListener('touchend', () => { window.touchArrived = true; }, { capture: true, once: true });"""
AIM = f"""(thing) => {{
  if (!({SETTLED})()) return '{MOVES}';
  const {{ left, top, width, height }} = thing.getBoundingClientRect();
  const at = [left + width / 2, top + height / 2];
  const found = document.elementFromPoint(...at);
  if (!found) return 'it lies outside the screen';
  const onMap = thing.closest('.port');
  if (!thing.contains(found) && !(onMap && onMap.contains(found)))
    return `it lies under ${{found.outerHTML.slice(0, 110)}}`;{ARM}
  return at;
}}"""
"""Where to touch, or why not. On the map, anything drawn there may take the touch."""
ARRIVED = f"() => window.touchArrived !== false && ({SETTLED})()"


class Untouchable(AssertionError):
    """Something cannot be touched. The message is the reason."""


def wait_until_settled(page: Page) -> None:
    """Wait until nothing is under way that could still move what the page shows."""
    page.wait_for_function(SETTLED)


def touch(thing: Locator) -> None:
    """Touch the middle of something, and wait until the page has answered. Raises Untouchable."""
    page = thing.page
    at: Any = MOVES
    for _ in range(TRIES):
        wait_until_settled(page)
        at = thing.evaluate(AIM)
        if at != MOVES:
            break
    if isinstance(at, str):
        raise Untouchable(at)
    page.touchscreen.tap(*at)
    page.wait_for_function(ARRIVED)


def touch_at(page: Page, x: float, y: float) -> None:
    """Touch a point of the page, and wait until the page has answered."""
    page.evaluate(f"() => {{{ARM} }}")
    page.touchscreen.tap(x, y)
    page.wait_for_function(ARRIVED)


def wait_until(page: Page, holds: Callable[[], object], what: str, poll_ms: int = POLL_MS) -> None:
    """Wait for what no page shows: a state of the server, or of the test. Raises AssertionError when it is late."""
    deadline = time.monotonic() + PATIENCE / 1000
    while not holds():
        assert time.monotonic() < deadline, what
        page.wait_for_timeout(poll_ms)
