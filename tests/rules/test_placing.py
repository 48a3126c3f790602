"""Turns and the placing of tiles: BASE-10 to BASE-15."""

import pytest

from tests.rules.drawer import Drawer
from tests.rules.rule import rule


@rule("BASE-10", "BASE-04")
def test_a_turn_places_then_asks_for_a_figure_then_scores_and_then_the_next_player_draws(draw: Drawer) -> None:
    board = draw("W:a * .", a="red road E", to_move="blue", players=3)
    assert board.table.step == "draw"
    board.draws("blue", "W")
    assert board.table.step == "place"
    board.lays("W", at=(1, 0))
    assert (board.table.step, board.turn_of()) == ("figure", "blue")
    board.expect_scores(red=0)
    board.put("road S")
    board.expect_scores(red=3)
    assert (board.table.step, board.turn_of()) == ("draw", "green")


@rule("BASE-10", "BASE-20")
def test_placing_is_a_duty_and_a_figure_is_not(draw: Drawer) -> None:
    board = draw("*")
    board.draws("red", "V")
    assert all(text.startswith("place V ") for text in board.table.legal())
    board.lays("V", at=(0, 1))
    assert "pass" in board.table.legal()


@rule("BASE-11")
def test_a_tile_shares_a_side_with_the_table_and_may_be_turned(draw: Drawer) -> None:
    board = draw("*")
    board.draws("red", "V")
    assert board.placements() == {
        ((-1, 0), 180),
        ((-1, 0), 270),
        ((1, 0), 0),
        ((1, 0), 90),
        ((0, 1), 0),
        ((0, 1), 270),
    }


@rule("BASE-11")
def test_a_corner_is_not_enough(draw: Drawer) -> None:
    board = draw("*")
    board.draws("red", "B")
    assert board.placements() == {((0, 1), 0)}, "not at (1,1), which only touches the corner of the start tile"


@rule("BASE-12")
@pytest.mark.parametrize(
    ("tile", "expected"),
    [
        ("E", {((0, -1), 180), ((0, 1), 90), ((0, 1), 180), ((0, 1), 270)}),
        ("U", {((1, 0), 0), ((-1, 0), 0), ((0, 1), 0)}),
        ("C", {((0, -1), 0)}),
        ("X", {((1, 0), 0), ((-1, 0), 0)}),
        ("A", {((0, 1), 0), ((0, 1), 90), ((0, 1), 270), ((1, 0), 90), ((-1, 0), 270)}),
        ("Q", {((0, -1), 90), ((0, -1), 180), ((0, -1), 270), ((0, 1), 180)}),
    ],
)
def test_road_meets_road_city_meets_city_field_meets_field(
    draw: Drawer, tile: str, expected: set[tuple[tuple[int, int], int]]
) -> None:
    board = draw("*")
    board.draws("red", tile)
    assert board.placements() == expected


@rule("BASE-12")
def test_every_shared_side_must_go_on_not_only_one(draw: Drawer) -> None:
    board = draw(
        """
        *    U
        E90  .
        """
    )
    board.draws("red", "E")
    assert {rotation for cell, rotation in board.placements() if cell == (1, 1)} == {270}
    board.table.pop()
    board.draws("red", "B")
    assert (1, 1) not in {cell for cell, _ in board.placements()}, "field to the north, but a city to the west"


@rule("BASE-12")
@pytest.mark.parametrize(("north", "fitting"), [("B", {"D": {180}, "E": set()}), ("E180", {"D": set(), "H": set()})])
def test_a_hole_between_four_tiles_takes_only_what_fits_all_four(
    draw: Drawer, north: str, fitting: dict[str, set[int]]
) -> None:
    board = draw(
        f"""
        B   {north}  B
        U   .        U
        U   *        U
        """
    )
    for tile, rotations in fitting.items():
        board.draws("red", tile)
        assert {rotation for cell, rotation in board.placements() if cell == (0, -1)} == rotations
        board.table.pop()


@rule("BASE-13")
def test_nobody_has_to_extend_what_the_tile_could_extend(draw: Drawer) -> None:
    board = draw("W:a *", a="red road E", to_move="blue")
    board.place("blue", "D", at=(0, 1), rotation=180)
    board.expect_figures("red road -1,0 E")


@rule("BASE-13")
def test_a_hole_that_no_tile_can_fill_may_be_left(draw: Drawer) -> None:
    board = draw(
        """
        B   E180  .
        U   .     .
        U   *     U
        """
    )
    board.place("red", "U", at=(1, -1), figure="none")
    for draw_text in sorted(board.table.legal()):
        board.table.push(draw_text)
        if board.table.step == "place":
            assert (0, -1) not in {cell for cell, _ in board.placements()}
        board.table.pop()


WITHOUT_A_FIELD_SIDE = {"C", "L", "O", "P", "S", "T", "X"}
ONLY_FIELDS_OPEN = """
    .     E180  .
    A270  *     A90
"""


@rule("BASE-14")
def test_a_tile_that_fits_nowhere_leaves_the_game_and_the_same_player_draws_again(draw: Drawer) -> None:
    board = draw(ONLY_FIELDS_OPEN, to_move="red")
    for discarded in (["C"], ["C", "X"], ["C", "X", "L"]):
        board.table.push(f"draw {discarded[-1]}")
        assert (board.table.step, board.turn_of()) == ("draw", "red")
        assert board.table.discarded() == discarded
    assert "draw C" not in board.table.legal(), "there was only one"
    board.place("red", "U", at=(0, -2))
    assert board.turn_of() == "red"


@rule("BASE-14", "BASE-15")
def test_exactly_the_tiles_without_a_field_side_fit_nowhere_where_only_fields_are_open(draw: Drawer) -> None:
    board = draw(ONLY_FIELDS_OPEN)
    refused = set()
    for draw_text in sorted(board.table.legal()):
        board.table.push(draw_text)
        if board.table.step == "draw":
            refused.add(draw_text.removeprefix("draw "))
        board.table.pop()
    assert refused == WITHOUT_A_FIELD_SIDE


@rule("BASE-15")
def test_one_cell_and_one_rotation_is_enough_to_fit(draw: Drawer) -> None:
    board = draw(
        """
        .     G90  .
        A270  *    A90
        """
    )
    top = (0, -2)
    fitting = {
        "C": {(top, 0)},
        "L": {(top, 180)},
        "T": {(top, 90), (top, 180), (top, 270)},
        "O": {(top, 180), (top, 270)},
    }
    for tile, expected in fitting.items():
        board.draws("red", tile)
        assert board.placements() == expected
        board.table.pop()
    board.table.push("draw X")
    assert board.table.discarded() == ["X"]
