"""A reconstructed box says how each tile is known; an owner opens the first guess, puts it right, and hands it in."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from bastide.rules import BOXES
from tests.browser.conftest import Visit
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.pages.visitor_page import DESKTOP, PHONE

SMALL = (360, 640)
SCREENS = {"desktop": DESKTOP, "phone": PHONE, "small": SMALL}
ARROWS: list[dict[str, Any]] = BOXES.by_id["arrows"].ours["tiles"]
GUESSES = [entry["id"] for entry in ARROWS if entry["provenance"] == "reconstructed"]
HANDED_IN = ".form [role=status]"


def text_of(counts: dict[str, int], languages: dict[str, str]) -> list[str]:
    """What the page says of so many tiles."""
    return [f"{counts[how]} {said}" for how, said in languages.items() if counts.get(how, 0) > 1]


@pytest.mark.parametrize("theme", ["light", "dusk"])
@pytest.mark.parametrize("screen", SCREENS)
def test_a_box_says_how_many_tiles_are_known_and_which(
    screen: str, theme: str, server: ServerProcess, visit: Visit
) -> None:
    visitor = visit(server, SCREENS[screen], theme)
    page = visitor.go("/workshop/mists")
    counts = {"partly documented": 13, "reconstructed": 48}
    for said in text_of(counts, {"partly documented": "partly known", "reconstructed": "guesses"}):
        expect(page.get_by_text(said, exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="Open the first guess")).to_be_visible()
    for tile, how in (("MC04", "partly documented"), ("MP01", "reconstructed")):
        expect(page.locator(f"[data-tile={tile}] svg")).to_have_attribute("data-how", how)
    expect(page.get_by_role("link", name=re.compile("^MC04: .*, partly known$"))).to_be_visible()
    visitor.axe()
    visitor.shot(f"provenance-{screen}-{theme}")
    page.get_by_role("button", name="Partly known").click()
    expect(page.locator("[data-tile]")).to_have_count(13)
    page.locator("[data-tile=MC04]").click()
    expect(page.get_by_text("Source: an example, a caption or a footnote of the rulebook.")).to_be_visible()
    visitor.axe()
    visitor.shot(f"provenance-tile-{screen}-{theme}")


def test_a_known_box_asks_nobody(server: ServerProcess, visit: Visit) -> None:
    page = visit(server, PHONE).go("/workshop/river")
    expect(page.get_by_text("12 known", exact=True)).to_be_visible()
    expect(page.locator("[data-tile]").first).to_be_visible()
    expect(page.get_by_role("button", name="Open the first guess")).to_have_count(0)
    expect(page.locator("[data-tile] svg")).to_have_count(0)


def first_guess(page: Page) -> None:
    """The workshop opens at the first tile that is a guess, by keyboard."""
    page.get_by_role("button", name="Open the first guess").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name=re.compile(f"^{GUESSES[0]} .*guess$"))).to_be_visible()


def hand_in(page: Page) -> None:
    """The sheet in which the open tile is handed in, by keyboard."""
    tab = page.get_by_role("tab", name="About")
    if tab.count():
        tab.focus()
        page.keyboard.press("Enter")
    page.get_by_role("button", name="Submit this tile").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name=f"Submit {GUESSES[0]}")).to_be_visible()
    expect(page.get_by_label("Instead of our tile")).to_have_value(GUESSES[0])
    page.get_by_label("Edition and printing, and anything you are not sure of").fill("Printing of 2022.")


@pytest.mark.parametrize(("screen", "theme"), [("desktop", "dusk"), ("phone", "light"), ("small", "dusk")])
def test_an_owner_hands_in_one_tile_by_keyboard(
    screen: str, theme: str, server: ServerProcess, visit: Visit, tmp_path: Path
) -> None:
    visitor = visit(server, SCREENS[screen], theme)
    page = visitor.go("/workshop/arrows")
    first_guess(page)
    expect(page.locator(".picture [data-drawn]")).to_be_visible()
    visitor.axe()
    visitor.shot(f"provenance-editor-{screen}-{theme}")
    hand_in(page)
    visitor.axe()
    visitor.shot(f"provenance-hand-in-{screen}-{theme}")
    with page.expect_download() as download:
        page.get_by_role("dialog").get_by_role("button", name="Save as a file").focus()
        page.keyboard.press("Enter")
    download.value.save_as(tmp_path / "tile.json")
    check_file(json.loads((tmp_path / "tile.json").read_text()))
    expect(page.locator(HANDED_IN)).to_contain_text("marked as copied from a box")
    page.get_by_role("button", name="Create a link").click()
    link = page.locator("dialog .share input").input_value()
    visitor.axe()
    visitor.shot(f"provenance-handed-in-{screen}-{theme}")
    page.get_by_role("button", name=f"Next guess: {GUESSES[1]}").click()
    expect(page.get_by_role("heading", name=re.compile(f"^{GUESSES[1]} .*guess$"))).to_be_visible()
    look_at(visit, server, link, (screen, theme))


def check_file(file: dict[str, Any]) -> None:
    """One tile, and nothing else of the set."""
    assert (file["format"], file["catalogue"], file["replaces"]) == ("bastide-tile/1", "arrows", GUESSES[0])
    assert file["about"] == "Printing of 2022."
    assert [(one["id"], one["provenance"]) for one in file["tiles"]] == [(GUESSES[0], "owner")]


def look_at(visit: Visit, server: ServerProcess, link: str, how: tuple[str, str]) -> None:
    """Anyone with the link sees the tile beside ours, and can put it into a set."""
    other = visit(server, SCREENS[how[0]], how[1])
    page = other.go(link.removeprefix(server.url))
    expect(page.get_by_text("Printing of 2022.")).to_be_visible()
    expect(page.get_by_text(f"Ours: {GUESSES[0]}")).to_be_visible()
    expect(page.get_by_role("link", name="Play with it")).to_have_count(0)
    expect(page.get_by_role("button", name="Report")).to_be_visible()
    other.axe()
    other.shot(f"provenance-shared-{how[0]}-{how[1]}")
    page.get_by_role("button", name="Add it to one of my sets").click()
    expect(page.get_by_role("heading", name=re.compile(f"^{GUESSES[0]} .*copied from a box$"))).to_be_visible()


def test_a_file_with_one_tile_is_put_into_a_set(server: ServerProcess, visit: Visit, tmp_path: Path) -> None:
    tile = next(entry for entry in ARROWS if entry["id"] == GUESSES[0])
    file = {"format": "bastide-tile/1", "catalogue": "arrows", "name": "One", "replaces": GUESSES[0], "tiles": [tile]}
    (tmp_path / "tile.json").write_text(json.dumps(file))
    page = visit(server, PHONE).go("/workshop")
    page.get_by_label("Load a file").set_input_files(tmp_path / "tile.json")
    expect(page.get_by_role("heading", name=re.compile(f"^{GUESSES[0]} "))).to_be_visible()


def test_a_second_visit_goes_on_with_the_same_set(server: ServerProcess, visit: Visit) -> None:
    visitor = visit(server, DESKTOP)
    page = visitor.go("/workshop/arrows")
    first_guess(page)
    visitor.go("/workshop/arrows")
    page.locator(f"[data-tile={GUESSES[2]}]").click()
    page.get_by_role("button", name="I have this tile: replace the guess").click()
    expect(page.get_by_role("heading", name=re.compile(f"^{GUESSES[2]} .*guess$"))).to_be_visible()
    visitor.go("/workshop")
    expect(page.locator(".sets li")).to_have_count(1)
