"""What ghosts cost, and in which order that is counted: GHO-30 to GHO-34, COM-16, COM-17."""

import pytest

from tests.rules.ghost_boards import GhostBoard, GhostDrawer
from tests.rules.rule import rule

TWO_ROADS = """
    .  through  plain         stop:b
    *  ~        straight90:a  .
    ~  ~        .             .
"""


def two_roads(ghosts: GhostDrawer, before: int) -> GhostBoard:
    """A crossing at (3,0) will complete two roads of red's: one worth 3, one worth 2 with two ghosts. `before` is 0, or
    2 points for a road in the west."""
    board = ghosts(TWO_ROADS, a="red road", b="red road")
    board.turn("stop", at=(-1, 1), rotation=270, figure="road" if before else "none")
    board.strolls(1)
    for cell, tile in (((-1, 0), "plain"), ((0, -1), "stop")):
        board.turn(tile, at=cell)
        board.spooks("red road 3,-1 S")
        board.strolls(1)
    board.expect_ghosts({"red road 3,-1 S": 2})
    board.expect_scores(red=before)
    board.place("red", "X", at=(3, 0), figure="none")
    return board


@rule("COM-17", "BASE-35", "GHO-30")
@pytest.mark.parametrize(("first", "points"), [("road 3,0 W", 1), ("road 3,0 N", 3)])
def test_the_order_is_asked_where_the_floor_makes_a_difference(ghosts: GhostDrawer, first: str, points: int) -> None:
    """3 points and then 2 less are 1; nothing less than 0, and then 3 points, are 3."""
    board = two_roads(ghosts, before=0)
    assert board.table.step == "order"
    assert board.turn_of() == "red"
    assert board.offers("score") == {"road 3,0 W", "road 3,0 N"}
    board.does(f"score {first}")
    board.expect_scores(red=points)
    board.expect_ghosts()


@rule("COM-17")
def test_it_is_not_asked_where_it_makes_none(ghosts: GhostDrawer) -> None:
    board = two_roads(ghosts, before=2)
    assert board.table.step == "draw"
    board.expect_scores(red=2 + 3 + 2 - 4)


@rule("GHO-30", "GHO-32")
def test_a_scoring_may_take_more_than_it_brings(ghosts: GhostDrawer) -> None:
    board = ghosts("*  ~  straight90:a\n~  ~  .", a="red road", to_move="blue")
    board.turn("through", at=(1, -1))
    board.turn("stop", at=(-1, 1), rotation=270, figure="road")
    board.strolls(1)
    board.turn("plain", at=(-1, 0))
    board.strolls(1)
    board.turn("stop", at=(0, -1))
    board.expect_ghosts({"red road 2,0 EW": 2})
    board.turn("stop", at=(3, 0), rotation=90)
    board.expect_scores(red=2 + 3 - 4)
    told = [(line.reason, line.seats, line.points) for line in board.table.lines()]
    assert told == [("road", (0,), 2), ("road", (0,), 3), ("ghosts", (0,), -4)]
    board.expect_ghosts()
    board.expect_figures()


@rule("GHO-31", "GHO-34")
def test_in_the_end_ghosts_are_charged_without_majority_too(ghosts: GhostDrawer) -> None:
    """Blue has two of the three knights of an unfinished city of 4 tiles with a shield."""
    board = ghosts(
        """
        .  .        crest180:c  plain       .
        .  .        .           cap270:b    .
        .  .        split:a     plain       plain
        .  *        ~           .           .
        .  ~        ~           .           .
        """,
        a="red city N",
        b="blue city",
        c="blue city",
        left=3,
    )
    board.turn("stop", at=(-1, 1), rotation=270, figure="road")
    board.turn("fort", at=(1, -2))
    board.turn("plain", at=(-1, 0))
    board.expect_ghosts({"red city 1,-1 N": 1})
    assert board.table.step == "over"
    board.expect_scores(red=2 - 1, blue=5)
    last = board.table.lines()[-1]
    assert (last.reason, last.seats, last.points, last.final) == ("ghosts", (0,), -1, True)


@rule("GHO-34", "GHO-60")
def test_in_the_end_farmers_are_charged_too(ghosts: GhostDrawer) -> None:
    """The field of red's farmer touches no city."""
    board = ghosts("*  ~  stop90\n~  ~  plain:a", fields=True, a="red field", left=3)
    board.turn("stop", at=(-1, 1), rotation=270, figure="road")
    board.turn("plain", at=(3, 1))
    board.turn("plain", at=(-1, 0))
    board.expect_ghosts({"red field 2,1 01234567": 1})
    assert board.table.step == "over"
    board.expect_scores(red=2 - 1)


@rule("GHO-34", "GHO-30")
def test_in_the_end_nobody_falls_below_zero(ghosts: GhostDrawer) -> None:
    board = ghosts("*  ~  stop90\n~  ~  plain:a", fields=True, a="red field", left=1)
    board.turn("plain", at=(-1, 0))
    board.expect_ghosts({"red field 2,1 01234567": 1})
    board.expect_scores(red=0)
    assert board.table.lines() == []


@rule("COM-16", "GHO-19")
def test_a_guard_counts_one_where_figures_are_compared(ghosts: GhostDrawer) -> None:
    board = ghosts(
        """
        .  crest180:b  plain  .
        .  .           plain  .
        .  split:a     plain  plain
        *  ~           .      .
        ~  ~           .      .
        """,
        a="red guard city N",
        b="blue city",
    )
    board.turn("through", at=(1, -2))
    board.expect_scores(red=8, blue=8)
    board.expect_guards()


@rule("GHO-32", "GHO-74")
def test_ghosts_of_a_scored_figure_do_not_wait_for_it(ghosts: GhostDrawer) -> None:
    """The same meeple, on the table again, is not charged a second time."""
    board = ghosts("*  ~  straight90:a\n~  ~  .", a="red road", to_move="blue")
    board.turn("through", at=(1, -1))
    board.turn("plain", at=(-1, 0))
    board.strolls(1)
    board.expect_ghosts({"red road 2,0 EW": 1})
    board.turn("stop", at=(3, 0), rotation=90)
    board.expect_scores(red=3 - 2)
    board.strolls(1)
    board.turn("stop", at=(-1, 1), rotation=270, figure="road")
    board.expect_scores(red=1 + 2)
    board.expect_ghosts()
