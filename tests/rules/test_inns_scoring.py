"""Inns & Cathedrals: points and majorities (INN-30 to INN-44), by the examples of its specification."""

import pytest

from tests.rules.drawer import Drawer
from tests.rules.rule import rule

INNS = "base+inns"
OPTIONS: tuple[dict[str, bool | int], ...] = ({}, {"unfinished": 1}, {"cathedral": False})


@rule("INN-30", "BASE-33")
def test_a_large_meeple_ties_with_two_small_ones(draw: Drawer) -> None:
    """INN-T-09."""
    board = draw(
        """
        .  B      E180:b  .
        .  E90:a  .       E270:c
        *  U      U       U
        """,
        rules=INNS,
        a="red large city",
        b="blue city",
        c="blue city",
    )
    board.place("red", "R", at=(2, -1), figure="none")
    board.expect_scores(red=8, blue=8)


@rule("INN-31", "INN-30")
def test_the_majority_is_paid_once(draw: Drawer) -> None:
    """INN-T-10, with five tiles and a shield."""
    board = draw(
        """
        .  B      E180:c  .
        .  E90:a  .       E270:d
        *  V      E:b     B
        """,
        rules=INNS,
        a="red large city",
        b="red city",
        c="blue city",
        d="blue city",
    )
    board.place("red", "C", at=(2, -1), figure="none")
    board.expect_scores(red=12)
    board.expect_supply()
    assert board.table.supply("large") == [1, 1]


@rule("INN-40", "INN-41", "INN-06")
@pytest.mark.parametrize(("options", "points"), list(zip(OPTIONS, (0, 8, 8), strict=True)))
def test_an_unfinished_city_with_a_cathedral(draw_engine: Drawer, options: dict[str, bool | int], points: int) -> None:
    """INN-T-12, INN-T-26."""
    board = draw_engine(
        """
        *      .  E180          .  .
        E90:a  F  IN-cathedral  F  E270
        o      .  .             .  .
        """,
        rules=INNS,
        options=options,
        a="red city",
    )
    board.finish()
    board.expect_scores(red=points)


@rule("INN-35", "INN-40")
def test_an_inn_may_spoil_the_road_of_another(draw_engine: Drawer) -> None:
    """INN-T-13: red would have had 5."""
    board = draw_engine(
        """
        W  *  U  U:a  .
        o  .  .  .    .
        """,
        rules=INNS,
        a="red road",
        to_move="blue",
    )
    board.place("blue", "IN-inn-straight-garden", at=(3, 0), figure="none")
    board.finish()
    board.expect_scores()
    (line,) = [line for line in board.table.lines() if line.final]
    assert (line.reason, line.seats, line.points) == ("inn", (0,), 0)


@rule("INN-42", "FLD-04")
@pytest.mark.parametrize(("third", "points"), [("blue field", 9), ("red field", 0)])
def test_a_large_farmer_counts_as_two(draw_engine: Drawer, third: str, points: int) -> None:
    """INN-T-14: against two of blue, and with a small one against one of blue."""
    board = draw_engine(
        """
        .  .  .  .    E180        .
        .  .  .  E90  IN-city3:a  E270
        o  U  *  V:b  .           B:c
        """,
        rules=INNS,
        fields=True,
        a="red large field 45",
        b="blue field 012347",
        c=third,
    )
    board.place("red", "B", at=(2, 0), figure="none")
    board.finish()
    board.expect_scores(red=9, blue=points)


@rule("INN-43")
def test_fields_count_completed_cities_with_a_cathedral_once(draw_engine: Drawer) -> None:
    """INN-T-15: one is completed, the other one open."""
    board = draw_engine(
        """
        .  o    *             .       .           .
        .  .    E180          .       .           .
        .  E90  IN-cathedral  E270:a  E-garden90  IN-cathedral
        .  .    E             .       .           .
        """,
        rules=INNS,
        fields=True,
        a="red field 012345",
    )
    board.finish()
    board.expect_scores(red=3)


@rule("INN-16")
def test_the_field_among_four_cities_is_a_feature_of_its_own(draw_engine: Drawer) -> None:
    """INN-T-16: blue lies in the field behind one of them."""
    board = draw_engine(
        """
        .  o    *                  U
        .  .    E180:b             .
        .  E90  IN-city4-garden:a  E270
        """,
        rules=INNS,
        fields=True,
        a="red field",
        b="blue field",
    )
    board.finish()
    board.expect_scores(red=9, blue=3)


@rule("INN-15")
def test_roads_part_the_fields_at_its_monastery(draw: Drawer) -> None:
    """INN-T-17."""
    board = draw("U  *  IN-monastery:a", rules=INNS, fields=True, a="red field 0127")
    board.place("red", "U", at=(1, 1))
    board.expect_spots("road EW", "field 0127", "field 3456")


@rule("INN-14")
def test_the_stubs_at_its_gates_are_no_roads(draw: Drawer) -> None:
    """INN-T-23."""
    board = draw("W * .", rules=INNS)
    board.place("red", "IN-crossing-gates", at=(1, 0), figure="road W")
    board.expect_scores(red=3)


@rule("BASE-36", "INN-34")
def test_an_empty_road_with_an_inn_pays_nobody(draw: Drawer) -> None:
    """INN-T-24."""
    board = draw("W * IN-inn-straight-garden .", rules=INNS)
    board.place("red", "W", at=(2, 0), figure="none")
    board.expect_scores()
    assert board.table.lines() == []


@rule("INN-06")
def test_without_inns_they_are_decoration(draw: Drawer) -> None:
    """INN-T-25."""
    board = draw("W * IN-inn-straight-garden .", rules=INNS, options={"inn": False})
    board.place("red", "W", at=(2, 0), figure="road W")
    board.expect_scores(red=4)


@rule("INN-36", "INN-17")
def test_a_loop_that_passes_one_tile_twice(draw: Drawer) -> None:
    """INN-T-28."""
    board = draw(
        """
        .     *     .
        .     V270  IN-inn-bend:a
        V270  .     V90
        V180  V90   B
        """,
        rules=INNS,
        a="red road",
    )
    board.place("red", "IN-bends", at=(0, 2), figure="none")
    board.expect_scores(red=14)


@rule("INN-30", "BASE-33")
def test_two_large_meeples_tie(draw: Drawer) -> None:
    """INN-T-29."""
    board = draw(
        """
        .    *     .  .     .
        .    E180  .  E180  .
        E90  R:a   .  R:b   E270
        .    U     U  U     .
        """,
        rules=INNS,
        a="red large city",
        b="blue large city",
    )
    board.place("red", "F", at=(1, 2), figure="none")
    board.expect_scores(red=16, blue=16)


@rule("INN-33")
def test_a_second_cathedral_adds_nothing(draw: Drawer) -> None:
    """INN-T-07: both cathedrals, seven more tiles, one shield."""
    board = draw(
        """
        .    .    *             .             .
        .    .    E180          E180          .
        E90  F:a  IN-cathedral  IN-cathedral  E270
        .    .    .             J             .
        """,
        rules=INNS,
        a="red city",
    )
    board.place("red", "E-garden", at=(0, 3), figure="none")
    board.expect_scores(red=30)
