"""The rarer questions of the team's game, on an own level with a near target: the hound, its chase, a tile face down, a
ghost for one of two cemeteries, and a game that is won."""

import re

import pytest
from playwright.sync_api import Page, expect

from bastide.game import Game
from bastide.server.tables.table import Table
from tests.browser.conftest import Visit
from tests.browser.fixtures.scenes import leading, offered, scene, take_seat
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.pages.table_page import TablePage
from tests.browser.pages.visitor_page import PHONE, Visitor

LEVEL = {"target": 9, "ghosts": 15, "piles": 2, "hounds": [2], "haunted": True}
NEAR = {"target": 3}


def won_by_points(game: Game) -> bool:
    """Whether taking the points reaches the target."""
    game.push("take points")
    won = bool(game.winners)
    game.pop()
    return won


def scenes() -> list[Table]:
    """A table before each of these questions."""
    chain = leading("take", "hound guard", "banish", "pass", "place face-down")
    return [
        scene("scene-hound", "mists", offered("take"), leads=chain, house={"own_level": LEVEL}),
        scene("scene-haunt", "mists", offered("haunt ghost"), house={"level": 2}),
        scene("scene-won", "mists", offered("take", "banish"), leads=won_by_points, house={"own_level": NEAR}),
    ]


def at(visitor: Visitor, table: str) -> Page:
    """Sit down at a scene."""
    page = visitor.go(f"/t/{table}")
    page.get_by_role("grid", name="Board").wait_for()
    return page


def said(page: Page, words: str) -> None:
    """What is asked over the board."""
    expect(page.locator(".prompt")).to_contain_text(words)


@pytest.mark.long
def test_a_hound_is_given_chases_and_the_turn_ends_with_a_tile_face_down(stage: ServerProcess, visit: Visit) -> None:
    visitor = visit(stage)
    take_seat(visitor)
    page = at(visitor, "scene-hound")
    player, keys = TablePage(visitor), page.keyboard
    for turn, words in enumerate(("points, or ghosts away?", "gets the hound?", "the hound chase", "the hound chase")):
        now = player.settled()
        said(page, words)
        keys.press("1" if turn < 3 else "p")
        visitor.shot(f"hound-{len(player.record())}")
        keys.press("Enter")
        player.moves_on(now)
    expect(page.get_by_role("gridcell", name=re.compile("The hound is beside"))).to_have_count(1)
    said(page, "face down")
    page.mouse.click(*player.free_cell())
    now = player.settled()
    page.get_by_role("button", name="Place here").click()
    player.moves_on(now)
    done = [line for line in player.record() if '"seat"' in line][-5:]
    for word, line in zip(("take points", "hound guard", "banish", "pass", "place face-down"), done, strict=True):
        assert f'"action":"{word}' in line
    expect(page.get_by_role("button", name=re.compile(r"\d+ tiles? lies? face down"))).to_have_count(1)
    visitor.shot("hound-covered")
    visitor.axe()


@pytest.mark.long
def test_a_ghost_goes_to_a_cemetery_and_a_game_is_won_by_touch(stage: ServerProcess, visit: Visit) -> None:
    visitor = visit(stage, PHONE)
    take_seat(visitor)
    page = at(visitor, "scene-haunt")
    player = TablePage(visitor)
    said(page, "which cemetery gets the ghost?")
    page.get_by_role("radio", name=re.compile("^2 of .*: One ghost")).locator("xpath=..").tap()
    visitor.shot("haunt-phone")
    now = player.settled()
    page.get_by_role("button", name="Ghost to this cemetery").tap()
    player.moves_on(now)
    assert '"action":"haunt ghost cemetery' in "\n".join(player.record())
    page = at(visitor, "scene-won")
    page.get_by_role("radio", name=re.compile("^1 of .*: Take")).locator("xpath=..").tap()
    page.get_by_role("button", name=re.compile("^Take [0-9]")).tap()
    expect(page.get_by_role("heading", name="The team wins")).to_be_visible()
    expect(page.locator(".end")).to_contain_text(re.compile(r"\d+ of 3 points"))
    visitor.shot("won-phone")
    visitor.axe()
    page.get_by_role("button", name="See how").tap()
    expect(page.locator(".sums")).to_contain_text("The team")
