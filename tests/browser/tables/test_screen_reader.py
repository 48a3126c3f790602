"""Playing without seeing: what is said, keys that answer, typed commands, and where the keyboard is after each step."""

import re

import pytest
from playwright.sync_api import expect

from bastide.server.tables.table import Table
from tests.browser.conftest import Visit
from tests.browser.fixtures.scenes import last_action, many, offered, scene, sit
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.fixtures.settled import wait_until_settled
from tests.browser.pages.screen_reader_page import ScreenReaderPage
from tests.browser.pages.table_page import BOT, TablePage, me, new_table
from tests.browser.tables.test_conquest import manning


def scenes() -> list[Table]:
    """A table at a question of each system, where a listener takes over."""
    return [
        scene("scene-ear-sign", "base+arrows", offered("activate")),
        scene("scene-ear-ghost", "base+fields+ghosts", many("spook", 2)),
        scene("scene-ear-wall", "base+abbot+conquest", offered("man"), taste=manning),
        scene("scene-ear-hound", "mists", offered("take", "banish 2"), ("Anna", "Ben"), house={"level": 3}),
    ]


def test_a_turn_is_played_by_ear(quick: ServerProcess, visit: Visit) -> None:
    visitor = visit(quick, still=True)
    page = new_table(visitor, me(), BOT)
    expect(page).to_have_title("Your turn · Friday evening · Bastide")
    ear = ScreenReaderPage(visitor)
    said = ear.key("h")
    assert re.search(r"North \w+, east \w+, south \w+, west \w+\.", said)
    assert "Anna: 0 points, 7 meeples left." in ear.key("g")
    assert "Nothing new since your last move." in ear.key("d")
    assert "You have no meeple on the map." in ear.key("m")
    assert re.match(r"1 of \d+\. \d+ (left|right|up|down).* from the start\. Empty", ear.key("j"))
    last = ear.key("j")
    assert ear.key("z") == last
    assert ear.key("Shift+Z").startswith("1 of")
    ear.open_field()
    visitor.shot("typed-commands")
    visitor.axe()
    assert ear.type("0 0").startswith("Start. North city, east road, south field, west road.")
    assert ear.type("1 2").startswith("1 right, 2 up from the start.")
    assert ear.type("0 -1").startswith("1 down from the start.")
    assert "not a command" in ear.type("xyzzy")
    assert "Not now" not in ear.type("why 0 0")
    assert ear.type("place 1").startswith("Place 1 of")
    page.keyboard.type("confirm")
    page.keyboard.press("Enter")
    said = " ".join(ear.until("Place a meeple?"))
    assert said.index("You placed a tile.") < said.index("Place a meeple?")
    named = r"Place a meeple\? (.* 1: \w+|There are ([6-9]|1\d) spots\.)"
    assert re.search(named, said), "the choices are named, more than five are counted"
    assert ear.type("1").endswith("is chosen. Enter confirms.")
    page.keyboard.type("confirm")
    page.keyboard.press("Enter")
    heard = ear.until("Your turn")
    told = [at for at, text in enumerate(heard) if re.match(r"Miller placed a tile\. \d+ ", text)]
    asked = [at for at, text in enumerate(heard) if text.startswith("Your turn.")]
    assert told[0] < asked[0], "events come one by one, in order, the question last"
    assert re.match(r"1 of 1\. (Start|\d+ ).* Anna: \w+\.|You have no meeple on the map\.", ear.type("mine"))
    assert re.match(r"1 of \d+\. (Your \w+|\w+), \d+ tiles?[,.] |No meeple is there\.", ear.type("feature"))
    page.keyboard.press("Escape")
    expect(page.get_by_role("combobox", name="Command")).to_have_count(0)


def test_the_keyboard_stays_with_the_choice(quick: ServerProcess, visit: Visit) -> None:
    visitor = visit(quick, still=True)
    page = new_table(visitor, me(), BOT)
    player = TablePage(visitor)
    choice = page.get_by_role("group", name="Your choice")
    page.get_by_role("link", name="Skip to the content").focus()
    for name in ("Skip to your choice", "Skip to the last turns"):
        page.keyboard.press("Tab")
        expect(page.get_by_role("link", name=name)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="All turns")).to_be_focused()
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Skip to your choice").focus()
    page.keyboard.press("Enter")
    for _ in range(4):
        ask = player.asked()
        expect(choice.locator(":focus")).to_have_count(1)
        now = player.settled()
        page.keyboard.press("n" if ask == "place" else "1")
        page.keyboard.press("Enter")
        player.moves_on(now)
    player.asked()
    page.keyboard.press("t")
    expect(page.get_by_role("region", name="Tiles left")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("#choice:focus, #choice :focus")).to_have_count(1)


def test_whoever_plays_now_by_keys_is_never_left_nowhere(quick: ServerProcess, visit: Visit) -> None:
    """B11: letters reach the table from a control, and every choice says all that tells it from the others."""
    visitor = visit(quick, still=True)
    page, player = visitor.go("/"), TablePage(visitor)
    page.get_by_role("button", name="Play now").focus()
    page.keyboard.press("Enter")
    page.get_by_role("grid", name="Board").wait_for()
    at = page.locator("#choice :focus, [data-prompt]:focus")
    for turn in range(4):
        ask = player.asked()
        expect(at).to_have_count(1)
        if turn:
            expect(page.locator("#choice input:focus")).to_have_count(1)
        now = player.settled()
        if ask == "place":
            page.keyboard.press("ArrowDown")
            page.keyboard.press("ArrowUp")
            expect(page.locator("#choice input:checked")).to_have_count(1)
        else:
            options = page.get_by_role("radiogroup", name="Place a meeple?").get_by_role("radio")
            names = [str(one.get_attribute("aria-label")) for one in options.all()]
            assert len(set(names)) == len(names), names
            assert all(re.match(rf"{n} of {len(names)}: \w+, ", name) for n, name in enumerate(names, 1)), names
            assert all(re.search(r"(so far \d+|\+\d+ now|\d+ at the end)$", name) for name in names), names
            page.keyboard.press("1")
        page.keyboard.press("Enter")
        player.moves_on(now)


def test_why_is_said_once(quick: ServerProcess, visit: Visit) -> None:
    visitor = visit(quick, still=True)
    page, player = new_table(visitor, me(), BOT), TablePage(visitor)
    player.asked()
    page.keyboard.press("n")
    ear = ScreenReaderPage(visitor)
    page.keyboard.press("w")
    heard = ear.until("Rule")
    wait_until_settled(page)
    heard += ear.heard()
    assert len([text for text in heard if "rule" in text.lower()]) == 1, heard


@pytest.mark.long
def test_the_questions_of_every_system_are_answered_by_ear(stage: ServerProcess, visit: Visit) -> None:
    answers = {"sign": "activate", "ghost": "spook", "wall": "man", "hound": "take"}
    visitor = sit(stage, visit, "ear-sign", still=True)
    for name, action in answers.items():
        visitor.go(f"/t/scene-ear-{name}").locator('[data-ask="pick"]').wait_for()
        ear, player = ScreenReaderPage(visitor), TablePage(visitor)
        ear.open_field()
        assert ear.type("state").count(".") >= 3
        if name == "wall":
            assert "wall: " in ear.type("walls")
        assert ear.type("1").endswith("is chosen. Enter confirms.")
        ear.confirms()
        assert last_action(player).startswith(action), name
