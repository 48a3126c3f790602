"""What is refused, with which code and which rule: every refusal leaves the game as it was."""

import pytest

from bastide import Game
from tests.rules.drawer import Drawer
from tests.rules.refusing import refused
from tests.rules.rule import rule
from tests.rules.tables import game_of


def hand(draw: Drawer, picture: str, tile: str) -> Game:
    board = draw(picture)
    board.draws("red", tile)
    return game_of(board.table)


@rule("BASE-40")
def test_nothing_is_accepted_when_the_game_is_over(draw_engine: Drawer) -> None:
    board = draw_engine("* o")
    board.finish()
    for action in ("draw U", "place U 1,0 0", "pass"):
        refused(game_of(board.table), action, "game-over", "BASE-40")


@rule("BASE-10")
def test_the_steps_of_a_turn_come_in_their_order(draw_engine: Drawer) -> None:
    game = game_of(draw_engine("*").table)
    refused(game, "place U 1,0 0", "wrong-step", "BASE-10")
    refused(game, "pass", "wrong-step", "BASE-10")
    game.push("draw U")
    refused(game, "draw U", "wrong-step", "BASE-10")
    refused(game, "pass", "wrong-step", "BASE-10")
    refused(game, "meeple road 0,0 EW", "wrong-step", "BASE-10")
    game.push("place U 1,0 0")
    refused(game, "place U 2,0 0", "wrong-step", "BASE-10")


@rule("BASE-11")
def test_a_cell_holds_one_tile(draw_engine: Drawer) -> None:
    game = hand(draw_engine, "U *", "U")
    refused(game, "place U 0,0 0", "cell-taken", "BASE-11", x="0", y="0")
    refused(game, "place U -1,0 0", "cell-taken", "BASE-11")


@rule("BASE-11")
@pytest.mark.parametrize("cell", ["1,1", "-1,-1", "5,5", "40,0", "-999999,3"])
def test_a_tile_needs_a_neighbour(draw_engine: Drawer, cell: str) -> None:
    refused(hand(draw_engine, "*", "B"), f"place B {cell} 0", "no-neighbour", "BASE-11")


@rule("BASE-12")
@pytest.mark.parametrize(
    ("action", "side", "mine", "theirs"),
    [
        ("place E 0,-1 0", "S", "field", "city"),
        ("place E 1,0 0", "W", "field", "road"),
        ("place E -1,0 90", "E", "city", "road"),
        ("place E 0,1 0", "N", "city", "field"),
    ],
)
def test_a_side_that_does_not_go_on_is_named(
    draw_engine: Drawer, action: str, side: str, mine: str, theirs: str
) -> None:
    game = hand(draw_engine, "*", "E")
    refused(game, action, "side-mismatch", "BASE-12", side=side, mine=mine, theirs=theirs)


@rule("BASE-11")
def test_rotations_that_look_the_same_are_one_placement(draw_engine: Drawer) -> None:
    refused(hand(draw_engine, "*", "U"), "place U 1,0 180", "same-looking-rotation", "BASE-11", rotation="0")


@rule("BASE-10")
def test_only_the_tile_in_hand_is_placed(draw_engine: Drawer) -> None:
    game = hand(draw_engine, "*", "U")
    refused(game, "place V 1,0 0", "wrong-tile", "BASE-10", hand="U", tile="V")
    refused(game, "place U-garden 1,0 0", "wrong-tile", "BASE-10")


@rule("BASE-01")
def test_only_tiles_of_the_game_exist(draw_engine: Drawer) -> None:
    game = game_of(draw_engine("*").table)
    refused(game, "draw Z", "wrong-tile", "BASE-01", tile="Z")


@rule("BASE-03")
def test_a_tile_that_is_used_up_cannot_be_drawn(draw_engine: Drawer) -> None:
    game = game_of(draw_engine("* X").table)
    refused(game, "draw X", "not-in-bag", "BASE-03", tile="X")
    refused(game, "draw D-start", "not-in-bag", "BASE-03")


@rule("BASE-20")
def test_a_figure_goes_only_on_the_tile_just_placed(draw_engine: Drawer) -> None:
    board = draw_engine("U *")
    board.place("red", "B", at=(0, 1))
    refused(game_of(board.table), "meeple road 0,0 EW", "not-just-placed", "BASE-20")
    refused(game_of(board.table), "meeple monastery 7,7 I", "not-just-placed", "BASE-20")


@rule("BASE-20")
def test_there_is_no_second_figure_in_a_turn(draw_engine: Drawer) -> None:
    board = draw_engine("*")
    board.place("red", "A", at=(0, 1), figure="monastery")
    refused(game_of(board.table), "meeple road 0,1 S", "wrong-step", "BASE-10")


@rule("BASE-21", "BASE-05")
@pytest.mark.parametrize(
    "figure", ["city 0,1 N", "road 0,1 E", "field 0,1 0123", "field 0,1 01234567", "monastery 0,1 N", "garden 0,1 I"]
)
def test_a_figure_needs_a_part_that_the_tile_has(draw_engine: Drawer, figure: str) -> None:
    board = draw_engine("*")
    board.place("red", "A", at=(0, 1))
    refused(game_of(board.table), f"meeple {figure}", "no-such-segment", "BASE-21")


@rule("BASE-21", "BASE-05")
def test_there_are_no_abbots_without_their_module(draw_engine: Drawer) -> None:
    board = draw_engine("*")
    board.place("red", "B", at=(0, 1))
    refused(game_of(board.table), "abbot monastery 0,1 I", "wrong-figure", "BASE-21", figure="abbot")


@rule("BASE-22")
def test_an_occupied_feature_is_refused_by_its_rule(draw_engine: Drawer) -> None:
    board = draw_engine("W:a *", a="blue road E")
    board.place("red", "L", at=(1, 0))
    refused(game_of(board.table), "meeple road 1,0 W", "occupied", "BASE-22", feature="road")


@pytest.mark.parametrize(
    "text",
    ["", "pass ", "PASS", "place", "place U 1,0", "place U 1,0 45", "place U 1;0 0", "draw", "meeple", "\0", "pas"],
)
def test_what_is_no_action_is_refused_as_such(draw_engine: Drawer, text: str) -> None:
    game = hand(draw_engine, "*", "U")
    refused(game, text, "bad-action", "BASE-21" if text == "meeple" else "")


@rule("BASE-21")
@pytest.mark.parametrize(
    ("tile", "figure", "role"),
    [("E", "city S", "knight"), ("U", "road EW", "highwayman"), ("B", "monastery", "monk"), ("B", "field", "farmer")],
)
def test_a_meeple_takes_the_role_of_its_place(draw_engine: Drawer, tile: str, figure: str, role: str) -> None:
    board = draw_engine("*", fields=True)
    board.place("red", tile, at=(0, 1), rotation=180 if tile == "E" else 0, figure=figure)
    (standing,) = game_of(board.table).view_for(None)["figures"]
    assert (standing["role"], standing["kind"], standing["seat"]) == (role, "meeple", 0)


@rule("BASE-11")
def test_everybody_sees_the_tile_that_was_drawn(draw_engine: Drawer) -> None:
    game = hand(draw_engine, "*", "U")
    for seat in (0, 1, None):
        assert game.view_for(seat)["decision"] == {"step": "place", "seat": 0, "tile": "U"}
