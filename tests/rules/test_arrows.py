"""The 15 arrow tiles: when an arrow pays, when it activates its symbol, and for whom (ANN-20 to ANN-29, 36 to 38)."""

import pytest

from tests.rules.boards import ROAD_BEND
from tests.rules.drawer import Drawer
from tests.rules.rule import rule
from tests.rules.tables import game_of

ARROWS = "base+arrows"
REINFORCE = {"AN-A", "AN-B", "AN-C", "AN-D-v2", "AN-E"}
PORTAL = {f"AN-{letter}" for letter in "FGHIJ"}
EXTRA_TURN = {f"AN-{letter}" for letter in "KLMNO"}


@rule("ANN-20")
def test_fifteen_arrow_tiles_are_shuffled_into_the_land_tiles(draw: Drawer) -> None:
    board = draw("*", rules=ARROWS)
    assert {tile for tile in board.offers("draw") if tile.startswith("AN-")} == REINFORCE | PORTAL | EXTRA_TURN
    assert {"A", "V", "X"} < board.offers("draw")


@rule("ANN-20")
def test_there_is_one_of_each(draw_engine: Drawer) -> None:
    left = game_of(draw_engine("*", rules=ARROWS).table).left()
    assert {tile: number for tile, number in left.items() if tile.startswith("AN-")} == dict.fromkeys(
        REINFORCE | PORTAL | EXTRA_TURN, 1
    )
    assert sum(left.values()) == 71 + 15


@rule("ANN-07")
@pytest.mark.parametrize(
    ("option", "box"), [("reinforce", REINFORCE), ("portal", PORTAL), ("extra_turn", EXTRA_TURN)], ids=lambda one: one
)
def test_a_symbol_that_is_switched_off_leaves_its_five_tiles_in_the_box(
    draw: Drawer, option: str, box: set[str]
) -> None:
    board = draw("*", rules=ARROWS, options={option: False})
    left = {tile for tile in board.offers("draw") if tile.startswith("AN-")}
    assert left == (REINFORCE | PORTAL | EXTRA_TURN) - box


@rule("ANN-07")
@pytest.mark.parametrize(("rules", "first"), [("base+arrows", "D-start"), ("base+river20", "AR-springs")])
def test_river_and_arrows_are_two_switches(draw_engine: Drawer, rules: str, first: str) -> None:
    game = game_of(draw_engine("*", rules=rules).table)
    assert game.view_for(None)["tiles"][0]["tile"] == first
    assert any(tile.startswith("AN-") for tile in game.left()) == (rules == "base+arrows")
    assert any(tile.startswith("AR-") for tile in game.left()) == (rules == "base+river20")


@rule("ANN-03")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_anniversary_set_is_played_with_seven_meeples_by_two_to_five(draw: Drawer, players: int) -> None:
    board = draw("*", rules="base+anniversary", players=players)
    assert board.table.supply() == [7] * players
    assert board.table.scores() == [0] * players


@rule("ANN-04", "BASE-43")
def test_ties_share_the_victory_in_the_anniversary_set_too(draw_engine: Drawer) -> None:
    board = draw_engine(
        """
        .    .  o  .    .
        U:a  *  .  U:b  .
        .    B  B  B    s
        """,
        rules="base+river20",
        a="red road",
        b="blue road",
    )
    board.place("red", "U", at=(1, 0))
    board.finish()
    game = game_of(board.table)
    assert (game.scores, game.winners) == ([4, 4], [0, 1])


@rule("ANN-21", "ANN-22", "ANN-38")
@pytest.mark.parametrize(("rotation", "points"), [(0, 2), (90, 2), (180, 0), (270, 2)])
def test_an_arrow_turns_with_its_tile_and_pays_where_it_points_at_nothing(
    draw: Drawer, rotation: int, points: int
) -> None:
    """The crossing's arrow points east as printed; turned by 180 degrees it points at the start tile."""
    board = draw("*", rules=ARROWS)
    board.place("red", "AN-M", at=(1, 0), rotation=rotation)
    board.expect_scores(red=points)


@rule("ANN-22", "ANN-28")
def test_own_case_an_arrow_to_an_empty_cell_pays_two_at_once_and_the_turn_goes_on(draw: Drawer) -> None:
    board = draw("*", rules=ARROWS, options=ROAD_BEND)
    board.place("red", "AN-D", at=(1, 0))
    board.expect_scores(red=2)
    board.expect_spots("road SW")
    board.put("road")
    board.expect_scores(red=2)
    assert (board.table.step, board.turn_of()) == ("draw", "blue")


@rule("ANN-22")
def test_the_line_of_the_two_points(draw_engine: Drawer) -> None:
    board = draw_engine("*", rules=ARROWS, options=ROAD_BEND)
    board.place("red", "AN-D", at=(1, 0))
    (line,) = game_of(board.table).explain()
    assert (line.reason, line.feature, line.seats, line.points, line.count) == ("arrow", "", [0], 2, 1)
    assert (line.cells, line.rule, line.final) == ([(1, 0)], "ANN-22", False)


@rule("ANN-23")
def test_an_arrow_at_a_tile_activates_its_symbol_and_pays_nothing(draw: Drawer) -> None:
    board = draw("*", rules=ARROWS)
    board.place("red", "AN-I", at=(1, 0), rotation=180)
    board.expect_scores()
    assert board.offers("portal")


@rule("ANN-23")
def test_without_an_active_symbol_there_is_no_portal_and_nobody_to_reinforce(draw: Drawer) -> None:
    board = draw(
        """
        *    U
        B:a  .
        """,
        rules=ARROWS,
        options=ROAD_BEND,
        a="red monastery",
    )
    for tile in ("AN-I", "AN-D"):
        board.draws("red", tile)
        board.lays(tile, (2, 0))
        assert not board.offers("portal") | board.offers("reinforce")
        board.table.pop()
        board.table.pop()


@rule("ANN-24")
def test_own_case_who_fills_the_cell_gets_the_symbol_and_no_points(draw: Drawer) -> None:
    board = draw("*", rules=ARROWS)
    board.place("red", "AN-I", at=(1, 0), figure="none")
    board.expect_scores(red=2)
    board.place("blue", "U", at=(2, 0))
    board.expect_scores(red=2)
    assert "meeple city 0,0 N" in board.offers("portal")
    board.does("portal meeple city 0,0 N")
    board.expect_figures("blue city 0,0 N")
    board.expect_scores(red=2)


@rule("ANN-24")
def test_a_lying_arrow_serves_him_too_who_laid_it(draw: Drawer) -> None:
    board = draw("* AN-I", rules=ARROWS, to_move="red")
    board.place("red", "B", at=(0, 1), figure="none")
    board.place("blue", "B", at=(-1, 1), figure="none")
    board.place("red", "U", at=(2, 0))
    assert board.offers("portal")


@rule("ANN-24")
def test_only_the_cell_that_the_arrow_points_at_wakes_it(draw: Drawer) -> None:
    board = draw("* AN-I", rules=ARROWS)
    board.place("red", "B", at=(1, 1))
    assert not board.offers("portal")


@rule("ANN-25")
@pytest.mark.parametrize("symbol", ["portal", "extra-turn"])
def test_own_case_arrow_against_arrow_is_one_choice(draw: Drawer, symbol: str) -> None:
    board = draw("* AN-I", rules=ARROWS)
    board.place("red", "AN-M", at=(2, 0), rotation=180)
    assert (board.table.step, board.turn_of()) == ("symbol", "red")
    assert board.table.legal() == {"activate portal", "activate extra-turn"}
    board.does(f"activate {symbol}")
    board.expect_scores()
    assert bool(board.offers("portal")) == (symbol == "portal")
    board.put("road S")
    assert board.table.step == ("draw" if symbol == "portal" else "extra")


@rule("COM-21", "ANN-25")
def test_two_arrows_with_one_symbol_leave_nothing_to_choose(draw: Drawer) -> None:
    board = draw("* AN-G", rules=ARROWS)
    board.place("red", "AN-F", at=(1, -1), rotation=180)
    assert board.table.step == "figure"
    assert board.offers("portal")


@rule("ANN-26")
def test_the_own_arrow_and_a_lying_one_give_one_symbol_by_choice(draw: Drawer) -> None:
    """(2,0) is where the lying arrow points, and the new arrow points at the tile above it."""
    board = draw(
        """
        .  B     B
        *  AN-I  .
        """,
        rules=ARROWS,
        options=ROAD_BEND,
    )
    board.place("red", "AN-D", at=(2, 0))
    assert board.table.legal() == {"activate portal", "activate reinforce"}
    board.does("activate reinforce")
    assert board.table.step == "figure"
    assert not board.offers("portal")
    board.expect_scores()


@rule("ANN-26")
def test_two_lying_arrows_at_one_cell_give_one_symbol_by_choice(draw: Drawer) -> None:
    """AN-I points east at (2,0), and AN-D, turned round, points south at it."""
    board = draw(
        """
        .  B     AN-D180
        *  AN-I  .
        """,
        rules=ARROWS,
        options=ROAD_BEND,
    )
    board.place("red", "U", at=(2, 0))
    assert board.table.legal() == {"activate portal", "activate reinforce"}


@rule("ANN-26", "ANN-25")
def test_three_symbols_are_a_choice_of_three(draw: Drawer) -> None:
    board = draw(
        """
        .  E90   AN-O  .
        *  AN-I  .     B
        .  B     B     B
        """,
        rules=ARROWS,
        options=ROAD_BEND,
    )
    board.place("red", "AN-D", at=(2, 0), rotation=90)
    assert board.table.legal() == {"activate portal", "activate reinforce", "activate extra-turn"}
    board.does("activate extra-turn")
    board.declines()
    assert (board.table.step, board.turn_of()) == ("draw", "blue")


@rule("ANN-27")
def test_two_points_for_the_own_arrow_and_the_symbol_of_the_other(draw: Drawer) -> None:
    board = draw("* AN-I", rules=ARROWS, options=ROAD_BEND)
    board.place("red", "AN-D", at=(2, 0))
    board.expect_scores(red=2)
    assert board.table.step == "figure", "one symbol, nothing to choose"
    assert board.offers("portal")


@rule("ANN-28", "ANN-37")
def test_the_two_points_come_once_and_an_arrow_is_worth_nothing_at_the_end(draw: Drawer) -> None:
    board = draw("* o", rules=ARROWS)
    board.place("red", "AN-M", at=(1, 0), rotation=270, figure="none")
    board.expect_scores(red=2)
    board.place("blue", "B", at=(0, 1), figure="none")
    board.expect_scores(red=2)
    board.picture.outlets.update({(2, 0), (1, 1)})
    board.finish()
    board.expect_scores(red=2)
    assert not any(line.final for line in board.table.lines())


@rule("ANN-29")
@pytest.mark.parametrize(("tile", "rotation"), [("AN-I", 180), ("AN-M", 180)])
def test_nobody_has_to_use_a_symbol(draw: Drawer, tile: str, rotation: int) -> None:
    board = draw("*", rules=ARROWS)
    board.place("red", tile, at=(1, 0), rotation=rotation)
    board.declines()
    board.expect_figures()
    assert (board.table.step, board.turn_of()) == ("draw", "blue")


@rule("COM-20", "ANN-36", "ANN-23")
def test_an_arrow_at_a_river_tile_points_at_a_tile(draw: Drawer) -> None:
    board = draw(
        """
        E180  s
        *     .
        """,
        rules="base+river+arrows",
    )
    board.place("red", "AN-G", at=(1, 0))
    board.expect_scores()
    assert board.offers("portal")


@rule("ANN-38")
@pytest.mark.parametrize("tile", ["AN-C", "AN-I", "AN-J", "AN-M"])
def test_all_four_rotations_of_a_symmetrical_picture_are_different_placements(draw: Drawer, tile: str) -> None:
    board = draw(
        """
        *
        B
        """,
        rules=ARROWS,
    )
    board.draws("red", tile)
    rotations = {rotation for _, rotation in board.placements()}
    assert rotations == {0, 90, 180, 270}
