"""Before a tile shuts an arm of the river, the page says so. It stays a choice like any other."""

import random
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from bastide.choices.choice_types import Offer
from bastide.choices.choices import list_choices
from bastide.game import Game
from bastide.server.http.identity import device_from_token
from bastide.server.protocol.events import Acted, SeatPlan, Started
from bastide.server.protocol.terms import Wish, make_terms
from bastide.server.tables.table import Table
from tests.browser.conftest import Visit
from tests.browser.fixtures.scenes import TOKEN, take_seat
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.pages.visitor_page import DESKTOP
from tests.server.fixtures.tables import new_room
from tests.server.tables.test_river_warnings import SHUT, TERMS, warned

SMALL = (360, 640)


def before_warning() -> tuple[Game, Offer]:
    """A game whose next tile may shut an arm, and that choice."""
    game, chooser = Game("base+river20", seed=SHUT[0]), random.Random(SHUT[0])
    while True:
        assert game.decision is not None
        if game.decision.step != "place":
            game.push(chooser.choice(game.legal_actions()))
            continue
        chosen = chooser.choice(list_choices(game, TERMS))
        if warned(chosen):
            return game, chosen
        game.push(chosen["id"])


def scenes() -> list[Table]:
    """Both seats are ours."""
    game, _ = before_warning()
    plans = [SeatPlan("person", name, device_from_token(TOKEN)) for name in ("Anna", "Ben")]
    terms = make_terms("base+river20", Wish(starter=0))
    room = new_room(terms, "River", device_from_token(TOKEN), plans, "scene-arm", bytes(32))
    room.emit(Started(0, ["", ""]))
    for entry in game.record().entries:
        room.emit(Acted(entry.action, entry.seat))
    return [room]


@pytest.mark.parametrize(("size", "theme"), [(DESKTOP, "light"), (SMALL, "dusk")], ids=["desktop", "small"])
def test_an_arm_that_would_be_shut_is_told_before_it_is(
    size: tuple[int, int], theme: Any, stage: ServerProcess, visit: Visit
) -> None:
    _, chosen = before_warning()
    visitor = visit(stage, size, theme)
    take_seat(visitor)
    page = visitor.go("/t/scene-arm")
    page.locator("[data-ask=place]").wait_for()
    place = page.locator(f"input[name=place][value='{chosen['x']},{chosen['y']}']")
    place.focus()
    page.keyboard.press("Space")
    warning = page.locator(".follows .bad")
    turn = page.locator("#choice [data-part=turn]")
    for _ in range(3):
        if warning.count():
            break
        turn.click()
        page.locator("[data-settled]").first.wait_for(state="attached")
    expect(warning).to_have_text("No tile could extend this river after that.")
    expect(place).to_have_accessible_name(re.compile("No tile could extend this river after that"))
    expect(page.locator("[data-part=commit]")).to_be_enabled()
    visitor.axe()
    visitor.shot(f"river-arm-{size[0]}")
