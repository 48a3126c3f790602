"""A table where nobody goes on says so, and leads on."""

import re

from playwright.sync_api import expect

from bastide.game import Game
from bastide.server.http.identity import device_from_token
from bastide.server.protocol.events import SeatPlan
from bastide.server.protocol.terms import Terms
from bastide.server.tables.table import Table
from tests.browser.conftest import Visit
from tests.browser.fixtures.scenes import TOKEN, offered, scene, take_seat
from tests.browser.fixtures.server_process import ServerProcess
from tests.server.fixtures.tables import new_room

DONE = 30


def scenes() -> list[Table]:
    """A game and a lobby that were abandoned."""

    def begun(game: Game) -> bool:
        return len(game.actions) >= DONE

    plans = [SeatPlan("person", "Anna", device_from_token(TOKEN)), SeatPlan("open")]
    lobby = new_room(Terms(starter=0), "Friday", device_from_token(TOKEN), plans, "scene-gone-lobby", bytes(32))
    rooms = [scene("scene-gone", "base+fields", offered("place"), leads=begun), lobby]
    for room in rooms:
        room.abandon("time")
    return rooms


def test_an_abandoned_game_is_played_on(stage: ServerProcess, visit: Visit) -> None:
    visitor = visit(stage)
    take_seat(visitor)
    page = visitor.go("/t/scene-gone")
    expect(page.get_by_role("heading", name="A scene: this game has ended")).to_be_visible()
    assert visitor.findings() == []
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("slider", name="Turn")).to_be_visible()
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("button", name="Play on", exact=True).click()
    expect(page.locator("[data-ask=place]")).to_be_visible()
    assert "scene-gone" not in page.url


def test_a_game_that_ended_early_is_looked_at_closely(stage: ServerProcess, visit: Visit) -> None:
    visitor = visit(stage, (360, 640), "dusk", still=True, touch=True)
    take_seat(visitor)
    page = visitor.go("/t/scene-gone")
    page.get_by_role("link", name="Analyse").tap()
    expect(page.get_by_text(re.compile("When the game ended, .* expected to win"))).to_be_visible()
    expect(page.get_by_text("Without the luck")).to_have_count(0)
    visitor.shot("analysis-early")
    visitor.axe()


def test_an_abandoned_lobby_opens_again(stage: ServerProcess, visit: Visit) -> None:
    visitor = visit(stage)
    take_seat(visitor)
    page = visitor.go("/t/scene-gone-lobby")
    expect(page.get_by_role("button", name="Play on from here")).to_have_count(0)
    page.get_by_role("button", name="New table, same players").click()
    expect(page.get_by_role("heading", name="Friday", exact=True)).to_be_visible()
    assert "scene-gone" not in page.url
    stranger = visit(stage).go("/t/scene-gone-lobby")
    expect(stranger.get_by_role("button", name="Join the rematch")).to_be_visible()
