"""The Goldmines with other modules: GOL-101 to GOL-151."""

import pytest

from bastide.core.refusal import RulesetError
from bastide.rules import make_ruleset
from tests.rules.drawer import Drawer
from tests.rules.fortress_boards import SiegeDrawer
from tests.rules.ghost_boards import GhostDrawer
from tests.rules.gold_boards import expect_ingots, gold_on, lay
from tests.rules.rule import rule


@rule("GOL-101")
def test_its_tiles_are_land_and_never_in_the_mists() -> None:
    rules = make_ruleset("base+river+goldmines", 2)
    stage = {tile.id: sum(tile.index >= int(end) for end in rules.stage_end) for tile in rules.tiles}
    assert {stage[tile.id] for tile in rules.tiles if tile.id.startswith("GM-")} == {stage["E"]}
    with pytest.raises(RulesetError, match="mists is a game of its own, played without goldmines"):
        make_ruleset("mists+goldmines", 2)


@rule("GOL-101", "GOL-150")
def test_ingots_come_before_arrows_and_ghosts_and_go_before_the_second_part() -> None:
    steps = [step.name for step in make_ruleset("base+arrows+ghosts+traders+goldmines", 2).turn]
    order = ["place", "gold", "thicken", "symbol", "figure", "score", "ingots", "double-turn", "extra", "next"]
    assert [name for name in steps if name in order] == order


@rule("GOL-102")
def test_ingots_go_on_river_tiles(draw: Drawer) -> None:
    board = draw(". *\n. s", rules="base+river+goldmines")
    board.place("red", "GM-bends", at=(-1, 0))
    assert {"0,1", "0,0"} <= board.offers("gold")


@rule("GOL-103", "GOL-25")
def test_an_abbot_called_home_takes_none(draw: Drawer) -> None:
    board = draw("* .\nB:a .", rules="base+abbot+goldmines", a="blue abbot monastery")
    lay(board, {(0, 1): 2})
    board.place("red", "U", at=(1, 0), figure="none")
    board.place("blue", "U", at=(2, 0))
    board.does("recall abbot monastery 0,1 I")
    assert gold_on(board) == {(0, 1): 2}
    expect_ingots(board)


@rule("GOL-110")
def test_a_gold_tile_in_an_extra_turn_brings_two_more(draw: Drawer) -> None:
    board = draw("*", rules="base+arrows+goldmines")
    board.place("red", "AN-M", at=(1, 0), rotation=180)
    board.does("pass")
    board.does("again")
    board.place("red", "GM-monastery-bend", at=(0, 1))
    board.does("gold 1,0")
    assert gold_on(board) == {(0, 1): 1, (1, 0): 1}


@rule("GOL-120")
def test_ghosts_that_cost_all_points_leave_the_ingots(ghosts: GhostDrawer) -> None:
    """COM-GOL-T-02."""
    board = ghosts("*  ~  straight90:a\n~  ~  .", rules="base+ghosts+goldmines", a="red road", to_move="blue")
    board.turn("through", at=(1, -1))
    board.strolls(2)
    board.turn("plain", at=(-1, 0))
    board.strolls(1)
    board.turn("stop", at=(0, -1))
    board.expect_ghosts({"red road 2,0 EW": 2})
    lay(board, {(2, 0): 1})
    board.turn("stop", at=(3, 0), rotation=90)
    board.expect_scores()
    expect_ingots(board, red=1)


@rule("GOL-130")
def test_a_road_at_a_gate_takes_the_ingots_on_land(sieges: SiegeDrawer) -> None:
    board = sieges(
        """
        .  U:a  *  ~  ~  ~  w
        .  .    ~  ~  ~  ~  .
        .  w    ~  ~  ~  ~  .
        """,
        rules="base+conquest+goldmines",
        a="blue road",
    )
    lay(board, {(-1, 0): 2})
    board.place("red", "A", at=(-2, 0), rotation=270, figure="none")
    expect_ingots(board, blue=2)


@rule("GOL-140")
def test_a_large_meeple_takes_all(draw: Drawer) -> None:
    """COM-GOL-T-01."""
    board = draw("U * U\nE90:a . E270:b", rules="base+inns+goldmines", a="red large city", b="blue city")
    lay(board, {(-1, 1): 3})
    board.place("red", "F", at=(0, 1), figure="none")
    expect_ingots(board, red=3)


@rule("GOL-150", "GOL-24")
def test_the_ingot_just_laid_is_taken_in_the_first_part(draw: Drawer) -> None:
    """COM-GOL-T-03."""
    board = draw(
        ". R180:a E270:b\nD * U",
        rules="base+traders+goldmines",
        a="red city",
        b="red builder city",
    )
    board.place("red", "GM-monastery-corner", at=(-1, -1), rotation=180)
    board.does("gold 0,0")
    board.does("pass")
    expect_ingots(board, red=2)
    board.expect_second_part("red")


@rule("GOL-151")
def test_ingots_are_counted_after_goods(draw: Drawer) -> None:
    board = draw(". *\nE90 TB-corridor-cap-cloth", rules="base+traders+goldmines", left=1)
    lay(board, {}, blue=4)
    board.place("red", "E", at=(1, 1), rotation=270, figure="none")
    board.expect_scores(red=10, blue=8)
    assert [line.reason for line in board.table.lines()] == ["cloth", "gold"]
