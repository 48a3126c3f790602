"""The Phantom with other boxes: PHA-115 to PHA-140."""

from tests.rules.boards import ROAD_BEND
from tests.rules.drawer import Drawer
from tests.rules.fortress_boards import SiegeDrawer
from tests.rules.ghost_boards import GhostDrawer
from tests.rules.rule import rule
from tests.rules.test_phantom import expect_phantom

GHOSTS = "base+ghosts+phantom"
SIEGE = "base+conquest+phantom"
FORTRESS = """
    .  .  B    B  .  .  .  .
    .  .  U    *  ~  ~  ~  w
    .  .  .    ~  ~  ~  ~  .
    .  .  w    ~  ~  ~  ~  .
"""


@rule("PHA-115", "ANN-35")
def test_after_a_portal_it_goes_on_the_new_tile(draw: Drawer) -> None:
    board = draw("*  U\nB  .", rules="base+arrows+phantom")
    board.place("red", "AN-I", at=(-1, 0))
    assert {text.split()[0] for text in board.offers("portal")} == {"meeple"}
    board.does("portal meeple monastery 0,1 I")
    expect_phantom(board, "road EW")


@rule("PHA-115", "ANN-30")
def test_it_never_reinforces(draw: Drawer) -> None:
    board = draw("*  U:a  U\nB  .    .\nB  .    .", rules="base+arrows+phantom", options=ROAD_BEND, a="red road")
    board.place("red", "AN-D", at=(2, 1))
    assert board.offers("reinforce") == {"meeple road 1,0 EW"}


@rule("PHA-116", "PHA-21", "CON-40", "CON-41")
def test_one_meeple_mans_a_wall_in_a_part(sieges: SiegeDrawer) -> None:
    """COM-PHA-T-04: after the first piece, not after the phantom as well."""
    board = sieges(FORTRESS, rules=SIEGE)
    board.place("red", "A", at=(-2, 0), rotation=270, figure="road")
    board.expect_question("man", "red", "man highwaymen", "pass")
    board.does("pass")
    board.does("phantom monastery -2,0 I")
    board.expect_turn("draw", "blue")


@rule("PHA-20", "PHA-21", "CON-41")
def test_after_the_phantom_a_small_meeple_mans_the_wall(sieges: SiegeDrawer) -> None:
    board = sieges(FORTRESS, rules=SIEGE)
    board.place("red", "A", at=(-2, 0), rotation=270, figure="phantom road")
    board.expect_question("man", "red", "man highwaymen", "pass")
    board.does("man highwaymen")
    board.expect_wall("highwaymen", red=(1, 0))


@rule("PHA-116", "CON-50")
def test_a_wall_counterattacks_after_the_phantom(sieges: SiegeDrawer) -> None:
    board = sieges(FORTRESS, rules=SIEGE)
    board.garrison("highwaymen", blue=(3, 0))
    board.place("red", "A", at=(-2, 0), rotation=270, figure="road")
    board.does("man highwaymen")
    board.expect_scores()
    board.does("phantom monastery -2,0 I")
    board.expect_scores(red=3 + 3, blue=9)


@rule("PHA-116", "PHA-20", "CON-26")
def test_an_attack_takes_it(sieges: SiegeDrawer) -> None:
    board = sieges(FORTRESS.replace("U  ", "U:a"), rules=SIEGE, a="red phantom road", to_move="blue")
    board.catapult("highwaymen")
    board.draws("blue", "CQ-01")
    board.expect_standing()
    assert board.table.supply("phantom") == [1, 1]


@rule("PHA-130", "GHO-12", "GHO-30")
def test_a_ghost_beside_it_costs_two(ghosts: GhostDrawer) -> None:
    board = ghosts(
        """
        .  through  .
        *  ~        straight90:a
        ~  ~        .
        """,
        rules=GHOSTS,
        a="red phantom road",
    )
    board.turn("plain", at=(-1, 0))
    board.expect_ghosts({"red phantom road 2,0 EW": 1})
    board.turn("stop", at=(3, 0), rotation=90)
    board.expect_scores(red=3 - 2)
    board.expect_ghosts()


@rule("PHA-130", "GHO-31")
def test_a_ghost_beside_a_phantom_knight(ghosts: GhostDrawer) -> None:
    """COM-PHA-T-01: a city worth 8."""
    board = ghosts(".  through:a\n*  ~\n~  ~", rules=GHOSTS, a="red phantom city", to_move="blue")
    board.strolls(1)
    board.turn("plain", at=(-1, 0))
    board.expect_ghosts({"red phantom city 1,-1 NS": 1})
    board.turn("crest", at=(1, -2), rotation=180)
    board.expect_scores(red=8 - 2)


@rule("PHA-131", "GHO-61")
def test_it_takes_a_road_in_the_mist_and_no_field_there(ghosts: GhostDrawer) -> None:
    """COM-PHA-T-02."""
    board = ghosts(rules=GHOSTS, fields=True)
    board.place("red", "mist-stop", at=(0, -1), figure="field")
    expect_phantom(board, "road S")


@rule("PHA-132", "GHO-40")
def test_it_may_be_gravedigger_after_a_farmer(ghosts: GhostDrawer) -> None:
    """COM-PHA-T-03."""
    board = ghosts("*  ~  straight90\n~  ~  .", rules=GHOSTS, fields=True)
    board.place("red", "cemetery", at=(2, 1), figure="field")
    expect_phantom(board, "cemetery I")


@rule("PHA-140", "TRA-30")
def test_it_is_a_meeple_for_its_builder(draw: Drawer) -> None:
    """COM-PHA-T-05."""
    board = draw("*      U\nE90:a  .", rules="base+traders+phantom", a="red phantom city")
    board.place("red", "TB-corridor-road-wine", at=(1, 1))
    assert board.offers("builder") == {"city 1,1 EW"}


@rule("PHA-140", "TRA-32")
def test_a_phantom_placed_after_it_does_not_help_a_builder(draw: Drawer) -> None:
    board = draw("*", rules="base+traders+phantom")
    board.place("red", "D", at=(1, 0))
    assert board.offers("builder") == set()


@rule("PHA-140", "TRA-37")
def test_the_builder_comes_home_with_it(draw: Drawer) -> None:
    board = draw(
        "*      U\nE90:a  TB-corridor-road-wine:b",
        rules="base+traders+phantom",
        to_move="blue",
        a="red phantom city",
        b="red builder city",
    )
    board.place("blue", "E", at=(2, 1), rotation=270, figure="none")
    assert board.table.supply("builder") == board.table.supply("phantom") == [1, 1]


@rule("PHA-154", "FLI-12")
def test_one_of_the_two_flies(draw: Drawer) -> None:
    """The phantom may fly if the first piece did not."""
    board = draw("*  U", rules="base+flier+phantom")
    board.place("red", "FL-straight-diagonal", at=(2, 0), figure="road")
    assert board.table.legal() == {"fly phantom", "pass"}
    board.does("fly phantom")
    board.does("die 1")
    assert board.table.step == "draw"


@rule("PHA-154", "FLI-15")
def test_after_a_flight_the_phantom_goes_on_the_tile(draw: Drawer) -> None:
    board = draw("*  U", rules="base+flier+phantom")
    board.place("red", "FL-straight-diagonal", at=(2, 0))
    board.does("fly meeple")
    board.does("die 3")
    expect_phantom(board, "road EW")


@rule("PHA-155", "CRO-12", "CRO-13")
def test_a_crop_circle_adds_it_or_removes_it(draw: Drawer) -> None:
    board = draw("*  U:a", rules="base+crops+phantom", a="red road", to_move="blue")
    board.place("blue", "CR2-bend-end", at=(0, 1), figure="none")
    board.does("circle add")
    assert board.table.legal() == {"grow meeple road 1,0 EW", "grow phantom road 1,0 EW", "pass"}
    board.does("grow phantom road 1,0 EW")
    board.expect_figures("red road 1,0 EW", "red phantom road 1,0 EW")
