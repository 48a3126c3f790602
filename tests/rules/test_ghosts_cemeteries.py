"""Gravediggers, guards from the stock, and castles: GHO-40 to GHO-54."""

import pytest

from tests.rules.ghost_boards import GhostBoard, GhostDrawer
from tests.rules.rule import rule

CEMETERY = """
    *  ~        {}            .
    ~  ~        cemetery:a    plain
    .  stop180  plain         .
"""


def around_a_cemetery(ghosts: GhostDrawer, digger: str, rules: str = "base+ghosts") -> GhostBoard:
    """Only (3,0) and (3,2) are free around it; it is blue's turn."""
    return ghosts(CEMETERY.format("stop90"), rules=rules, a=digger, to_move="blue")


@rule("GHO-40", "GHO-41")
def test_meeples_and_guards_dig_graves_and_abbots_do_not(ghosts: GhostDrawer) -> None:
    board = ghosts("*  ~  stop90\n~  ~  .", rules="base+abbot+ghosts")
    board.place("red", "cemetery-road", at=(3, 0))
    board.expect_spots("cemetery I", "road S")
    board.put("guard cemetery")
    board.expect_figures("red guard cemetery 3,0 I")
    board.place("blue", "A", at=(4, 0))
    board.expect_spots("monastery I", "abbot monastery I", "road S")


@rule("GHO-40")
def test_a_cemetery_is_taken_only_when_its_tile_is_laid(ghosts: GhostDrawer) -> None:
    board = ghosts("*  ~  stop90  cemetery\n~  ~  .       .")
    board.place("red", "plain", at=(4, 0))
    board.expect_spots()


@rule("GHO-42")
@pytest.mark.parametrize("rules", ["base+ghosts", "base+cemeteries"])
def test_a_finished_cemetery_brings_a_guard_and_no_points(ghosts: GhostDrawer, rules: str) -> None:
    """Whoever finishes it; here blue does. Nothing happens before the last of the eight cells is filled."""
    board = around_a_cemetery(ghosts, "red cemetery", rules)
    board.turn("plain", at=(3, 0))
    board.turn("plain", at=(4, 0))
    board.expect_figures("red cemetery 2,1 I")
    board.expect_guards()
    board.turn("plain", at=(3, 2))
    board.expect_figures()
    board.expect_supply()
    board.expect_guards(red=3)
    board.expect_stock(red=2)
    board.expect_scores()


@rule("GHO-42", "GHO-19")
def test_a_guard_who_digs_comes_home_with_another_one(ghosts: GhostDrawer) -> None:
    board = around_a_cemetery(ghosts, "red guard cemetery")
    board.expect_guards(red=1)
    board.turn("plain", at=(3, 0))
    board.turn("plain", at=(3, 2))
    board.expect_guards(red=3)
    board.expect_stock(red=2)


@rule("GHO-42", "GHO-44")
def test_a_gravedigger_in_a_hole_is_paid_at_once(ghosts: GhostDrawer) -> None:
    board = ghosts(
        """
        *  ~        stop90  plain
        ~  ~        .       plain
        .  stop180  plain   plain
        """
    )
    board.turn("cemetery", at=(2, 1), figure="cemetery")
    board.expect_guards(red=3)
    board.expect_supply()
    board.expect_figures()


@rule("GHO-44")
def test_only_a_gravedigger_who_is_no_guard_is_haunted(ghosts: GhostDrawer) -> None:
    for digger, haunted in (("red cemetery", {"red cemetery 2,1 I": 1}), ("red guard cemetery", {})):
        board = around_a_cemetery(ghosts, digger)
        board.turn("fog1", at=(-1, 0), rotation=270)
        board.expect_ghosts(haunted)


@rule("GHO-42", "GHO-17")
def test_a_gravedigger_driven_off_gains_no_guard(ghosts: GhostDrawer) -> None:
    """Blue thickens the mist in the west three times."""
    board = around_a_cemetery(ghosts, "red cemetery")
    for number, (tile, cell, rotation) in enumerate(
        (("strait", (-1, 0), 90), ("mist-stop", (0, -1), 0), ("fog1", (-2, 0), 270))
    ):
        board.turn(tile, at=cell, rotation=rotation)
        board.turn("plain", at=(4 + number, 1))
    board.expect_figures()
    board.turn("plain", at=(3, 0))
    board.turn("plain", at=(3, 2))
    board.expect_guards()
    board.expect_stock()


@rule("GHO-46")
def test_laying_a_cemetery_brings_no_ghost(ghosts: GhostDrawer) -> None:
    board = ghosts("*  ~  straight90:a\n~  ~  .", a="red road", to_move="blue")
    board.place("blue", "cemetery", at=(2, -1))
    board.expect_quiet()
    board.expect_ghosts()
    board.expect_spots("cemetery I")


@rule("GHO-50")
def test_meeples_and_guards_take_castles_and_abbots_do_not(ghosts: GhostDrawer) -> None:
    board = ghosts("*  ~  stop90\n~  ~  .", rules="base+abbot+ghosts")
    board.place("red", "castle-road", at=(3, 0))
    board.expect_spots("castle I", "road S")
    board.put("castle")
    board.expect_figures("red castle 3,0 I")
    board.place("blue", "plain", at=(4, 0))
    board.expect_spots()


@rule("GHO-51")
def test_a_castle_is_haunted_for_the_tile_just_laid_and_not_for_itself(ghosts: GhostDrawer) -> None:
    board = ghosts("*  ~  stop90  castle-mist:a\n~  ~  .       .", a="red castle", to_move="blue")
    board.turn("castle", at=(4, 0), figure="castle")
    board.expect_ghosts()
    board.turn("plain", at=(3, -1))
    board.expect_ghosts({"red castle 3,0 I": 1})


@rule("GHO-53", "GHO-52")
@pytest.mark.parametrize(("tile", "points"), [("castle", 1 + 1), ("castle-mist", 1 + 1)])
def test_in_the_end_an_unfinished_castle_counts_its_own_tile_once(ghosts: GhostDrawer, tile: str, points: int) -> None:
    """Misty itself or not. One misty tile lies around."""
    board = ghosts(f"*  ~  stop90  {tile}:a\n~  ~  .       fog1", a="red castle", left=1)
    board.turn("plain", at=(4, 0))
    assert board.table.step == "over"
    board.expect_scores(red=points)
    assert [line.reason for line in board.table.lines()] == ["castle"]


@rule("GHO-52", "GHO-54")
def test_a_finished_castle_counts_closed_and_lost_mist_alike(ghosts: GhostDrawer) -> None:
    """The mist north of it is closed, that in the north-east and its own meet clear sides: three misty tiles."""
    board = ghosts(
        """
        .  .  .       fog1           .
        .  .  plain   fog1/180       fog1/90
        *  ~  stop90  castle-mist:a  plain
        ~  ~  plain   plain          .
        """,
        a="red castle",
    )
    board.turn("plain", at=(4, 1))
    board.expect_scores(red=6)
    board.expect_figures()
    assert [(line.reason, line.points) for line in board.table.lines()] == [("castle", 6)]


@rule("GHO-34", "GHO-53")
def test_in_the_end_a_castle_pays_for_its_ghosts(ghosts: GhostDrawer) -> None:
    board = ghosts("*  ~  stop90  castle:a\n~  ~  .       .", a="red castle", to_move="blue", left=2)
    board.turn("plain", at=(4, 0))
    board.turn("plain", at=(-1, 0))
    assert board.table.step == "over"
    board.expect_ghosts({"red castle 3,0 I": 1})
    board.expect_scores(red=0)
    assert [(line.reason, line.points) for line in board.table.lines()] == [("castle", 1), ("ghosts", -1)]
