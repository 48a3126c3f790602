"""The map of the front page."""

import pytest

from bastide.art import THEMES, painter, render_hero
from bastide.art.catalogue import tile_at
from bastide.art.hero import TILES


def test_it_is_a_board_that_the_rules_allow() -> None:
    """Every side meets its like."""
    tiles = {at: tile_at(*tile) for at, tile in TILES.items()}
    assert len(tiles) == 7 * 6
    for (x, y), tile in tiles.items():
        for side, other in ((1, tiles.get((x + 1, y))), (2, tiles.get((x, y + 1)))):
            assert other is None or tile.edge(side) == other.edge((side + 2) % 4), (x, y, side)


@pytest.mark.parametrize("theme", THEMES)
def test_it_is_one_picture_and_draws_what_repeats_once(theme: str) -> None:
    draw = painter(f"{theme}/hero.svg")
    assert draw
    svg = draw()
    assert svg == render_hero(theme)
    assert svg.count("<symbol") == len(set(TILES.values())), "each different tile once"
