"""Where the camera goes in real Chromium: what is offered and chosen is in view, what is not is counted, nothing lies
under a control, and after a move one looks where one looked before."""

import re

import pytest
from playwright.sync_api import Page, expect

from bastide.game import Game
from bastide.server.tables.table import Table
from tests.browser.camera.reachability import WHOLE, Reachability, numbers
from tests.browser.conftest import Visit
from tests.browser.fixtures.scenes import offered, scene, sit
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.pages.table_page import TablePage
from tests.browser.pages.visitor_page import Visitor

SMALL, PHONE, LYING = (360, 640), (390, 844), (844, 390)
SIZES = [
    pytest.param(SMALL, id="small"),
    pytest.param(PHONE, id="phone"),
    pytest.param(LYING, id="lying", marks=pytest.mark.long),
]
HD = (1920, 1080)
NEAR = 72
FULL = 93
TILES = """() => {
  const tiles = [...document.querySelectorAll('.world image[href*="/tile/"], .world image[href*="/small/"]')];
  const places = [...document.querySelectorAll('[data-list=places] input')]
    .map(({ value }) => document.querySelector(`[data-cell='${value}']`));
  return [...tiles, ...places].map((one) => one.getBoundingClientRect().toJSON());
}"""
LEAST_CHOICE = 109
"""Pixels of a cell whose spots are chosen with a mouse."""
CELL = "() => document.querySelector('[data-cell=\"0,0\"]').getBoundingClientRect().width"
CHOSEN = "() => document.querySelector('[role=gridcell][aria-selected=true]')?.dataset.cell"


def scenes() -> list[Table]:
    """A board wider than a phone, a river with one way to go, and a tile that was just laid on a small board."""

    def wide(game: Game) -> bool:
        tiles = game.view_for(None)["tiles"]
        across = [tile["x"] for tile in tiles]
        return len(tiles) >= 26 and max(across) - min(across) >= 8

    def long_river(game: Game) -> bool:
        cells = {action.text.split()[2] for action in game.legal_actions()}
        return len(cells) == 1 and len(game.view_for(None)["tiles"]) >= 9

    def ten(game: Game) -> bool:
        return len(game.view_for(None)["tiles"]) == 10

    return [
        scene("scene-wide", "base+fields", offered("place"), leads=wide),
        scene("scene-only-place", "base+fields+river", offered("place"), leads=long_river),
        *[  # each is moved on
            scene(f"scene-ten-{width}", "base+fields", offered("meeple", "pass"), leads=ten)
            for width, _ in (SMALL, PHONE, LYING)
        ],
        scene("scene-before-ten", "base+fields", offered("place"), leads=ten),
    ]


def at(stage: ServerProcess, visit: Visit, name: str, size: tuple[int, int]) -> tuple[Visitor, Page]:
    """Somebody at a scene, once nothing moves."""
    visitor = sit(stage, visit, name, size, still=True, touch=size != HD, pictures=True)
    Reachability(visitor.page).rest()
    return visitor, visitor.page


def unseen(page: Page) -> list[object]:
    """Tiles and places that are not whole, or lie under something."""
    return [box for box in page.evaluate(TILES) if not page.evaluate(WHOLE, box)]


@pytest.mark.parametrize("size", SIZES)
def test_the_whole_map_is_all_of_it_and_nothing_lies_under_a_control(
    size: tuple[int, int], stage: ServerProcess, visit: Visit
) -> None:
    visitor, page = at(stage, visit, "wide", size)
    map_buttons = page.locator(".map").get_by_role("button").and_(page.locator(":not([data-edge])"))
    for button in map_buttons.all():
        box, map_box = button.bounding_box(), page.locator(".map").bounding_box()
        assert box
        assert map_box
        assert box["y"] + box["height"] <= map_box["y"] + 60, "the map has one row of controls, at its top"
    button = page.get_by_role("button", name="View", exact=True)
    button.tap()
    page.get_by_role("menuitem", name="Whole map").tap()
    Reachability(page).rest()
    assert len(page.evaluate(TILES)) > 26
    assert unseen(page) == []
    expect(page.locator("[data-edge]")).to_have_count(0)
    visitor.shot(f"whole-map-{size[0]}")


@pytest.mark.parametrize("size", SIZES)
def test_a_place_is_seen_or_counted(size: tuple[int, int], stage: ServerProcess, visit: Visit) -> None:
    _, page = at(stage, visit, "wide", size)
    places = page.locator("[data-list=places] input").evaluate_all("all => all.map((one) => one.value)")

    def counted() -> int:
        """Places that are whole, and those that the buttons tell."""
        boxes = [page.locator(f"[data-cell='{key}']").bounding_box() for key in places]
        return sum(bool(page.evaluate(WHOLE, box)) for box in boxes) + sum(numbers(page))

    # A place that is whole may be partly under a button at the rim of a crowded board, never counted twice.
    assert counted() == len(places)
    for edge in page.locator("[data-edge]").all():
        assert re.search(r"\d+ more places? to the (north|east|south|west)", edge.get_attribute("aria-label") or "")


@pytest.mark.parametrize("size", SIZES)
def test_the_only_place_of_a_river_is_whole_before_it_can_be_confirmed(
    size: tuple[int, int], stage: ServerProcess, visit: Visit
) -> None:
    _, page = at(stage, visit, "only-place", size)
    commit = page.locator("[data-part=commit]")
    expect(commit).to_have_text("Place here")
    cell = page.locator(f"[data-cell='{page.evaluate(CHOSEN)}']")
    box = cell.bounding_box()
    assert box
    assert page.evaluate(WHOLE, box)
    assert box["width"] >= NEAR - 1
    # A hand takes the map away: the button brings the place back before it places anything. The place lies north of the
    # board, and no hand moves the board farther than to the middle of the view: on a screen that lies a way to the side
    # leaves the place in view.
    for _ in range(8):
        page.keyboard.press("Alt+ArrowDown")
    Reachability(page).rest()
    assert not page.evaluate(WHOLE, cell.bounding_box())
    expect(commit).to_have_text("Show the place")
    before = page.locator("[data-ask]").first.get_attribute("data-turn")
    commit.tap()
    Reachability(page).rest()
    assert page.evaluate(WHOLE, cell.bounding_box())
    assert page.locator("[data-ask]").first.get_attribute("data-turn") == before


@pytest.mark.parametrize("size", SIZES)
def test_after_a_figure_the_map_is_no_longer_close(size: tuple[int, int], stage: ServerProcess, visit: Visit) -> None:
    visitor, page = at(stage, visit, f"ten-{size[0]}", size)
    page.wait_for_function(f"() => ({CELL})() >= 89")  # a finger needs a large tile
    player = TablePage(visitor)
    now = player.settled()
    page.get_by_role("button", name="None", exact=True).tap()
    page.locator("[data-part=commit]").tap()
    player.moves_on(now)
    page.wait_for_function(f"() => ({CELL})() <= {FULL}")


def test_the_choice_of_a_figure_is_zoomed_in_on_with_a_mouse(stage: ServerProcess, visit: Visit) -> None:
    visitor, page = at(stage, visit, "before-ten", HD)
    player = TablePage(visitor)
    page.keyboard.press("n")
    player.calm()
    before = page.evaluate(CELL)
    now = player.settled()
    page.keyboard.press("Enter")
    player.moves_on(now)
    player.calm()
    assert page.evaluate(CELL) > max(before, LEAST_CHOICE)
