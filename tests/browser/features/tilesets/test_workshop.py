"""The workshop: a tile of ours is put right, kept, saved and shared, and a table is played with it; sixty tiles are
typed with few keys."""

import json
import re
from importlib.resources import files
from pathlib import Path
from statistics import median
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.pages.visitor_page import DESKTOP, PHONE, Visitor
from tests.browser.pages.workshop_page import facts, keys_for, parting

SMALL = (360, 640)
KEPT = "JSON.parse(localStorage.getItem('bastide.tiles.' + new URLSearchParams(location.search).get('set')))"
WHOLE = "({segments}) => segments.some(({kind, sides}) => kind === 'field' || (sides || '').length === 4)"
"""The server has said which fields a tile has."""
MOST_KEYS = 25
"""Median of the keys or clicks for a tile."""


def ours() -> list[dict[str, Any]]:
    """The catalogue of which we know least."""
    tiles: list[dict[str, Any]] = json.loads(files("bastide.data").joinpath("tiles/mists.json").read_text())
    return tiles


def bench(visitor: Visitor, start: str) -> Page:
    """A set of that catalogue that begins with ours or with none."""
    page = visitor.go("/workshop")
    page.get_by_role("link", name=re.compile("^Mists")).click()
    page.get_by_role("button", name=start).click()
    expect(page).to_have_url(re.compile(r"/workshop/mists\?set="))
    return page


def kept(page: Page) -> dict[str, Any]:
    """The set as the device keeps it."""
    found: dict[str, Any] = page.evaluate(KEPT)
    return found


def settled(page: Page) -> None:
    """The tile that is open was completed and drawn by the server."""
    expect(page.locator(".picture [data-drawn]")).to_be_visible()


def typed(page: Page, tiles: list[dict[str, Any]]) -> list[int]:
    """Type these tiles, one after the other; how many keys each took."""
    counts: list[int] = []
    for entry in tiles:
        keys = keys_for(entry)
        for key in keys[:-1]:
            page.keyboard.press(key)
        counts.append(len(keys) + parted(page, entry))
        if entry is not tiles[-1]:
            page.keyboard.press(keys[-1])
    return counts


def parted(page: Page, entry: dict[str, Any]) -> int:
    """Fields that do not follow from the rest are said by hand; how many clicks that takes."""
    settled(page)
    at = int(page.locator(".picture").get_attribute("data-at") or 0)
    page.wait_for_function(f"({WHOLE})({KEPT}.tiles[{at}])")
    halves = parting(kept(page)["tiles"][at], entry)
    if not halves:
        return 0
    page.get_by_role("button", name="Join or split").click()
    for half in halves:
        page.locator(f"[data-half='{half}']").click()
    return 1 + len(halves)


def held(page: Page, tiles: list[dict[str, Any]]) -> None:
    """The device keeps these tiles, completed."""
    page.wait_for_function(
        f"count => {KEPT}.tiles.length === count && {KEPT}.tiles.every({WHOLE})",
        arg=len(tiles),
    )
    for found, wanted in zip(kept(page)["tiles"], tiles, strict=True):
        assert facts(found) == facts(wanted), wanted["id"]


def few() -> list[dict[str, Any]]:
    """Tiles with all that has to be typed: joins, shields, a village, mist over a road, ghosts, a castle."""
    return [entry for entry in ours() if entry["id"] in ("MP03", "MP12", "MK05", "MC01", "MM16", "MM22")]


@pytest.mark.long
def test_a_few_tiles_are_typed_kept_and_taken_back(server: ServerProcess, visit: Visit) -> None:
    visitor = visit(server, DESKTOP)
    page = bench(visitor, "Start empty")
    page.get_by_role("button", name="New tile").first.click()
    counts = typed(page, few())
    held(page, few())
    assert median(counts) <= MOST_KEYS
    visitor.axe()
    visitor.shot("workshop-typed")
    page.keyboard.press("Control+d")
    expect(page.locator("[data-tile]")).to_have_count(len(few()) + 1)
    page.keyboard.press("Control+z")
    expect(page.locator("[data-tile]")).to_have_count(len(few()))
    page.reload()
    settled(page)
    held(page, few())


def put_right(visitor: Visitor) -> Page:
    """One tile of ours gets a road more, by touch."""
    page = bench(visitor, "Correct these")
    page.locator("[data-tile=MP11]").tap()
    page.locator("[data-side=S]").tap()
    page.locator("[data-kind=road]").tap()
    settled(page)
    visitor.axe()
    visitor.shot("workshop-phone")
    page.get_by_role("tab", name="Inside").tap()
    visitor.shot("workshop-phone-inside")
    return page


def saved(page: Page, path: Path) -> dict[str, Any]:
    """The set under a name of its own, as the file that the page gives."""
    page.get_by_role("button", name="More about this set").tap()
    page.get_by_label("Name of the set").fill("Grandma's box")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").tap()
    download.value.save_as(path)
    found: dict[str, Any] = json.loads(path.read_text())
    return found


def shared(page: Page) -> str:
    """Its link, after a look at what differs from ours."""
    page.get_by_role("button", name="Compare with ours").tap()
    expect(page.get_by_text("60 the same, 1 different")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="More about this set").tap()
    page.get_by_role("button", name="Share a link").tap()
    page.get_by_role("button", name="Create a link").tap()
    return page.get_by_role("dialog").get_by_role("textbox").input_value()


def test_a_tile_is_put_right_by_touch_saved_loaded_shared_and_played(
    server: ServerProcess, visit: Visit, tmp_path: Path
) -> None:
    page = put_right(visit(server, PHONE))
    box = saved(page, tmp_path / "box.json")
    (tile,) = [entry for entry in box["tiles"] if entry["id"] == "MP11"]
    assert box["name"] == "Grandma's box"
    assert [part["sides"] for part in tile["segments"] if part["kind"] == "road"] == ["S"]
    link = shared(page)
    friend = visit(server, SMALL)
    other = friend.go(link.removeprefix(server.url))
    expect(other.get_by_role("heading", name="Grandma's box")).to_be_visible()
    friend.axe()
    other.get_by_role("link", name="Play with it").click()
    expect(other.locator("[data-catalogue=mists] select")).to_have_value("other")
    friend.go("/workshop")
    other.get_by_label("Load a file").set_input_files(tmp_path / "box.json")
    expect(other.get_by_text("No problems found")).to_be_visible()
    other.get_by_role("link", name="Play with it").click()
    expect(other.locator("[data-catalogue=mists] select")).to_have_value(re.compile("^(?!other).+"))
    other.get_by_role("button", name="Remove seat 2").click()
    other.get_by_role("button", name="Sit down").click()
    expect(other.get_by_role("button", name="Team status")).to_be_visible()
    expect(other.locator("[data-ask] img").first).to_have_attribute("src", re.compile(r"/tile/[0-9a-f]{12}\.M"))


@pytest.mark.long
def test_sixty_tiles_are_typed_with_few_keys(server: ServerProcess, visit: Visit) -> None:
    tiles = [entry for entry in ours() if "cells" not in entry]
    assert len(tiles) == 60
    page = bench(visit(server, DESKTOP), "Start empty")
    page.get_by_role("button", name="New tile").first.click()
    counts = typed(page, tiles)
    assert median(counts) <= MOST_KEYS, sorted(counts)
    held(page, tiles)


CATALOGUES = (
    "base",
    *(
        pytest.param(name, marks=pytest.mark.long)
        for name in (
            *("arrows", "mists", "river", "river20", "conquest", "inns", "traders"),
            *("goldmines", "flier", "crops", "mage"),
        )
    ),
)


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_a_set_of_every_catalogue_is_played(catalogue: str, server: ServerProcess, visit: Visit) -> None:
    page = visit(server, DESKTOP).go(f"/workshop/{catalogue}")
    page.get_by_role("button", name="Correct these").click()
    expect(page.get_by_text("No problems found")).to_be_visible()
    page.get_by_role("link", name="Play with it").click()
    expect(page.locator(f"[data-catalogue={catalogue}] select")).to_have_value(re.compile("."))
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator("image[href*='/tile/']").first).to_have_attribute("href", re.compile(r"/tile/[0-9a-f]{12}\."))


@pytest.mark.long
def test_what_is_no_set_is_told_in_a_sentence(server: ServerProcess, visit: Visit, tmp_path: Path) -> None:
    page = visit(server, PHONE).go("/workshop")
    for name, text, said in (
        ("broken", "{tiles", "it is not JSON"),
        ("number", "7", "is not a tile set"),
        ("empty", '{"format": "bastide-tiles/1"}', "has no list of tiles"),
    ):
        (tmp_path / f"{name}.json").write_text(text)
        page.get_by_label("Load a file").set_input_files(tmp_path / f"{name}.json")
        expect(page.get_by_role("alert").filter(has_text=said)).to_be_visible()


@pytest.mark.long
def test_a_set_is_kept_while_the_server_is_away_and_deleted_with_a_way_back(
    own_house: ServerProcess, visit: Visit
) -> None:
    visitor = visit(own_house, DESKTOP)
    visitor.forgiven = ("Failed to load resource",)
    page = bench(visitor, "Correct these")
    settled(page)
    own_house.close()
    page.keyboard.press("C")
    expect(page.get_by_role("alert").filter(has_text="Your changes are kept")).to_be_visible()
    own_house.open()
    page.get_by_role("button", name="Try again").click()
    settled(page)
    page.get_by_role("link", name="All catalogues").click()
    page.get_by_role("button", name=re.compile("^Delete “My Mists”")).click()
    expect(page.get_by_text("None yet.")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("link", name=re.compile("^My Mists"))).to_be_visible()
