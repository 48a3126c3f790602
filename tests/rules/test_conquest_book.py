"""The worked examples of Siege & Defense, T-CON-1 to T-CON-11, and the cases beside them."""

import pytest

from tests.rules.fortress_boards import SiegeDrawer
from tests.rules.rule import rule
from tests.rules.tables import game_of

ALL = "base+fields+abbot+conquest"
A_KNIGHT = """
    .  .  E:a  .  .  .
    .  *  ~    ~  ~  w
    .  ~  ~    ~  ~  .
    w  ~  ~    ~  ~  .
"""


@rule("CON-40", "CON-48", "CON-45")
def test_T_CON_1_a_knight_lets_a_meeple_stand_on_the_wall_of_the_knights(sieges: SiegeDrawer) -> None:
    board = sieges(A_KNIGHT, a="red city", to_move="blue")
    board.place("blue", "E", at=(4, -1), rotation=90, figure="city")
    board.expect_question("man", "blue", "man knights", "pass")
    board.does("man knights")
    board.expect_wall("knights", blue=(1, 0))
    board.expect_free("knights", 3)
    board.expect_supply(red=8, blue=7)
    board.expect_turn("draw", "red")


@rule("CON-40", "CON-41")
def test_T_CON_2_an_abbot_lets_a_normal_meeple_stand_on_the_wall_of_the_monks(sieges: SiegeDrawer) -> None:
    board = sieges(rules=ALL)
    board.place("red", "B", at=(1, -1), figure="abbot monastery")
    board.expect_question("man", "red", "man monks", "pass")
    board.does("man monks")
    board.expect_wall("monks", red=(1, 0))
    board.expect_abbots(red=0)
    board.expect_supply(red=8)


@rule("CON-40")
@pytest.mark.parametrize(
    ("tile", "cell", "figure", "wall"),
    [
        ("E-garden", (1, -1), "abbot garden", "monks"),
        ("B", (1, -1), "monastery", "monks"),
        ("U", (0, -1), "road", "highwaymen"),
        ("E", (1, -1), "city", "knights"),
    ],
)
def test_the_role_decides_which_wall_it_is(
    sieges: SiegeDrawer, tile: str, cell: tuple[int, int], figure: str, wall: str
) -> None:
    board = sieges(rules=ALL)
    board.place("red", tile, at=cell, figure=figure)
    board.expect_question("man", "red", f"man {wall}", "pass")
    board.does(f"man {wall}")
    for name in ("knights", "highwaymen", "monks"):
        board.expect_wall(name, **({"red": (1, 0)} if name == wall else {}))


@rule("CON-44")
def test_T_CON_3_a_farmer_lets_a_meeple_lie_on_any_farmer_space(sieges: SiegeDrawer) -> None:
    board = sieges(fields=True)
    board.place("red", "U", at=(2, -1), rotation=90, figure="field 1234")
    board.expect_question("man", "red", "farm knights", "farm highwaymen", "farm monks", "pass")
    board.does("farm highwaymen")
    board.expect_wall("highwaymen", red=(0, 1))
    board.expect_free("highwaymen", 4)
    board.expect_supply(red=7)


@rule("CON-44")
def test_T_CON_4_a_farmer_space_takes_any_number(sieges: SiegeDrawer) -> None:
    board = sieges(fields=True)
    board.garrison("monks", red=(0, 3), blue=(0, 4))
    board.place("red", "U", at=(2, -1), rotation=90, figure="field 1234")
    board.does("farm monks")
    board.expect_wall("monks", red=(0, 4), blue=(0, 4))
    board.expect_scores()


@rule("CON-46", "CON-49", "CON-50")
def test_T_CON_5_the_last_free_space_of_two_players_is_the_fourth(sieges: SiegeDrawer) -> None:
    board = sieges()
    board.garrison("knights", red=(1, 0), blue=(2, 0))
    board.place("red", "E", at=(1, -1), figure="city")
    board.expect_scores()
    board.does("man knights")
    board.expect_scores(red=6, blue=6)
    board.expect_wall("knights")
    board.expect_free("knights", 4)
    board.expect_supply(red=8)


@rule("CON-49", "CON-46")
@pytest.mark.parametrize(("players", "spaces"), [(2, 4), (3, 5), (4, 6), (5, 7), (6, 7)])
def test_a_row_is_full_with_as_many_as_it_has_spaces_for_the_players(
    sieges: SiegeDrawer, players: int, spaces: int
) -> None:
    """One short of it nothing happens; the next meeple there lets the counterattack loose."""
    board = sieges(players=players)
    board.garrison("monks", blue=(spaces - 2, 0))
    board.turn("B", "monastery", then="man monks")
    board.expect_wall("monks", red=(1, 0), blue=(spaces - 2, 0))
    board.expect_scores()
    board.turn("B", "monastery", then="man monks")
    board.expect_wall("monks")
    board.expect_scores(red=3, blue=3 * (spaces - 1))


@rule("CON-50", "CON-32")
def test_T_CON_6_a_counterattack_pays_three_for_each_meeple_farmer_space_included(sieges: SiegeDrawer) -> None:
    board = sieges(players=3)
    board.garrison("monks", red=(1, 0), blue=(2, 2), green=(1, 0))
    board.catapult("monks", "knights")
    board.place("red", "B", at=(1, -1), figure="monastery")
    board.does("man monks")
    board.expect_scores(red=6, blue=12, green=3)
    board.expect_wall("monks")
    board.expect_catapults("knights")
    board.expect_standing("red monastery")
    board.expect_supply(red=8)


@rule("CON-50")
def test_the_normal_scoring_follows_the_counterattack(sieges: SiegeDrawer) -> None:
    """A highwayman on a road that his tile completes fills the wall: 3 points there, then 2 for the road."""
    board = sieges()
    board.garrison("highwaymen", blue=(3, 0))
    board.place("red", "X", at=(2, -1), figure="road S")
    board.expect_scores()
    board.does("man highwaymen")
    assert [line.reason for line in board.table.lines()][-1] == "road"
    assert {line.reason for line in board.table.lines()[:-1]} == {"counterattack"}
    board.expect_scores(red=3 + 2, blue=9)
    board.expect_supply()


@rule("CON-20", "CON-21", "CON-23", "CON-25", "CON-28")
def test_T_CON_7_two_symbols_from_left_to_right(sieges: SiegeDrawer) -> None:
    """CQ-14-v2 shows highwaymen, then knights."""
    board = sieges()
    board.garrison("knights", red=(1, 0), blue=(0, 1))
    board.garrison("highwaymen", red=(1, 0))
    board.catapult("knights")
    board.draws("red", "CQ-14-v2")
    board.expect_catapults("highwaymen")
    board.expect_scores(red=3, blue=3)
    board.expect_wall("knights")
    board.expect_wall("highwaymen", red=(1, 0))
    board.expect_turn("place", "red")


@rule("CON-20")
def test_T_CON_7_is_told_in_its_order(sieges_engine: SiegeDrawer) -> None:
    board = sieges_engine()
    board.garrison("knights", red=(1, 0), blue=(0, 1))
    board.catapult("knights")
    board.draws("red", "CQ-14-v2")
    told = [(event["event"], event["wall"]) for event in board.told("catapult", "attack", "catapult-gone")]
    assert told == [("catapult", "highwaymen"), ("attack", "knights"), ("catapult-gone", "knights")]


@rule("CON-22", "CON-25", "CON-26")
def test_T_CON_8_whoever_has_nobody_there_takes_off_one_of_his_own(sieges: SiegeDrawer) -> None:
    """Green has a monk, and an abbot in a garden; red and blue are at the wall. Red's monk stays."""
    board = sieges(
        """
        .  .  B:a  U90  B:b  .
        .  *  ~    ~    ~    w
        .  ~  ~    ~    ~    .
        w  ~  ~    ~    ~    .
        """,
        players=3,
        rules="base+abbot+conquest",
        a="green monastery",
        b="red monastery",
        to_move="green",
    )
    board.place("green", "E-garden", at=(0, -1), figure="abbot garden")
    board.declines()
    board.garrison("monks", red=(1, 0), blue=(0, 1))
    board.catapult("monks")
    board.draws("red", "CQ-13")
    board.expect_question("besiege", "red", "besiege knights", "besiege highwaymen", "besiege monks")
    board.does("besiege monks")
    board.expect_scores(red=3, blue=3)
    board.expect_question("flee", "green", "flee meeple monastery 1,-1 I", "flee abbot garden 0,-1 I")
    board.does("flee abbot garden 0,-1 I")
    board.expect_standing("red monastery", "green monastery")
    board.expect_abbots()
    board.expect_supply(red=8, green=8)
    board.expect_wall("monks")
    board.expect_catapults()
    board.expect_scores(red=3, blue=3)
    board.expect_turn("place", "red")


@rule("CON-51", "CON-53", "CON-32")
def test_T_CON_9_a_last_counterattack_on_all_walls(sieges: SiegeDrawer) -> None:
    board = sieges(left=1)
    board.garrison("knights", red=(2, 1))
    board.garrison("highwaymen", blue=(1, 0))
    board.garrison("monks", red=(0, 1), blue=(0, 2))
    board.catapult("monks")
    board.turn("V")
    assert board.table.step == "over"
    board.expect_scores(red=12, blue=9)
    assert all(line.final and line.reason == "counterattack" for line in board.table.lines())
    board.expect_supply()
    board.expect_catapults()


@rule("CON-51")
def test_at_the_end_walls_come_before_everything_else(sieges_engine: SiegeDrawer) -> None:
    board = sieges_engine(A_KNIGHT, a="red city", left=1, to_move="blue")
    board.garrison("knights", red=(1, 0))
    board.turn("V")
    assert [(line.reason, line.rule) for line in game_of(board.table).explain()] == [
        ("counterattack", "CON-51"),
        ("city", "BASE-41"),
    ]


@rule("CON-03", "CON-06", "CON-07", "CON-09", "COM-01")
def test_T_CON_10_board_spring_and_lake_are_the_start(sieges: SiegeDrawer) -> None:
    tiles = sieges().table.tiles()
    board = {(x, y) for x in range(4) for y in range(3)}
    assert {cell for cell, tile in tiles.items() if tile.startswith("CQ-board")} == board
    assert {cell: tile for cell, tile in tiles.items() if cell not in board} == {
        (-1, 2): "RV-spring",
        (4, 0): "RV-lake",
    }


@rule("CON-08", "CON-06")
@pytest.mark.parametrize("tile", ["RV-bend", "RV-bend-garden", "RV-corner", "RV-roadbend"])
def test_T_CON_11_a_bend_drawn_first_turns_away_from_the_board(sieges: SiegeDrawer, tile: str) -> None:
    """From the mouth to the north, not to the south along the board: one turn of four, though two would fit."""
    board = sieges(rules="base+river+conquest")
    assert (4, 0) not in board.table.tiles()
    board.draws("red", tile)
    turned = {"RV-bend": 90, "RV-bend-garden": 90, "RV-roadbend": 90, "RV-corner": 180}[tile]
    assert board.placements() == {((4, 0), turned)}


@rule("CON-08")
def test_T_CON_11_is_refused_by_its_rule(sieges_engine: SiegeDrawer) -> None:
    board = sieges_engine(rules="base+river+conquest")
    board.draws("red", "RV-bend")
    assert board.refusal("place RV-bend 4,0 0") == ("river-at-fortress", "CON-08")


# The cases of our own beside the printed ones


@rule("CON-25", "CON-26")
def test_an_attack_on_an_empty_wall_costs_everybody_a_figure(sieges: SiegeDrawer) -> None:
    """Blue, who is to move, chooses first; then red, who has two as well; green's highwayman stays."""
    board = sieges(
        """
        .  B  E:a  U90:d   E:b     .
        .  *  ~    ~       ~       w
        .  ~  ~    ~       ~       .
        w  ~  ~    ~       ~       .
        .  .  .    E180:c  E180:e  .
        """,
        players=3,
        a="red city",
        b="blue city",
        c="blue city",
        d="green road",
        e="red city",
        to_move="blue",
    )
    board.catapult("knights")
    board.draws("blue", "CQ-03")
    board.expect_question("flee", "blue", "flee meeple city 3,-1 N", "flee meeple city 2,3 S")
    board.does("flee meeple city 2,3 S")
    board.expect_question("flee", "red", "flee meeple city 1,-1 N", "flee meeple city 3,3 S")
    board.does("flee meeple city 1,-1 N")
    board.expect_standing("red city", "blue city", "green road")
    board.expect_scores()
    board.expect_turn("place", "blue")


@rule("CON-51", "CON-50")
def test_the_last_counterattack_takes_the_catapult_of_an_empty_wall(sieges: SiegeDrawer) -> None:
    board = sieges(left=1)
    board.catapult("knights", "monks")
    board.turn("V")
    board.expect_catapults()
    board.expect_scores()
