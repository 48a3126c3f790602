"""A game from a file: picked, dropped or pasted, looked back on and played on. What is broken is told with its line."""

import json
import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from bastide.jcz import export, file_of
from bastide.records.record import Record
from bastide.server.tables.history.records import make_record
from tests.browser.conftest import Visit
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.pages.visitor_page import DESKTOP
from tests.server.fixtures.tables import rush, seed_table

SMALL = (360, 640)
DROP = """([text, name]) => {
  const data = new DataTransfer();
  data.items.add(new File([text], name));
  const area = document.querySelector('.drop');
  area.dispatchEvent(new DragEvent('dragover', {dataTransfer: data, bubbles: true, cancelable: true}));
  area.dispatchEvent(new DragEvent('drop', {dataTransfer: data, bubbles: true, cancelable: true}));
}"""
PASTE = """(text) => {
  const data = new DataTransfer();
  data.setData('text/plain', text);
  document.body.dispatchEvent(new ClipboardEvent('paste', {clipboardData: data, bubbles: true, cancelable: true}));
}"""


def played(rules: str = "base+fields", most: int = 1000) -> Record:
    """A game of Anna and Ben."""
    room = seed_table(rules, 1)
    rush(room, random.Random(1), most)
    return make_record(room)


def expect_replay(page: Page) -> None:
    """The last turn of the game, on the map."""
    page.wait_for_url(re.compile(r"/t/[\w-]+\?turn="))
    expect(page.get_by_role("slider", name="Turn")).to_be_visible()
    expect(page.locator("image[href*='/tile/'], image[href*='/small/']").first).to_be_attached()


@pytest.mark.parametrize("size", [DESKTOP, SMALL], ids=["desktop", "small"])
def test_a_record_is_picked_looked_back_on_and_played_on(
    size: tuple[int, int], server: ServerProcess, visit: Visit, tmp_path: Path
) -> None:
    visitor = visit(server, size)
    file = tmp_path / "evening.bastide.jsonl"
    played().write(file)
    page = visitor.go("/games")
    page.get_by_role("link", name="Open a game file").click()
    expect(page.get_by_role("heading", name="Open a game from a file")).to_be_visible()
    visitor.axe()
    visitor.shot(f"import-{size[0]}")
    page.get_by_label("Choose a file").set_input_files(file)
    expect_replay(page)
    slider = page.get_by_role("slider", name="Turn")
    slider.fill("20")
    visitor.shot(f"import-replay-{size[0]}")
    expect(page.get_by_role("link", name="Analyse", exact=True)).to_have_attribute("href", re.compile(r"analysis=20"))
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("Anna").first).to_be_visible()
    dialog.get_by_role("button", name="Play on", exact=True).click()
    page.get_by_role("grid", name="Board").wait_for()
    visitor.go("/games")
    expect(page.locator(".game").filter(has_text="Anna – Ben").first).to_be_visible()


def test_a_game_of_jcloisterzone_is_dropped(server: ServerProcess, visit: Visit) -> None:
    visitor = visit(server)
    page = visitor.go("/import")
    text = json.dumps(file_of(export(played("base+fields+river+abbot")), False), indent=2)
    page.evaluate(DROP, [text, "river.jcz"])
    expect_replay(page)


def test_a_record_is_pasted_anywhere_and_one_that_stops_early_is_a_game(server: ServerProcess, visit: Visit) -> None:
    visitor = visit(server, SMALL, theme="dusk")
    page = visitor.go("/import")
    page.evaluate(PASTE, played(most=41).dumps())
    expect_replay(page)
    page.goto(page.url.partition("?")[0])
    expect(page.get_by_role("heading", name="Anna – Ben: a game from a file")).to_be_visible()
    visitor.axe()


@pytest.mark.parametrize("size", [DESKTOP, SMALL], ids=["desktop", "small"])
def test_what_is_wrong_is_told_with_its_line(size: tuple[int, int], server: ServerProcess, visit: Visit) -> None:
    visitor = visit(server, size)
    visitor.forgiven = ("400",)
    page = visitor.go("/import")
    lines = played().dumps().splitlines()
    number = next(n for n, line in enumerate(lines) if '"place' in line and n > 30)
    broken = json.loads(lines[number])
    broken["action"] = f"{' '.join(broken['action'].split()[:2])} 90,90 0"
    lines[number] = json.dumps(broken)
    field = page.get_by_label("Or paste the text of the file")
    field.fill("\n".join(lines) + "\n")
    page.get_by_role("button", name="Open the game").click()
    alert = page.get_by_role("main").get_by_role("alert")
    expect(alert).to_contain_text(f"Line {number + 1}: the rules do not allow")
    expect(alert.locator("code")).to_contain_text("90,90")
    expect(alert.get_by_role("button", name=re.compile("BASE-11"))).to_be_visible()
    visitor.axe()
    visitor.shot(f"import-refused-{size[0]}")
    field.fill("no game at all")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(alert).to_have_text("This is neither a Bastide record nor a JCloisterZone game.")


def test_a_file_that_is_too_large_is_never_sent(server: ServerProcess, visit: Visit, tmp_path: Path) -> None:
    visitor = visit(server)
    page = visitor.go("/import")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    large, blank = tmp_path / "large.jsonl", tmp_path / "blank.jcz"
    large.write_text("x" * 400_001)
    blank.write_text(" \n")
    page.get_by_label("Choose a file").set_input_files(large)
    expect(page.get_by_role("main").get_by_role("alert")).to_contain_text("up to 400,000 characters")
    page.get_by_label("Choose a file").set_input_files(blank)
    expect(page.get_by_role("main").get_by_role("alert")).to_have_text("“blank.jcz” is empty.")
    assert not [url for url in asked if url.endswith("/api/import")]
