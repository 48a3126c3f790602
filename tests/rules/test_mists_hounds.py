"""The hounds and the piles of tiles: MIST-90 to MIST-97."""

import pytest

from tests.rules.mist_boards import MistBoard, MistDrawer
from tests.rules.mist_tiles import tile_set
from tests.rules.rule import rule

EARLY = {"target": 100, "piles": 3, "hounds": [3, 40]}
"""An own level whose first hound comes with three points."""


def treasure(board: MistBoard) -> None:
    """36 points in one turn, with a guard that goes home again: the first hound of level 3 comes."""
    board.turn("treasure", at=(1, -1), rotation=180, figure="city")
    board.takes_points()


def states(board: MistBoard) -> list[str]:
    return [hound["state"] for hound in board.mists["hounds"]]


@rule("MIST-90")
@pytest.mark.parametrize(("hound", "state"), [(4, "on"), (3, "on"), (5, "waiting")])
def test_a_hound_that_is_reached_or_passed(mists: MistDrawer, hound: int, state: str) -> None:
    board = mists(
        "*  ~  straight90:a\n~  ~  .", own_level=EARLY | {"hounds": [hound, 40]}, a="red road", to_move="blue"
    )
    board.turn("cap", at=(0, 2), figure="city")
    board.takes_points()
    assert states(board) == [state, "waiting"]


@rule("MIST-90")
def test_a_hound_goes_to_any_standing_guard_and_reaches_nine_tiles(mists: MistDrawer) -> None:
    """Ghosts stand on both quarters, on a tile beside the guard, on its own and on one further away."""
    board = mists(
        """
        *  ~  stop90    fog3/180  .
        ~  ~  cap180:a  fog1/270  fog2
        """,
        own_level=EARLY,
        a="red city",
    )
    board.turn("straight", at=(0, -1), figure="road")
    board.turn("cap", at=(0, 2), figure="city")
    board.takes_points()
    assert board.table.legal() == {"hound guard city 2,1 S", "hound guard road 0,-1 NS"}
    board.does("hound guard city 2,1 S")
    assert board.table.legal() == {
        "pass", "banish 1 mist 1,1 ES", "banish 1 mist 3,1 E",
        "banish 1 mist 3,0 N", "banish 2 mist 3,0 N", "banish 3 mist 3,0 N",
    }  # fmt: skip
    board.does("banish 3 mist 3,0 N")
    assert board.table.legal() == {"pass", "banish 1 mist 1,1 ES", "banish 1 mist 3,1 E"}
    board.does("banish 1 mist 1,1 ES")
    assert board.table.step == "draw", "two tiles at most"
    board.expect_ghosts({(3, 1): 1, (4, 1): 2}, se=0)


@rule("MIST-90")
def test_a_hound_need_not_drive_anybody_away(mists: MistDrawer) -> None:
    board = mists("*  ~  straight90:a\n~  ~  .", own_level=EARLY, a="red road", to_move="blue")
    board.turn("cap", at=(0, 2), figure="city")
    board.takes_points()
    board.does("pass")
    assert board.table.step == "draw"
    board.expect_ghosts()


@rule("MIST-90", "MIST-04")
def test_the_quarters_of_the_start_tile_are_tiles_for_a_hound(mists: MistDrawer) -> None:
    """A guard on the road above reaches the north-west quarter and not the south-east one."""
    board = mists(".  .  .\nstraight:a  .  .\n*  ~  .\n~  ~  .", own_level=EARLY, a="red road", to_move="blue")
    board.turn("cap", at=(0, 2), figure="city")
    board.takes_points()
    assert board.table.legal() == {"pass", "banish 1 mist 0,0 NW", "banish 2 mist 0,0 NW"}


@rule("MIST-91")
def test_both_hounds_at_once(mists: MistDrawer) -> None:
    board = mists(
        """
        .  .  plain   treasure180:a
        *  ~  stop90  .
        ~  ~  plain   treasure
        """,
        level=3,
        a="red city",
    )
    board.turn("straight", at=(0, -1), figure="road")
    board.turn("straight", at=(-1, 1), rotation=90, figure="road")
    left = board.mists["piles"][0]
    board.turn("through", at=(3, 0))
    board.takes_points()
    board.expect_points(70)
    standing = sorted(board.table.legal())
    assert len(standing) == 2
    board.does(standing[0])
    first = board.mists["hounds"][0]["figure"]
    assert states(board) == ["on", "waiting"]
    while board.table.step == "chase":
        board.does("pass")
    board.does(standing[1])
    while board.table.step == "chase":
        board.does("pass")
    assert states(board) == ["on", "on"]
    assert board.mists["hounds"][0]["figure"] == first
    assert board.piles() == (left - 1 + 40,)


@rule("MIST-92", "MIST-91")
def test_a_lost_hound_changes_the_piles_too(mists: MistDrawer) -> None:
    board = mists(level=3)
    board.strolls(3)
    treasure(board)
    assert states(board) == ["gone", "waiting"]
    assert board.piles() == (36, 20)


@rule("MIST-93")
@pytest.mark.parametrize(("choice", "points"), [("take points", 36 + 3 + 3), ("banish 2 mist 0,0 NW", 36 + 1)])
def test_a_hound_brings_a_point_for_each_ghost_then_on_the_table(mists: MistDrawer, choice: str, points: int) -> None:
    board = mists("*  ~  straight90:a\n~  ~  .", level=3, a="red road", to_move="blue")
    treasure(board)
    board.does("pass")
    assert states(board) == ["on", "waiting"]
    board.turn("stop", at=(3, 0), rotation=90)
    board.does(choice)
    board.expect_points(points)
    assert states(board) == ["gone", "waiting"]


@rule("MIST-93", "MIST-80")
def test_a_hound_goes_home_with_the_figure_that_wins(mists: MistDrawer) -> None:
    board = mists(
        "*  ~  straight90:a\n~  ~  .", own_level=EARLY | {"target": 38, "hounds": [3, 37]}, a="red road", to_move="blue"
    )
    treasure(board)
    board.does("pass")
    assert "on" in states(board)
    board.turn("stop", at=(3, 0), rotation=90)
    board.does("take points")
    assert board.mists["result"] == "won"
    assert "on" not in states(board)
    assert all(hound["figure"] is None for hound in board.mists["hounds"])


@rule("MIST-93", "MIST-25")
def test_ghosts_on_cemeteries_count_for_a_hound(mists: MistDrawer) -> None:
    board = mists("*  ~  straight90:a\n~  ~  cemetery", level=3, a="red road", to_move="red")
    board.turn("fog1", at=(-1, 0))
    board.expect_ghosts({(-1, 0): 1, (2, 1): 1})
    treasure(board)
    board.does("pass")
    board.turn("stop", at=(3, 0), rotation=90)
    board.takes_points()
    board.expect_points(36 + 3 + 5)


@rule("MIST-93")
def test_both_hounds_with_one_guard(mists: MistDrawer) -> None:
    """Each brings its own points."""
    board = mists("*  ~  straight90:a\n~  ~  .", own_level=EARLY, a="red road", to_move="blue")
    treasure(board)
    board.does("pass")
    board.turn("cap", at=(0, 2), figure="city")
    board.takes_points()
    board.does("pass")
    assert states(board) == ["on", "on"]
    board.turn("stop", at=(3, 0), rotation=90)
    board.takes_points()
    board.expect_points(36 + 4 + 3 + 3 + 3)
    assert states(board) == ["gone", "gone"]


@rule("MIST-94", "MIST-74")
def test_hound_points_count_once_for_all_colours(mists: MistDrawer) -> None:
    board = mists(
        """
        *  ~  straight90:a  .      stop90:b
        ~  ~  plain         plain  plain
        """,
        level=3,
        a="red road",
        b="blue road",
    )
    treasure(board)
    board.hounds("red road 2,0 EW")
    board.does("pass")
    board.turn("straight", at=(3, 0), rotation=90)
    board.takes_points()
    board.expect_points(36 + 8 + 3)
    hound = board.table.lines()[-1]
    assert (hound.reason, hound.points, hound.final) == ("hound", 3, False)


@rule("MIST-94", "MIST-78")
def test_hound_points_go_to_the_colour_of_the_guard(mists: MistDrawer) -> None:
    board = mists(
        "*  ~  straight90:a\n~  ~  .",
        players=3,
        own_level=EARLY | {"per_colour": True, "hounds": [2, 40]},
        a="green road",
        to_move="red",
    )
    board.turn("cap", at=(0, 2), figure="city")
    board.takes_points()
    board.turn("cap", at=(1, -1), rotation=180, figure="city")
    board.takes_points()
    board.turn("mist-stop", at=(1, 2), rotation=180, figure="road")
    board.takes_points()
    assert board.mists["points"] == [4, 4, 2]
    assert states(board) == ["on", "waiting"]
    while board.table.step == "chase":
        board.does("pass")
    board.turn("stop", at=(3, 0), rotation=90)
    board.takes_points()
    assert board.mists["points"] == [4, 4, 2 + 3 + 3]


@rule("MIST-95", "MIST-35")
def test_the_hound_of_a_buried_guard_leaves(mists: MistDrawer) -> None:
    board = mists("*  ~  straight90:a\n~  ~  cemetery  plain", level=3, a="red road")
    treasure(board)
    board.does("pass")
    assert states(board) == ["on", "waiting"]
    board.place(board.turn_of(), "plain", at=(2, 2))
    board.buries("red road 2,0 EW")
    assert board.mists["hounds"][0] == {"points": 15, "state": "gone", "figure": None}
    board.expect_points(36)
    board.expect_standing()


@rule("MIST-96")
def test_hounds_come_when_everything_is_scored(mists: MistDrawer) -> None:
    """The first of two cities reaches the hound; both are chosen for before it comes."""
    board = mists(
        """
        .  .  plain   cap180:a
        *  ~  stop90  .
        ~  ~  plain   cap:b
        """,
        own_level=EARLY,
        a="red city",
        b="blue city",
    )
    board.turn("straight", at=(0, -1), figure="road")
    board.turn("straight", at=(-1, 1), rotation=90, figure="road")
    board.turn("split", at=(3, 0))
    board.does(min(board.table.legal()))
    board.does("take points")
    board.expect_points(4)
    assert states(board) == ["waiting", "waiting"]
    assert board.table.step == "reward"
    board.does("take points")
    assert board.table.step == "hound"


@rule("MIST-97")
@pytest.mark.parametrize(("points", "result"), [(36, "hound-late"), (72, None)])
def test_the_last_tile_of_the_second_pile(mists: MistDrawer, points: int, result: str | None) -> None:
    """The second hound waits at 50 points."""
    board = mists(level=3, tiles=tile_set(treasure=2))
    treasure(board)
    board.strolls(38)
    assert board.piles() == (1, 20)
    if points == 36:
        board.strolls(1)
    else:
        board.turn("treasure", at=(0, 2), figure="city")
        board.takes_points()
    board.expect_points(points)
    assert board.mists["result"] == result


@rule("MIST-97")
def test_the_last_pile_has_no_hound(mists: MistDrawer) -> None:
    board = mists(level=3, tiles=tile_set(treasure=2))
    treasure(board)
    board.turn("treasure", at=(0, 2), figure="city")
    board.takes_points()
    assert board.piles() == (58,)
    board.strolls(48)
    assert board.goes_on()
