"""Placing tiles and guards in the mists: MIST-10 to MIST-13, MIST-60 to MIST-64."""

import pytest

from tests.rules.mist_boards import MistDrawer
from tests.rules.mist_tiles import tile_set
from tests.rules.rule import rule


@rule("MIST-10")
def test_a_tile_shares_whole_sides_that_match(mists: MistDrawer) -> None:
    """Around the start tile lie two roads, two cities and two sides of field, and two more roads."""
    board = mists()
    board.draws("red", "cap")
    assert board.placements() == {
        ((1, -1), 180), ((0, 2), 0),
        ((-1, 0), 0), ((-1, 0), 180), ((-1, 0), 270), ((2, 1), 0), ((2, 1), 90), ((2, 1), 180),
    }  # fmt: skip


@rule("MIST-10")
def test_every_side_that_touches_must_match(mists: MistDrawer) -> None:
    board = mists("*  ~  .\n~  ~  plain")
    board.draws("red", "straight")
    assert {place for place in board.placements() if place[0] == (2, 0)} == {((2, 0), 90)}
    board = mists("*  ~  .\n~  ~  straight")
    board.draws("red", "straight")
    assert not {place for place in board.placements() if place[0] == (2, 0)}


@rule("MIST-11")
@pytest.mark.parametrize("tile", ["fog1", "strait", "sea1"])
def test_mist_does_not_matter_for_placing(mists: MistDrawer, tile: str) -> None:
    """Beside misty and clear sides of field alike, in every rotation."""
    board = mists("*  ~  .\n~  ~  plain")
    board.draws("red", tile)
    turns = {"fog1": {0, 90, 180, 270}, "strait": {0, 90}, "sea1": {0}}[tile]
    for cell in ((-1, 0), (3, 1), (2, 2)):
        assert {rotation for at, rotation in board.placements() if at == cell} == turns


@rule("MIST-11", "MIST-61")
def test_a_road_goes_on_from_clear_to_misty(mists: MistDrawer) -> None:
    board = mists()
    board.place("red", "mist-road", at=(2, 0), rotation=90)
    board.expect_guard_spots("road EW")
    board.put("road EW")
    board.place("blue", "stop", at=(3, 0), rotation=90)
    board.declines()
    board.takes_points()
    board.expect_points(3)


@rule("MIST-12")
def test_a_tile_that_fits_nowhere_leaves_the_game(mists: MistDrawer) -> None:
    board = mists(".  cap180\n*  ~\n~  ~\ncap  .")
    board.draws("red", "fort")
    assert board.table.step == "draw"
    assert board.turn_of() == "red"
    assert board.table.discarded() == ["fort"]
    board.turn("plain", at=(-1, 0))
    assert board.mists["piles"] == [50 - 4]


@rule("MIST-81", "MIST-12")
def test_a_game_whose_other_tiles_fit_nowhere_is_lost(mists: MistDrawer) -> None:
    """Without castles and cemeteries the bag holds two caps, two plain tiles and 46 forts."""
    tiles = tile_set(cap=2, fort=46)
    board = mists(".  cap180\n*  ~\n~  ~\ncap  .", tiles=tiles)
    board.strolls(2)
    while board.table.step == "draw":
        board.does("draw fort")
    board.expect_over("no-tiles")


FACE_DOWN = """
    *  ~  stop90
    ~  ~  cemetery  #
"""


@rule("MIST-13", "MIST-102")
def test_a_tile_beside_face_down_tiles_needs_one_that_lies_face_up(mists: MistDrawer) -> None:
    board = mists(FACE_DOWN, level=5)
    board.draws("red", "straight")
    beside = {place for place in board.placements() if place[0] in {(3, 0), (4, 1), (3, 2), (2, 2)}}
    assert beside == {((3, 0), 0), ((2, 2), 90)}
    board.lays("straight", (3, 0))
    board.expect_guard_spots("road NS")


@rule("MIST-13")
@pytest.mark.parametrize("tile", ["cap", "stop", "fog1"])
def test_a_side_of_a_face_down_tile_goes_with_everything(mists: MistDrawer, tile: str) -> None:
    board = mists(FACE_DOWN, level=5)
    board.draws("red", tile)
    assert ((3, 0), 180) in board.placements()


@rule("MIST-60")
def test_one_guard_on_a_free_feature_of_the_new_tile(mists: MistDrawer) -> None:
    board = mists("*  ~  straight90:a\n~  ~  .", players=3, a="red road", to_move="blue")
    board.place("blue", "straight", at=(3, 0), rotation=90)
    board.expect_guard_spots()
    board.place("green", "split", at=(0, 2))
    board.expect_guard_spots("city N", "city S")
    board.put("city S")
    assert board.table.step == "draw", "one guard in a turn"
    board.expect_guards(red=4, green=4)


@rule("MIST-60", "MIST-02")
@pytest.mark.parametrize("players", [1, 2])
def test_any_of_the_own_colours(mists: MistDrawer, players: int) -> None:
    board = mists(players=players)
    board.place("red", "straight", at=(2, 0), rotation=90)
    board.expect_guard_spots("road EW")
    board.put("guard-2 road")
    board.expect_standing("red guard-2 road 2,0 EW")
    board.expect_guards("guard-2", red=2)
    board.expect_guards()


@rule("MIST-60")
def test_no_guard_from_an_empty_supply(mists: MistDrawer) -> None:
    board = mists()
    for n, (cell, rotation) in enumerate((((2, 0), 90), ((0, -1), 0), ((-1, 1), 90))):
        board.turn("straight", at=cell, rotation=rotation, figure="road")
        board.turn("plain", at=(-1 - n, 0))
    board.place("red", "straight", at=(1, 2))
    assert {text.split()[0] for text in board.table.legal()} == {"guard-2", "pass"}


@rule("MIST-62", "MIST-71")
def test_a_finished_feature_may_be_taken_and_is_scored_at_once(mists: MistDrawer) -> None:
    board = mists()
    board.place("red", "stop", at=(2, 0), rotation=90)
    board.expect_guard_spots("road W")
    board.put("road W")
    board.takes_points()
    board.expect_points(2)
    board.expect_guards()


@rule("MIST-63")
def test_no_guard_on_a_cemetery(mists: MistDrawer) -> None:
    board = mists(level=2)
    board.place("red", "cemetery", at=(2, 1))
    board.expect_guard_spots()
    board.place("blue", "cemetery-road", at=(3, 1))
    board.expect_guard_spots("road S")


@rule("MIST-64")
def test_a_castle_is_taken_when_its_tile_is_placed(mists: MistDrawer) -> None:
    board = mists(level=2)
    board.place("red", "castle-road", at=(2, 1))
    board.expect_guard_spots("castle I", "road S")
    board.put("castle")
    board.place("blue", "castle", at=(3, 1))
    board.expect_guard_spots("castle I")
    board.place("red", "plain", at=(4, 1))
    board.expect_guard_spots()
