"""Siege & Defense: symbols, catapults, attacks, and who is taken off."""

import pytest

from tests.rules.fortress_boards import Siege, SiegeDrawer
from tests.rules.rule import rule
from tests.rules.tables import game_of

ALL = "base+fields+abbot+conquest"
RED_HAS_TWO = """
    .  B  E:a  .  E:b  .
    .  *  ~    ~  ~    w
    .  ~  ~    ~  ~    .
    w  ~  ~    ~  ~    .
    .  .  .    B  .    .
"""
EVERYBODY = """
    .  B:a  E:b  .       B:d  .
    .  *    ~    ~       ~    w
    .  ~    ~    ~       ~    .
    w  ~    ~    ~       ~    .
    .  U:c  .    E180:e  .    .
"""


def red_has_two(sieges: SiegeDrawer) -> Siege:
    return sieges(RED_HAS_TWO, a="red city", b="red city")


def everybody(sieges: SiegeDrawer) -> Siege:
    """Blue has a knight, a farmer and a highwayman, red a monk and a farmer."""
    return sieges(
        EVERYBODY,
        rules=ALL,
        a="red monastery",
        b="blue city",
        c="blue road",
        d="blue field 01234567",
        e="red field 012367",
    )


@rule("CON-21")
@pytest.mark.parametrize(("tile", "wall"), [("CQ-03", "knights"), ("CQ-01", "highwaymen"), ("CQ-05", "monks")])
def test_the_symbol_of_a_wall_brings_a_catapult(sieges: SiegeDrawer, tile: str, wall: str) -> None:
    board = sieges()
    board.garrison(wall, red=(1, 1))
    board.draws("red", tile)
    board.expect_catapults(wall)
    board.expect_wall(wall, red=(1, 1))
    board.expect_scores()
    board.expect_turn("place", "red")


@rule("CON-22")
@pytest.mark.parametrize("wall", ["knights", "highwaymen", "monks"])
def test_the_question_mark_goes_to_any_wall(sieges: SiegeDrawer, wall: str) -> None:
    board = sieges(players=3)
    board.garrison("monks", red=(1, 0), blue=(1, 0), green=(0, 1))
    board.catapult("monks")
    board.draws("red", "CQ-13")
    board.expect_question("besiege", "red", "besiege knights", "besiege highwaymen", "besiege monks")
    board.does(f"besiege {wall}")
    board.expect_catapults(*({"monks", wall} if wall != "monks" else ()))
    board.expect_scores(**({"red": 3, "blue": 3, "green": 3} if wall == "monks" else {}))
    board.expect_turn("place", "red")


@rule("CON-22", "CON-20")
def test_a_wall_that_does_not_exist_is_no_answer(sieges_engine: SiegeDrawer) -> None:
    board = sieges_engine()
    board.draws("red", "CQ-13")
    for text in ("besiege farmers", "besiege", "besiege knights monks", "pass"):
        assert board.refusal(text)


@rule("CON-24")
@pytest.mark.parametrize(("before", "after", "points"), [((), (), 3), (("monks",), ("monks",), 3)])
def test_the_question_mark_may_hit_the_wall_of_the_other_symbol(
    sieges: SiegeDrawer, before: tuple[str, ...], after: tuple[str, ...], points: int
) -> None:
    """CQ-06-plain shows monks and then "?": a catapult and an attack, or an attack and a new catapult."""
    board = sieges()
    board.garrison("monks", blue=(1, 0))
    board.catapult(*before)
    board.draws("red", "CQ-06-plain")
    board.expect_catapults(*(() if before else ("monks",)))
    board.expect_scores(**({"blue": points} if before else {}))
    board.does("besiege monks")
    board.expect_catapults(*after)
    board.expect_scores(blue=points)
    board.expect_wall("monks")


@rule("CON-20", "CON-25")
def test_what_the_first_symbol_asks_is_answered_before_the_second_acts(sieges: SiegeDrawer) -> None:
    """CQ-09 shows knights and then monks: red has two knights to choose from before the catapult comes."""
    board = red_has_two(sieges)
    board.catapult("knights")
    board.draws("red", "CQ-09")
    board.expect_question("flee", "red", "flee meeple city 1,-1 N", "flee meeple city 3,-1 N")
    board.expect_catapults()
    board.does("flee meeple city 3,-1 N")
    board.expect_catapults("monks")
    board.expect_standing("red city")
    board.expect_turn("place", "red")


@rule("CON-25")
def test_who_has_one_figure_of_the_kind_is_not_asked(sieges: SiegeDrawer) -> None:
    board = everybody(sieges)
    board.catapult("knights")
    board.draws("red", "CQ-03")
    board.expect_standing("red monastery", "blue road", "blue field", "red field")
    board.expect_supply(red=7, blue=7)
    board.expect_scores()
    board.expect_turn("place", "red")


@rule("CON-26")
@pytest.mark.parametrize(
    ("tile", "wall", "gone"), [("CQ-05", "monks", "red monastery"), ("CQ-01", "highwaymen", "blue road")]
)
def test_only_figures_of_that_kind_are_taken(sieges: SiegeDrawer, tile: str, wall: str, gone: str) -> None:
    board = everybody(sieges)
    board.garrison("knights", red=(1, 0), blue=(1, 1))
    board.catapult(wall)
    board.draws("red", tile)
    left = ["red monastery", "blue city", "blue road", "blue field", "red field"]
    left.remove(gone)
    board.expect_standing(*left)
    board.expect_wall("knights", red=(1, 0), blue=(1, 1))


@rule("CON-26")
def test_an_abbot_leaves_a_garden(sieges: SiegeDrawer) -> None:
    board = sieges(
        ".  .  E-garden:a  .  .  .\n.  *  ~  ~  ~  w\n.  ~  ~  ~  ~  .\nw  ~  ~  ~  ~  .",
        rules="base+abbot+conquest",
        a="blue abbot garden",
    )
    board.catapult("monks")
    board.draws("red", "CQ-05")
    board.expect_standing()
    board.expect_abbots()
    board.expect_scores()


@rule("CON-26")
def test_the_refusal_of_a_figure_of_another_kind(sieges_engine: SiegeDrawer) -> None:
    board = sieges_engine(
        """
        .  B:c  E:a  U90:d  E:b  .
        .  *    ~    ~      ~    w
        .  ~    ~    ~      ~    .
        w  ~    ~    ~      ~    .
        .  .    .    E180:e B    .
        """,
        a="red city",
        b="red city",
        c="red monastery",
        d="blue road",
        e="blue city",
    )
    board.catapult("knights")
    board.draws("red", "CQ-03")
    assert board.refusal("flee meeple city 2,3 S")[0] == "not-your-figure"
    assert board.refusal("flee meeple monastery 0,-1 I")[0] == "not-attacked"
    board.does("flee meeple city 1,-1 N")


@rule("CON-31")
@pytest.mark.parametrize("place", [(1, 0), (0, 1)])
def test_a_meeple_on_the_farmer_space_alone_spares_its_owner_too(sieges: SiegeDrawer, place: tuple[int, int]) -> None:
    board = red_has_two(sieges)
    board.garrison("knights", red=place)
    board.catapult("knights")
    board.draws("red", "CQ-03")
    board.expect_standing("red city", "red city")
    board.expect_scores(red=3)
    board.expect_wall("knights")
    board.expect_supply(red=7)
    board.expect_turn("place", "red")


@rule("CON-32", "CON-25")
def test_an_attack_empties_row_and_farmer_space(sieges: SiegeDrawer) -> None:
    board = sieges(players=3)
    board.garrison("highwaymen", red=(2, 1), blue=(0, 3), green=(1, 0))
    board.catapult("highwaymen", "monks")
    board.draws("red", "CQ-12")
    board.expect_scores(red=9, blue=9, green=3)
    board.expect_wall("highwaymen")
    board.expect_free("highwaymen", 5)
    board.expect_catapults("monks")
    board.expect_supply()


@rule("CON-27")
def test_what_an_attack_empties_is_free_in_the_same_turn(sieges: SiegeDrawer) -> None:
    """Blue's city loses its knight; red makes it longer and moves in."""
    board = sieges(".  .  E:a  .  .  .\n.  *  ~  ~  ~  w\n.  ~  ~  ~  ~  .\nw  ~  ~  ~  ~  .", a="blue city")
    board.catapult("knights")
    board.place("red", "CQ-10", at=(1, -2), rotation=90)
    board.expect_spots("city NES")
    board.put("city")
    board.expect_standing("red city")


@rule("CON-29")
def test_a_tile_that_fits_nowhere_besieges_all_the_same(sieges_engine: SiegeDrawer) -> None:
    """As if the table had no open cell left: two tiles go to the box, each after its symbol."""
    board = sieges_engine()
    board.garrison("highwaymen", blue=(1, 0))
    game_of(board.table).engine.state.board.n_open = 0
    board.draws("red", "CQ-12")
    board.expect_catapults("highwaymen")
    assert board.table.discarded() == ["CQ-12"]
    board.draws("red", "CQ-01")
    board.expect_catapults()
    assert board.table.discarded() == ["CQ-12", "CQ-01"]
    board.expect_scores(blue=3)
    board.expect_turn("draw", "red")


@rule("CON-30")
def test_the_river_tile_besieges_while_the_river_is_laid(sieges: SiegeDrawer) -> None:
    board = sieges(rules="base+river+conquest")
    board.garrison("knights", blue=(1, 0))
    board.catapult("knights")
    board.draws("red", "CQ-river-v2")
    board.expect_scores(blue=3)
    board.expect_turn("place", "red")
    assert board.placements() == {((4, 0), 0), ((4, 0), 180)}


@rule("CON-20", "CON-29")
def test_of_a_hand_of_two_each_tile_besieges_when_it_is_drawn(sieges: SiegeDrawer) -> None:
    """HOUSE-2: not when it is played."""
    board = sieges(options={"hand": 2})
    board.draws("red", "CQ-03")
    board.expect_catapults("knights")
    board.expect_turn("draw", "red")
    board.does("draw CQ-05")
    board.expect_catapults("knights", "monks")
    board.does("play CQ-03")
    board.expect_catapults("knights", "monks")
    board.expect_turn("place", "red")
