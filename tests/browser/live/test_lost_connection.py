"""The server goes away and comes back: the page says so, keeps the move, and goes on by itself."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.pages.table_page import TablePage

NOISE = ("WebSocket", "ERR_CONNECTION", "Failed to load resource", "Couldn't load preload assets")
"""What the browser says of a server that is away; the last is axe, which wants to read the styles itself."""


def test_the_page_comes_back_by_itself(own_house: ServerProcess, visit: Visit) -> None:
    visitor = visit(own_house)
    visitor.forgiven = NOISE
    page = visitor.go("/")
    page.get_by_role("button", name=re.compile("Play now")).click()
    expect(page.get_by_role("grid")).to_be_visible()
    player = TablePage(visitor)
    assert player.asked() == "place"
    now = player.settled()
    page.keyboard.press("n")
    visitor.quiet.wait()
    own_house.kill()
    strip = page.get_by_text("Reconnecting…").first
    expect(strip).to_be_visible()
    visitor.shot("connecting-again")
    visitor.axe()
    own_house.open()
    expect(strip).to_have_count(0)
    expect(page.get_by_role("grid")).to_be_visible()
    page.keyboard.press("Enter")  # what was chosen still is
    player.moves_on(now)


@pytest.mark.long
def test_a_lobby_survives_too(own_house: ServerProcess, visit: Visit) -> None:
    visitor = visit(own_house)
    visitor.forgiven = NOISE
    page = visitor.go("/new?friends")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("One seat is still free.")).to_be_visible()
    own_house.close()
    expect(page.get_by_text("The server is restarting.").first).to_be_visible()
    page.get_by_role("button", name="Try now").click()  # while it is sure to be there: the page also tries by itself
    own_house.open()
    page.get_by_role("button", name="Add a bot").click()
    page.get_by_role("button", name="Bertrand").click()
    expect(page.get_by_text("Everyone is here.")).to_be_visible()


def test_starting_a_table_without_a_server_says_so(own_house: ServerProcess, visit: Visit) -> None:
    visitor = visit(own_house)
    visitor.forgiven = NOISE
    page = visitor.go("/new")
    own_house.close()
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("heading", name="Something went wrong")).to_be_visible()
    visitor.shot("server-away")
    own_house.open()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("grid")).to_be_visible()


@pytest.mark.long
def test_the_front_page_finds_the_server_again(own_house: ServerProcess, visit: Visit) -> None:
    visitor = visit(own_house)
    visitor.forgiven = NOISE
    page = visitor.go("/new")
    own_house.close()
    page.get_by_role("link", name="Home page").click()
    expect(page.get_by_text("The server is not responding.")).to_be_visible()
    visitor.axe()
    own_house.open()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="Something went wrong")).to_have_count(0)
    assert visitor.path() == "/"
