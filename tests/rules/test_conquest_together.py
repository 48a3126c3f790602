"""The fortress with arrows and with ghosts: COM-12 to COM-15, COM-19, COM-20, COM-22 to COM-25."""

import pytest

from tests.rules.boards import ROAD_BEND
from tests.rules.fortress_boards import Siege, SiegeDrawer
from tests.rules.rule import rule

ARROWS = "base+arrows+conquest"
GHOSTS = "base+ghosts+conquest"
A_KNIGHT = """
    .  .  E:a  .  .  .
    .  *  ~    ~  ~  w
    .  ~  ~    ~  ~  .
    w  ~  ~    ~  ~  .
"""


@rule("COM-20")
def test_an_arrow_at_the_board_is_activated_and_brings_nothing(sieges: SiegeDrawer) -> None:
    """AN-A points south: at the board from the north, into the open from the south."""
    board = sieges(A_KNIGHT, rules=ARROWS, a="red city", to_move="blue")
    board.turn("U")
    board.place("red", "AN-A", at=(3, -1))
    board.expect_scores()
    assert board.offers("reinforce") == {"meeple city 1,-1 N"}


@rule("COM-20")
def test_an_arrow_into_the_open_brings_its_points_beside_the_board_too(sieges: SiegeDrawer) -> None:
    """AN-D turned by 180 degrees points south from below the board, and its road meets the gate."""
    board = sieges(rules=ARROWS, options=ROAD_BEND)
    board.place("red", "AN-D", at=(1, 3), rotation=180)
    board.expect_scores(red=2)


@rule("COM-23", "CON-40")
def test_a_meeple_that_reinforces_lets_another_man_the_wall(sieges: SiegeDrawer) -> None:
    board = sieges(A_KNIGHT, rules=ARROWS, a="red city", to_move="blue")
    board.turn("U")
    board.place("red", "AN-A", at=(3, -1))
    board.does("reinforce meeple city 1,-1 N")
    board.expect_question("man", "red", "man knights", "pass")
    board.does("man knights")
    board.expect_wall("knights", red=(1, 0))
    board.expect_supply(red=6)


@rule("COM-23", "CON-40", "CON-44")
@pytest.mark.parametrize(
    ("target", "answers"),
    [
        ("city 1,-1 N", {"man knights"}),
        ("monastery 3,-1 I", {"man monks"}),
        ("field 3,-1 01234567", {"farm knights", "farm highwaymen", "farm monks"}),
    ],
)
def test_a_meeple_through_the_portal_does_so_too(sieges: SiegeDrawer, target: str, answers: set[str]) -> None:
    """AN-I points east, turned by 90 degrees south, at the board."""
    board = sieges(
        ".  .  E  .  B  .\n.  *  ~  ~  ~  w\n.  ~  ~  ~  ~  .\nw  ~  ~  ~  ~  .", rules="base+fields+arrows+conquest"
    )
    board.place("red", "AN-I", at=(2, -1), rotation=90)
    board.does(f"portal meeple {target}")
    assert board.table.legal() == answers | {"pass"}
    assert board.table.step == "man"


@rule("COM-22", "COM-25", "CON-04")
def test_the_portal_leads_neither_to_the_board_nor_to_a_wall(sieges: SiegeDrawer) -> None:
    """Spring and lake are all that is left."""
    board = sieges(rules="base+fields+arrows+conquest")
    board.place("red", "AN-I", at=(2, -1), rotation=90)
    assert board.offers("portal") == {"meeple field -1,2 01234567", "meeple field 4,0 01234567"}


@rule("COM-22")
def test_its_refusal_names_the_rule(sieges_engine: SiegeDrawer) -> None:
    board = sieges_engine(rules="base+fields+arrows+conquest")
    board.place("red", "AN-I", at=(2, -1), rotation=90)
    assert board.refusal("portal meeple road 1,2 S") == ("portal-unmanned", "COM-22")


@rule("COM-25")
def test_nobody_reinforces_a_wall(sieges: SiegeDrawer) -> None:
    board = sieges(rules=ARROWS)
    board.garrison("knights", red=(1, 1))
    board.place("red", "AN-A", at=(3, -1))
    assert board.offers("reinforce") == set()


@rule("COM-24", "CON-25")
def test_of_an_abbot_and_a_meeple_in_one_monastery_the_owner_names_who_goes(sieges: SiegeDrawer) -> None:
    board = sieges(
        ".  B:a  B  .  .  .\n.  *  ~  ~  ~  w\n.  ~  ~  ~  ~  .\nw  ~  ~  ~  ~  .",
        rules="base+abbot+arrows+conquest",
        a="red abbot monastery",
    )
    board.place("red", "AN-A", at=(3, -1))
    board.does("reinforce meeple monastery 0,-1 I")
    board.declines()
    board.catapult("monks")
    board.draws("blue", "CQ-05")
    board.expect_question("flee", "red", "flee meeple monastery 0,-1 I", "flee abbot monastery 0,-1 I")
    board.does("flee abbot monastery 0,-1 I")
    board.expect_standing("red monastery")
    board.expect_abbots()


@rule("CON-25")
def test_of_two_meeples_on_one_spot_each_can_be_named(sieges: SiegeDrawer) -> None:
    board = sieges(A_KNIGHT, rules=ARROWS, a="red city", to_move="blue")
    board.turn("U")
    board.place("red", "AN-A", at=(3, -1))
    board.does("reinforce meeple city 1,-1 N")
    board.declines()
    board.catapult("knights")
    board.draws("blue", "CQ-03")
    board.expect_question("flee", "red", "flee meeple city 1,-1 N", "flee meeple city 1,-1 N 2")
    board.does("flee meeple city 1,-1 N 2")
    board.expect_standing("red city")
    board.expect_turn("place", "blue")


# Ghosts


@rule("COM-19")
def test_seven_meeples_and_two_guards(sieges: SiegeDrawer) -> None:
    board = sieges(rules="base+abbot+ghosts+conquest", players=5)
    board.expect_supply(red=7, blue=7, green=7, yellow=7, black=7)
    board.expect_guards()
    board.expect_abbots()


@rule("COM-13", "CON-41")
def test_no_guard_mans_a_wall(sieges: SiegeDrawer) -> None:
    """Red has guards only, and nobody asks him."""
    board = sieges(rules=GHOSTS)
    board.garrison("monks", red=(0, 7))
    board.place("red", "E", at=(1, -1))
    board.does("guard city 1,-1 N")
    board.expect_wall("knights")
    board.expect_turn("draw", "blue")


@rule("COM-13", "CON-40")
def test_beside_a_guard_a_meeple_goes_to_his_wall(sieges: SiegeDrawer) -> None:
    board = sieges(rules=GHOSTS)
    board.place("red", "E", at=(1, -1))
    board.does("guard city 1,-1 N")
    board.expect_question("man", "red", "man knights", "pass")
    board.does("man knights")
    board.expect_wall("knights", red=(1, 0))
    board.expect_guards(red=1)


@rule("COM-13", "COM-12", "GHO-16")
def test_no_ghost_comes_to_a_wall(sieges: SiegeDrawer) -> None:
    """Mist laid against the board is broken (COM-12), and red's only meeples stand at a wall."""
    board = sieges(rules=GHOSTS)
    board.garrison("knights", red=(1, 1))
    board.draws("red", "MM22")
    for place in board.places():
        board.table.push(place)
        assert board.table.step not in ("thicken", "disperse")
        assert board.table.bank() == 15
        board.table.pop()


@rule("COM-12", "GHO-13")
def test_mist_laid_against_the_board_is_broken(sieges: SiegeDrawer) -> None:
    board = sieges(A_KNIGHT, rules=GHOSTS, a="red city", to_move="blue")
    board.turn("U")
    board.draws("red", "MM22")
    haunted = set()
    for place in board.places():
        board.table.push(place)
        haunted.add(board.table.bank())
        board.table.pop()
    assert 14 in haunted


@rule("COM-13")
def test_an_attack_takes_a_guard_too(sieges: SiegeDrawer) -> None:
    board = sieges(rules=GHOSTS)
    board.place("red", "E", at=(1, -1))
    board.does("guard city 1,-1 N")
    board.declines()
    board.catapult("knights")
    board.draws("blue", "CQ-03")
    board.expect_guards()
    board.expect_standing()


@rule("COM-14")
def test_the_ghosts_of_a_figure_that_is_taken_off_cost_nothing(sieges: SiegeDrawer) -> None:
    board = sieges(A_KNIGHT, rules=GHOSTS, a="red city", to_move="blue")
    board.turn("U")
    haunted_knight(board)
    board.garrison("highwaymen", red=(1, 0))
    board.catapult("highwaymen", "knights")
    board.does("pass")
    board.draws("blue", "CQ-14-v2")
    board.expect_standing()
    assert board.table.bank() == 15
    board.expect_scores(red=3)


def haunted_knight(board: Siege) -> None:
    """Red's own mist laid against the board brings a ghost to his only figure; the figure step is still open."""
    board.draws("red", "MM22")
    for place in board.places():
        board.table.push(place)
        if board.table.bank() == 14:
            return
        board.table.pop()
    raise AssertionError("no ghost came")


@rule("COM-14")
def test_a_counterattack_pays_the_same_whoever_is_haunted(sieges: SiegeDrawer) -> None:
    board = sieges(A_KNIGHT, rules=GHOSTS, a="red city", to_move="blue")
    board.turn("U")
    haunted_knight(board)
    board.declines()
    board.garrison("monks", red=(2, 0), blue=(1, 0))
    board.turn("B", "monastery", then="man monks")
    board.expect_scores(red=6, blue=6)
    assert board.table.bank() == 14


@rule("COM-15")
@pytest.mark.parametrize(
    ("parts", "tile", "kind"), [("mist+castles", "MC03", "castle"), ("cemeteries", "MK03", "cemetery")]
)
def test_a_steward_and_a_gravedigger_have_no_wall(sieges: SiegeDrawer, parts: str, tile: str, kind: str) -> None:
    """No meeple follows them, and no attack takes them."""
    board = sieges(rules=f"base+{parts}+conquest")
    board.turn(tile, kind)
    board.expect_standing(f"red {kind}")
    board.expect_turn("draw", "blue")
    for wall, sign in (("knights", "CQ-03"), ("highwaymen", "CQ-01"), ("monks", "CQ-05")):
        board.catapult(wall)
        board.draws(board.turn_of(), sign)
        board.expect_catapults()
        board.expect_standing(f"red {kind}")
        board.lay()
