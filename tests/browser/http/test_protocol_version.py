"""A page of before meets a server of today: refused once, loaded again once, and its move is made once."""

import re
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from bastide.server.protocol.server_messages import PROTOCOL
from tests.browser.conftest import Visit
from tests.browser.fixtures.other_version_server import NEXT, become_other_version
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.fixtures.settled import wait_until, wait_until_settled
from tests.browser.live.test_lost_connection import NOISE
from tests.browser.pages.table_page import TablePage, me, new_table

REFUSED = ("409", "4406")


class Ledger:
    """Stands between a page and its server: counts how often it is loaded, notes which lines it opens, and may keep
    from it what it is told."""

    def __init__(self, page: Page) -> None:
        self.loads = 0
        self.lines: list[str] = []
        self.deaf = False
        page.on("load", self._loaded)
        page.route_web_socket("**/ws/**", self._opened)

    def _loaded(self, _: Page) -> None:
        self.loads += 1

    def _opened(self, line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        version = re.search(r"[?&]v=(\d+)", line.url)

        def told(message: str | bytes) -> None:
            text = str(message)
            if '"t":"snapshot"' in text or '"code":"version"' in text:
                self.lines.append(f"{version[1] if version else ''} {'refused' if 'version' in text[:99] else 'live'}")
            if not self.deaf:
                line.send(message)

        server.on_message(told)


def moves(server: ServerProcess, table: str) -> list[str]:
    """Every action that the server has stored."""
    text = httpx.get(f"{server.url}/api/tables/{table}/log").text
    return re.findall(r'"action":"([^"]+)"', text)


@pytest.mark.parametrize(
    "known", [pytest.param(False, marks=pytest.mark.long, id="never-arrived"), pytest.param(True, id="answer-lost")]
)
def test_a_pending_move_outlives_the_version_it_was_made_with(
    own_house: ServerProcess, visit: Visit, tmp_path: Path, known: bool
) -> None:
    visitor = visit(own_house)
    visitor.forgiven = (*NOISE, *REFUSED)
    ledger = Ledger(visitor.page)
    page = new_table(visitor, me(), me("Ben"))
    player = TablePage(visitor)
    assert player.asked() == "place"
    table, before = player.table(), moves(own_house, player.table())
    page.keyboard.press("n")
    visitor.quiet.wait()
    if known:  # the server carries it out and goes, and the page hears nothing of it
        ledger.deaf = True
        page.keyboard.press("Enter")
        wait_until(page, lambda: len(moves(own_house, table)) > len(before), "the server makes no move")
    own_house.kill()
    if not known:
        page.keyboard.press("Enter")
    expect(page.get_by_text("your move is kept").first).to_be_visible()
    become_other_version(own_house, tmp_path / "page")
    ledger.deaf, ledger.loads, ledger.lines = False, 0, []
    own_house.open()
    page.locator('script[src$="n.js"]').first.wait_for(state="attached")
    page.get_by_role("grid", name="Board").wait_for()
    page.locator('[data-ask="pick"]').first.wait_for()  # a move that never arrived is sent after the snapshot
    assert player.asked() == "figure"
    visitor.quiet.wait()
    assert (ledger.loads, ledger.lines) == (1, [f"{PROTOCOL} refused", f"{NEXT} live"])
    assert len(moves(own_house, table)) - len(before) in (1, 2), "a tile, and the draw before it"
    assert sum(not one.startswith("draw") for one in moves(own_house, table)[len(before) :]) == 1
    assert page.evaluate("Object.keys(sessionStorage)") == []


@pytest.mark.long
def test_where_loading_again_does_not_help_it_is_not_done_again(
    own_house: ServerProcess, visit: Visit, tmp_path: Path
) -> None:
    visitor = visit(own_house)
    visitor.forgiven = (*NOISE, *REFUSED)
    ledger = Ledger(visitor.page)
    page = new_table(visitor, me(), me("Ben"))
    own_house.close()
    become_other_version(own_house, tmp_path / "page", page=False)
    ledger.loads, ledger.lines = 0, []
    own_house.open()
    expect(page.get_by_role("button", name="Update")).to_be_visible()
    wait_until_settled(page)
    assert ledger.loads == 1
    assert ledger.lines.count(f"{PROTOCOL} refused") == len(ledger.lines) <= 2
    visitor.shot("another-version")
