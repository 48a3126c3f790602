"""The game of the team through the page: whole games alone and with a bot, its choices, its end, its levels."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from bastide.server.tables.table import Table
from tests.browser.camera.reachability import Reachability
from tests.browser.conftest import Visit
from tests.browser.fixtures.api_requests import post
from tests.browser.fixtures.scenes import many, offered, scene, take_seat
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.fixtures.settled import touch_at, wait_until
from tests.browser.pages.setup_page import choose_game, open_more
from tests.browser.pages.table_page import TablePage, me
from tests.browser.pages.visitor_page import PHONE, Visitor
from tests.server.fixtures.tables import own_tiles

BOT = {"kind": "bot", "name": "Miller"}
DECISIONS = 400
"""More than any game of the team has."""
WHERE = "() => document.querySelector('.world').style.transform"
CAUSES = (
    "You needed a ghost, and the bank was empty.",
    "There were no tiles left to place",
    "The pile ran out before",
)


def team_table(visitor: Visitor, level: int, *seats: dict[str, Any]) -> Page:
    """Make a table of the mists and open it. The first seat begins."""
    options = {"takeback": True, "starter": 0, "house": {"level": level}}
    wish = {"rules": "mists", "seats": list(seats), "options": options, "name": "In the mist"}
    made = post(visitor.page.request, "/api/tables", data={**wish, "campaign": {"anywhere": True}})
    assert made.ok, made.text()
    page = visitor.go(f"/t/{made.json()['table']}")
    page.get_by_role("grid", name="Board").wait_for()
    return page


def play_by_keyboard(player: TablePage, visitor: Visitor, name: str) -> None:
    """Play until the game is over, with keys only; pictures of the first of each question."""
    keys, shown = player.page.keyboard, set()
    for turn in range(DECISIONS):
        ask, now = player.asked(), player.settled()
        if ask == "over":
            return
        asked = player.page.locator(".prompt").inner_text()
        if asked not in shown:
            shown.add(asked)
            visitor.shot(f"mists-{name}-{len(shown):02}")
            visitor.axe()
        if ask == "place":
            for _ in range(1 + turn % 3):
                keys.press("n")
        else:
            keys.press("1")
            if turn % 4 == 2:
                keys.press("ArrowRight")  # one ghost fewer, another colour: where there is a choice
        keys.press("Enter")
        player.moves_on(now)
    raise AssertionError("the game has no end")


def told_end(player: TablePage, target: int) -> str:
    """What the page says of the end; it must be what the record says."""
    points = json.loads(player.record()[-1])["scores"][0]
    lost = points < target
    expect(player.page.get_by_role("heading", name="The team loses" if lost else "The team wins")).to_be_visible()
    told = player.page.locator(".end").inner_text()
    assert any(cause in told for cause in CAUSES) if lost else f"{points} of {target} points" in told
    return told


@pytest.mark.long
def test_a_whole_game_of_level_two_with_a_bot(quick: ServerProcess, visit: Visit) -> None:
    visitor = visit(quick, still=True)
    page = team_table(visitor, 2, me(), BOT)
    player = TablePage(visitor)
    expect(page.get_by_role("heading", name="Ghost bank")).to_be_visible()
    play_by_keyboard(player, visitor, "two")
    onward = "Try again" if "loses" in told_end(player, 75) else "Play level 3"
    visitor.shot("mists-two-over")
    visitor.axe()
    old = player.table()
    page.get_by_role("button", name=onward).click()
    page.wait_for_function("old => !location.pathname.includes(old)", arg=old)
    expect(page.get_by_text(re.compile("Level [23]$")).first).to_be_visible()


@pytest.mark.long
def test_a_whole_game_of_level_five_alone(quick: ServerProcess, visit: Visit) -> None:
    visitor = visit(quick, theme="dusk", still=True)
    team_table(visitor, 5, me())
    player = TablePage(visitor)
    play_by_keyboard(player, visitor, "five")
    told_end(player, 100)
    played = "\n".join(player.record())
    assert "guard-" in played, "another of the four colours was used"
    visitor.shot("mists-five-over")


def scenes() -> list[Table]:
    """Tables in the middle of a game of the team."""
    rows = [
        ("reward-scene", 3, offered("take", "banish 2"), ("Anna", "Ben", "Jana")),
        ("pointing-scene", 3, offered("take", "banish 2"), ("Anna", "Ben", "Jana")),
        ("colours-scene", 6, offered("guard ", "guard-4"), ("Anna",)),
        ("cover-scene", 5, offered("place face-down"), ("Anna", "Ben")),
        ("grave-scene", 2, offered("bury guard ", "bury guard-2 "), ("Anna", "Ben")),
    ]
    found = [scene(name, "mists", wanted, people, house={"level": level}) for name, level, wanted, people in rows]
    return [*found, scene("risk-scene", "mists", many("place", 25), ("Anna", "Ben"), house={"level": 1})]


def at(visitor: Visitor, table: str) -> Page:
    """Sit down at a scene."""
    take_seat(visitor)
    page = visitor.go(f"/t/{table}")
    page.get_by_role("grid", name="Board").wait_for()
    return page


def test_points_or_ghosts_are_one_choice_with_an_amount(stage: ServerProcess, visit: Visit) -> None:
    visitor = visit(stage)
    page = at(visitor, "reward-scene")
    expect(page.get_by_text(re.compile("points, or ghosts away"))).to_be_visible()
    amounts = page.get_by_role("radiogroup", name="How many ghosts").first.get_by_role("radio")
    expect(amounts.nth(1)).to_be_visible()
    page.locator(".options .row:has(.variants) [name=offer]").first.focus()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name=re.compile("Send [23] ghosts away"))).to_be_enabled()
    visitor.shot("mists-reward")
    visitor.axe()
    amounts.first.focus()
    page.keyboard.press("Space")
    send = page.get_by_role("button", name="Send 1 ghost away")
    before = page.get_by_role("img", name=re.compile("in the bank")).get_attribute("aria-label") or ""
    now = TablePage(visitor).settled()
    send.click()
    TablePage(visitor).moves_on(now)
    left = int(before.split()[0])
    expect(page.get_by_role("img", name=re.compile(f"^{left + 1} ghosts?.* in the bank"))).to_be_visible()


def test_one_of_four_colours_is_chosen_by_tap(stage: ServerProcess, visit: Visit) -> None:
    visitor = visit(stage, PHONE)
    page = at(visitor, "colours-scene")
    page.get_by_role("radio", name=re.compile("^1 of ")).locator("xpath=..").tap()
    colours = page.get_by_role("radiogroup", name="Which colour").first
    expect(colours.get_by_role("radio")).to_have_count(4)
    visitor.shot("mists-colours-phone")
    visitor.axe()
    colours.get_by_role("radio", name="Yellow").locator("xpath=..").tap()
    now = TablePage(visitor).settled()
    page.get_by_role("button", name=re.compile("^Place (knight|highwayman|steward)$")).tap()
    TablePage(visitor).moves_on(now)
    assert '"guard-4 ' in "\n".join(TablePage(visitor).record())


class Held:
    """A line on which the answers about the risk wait."""

    def __init__(self, page: Page) -> None:
        self.waiting: list[str | bytes] = []
        self._page: WebSocketRoute | None = None
        page.route_web_socket("**/ws/**", self._open)

    def _open(self, page: WebSocketRoute) -> None:
        self._page = page
        server = page.connect_to_server()
        page.on_message(server.send)
        server.on_message(lambda text: self.waiting.append(text) if '"risk"' in str(text) else page.send(text))

    def release(self) -> None:
        """Let them through."""
        assert self._page is not None, "the page has opened its line"
        for text in self.waiting:
            self._page.send(text)


@pytest.mark.long
def test_the_map_stays_where_it_is_when_the_risk_is_told_late(stage: ServerProcess, visit: Visit) -> None:
    visitor = visit(stage, (360, 640), still=True, touch=True)
    line = Held(visitor.page)
    page = at(visitor, "risk-scene")
    expect(page.get_by_text("Looking ahead…")).to_be_visible()
    Reachability(page).rest()
    before = page.evaluate(WHERE)
    wait_until(page, lambda: line.waiting, "the server shows no risk")
    line.release()
    expect(page.locator("[data-sign=risk]")).to_be_visible()
    Reachability(page).rest()
    assert page.evaluate(WHERE) == before


def test_a_tile_is_laid_face_down_by_tap(stage: ServerProcess, visit: Visit) -> None:
    visitor = visit(stage, PHONE)
    page = at(visitor, "cover-scene")
    expect(page.get_by_text(re.compile("place a tile face down"))).to_be_visible()
    player = TablePage(visitor)
    touch_at(page, *player.free_cell())
    button = page.get_by_role("button", name="Place here")
    if not button.is_visible():  # the first tap on small cells comes closer
        touch_at(page, *player.free_cell())
    visitor.shot("mists-cover-phone")
    now = player.settled()
    button.tap()
    player.moves_on(now)
    assert "place face-down" in "\n".join(player.record())


def test_a_figure_is_buried_and_lies_there(stage: ServerProcess, visit: Visit) -> None:
    visitor = visit(stage)
    page = at(visitor, "grave-scene")
    expect(page.get_by_text(re.compile("which guard is buried"))).to_be_visible()
    page.keyboard.press("2")
    visitor.shot("mists-bury")
    visitor.axe()
    now = TablePage(visitor).settled()
    page.keyboard.press("Enter")
    TablePage(visitor).moves_on(now)
    expect(page.get_by_role("gridcell", name=re.compile("guard is buried here"))).to_have_count(1)


def test_the_team_sees_where_somebody_points(stage: ServerProcess, visit: Visit) -> None:
    visitor = visit(stage)
    page = at(visitor, "pointing-scene")
    other = visitor.context.new_page()
    other.goto(page.url)
    other.get_by_role("grid", name="Board").wait_for()
    page.get_by_role("gridcell", name=re.compile(r"^Start\.")).press("x")
    expect(other.locator("[data-mark]")).to_have_count(1)


@pytest.mark.long
def test_levels_open_one_after_the_other_or_all_at_once(server: ServerProcess, visit: Visit) -> None:
    visitor = visit(server)
    page = visitor.go("/new")
    page.get_by_text("All of you against the ghosts.").click()
    levels = page.get_by_role("group", name="Level").get_by_role("radio")
    expect(levels).to_have_count(6)
    expect(levels.nth(1)).to_be_disabled()
    page.get_by_role("switch", name=re.compile("Unlock all levels")).click()
    tamed = page.get_by_role("switch", name="Easier")
    levels.nth(5).locator("xpath=..").click()
    tamed.click()
    levels.nth(4).locator("xpath=..").click()
    expect(tamed).to_be_hidden()
    levels.nth(5).locator("xpath=..").click()
    expect(tamed).not_to_be_checked()
    tamed.click()
    page.get_by_role("button", name="Remove seat 2").click()
    visitor.shot("mists-setup")
    visitor.axe()
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_text("of 16 for each colour")).to_be_visible()


@pytest.mark.long
def test_own_tiles_and_an_own_level_are_refused_with_the_reason_or_played(
    server: ServerProcess, visit: Visit, tmp_path: Path
) -> None:
    visitor = visit(server, PHONE)
    visitor.forgiven = ("Failed to load resource",)
    page = visitor.go("/new")
    choose_game(page, "Mists")
    page.locator("summary", has_text="Custom level").tap()
    open_more(page)
    page.get_by_text("Your own tiles").tap()
    files = {"broken": "{tiles", "short": "[]", "aimless": '{"ghosts": 12}'}
    files |= {"near": '{"target": 7, "ghosts": 9}', "tiles": json.dumps(own_tiles())}
    for name, text in files.items():
        (tmp_path / f"{name}.json").write_text(text)
    tiles, level = page.get_by_label("Load a file: Mists"), page.get_by_label("Custom level")
    refused = page.locator(".refused")
    tiles.set_input_files(tmp_path / "broken.json")
    expect(page.get_by_text("it is not JSON")).to_be_visible()
    level.set_input_files(tmp_path / "short.json")
    expect(page.get_by_text("short.json must hold one level.")).to_be_visible()
    tiles.set_input_files(tmp_path / "short.json")
    expect(refused).to_contain_text("60 tiles, not 0.")
    expect(refused.get_by_role("button", name="Rule MIST-01")).to_be_visible()
    visitor.shot("mists-own-tiles")
    page.get_by_label("Mists", exact=True).select_option("Ours")
    expect(refused).to_have_count(0)
    level.set_input_files(tmp_path / "aimless.json")
    expect(refused).to_contain_text("target")
    level.set_input_files(tmp_path / "near.json")
    tiles.set_input_files(tmp_path / "tiles.json")
    expect(refused).to_have_count(0)
    page.get_by_role("button", name="Remove seat 2").tap()
    page.get_by_role("button", name="Sit down").tap()
    expect(page.get_by_role("button", name="Team status")).to_contain_text("of 7")
    expect(page.locator("[data-ask] img").first).to_have_attribute("src", re.compile("own-(road|castle|grave)"))
    visitor.shot("mists-own-table")
