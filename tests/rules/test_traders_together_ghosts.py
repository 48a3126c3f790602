"""Traders & Builders with ghosts: COM-80 to COM-83, COM-94, COM-96, COM-97."""

import pytest

from tests.rules.ghost_boards import GhostDrawer
from tests.rules.rule import rule

GHOSTS = "base+ghosts+traders"


@rule("COM-81", "COM-80", "COM-70", "TRA-37")
def test_the_third_ghost_sends_the_builder_home_too(ghosts: GhostDrawer) -> None:
    """COM-T-03."""
    board = ghosts(
        """
        .  G90:b      .
        .  through:a  .
        *  ~          straight90
        ~  ~          .
        """,
        rules="base+ghosts+inns+traders",
        a="red large city",
        b="red builder city",
        to_move="blue",
    )
    board.turn("plain", at=(2, -1))
    board.turn("plain", at=(-1, 0))
    board.expect_ghosts({"red large city 1,-1 NS": 1})
    board.turn("plain", at=(3, -1))
    board.turn("stop", at=(0, -1))
    board.turn("plain", at=(2, -2))
    board.turn("plain", at=(2, 1))
    board.expect_figures()
    board.expect_ghosts()
    assert board.table.supply("large") == board.table.supply("builder") == [1, 1]


@rule("COM-81", "TRA-44", "TRA-40")
def test_the_second_part_is_due_all_the_same(ghosts: GhostDrawer) -> None:
    """COM-T-04."""
    board = ghosts(
        """
        .  G90:b   .
        .  R270:a  .
        *  ~       straight90
        ~  ~       .
        """,
        rules=GHOSTS,
        a="red city",
        b="red builder city",
        to_move="blue",
    )
    board.turn("plain", at=(2, -1))
    board.turn("plain", at=(-1, 0))
    board.turn("plain", at=(3, -1))
    board.turn("plain", at=(2, 1))
    board.expect_ghosts({"red city 1,-1 NSW": 2})
    board.turn("plain", at=(2, -2))
    board.place("red", "J", at=(0, -1), rotation=90)
    board.expect_figures()
    assert board.table.step == "figure"
    assert board.offers("builder") == set()
    board.does("pass")
    board.expect_second_part("red")


@rule("COM-96", "TRA-28", "GHO-34")
def test_goods_are_counted_before_the_ghosts(ghosts: GhostDrawer) -> None:
    """COM-T-06, with two ghosts beside a road that is worth 1."""
    board = ghosts(
        """
        .  TB-corridor-wine90  stop180:a
        *  ~                   straight90
        ~  ~                   .
        """,
        rules=GHOSTS,
        a="red road",
        left=5,
    )
    board.turn("plain", at=(-1, 0))
    board.turn("plain", at=(3, -1))
    board.turn("plain", at=(2, 1))
    board.expect_ghosts({"red road 2,-1 N": 2})
    board.turn("plain", at=(3, 1))
    board.turn("E", at=(1, -2), rotation=180)
    assert board.table.step == "over"
    board.expect_goods(red=(1, 0, 0))
    board.expect_scores(red=1 + 10 - 2)


@rule("COM-80", "GHO-16", "GHO-71")
def test_builders_and_guards_are_not_haunted(ghosts: GhostDrawer) -> None:
    """COM-T-23."""
    board = ghosts(
        """
        .  G90:b      .
        .  through:a  .
        *  ~          straight90
        ~  ~          .
        """,
        rules=GHOSTS,
        a="blue guard city",
        b="blue builder city",
    )
    board.turn("fog1", at=(2, 1), rotation=90)
    board.expect_quiet()
    board.expect_ghosts()
    board.expect_figures("blue guard city 1,-1 NS", "blue builder city 1,-2 NS")


@rule("COM-82", "GHO-19")
def test_a_guard_lets_the_pig_stand(ghosts: GhostDrawer) -> None:
    """COM-T-24."""
    board = ghosts(
        """
        .  through  .             .
        *  ~        straight90:a  .
        ~  ~        .             .
        """,
        rules=GHOSTS,
        fields=True,
        a="red guard field 0127",
    )
    board.place("red", "straight", at=(3, 0), rotation=90)
    assert board.offers("pig") == {"field 3,0 0127"}


@rule("COM-94", "GHO-18")
def test_who_was_put_down_in_the_first_part_is_not_safe_in_the_second(ghosts: GhostDrawer) -> None:
    """COM-T-25."""
    board = ghosts(
        """
        .  through  .             .             .
        *  ~        straight90:a  straight90:b  .
        ~  ~        plain         .             .
        """,
        rules=GHOSTS,
        a="red road",
        b="red builder road",
    )
    board.place("red", "D", at=(4, 0), figure="city")
    board.expect_second_part("red")
    board.does("second-tile")
    board.place("red", "plain", at=(-1, 0))
    board.expect_question("disperse", "red road 2,0 EW", "red city 4,0 N")


@rule("COM-81", "TRA-64", "COM-80")
def test_the_third_ghost_sends_the_pig_home_too(ghosts: GhostDrawer) -> None:
    """COM-T-29."""
    board = ghosts(
        """
        .  through  .             .             .
        *  ~        straight90:a  straight90:p  .
        ~  ~        .             .             .
        """,
        rules=GHOSTS,
        fields=True,
        a="red field 0127",
        p="red pig field 0127",
        to_move="blue",
    )
    board.turn("plain", at=(2, -1))
    board.turn("plain", at=(-1, 0))
    board.expect_ghosts({"red field 2,0 0127": 1})
    board.turn("plain", at=(3, -1))
    board.turn("stop", at=(0, -1))
    board.turn("plain", at=(4, -1))
    board.turn("plain", at=(2, 1))
    board.expect_figures()
    assert board.table.supply("pig") == [1, 1]


@rule("COM-83", "GHO-61")
@pytest.mark.parametrize(
    ("place", "verb", "offered"), [("road", "builder", {"road 3,0 EW"}), ("field 0127", "pig", set())]
)
def test_a_misty_road_takes_a_builder_and_a_misty_field_no_pig(
    ghosts: GhostDrawer, place: str, verb: str, offered: set[str]
) -> None:
    board = ghosts(
        """
        .  through  .             .
        *  ~        straight90:a  .
        ~  ~        .             .
        """,
        rules=GHOSTS,
        fields=True,
        a=f"red {place}",
    )
    board.place("red", "mist-road", at=(3, 0), rotation=90)
    assert board.offers(verb) == offered


@rule("COM-97", "TRA-72", "GHO-30")
def test_pigs_are_sold_when_the_ghosts_have_been_paid(ghosts: GhostDrawer) -> None:
    """The road brings 2 points and costs 4, but nobody falls below 0; the city with the shield is the pig's."""
    board = ghosts(
        """
        .  .    stop90:c    .           .
        .  F90  plain:a     plain:p     plain
        *  ~    straight90  straight90  .
        ~  ~    .           .           .
        """,
        rules=GHOSTS,
        fields=True,
        options={"shield_pig": True},
        a="red field",
        p="red pig field",
        c="red road",
        to_move="blue",
    )
    board.turn("plain", at=(5, -1))
    for cell, idle in (((-1, 0), (4, -2)), ((2, 1), (3, -2))):
        board.turn("plain", at=cell)
        board.spooks("red road 2,-2 W")
        board.turn("plain", at=idle)
    board.expect_ghosts({"red road 2,-2 W": 2})
    board.turn("L", at=(1, -2), rotation=180)
    board.expect_scores(red=2 - 2 + 3)
    assert board.table.supply("pig") == [1, 1]
