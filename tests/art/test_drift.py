"""The ground of the whole map."""

import pytest

from bastide.art import THEMES, render_board, render_drift, render_tile
from bastide.art.drift import PERIOD, dryness
from bastide.server.pictures import painter


def test_it_drifts_slowly_and_repeats() -> None:
    for x, y in ((0, 0), (3.5, 7.25), (-9, 4)):
        here = dryness(x, y)
        assert -1 <= here <= 1
        assert abs(here - dryness(x + PERIOD, y - PERIOD)) < 1e-9
        assert abs(here - dryness(x + 0.25, y)) < 0.25
    shades = {round(dryness(x, y), 1) for x in range(-8, 8) for y in range(-8, 8)}
    assert min(shades) < -0.6 < 0.6 < max(shades), "both dry and moist ground lie near the first tile"


@pytest.mark.parametrize("theme", THEMES)
def test_the_page_lays_it_under_tiles_without_ground(theme: str) -> None:
    draw = painter(f"{theme}/ground.webp")
    assert draw
    assert draw() == render_drift(theme)
    assert 'width="100" height="100"' not in render_tile("U", 0, theme=theme, alone=False)


def test_a_map_across_the_repeat_shows_the_picture_twice() -> None:
    tiles = [{"x": x, "y": 0, "tile": "U", "rotation": 90} for x in (15, 16)]
    assert render_board({"tiles": tiles}).count("<image") == 2
    assert render_board({"tiles": tiles[:1]}).count("<image") == 1
