"""Inns & Cathedrals: the large meeple is placed and comes home like a small one (INN-20 to INN-23)."""

from tests.rules.drawer import Drawer
from tests.rules.rule import rule

INNS = "base+inns"


@rule("INN-30", "INN-31", "INN-22")
def test_a_large_monk_is_paid_once_and_comes_home(draw: Drawer) -> None:
    """INN-T-18."""
    board = draw(
        """
        V180  *    V90
        E270  B:a  E90
        B     .    B
        """,
        rules=INNS,
        a="red large monastery",
        to_move="blue",
    )
    assert board.table.supply("large") == [0, 1]
    board.place("blue", "E", at=(0, 2), rotation=180, figure="none")
    board.expect_scores(red=9)
    assert board.table.supply("large") == [1, 1]


@rule("INN-22", "BASE-25")
def test_a_large_farmer_stays(draw: Drawer) -> None:
    """INN-T-19."""
    board = draw("U  *  U:a", rules=INNS, fields=True, a="red large field 0127")
    board.place("red", "U", at=(-2, 0))
    assert board.offers("large") == set()
    assert board.offers("meeple") == {"road -2,0 EW", "field -2,0 3456"}


@rule("INN-20", "BASE-24", "BASE-25", "INN-22")
def test_it_comes_home_in_the_turn_in_which_it_was_put_down(draw: Drawer) -> None:
    """INN-T-20."""
    board = draw("* W .", rules=INNS)
    board.place("red", "IN-inn-corner-gate", at=(2, 0), rotation=90)
    assert "road 2,0 W" in board.offers("large")
    board.put("large road W")
    board.expect_scores(red=4)
    board.expect_figures()
    assert board.table.supply("large") == [1, 1]
    assert board.table.step == "draw", "one figure a turn"


@rule("INN-11", "INN-20")
def test_nobody_stands_on_an_inn_and_it_parts_nothing(draw: Drawer) -> None:
    board = draw("*", rules=INNS, fields=True)
    board.place("red", "IN-inn-bend", at=(1, 0))
    board.expect_spots("road SW", "field 012347", "field 56")
    assert board.offers("large") == board.offers("meeple")
