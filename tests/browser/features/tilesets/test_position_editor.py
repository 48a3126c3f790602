"""A position set up by hand: on a phone anybody lays tiles and puts figures, and has text, link, advice and a table."""

import re
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from bastide.game import Game
from tests.browser.conftest import Visit
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.pages.companion_page import CompanionPage
from tests.browser.pages.visitor_page import DESKTOP, PHONE, Theme

LAID = "UVWBE"
LINK = "position/1 base+fields tiles=U:1,0:0;E:0,-1:180 figures=0.meeple.1:1,0:road:EW scores=12,7 seat=1 hand=V"


def address(text: str) -> str:
    """A link to a position."""
    return f"/position?p={quote(text)}"


def lays(boxer: CompanionPage, tile: str, figure: int | None) -> None:
    """One tile with a figure on it or without one."""
    boxer.draws(tile)
    boxer.lays()
    before = boxer.settled()
    if figure is None:
        boxer.page.locator(".sheet .primary").click()
    else:
        boxer.page.locator("[data-row] label").nth(figure).click()
    boxer.moves_on(before)
    boxer.page.locator('[data-ask="draw"]').wait_for()


def take(page: Page) -> None:
    """The dialog with all that a position is good for."""
    page.get_by_role("button", name="Play, share, load").click()


def test_five_tiles_and_two_figures_become_a_text_a_link_and_a_game(server: ServerProcess, visit: Visit) -> None:
    visitor = visit(server, PHONE, still=True)
    boxer, page = CompanionPage(visitor), visitor.go("/position")
    page.locator("[data-kind]").first.wait_for()
    for number, tile in enumerate(LAID):
        lays(boxer, tile, 0 if number in (0, 2) else None)
    boxer.draws("D")
    page.get_by_role("button", name="Take it in hand").click()
    expect(page.get_by_text("is to place this tile")).to_be_visible()
    visitor.axe()
    take(page)
    text = page.get_by_label("The position in one line").input_value()
    game = Game.from_position(text)
    view = game.view_for(None)
    assert [tile["tile"] for tile in view["tiles"]][1:] == list(LAID)
    assert len(view["figures"]) == 2
    link = page.get_by_label(re.compile("link", re.IGNORECASE)).first.input_value()
    visitor.axe()

    other = visit(server, PHONE, still=True)
    player, there = CompanionPage(other), other.go(link.removeprefix(other.url.rstrip("/")))
    there.locator("[data-kind]").first.wait_for()
    there.get_by_role("button", name="Best turns").click()
    expect(there.locator("[data-part=best] ol > li").nth(1)).to_be_visible()
    expect(there.locator("[data-part=best] li li").first).to_be_visible()
    other.axe()
    take(there)
    there.get_by_role("button", name="Open a table with it").click()
    expect(there.get_by_text("starts from a custom position")).to_be_visible()
    there.get_by_role("button", name="Sit down").click()
    there.locator('[data-ask="place"]').wait_for()
    for ask in ("place", "pick"):
        there.locator(f'[data-ask="{ask}"]').wait_for()
        before = player.settled()
        player.by_keyboard(ask, 0)
        player.moves_on(before)
    record = player.record()
    assert '"position":"position/1 ' in record[0]
    assert any('"place D' in line for line in record)


def test_what_lies_is_taken_away_and_a_slip_is_taken_back(server: ServerProcess, visit: Visit) -> None:
    """By keyboard as well; what hangs in the air then is told, and can be left out."""
    visitor = visit(server, DESKTOP, still=True)
    page = visitor.go(address("position/1 base+fields tiles=U:1,0:0;U:2,0:0"))
    boxer = CompanionPage(visitor)
    page.locator("[data-kind]").first.wait_for()
    boxer.calm()
    cell = page.locator("[data-cell='1,0']")
    cell.focus()
    before = boxer.settled()
    page.keyboard.press("Enter")
    boxer.moves_on(before)
    before = boxer.settled()
    page.keyboard.press("Delete")
    boxer.moves_on(before)
    expect(page.get_by_text("the tile no longer fits there")).to_be_visible()
    visitor.axe()
    page.get_by_role("button", name="Leave it out").click()
    expect(page.get_by_text("This is not possible")).to_have_count(0)
    for _ in range(2):
        page.keyboard.press("Control+z")
    expect(page).to_have_url(re.compile("U:1,0:0;U:2,0:0"))


@pytest.mark.long
def test_other_rules_points_and_a_text_that_is_none(server: ServerProcess, visit: Visit) -> None:
    visitor = visit(server, PHONE, still=True)
    visitor.forgiven = ("400",)
    page = visitor.go("/position")
    page.locator("[data-kind]").first.wait_for()
    page.get_by_role("button", name="Rules and points").click()
    page.get_by_label("Points of Player 2").fill("31")
    page.get_by_label("Points of Player 2").blur()
    page.get_by_role("radio", name="Player 2").check(force=True)
    expect(page.get_by_text("to move")).to_be_visible()
    visitor.axe()
    page.get_by_role("button", name="Other rules or players").click()
    page.get_by_role("button", name="One player more").click()
    expect(page.get_by_text("3 players")).to_be_visible()
    visitor.axe()
    page.get_by_role("button", name="Use these rules").click()
    expect(page.get_by_label("Points of Player 3")).to_be_visible()
    page.get_by_role("button", name="Close").click()
    take(page)
    text = page.get_by_label("The position in one line").input_value()
    assert Game.from_position(text).scores == [0, 31, 0]
    page.get_by_label("Load another position").fill("position/1 chess")
    page.get_by_role("button", name="Load", exact=True).click()
    expect(page.get_by_role("alert").filter(has_text="chess")).to_be_visible()
    page.get_by_label("Load another position").fill("position/1 base+fields+river tiles=RV-bend:1,0:0")
    page.get_by_role("button", name="Load", exact=True).click()
    expect(page.get_by_role("dialog")).to_have_count(0)


LOOKS = (
    pytest.param((360, 640), "dusk"),
    *(
        pytest.param(*look, marks=pytest.mark.long)
        for look in ((DESKTOP, "light"), (DESKTOP, "dusk"), ((360, 640), "light"))
    ),
    *(pytest.param(PHONE, theme, marks=pytest.mark.long) for theme in ("light", "dusk")),
)


@pytest.mark.long
@pytest.mark.parametrize(("size", "theme"), LOOKS)
def test_it_is_to_be_looked_at(server: ServerProcess, visit: Visit, size: tuple[int, int], theme: Theme) -> None:
    """No finding of axe in any state, and pictures for people."""
    visitor = visit(server, size, theme=theme, still=True)
    page = visitor.go(address(LINK))
    name = f"set-up-{size[0]}-{theme}"
    page.locator("[data-kind]").first.wait_for()
    visitor.shot(f"{name}-kinds")
    visitor.axe()
    boxer = CompanionPage(visitor)
    boxer.draws("W")
    page.locator('[data-ask="place"]').wait_for()
    boxer.calm()
    visitor.shot(f"{name}-places")
    visitor.axe()
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    page.locator('[data-ask="pick"]').wait_for()
    boxer.calm()
    visitor.shot(f"{name}-figures")
    visitor.axe()
    for button in ("Rules and points", "Play, share, load"):
        page.get_by_role("button", name=button).click()
        visitor.shot(f"{name}-{button[:4].lower()}")
        visitor.axe()
        page.get_by_role("button", name="Close").first.click()
    page.get_by_role("button", name="Best turns").click()
    page.locator("[data-part=best] ol > li").nth(1).wait_for()
    visitor.shot(f"{name}-best")
    visitor.axe()
