"""The large meeple through the page: small or large on each spot, what is left, and room for every kind of figure."""

import re
from typing import Any

from playwright.sync_api import expect

from bastide import Game
from bastide.server.tables.table import Table
from tests.browser.conftest import Visit
from tests.browser.fixtures.scenes import last_action, offered, scene, sit
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.pages.table_page import TablePage
from tests.browser.pages.visitor_page import PHONE

SIX = ("Anna", "Ben", "Weaver", "Karolina", "Lucia", "Miller")
EVERYTHING = "base+fields+abbot+inns+ghosts+conquest"
HANDS = ("touch", "keys")
SMALL = (360, 640)
LAPTOP = (1366, 650)
"""What a browser leaves of a small laptop's screen."""
BOXES = """() => [...document.querySelectorAll('.cells > button')].map((chip) => {
  const box = (one) => one.getBoundingClientRect().toJSON();
  const name = chip.querySelector('.name');
  return { name: box(name), whole: name.scrollWidth <= name.clientWidth, chip: box(chip),
    rest: [...chip.querySelectorAll('.num, .supply')].map(box) };
})"""
"""Of each player in the sidebar: where the name is and all of it fits, and where the rest is."""


def begun(game: Game) -> bool:
    """Figures stand on the map."""
    return len(game.actions) >= 60


def scenes() -> list[Table]:
    """A choice between small and large, and a table with everything."""
    return [
        *(scene(f"scene-large-{hand}", "base+fields+inns", offered("large", "meeple", "pass")) for hand in HANDS),
        scene("scene-everything", EVERYTHING, offered("place"), SIX, begun),
        scene("scene-everything-figure", EVERYTHING, offered("meeple", "pass"), SIX, begun),
    ]


def overlap(a: dict[str, Any], b: dict[str, Any]) -> bool:
    """Two boxes have ground in common."""
    across = min(a["right"], b["right"]) - max(a["left"], b["left"])
    down = min(a["bottom"], b["bottom"]) - max(a["top"], b["top"])
    return bool(across > 0.5 and down > 0.5)


def test_large_instead_of_small_by_touch(stage: ServerProcess, visit: Visit) -> None:
    visitor = sit(stage, visit, "large-touch", PHONE, "dusk")
    page, player = visitor.page, TablePage(visitor)
    page.get_by_role("button", name=re.compile("Plus the large meeple")).first.wait_for()
    page.locator(".options label").first.tap()
    large = page.locator(".row.on .variants").get_by_role("radio", name="Large meeple", exact=True)
    large.locator("xpath=..").tap()
    expect(large).to_be_checked()
    player.calm()
    visitor.shot("inns-large-phone")
    visitor.axe()
    now = player.settled()
    page.locator(".hands .primary").tap()
    player.moves_on(now)
    assert last_action(player).startswith("large ")
    expect(page.locator("image[href*='/large-']").first).to_be_attached()


def test_nothing_is_asked_where_only_small_ones_are_left_by_keyboard(stage: ServerProcess, visit: Visit) -> None:
    visitor = sit(stage, visit, "large-keys")
    page, player = visitor.page, TablePage(visitor)
    mine = page.locator(".players [aria-current=true]").get_attribute("data-seat")
    page.keyboard.press("1")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="Large meeple", exact=True)).to_be_checked()
    visitor.axe()
    now = player.settled()
    page.keyboard.press("Enter")
    player.moves_on(now)
    assert last_action(player).startswith("large ")
    seat = page.locator(f".players [data-seat='{mine}']")
    expect(seat.locator(".supply")).not_to_have_attribute("aria-label", re.compile("large"))
    for _ in range(8):
        ask, now = player.asked(), player.settled()
        if ask == "figure" and seat.get_attribute("aria-current") == "true":
            break
        player.by_keyboard(ask, 3)
        player.moves_on(now)
    page.keyboard.press("1")
    expect(page.locator(".options .on")).to_have_count(1)
    expect(page.locator(".variants")).to_have_count(0)


def test_six_names_and_all_kinds_of_figures_have_room_in_the_rail(stage: ServerProcess, visit: Visit) -> None:
    visitor = sit(stage, visit, "everything")
    expect(visitor.page.locator(".cells > button")).to_have_count(len(SIX))
    chips = visitor.page.evaluate(BOXES)
    assert len(chips) == len(SIX)
    for chip, name in zip(chips, SIX, strict=True):
        assert chip["whole"], f"{name} is cut"
        for rest in chip["rest"]:
            assert not overlap(chip["name"], rest), f"{name} lies under {rest}"
            assert rest["right"] <= chip["chip"]["right"] + 0.5, f"{name}: {rest} is beyond its column"
    visitor.axe()


def test_a_laptop_shows_the_tile_in_hand_and_why_nothing_else_whatever_stands_in_the_rail(
    stage: ServerProcess, visit: Visit
) -> None:
    page = sit(stage, visit, "everything", LAPTOP).page
    tile, commit = (
        page.locator(f".sidebar .hands {one}").bounding_box() for one in (".hand .tile", "[data-part=commit]")
    )
    assert tile is not None
    assert commit is not None
    assert tile["y"] + tile["height"] <= commit["y"] - 6  # its row is a little higher
    page = sit(stage, visit, "everything-figure", LAPTOP).page
    page.get_by_role("button", name="Why nothing else?").click()
    page.locator(".sidebar .why li").first.wait_for()
    why, end = page.locator(".sidebar .why").bounding_box(), page.locator(".sidebar .end").bounding_box()
    assert why is not None
    assert end is not None
    assert why["height"] > 100
    assert why["y"] + why["height"] <= end["y"] <= LAPTOP[1] - end["height"]


def test_a_small_phone_keeps_what_does_it_in_sight_below_why_nothing_else(stage: ServerProcess, visit: Visit) -> None:
    page = sit(stage, visit, "everything-figure", SMALL, touch=True).page
    page.get_by_role("button", name="Why nothing else?").tap()
    page.locator(".below .why li").first.wait_for()
    end = page.locator(".below .end").bounding_box()
    assert end is not None
    assert end["y"] + end["height"] <= SMALL[1]
