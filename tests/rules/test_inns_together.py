"""Inns & Cathedrals with the other modules: COM-50 to COM-76."""

import pytest

from bastide.core.refusal import RulesetError
from bastide.rules import make_ruleset
from tests.rules.boards import ROAD_BEND
from tests.rules.drawer import Drawer
from tests.rules.fortress_boards import SiegeDrawer
from tests.rules.ghost_boards import GhostDrawer
from tests.rules.rule import rule
from tests.rules.test_conquest_besiegers import RED_HAS_TWO
from tests.rules.test_ghosts_cemeteries import CEMETERY
from tests.rules.test_reinforce import FOUR_FIFTHS_OF_A_CITY

GHOSTS = "base+ghosts+inns"
ON_A_ROAD = """
    .  through  .
    *  ~        straight90:a
    ~  ~        .
"""


@rule("COM-50")
@pytest.mark.parametrize("river", ["river", "river20"])
def test_its_tiles_come_among_the_land_after_the_river(river: str) -> None:
    rules = make_ruleset(f"base+{river}+inns", 2)
    stage = {tile.id: sum(tile.index >= int(end) for end in rules.stage_end) for tile in rules.tiles}
    own = [tile for tile in rules.tiles if tile.id.startswith("IN-")]
    assert sum(rules.copies[tile.index] for tile in own) == 18, "none lies first"
    assert {stage[tile.id] for tile in own} == {stage["E"]}
    assert stage["E"] > 0


@rule("COM-56", "HOUSE-4")
def test_its_gardens_are_gardens_like_the_others() -> None:
    for gardens, found in ((True, 2), (False, 0)):
        rules = make_ruleset("base+abbot+inns", 2, options={"gardens": gardens})
        garden = rules.kinds["garden"]
        own = [tile for tile in rules.tiles if any(seg.kind == garden for seg in tile.rots[0].segments)]
        assert sum(tile.id.startswith("IN-") for tile in own) == found
        assert all(gardens for tile in own)


@rule("COM-57", "HOUSE-1")
def test_a_small_city_is_worth_one_for_each_tile_with_it_too(draw: Drawer) -> None:
    board = draw("*", rules="base+inns", options={"small_cities": 2})
    board.place("red", "E", at=(0, -1), rotation=180, figure="large city")
    board.expect_scores(red=2)


@rule("COM-51", "COM-52", "COM-53")
def test_who_may_play_with_how_many() -> None:
    """COM-T-26."""
    assert make_ruleset(GHOSTS, 6).n_seats == 6
    with pytest.raises(RulesetError, match="2 to 5 players"):
        make_ruleset("base+ghosts", 6)
    with pytest.raises(RulesetError, match="mists is a game of its own, played without inns"):
        make_ruleset("mists+inns", 2)


@rule("COM-55")
@pytest.mark.parametrize(
    ("rules", "supply"),
    [
        ("base+inns", {"meeple": 7, "large": 1}),
        ("base+ghosts+inns", {"meeple": 5, "guard": 2, "large": 1}),
        ("base+conquest+inns", {"meeple": 9, "large": 1}),
        ("base+abbot+ghosts+conquest+inns", {"meeple": 7, "abbot": 1, "guard": 2, "large": 1}),
    ],
)
def test_the_large_meeple_comes_on_top_of_what_the_others_have(rules: str, supply: dict[str, int]) -> None:
    """COM-T-27, without Traders & Builders."""
    made = make_ruleset(rules, 2)
    assert {spec.name: spec.count - spec.stock for spec in made.figure_specs} == supply


@rule("COM-70")
@pytest.mark.parametrize("kind", ["", "large "])
def test_a_ghost_beside_a_large_meeple_costs_two_once(ghosts: GhostDrawer, kind: str) -> None:
    """COM-T-01, on a road of three tiles: a small one pays the same."""
    board = ghosts(ON_A_ROAD, rules=GHOSTS, a=f"red {kind}road")
    board.turn("plain", at=(-1, 0))
    board.expect_ghosts({f"red {kind}road 2,0 EW": 1})
    board.turn("stop", at=(3, 0), rotation=90)
    board.expect_scores(red=3 - 2)
    board.expect_ghosts()


@rule("COM-70", "GHO-21")
def test_the_third_ghost_sends_it_home(ghosts: GhostDrawer) -> None:
    """COM-T-03, without a builder."""
    board = ghosts(ON_A_ROAD, rules=GHOSTS, a="red large road")
    board.turn("plain", at=(-1, 0))
    board.turn("plain", at=(2, -1))
    board.turn("stop", at=(0, -1))
    board.expect_ghosts({"red large road 2,0 EW": 2})
    board.turn("plain", at=(3, -1))
    board.turn("plain", at=(2, 1))
    board.expect_figures()
    board.expect_ghosts()
    assert board.table.supply("large") == [1, 1]


@rule("COM-65", "GHO-34", "INN-40")
def test_ghosts_are_charged_on_an_inn_road_that_is_worth_nothing(ghosts: GhostDrawer) -> None:
    """COM-T-05, with fewer points."""
    board = ghosts(
        """
        *  ~  IN-inn-straight-garden:a
        ~  ~  .
        """,
        rules=GHOSTS,
        a="red large road",
        left=3,
        to_move="blue",
    )
    board.turn("plain", at=(2, -1))
    board.place("red", "stop", at=(0, -1), figure="road S")
    board.turn("plain", at=(3, -1))
    board.declines()
    assert board.table.step == "over"
    board.expect_scores(red=2 + 0 - 1)


@rule("COM-72", "COM-16", "INN-33")
def test_a_large_meeple_outweighs_a_guard(ghosts: GhostDrawer) -> None:
    """COM-T-07."""
    board = ghosts(
        """
        B      E180:b        .  .
        J90:a  IN-cathedral  F  .
        *      ~             U  .
        ~      ~             .  .
        """,
        rules=GHOSTS,
        tiles=None,
        a="red guard city",
        b="blue large city",
    )
    board.turn("E", at=(3, -1), rotation=270)
    board.expect_scores(blue=21)
    board.expect_guards()


@rule("COM-71", "GHO-42")
def test_a_large_gravedigger_gets_a_guard_and_comes_home(ghosts: GhostDrawer) -> None:
    """COM-T-09, without a ghost."""
    board = ghosts(CEMETERY.format("stop90"), rules=GHOSTS, a="red large cemetery", to_move="blue")
    for cell in ((3, 0), (3, 2)):
        board.turn("plain", at=cell)
    board.expect_guards(red=3)
    board.expect_stock(red=2)
    board.expect_scores()
    assert board.table.supply("large") == [1, 1]


@rule("COM-63")
def test_a_misty_road_with_an_inn_pays_two_a_tile(ghosts: GhostDrawer) -> None:
    """The start tile is misty, and its road of three tiles with an inn pays 6."""
    board = ghosts("*  ~  IN-inn-straight-garden:a  .\n~  ~  .  .", rules=GHOSTS, a="red road", to_move="blue")
    board.turn("stop", at=(3, 0), rotation=90)
    board.expect_scores(red=6)


@rule("COM-75", "ANN-30", "INN-30")
@pytest.mark.parametrize(("kind", "blue"), [("large", 0), ("meeple", 10)])
def test_a_large_meeple_reinforces_by_two(draw: Drawer, kind: str, blue: int) -> None:
    """COM-T-22."""
    board = draw(FOUR_FIFTHS_OF_A_CITY, rules="base+arrows+inns", options=ROAD_BEND, a="red city", b="blue large city")
    board.place("red", "AN-D", at=(1, 0))
    assert board.offers("reinforce") == {"meeple city -1,-2 E", "large city -1,-2 E"}
    board.does(f"reinforce {kind} city -1,-2 E")
    board.place("blue", "E", at=(1, -2), rotation=270, figure="none")
    board.expect_scores(red=10, blue=blue)


@rule("COM-75", "ANN-32", "INN-23")
def test_it_goes_through_a_portal(draw: Drawer) -> None:
    board = draw("*  U", rules="base+arrows+inns")
    board.place("red", "AN-I", at=(-1, 0))
    portal = board.offers("portal")
    assert {text.split(" ", 1)[1] for text in portal if text.startswith("large")} == {
        text.split(" ", 1)[1] for text in portal if text.startswith("meeple")
    }
    assert any(text.startswith("large") for text in portal)


@rule("COM-73", "CON-41")
def test_placing_it_lets_a_small_one_man_the_wall(sieges: SiegeDrawer) -> None:
    """COM-T-10."""
    board = sieges(rules="base+conquest+inns")
    board.draws("red", "E")
    board.table.push(board.places()[0])
    (city,) = [text for text in board.table.legal() if text.startswith("large city")]
    board.table.push(city)
    board.expect_question("man", "red", "man knights", "pass")
    board.does("man knights")
    board.expect_supply(red=8)
    board.expect_wall("knights", red=(1, 0))


@rule("COM-61")
def test_the_cell_of_the_fortress_counts_twice_on_a_road_with_an_inn(sieges: SiegeDrawer) -> None:
    """COM-T-13: the board's cell and three tiles."""
    board = sieges(
        """
        .  IN-inn-straight-garden:a  U  *  ~  ~  ~  w
        .  .                         .  ~  ~  ~  ~  .
        .  .                         w  ~  ~  ~  ~  .
        """,
        rules="base+conquest+inns",
        a="blue road",
    )
    board.place("red", "W", at=(-3, 0), figure="none")
    board.expect_scores(blue=8)


@rule("COM-74", "CON-25")
@pytest.mark.parametrize("flees", ["large", "meeple"])
def test_an_attack_takes_it_as_one_knight_of_two(sieges: SiegeDrawer, flees: str) -> None:
    board = sieges(RED_HAS_TWO, rules="base+conquest+inns", a="red large city", b="red city")
    board.catapult("knights")
    board.draws("red", "CQ-03")
    board.expect_question("flee", "red", "flee large city 1,-1 N", "flee meeple city 3,-1 N")
    board.does(next(text for text in board.table.legal() if flees in text))
    board.expect_standing("red city" if flees == "large" else "red large city")
    board.expect_scores()
