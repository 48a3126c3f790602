"""The river of set version 1, with a single spring and a fork: COM-30, and COM-31 and ANN-13 to ANN-16 there."""

from tests.rules.courses import FORKED, lay_river
from tests.rules.drawer import Drawer
from tests.rules.fortress_boards import SiegeDrawer
from tests.rules.rule import rule
from tests.rules.tables import game_of

VERSION = {"river20_version": 1}
OTHERS = {
    "AR-city2": 1, "AR-citybridge": 1, "AR-monbridge": 1, "AR-roadbridge": 1, "AR-straight": 2, "AR-corner": 1,
    "AR-roadbend": 1, "AR-bend": 2, "AR-bend-garden": 1, "AR-mon": 1, "AR-citycap": 1,
}  # fmt: skip


@rule("COM-30", "COM-01")
def test_the_river_has_17_tiles_a_spring_a_fork_two_lakes_and_13_others(draw_engine: Drawer) -> None:
    game = game_of(draw_engine("*", rules="base+river20", options=VERSION).table)
    (spring,) = game.view_for(None)["tiles"]
    assert (spring["tile"], spring["x"], spring["y"], spring["rotation"]) == ("AR-spring", 0, 0, 0)
    river = {tile: number for tile, number in game.left().items() if tile.startswith("AR-")}
    assert river == OTHERS | {"AR-fork": 1, "AR-lake": 2}
    assert 1 + sum(river.values()) == 17
    assert "D-start" not in game.left()


@rule("COM-30", "ANN-13", "COM-03")
def test_the_fork_comes_first_then_13_tiles_then_the_lakes_then_the_land(draw: Drawer) -> None:
    board = draw("*", rules="base+river20+arrows", options=VERSION)
    land = lay_river(
        board, FORKED, lambda number: ["AR-fork"] if number == 0 else OTHERS if number < 14 else ["AR-lake"]
    )
    assert len(land) == 32 + 15
    assert not any(tile.startswith("AR-") for tile in land)


@rule("COM-30", "ANN-15")
def test_the_fork_joins_the_spring_by_any_of_its_three_mouths(draw: Drawer) -> None:
    """Its W mouth, its N mouth (turned so that it looks west) or its S mouth; never by the city at its end. Its
    place is that of its W cell, about which the other one turns."""
    board = draw("*", rules="base+river20", options=VERSION)
    board.draws("red", "AR-fork")
    assert board.placements() == {((1, 0), 0), ((1, 1), 270), ((1, -1), 90)}


FORK = """
    *  AR-fork  ~
"""


@rule("ANN-15")
def test_one_figure_goes_on_the_whole_double_tile(draw: Drawer) -> None:
    board = draw("*", rules="base+river20", options=VERSION, fields=True)
    board.place("red", "AR-fork", at=(1, 0))
    assert board.offers("meeple") == {
        "city 2,0 E",
        "field 1,0 0127",
        "field 1,0 3456",
        "field 2,0 07",
        "field 2,0 56",
        "field 2,0 14",
    }
    board.does("meeple field 2,0 07")
    assert (board.table.step, board.turn_of()) == ("draw", "blue")
    board.place("blue", "AR-straight", at=(2, -1), rotation=90)
    board.expect_spots("field 1234")


@rule("ANN-15")
def test_both_cells_of_the_double_tile_count_around_a_monastery(draw: Drawer) -> None:
    """Around (1,-1) lie the spring, both cells of the fork and the bend beyond it."""
    board = draw("*", rules="base+river20+abbot", options=VERSION)
    lay_river(board, FORKED)
    board.place("red", "B", at=(1, -1), figure="abbot monastery")
    board.place("blue", "B", at=(-1, 0), figure="none")
    board.place("red", "B", at=(-2, 0))
    board.does("recall abbot monastery 1,-1 I")
    board.expect_scores(red=5)


@rule("ANN-13")
def test_each_tile_goes_on_at_either_branch(draw: Drawer) -> None:
    board = draw(FORK, rules="base+river20", options=VERSION)
    board.draws("red", "AR-straight")
    assert board.placements() == {((2, -1), 90), ((2, 1), 90)}
    board.lays("AR-straight", (2, -1), 90)
    board.declines()
    board.draws("blue", "AR-mon")
    assert {cell for cell, _ in board.placements()} == {(2, -2), (2, 1)}


@rule("COM-30", "ANN-14")
def test_the_fork_is_a_bend_to_the_left_and_a_bend_to_the_right(draw: Drawer) -> None:
    """Its north branch has turned left and must not do so again, the south branch has turned right."""
    board = draw(FORK, rules="base+river20", options=VERSION)
    board.draws("red", "AR-bend")
    assert board.placements() == {((2, -1), 270), ((2, 1), 180)}, "both go east"


@rule("COM-30", "ANN-14")
def test_the_branch_that_goes_straight_on_through_a_turned_fork_counts_as_a_bend_too(draw: Drawer) -> None:
    """One mouth goes east, which is left of the one that goes south: so at (2,0) the river may not turn north, where
    there is room. (South there is none.) The other way up it is the same with right and left exchanged."""
    board = draw(TURNED_FORK.format(".", "."), rules="base+river20", options=VERSION)
    board.draws("red", "AR-bend")
    assert board.placements() == {((1, 2), 180)}

    board = draw(
        """
        .  AR-fork/90  .
        *  ~           .
        """,
        rules="base+river20",
        options=VERSION,
    )
    board.draws("red", "AR-bend")
    assert board.placements() == {((1, -2), 270)}


TURNED_FORK = """
    *  ~            {}  .
    .  AR-fork/270  .   .
    .  {}           .   .
"""


@rule("RIV-05", "ANN-14")
def test_each_branch_keeps_room_from_the_fork(draw: Drawer) -> None:
    """At (2,0) the corner would turn south, along the fork."""
    board = draw(TURNED_FORK.format(".", "AR-roadbend/180"), rules="base+river20", options=VERSION)
    board.draws("red", "AR-corner")
    assert board.placements() == {((2, 2), 90)}


@rule("COM-31", "RIV-09")
def test_open_ends_may_be_neighbours_in_different_directions(draw: Drawer) -> None:
    """The branches end at (3,1) southwards and at (2,2) eastwards, and a straight tile would bring each to (3,2)."""
    picture = TURNED_FORK.format("AR-city2", "AR-corner/270").replace("AR-city2  .", "AR-city2  AR-bend")
    board = draw(picture, rules="base+river20", options=VERSION)
    board.draws("red", "AR-straight")
    assert board.placements() == {((2, 2), 0), ((3, 1), 90)}
    board.lays("AR-straight", (2, 2))
    board.draws("blue", "AR-straight")
    assert board.placements() == {((3, 2), 0)}, "at (3,1) both ends would point at (3,2)"


TWO_STREAMS = """
    *  ~              AR-city2     AR-bend
    .  AR-fork/270    .            .
    .  AR-corner/270  AR-straight  AR-straight
"""


@rule("COM-31", "ANN-14")
def test_the_branches_share_no_side(draw: Drawer) -> None:
    """At (3,1) any tile would lie beside the other branch."""
    board = draw(TWO_STREAMS, rules="base+river20", options=VERSION)
    board.draws("red", "AR-bend")
    assert board.placements() == {((4, 2), 0), ((4, 2), 90)}


@rule("ANN-13")
def test_the_lakes_close_one_branch_each(draw: Drawer) -> None:
    board = draw("*", rules="base+river20", options=VERSION)
    for placement in FORKED[:14]:
        board.does(f"draw {placement.split()[0]}")
        board.does(f"place {placement}")
        board.declines()
    board.draws("red", "AR-lake")
    assert board.placements() == {((6, -2), 270), ((9, 0), 0)}
    board.lays("AR-lake", (6, -2), 270)
    board.declines()
    board.draws("blue", "AR-lake")
    assert board.placements() == {((9, 0), 0)}


BLOCKED = """
    .  .        .               AR-bend          .
    .  .        .               AR-mon/90        .
    .  .        .               AR-roadbridge    .
    .  .        .               AR-citybridge/90 .
    .  .        .               AR-city2/90      .
    .  .        .               AR-straight/90   .
    .  .        .               AR-straight/90   .
    .  .        AR-roadbend/270 AR-bend/90       .
    *  AR-fork  ~               .                AR-monbridge/270
    .  .        AR-corner/270   AR-citycap       AR-bend-garden/90
"""


@rule("ANN-16", "COM-31", "COM-32")
def test_a_lake_goes_to_the_other_branch_where_one_is_blocked_and_then_out_of_the_game(draw: Drawer) -> None:
    """The southern branch ends at (4,-1), beside the northern one."""
    board = draw(BLOCKED, rules="base+river20", options=VERSION, to_move="blue")
    board.draws("blue", "AR-lake")
    assert board.placements() == {((2, -8), 180)}
    board.lays("AR-lake", (2, -8), 180)
    board.declines()
    board.table.push("draw AR-lake")
    assert board.table.discarded() == ["AR-lake"]
    assert (board.table.step, board.turn_of()) == ("draw", "red")
    assert not any(tile.startswith("AR-") for tile in board.offers("draw"))


@rule("CON-08", "COM-30")
def test_with_the_fortress_the_forked_river_grows_from_the_mouth(sieges: SiegeDrawer) -> None:
    """Its fork leads on to the east of the board, and never along it."""
    board = sieges(rules="base+river20+conquest", options=VERSION)
    board.draws("red", "AR-fork")
    turned = board.placements()
    assert ((4, 0), 0) in turned
    for cell, _ in turned:
        assert cell[0] >= 4
