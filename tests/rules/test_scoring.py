"""What completed features pay, and to whom: BASE-30 to BASE-39."""

import pytest

from tests.rules.drawer import Drawer
from tests.rules.rule import rule

RING = {
    (-1, 0): "U",
    (1, 0): "U",
    (-1, 1): "E270",
    (0, 1): "B:a",
    (1, 1): "E90",
    (-1, 2): "E180",
    (0, 2): "E180",
    (1, 2): "B",
}


@rule("BASE-30", "BASE-39")
@pytest.mark.parametrize("end", ["W", "A270", "T270"], ids=["crossing", "monastery", "city"])
def test_a_road_is_closed_by_a_crossing_a_monastery_or_a_city(draw: Drawer, end: str) -> None:
    board = draw(f"{end} * .")
    board.place("red", "L", at=(1, 0), figure="road W")
    board.expect_scores(red=3)
    board.expect_supply(red=7)


@rule("BASE-30")
def test_a_road_with_one_open_end_is_not_completed(draw: Drawer) -> None:
    board = draw("U * .")
    board.place("red", "L", at=(1, 0), figure="road W")
    board.expect_scores(red=0)
    board.expect_supply(red=6)


@rule("BASE-30")
def test_a_tile_that_the_road_crosses_twice_counts_once(draw: Drawer) -> None:
    board = draw(
        """
        *  W:a  V0
        B  .    V90
        """,
        a="red road E",
    )
    board.place("red", "V", at=(1, 1), rotation=180)
    board.expect_scores(red=4)


@rule("BASE-30")
def test_a_loop_of_eight_tiles_pays_eight(draw: Drawer) -> None:
    board = draw(
        """
        *       .     .
        V270:a  U     V0
        U90     .     U90
        V180    U     .
        """,
        a="red road",
        to_move="blue",
    )
    board.place("blue", "V", at=(2, 3), rotation=90)
    board.expect_scores(red=8)
    board.expect_supply(red=7)


@rule("BASE-39")
def test_a_road_from_monastery_to_crossing_is_two_tiles_long(draw: Drawer) -> None:
    board = draw("W *")
    board.place("red", "A", at=(-1, 1), rotation=180, figure="road N")
    board.expect_scores(red=2)


@rule("BASE-31", "BASE-38")
def test_a_city_of_two_tiles_is_no_exception(draw: Drawer) -> None:
    board = draw("*")
    board.place("red", "E", at=(0, -1), rotation=180, figure="city S")
    board.expect_scores(red=4)


@rule("BASE-31")
def test_a_city_with_a_hole_in_it_is_not_completed_until_the_hole_is_filled(draw: Drawer) -> None:
    board = draw(
        """
        B      E180  .
        E90:a  .     E270
        U      *     U
        """,
        a="red city",
    )
    board.expect_scores()
    board.place("red", "C", at=(0, -1))
    board.expect_spots()
    board.expect_scores(red=12)


@rule("BASE-31")
def test_a_city_that_closes_on_itself_counts_each_tile_and_shield_once(draw: Drawer) -> None:
    board = draw(
        """
        *           .
        N180:a      N270
        N-garden90  .
        """,
        a="red city",
        to_move="blue",
    )
    board.place("blue", "M", at=(1, 2))
    board.expect_spots()
    board.expect_scores(red=10)


@rule("BASE-32", "BASE-37")
@pytest.mark.parametrize("last", [cell for cell in RING if cell != (0, 1)])
def test_a_monastery_is_completed_by_whichever_tile_comes_last(draw: Drawer, last: tuple[int, int]) -> None:
    rows = [[(x, y) for x in (-1, 0, 1)] for y in (0, 1, 2)]
    drawn = RING | {(0, 0): "*", last: "."}
    board = draw("\n".join(" ".join(drawn[cell] for cell in row) for row in rows), a="blue monastery")
    board.expect_scores()
    tile, turned = RING[last][0], RING[last][1:] or "0"
    board.place("red", tile, at=last, rotation=int(turned), figure="none")
    board.expect_scores(blue=9)
    board.expect_supply(blue=7)


@rule("BASE-32")
def test_seven_neighbours_are_not_enough(draw: Drawer) -> None:
    board = draw(
        """
        U     *     U
        E270  B:a   E90
        .     E180  .
        """,
        a="red monastery",
        to_move="blue",
    )
    board.place("blue", "B", at=(1, 2), figure="none")
    board.expect_scores()
    board.expect_supply(red=6)


THREE_CITIES = """
    E90:b  .      E270:c
    B      G90:a  B
    .      *      .
    .      B      {more}
"""


@rule("BASE-33")
def test_three_players_who_tie_all_get_the_full_points(draw: Drawer) -> None:
    board = draw(THREE_CITIES.format(more="."), players=3, a="red city", b="blue city", c="green city")
    board.place("red", "R", at=(0, -2), rotation=180)
    board.expect_scores(red=10, blue=10, green=10)
    board.expect_supply()


@rule("BASE-33", "BASE-34")
def test_one_meeple_more_takes_everything_and_all_go_home(draw: Drawer) -> None:
    board = draw(THREE_CITIES.format(more="B"), players=3, a="red city", b="red city", c="green city", to_move="blue")
    board.place("blue", "Q", at=(0, -2), rotation=180)
    board.expect_scores(red=12)
    board.expect_supply()
    board.expect_figures()


@rule("BASE-33")
def test_it_does_not_matter_who_completes_a_feature(draw: Drawer) -> None:
    for to_move in ("red", "blue", "green"):
        board = draw("W:a *", players=3, a="red road E", to_move="blue")
        if to_move != "blue":
            board.place("blue", "B", at=(0, 1), figure="none")
        if to_move == "red":
            board.place("green", "E", at=(0, -1), rotation=180, figure="none")
        board.place(to_move, "A", at=(1, 0), rotation=90, figure="none")
        board.expect_scores(red=3)


@rule("BASE-35")
def test_one_tile_may_complete_several_features_and_nobody_is_asked_for_an_order(draw: Drawer) -> None:
    board = draw(
        """
        W:a  *  .
        .    B  A180:b
        """,
        a="red road E",
        b="blue road N",
    )
    board.place("red", "W", at=(1, 0), figure="none")
    board.expect_scores(red=3, blue=2)
    board.expect_supply()
    assert (board.table.step, board.turn_of()) == ("draw", "blue")


@rule("BASE-36")
def test_a_completed_feature_without_figures_pays_nobody(draw: Drawer) -> None:
    board = draw("W * .")
    board.place("red", "L", at=(1, 0), figure="none")
    board.expect_scores()
    board.place("blue", "E", at=(0, -1), rotation=180, figure="none")
    board.expect_scores()


@rule("BASE-36", "BASE-22")
def test_a_completed_road_that_nobody_took_stays_worthless(draw: Drawer) -> None:
    board = draw("W * W")
    board.place("red", "B", at=(0, 1))
    board.expect_spots("monastery I")
    board.declines()
    board.expect_scores()
