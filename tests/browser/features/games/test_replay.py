"""After the end: the count, the game again turn by turn, its pictures and its film, and playing on from a turn."""

import io
import json
import random
import re
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import Page, expect

from bastide.game import Game
from bastide.records.record import Record
from bastide.server.http.identity import device_from_token
from bastide.server.protocol.events import SeatPlan
from bastide.server.protocol.terms import Terms
from bastide.server.tables.table import Table
from tests.browser.conftest import Visit
from tests.browser.fixtures.scenes import TOKEN, offered, scene, sit, take_seat
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.fixtures.settled import touch_at
from tests.browser.pages.table_page import ASKED
from tests.browser.pages.visitor_page import PHONE
from tests.server.fixtures.tables import new_room

TILES = "image[href*='/tile/'], image[href*='/small/']"


def scenes() -> list[Table]:
    """A game at its last tile, and one of a team that is over."""

    def last(game: Game) -> bool:
        return not game.left()

    return [scene("scene-last-tile", "base+fields", offered("place"), leads=last, without=["forecast"]), lost()]


def lost() -> Table:
    """A team that plays at random does not play for long."""
    plans = [SeatPlan("person", name, device_from_token(TOKEN)) for name in ("Anna", "Ben")]
    room = new_room(
        Terms("mists", starter=0), "A scene", device_from_token(TOKEN), plans, "scene-lost", bytes([3] * 32)
    )
    room.start("scene", device_from_token(TOKEN))
    rng = random.Random(3)
    while room.phase == "playing":
        assert room.match is not None
        assert room.match.seat is not None
        room._play(rng.choice(room.match.game.legal_actions()).text, room.match.seat, 0)
    return room


def turn_shown(page: Page) -> int:
    """The turn that the slider stands at."""
    return int(page.get_by_role("slider", name="Turn").input_value())


def download(page: Page, name: str) -> bytes:
    """What a button lets the browser keep."""
    with page.expect_download() as waiting:
        page.get_by_role("dialog").get_by_text(name, exact=True).click()
    return Path(waiting.value.path()).read_bytes()


def finish(page: Page) -> None:
    """The last tile, and no figure."""
    for _ in range(4):
        page.locator(ASKED).first.wait_for()
        asked = page.locator("[data-ask]").first.get_attribute("data-ask")
        if asked == "over":
            break
        turn = page.locator("[data-ask]").first.get_attribute("data-turn")
        page.keyboard.press("n" if asked == "place" else "1")
        page.keyboard.press("Enter")
        page.wait_for_function("turn => document.querySelector('[data-ask]')?.dataset.turn !== turn", arg=turn)


@pytest.mark.long
def test_the_end_of_a_game_is_looked_back_at(stage: ServerProcess, visit: Visit) -> None:
    visitor = sit(stage, visit, "last-tile", still=True, pictures=True)
    page = visitor.page
    finish(page)
    page.get_by_role("button", name="Watch the count").click()
    page.get_by_role("button", name="Next", exact=True).click()
    page.get_by_role("button", name="Skip to the result").click()
    page.get_by_role("link", name="Replay").click()
    slider = page.get_by_role("slider", name="Turn")
    expect(slider).to_be_visible()
    end = turn_shown(page)
    assert end == 71
    assert page.url.endswith("?turn=71")  # the link said the last, whichever it is
    by_keys(page, end)
    visitor.axe()
    turn = points_and_link(page)
    files(page)
    play_on(page, turn)


def by_keys(page: Page, end: int) -> None:
    """The whole way by keyboard; each turn is said."""
    for key, turn in (("ArrowLeft", end - 1), ("Home", 0), ("ArrowRight", 1), ("PageDown", 11), ("End", end)):
        page.keyboard.press(key)
        assert turn_shown(page) == turn
    page.keyboard.press("Home")
    expect(page.get_by_role("log", name="Read aloud")).to_contain_text("The start")
    page.keyboard.press(" ")
    expect(page.get_by_role("heading", name="Turn 1 of 71")).to_be_visible()
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    for key in ("Home", "PageDown", "PageDown"):
        page.keyboard.press(key)
    assert re.search(r"\?turn=20$", page.url)
    page.reload()
    expect(page.get_by_role("heading", name="Turn 20 of 71")).to_be_visible()
    assert page.locator(TILES).count() == 21


def points_and_link(page: Page) -> int:
    """The curve as a table leads to a turn; the link names it."""
    page.get_by_role("button", name="Points as a table").click()
    ways = page.get_by_role("dialog").get_by_role("button", name=re.compile(r"^Go to turn \d+"))
    ways.first.wait_for()
    turn = int(re.findall(r"\d+", str(ways.first.get_attribute("aria-label")))[0])
    assert 0 < turn <= 71, "the table has the turns that brought points"
    ways.first.click()
    assert turn_shown(page) == turn
    page.get_by_role("button", name="Share").click()
    link = re.compile(rf"/t/scene-last-tile\?turn={turn}$")
    expect(page.get_by_label("Link", exact=False).first).to_have_value(link)
    page.keyboard.press("Escape")
    return turn


def files(page: Page) -> None:
    """The record is the game."""
    page.get_by_role("button", name="Save").click()
    record = Record.loads(download(page, "Bastide"))
    assert record.end is not None
    assert Game.replay(record).scores == record.end.scores
    assert json.loads(download(page, "JCloisterZone"))
    page.keyboard.press("Escape")


def play_on(page: Page, turn: int) -> None:
    """A new table begins where this turn ended, with a draw of its own."""
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("button", name="Play on", exact=True).click()
    page.locator('[data-ask="place"]').wait_for()
    assert page.locator(TILES).count() > turn
    page.keyboard.press("l")
    expect(page.get_by_text(f"Continued from turn {turn}")).to_be_visible()


@pytest.mark.long
def test_a_finger_moves_through_a_team_game_and_keeps_its_pictures(stage: ServerProcess, visit: Visit) -> None:
    visitor = visit(stage, PHONE, "dusk", still=True, pictures=True)
    take_seat(visitor)
    page = visitor.go("/t/scene-lost?turn=0")
    slider = page.get_by_role("slider", name="Turn")
    box = slider.bounding_box()
    assert box is not None
    touch_at(page, box["x"] + box["width"] - 16, box["y"] + box["height"] / 2)
    expect(page.get_by_role("button", name="To the end")).to_be_disabled()
    touch_at(page, box["x"] + box["width"] / 2, box["y"] - 30)
    middle = turn_shown(page)
    assert 0 < middle < int(slider.get_attribute("max") or 0)
    expect(page.get_by_text("Ghosts left").first).to_be_visible()
    visitor.axe()
    page.get_by_role("button", name="Save").tap()
    svg = download(page, "SVG")
    ElementTree.fromstring(svg)
    assert b"Anna" in svg
    assert Image.open(io.BytesIO(download(page, "PNG"))).width == 1600
    page.get_by_role("button", name="Make the film").tap()
    page.get_by_role("link", name="Save the film").wait_for()
    film = Image.open(io.BytesIO(download(page, "Save the film")))
    assert film.n_frames == int(slider.get_attribute("max") or 0) + 1  # type: ignore[attr-defined]
