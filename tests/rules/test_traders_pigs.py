"""Traders & Builders: the pig (TRA-60 to TRA-73)."""

from typing import Any

import pytest

from tests.rules.drawer import Drawer
from tests.rules.rule import rule
from tests.rules.tables import game_of

TRADERS = "base+traders"
THREE_CITIES = """
    E180  E180  E180  .    .
    *     D     D     U:a  U{}
"""


@rule("TRA-60", "TRA-67")
def test_it_goes_where_an_own_farmer_lies(draw: Drawer) -> None:
    """TRA-T-22."""
    board = draw("*  U:a\nB  .", rules=TRADERS, fields=True, a="red field 0127")
    board.place("red", "U", at=(2, 0))
    board.expect_spots("road EW", "field 3456")
    assert board.offers("pig") == {"field 2,0 0127"}


@rule("TRA-34", "TRA-60")
def test_not_in_the_part_in_which_the_farmer_comes(draw: Drawer) -> None:
    """TRA-T-23."""
    board = draw("* .", rules=TRADERS, fields=True)
    board.place("red", "U", at=(1, 0))
    assert board.offers("pig") == set()
    board.put("field 0127")
    board.expect_turn_of("blue")
    board.place("blue", "B", at=(0, 1), figure="none")
    board.place("red", "U", at=(2, 0), figure="pig field 0127")
    board.expect_figures("red field 1,0 0127", "red pig field 2,0 0127")


@rule("TRA-63", "TRA-61", "TRA-65")
@pytest.mark.parametrize(("pig", "points"), [(True, 12), (False, 9)])
def test_each_city_of_its_field_brings_four(draw: Drawer, pig: bool, points: int) -> None:
    """TRA-T-24."""
    who: dict[str, Any] = {"b": "red pig field 0127"} if pig else {}
    board = draw(
        THREE_CITIES.format(":b" if pig else ""), rules=TRADERS, fields=True, left=1, a="red field 0127", **who
    )
    board.place("red", "B", at=(0, 1), figure="none")
    assert board.table.step == "over"
    board.expect_scores(red=points)


@rule("TRA-63", "TRA-62")
def test_others_who_tie_get_three(draw: Drawer) -> None:
    """TRA-T-25."""
    board = draw(
        """
        E180  E180  E180  E180  .    .    .  .
        D     D     D     *     U:a  U:p  .  U:b
        .     .     .     .     .    B    B  B
        """,
        rules=TRADERS,
        fields=True,
        left=1,
        a="red field 0127",
        p="red pig field 0127",
        b="blue field 0127",
    )
    board.place("red", "U", at=(3, 0), figure="none")
    assert board.table.step == "over"
    board.expect_scores(red=16, blue=12)


@rule("TRA-64", "TRA-62")
def test_without_the_majority_it_is_worth_nothing(draw: Drawer) -> None:
    """TRA-T-26."""
    board = draw(
        """
        E180  E180  E180  .    .    .  .    .  .
        D     D     *     U:a  U:p  .  U:b  U  U:c
        .     .     .     .    B    B  B    B  E180
        """,
        rules=TRADERS,
        fields=True,
        left=1,
        a="red field 0127",
        p="red pig field 0127",
        b="blue field 0127",
        c="blue field 0127",
    )
    board.place("red", "U", at=(3, 0), figure="none")
    assert board.table.step == "over"
    board.expect_scores(blue=9)


@rule("TRA-63", "TRA-60")
def test_several_pigs_in_one_field(draw: Drawer) -> None:
    """TRA-T-27."""
    board = draw(
        """
        E180  E180  E180  E180  E-garden180  .    .  .    .    .     .    .
        L     D     D     D     *            U:a  U  U:b  U:c  .     U:d  U:e
        .     .     .     .     .            B    B  B    B    V270  V    .
        """,
        players=3,
        rules=TRADERS,
        fields=True,
        left=1,
        a="red field 0127",
        b="blue field 0127",
        c="blue pig field 0127",
        d="green field 0127",
        e="green pig field 0127",
    )
    board.place("red", "U", at=(5, 0), figure="none")
    assert board.table.step == "over"
    board.expect_scores(red=15, blue=20, green=20)


@rule("TRA-61")
def test_it_stays_when_other_things_are_scored(draw: Drawer) -> None:
    board = draw("*  U:a  U:b\nB  B    .", rules=TRADERS, fields=True, a="red field 0127", b="red pig field 0127")
    board.place("red", "W", at=(3, 0), figure="road W")
    board.expect_figures("red field 1,0 0127", "red pig field 2,0 0127", "red road 3,0 W")
    board.place("blue", "W", at=(-1, 0), figure="none")
    board.expect_scores(red=5)
    board.expect_figures("red field 1,0 0127", "red pig field 2,0 0127")


@rule("TRA-06")
@pytest.mark.parametrize(("options", "points"), [({"pig": False}, 9), ({"shield_pig": True}, 9)])
def test_without_pigs_each_city_brings_three(draw: Drawer, options: dict[str, bool | int], points: int) -> None:
    """TRA-T-34."""
    board = draw(THREE_CITIES.format(""), rules=TRADERS, fields=True, options=options, left=1, a="red field 0127")
    board.place("red", "B", at=(0, 1))
    assert board.offers("pig") == set()
    board.declines()
    board.expect_scores(red=points)


@rule("TRA-70", "TRA-71", "TRA-72")
def test_a_city_with_a_shield_sells_the_pigs_of_the_other_edition(draw: Drawer) -> None:
    """TRA-T-32."""
    board = draw(
        """
        .    E180:b  B  E180:c  .    .
        .    *       U  D       U:a  U:p
        E90  F       .  .       .    .
        """,
        players=3,
        rules=TRADERS,
        fields=True,
        options={"shield_pig": True},
        left=2,
        to_move="green",
        a="red field 0127",
        p="red pig field 0127",
        b="blue field 012367",
        c="blue field 012367",
    )
    board.place("green", "E", at=(1, 1), rotation=270, figure="none")
    board.expect_scores(red=6)
    assert board.table.supply("pig") == [1, 1, 1]
    board.place("red", "E-garden", at=(4, 1), rotation=180, figure="none")
    assert board.table.step == "over"
    board.expect_scores(red=6, blue=6)


@rule("TRA-70", "TRA-72")
def test_cities_of_the_same_tile_count(draw: Drawer) -> None:
    """TRA-T-33."""
    board = draw(
        """
        E180  E180  M180  .    .
        *     D     D     U:a  U:p
        """,
        rules=TRADERS,
        fields=True,
        options={"shield_pig": True},
        a="red field 0127",
        p="red pig field 0127",
    )
    board.place("red", "E", at=(3, -1), rotation=270, figure="none")
    board.expect_scores(red=9)
    assert board.table.supply("pig") == [1, 1]
    board.place("blue", "U", at=(5, 0), figure="none")
    board.place("red", "U", at=(6, 0), figure="pig field 0127")


@rule("TRA-73")
def test_a_pig_without_cities_goes_home_as_well(draw: Drawer) -> None:
    board = draw(
        """
        .    *    U
        E90  F    .
        U:a  U:p  U
        """,
        rules=TRADERS,
        fields=True,
        options={"shield_pig": True},
        a="red field 3456",
        p="red pig field 3456",
    )
    board.place("red", "E", at=(1, 1), rotation=270, figure="none")
    board.expect_scores()
    board.expect_figures("red field -1,2 3456")
    assert board.table.supply("pig") == [1, 1]


@rule("COM-98", "TRA-72")
def test_tokens_come_after_the_scoring_and_then_the_pigs(draw_engine: Drawer) -> None:
    board = draw_engine(
        """
        U      *  U                 U
        E90:a  F  TB-corridor-wine  .
        .      .  U:b               U:p
        """,
        rules=TRADERS,
        fields=True,
        options={"shield_pig": True},
        a="red city",
        b="red field 0127",
        p="red pig field 0127",
        to_move="blue",
    )
    board.place("blue", "E", at=(2, 1), rotation=270)
    kinds = [event.kind for event in game_of(board.table).events if event.kind in ("scored", "goods")]
    assert kinds == ["scored", "goods", "scored"]
    assert [line.reason for line in board.table.lines()] == ["city", "shield-pig"]
