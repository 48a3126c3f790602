"""Traders & Builders with the fortress: COM-84 to COM-86, COM-95."""

import pytest

from tests.rules.fortress_boards import SiegeDrawer
from tests.rules.rule import rule

SIEGE = "base+conquest+traders"
ROAD = """
    .  .    B    B  .  .  .  .
    .  U:b  U:a  *  ~  ~  ~  w
    .  .    .    ~  ~  ~  ~  .
    .  .    w    ~  ~  ~  ~  .
"""


@rule("COM-84", "CON-41")
def test_placing_a_builder_mans_no_wall(sieges: SiegeDrawer) -> None:
    """COM-T-14."""
    board = sieges(ROAD.replace("U:b", ".  "), rules=SIEGE, a="red road", to_move="blue")
    board.place("blue", "E", at=(1, -1), figure="none")
    board.place("red", "U", at=(-2, 0), figure="builder road")
    board.expect_turn("draw", "blue")


@rule("COM-85", "COM-74", "TRA-37", "CON-26")
def test_an_attack_takes_the_builder_with_his_last_meeple(sieges: SiegeDrawer) -> None:
    """COM-T-11."""
    board = sieges(ROAD, rules="base+conquest+inns+traders", a="red large road", b="red builder road", to_move="blue")
    board.catapult("highwaymen")
    board.draws("blue", "CQ-01")
    board.expect_turn("place", "blue")
    board.expect_standing()
    board.expect_scores()
    assert board.table.supply("large") == board.table.supply("builder") == [1, 1]


@rule("COM-85", "TRA-40")
def test_such_a_builder_earns_nothing_with_that_tile(sieges: SiegeDrawer) -> None:
    board = sieges(ROAD, rules=SIEGE, a="red road", b="red builder road")
    board.catapult("highwaymen")
    board.draws("red", "CQ-01")
    board.expect_standing()
    board.lays("CQ-01", (-3, 0))
    board.put("road")
    board.does("pass")
    board.expect_turn("draw", "blue")


@rule("COM-86", "CON-52", "TRA-63")
@pytest.mark.parametrize(("options", "points"), [({}, 12), ({"shield_pig": True}, 9)])
def test_the_fortress_is_one_city_for_a_pig(sieges: SiegeDrawer, options: dict[str, bool], points: int) -> None:
    """COM-T-12."""
    board = sieges(
        """
        .  E180  E180  .  .  .
        .  E:a   E:p   .  .  .
        .  *     ~     ~  ~  w
        .  ~     ~     ~  ~  .
        w  ~     ~     ~  ~  .
        """,
        rules=SIEGE,
        fields=True,
        options=options,
        left=1,
        a="red field",
        p="red pig field",
    )
    board.place("red", "B", at=(-1, -1), figure="none")
    assert board.table.step == "over"
    board.expect_scores(red=points)


@rule("COM-95", "CON-46", "CON-47")
def test_each_part_may_man_a_wall_and_cause_a_counterattack(sieges: SiegeDrawer) -> None:
    """COM-T-15."""
    board = sieges(
        """
        .  .  G90:b  .  .  .
        B  B  E:a    .  .  .
        .  *  ~      ~  ~  w
        .  ~  ~      ~  ~  .
        w  ~  ~      ~  ~  .
        """,
        rules=SIEGE,
        a="red city",
        b="red builder city",
    )
    board.garrison("highwaymen", blue=(3, 0))
    board.garrison("knights", blue=(3, 0))
    board.place("red", "TB-corridor-road-wine", at=(1, -3), rotation=90, figure="road")
    board.does("man highwaymen")
    board.expect_scores(red=3, blue=9)
    board.expect_second_part("red")
    board.does("second-tile")
    board.place("red", "E", at=(3, -1), figure="city")
    board.does("man knights")
    board.expect_scores(red=6, blue=18)
    board.expect_turn("draw", "blue")
