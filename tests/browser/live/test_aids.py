"""Aids on the map: layers by key and by touch, their words for ears, and tables that leave some out."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from bastide import Game
from tests.browser.conftest import Visit
from tests.browser.fixtures.scenes import offered, scene, sit, store
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.pages.visitor_page import PHONE


def grown(game: Game) -> bool:
    """True where something stands on the map and a cell may already be dead."""
    view = game.view_for(None)
    return len(view["tiles"]) > 24 and len(view["figures"]) > 3


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with two tables, one of which leaves two aids out."""
    server = ServerProcess(tmp_path_factory.mktemp("aids"))
    server.data.mkdir(exist_ok=True)
    store(
        server.data,
        scene("scene-aided", "base+fields", offered("place"), leads=grown),
        scene("scene-sparse", "base+fields", offered("place"), leads=grown, without=["owners", "forecast"]),
    )
    server.open()
    yield server
    server.close()


@pytest.mark.long
def test_layers_by_key_and_their_words(stage: ServerProcess, visit: Visit) -> None:
    visitor = sit(stage, visit, "aided")
    page = visitor.page
    spoken = page.locator("[data-cell]")
    expect(page.locator("[data-open]")).to_have_count(0)
    page.keyboard.press("c")
    expect(page.locator("[data-open]").first).to_be_attached()
    expect(spoken.and_(page.get_by_label(re.compile("tiles? fits? here"))).first).to_be_attached()
    expect(page.get_by_label(re.compile(r"Chance of being filled: \d+%")).first).to_be_attached()
    page.keyboard.press("o")
    page.keyboard.press("v")
    expect(page.locator("[data-owned] path").first).to_be_attached()
    expect(page.locator("[data-tag] text").first).to_have_text(re.compile(r"^[AB=]+ · \d+(→\d+)?$"))
    expect(page.get_by_label(re.compile(r"owned by .*points? now, \d+ expected")).first).to_be_attached()
    page.keyboard.press("a")
    expect(page.get_by_role("heading", name="Aids on the map")).to_be_visible()
    expect(page.get_by_role("switch", name="Who owns what")).to_be_checked()
    visitor.axe()
    visitor.shot("aids-desktop")
    page.keyboard.press("Escape")
    page.keyboard.press("c")
    expect(page.locator("[data-open]")).to_have_count(0)


@pytest.mark.long
def test_by_touch_on_a_phone_and_what_a_table_leaves_out(stage: ServerProcess, visit: Visit) -> None:
    visitor = sit(stage, visit, "sparse", size=PHONE, theme="dusk")
    page = visitor.page
    page.get_by_role("button", name="View").tap()
    page.get_by_role("menuitem", name="Aids on the map").tap()
    switches = page.get_by_role("switch")
    expect(switches).to_have_count(2)
    expect(page.get_by_role("switch", name="What fits where")).to_be_checked()
    expect(page.locator("[data-open]").first).to_be_attached()
    visitor.axe()
    visitor.shot("aids-phone")
    page.reload()
    expect(page.locator("[data-open]").first).to_be_attached()
