"""The table's promises: taps commit nothing, refusals give reasons, and every way in works."""

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.fixtures.settled import wait_until_settled
from tests.browser.pages.table_page import BOT, TablePage, me, new_table
from tests.browser.pages.visitor_page import PHONE

EMPTY = re.compile(r"Empty\.")
TAPS = 1000


@pytest.mark.long
def test_random_taps_on_the_board_commit_nothing(server: ServerProcess, visit: Visit) -> None:
    visitor = visit(server, PHONE, pictures=True)
    page = new_table(visitor, me("Anna"), me("Jana"))
    player = TablePage(visitor)
    for step in ("place", "figure"):
        assert player.asked() == step
        before = player.record()
        tap_at_random(page, TAPS // 2, seed=len(before))
        assert player.record() == before, f"a tap on the board acted while the {step} was asked for"
        if step == "place":
            page.keyboard.press("n")
            now = player.settled()
            page.get_by_role("button", name="Place here").click()
            player.moves_on(now)
    visitor.shot("taps")


def tap_at_random(page: Page, taps: int, seed: int) -> None:
    """Taps all over the board, never on a button."""
    chance = random.Random(seed)
    board = page.locator(".port").bounding_box()
    assert board is not None
    for _ in range(taps):
        wait_until_settled(page)  # the card that the tap before has opened is there, and covers a part of the board
        x = board["x"] + chance.random() * board["width"]
        y = board["y"] + chance.random() * board["height"]
        if page.evaluate("([x, y]) => !!document.elementFromPoint(x, y)?.closest('.port')", [x, y]):
            page.touchscreen.tap(x, y)


def test_an_empty_cell_tells_why_the_tile_does_not_fit(server: ServerProcess, visit: Visit) -> None:
    visitor = visit(server, pictures=True)
    page = new_table(visitor, me("Anna"), me("Jana"))
    player = TablePage(visitor)
    place_until(player, lambda: page.get_by_role("gridcell", name=EMPTY).count() > 0)
    player.calm()
    middle = player.middle_of(page.get_by_role("gridcell", name=EMPTY).first)
    assert middle is not None
    page.mouse.click(*middle)
    card = page.get_by_role("region", name=re.compile("Doesn’t fit here in any rotation|Not this way round"))
    expect(card).to_be_visible()
    expect(card.get_by_text(re.compile(r"Rule BASE-1\d"))).to_be_visible()
    visitor.shot("why-card")
    visitor.axe()
    card.get_by_role("button", name="Read the rule").click()
    expect(page.get_by_text("the sides must match")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()


def place_until(player: TablePage, found: Callable[[], bool]) -> None:
    """Play on until a tile is to be placed and something is found."""
    for _ in range(30):
        if player.asked() == "place" and found():
            return
        now = player.settled()
        player.page.keyboard.press("n" if player.asked() == "place" else "p")
        player.page.keyboard.press("Enter")
        player.moves_on(now)
    raise AssertionError("no tile of 15 turns would do")


def test_a_placed_tile_can_be_taken_back(server: ServerProcess, visit: Visit) -> None:
    visitor = visit(server)
    page = new_table(visitor, me("Anna"), me("Jana"))
    player = TablePage(visitor)
    expect(page.get_by_text(re.compile(r"Anna: place the tile|Here\?"))).to_be_visible()  # an only place is chosen
    for way in ("key", "button"):
        now = player.settled()
        page.keyboard.press("n")
        page.keyboard.press("Enter")
        player.moves_on(now)
        assert player.asked() == "figure"
        now = player.settled()
        if way == "key":
            page.keyboard.press("u")
        else:
            page.get_by_role("button", name="Take back").click()
        player.moves_on(now)
        assert player.asked() == "place"
    # A tile tells its own sides, an empty cell what it touches ("North: city").
    expect(page.get_by_role("gridcell", name=re.compile("North [a-z]"))).to_have_count(1)


def test_people_at_one_device_see_whose_turn_it_is(server: ServerProcess, visit: Visit) -> None:
    visitor = visit(server, PHONE)
    page = new_table(visitor, me("Anna"), me("Jana"))
    player = TablePage(visitor)
    player.watch_for("Jana’s turn")
    for key in ("n", "p"):
        now = player.settled()
        page.keyboard.press(key)
        page.keyboard.press("Enter")
        player.moves_on(now)
    player.has_glimpsed()
    expect(page.get_by_text("Jana’s turn")).to_be_hidden()


def test_the_text_board_plays_a_turn(server: ServerProcess, visit: Visit) -> None:
    visitor = visit(server)
    page = new_table(visitor, me(), BOT)
    player = TablePage(visitor)
    start = page.get_by_role("gridcell", name=re.compile(r"^Start\. North city, east road"))
    for _ in range(40):
        if start.evaluate("cell => cell === document.activeElement"):
            break
        page.keyboard.press("Tab")
    expect(start).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("gridcell", name=re.compile("^1 down from"))).to_be_focused()
    page.keyboard.press("ArrowUp")
    for key in ("ArrowDown", "ArrowUp", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "ArrowRight"):
        page.keyboard.press(key)
        name = page.evaluate("document.activeElement.getAttribute('aria-label')")
        if "the tile fits" in name:
            break
    visitor.shot("text-board")
    now = player.settled()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    player.moves_on(now)
    assert player.asked() == "figure"


def test_every_place_is_a_radio_button_with_a_name_of_its_own(server: ServerProcess, visit: Visit) -> None:
    visitor = visit(server)
    page = new_table(visitor, me(), BOT)
    group = page.get_by_role("group", name="Where to place the tile")
    names = [label.inner_text() for label in group.locator("label").all()]
    assert len(names) == len(set(names)) > 0
    place = re.compile(r"Place \d+ of \d+: \d+ (left|right|up|down).* from the start\.")
    assert all(place.match(name.strip()) for name in names)
    group.get_by_role("radio").first.focus()
    page.keyboard.press("Space")
    expect(group.get_by_role("radio").first).to_be_checked()
    player = TablePage(visitor)
    now = player.settled()
    page.keyboard.press("Enter")
    player.moves_on(now)
    spots = page.get_by_role("radiogroup", name="Place a meeple?").get_by_role("radio")
    expect(spots.first).to_be_visible()


def test_a_move_on_an_old_board_is_told_and_chosen_again(server: ServerProcess, visit: Visit) -> None:
    visitor = visit(server)
    deaf = {"now": False}

    def between(ws: WebSocketRoute) -> None:
        upstream = ws.connect_to_server()

        def up(message: Any) -> None:
            deaf["now"] = deaf["now"] and '"act"' not in str(message)
            upstream.send(message)

        ws.on_message(up)
        upstream.on_message(lambda message: None if deaf["now"] else ws.send(message))

    page = new_table(visitor, me("Anna"), me("Jana"))
    page.route_web_socket(re.compile("/ws/"), between)
    page.reload()
    player = TablePage(visitor)
    player.asked()
    other = visitor.context.new_page()
    other.goto(page.url)
    other.locator('[data-ask="place"]').wait_for()
    deaf["now"] = True
    other.keyboard.press("n")
    other.keyboard.press("Enter")
    other.locator('[data-ask="pick"]').wait_for()
    page.keyboard.press("Shift+N")
    page.keyboard.press("Enter")
    expect(page.get_by_text("The game has moved on.").first).to_be_visible()
    assert player.asked() == "figure"
    visitor.shot("moved-on")


def test_a_direction_that_does_not_fit_is_shown_with_its_reason(server: ServerProcess, visit: Visit) -> None:
    visitor = visit(server, PHONE)
    page = new_table(visitor, me("Anna"), me("Jana"))
    player = TablePage(visitor)
    why = page.get_by_role("button", name="Why?")
    place_until(player, lambda: choose_a_place_with(player, why))
    why.click()
    card = page.get_by_role("region", name="Not this way round")
    expect(card.get_by_text(re.compile("Sides must match|looks the same"))).to_be_visible()
    visitor.shot("why-direction")
    visitor.axe()
    card.get_by_role("button", name="Rotate to fit").click()
    expect(card).to_be_hidden()
    expect(page.get_by_role("button", name="Place here")).to_be_enabled()


def choose_a_place_with(player: TablePage, button: Locator) -> bool:
    """Go through the places until the button is there."""
    for _ in player.cells():
        player.page.keyboard.press("n")
        wait_until_settled(player.page)
        if button.is_visible():
            return True
    return False
