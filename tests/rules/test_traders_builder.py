"""Traders & Builders: the builder and the second part of a turn (TRA-30 to TRA-53)."""

import pytest

from bastide import Game
from tests.rules.boards import Board
from tests.rules.drawer import Drawer
from tests.rules.rule import rule

TRADERS = "base+traders"
A_CITY = """
    *      U
    E90:a  .
"""
"""Open in the east."""
ROAD = """
    *  U:a  U:b
    B  B    .
"""
"""With the builder on it, open at both ends."""
CLOSED = """
    E180  .    .
    *     U:a  U:b
    B     B    B
"""
"""The same without any open city, so that C fits nowhere."""


def with_builder(draw: Drawer, picture: str = ROAD, left: int = 0, to_move: str = "red", fields: bool = False) -> Board:
    return draw(picture, rules=TRADERS, fields=fields, left=left, to_move=to_move, a="red road", b="red builder road")


@rule("TRA-30", "TRA-32", "TRA-35")
@pytest.mark.parametrize(("colour", "offered"), [("red", {"city 1,1 EW"}), ("blue", set())])
def test_it_goes_where_an_own_meeple_is(draw: Drawer, colour: str, offered: set[str]) -> None:
    """TRA-T-08, TRA-T-09."""
    board = draw(A_CITY, rules=TRADERS, a=f"{colour} city")
    board.place("red", "TB-corridor-road-wine", at=(1, 1))
    board.expect_spots("road S")
    assert board.offers("builder") == offered


@rule("TRA-30")
def test_a_large_meeple_is_an_own_meeple(draw: Drawer) -> None:
    """TRA-T-36."""
    board = draw(A_CITY, rules="base+inns+traders", a="red large city")
    board.place("red", "TB-corridor-road-wine", at=(1, 1))
    assert board.offers("builder") == {"city 1,1 EW"}


@rule("TRA-31", "TRA-30")
def test_others_and_their_builders_do_not_matter(draw: Drawer) -> None:
    """TRA-T-10."""
    board = draw(
        """
        U      *  U       .
        E90:a  F  R180:b  .
        .      .  G90:c   .
        """,
        rules=TRADERS,
        a="red city",
        b="blue city",
        c="blue builder city",
    )
    board.place("red", "TB-corridor-wine", at=(2, 1))
    assert board.offers("builder") == {"city 2,1 EW"}
    assert board.offers("meeple") == set()


@rule("TRA-33")
def test_not_on_what_this_tile_completes(draw: Drawer) -> None:
    """TRA-T-11."""
    board = draw(A_CITY, rules=TRADERS, a="red city")
    board.place("red", "K", at=(1, 1), rotation=270)
    board.expect_spots("road ES")
    assert board.offers("builder") == set()


@rule("TRA-40", "TRA-42", "TRA-46", "TRA-47", "TRA-34")
def test_extending_its_road_brings_a_second_part(draw: Drawer) -> None:
    """TRA-T-12."""
    board = with_builder(draw, fields=True)
    board.place("red", "U", at=(3, 0), figure="field 0127")
    board.expect_second_part("red")
    board.does("second-tile")
    board.place("red", "E", at=(0, 2), rotation=180, figure="city")
    board.expect_turn_of("blue")
    board.expect_figures("red road 1,0 EW", "red builder road 2,0 EW", "red field 3,0 0127", "red city 0,2 S")


@rule("TRA-43")
def test_there_is_no_third_part(draw: Drawer) -> None:
    """TRA-T-13."""
    board = with_builder(draw)
    board.place("red", "U", at=(3, 0))
    board.does("second-tile")
    board.place("red", "U", at=(4, 0))
    board.expect_turn_of("blue")
    board.place("blue", "B", at=(2, 1), figure="none")
    board.place("red", "U", at=(5, 0))
    board.expect_second_part("red")


@rule("TRA-40", "TRA-44", "TRA-45", "TRA-37")
def test_it_is_due_when_the_builder_has_come_home(draw: Drawer) -> None:
    """TRA-T-14."""
    board = draw(
        """
        .      *  U:c  .
        E90:a  F  G:b  TB-corridor-wine
        .      B  .    .
        """,
        rules=TRADERS,
        a="red city",
        b="red builder city",
        c="red road",
    )
    board.place("red", "E", at=(3, 1), rotation=270)
    board.expect_scores(red=12)
    board.expect_figures("red road 1,0 EW")
    assert board.table.supply("builder") == [1, 1]
    board.expect_second_part("red")
    board.does("second-tile")
    board.place("red", "U", at=(2, 0))
    assert board.offers("builder") == {"road 2,0 EW"}


@rule("TRA-41")
def test_a_builder_just_placed_earns_nothing(draw: Drawer) -> None:
    """TRA-T-15."""
    board = draw(A_CITY, rules=TRADERS, a="red city")
    board.place("red", "TB-corridor-wine", at=(1, 1), figure="builder city")
    board.expect_turn_of("blue")


@rule("TRA-40")
def test_others_earn_nothing_with_it(draw: Drawer) -> None:
    """TRA-T-16."""
    board = with_builder(draw, to_move="blue")
    board.place("blue", "U", at=(3, 0))
    board.expect_turn_of("red")


@rule("TRA-36", "TRA-37", "TRA-07")
def test_it_is_nothing_in_the_majority(draw: Drawer) -> None:
    """TRA-T-17."""
    board = draw(
        """
        U      *                   U  U                      U  .
        E90:a  TB-corridor-wine:b  .  TB-corridor-road-wine  G  E270:c
        """,
        rules=TRADERS,
        a="red city",
        b="red builder city",
        c="blue city",
    )
    board.place("red", "TB-corridor-cap-wine", at=(1, 1), figure="none")
    board.expect_scores(red=12, blue=12)
    board.expect_figures()
    assert board.table.supply("builder") == [1, 1]
    board.expect_goods(red=(3, 0, 0))


@rule("TRA-38", "TRA-31", "TRA-40")
def test_it_serves_the_whole_joined_road(draw: Drawer) -> None:
    """TRA-T-18."""
    board = draw(
        """
        *  U:a  U:b  .  U:c  U:d
        .  B    B    B  B    .
        """,
        rules=TRADERS,
        a="red road",
        b="red builder road",
        c="blue road",
        d="blue builder road",
    )
    board.place("red", "U", at=(3, 0))
    board.expect_second_part("red")
    board.does("pass")
    board.place("blue", "U", at=(6, 0))
    board.expect_second_part("blue")


@rule("TRA-47")
def test_the_second_part_is_voluntary(draw: Drawer) -> None:
    """TRA-T-19."""
    board = with_builder(draw)
    board.place("red", "U", at=(3, 0))
    tiles = board.table.tiles()
    board.does("pass")
    board.expect_turn_of("blue")
    assert board.table.tiles() == tiles
    assert board.table.discarded() == []


@rule("TRA-48")
def test_a_second_tile_that_fits_nowhere_is_replaced(draw: Drawer) -> None:
    """TRA-T-20."""
    board = with_builder(draw, CLOSED)
    board.place("red", "U", at=(3, 0))
    board.does("second-tile")
    board.does("draw C")
    assert board.table.discarded() == ["C"]
    board.place("red", "E", at=(0, 2), rotation=180, figure="none")
    board.expect_turn_of("blue")


@rule("TRA-48", "TRA-50")
def test_or_the_game_ends(draw: Drawer) -> None:
    """TRA-T-20."""
    board = with_builder(draw, CLOSED, left=2)
    board.place("red", "U", at=(3, 0))
    board.does("second-tile")
    board.does("draw C")
    assert board.table.step == "over"


@rule("TRA-48")
def test_tiles_thrown_out_in_the_first_part_cost_nothing(draw: Drawer) -> None:
    board = with_builder(draw, CLOSED)
    board.does("draw C")
    board.place("red", "U", at=(3, 0))
    board.expect_second_part("red")


@rule("TRA-50")
def test_the_last_tile_brings_no_second_part(draw: Drawer) -> None:
    """TRA-T-21."""
    board = with_builder(draw, left=1)
    board.place("red", "U", at=(3, 0))
    assert board.table.step == "over"
    board.expect_scores(red=4)


@rule("TRA-52", "HOUSE-2")
def test_the_hand_is_filled_up_again_before_it(draw: Drawer) -> None:
    board = draw("* .", rules=TRADERS, options={"hand": 2})
    for text in ("draw U", "draw B", "play U", "place U 1,0 0", "meeple road 1,0 EW"):
        board.does(text)
    for text in ("draw U", "draw E", "play E", "place E 0,1 180", "pass"):
        board.does(text)
    for text in ("draw U", "play U", "place U 2,0 0", "builder road 2,0 EW"):
        board.does(text)
    for text in ("draw V", "play V", "place V 1,1 270", "pass"):
        board.does(text)
    for text in ("draw U", "play U", "place U 3,0 0"):
        board.does(text)
    board.expect_second_part("red")
    board.does("second-tile")
    assert board.table.step == "draw"
    board.does("draw W")
    assert board.table.legal() == {"play B", "play W"}


@rule("TRA-53", "TRA-49", "TRA-43")
def test_two_ways_into_its_road_make_one_second_part(draw: Drawer) -> None:
    """A loop: the tile touches the builder's road at both of its ends."""
    board = draw(
        """
        U  *       U
        .  V270:a  V0:b
        .  V180    .
        """,
        rules=TRADERS,
        a="red road",
        b="red builder road",
    )
    board.place("red", "V", at=(1, 2), rotation=90)
    board.expect_scores(red=4)
    board.expect_second_part("red")
    board.does("second-tile")
    board.place("red", "U", at=(2, 0), figure="none")
    board.expect_turn_of("blue")


@rule("TRA-06")
def test_without_builders_there_is_no_second_part(draw: Drawer) -> None:
    """TRA-T-34."""
    board = draw("* U:a\nB .", rules=TRADERS, options={"builder": False}, a="red road")
    board.place("red", "U", at=(2, 0))
    board.expect_turn_of("blue")


@rule("TRA-33")
def test_a_completed_city_refuses_it_with_the_reason() -> None:
    game = Game("base+fields+traders", players=2, chance="manual")
    for text in (
        "draw TB-corridor-wine", "place TB-corridor-wine 0,-1 90", "meeple city 0,-1 NS",
        "draw V", "place V -1,0 270", "pass", "draw E", "place E 0,-2 180",
    ):  # fmt: skip
        game.push(text)
    refusal = game.why("builder city 0,-2 S")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("completed-already", "TRA-33")
