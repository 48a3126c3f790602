"""What river, abbot, arrows and house rules refuse: each with its code, its rule and a sentence."""

import pytest

from bastide import Game
from tests.rules.boards import ROAD_BEND, Board
from tests.rules.drawer import Drawer
from tests.rules.refusing import refused
from tests.rules.rule import rule
from tests.rules.tables import game_of
from tests.rules.test_double_river import SIDE_BY_SIDE
from tests.rules.test_forked_river import TWO_STREAMS, VERSION
from tests.rules.test_river import BACK_FROM_THE_WEST, BACK_WITHOUT_A_BEND, TOWARDS_THE_SPRING


def hand(board: Board, tile: str) -> Game:
    board.draws("red", tile)
    return game_of(board.table)


@rule("RIV-03")
@pytest.mark.parametrize("place", ["-1,0 90", "0,1 0", "0,-1 0"])
def test_a_river_tile_that_does_not_join_the_river(draw_engine: Drawer, place: str) -> None:
    game = hand(draw_engine("*", rules="base+river"), "RV-straight")
    refused(game, f"place RV-straight {place}", "river-not-joined", "RIV-03")


@rule("RIV-03", "BASE-12")
def test_a_river_tile_whose_water_does_not_meet_the_river(draw_engine: Drawer) -> None:
    game = hand(draw_engine("*", rules="base+river"), "RV-straight")
    refused(game, "place RV-straight 1,0 90", "side-mismatch", "BASE-12", mine="field", theirs="river")


@rule("RIV-04")
def test_a_river_that_turns_back(draw_engine: Drawer) -> None:
    game = hand(draw_engine("* RV-corner/90", rules="base+river"), "RV-bend")
    refused(game, "place RV-bend 1,1 90", "river-u-turn", "RIV-04")


@rule("RIV-05")
@pytest.mark.parametrize(
    ("picture", "place"), [(TOWARDS_THE_SPRING, "-1,2 180"), (BACK_FROM_THE_WEST, "-2,0 270")], ids=["beside", "before"]
)
def test_a_river_that_leaves_itself_no_room(draw_engine: Drawer, picture: str, place: str) -> None:
    game = hand(draw_engine(picture, rules="base+river"), "RV-bend")
    refused(game, f"place RV-bend {place}", "river-no-room", "RIV-05")


@rule("RIV-05", "BASE-12")
def test_a_river_that_runs_into_a_tile(draw_engine: Drawer) -> None:
    """Its water would meet the field below the spring."""
    game = hand(draw_engine(BACK_WITHOUT_A_BEND, rules="base+river"), "RV-bend")
    refused(game, "place RV-bend 0,1 180", "side-mismatch", "BASE-12")


@rule("COM-31", "ANN-14")
def test_two_rivers_side_by_side(draw_engine: Drawer) -> None:
    game = hand(draw_engine(SIDE_BY_SIDE, rules="base+river20"), "AR-bend")
    refused(game, "place AR-bend 3,1 180", "river-branches", "COM-31")


@rule("COM-31", "COM-30")
def test_branches_side_by_side(draw_engine: Drawer) -> None:
    game = hand(draw_engine(TWO_STREAMS, rules="base+river20", options=VERSION), "AR-bend")
    refused(game, "place AR-bend 3,1 180", "river-branches", "COM-31")


@rule("ANN-15")
def test_both_cells_of_the_double_tile_need_room(draw_engine: Drawer) -> None:
    game = hand(draw_engine("*", rules="base+river20", options=VERSION), "AR-fork")
    refused(game, "place AR-fork 0,0 0", "cell-taken", "BASE-11", x="0", y="0")
    refused(game, "place AR-fork -1,0 0", "cell-taken", "BASE-11", x="0", y="0")
    refused(game, "place AR-fork 1,0 180", "cell-taken", "BASE-11", x="0", y="0")
    refused(game, "place AR-fork 5,5 0", "no-neighbour", "BASE-11")


@rule("ABB-03")
def test_a_meeple_on_a_garden(draw_engine: Drawer) -> None:
    board = draw_engine("*", rules="base+abbot")
    board.place("red", "E-garden", at=(0, 1), rotation=180)
    refused(game_of(board.table), "meeple garden 0,1 I", "garden-needs-abbot", "ABB-03")


@rule("ABB-02")
@pytest.mark.parametrize("place", ["road 0,1 S", "field 0,1 01234567"])
def test_an_abbot_on_road_or_field(draw_engine: Drawer, place: str) -> None:
    board = draw_engine("*", rules="base+abbot", fields=True)
    board.place("red", "A", at=(0, 1))
    refused(game_of(board.table), f"abbot {place}", "abbot-not-there", "ABB-02", feature=place.split()[0])


@rule("ABB-02")
def test_an_abbot_in_a_city(draw_engine: Drawer) -> None:
    board = draw_engine("*", rules="base+abbot")
    board.place("red", "E-garden", at=(0, 1), rotation=180)
    refused(game_of(board.table), "abbot city 0,1 S", "abbot-not-there", "ABB-02", feature="city")


@rule("ABB-01", "BASE-20")
def test_an_abbot_who_is_out_already(draw_engine: Drawer) -> None:
    board = draw_engine("*\nB:a", rules="base+abbot", a="red abbot monastery", to_move="blue")
    board.place("blue", "U", at=(1, 0), figure="none")
    board.place("red", "B", at=(-1, 1))
    refused(game_of(board.table), "abbot monastery -1,1 I", "none-in-supply", "BASE-20", figure="abbot")


@rule("ABB-05")
@pytest.mark.parametrize(
    "recall",
    ["abbot garden 0,1 I", "abbot monastery 1,1 I", "meeple monastery 1,1 I", "abbot monastery -1,1 I"],
)
def test_nobody_to_recall(draw_engine: Drawer, recall: str) -> None:
    """Nobody at all stands in the garden, blue's abbot in one monastery, red's meeple in the other."""
    board = draw_engine(
        """
        .    *            .
        B:b  E-garden180  B:a
        """,
        rules="base+abbot",
        a="blue abbot monastery",
        b="red monastery",
    )
    board.place("red", "U", at=(1, 0))
    refused(game_of(board.table), f"recall {recall}", "nothing-to-recall", "ABB-05")


@rule("ABB-06")
def test_a_recall_before_the_figure_step(draw_engine: Drawer) -> None:
    board = draw_engine("*\nB:a", rules="base+abbot", a="red abbot monastery", to_move="blue")
    board.place("blue", "U", at=(1, 0), figure="none")
    game = hand(board, "U")
    refused(game, "recall abbot monastery 0,1 I", "wrong-step", "BASE-10")


ASLEEP = """
    .    *  U
    B:a  B  .
"""


@rule("ANN-23", "ANN-30", "ANN-32")
@pytest.mark.parametrize("action", ["reinforce meeple monastery -1,1 I", "portal meeple city 0,0 N"])
def test_a_symbol_that_is_not_awake(draw_engine: Drawer, action: str) -> None:
    board = draw_engine(ASLEEP, rules="base+arrows", a="red monastery", to_move="blue")
    board.place("blue", "U", at=(-1, 0), figure="none")
    board.place("red", "U", at=(2, 0))
    refused(game_of(board.table), action, "no-such-symbol", "ANN-23")


@rule("ANN-23", "ANN-25")
def test_a_symbol_that_is_not_up_for_choice(draw_engine: Drawer) -> None:
    board = draw_engine("* AN-I", rules="base+arrows")
    board.place("red", "AN-M", at=(2, 0), rotation=180)
    game = game_of(board.table)
    refused(game, "activate reinforce", "no-such-symbol", "ANN-23")
    refused(game, "pass", "wrong-step", "BASE-10")
    refused(game, "activate sleep", "bad-action", "ANN-25")


@rule("ANN-30")
@pytest.mark.parametrize("place", ["road 2,0 SW", "monastery 2,-1 I", "city 0,0 N"])
def test_a_place_without_ones_own_figure(draw_engine: Drawer, place: str) -> None:
    board = draw_engine(
        """
        .  B:a  B:b
        *  U    .
        .  B    .
        """,
        rules="base+arrows",
        options=ROAD_BEND,
        a="red monastery",
        b="blue monastery",
    )
    board.place("red", "AN-D", at=(2, 0))
    refused(game_of(board.table), f"reinforce meeple {place}", "no-figure-to-reinforce", "ANN-30")


@rule("ANN-31", "COM-25")
def test_neither_abbots_nor_gardens_are_reinforced(draw_engine: Drawer) -> None:
    board = draw_engine(
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
    game = game_of(board.table)
    refused(game, "reinforce meeple garden 0,1 I", "wrong-figure", "COM-25")
    refused(game, "reinforce abbot garden 0,1 I", "wrong-figure", "ANN-31")


@rule("ANN-32", "COM-22")
def test_what_a_portal_does_not_reach(draw_engine: Drawer) -> None:
    board = draw_engine(
        """
        .    E180  .
        U:b  *     .
        B:a  B     .
        """,
        rules="base+arrows",
        a="red monastery",
        b="blue road",
        to_move="blue",
    )
    board.place("blue", "AN-I", at=(1, 0), rotation=180)
    game = game_of(board.table)
    refused(game, "portal meeple monastery -1,1 I", "portal-not-free", "ANN-32")
    refused(game, "portal meeple road 0,0 EW", "portal-not-free", "ANN-32")
    refused(game, "portal meeple city 0,0 N", "portal-completed", "ANN-32")
    refused(game, "portal meeple road 1,0 EW", "portal-this-tile", "COM-22")
    refused(game, "portal abbot monastery 0,1 I", "wrong-figure", "BASE-21")


@rule("ANN-33")
def test_an_extra_turn_that_nobody_offers(draw_engine: Drawer) -> None:
    board = draw_engine("*", rules="base+arrows")
    refused(game_of(board.table), "again", "wrong-step", "BASE-10")
    board.place("red", "U", at=(1, 0))
    refused(game_of(board.table), "again", "wrong-step", "BASE-10")


@rule("HOUSE-2")
def test_a_tile_that_is_not_in_the_hand(draw_engine: Drawer) -> None:
    board = draw_engine("*", options={"hand": 2})
    board.does("draw U")
    board.does("draw B")
    game = game_of(board.table)
    refused(game, "play V", "not-in-hand", "HOUSE-2", tile="V")
    refused(game, "play Z", "bad-action", "HOUSE-2")
    refused(game, "place U 1,0 0", "wrong-step", "BASE-10")


@pytest.mark.parametrize(
    "action", ["recall abbot garden 0,1 I", "portal meeple city 0,0 N", "activate portal", "again"]
)
def test_actions_of_modules_that_are_not_played(draw_engine: Drawer, action: str) -> None:
    board = draw_engine("*")
    board.place("red", "U", at=(1, 0))
    refused(game_of(board.table), action, "bad-action", "")
