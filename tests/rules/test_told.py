"""What the table is told: events and views of double tiles, arrows, symbols and abbots."""

from typing import Any

from tests.rules.boards import Board
from tests.rules.drawer import Drawer
from tests.rules.rule import rule
from tests.rules.tables import game_of


def told(board: Board, *kinds: str) -> list[dict[str, Any]]:
    """The events of the last push, these kinds only."""
    return [event.as_dict() for event in game_of(board.table).events if event.kind in kinds]


@rule("ANN-15")
def test_each_cell_of_the_double_tile_is_shown(draw_engine: Drawer) -> None:
    board = draw_engine("*", rules="base+river20", options={"river20_version": 1})
    board.place("red", "AR-fork", at=(1, 1), rotation=270)
    fork = [tile for tile in game_of(board.table).view_for(None)["tiles"] if tile["tile"] == "AR-fork"]
    assert fork == [
        {"x": 1, "y": 1, "tile": "AR-fork", "rotation": 270, "seat": 0},
        {"x": 1, "y": 0, "tile": "AR-fork", "rotation": 270, "seat": 0, "cell": 1},
    ]


@rule("ANN-15")
def test_a_figure_on_the_second_cell_stands_there(draw_engine: Drawer) -> None:
    board = draw_engine("*", rules="base+river20", options={"river20_version": 1})
    board.place("red", "AR-fork", at=(1, 0))
    board.does("meeple city 2,0 E")
    (figure,) = game_of(board.table).view_for(None)["figures"]
    assert (figure["x"], figure["y"], figure["feature"], figure["at"], figure["role"]) == (2, 0, "city", "E", "knight")


@rule("ANN-23", "ANN-24")
def test_the_tile_that_shows_the_arrow_is_named(draw_engine: Drawer) -> None:
    own = draw_engine("*", rules="base+arrows")
    own.place("red", "AN-I", at=(1, 0), rotation=180)
    assert told(own, "activated") == [{"event": "activated", "seat": 0, "symbol": "portal", "x": 1, "y": 0}]

    lying = draw_engine("* AN-I", rules="base+arrows", to_move="blue")
    lying.place("blue", "U", at=(2, 0))
    assert told(lying, "activated") == [{"event": "activated", "seat": 1, "symbol": "portal", "x": 1, "y": 0}]


@rule("ANN-25")
def test_the_choice_is_told_when_it_is_made(draw_engine: Drawer) -> None:
    board = draw_engine("* AN-I", rules="base+arrows")
    board.place("red", "AN-M", at=(2, 0), rotation=180)
    assert told(board, "activated") == []
    board.does("activate extra-turn")
    assert told(board, "activated") == [{"event": "activated", "seat": 0, "symbol": "extra-turn", "x": 2, "y": 0}]


@rule("ANN-30", "ANN-32")
def test_a_figure_tells_what_let_it_stand_there(draw_engine: Drawer) -> None:
    board = draw_engine("*", rules="base+arrows")
    board.place("red", "U", at=(-1, 0), figure="road")
    assert [event["by"] for event in told(board, "figure")] == [""]

    board = draw_engine("*", rules="base+arrows")
    board.place("red", "AN-I", at=(1, 0), rotation=180)
    board.does("portal meeple city 0,0 N")
    (event,) = told(board, "figure")
    assert (event["by"], event["x"], event["y"], event["at"], event["role"]) == ("portal", 0, 0, "N", "knight")


@rule("ABB-01", "ABB-05")
def test_an_abbot_is_an_abbot_and_his_recall_is_points_and_a_way_home(draw_engine: Drawer) -> None:
    board = draw_engine("*\nB:a", rules="base+abbot", a="red abbot monastery", to_move="blue")
    (figure,) = game_of(board.table).view_for(None)["figures"]
    assert (figure["kind"], figure["role"], figure["feature"]) == ("abbot", "abbot", "monastery")
    assert game_of(board.table).view_for(None)["supply"] == [{"meeple": 7, "abbot": 0}, {"meeple": 7, "abbot": 1}]
    board.place("blue", "U", at=(1, 0), figure="none")
    board.place("red", "U", at=(2, 0))
    board.does("recall abbot monastery 0,1 I")
    first, second = told(board, "scored", "returned")
    assert (first["event"], first["line"]["reason"], first["line"]["points"]) == ("scored", "recall", 3)
    assert (second["event"], second["seat"], second["x"], second["y"]) == ("returned", 0, 0, 1)
    assert "abbot" in second["figure"]
