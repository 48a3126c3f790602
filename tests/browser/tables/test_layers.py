"""Back, Escape and a layer's own button close what is open at a table, one layer after the other (decision 130)."""

import random
import re
from collections.abc import Callable
from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, Page, expect

from bastide.game import Game
from bastide.server.http.identity import device_from_token
from bastide.server.protocol.events import SeatPlan
from bastide.server.protocol.terms import Terms
from bastide.server.tables.table import Table
from tests.browser.conftest import Visit
from tests.browser.fixtures.every_box import EVERY_BOX
from tests.browser.fixtures.scenes import TOKEN, offered, scene, take_seat
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.fixtures.settled import wait_until_settled
from tests.browser.pages.visitor_page import DESKTOP, Visitor
from tests.server.fixtures.tables import new_room

SMALL = (360, 640)
SIX = ("Anna", "Ben", "Jana", "Karel", "Lucia", "Petra")
BOTH = pytest.mark.parametrize("size", [SMALL, DESKTOP], ids=["phone", "desktop"])
LONG = pytest.param(DESKTOP, id="desktop", marks=pytest.mark.long)
SIZES = pytest.mark.parametrize("size", [pytest.param(SMALL, id="phone"), LONG])
BEFORE = "/privacy"
"""The page below the table in the history."""
MOST_ITEMS = 7
TURNS = 20
"""Actions before a tile is to be placed."""
DEPTH = "depth => (history.state?.depth ?? 0) === depth"


def scenes() -> list[Table]:
    """Three tables where a tile is to be placed, and one whose game is over."""

    def begun(game: Game) -> bool:
        return len(game.actions) > TURNS

    return [
        scene("scene-layers", "base+fields", offered("place"), leads=begun),
        scene("scene-layers-every-box", EVERY_BOX, offered("place"), SIX, leads=begun),
        scene("scene-layers-too", "base+fields", offered("place")),
        ended(),
    ]


def ended() -> Table:
    """A base game played at random to its end."""
    plans = [SeatPlan("person", name, device_from_token(TOKEN)) for name in ("Anna", "Ben")]
    device = device_from_token(TOKEN)
    room = new_room(Terms("base", starter=0), "A scene", device, plans, "scene-layers-over", bytes([5] * 32))
    room.start("scene", device)
    rng = random.Random(5)
    while room.phase == "playing":
        assert room.match is not None
        assert room.match.seat is not None
        room._play(rng.choice(room.match.game.legal_actions()).text, room.match.seat, 0)
    return room


def at_table(
    stage: ServerProcess, visit: Visit, size: tuple[int, int], name: str = "layers", seated: bool = True
) -> Visitor:
    """A visitor at a table, who came from another page."""
    visitor = visit(stage, size, still=True, touch=size == SMALL)
    if seated:
        take_seat(visitor)
    visitor.go(BEFORE)
    visitor.go(f"/t/scene-{name}")
    visitor.page.get_by_role("button", name="Menu", exact=True).wait_for()
    visitor.quiet.wait()
    return visitor


def has_depth(page: Page, depth: int) -> None:
    """Wait until the history has one entry for each open layer of the page."""
    page.wait_for_function(DEPTH, arg=depth)
    wait_until_settled(page)


def back(page: Page) -> None:
    """The browser's Back, once the page is settled."""
    wait_until_settled(page)
    page.go_back(wait_until="commit")


def item(page: Page, name: str) -> Locator:
    return page.get_by_role("menuitem", name=name, exact=True)


def open_menu(page: Page) -> None:
    page.get_by_role("button", name="Menu", exact=True).click()


def choose(*names: str) -> Callable[[Page], None]:
    """Opens the menu and chooses an item, one within another."""

    def act(page: Page) -> None:
        open_menu(page)
        for name in names:
            item(page, name).click()

    return act


def press(key: str) -> Callable[[Page], None]:
    return lambda page: page.keyboard.press(key)


def ask_about_symbols(page: Page) -> None:
    """The second button on the tile that was placed last."""
    box = page.locator(".port path.news").last.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, button="right")


class Layer(NamedTuple):
    """How a layer is opened, what it is, and whether it has a button that closes it."""

    name: str
    show: Callable[[Page], None]
    role: str
    title: str
    button: bool = True


LAYERS = [
    Layer("menu", open_menu, "menu", "Menu", button=False),
    Layer("panel", choose("Points in detail"), "region", "Points"),
    Layer("typed commands", press("/"), "region", "Typed commands"),
    Layer("aids", press("a"), "region", "Aids on the map"),
    Layer("settings", choose("Settings"), "dialog", "Settings"),
    Layer("people", choose("Players and table…"), "dialog", "This table"),
    Layer("symbols", ask_about_symbols, "dialog", "What is this?"),
]


@pytest.mark.sample(2)
@pytest.mark.parametrize("name", ["layers", "layers-every-box"])
@BOTH
def test_every_layer_closes_by_back_by_escape_and_by_its_button(
    stage: ServerProcess, visit: Visit, size: tuple[int, int], name: str
) -> None:
    page = at_table(stage, visit, size, name).page
    page.keyboard.press("Shift")
    has_depth(page, 1)  # the question before the game is left
    for layer in LAYERS:
        found = page.get_by_role(layer.role, name=layer.title, exact=layer.name == "menu").first  # type: ignore[arg-type]
        for way in ("back", "escape", "button"):
            if way == "button" and not layer.button:
                continue
            layer.show(page)
            expect(found).to_be_visible()
            has_depth(page, 2)
            if way == "back":
                back(page)
            elif way == "escape":
                page.keyboard.press("Escape")
            else:
                found.get_by_role("button", name="Close", exact=True).click()
            expect(found).to_have_count(0)
            has_depth(page, 1)
    assert page.url.endswith(f"/t/scene-{name}")


@SIZES
def test_layers_close_one_by_one_and_forward_opens_none(
    stage: ServerProcess, visit: Visit, size: tuple[int, int]
) -> None:
    page = at_table(stage, visit, size).page
    panel = page.get_by_role("region", name="Points")
    settings = page.get_by_role("dialog", name="Settings")
    choose("Points in detail")(page)
    expect(panel).to_be_visible()
    choose("Settings")(page)
    expect(settings).to_be_visible()
    has_depth(page, 3)
    back(page)
    expect(settings).to_have_count(0)
    expect(panel).to_be_visible()
    back(page)
    expect(panel).to_have_count(0)
    has_depth(page, 1)
    page.go_forward(wait_until="commit")
    has_depth(page, 1)
    expect(panel).to_have_count(0)
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.long
def test_a_link_in_a_menu_leads_back_to_a_table_with_nothing_open(stage: ServerProcess, visit: Visit) -> None:
    page = at_table(stage, visit, DESKTOP).page
    page.keyboard.press("s")
    expect(page.get_by_role("region", name="Points")).to_be_visible()
    choose("My games")(page)
    expect(page.get_by_role("heading", level=1)).to_have_text("My games")
    back(page)
    expect(page.get_by_role("grid", name="Board")).to_be_visible()
    expect(page.get_by_role("menu")).to_have_count(0)
    expect(page.get_by_role("region", name="Points")).to_have_count(0)
    has_depth(page, 1)
    page.go_forward(wait_until="commit")
    expect(page.get_by_role("grid", name="Board")).to_be_visible()


@SIZES
def test_after_a_reload_nothing_is_open_and_back_asks_first(
    stage: ServerProcess, visit: Visit, size: tuple[int, int]
) -> None:
    page = at_table(stage, visit, size).page
    choose("Points in detail")(page)
    has_depth(page, 2)
    page.reload()
    page.get_by_role("button", name="Menu", exact=True).wait_for()
    has_depth(page, 1)
    expect(page.get_by_role("region", name="Points")).to_have_count(0)
    back(page)
    expect(page.get_by_role("dialog", name="Leave this game?")).to_be_visible()
    back(page)
    page.wait_for_url(f"**{BEFORE}")


@SIZES
def test_back_asks_once_before_it_leaves_a_running_game(
    stage: ServerProcess, visit: Visit, size: tuple[int, int]
) -> None:
    visitor = at_table(stage, visit, size)
    page = visitor.page
    question = page.get_by_role("dialog", name="Leave this game?")
    has_depth(page, 1)
    back(page)
    expect(question).to_be_visible()
    visitor.axe()
    visitor.shot(f"leave-{size[0]}")
    question.get_by_role("button", name="Stay", exact=True).click()
    expect(question).to_have_count(0)
    has_depth(page, 1)
    back(page)
    expect(question).to_be_visible()
    page.keyboard.press("Escape")
    expect(question).to_have_count(0)
    has_depth(page, 1)
    back(page)
    expect(question).to_be_visible()
    back(page)
    page.wait_for_url(f"**{BEFORE}")


@pytest.mark.long
def test_leave_goes_to_the_front_page_where_another_site_is_below(stage: ServerProcess, visit: Visit) -> None:
    page = at_table(stage, visit, DESKTOP).page
    has_depth(page, 1)
    back(page)
    page.get_by_role("button", name="Leave", exact=True).click()
    page.wait_for_url(re.compile(r":\d+/$"))


@pytest.mark.long
@pytest.mark.parametrize("seated", [False, True], ids=["watching", "over"])
def test_back_leaves_at_once_from_a_game_that_is_watched_or_over(
    stage: ServerProcess, visit: Visit, seated: bool
) -> None:
    page = at_table(stage, visit, SMALL, "layers-over" if seated else "layers", seated).page
    page.keyboard.press("Shift")
    choose("Points in detail")(page)
    panel = page.get_by_role("region", name="Points")
    expect(panel).to_be_visible()
    has_depth(page, 1)
    back(page)
    expect(panel).to_have_count(0)
    has_depth(page, 0)
    back(page)
    page.wait_for_url(f"**{BEFORE}")


@pytest.mark.long
@SIZES
@pytest.mark.parametrize("way", ["back", "escape"])
def test_the_count_ends_by_back_and_by_escape(
    stage: ServerProcess, visit: Visit, size: tuple[int, int], way: str
) -> None:
    page = at_table(stage, visit, size, "layers-over").page
    page.get_by_role("button", name="Watch the count").click()
    count = page.get_by_role("heading", name="Final scoring")
    expect(count).to_be_visible()
    has_depth(page, 1)
    if way == "back":
        back(page)
    else:
        page.keyboard.press("Escape")
    expect(count).to_have_count(0)
    expect(page.get_by_role("button", name="Watch the count")).to_be_visible()
    has_depth(page, 0)


def items(page: Page) -> list[str]:
    """The items of the open menu, each of them whole within the screen."""
    found = page.get_by_role("menuitem")
    found.first.wait_for()
    for one in found.all():
        expect(one).to_be_in_viewport(ratio=1)
    return found.all_inner_texts()


def test_the_menu_of_a_phone_is_short_and_has_the_rest_behind_more(stage: ServerProcess, visit: Visit) -> None:
    visitor = at_table(stage, visit, SMALL)
    page = visitor.page
    page.keyboard.press("Shift")
    has_depth(page, 1)
    open_menu(page)
    shown = items(page)
    assert len(shown) <= MOST_ITEMS
    visitor.axe()
    visitor.shot("menu-short")
    item(page, "More").click()
    expect(item(page, "Tiles left")).to_be_focused()
    more = items(page)
    assert len(more) <= MOST_ITEMS
    assert not set(shown) & set(more)
    visitor.axe()
    visitor.shot("menu-more")
    has_depth(page, 3)
    for _ in range(2):
        page.keyboard.press("Escape")
        has_depth(page, 2)
        expect(item(page, "More")).to_be_focused()
        item(page, "More").click()
        has_depth(page, 3)
    back(page)
    expect(item(page, "More")).to_be_focused()
    back(page)
    expect(page.get_by_role("menu")).to_have_count(0)
    choose("More", "Help and keys")(page)
    expect(page.get_by_role("region", name="Help")).to_be_visible()
    has_depth(page, 2)


def test_a_file_is_saved_from_the_menu_while_it_closes(stage: ServerProcess, visit: Visit) -> None:
    page = at_table(stage, visit, DESKTOP).page
    open_menu(page)
    with page.expect_download() as waiting:
        item(page, "Save the game").click()
    assert waiting.value.suggested_filename
    has_depth(page, 1)


@pytest.mark.long
@SIZES
def test_after_the_end_no_tiles_are_to_come(stage: ServerProcess, visit: Visit, size: tuple[int, int]) -> None:
    page = at_table(stage, visit, size, "layers-over").page
    open_menu(page)
    expect(item(page, "Points in detail")).to_be_visible()
    expect(item(page, "Tiles left")).to_have_count(0)
    if size == SMALL:
        item(page, "More").click()
        expect(item(page, "Replay")).to_be_visible()
        expect(item(page, "Tiles left")).to_have_count(0)


@BOTH
def test_aids_lie_beside_the_decision_and_remember_the_layers(
    stage: ServerProcess, visit: Visit, size: tuple[int, int]
) -> None:
    visitor = at_table(stage, visit, size)
    page = visitor.page
    aids = page.get_by_role("region", name="Aids on the map")
    decision = page.locator(".hands")

    def show() -> None:
        if size == SMALL:
            page.get_by_role("button", name="View", exact=True).click()
            item(page, "Aids on the map").click()
        else:
            page.get_by_role("button", name="Aids on the map").click()

    show()
    expect(aids).to_be_focused()
    expect(decision).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("switch", checked=True)).to_have_count(1)
    expect(page.locator("[data-open]").first).to_be_attached()
    visitor.axe()
    visitor.shot(f"aids-{size[0]}")
    page.get_by_role("switch", name="Who owns what").click()
    page.get_by_role("switch", name="What fits where").click()
    expect(page.locator("[data-open]")).to_have_count(0)
    aids.get_by_role("button", name="Close", exact=True).click()
    expect(aids).to_have_count(0)
    has_depth(page, 1)
    page.goto("/t/scene-layers-too")  # another table begins without, and shows the same layer on request
    page.get_by_role("button", name="Menu", exact=True).wait_for()
    show()
    expect(page.get_by_role("switch", name="Who owns what")).to_be_checked()
    expect(page.get_by_role("switch", checked=True)).to_have_count(1)
