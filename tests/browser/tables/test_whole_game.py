"""One complete game against a bot through the page: by mouse, by keyboard alone (with less motion, as one may
ask of a system), and by touch on a phone."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from bastide.game import Game
from bastide.server.tables.table import Table
from tests.browser.conftest import Visit
from tests.browser.fixtures.scenes import offered, scene, sit
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.fixtures.settled import touch_at
from tests.browser.pages.table_page import BOT, TURNS, TablePage, me, new_table
from tests.browser.pages.visitor_page import PHONE, Visitor


def place_by_mouse(player: TablePage, turn: int) -> None:
    page = player.page
    if len(player.cells()) > 1:  # an only place is chosen already, and a click on it would place the tile
        choose_by_mouse(player, turn)
    player.calm()
    show = page.get_by_role("button", name="Show the place")
    if show.count():  # the wheel has taken it out of sight
        show.click()
    page.get_by_role("button", name="Place here").click()


def choose_by_mouse(player: TablePage, turn: int) -> None:
    page = player.page
    x, y = player.free_cell()
    page.mouse.move(x, y)
    page.mouse.click(x, y)
    if turn % 3 == 0:
        page.mouse.wheel(0, 100)
    if turn % 4 == 1:
        page.mouse.click(x, y, button="right")


def figure_by_mouse(player: TablePage, turn: int) -> None:
    page = player.page
    player.calm()
    spot = page.locator("[data-slot='1']")
    middle = player.middle_of(spot.locator(".disc")) if turn % 3 != 2 else None
    if middle is None:
        page.get_by_role("button", name="None", exact=True).click()
        page.get_by_role("button", name="No meeple").click()
        return
    page.mouse.click(*middle)
    page.get_by_role("button", name=re.compile("^Place (knight|highwayman|monk|farmer)$")).click()


def result_of(player: TablePage) -> None:
    """The card of the result and the record agree, and the points by kind add up."""
    page = player.page
    expect(page.get_by_role("heading", name=re.compile(r" wins?$"))).to_be_focused()
    rows = [row.locator("td").all_inner_texts() for row in page.locator(".end tbody tr").all()]
    told = [[int(re.sub(r"\D", "", text) or 0) for text in row] for row in rows]
    assert all(sum(kinds) == total for *kinds, total in told)
    lines = [json.loads(line) for line in player.record()]
    assert sorted(lines[-1]["scores"], reverse=True) == [row[-1] for row in told]
    assert sum(line.get("action", "").startswith("place") for line in lines) >= 60


def count_up(page: Page, visitor: Visitor, name: str, still: bool) -> None:
    """The final counting, step by step to the end. With less motion it does not run by itself."""
    page.get_by_role("button", name="Watch the count").click()
    expect(page.get_by_role("heading", name="Final scoring")).to_be_visible()
    if not still:
        page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Continue", exact=True)).to_be_visible()
    visitor.shot(f"{name}-counting")
    visitor.axe()
    onward = page.get_by_role("button", name="Next", exact=True)
    onward.click()
    page.get_by_role("button", name="Back", exact=True).click()
    for _ in range(60):
        if not onward.is_visible():
            break
        onward.click()
    expect(page.get_by_role("heading", name="Final scoring")).to_be_hidden()


@pytest.mark.long
@pytest.mark.parametrize("still", [True, False])
def test_a_whole_game_by_mouse(quick: ServerProcess, visit: Visit, still: bool) -> None:
    visitor = visit(quick, still=still, pictures=not still)
    page = new_table(visitor, me(), BOT)
    player = TablePage(visitor)
    for turn in range(2 * TURNS):
        ask, now = player.asked(), player.settled()
        if ask == "over":
            break
        if turn in (0, 1, 20, 21, 40):
            visitor.shot(f"mouse-{turn:02}-{ask}")
        if ask == "place":
            place_by_mouse(player, turn)
        else:
            figure_by_mouse(player, turn)
        player.moves_on(now)
    visitor.shot("mouse-over")
    visitor.axe()
    result_of(player)
    count_up(page, visitor, "mouse", still)
    look_closely(page)
    once_more(player)


def look_closely(page: Page) -> None:
    """The game that was just played is judged: its turns are there at once, the judgement as soon as it is made."""
    page.get_by_role("link", name="Analyse").click()
    expect(page.get_by_role("heading", name="Luck and choices")).to_be_visible()
    assert page.locator("[data-sum]").count() == 2
    page.locator("ol button").first.click()
    page.get_by_role("button", name="There was a better turn: show it").click()
    expect(page.get_by_text("What it would have done")).to_be_visible()
    page.get_by_role("button", name="The whole game").click()
    page.get_by_role("button", name="Back to the table").click()


def once_more(player: TablePage) -> None:
    """Another game with the same people."""
    old, page = player.table(), player.page
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_function("old => !location.pathname.includes(old)", arg=old)
    expect(page.get_by_role("grid", name="Board")).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize("pictures", [False, True])
def test_a_whole_game_by_keyboard_alone(quick: ServerProcess, visit: Visit, pictures: bool) -> None:
    visitor = visit(quick, still=True, pictures=pictures)
    page = visitor.go("/")
    page.evaluate("addEventListener('pointerdown', () => { window.touched = true; }, true)")
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.innerText").startswith("Play now"):
            break
    page.keyboard.press("Enter")
    page.get_by_role("grid", name="Board").wait_for()
    player = TablePage(visitor)
    for turn in range(2 * TURNS):
        ask, now = player.asked(), player.settled()
        if ask == "over":
            break
        if turn == 10:
            look_around(page, visitor)
        if turn in (30, 31):
            visitor.shot(f"keyboard-{turn:02}-{ask}")
        player.by_keyboard(ask, turn)
        player.moves_on(now)
    result_of(player)
    see = page.get_by_role("button", name="Watch the count")
    see.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Final scoring")).to_be_visible()
    page.keyboard.press("Escape")
    expect(see).to_be_visible()
    visitor.shot("keyboard-over")
    assert not page.evaluate("window.touched ?? false"), "no pointer was used"


ANNIVERSARY = "base+fields+abbot+anniversary"
SMALL = (360, 640)
LAST = 6
"""Tiles left at the table where a game of the anniversary is taken over."""


def scenes() -> list[Table]:
    """A long game near its end."""

    def late(game: Game) -> bool:
        return sum(game.left().values()) <= LAST

    versions = {"river20_version": 2, "arrows_version": 2}
    return [scene("scene-late", ANNIVERSARY, offered("place"), leads=late, house=versions)]


@pytest.mark.long
def test_the_end_of_a_game_of_the_anniversary_by_keyboard_alone(stage: ServerProcess, visit: Visit) -> None:
    visitor = sit(stage, visit, "late", still=True)
    assert play_the_anniversary(visitor, look=4) > LAST
    count_up(visitor.page, visitor, "anniversary", still=True)
    once_more(TablePage(visitor))


@pytest.mark.long
def test_a_whole_game_of_the_anniversary_by_keyboard_alone(quick: ServerProcess, visit: Visit) -> None:
    visitor = visit(quick, still=True)
    new_table(visitor, me(), {"kind": "bot", "bot": "random", "name": "Miller"}, rules=ANNIVERSARY)
    decisions = play_the_anniversary(visitor, look=40)
    own = sum('"place ' in line and '"seat":0' in line for line in TablePage(visitor).record())
    assert decisions > own > 40, "all own turns were played by keyboard, some with a figure"
    count_up(visitor.page, visitor, "anniversary", still=True)


def play_the_anniversary(visitor: Visitor, look: int) -> int:
    """Play to the end, look around at one turn, and count up; how many decisions there were."""
    page, player = visitor.page, TablePage(visitor)
    decisions = 0
    for turn in range(4 * TURNS):
        ask, now = player.asked(), player.settled()
        if ask == "over":
            break
        decisions += 1
        if turn == look:
            look_around(page, visitor)
        player.by_keyboard(ask, turn)
        player.moves_on(now)
    visitor.shot("anniversary-over")
    result_of(player)
    visitor.axe()
    played = "\n".join(player.record())
    assert len(re.findall('"place ', played)) >= 95
    assert "place AR-roadbridge-garden" in played
    return decisions


def look_around(page: Page, visitor: Visitor) -> None:
    """Every panel opens with its key and closes with Esc."""
    panels = {"t": "Tiles left", "s": "Points", "l": "All turns", "?": "Help", "i": "What is here"}
    for key, title in panels.items():
        page.keyboard.press(key)
        expect(page.get_by_role("heading", name=title, exact=True)).to_be_visible()
        visitor.shot(f"keyboard-panel-{title.lower().replace(' ', '-')}")
        visitor.axe()
        page.keyboard.press("Escape")
        expect(page.get_by_role("heading", name=title, exact=True)).to_be_hidden()
    for key in ("+", "-", "0", "Alt+ArrowLeft", "Alt+ArrowUp"):
        page.keyboard.press(key)


def tap_a_turn(player: TablePage) -> None:
    page = player.page
    x, y = player.free_cell()
    touch_at(page, x, y)
    button = page.get_by_role("button", name="Place here")
    if not button.is_visible():  # the first tap on small cells comes closer
        touch_at(page, *player.free_cell())
    button.tap()


def decide_by_touch(player: TablePage, ask: str, turn: int) -> None:
    """One decision; every fourth turn no figure is put down."""
    page = player.page
    if ask == "place":
        tap_a_turn(player)
    elif turn % 4 == 3:
        page.get_by_role("button", name="None", exact=True).tap()
        page.get_by_role("button", name="No meeple").tap()
    else:
        page.get_by_role("radio").first.locator("xpath=..").tap()
        page.get_by_role("button", name=re.compile("^Place (knight|highwayman|monk|farmer)$")).tap()


@pytest.mark.long
def test_turns_by_touch_on_a_phone(quick: ServerProcess, visit: Visit) -> None:
    visitor = visit(quick, PHONE)
    new_table(visitor, me(), BOT)
    player = TablePage(visitor)
    for turn in range(24):
        ask, now = player.asked(), player.settled()
        if turn in (0, 1, 22, 23):
            visitor.shot(f"touch-{turn:02}-{ask}")
            visitor.axe()
        decide_by_touch(player, ask, turn)
        player.moves_on(now)
    placed = sum('"place ' in line for line in player.record())
    assert placed >= 16


@pytest.mark.long
def test_a_whole_game_of_the_river_of_17_by_touch(quick: ServerProcess, visit: Visit) -> None:
    visitor = visit(quick, SMALL, touch=True, still=True)
    new_table(visitor, me(), {"kind": "bot", "bot": "random", "name": "Miller"}, rules="base+fields+river20")
    player = TablePage(visitor)
    for turn in range(4 * TURNS):
        ask, now = player.asked(), player.settled()
        if ask == "over":
            break
        if turn in (0, 1, 12, 40):
            visitor.shot(f"river-of-17-{turn:02}-{ask}")
        decide_by_touch(player, ask, turn)
        player.moves_on(now)
    visitor.shot("river-of-17-over")
    result_of(player)
    played = "\n".join(player.record())
    assert '"river20_version": 2' in played or '"river20_version":2' in played
    assert "place AR-roadbridge-garden" in played


@pytest.mark.long
@pytest.mark.parametrize("touch", [True, False])
def test_a_whole_game_of_the_river_of_the_third_edition(quick: ServerProcess, visit: Visit, touch: bool) -> None:
    visitor = visit(quick, SMALL, touch=touch, still=True)
    bot = {"kind": "bot", "bot": "random", "name": "Miller"}
    new_table(visitor, me(), bot, rules="base+fields+river", house={"river_edition": 3})
    player = TablePage(visitor)
    for turn in range(4 * TURNS):
        ask, now = player.asked(), player.settled()
        if ask == "over":
            break
        if touch:
            decide_by_touch(player, ask, turn)
        else:
            player.by_keyboard(ask, turn)
        player.moves_on(now)
    result_of(player)
    assert "place RV3-lake" in "\n".join(player.record())
