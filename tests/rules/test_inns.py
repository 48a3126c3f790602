"""Inns & Cathedrals: INN-01 to INN-44, and the examples of its specification (INN-T-01 to INN-T-30)."""

import pytest

from bastide.core.refusal import RulesetError
from bastide.rules import make_ruleset
from tests.rules.drawer import Drawer
from tests.rules.rule import rule

INNS = "base+inns"
OPTIONS = [{}, {"unfinished": 1}, {"inn": False}]


@rule("INN-32")
def test_a_completed_road_with_an_inn_pays_two_a_tile(draw: Drawer) -> None:
    """INN-T-01."""
    board = draw("W * IN-inn-straight-garden .", rules=INNS)
    board.place("red", "W", at=(2, 0), figure="road W")
    board.expect_scores(red=8)


@rule("INN-32", "INN-36")
def test_a_second_inn_adds_nothing(draw: Drawer) -> None:
    """INN-T-02."""
    board = draw("IN-inn-crossing * .", rules=INNS)
    board.place("red", "IN-inn-corner-gate", at=(1, 0), rotation=90, figure="road W")
    board.expect_scores(red=6)


@rule("INN-32")
def test_a_loop_with_an_inn(draw: Drawer) -> None:
    """INN-T-03."""
    board = draw(
        """
        *     .
        V270  V0
        V180  .
        """,
        rules=INNS,
    )
    board.place("red", "IN-inn-bend", at=(1, 2), rotation=90, figure="road")
    board.expect_scores(red=8)


@rule("INN-12")
def test_the_inn_at_a_crossing_belongs_to_one_arm(draw: Drawer) -> None:
    """INN-T-04."""
    board = draw(
        """
        U       *  U
        A270:b  .  A90:a
        """,
        rules=INNS,
        a="red road W",
        b="blue road E",
    )
    board.place("red", "IN-inn-crossing", at=(0, 1), figure="none")
    board.expect_scores(red=4, blue=2)


@rule("INN-33", "INN-13", "INN-10", "INN-37")
def test_a_completed_city_with_a_cathedral_pays_three_a_tile(draw: Drawer) -> None:
    """INN-T-05."""
    board = draw(
        """
        .  E180            .
        .  IN-cathedral:a  E270
        .  *               .
        """,
        rules=INNS,
        a="red city",
        to_move="blue",
    )
    board.place("blue", "E", at=(-1, -1), rotation=90, figure="none")
    board.expect_scores(red=15)
    board.expect_supply(red=7)


@rule("INN-33", "INN-06")
@pytest.mark.parametrize(("cathedral", "points"), [(True, 27), (False, 18)])
def test_and_three_a_shield(draw: Drawer, cathedral: bool, points: int) -> None:
    """INN-T-06, INN-T-26."""
    board = draw(
        """
        .  .    E180          .  .
        .  F:a  IN-cathedral  F  E270
        .  .    *             .  .
        """,
        rules=INNS,
        options={"cathedral": cathedral},
        a="red city",
    )
    board.place("red", "E", at=(-2, -1), rotation=90, figure="none")
    board.expect_scores(red=points)


@rule("INN-30", "INN-31")
@pytest.mark.parametrize(("kind", "blue"), [("large ", 0), ("", 8)])
def test_a_large_meeple_counts_as_two(draw: Drawer, kind: str, blue: int) -> None:
    """INN-T-08, and that two small ones would tie."""
    board = draw(
        """
        *       U      V0
        N180:a  N270   U90
        .       P0:b   V90
        """,
        rules=INNS,
        a=f"red {kind}city",
        b="blue city",
    )
    board.place("red", "N-garden", at=(0, 2), rotation=90, figure="none")
    board.expect_scores(red=8, blue=blue)


@rule("INN-40", "INN-41", "INN-06")
@pytest.mark.parametrize(("options", "points"), list(zip(OPTIONS, (0, 3, 3), strict=True)))
def test_an_unfinished_road_with_an_inn(draw_engine: Drawer, options: dict[str, bool | int], points: int) -> None:
    """INN-T-11, INN-T-25."""
    board = draw_engine(
        """
        W  *  IN-inn-straight-garden:a
        o  .  .
        """,
        rules=INNS,
        options=options,
        a="red road",
    )
    board.finish()
    board.expect_scores(red=points)


@rule("INN-03", "INN-04", "BASE-02")
def test_six_play_and_each_has_a_large_meeple() -> None:
    """INN-T-27."""
    rules = make_ruleset(INNS, 6)
    assert [(spec.name, spec.count) for spec in rules.figure_specs] == [("meeple", 7), ("large", 1)]
    with pytest.raises(RulesetError, match=r"2 to 5 players, not by 6 \(BASE-02\)"):
        make_ruleset("base", 6)
    with pytest.raises(RulesetError, match=r"mists is a game of its own, played without inns \(MIST-09\)"):
        make_ruleset("mists+inns", 2)


@rule("INN-07", "INN-02")
def test_without_gardens_two_tiles_are_those_of_the_first_printing() -> None:
    """INN-T-30."""
    rules = make_ruleset(INNS, 2, options={"gardens": False})
    own = [tile for tile in rules.tiles if tile.id.startswith("IN-")]
    assert sum(int(tile.count) for tile in own) == 18
    assert {"IN-city4", "IN-inn-straight"} < {tile.id for tile in own}


@rule("INN-14", "INN-20")
def test_sixteen_choices_on_one_tile(draw: Drawer) -> None:
    """INN-T-22."""
    board = draw("* .", rules=INNS, fields=True)
    board.place("red", "IN-crossing-gates", at=(1, 0))
    assert len(board.offers("meeple")) == len(board.offers("large")) == 8


@rule("INN-21", "INN-16", "ABB-03")
def test_a_garden_is_for_the_abbot_alone(draw: Drawer) -> None:
    """INN-T-21."""
    board = draw("*", rules=INNS + "+abbot", fields=True)
    board.place("red", "IN-city4-garden", at=(0, -1))
    assert len(board.offers("abbot")) == 1
    assert len(board.offers("meeple")) == len(board.offers("large")) == 5
