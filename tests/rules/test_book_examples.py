"""The examples of the rule book, T-BASE-1 to T-BASE-12, and the cases of our own that belong to the base game.

The anniversary set prints the same numbers (ANN-03), so every case is played with it as well, beside its river."""

import pytest

from tests.rules.drawer import Drawer
from tests.rules.rule import rule

ROAD_OF_TWO = """
    W:a  *  .
    .    B  .
    .    B  s
"""
CLOSED_START = """
    E180  s
    *     .
"""


@rule("BASE-30", "BASE-33", "BASE-34")
def test_T_BASE_1_a_road_closed_by_somebody_else_pays_its_highwayman(draw_sets: Drawer) -> None:
    board = draw_sets(ROAD_OF_TWO, a="red road E", to_move="blue")
    board.place("blue", "L", at=(1, 0), figure="city N")
    board.expect_scores(red=3, blue=0)
    board.expect_supply(red=7, blue=6)
    board.expect_figures("blue city 1,0 N")


@rule("BASE-31")
def test_T_BASE_2_a_city_of_three_tiles_with_a_shield_pays_eight(draw_sets: Drawer) -> None:
    board = draw_sets(
        """
        M180:a  .
        *       .
        B       s
        """,
        a="red city ES",
        to_move="blue",
    )
    board.place("blue", "E", at=(1, -1), rotation=270)
    board.expect_scores(red=8)
    board.expect_supply(red=7)


@rule("BASE-32")
def test_T_BASE_3_a_surrounded_monastery_pays_nine(draw_sets: Drawer) -> None:
    board = draw_sets(
        """
        .     .     s
        U     *     U
        E270  B:a   E90
        E180  E180  .
        """,
        a="red monastery",
    )
    board.place("red", "B", at=(1, 2), figure="none")
    board.expect_scores(red=9)
    board.expect_supply(red=7)


@rule("BASE-26", "BASE-33")
def test_T_BASE_4_two_highwaymen_on_a_joined_road_both_get_all_its_points(draw_sets: Drawer) -> None:
    board = draw_sets(
        """
        W:a  *  .  W180:b  .
        .    B  B  B       s
        """,
        a="red road E",
        b="blue road W",
    )
    board.place("red", "U", at=(1, 0))
    board.expect_scores(red=4, blue=4)
    board.expect_supply(red=7, blue=7)


@rule("BASE-13", "BASE-22")
@pytest.mark.parametrize(("west", "owner"), [(".", "blue"), ("W", "red")], ids=["rival", "own"])
def test_T_BASE_5_an_occupied_road_may_be_extended_but_not_entered(draw_sets: Drawer, west: str, owner: str) -> None:
    picture = f"""
        .       .    E180  s
        {west}  W:a  *     .
    """
    extended = draw_sets(picture, a=f"{owner} road E")
    extended.place("red", "U", at=(1, 0))
    extended.expect_spots()

    apart = draw_sets(picture, a=f"{owner} road E")
    apart.place("red", "U", at=(0, 1))
    apart.expect_spots("road EW")
    apart.put("road EW")
    apart.expect_figures(f"{owner} road -1,0 E", "red road 0,1 EW")


@rule("BASE-26", "BASE-33", "BASE-34")
def test_T_BASE_6_two_knights_against_one_after_three_cities_become_one(draw_sets: Drawer) -> None:
    board = draw_sets(
        """
        E90:b  .      E270:c  .
        B      G90:a  B       .
        .      *      .       .
        E180   B      B       s
        .      E180   .       .
        """,
        a="blue city",
        b="red city",
        c="red city",
    )
    board.place("red", "R", at=(0, -2), rotation=180)
    board.expect_scores(red=10, blue=0)
    board.expect_supply(red=7, blue=7)
    board.expect_figures()


@rule("BASE-41")
def test_T_BASE_7_an_open_city_of_two_tiles_and_a_shield_pays_three_at_the_end(draw_sets: Drawer) -> None:
    board = draw_sets(
        """
        M180:a  .
        *       .
        B       s
        o       .
        """,
        a="red city",
        to_move="blue",
    )
    board.finish()
    board.expect_scores(red=3)


@rule("BASE-41", "BASE-33")
def test_T_BASE_8_an_open_city_of_five_tiles_and_three_shields_pays_eight_to_the_majority(draw_sets: Drawer) -> None:
    board = draw_sets(
        """
        B     E180:c  .
        F:a   .       F:b
        U     *       U
        .     o       s
        """,
        a="red city",
        b="red city",
        c="blue city",
    )
    board.place("red", "C", at=(0, -1))
    board.finish()
    board.expect_scores(red=8, blue=0)


@rule("BASE-41")
def test_T_BASE_9_a_monastery_with_three_neighbours_pays_four_at_the_end(draw_sets: Drawer) -> None:
    board = draw_sets(
        """
        o  .    s
        U  *    U
        .  B:a  .
        """,
        a="red monastery",
    )
    board.finish()
    board.expect_scores(red=4)


@rule("BASE-41")
def test_T_BASE_10_an_open_road_of_three_tiles_pays_three_at_the_end(draw_sets: Drawer) -> None:
    board = draw_sets(
        """
        .    .  s
        U:a  *  U
        .    o  .
        """,
        a="red road",
        to_move="blue",
    )
    board.finish()
    board.expect_scores(red=3)


@rule("BASE-23")
def test_T_BASE_11a_the_three_arms_of_a_free_crossing_are_three_spots(draw_sets: Drawer) -> None:
    board = draw_sets(CLOSED_START)
    board.place("red", "W", at=(1, 0))
    board.expect_spots("road E", "road S", "road W")


@rule("BASE-22", "BASE-23", "BASE-24")
def test_T_BASE_11b_an_arm_that_completes_an_occupied_road_is_not_free_the_others_are(draw_sets: Drawer) -> None:
    occupied = draw_sets(ROAD_OF_TWO, a="red road E", to_move="blue")
    occupied.place("blue", "L", at=(1, 0))
    occupied.expect_spots("road E", "road S", "city N")

    free = draw_sets(ROAD_OF_TWO.replace(":a", ""), to_move="blue")
    free.place("blue", "L", at=(1, 0))
    free.expect_spots("road E", "road S", "road W", "city N")
    free.put("road W")
    free.expect_scores(blue=3)
    free.expect_supply(blue=7)


@rule("BASE-31")
def test_T_BASE_12_two_parts_of_one_city_on_one_tile_count_as_one_tile(draw_sets: Drawer) -> None:
    board = draw_sets(
        """
        *           .     .
        N180:a      N270  s
        N-garden90  .     .
        """,
        a="red city",
        to_move="blue",
    )
    board.place("blue", "I", at=(1, 2))
    board.expect_spots()
    board.expect_scores(red=8)


@rule("BASE-30")
def test_own_case_a_loop_of_four_bends_pays_four(draw_sets: Drawer) -> None:
    board = draw_sets(
        """
        *       .  .
        V270:a  V  s
        V180    .  .
        """,
        a="red road",
        to_move="blue",
    )
    board.place("blue", "V", at=(1, 2), rotation=90)
    board.expect_scores(red=4)


@rule("FLD-04", "FLD-10")
def test_own_case_a_field_beside_two_closed_cities_and_an_open_one_pays_six(draw_sets: Drawer) -> None:
    board = draw_sets(
        """
        .      .       E-garden180
        E270   E180:a  E
        .      *       .
        .      B       s
        .      o       .
        """,
        a="red field",
        fields=True,
    )
    board.finish()
    board.expect_scores(red=6)


@rule("BASE-22")
def test_own_case_the_two_city_parts_of_tile_I_are_two_cities(draw_sets: Drawer) -> None:
    board = draw_sets(CLOSED_START)
    board.place("red", "I", at=(0, 1), rotation=180)
    board.expect_spots("city E", "city S")
    board.put("city E")
    board.place("blue", "E", at=(0, 2))
    board.expect_spots("city N")
    board.put("city N")
    board.expect_scores(blue=4)
    board.expect_figures("red city 0,1 E")
