"""Fields in the mist: GHO-60 to GHO-62."""

import pytest

from tests.rules.ghost_boards import GhostDrawer
from tests.rules.mist_tiles import tile_set
from tests.rules.rule import rule

TILES = tile_set(stop=4, fog1=4)


@rule("GHO-60", "GHO-13")
def test_a_farmer_is_haunted_like_everybody(ghosts: GhostDrawer) -> None:
    board = ghosts("*  ~  stop90\n~  ~  plain:a", fields=True, a="red field")
    board.turn("plain", at=(-1, 0))
    board.expect_ghosts({"red field 2,1 01234567": 1})


@rule("GHO-60", "GHO-34")
def test_a_farmer_counts_completed_cities_as_ever(ghosts: GhostDrawer) -> None:
    """His field touches the city south of the start tile, which two tiles complete."""
    board = ghosts("*  ~\n~  ~\ncap  .", fields=True, to_move="red", left=1)
    board.turn("plain", at=(-1, 2), figure="field 01234567")
    board.expect_scores(red=3)


@rule("GHO-61")
def test_mist_bounds_fields_like_a_wall(ghosts: GhostDrawer) -> None:
    """Beyond the tile with mist on its east side another farmer is at home."""
    board = ghosts("*  ~  stop90  plain:a\n~  ~  .       .", fields=True, a="blue field", tiles=TILES)
    board.place("red", "fog1", at=(4, 0), rotation=270)
    board.expect_spots()
    board.place("blue", "plain", at=(5, 0))
    board.expect_spots("field 01234567")
    board.declines()
    board.place("red", "plain", at=(3, 1))
    board.expect_spots()


@rule("GHO-61")
def test_fields_do_not_meet_across_a_side_that_is_misty_on_one_tile_only(ghosts: GhostDrawer) -> None:
    board = ghosts("*  ~  stop90\n~  ~  plain:a", fields=True, a="red field", tiles=TILES)
    board.place("red", "plain", at=(3, 1))
    board.expect_spots()
    board.place("blue", "fog1", at=(4, 1), rotation=90)
    board.expect_spots("field 012345")


@rule("GHO-62")
@pytest.mark.parametrize("tile", ["MK03", "MC03", "MC04", "MP04"])
def test_four_tiles_have_exactly_two_fields(ghosts: GhostDrawer, tile: str) -> None:
    board = ghosts(fields=True, tiles=None)
    board.draws("red", tile)
    (x, y), rotation = min(board.placements())
    board.lays(tile, (x, y), rotation)
    found = {text for text in board.table.legal() if text.startswith(f"meeple field {x},{y} ")}
    assert len(found) == 2
