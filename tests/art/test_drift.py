"""The ground of the whole map."""

import base64
import io
import re

import pytest
from PIL import Image

from bastide.art import THEMES, painter, render_board, render_drift, render_tile
from bastide.art.drift import FIRST, PERIOD, dryness


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


def ground(*cells: tuple[int, int]) -> tuple[dict[str, str], Image.Image]:
    """The image under a map of such cells: its attributes, its pixels."""
    svg = render_board({"tiles": [{"x": x, "y": y, "tile": "U", "rotation": 90} for x, y in cells]})
    (found,) = re.findall(r"<image[^>]*>", svg)
    told = dict(re.findall(r'([a-z]+)="([^"]*)"', found))
    return told, Image.open(io.BytesIO(base64.b64decode(told["href"].partition(",")[2]))).convert("RGB")


def test_the_image_under_a_map_is_hardly_larger_than_the_map() -> None:
    told, image = ground((3, -2), (5, 0))
    assert [told[k] for k in ("x", "y", "width", "height")] == ["200", "-300", "500", "500"]
    assert image.size == (10, 10)


def test_a_map_across_the_repeat_shows_the_picture_again() -> None:
    whole = Image.open(io.BytesIO(render_drift())).convert("RGB")
    for first in (PERIOD - FIRST - 2, -FIRST - 2):
        told, image = ground((first, 0), (first + 3, 0))
        for x in range(image.width):
            at = (int(told["x"]) // 100 + FIRST) * 2 + x
            assert image.getpixel((x, 2)) == whole.getpixel((at % whole.width, FIRST * 2))
