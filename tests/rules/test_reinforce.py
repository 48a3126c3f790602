"""The first symbol: a second meeple beside one's own (ANN-30, ANN-31, ANN-35; COM-16, COM-24, COM-25)."""

from tests.rules.boards import ROAD_BEND
from tests.rules.drawer import Drawer
from tests.rules.rule import rule

ARROWS = "base+arrows"

FOUR_FIFTHS_OF_A_CITY = """
    E90:a  R180   .
    B      G90:b  B
    .      *      .
"""


@rule("ANN-30")
def test_own_case_reinforce_makes_two_to_one_in_a_city_of_five_tiles(draw: Drawer) -> None:
    board = draw(FOUR_FIFTHS_OF_A_CITY, rules=ARROWS, options=ROAD_BEND, a="red city", b="blue city")
    board.place("red", "AN-D", at=(1, 0))
    assert board.offers("reinforce") == {"meeple city -1,-2 E"}
    board.does("reinforce meeple city -1,-2 E")
    board.expect_figures("red city -1,-2 E", "red city -1,-2 E", "blue city 0,-1 NS")
    board.expect_supply(red=5, blue=6)
    board.expect_scores()
    board.place("blue", "E", at=(1, -2), rotation=270, figure="none")
    board.expect_scores(red=10)
    board.expect_supply()
    board.expect_figures()


@rule("ANN-30", "ANN-29", "ANN-35")
def test_reinforcing_takes_the_place_of_the_figure_on_the_new_tile(draw: Drawer) -> None:
    board = draw(FOUR_FIFTHS_OF_A_CITY, rules=ARROWS, options=ROAD_BEND, a="red city", b="blue city")
    board.place("red", "AN-D", at=(1, 0))
    assert board.table.legal() == {"meeple road 1,0 SW", "reinforce meeple city -1,-2 E", "pass"}
    board.does("reinforce meeple city -1,-2 E")
    assert (board.table.step, board.turn_of()) == ("draw", "blue")


@rule("ANN-30", "BASE-33")
def test_a_city_that_this_very_tile_completes_can_still_be_reinforced_before_it_scores(draw: Drawer) -> None:
    board = draw(FOUR_FIFTHS_OF_A_CITY, rules=ARROWS, a="red city", b="blue city")
    board.place("red", "AN-C", at=(1, -2), rotation=90)
    board.expect_scores()
    board.does("reinforce meeple city -1,-2 E")
    board.expect_scores(red=10)
    board.expect_supply()


@rule("ANN-30")
def test_a_shared_road_is_decided_by_the_second_highwayman(draw: Drawer) -> None:
    board = draw(
        """
        W:a  *  U  U:b
        .    B  B  B
        """,
        rules=ARROWS,
        options=ROAD_BEND,
        a="red road E",
        b="blue road",
    )
    board.place("red", "AN-D", at=(-1, 1), rotation=90)
    board.does("reinforce meeple road -1,0 E")
    board.place("blue", "W", at=(3, 0), rotation=180, figure="none")
    board.expect_scores(red=5)
    board.expect_supply()


@rule("ANN-30")
def test_only_ones_own_figures_can_be_reinforced(draw: Drawer) -> None:
    board = draw(
        """
        .    B:a  B:b
        *    U:c  .
        """,
        rules=ARROWS,
        options=ROAD_BEND,
        a="blue monastery",
        b="red monastery",
        c="red road",
        to_move="blue",
    )
    board.place("blue", "AN-D", at=(2, 0))
    assert board.offers("reinforce") == {"meeple monastery 1,-1 I"}


@rule("ANN-30")
def test_who_has_nobody_on_the_table_has_nobody_to_reinforce(draw: Drawer) -> None:
    board = draw(
        """
        .  B  B:a
        *  U  .
        """,
        rules=ARROWS,
        options=ROAD_BEND,
        a="blue monastery",
    )
    board.place("red", "AN-D", at=(2, 0))
    board.expect_spots("road SW")
    assert not board.offers("reinforce")


@rule("ANN-30", "BASE-20")
def test_the_second_meeple_comes_from_supply(draw: Drawer) -> None:
    city = "red city"
    board = draw(
        """
        .  U:g     U       U       *       U              U    U  U
        B  E180:a  E180:b  E180:c  E180:d  E-garden180:e  B:f  B  .
        """,
        rules=ARROWS,
        options=ROAD_BEND,
        a=city,
        b=city,
        c=city,
        d=city,
        e=city,
        f="red monastery",
        g="red road",
    )
    board.expect_supply(red=0)
    board.place("red", "AN-D", at=(-4, 0), rotation=180)
    board.expect_spots()
    assert board.turn_of() == "blue", "there was nothing to ask"


@rule("ANN-30", "ANN-31", "FLD-04")
def test_a_second_farmer_decides_a_field(draw: Drawer) -> None:
    """The two fields meet around the monastery at (1,0); the game is cut short after six tiles."""
    board = draw(
        """
        .  E180:a  B
        .  *       A90
        B  B:b     .
        """,
        rules=ARROWS,
        options={"draws": 6, **ROAD_BEND},
        fields=True,
        a="red field",
        b="blue field",
    )
    board.place("red", "AN-D", at=(-1, 0), rotation=180)
    board.does("reinforce meeple field 0,-1 012367")
    assert board.table.step == "over"
    board.expect_scores(red=3)


ABBEY = """
    .     .     B     B
    U     *     U     .
    E270  B:a   E90   .
    E180  E180  .     .
"""


@rule("ANN-31", "COM-16", "COM-24")
def test_a_monastery_can_be_reinforced_beside_an_abbot_and_pays_its_nine_once(draw: Drawer) -> None:
    board = draw(ABBEY, rules="base+arrows+abbot", options=ROAD_BEND, a="red abbot monastery")
    board.place("red", "AN-D", at=(2, 0))
    assert board.offers("reinforce") == {"meeple monastery 0,1 I"}
    board.does("reinforce meeple monastery 0,1 I")
    board.expect_figures("red abbot monastery 0,1 I", "red monastery 0,1 I")
    board.expect_supply(red=6)
    board.place("blue", "B", at=(1, 2), figure="none")
    board.expect_scores(red=9)
    board.expect_supply()
    board.expect_abbots()
    board.expect_figures()


@rule("COM-24", "ABB-05")
def test_the_abbot_can_be_recalled_and_leaves_the_meeple_in_the_monastery(draw: Drawer) -> None:
    board = draw(ABBEY, rules="base+arrows+abbot", options=ROAD_BEND, a="red abbot monastery")
    board.place("red", "AN-D", at=(2, 0))
    board.does("reinforce meeple monastery 0,1 I")
    board.place("blue", "U", at=(-2, 0), figure="none")
    board.place("red", "U", at=(-3, 0))
    board.does("recall abbot monastery 0,1 I")
    board.expect_scores(red=8)
    board.expect_figures("red monastery 0,1 I")
    board.expect_abbots()
    board.place("blue", "B", at=(1, 2), figure="none")
    board.expect_scores(red=17)
    board.expect_supply()


@rule("ANN-31", "COM-25")
def test_neither_a_garden_nor_the_abbot_takes_part(draw: Drawer) -> None:
    """Red's abbot stands in a garden, his meeple on a road: a second meeple can only join the meeple, and no abbot
    joins anybody."""
    board = draw(
        """
        .               B   B
        *               U   .
        E-garden180:a   .   .
        """,
        rules="base+arrows+abbot",
        options=ROAD_BEND,
        a="red abbot garden",
        to_move="blue",
    )
    board.place("blue", "U", at=(-1, 0), figure="none")
    board.place("red", "AN-D", at=(2, 0))
    assert board.offers("reinforce") == set()
    assert board.offers("recall") == {"abbot garden 0,1 I"}
