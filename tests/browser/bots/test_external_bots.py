"""Programs from outside at a table: chosen by name, marked as such, played against, and replaced when they fail."""

import re
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import expect

from scripts.console import ROOT
from tests.browser.conftest import Visit
from tests.browser.fixtures.api_requests import post
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.pages.table_page import TablePage

EXAMPLE = ROOT / "examples" / "bot.py"
STRANGE = ROOT / "tests" / "bots" / "outside" / "strange.py"

HEARD = """words => {
  const look = () => { window.heard ||= document.body.innerText.includes(words); };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
  look();
}"""
"""From now on, notices when the page says this."""


@contextmanager
def served(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server with the example, and with a program that crashes."""
    data = tmp_path / "data"
    data.mkdir()
    server = ServerProcess(data, bot_delay=0)
    server.settings = {"BASTIDE_BOTS": f"Tiler={sys.executable} {EXAMPLE}; Brittle={sys.executable} {STRANGE} crash"}
    server.open()
    with closing(server):
        yield server


def test_a_program_is_chosen_by_name_and_plays(tmp_path: Path, visit: Visit) -> None:
    with served(tmp_path) as house:
        visitor = visit(house)
        page = visitor.go("/new")
        who = page.get_by_label("Who plays at seat 2")
        who.select_option(label="Tiler, an external program")
        expect(page.get_by_text("Made by others, added by the operator.")).to_be_visible()
        visitor.shot("guest-chosen")
        page.get_by_role("button", name="Sit down").click()
        page.wait_for_url(re.compile("/t/"))
        player = TablePage(visitor)
        for _ in range(6):
            asked = player.asked()
            before = player.settled()
            player.by_keyboard(asked, 0)
            player.moves_on(before)
        player.asked()  # the program has answered, and nothing flies any more
        row = page.locator("li[data-seat]").filter(has_text="Tiler")
        expect(row).to_contain_text("program")
        visitor.axe()
        visitor.shot("guest-plays")
        assert house.log.read_text().count("failed") == 0


@pytest.mark.long
@pytest.mark.parametrize(
    ("language", "words"),
    [
        pytest.param("en-GB", "Brittle crashed. Bertrand plays on.", marks=pytest.mark.long),
        ("cs-CZ", "Brittle selhává. Dál hraje Bertrand."),
    ],
)
def test_the_table_is_told_when_a_program_fails(tmp_path: Path, visit: Visit, language: str, words: str) -> None:
    with served(tmp_path) as house:
        visitor = visit(house, size=(360, 640), language=language)
        seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "Brittle"}]
        wish = {"rules": "base+fields", "seats": seats, "options": {"starter": 0}, "name": "Friday evening"}
        page = visitor.go(f"/t/{post(visitor.page.request, '/api/tables', data=wish).json()['table']}")
        player = TablePage(visitor)
        page.evaluate(HEARD, words)
        while page.evaluate("!window.heard"):
            before = player.settled()
            player.by_keyboard(player.asked(), 0)
            player.moves_on(before)
        player.asked()
        visitor.shot(f"guest-failed-{language[:2]}")
