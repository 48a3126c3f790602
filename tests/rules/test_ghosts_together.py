"""Ghosts with rivers, arrows and abbots: COM-11, COM-12, COM-24 to COM-26, COM-33."""

import pytest

from tests.rules.boards import ROAD_BEND
from tests.rules.courses import RIVER
from tests.rules.ghost_boards import GhostBoard, GhostDrawer
from tests.rules.rule import rule

ARROWS = "base+arrows+ghosts"


@rule("COM-12", "GHO-13")
def test_mist_beside_a_river_tile_disperses(ghosts: GhostDrawer) -> None:
    """Mist looks at the spring from the west."""
    board = by_the_river(ghosts)
    board.place("blue", "fog1", at=(-1, 0), rotation=270)
    board.expect_ghosts({"blue monastery 2,0 I": 1})


@rule("COM-33", "COM-01")
def test_with_a_river_the_large_start_tile_stays_in_the_box(ghosts: GhostDrawer) -> None:
    board = by_the_river(ghosts, spare_start=True)
    assert "MS-start" not in {name.partition("~")[0] for name in board.table.tiles().values()}
    assert "D-start" in board.offers("draw")
    assert "MS-start" not in board.offers("draw")


def by_the_river(ghosts: GhostDrawer, **options: bool) -> GhostBoard:
    """The spring at 0,0; red holds the city on (1,0), blue the monastery on (2,0)."""
    board = ghosts("*", rules="base+river+ghosts", options=options)
    for placement, figure in zip(RIVER, ["city N", "monastery", *["none"] * len(RIVER)], strict=False):
        tile, cell, rotation = placement.split()
        x, y = (int(number) for number in cell.split(","))
        board.turn(tile, (x, y), int(rotation), figure)
    return board


ON_A_ROAD = """
    .  through  .
    *  ~        straight90:a
    ~  ~        .
"""


def reinforced(ghosts: GhostDrawer, figure: str) -> GhostBoard:
    """Red has two figures on the road at (2,0), and it is red's turn again."""
    board = ghosts(ON_A_ROAD, rules=ARROWS, options=ROAD_BEND, a="red road")
    board.place("red", "AN-D", at=(2, -1), rotation=180)
    board.does(f"reinforce {figure} road 2,0 EW")
    board.turn("stop", at=(3, -1), rotation=90)
    return board


@rule("COM-11", "GHO-21")
def test_two_meeples_on_one_spot_have_ghosts_of_their_own(ghosts: GhostDrawer) -> None:
    board = reinforced(ghosts, "meeple")
    for cell, tile in (((-1, 0), "plain"), ((0, -1), "stop"), ((2, 1), "plain")):
        board.place("red", tile, at=cell)
        assert board.table.legal() == {"spook meeple road 2,0 EW", "spook meeple road 2,0 EW 2"}
        board.spooks("red road 2,0 EW 2")
        if board.ghosts():
            board.turn("plain", at=(3 - cell[1], -2))
    board.expect_figures("red road 2,0 EW")
    board.expect_ghosts()
    board.expect_supply(red=4)


@rule("COM-11", "GHO-19")
def test_a_guard_reinforces_and_is_not_haunted(ghosts: GhostDrawer) -> None:
    board = reinforced(ghosts, "guard")
    board.expect_figures("red road 2,0 EW", "red guard road 2,0 EW")
    board.turn("plain", at=(-1, 0))
    board.expect_ghosts({"red road 2,0 EW": 1})


@rule("COM-11")
def test_a_guard_goes_through_a_portal(ghosts: GhostDrawer) -> None:
    board = ghosts(rules=ARROWS)
    board.place("red", "AN-I", at=(2, 0), rotation=180)
    board.does("portal guard city 0,1 S")
    board.expect_figures("red guard city 0,1 S")
    board.expect_guards(red=1)


@rule("COM-25")
def test_reinforcements_reach_no_castle_and_no_cemetery(ghosts: GhostDrawer) -> None:
    board = ghosts(
        """
        *  ~  stop90      castle:a
        ~  ~  cemetery:b  .
        """,
        rules=ARROWS,
        options=ROAD_BEND,
        a="red castle",
        b="red cemetery",
        to_move="blue",
    )
    board.turn("plain", at=(3, 1))
    board.place("red", "AN-D", at=(4, 0), rotation=270)
    assert board.offers("reinforce") == set()
    board.expect_spots("road ES")


@rule("COM-25")
def test_a_portal_leads_to_no_castle_and_no_cemetery(ghosts: GhostDrawer) -> None:
    board = ghosts("*  ~  .\n~  ~  cemetery\n.  .  castle", rules=ARROWS)
    board.place("red", "AN-I", at=(2, 0), rotation=180)
    reached = {text.split()[1] for text in board.offers("portal")}
    assert reached == {"road", "city"}


@rule("COM-26", "GHO-17")
@pytest.mark.parametrize("before", [1, 2])
def test_ghosts_come_before_the_arrows(ghosts: GhostDrawer, before: int) -> None:
    """The arrow tile disperses the mist in the west and would let red reinforce the figure that it drives away."""
    board = ghosts(ON_A_ROAD, rules=ARROWS, options=ROAD_BEND, a="red road")
    for cell, tile in (((-1, 0), "plain"), ((0, -1), "stop"))[:before]:
        board.turn(tile, at=cell)
        board.turn("plain", at=(2 - cell[1], -1))
    board.place("red", "AN-D", at=(2, 1), rotation=270)
    kept = {"meeple road 2,0 EW", "guard road 2,0 EW"} if before == 1 else set()
    assert board.offers("reinforce") == kept
    board.expect_supply(**({"red": 4} if kept else {}))


@rule("COM-24", "GHO-33", "GHO-21")
def test_an_abbot_who_leaves_a_shared_monastery_pays_for_his_own_ghosts(ghosts: GhostDrawer) -> None:
    board = ghosts(
        "*  ~  stop90  B:a\n~  ~  .       .",
        rules="base+abbot+arrows+ghosts",
        options=ROAD_BEND,
        a="red abbot monastery",
        to_move="blue",
    )
    board.turn("plain", at=(4, 0))
    board.place("red", "AN-D", at=(3, -1), rotation=180)
    board.does("reinforce meeple monastery 3,0 I")
    board.turn("plain", at=(5, 0))
    board.place("red", "plain", at=(-1, 0))
    board.expect_question("disperse", "red abbot monastery 3,0 I", "red monastery 3,0 I")
    board.spooks("red monastery 3,0 I")
    board.does("recall abbot monastery 3,0 I")
    board.expect_scores(red=4)
    board.expect_ghosts({"red monastery 3,0 I": 1})
