"""The second symbol: a meeple to any free place of an earlier tile (ANN-32, ANN-35, COM-22, COM-25)."""

import pytest

from tests.rules.drawer import Drawer
from tests.rules.rule import rule

ARROWS = "base+arrows"

MONASTERY_BELOW = """
    *
    B
"""


@rule("ANN-32", "COM-22")
def test_a_portal_leads_to_every_free_place_of_earlier_tiles_and_not_to_the_new_one(draw: Drawer) -> None:
    """The road of the new tile may be entered by way of the start tile, for it is one road and free."""
    board = draw(MONASTERY_BELOW, rules=ARROWS, fields=True)
    board.place("red", "AN-I", at=(1, 0), rotation=180)
    assert board.offers("portal") == {
        "meeple city 0,0 N",
        "meeple road 0,0 EW",
        "meeple field 0,0 27",
        "meeple field 0,0 3456",
        "meeple monastery 0,1 I",
        "meeple field 0,1 01234567",
    }
    board.expect_spots("road EW", "field 0127", "field 3456")


@rule("ANN-32", "ANN-35")
@pytest.mark.parametrize("place", ["city 0,0 N", "road 0,0 EW", "field 0,0 3456", "monastery 0,1 I"])
def test_a_meeple_goes_through_instead_of_onto_the_new_tile(draw: Drawer, place: str) -> None:
    board = draw(MONASTERY_BELOW, rules=ARROWS, fields=True)
    board.place("red", "AN-I", at=(1, 0), rotation=180)
    board.does(f"portal meeple {place}")
    board.expect_figures(f"red {place}")
    board.expect_supply(red=6)
    assert (board.table.step, board.turn_of()) == ("draw", "blue")


@rule("ANN-32", "BASE-22")
def test_a_portal_does_not_lead_to_what_anybody_holds(draw: Drawer) -> None:
    board = draw(
        """
        U:b  *
        B:a  B
        """,
        rules=ARROWS,
        a="red monastery",
        b="blue road",
    )
    board.place("red", "AN-I", at=(1, 0), rotation=180)
    assert board.offers("portal") == {"meeple city 0,0 N", "meeple monastery 0,1 I"}


@rule("ANN-32")
def test_a_portal_does_not_lead_to_what_is_completed(draw: Drawer) -> None:
    board = draw(
        """
        E180
        *
        """,
        rules=ARROWS,
    )
    board.place("red", "AN-I", at=(1, 0), rotation=180)
    assert board.offers("portal") == {"meeple road 0,0 EW"}


@rule("ANN-32", "BASE-24")
def test_what_the_new_tile_completes_is_entered_from_the_new_tile_only(draw: Drawer) -> None:
    board = draw(
        """
        .  E180  B
        W  *     .
        """,
        rules=ARROWS,
    )
    board.place("red", "AN-G", at=(1, 0))
    assert board.offers("portal") == {"meeple monastery 1,-1 I", "meeple road -1,0 S", "meeple road -1,0 W"}
    board.expect_spots("road E", "road S", "road W")
    board.put("road W")
    board.expect_scores(red=3)


@rule("ANN-32")
def test_a_monastery_that_the_new_tile_surrounds_is_completed_too(draw: Drawer) -> None:
    board = draw(
        """
        U     *     U
        E270  B     E90
        E180  E180  .
        """,
        rules=ARROWS,
    )
    board.place("red", "AN-F", at=(1, 2))
    assert {text for text in board.offers("portal") if "monastery" in text} == set()
    assert "meeple road -1,0 EW" in board.offers("portal")


@rule("ANN-32", "COM-25")
def test_no_portal_leads_to_a_garden_and_no_abbot_goes_through(draw: Drawer) -> None:
    board = draw(
        """
        *
        E-garden180
        """,
        rules="base+arrows+abbot",
    )
    board.place("red", "AN-I", at=(1, 0), rotation=180)
    assert board.offers("portal") == {"meeple city 0,0 N", "meeple road 0,0 EW", "meeple city 0,1 S"}


@rule("ANN-32", "BASE-20")
def test_without_a_meeple_in_supply_nobody_goes_through(draw: Drawer) -> None:
    city = "red city"
    board = draw(
        """
        .  U:g     U       U       *       U              U    U  U
        B  E180:a  E180:b  E180:c  E180:d  E-garden180:e  B:f  B  .
        """,
        rules=ARROWS,
        a=city,
        b=city,
        c=city,
        d=city,
        e=city,
        f="red monastery",
        g="red road",
    )
    board.place("red", "AN-G", at=(-4, 0), rotation=180)
    board.expect_spots()
    assert board.turn_of() == "blue", "there was nothing to ask"


@rule("ANN-32", "BASE-33")
def test_whoever_went_through_is_a_knight_like_any_other(draw: Drawer) -> None:
    board = draw("*", rules=ARROWS)
    board.place("red", "AN-I", at=(1, 0), rotation=180)
    board.does("portal meeple city 0,0 N")
    board.place("blue", "E", at=(0, -1), rotation=180)
    board.expect_spots()
    board.expect_scores(red=4)
    board.expect_supply()


@rule("ANN-35", "ABB-06")
def test_portal_recall_and_a_figure_on_the_new_tile_are_one_choice(draw: Drawer) -> None:
    board = draw(
        """
        *
        B:a
        """,
        rules="base+arrows+abbot",
        a="red abbot monastery",
        to_move="blue",
    )
    board.place("blue", "B", at=(-1, 1), figure="none")
    board.place("red", "AN-I", at=(1, 0), rotation=180)
    assert board.table.legal() == {
        "meeple road 1,0 EW",
        "portal meeple city 0,0 N",
        "portal meeple road 0,0 EW",
        "portal meeple monastery -1,1 I",
        "recall abbot monastery 0,1 I",
        "pass",
    }
    board.does("recall abbot monastery 0,1 I")
    board.expect_scores(red=4)
    assert (board.table.step, board.turn_of()) == ("draw", "blue")
