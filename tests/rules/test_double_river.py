"""The river of 17 tiles with two springs: ANN-10 to ANN-16, COM-31."""

from tests.rules.courses import RIVER20, lay_river
from tests.rules.drawer import Drawer
from tests.rules.rule import rule
from tests.rules.tables import game_of

OTHERS = {
    "AR-city2": 1, "AR-citybridge": 1, "AR-monbridge": 1, "AR-roadbridge": 1, "AR-roadbridge-garden": 1,
    "AR-straight": 2, "AR-corner": 1, "AR-roadbend": 1, "AR-bend": 2, "AR-bend-garden": 1, "AR-mon": 1, "AR-citycap": 1,
}  # fmt: skip


@rule("ANN-10", "ANN-11", "ANN-12", "COM-01")
def test_the_river_has_17_tiles_a_double_one_with_two_springs_two_lakes_and_14_others(draw_engine: Drawer) -> None:
    game = game_of(draw_engine("*", rules="base+river20").table)
    springs = game.view_for(None)["tiles"]
    assert [(one["tile"], one["x"], one["y"], one["rotation"], one.get("cell", 0)) for one in springs] == [
        ("AR-springs", 0, 0, 0, 0),
        ("AR-springs", 1, 0, 0, 1),
    ]
    river = {tile: number for tile, number in game.left().items() if tile.startswith("AR-")}
    assert river == OTHERS | {"AR-lake": 2}
    assert 1 + sum(river.values()) == 17
    assert "D-start" not in game.left()


@rule("ANN-12", "ANN-13", "COM-03")
def test_14_tiles_come_first_then_the_lakes_then_the_land(draw: Drawer) -> None:
    board = draw("*", rules="base+river20+arrows")
    land = lay_river(board, RIVER20, lambda number: OTHERS if number < 14 else ["AR-lake"])
    assert len(land) == 32 + 15
    assert not any(tile.startswith("AR-") for tile in land)


@rule("ANN-36", "COM-03")
def test_no_arrow_tile_is_drawn_before_the_river_is_finished(draw: Drawer) -> None:
    board = draw("*", rules="base+anniversary")
    for placement in RIVER20:
        assert not any(tile.startswith("AN-") for tile in board.offers("draw"))
        board.does(f"draw {placement.split()[0]}")
        board.does(f"place {placement}")
        board.declines()
    assert "AN-A" in board.offers("draw")


@rule("ANN-10", "ANN-13")
def test_a_tile_goes_to_either_spring(draw: Drawer) -> None:
    board = draw("* ~", rules="base+river20")
    board.draws("red", "AR-citycap")
    assert board.placements() == {((0, 1), 90), ((0, 1), 270), ((1, -1), 90), ((1, -1), 270)}


@rule("ANN-14", "RIV-04")
def test_a_spring_is_no_bend_and_a_bend_behind_it_keeps_room(draw: Drawer) -> None:
    """To the other side it would run along the double tile."""
    board = draw("* ~", rules="base+river20")
    board.draws("red", "AR-bend")
    assert board.placements() == {((0, 1), 90), ((1, -1), 270)}


@rule("ANN-13")
def test_each_tile_goes_on_at_either_river(draw: Drawer) -> None:
    board = draw("* ~\n AR-straight/90 .", rules="base+river20")
    board.draws("red", "AR-straight")
    assert board.placements() == {((0, 2), 90), ((1, -1), 90)}


@rule("ANN-15")
def test_both_cells_of_the_double_tile_count_around_a_monastery(draw: Drawer) -> None:
    """Around (0,-1) lie both cells of the springs and the bend beyond the second one."""
    board = draw("*", rules="base+river20+abbot")
    lay_river(board, RIVER20)
    board.place("red", "B", at=(0, -1), figure="abbot monastery")
    board.place("blue", "B", at=(-1, 0), figure="none")
    board.place("red", "B", at=(-2, 0))
    board.does("recall abbot monastery 0,-1 I")
    board.expect_scores(red=5)


@rule("RIV-04", "ANN-14")
def test_each_river_counts_its_own_bends(draw: Drawer) -> None:
    """Both have turned to the right, and neither may do so again."""
    picture = """
        .  AR-bend/270
        *  ~
        AR-bend/90  .
    """
    board = draw(picture, rules="base+river20")
    board.draws("red", "AR-bend-garden")
    assert board.placements() == {((2, -1), 90), ((-1, 1), 270)}


MEETING = """
    .                   AR-bend/270  AR-citycap  AR-corner/90
    *                   ~            .           AR-roadbridge
    AR-mon/90           .            .           .
    AR-bend-garden/180  AR-city2     .           .
"""


@rule("COM-31", "RIV-09")
def test_open_ends_may_be_neighbours_in_different_directions(draw: Drawer) -> None:
    """The rivers end at (3,1) southwards and at (2,2) eastwards, and a straight tile would bring each to (3,2)."""
    board = draw(MEETING, rules="base+river20")
    board.draws("red", "AR-straight")
    assert board.placements() == {((2, 2), 0), ((3, 1), 90)}
    board.lays("AR-straight", (2, 2))
    board.draws("blue", "AR-straight")
    assert board.placements() == {((3, 2), 0)}, "at (3,1) both ends would point at (3,2)"


SIDE_BY_SIDE = MEETING.replace("AR-city2     .           .", "AR-city2  AR-straight  AR-straight")


@rule("COM-31", "ANN-14")
def test_the_rivers_share_no_side(draw: Drawer) -> None:
    """At (3,1) any tile would lie beside the other river."""
    board = draw(SIDE_BY_SIDE, rules="base+river20")
    board.draws("red", "AR-bend")
    assert board.placements() == {((4, 2), 0), ((4, 2), 90)}


@rule("ANN-13")
def test_the_lakes_close_one_river_each(draw: Drawer) -> None:
    board = draw("*", rules="base+river20")
    for placement in RIVER20[:14]:
        board.does(f"draw {placement.split()[0]}")
        board.does(f"place {placement}")
        board.declines()
    board.draws("red", "AR-lake")
    assert board.placements() == {((11, 1), 90), ((-2, 1), 180)}
    board.lays("AR-lake", (11, 1), 90)
    board.declines()
    board.draws("blue", "AR-lake")
    assert board.placements() == {((-2, 1), 180)}


BLOCKED = """
 .         AR-bend/270 AR-citycap  AR-bend       .             .            .                        .
 *         ~           .           AR-roadbridge .             .            .                        .
 AR-mon/90 .           .           .             .             .            .                        .
 AR-bend-garden/180 AR-city2 AR-straight AR-straight AR-citybridge AR-monbridge AR-roadbridge-garden/90 AR-corner/90
 .         .           .           .             .             .            .                        AR-roadbend/180
"""


@rule("ANN-16", "COM-31", "COM-32")
def test_a_lake_goes_to_the_other_river_where_one_is_blocked_and_then_out_of_the_game(draw: Drawer) -> None:
    """The northern river ends at (3,1), beside the southern one."""
    board = draw(BLOCKED, rules="base+river20", to_move="blue")
    board.draws("blue", "AR-lake")
    assert board.placements() == {((8, 3), 0)}
    board.lays("AR-lake", (8, 3), 0)
    board.declines()
    board.table.push("draw AR-lake")
    assert board.table.discarded() == ["AR-lake"]
    assert (board.table.step, board.turn_of()) == ("draw", "red")
    assert not any(tile.startswith("AR-") for tile in board.offers("draw"))
