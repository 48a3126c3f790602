"""What people type into the chat stays inside its bubble, and the bubble inside the window."""

import json

import pytest

from tests.browser.conftest import Visit
from tests.browser.features.ratings.test_ratings import PLAY
from tests.browser.fixtures.api_requests import post
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.pages.table_page import me
from tests.browser.pages.visitor_page import DESKTOP

SMALL = (360, 640)
WIDEST = {
    "one word": "x" * 120,
    "wide signs": "\u6f22" * 120,
    "wider signs": "\U00012219" * 30,
    "two marks": "Z\u0301\u0323" * 40,
    "right to left": "\u05e9" * 120,
    "pictures": "\U0001f468\u200d\U0001f469\u200d\U0001f467" * 20,
}
CASES = [
    pytest.param(kind, size, marks=() if (kind, size) == ("one word", SMALL) else pytest.mark.long)
    for kind in WIDEST
    for size in (SMALL, DESKTOP)
]
SAY = """([table, text]) => new Promise((done) => {
  const line = new WebSocket(`ws://${location.host}/ws/${table}`);
  line.onmessage = ({ data }) => {
    const { t, code } = JSON.parse(data);
    if (t === 'snapshot') line.send(JSON.stringify({ t: 'say', cid: crypto.randomUUID(), text }));
    if (t === 'ack' || t === 'reject' || t === 'error') { line.close(); done(code ?? t); }
  };
})"""
WATCH = """() => {
  window.fits = null;
  const look = () => {
    const bubble = document.querySelector('.bubble');
    if (bubble && window.fits === null) window.fits = isInside(bubble);
  };
  const isInside = (bubble) => {
    const [box, range] = [bubble.getBoundingClientRect(), document.createRange()];
    range.selectNodeContents(bubble);
    const text = range.getBoundingClientRect();
    const within = (one, left, top, right, bottom) =>
      one.left >= left - 1 && one.top >= top - 1 && one.right <= right + 1 && one.bottom <= bottom + 1;
    return within(text, box.left, box.top, box.right, box.bottom) && within(box, 0, 0, innerWidth, innerHeight);
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
}"""
"""A bubble is there for four seconds, so the page looks for itself."""


@pytest.mark.parametrize(("kind", "size"), CASES)
def test_a_text_stays_in_its_bubble(kind: str, size: tuple[int, int], server: ServerProcess, visit: Visit) -> None:
    visitor, other = visit(server, size), visit(server)
    page, speaker = visitor.go("/"), other.go("/privacy")
    wish = {"rules": "base", "seats": [me(), {"kind": "open"}], "options": {"chat": True, "starter": 0}}
    table = json.loads(post(page.request, "/api/tables", data=wish).text())["table"]
    speaker.evaluate(PLAY, [table, "Ben", False])
    visitor.go(f"/t/{table}")
    page.get_by_role("button", name="Start the game").click()
    page.get_by_role("grid", name="Board").wait_for()
    page.evaluate(WATCH)
    assert speaker.evaluate(SAY, [table, WIDEST[kind]]) == "ack"
    page.wait_for_function("() => window.fits !== null")
    assert page.evaluate("window.fits")
