"""Siege & Defense: manning the walls, farmer spaces, counterattacks."""

import pytest

from tests.rules.fortress_boards import SiegeDrawer
from tests.rules.rule import rule

ALL = "base+fields+abbot+conquest"


@rule("CON-42")
def test_without_a_figure_nobody_mans_a_wall(sieges: SiegeDrawer) -> None:
    board = sieges()
    board.place("red", "E", at=(1, -1), figure="none")
    board.expect_turn("draw", "blue")


@rule("CON-42")
def test_who_takes_his_abbot_back_mans_no_wall(sieges: SiegeDrawer) -> None:
    board = sieges(
        ".  B:a  E  .  .  .\n.  *  ~  ~  ~  w\n.  ~  ~  ~  ~  .\nw  ~  ~  ~  ~  .", rules=ALL, a="red abbot monastery"
    )
    board.place("red", "U", at=(3, -1))
    board.does("recall abbot monastery 0,-1 I")
    board.expect_turn("draw", "blue")
    board.expect_scores(red=1 + 2 + 1)


@rule("CON-43")
def test_several_meeples_of_one_player_stand_on_one_wall(sieges: SiegeDrawer) -> None:
    board = sieges(players=3)
    board.garrison("knights", red=(2, 0), green=(1, 0))
    board.turn("E", "city", then="man knights")
    board.expect_wall("knights", red=(3, 0), green=(1, 0))


@rule("CON-45", "CON-41")
def test_nobody_is_asked_without_a_meeple(sieges: SiegeDrawer) -> None:
    """Red's ninth meeple goes to the city; his abbot may not go to the wall."""
    board = sieges(rules="base+abbot+conquest")
    board.garrison("monks", red=(0, 8))
    board.place("red", "E", at=(1, -1), figure="city")
    board.expect_supply(red=0)
    board.expect_abbots()
    board.expect_turn("draw", "blue")


@rule("CON-45")
def test_it_is_a_choice(sieges: SiegeDrawer) -> None:
    board = sieges()
    board.place("red", "E", at=(1, -1), figure="city")
    board.does("pass")
    board.expect_wall("knights")
    board.expect_turn("draw", "blue")


@rule("CON-48", "CON-44", "CON-40")
@pytest.mark.parametrize(
    ("tile", "cell", "figure", "text", "rule_id"),
    [
        ("E", (1, -1), "city", "farm knights", "CON-48"),
        ("E", (1, -1), "city", "man monks", "CON-40"),
        ("U", (0, -1), "field 3456", "man monks", "CON-44"),
    ],
)
def test_refusals_name_the_rule(
    sieges_engine: SiegeDrawer, tile: str, cell: tuple[int, int], figure: str, text: str, rule_id: str
) -> None:
    board = sieges_engine(fields=True)
    board.place("red", tile, at=cell, figure=figure)
    assert board.refusal(text)[1] == rule_id


@rule("CON-46", "CON-49")
def test_the_sixth_of_five_players_does_not_fill_a_wall_of_seven(sieges: SiegeDrawer) -> None:
    board = sieges(players=5)
    board.garrison("knights", red=(3, 2), blue=(2, 0))
    board.turn("E", "city", then="man knights")
    board.expect_wall("knights", red=(4, 2), blue=(2, 0))
    board.expect_free("knights", 1)
    board.expect_scores()


@rule("CON-46", "CON-48")
def test_neither_farmers_nor_a_catapult_fill_a_wall(sieges: SiegeDrawer) -> None:
    board = sieges(fields=True)
    board.garrison("highwaymen", red=(1, 3), blue=(2, 1))
    board.catapult("highwaymen")
    board.turn("U", "field", then="farm highwaymen")
    board.expect_wall("highwaymen", red=(1, 4), blue=(2, 1))
    board.expect_scores()


@rule("CON-47")
def test_one_counterattack_ends_before_another_can_begin(sieges: SiegeDrawer) -> None:
    board = sieges()
    board.garrison("knights", blue=(3, 0))
    board.garrison("highwaymen", blue=(3, 0))
    board.turn("E", "city", then="man knights")
    board.expect_wall("highwaymen", blue=(3, 0))
    board.expect_scores(red=3, blue=9)
    board.expect_turn("draw", "blue")


@rule("CON-50")
def test_a_meeple_that_comes_home_is_there_in_the_next_turn(sieges: SiegeDrawer) -> None:
    """All nine were out: one in the city, eight at the wall."""
    board = sieges()
    board.garrison("knights", red=(3, 4))
    board.turn("E", "city", then="man knights")
    board.expect_scores(red=24)
    board.expect_supply(red=8)
