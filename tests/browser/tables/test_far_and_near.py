"""Tiles seen from afar are bitmaps; when they come near, those on the screen get their drawings. Decision 28."""

import pytest
from playwright.sync_api import FloatRect, Page, expect

from bastide.game import Game
from bastide.server.tables.table import Table
from tests.browser.conftest import Visit
from tests.browser.fixtures.scenes import offered, scene, sit
from tests.browser.fixtures.server_process import ServerProcess

FAR, DRAWN = "image[href*='/small/']", "image[href*='/tile/']"


def scenes() -> list[Table]:
    """A board that takes a whole screen."""

    def grown(game: Game) -> bool:
        return sum(game.left().values()) <= 20

    return [scene("scene-grown", "base+fields", offered("place"), leads=grown)]


ON_SCREEN = """which => {
  const port = document.querySelector('.port').getBoundingClientRect();
  return [...document.querySelectorAll(`.world ${which}`)].map(one => one.getBoundingClientRect()).filter(box =>
    box.right > port.left && box.left < port.right && box.bottom > port.top && box.top < port.bottom).length;
}"""


def drag(page: Page, port: FloatRect, hidden: FloatRect) -> None:
    """Move the map towards a tile beyond its rim until that tile is seen."""
    across, down = port["width"] / 2, port["height"] / 2
    x, y = port["x"] + across, port["y"] + down
    away_x, away_y = hidden["x"] + hidden["width"] / 2 - x, hidden["y"] + hidden["height"] / 2 - y
    page.mouse.move(x + max(-across + 30, min(across - 30, away_x)), y + max(-down + 90, min(down - 90, away_y)))
    page.mouse.down()
    page.mouse.move(x, y, steps=5)
    page.mouse.up()


@pytest.mark.long
def test_tiles_that_come_near_are_drawn_where_they_are_seen(stage: ServerProcess, visit: Visit) -> None:
    page = sit(stage, visit, "grown", pictures=True).page
    port = page.get_by_role("region", name="Map", exact=True).bounding_box()
    assert port
    page.mouse.move(port["x"] + port["width"] / 2, port["y"] + port["height"] / 2)
    page.mouse.wheel(0, 1000)
    for _ in range(6):
        page.mouse.wheel(0, 120)
    expect(page.locator(f".world {DRAWN}")).to_have_count(0)
    assert page.evaluate(ON_SCREEN, FAR) > 20
    for _ in range(6):
        page.mouse.wheel(0, -120)
    expect(page.locator(f".world {DRAWN}").first).to_be_visible()
    page.wait_for_function(f"which => ({ON_SCREEN})(which) === 0", arg=FAR)
    drawn = page.locator(f".world {DRAWN}").count()
    assert drawn > 3
    hidden = page.locator(f".world {FAR}").first.bounding_box()
    assert hidden, "tiles beyond the screen wait"
    drag(page, port, hidden)
    expect(page.locator(f".world {DRAWN}")).not_to_have_count(drawn)
    page.wait_for_function(f"which => ({ON_SCREEN})(which) === 0", arg=FAR)
