"""Who may stand where: BASE-20 to BASE-26."""

import pytest

from tests.rules.boards import Board
from tests.rules.drawer import Drawer
from tests.rules.rule import rule

SEVEN_OUT = """
    U:g     U       U       *       U              U    U  U  U-garden
    E180:a  E180:b  E180:c  E180:d  E-garden180:e  B:f  .  .  .
"""


def seven_red_out(draw: Drawer, picture: str) -> Board:
    city = "red city"
    board = draw(picture, a=city, b=city, c=city, d=city, e=city, f="red monastery", g="red road")
    board.expect_supply(red=0)
    return board


@rule("BASE-20")
def test_a_figure_goes_on_the_tile_just_placed_and_only_one_a_turn(draw: Drawer) -> None:
    board = draw("*")
    board.place("red", "W", at=(0, 1))
    board.expect_spots("road E", "road S", "road W")
    board.put("road S")
    board.expect_supply(red=6)
    assert (board.table.step, board.turn_of()) == ("draw", "blue")
    board.place("blue", "L", at=(1, 0))
    assert all(" 1,0 " in text for text in board.table.legal() - {"pass"})


@rule("BASE-20")
def test_nobody_is_asked_for_a_figure_without_one_in_supply(draw: Drawer) -> None:
    board = seven_red_out(draw, SEVEN_OUT)
    board.place("red", "B", at=(3, 1))
    board.expect_spots()
    assert board.turn_of() == "blue"
    board.place("blue", "B", at=(4, 1))
    board.expect_spots("monastery I")


@rule("BASE-21")
@pytest.mark.parametrize(
    ("tile", "at", "spots"),
    [
        ("A", (0, 1), {"monastery I", "road S"}),
        ("B", (0, 1), {"monastery I"}),
        ("H", (0, -1), {"city N", "city S"}),
        ("K", (1, 0), {"city N", "road SW"}),
        ("R", (0, -1), {"city ESW"}),
        ("X", (1, 0), {"road N", "road E", "road S", "road W"}),
    ],
)
def test_every_part_of_the_tile_is_a_spot_of_its_own(
    draw: Drawer, tile: str, at: tuple[int, int], spots: set[str]
) -> None:
    board = draw("*")
    board.place("red", tile, at=at, rotation=180 if tile == "R" else 0)
    board.expect_spots(*spots)


@rule("BASE-22")
def test_a_figure_far_away_on_the_same_road_takes_it(draw: Drawer) -> None:
    board = draw("U:a U * U U", a="blue road", to_move="blue")
    board.place("blue", "A", at=(3, 0), rotation=90)
    board.expect_spots("monastery I")


@rule("BASE-22")
def test_a_figure_far_away_in_the_same_city_takes_it(draw: Drawer) -> None:
    board = draw(
        """
        E90:a  F     .
        .      E180  .
        .      *     .
        """,
        a="blue city",
    )
    board.place("red", "R", at=(1, -2))
    board.expect_spots()


@rule("BASE-22")
def test_joining_counts_before_the_figure_is_put_down(draw: Drawer) -> None:
    """The south field of the new tile touches no farmer's field. But its north field joins the farmer's field with
    the field around the monastery, and that is the field to the south too."""
    board = draw(
        """
        U:a  *  .  A90
        .    B  B  B
        """,
        a="red field 0127",
        fields=True,
    )
    board.place("red", "U", at=(1, 0))
    board.expect_spots("road EW")


@rule("BASE-22")
def test_without_that_join_the_south_field_is_free(draw: Drawer) -> None:
    board = draw(
        """
        U:a  *  .
        .    B  B
        """,
        a="red field 0127",
        fields=True,
        to_move="blue",
    )
    board.place("blue", "U", at=(1, 0))
    board.expect_spots("road EW", "field 3456")


@rule("BASE-23", "BASE-30")
def test_two_arms_of_one_crossing_that_meet_again_are_one_road(draw: Drawer) -> None:
    board = draw(
        """
        *  .     V0
        B  V180  V90
        """
    )
    board.place("red", "W", at=(1, 0))
    board.expect_spots("road E", "road S", "road W")
    board.put("road S")
    board.expect_scores(red=4)
    board.expect_supply(red=7)


@rule("BASE-24")
def test_a_city_completed_by_this_tile_may_be_entered_and_pays_at_once(draw: Drawer) -> None:
    board = draw("*")
    board.place("red", "E", at=(0, -1), rotation=180, figure="city S")
    board.expect_scores(red=4)
    board.expect_supply(red=7)
    board.expect_figures()


@rule("BASE-24", "BASE-32", "BASE-37")
def test_a_monastery_put_into_a_hole_pays_its_monk_at_once(draw: Drawer) -> None:
    board = draw(
        """
        U     *     U
        E270  .     E90
        E180  E180  B
        """
    )
    board.place("red", "B", at=(0, 1), figure="monastery")
    board.expect_scores(red=9)
    board.expect_supply(red=7)


@rule("BASE-25")
def test_a_meeple_that_comes_home_in_scoring_is_too_late_for_this_turn(draw: Drawer) -> None:
    board = seven_red_out(
        draw,
        """
        A270  U:g     U       U       *       U              U    U  U  .
        .     E180:a  E180:b  E180:c  E180:d  E-garden180:e  B:f  .  .  .
        """,
    )
    board.place("red", "A", at=(5, 0), rotation=90)
    board.expect_spots()
    board.expect_scores(red=10)
    board.expect_supply(red=1)
    assert board.turn_of() == "blue", "the free monastery had to stay empty"


@rule("BASE-26")
def test_separate_roads_with_figures_may_be_joined_but_nobody_may_enter(draw: Drawer) -> None:
    board = draw(
        """
        U:a  *  .  U:b
        .    B  B  B
        """,
        a="red road",
        b="blue road",
    )
    board.place("red", "U", at=(1, 0))
    board.expect_spots()
    board.expect_figures("red road -1,0 EW", "blue road 2,0 EW")
    board.expect_scores()
