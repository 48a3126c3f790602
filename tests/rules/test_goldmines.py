"""The Goldmines: ingots on tiles and who takes them (GOL-01 to GOL-30), by the examples of its specification."""

import pytest

from bastide.core.refusal import RulesetError
from bastide.rules import make_ruleset
from tests.rules.boards import Board
from tests.rules.conftest import TableClass
from tests.rules.drawer import Drawer
from tests.rules.drawing import Picture
from tests.rules.gold_boards import expect_ingots, expect_question, gold_on, lay
from tests.rules.rule import rule
from tests.rules.tables import Paid, Terms, game_of

GOLD = "base+goldmines"
TIE = """
    U      *  U
    E90:a  .  E270:b
"""
"""A city between two knights, which F completes in the south of the start tile."""
TWO = """
    .     N180:b  .
    A270  *       V90:a
"""
"""L completes a road and a city. Both lead over the start tile."""


@rule("GOL-01", "GOL-02")
def test_what_is_in_the_box_and_who_may_play() -> None:
    rules = make_ruleset(GOLD, 2)
    own = [tile for tile in rules.tiles if tile.spec.marks.get("gold")]
    assert sum(rules.copies[tile.index] for tile in own) == 8
    assert make_ruleset("base+inns+goldmines", 6).n_seats == 6
    with pytest.raises(RulesetError, match="2 to 5 players"):
        make_ruleset(GOLD, 6)


@rule("GOL-10", "GOL-11")
def test_the_second_ingot_goes_on_any_tile_around(draw: Drawer) -> None:
    """GOL-T-01."""
    board = draw("U * U\nB . U", rules=GOLD)
    lay(board, {(0, 0): 1})
    board.place("red", "GM-monastery-bend", at=(0, 1))
    expect_question(board, "gold", "red", (-1, 0), (0, 0), (1, 0), (-1, 1), (1, 1))
    board.does("gold 0,0")
    assert gold_on(board) == {(0, 0): 2, (0, 1): 1}
    assert board.table.step == "figure"


@rule("GOL-10")
def test_it_is_refused_elsewhere(draw_engine: Drawer) -> None:
    board = draw_engine("U * U", rules=GOLD)
    board.place("red", "GM-monastery-bend", at=(0, 1))
    refusal = game_of(board.table).why("gold 0,1")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("gold-not-there", "GOL-10")


@rule("GOL-12")
def test_with_one_tile_around_there_is_no_choice(draw: Drawer) -> None:
    """GOL-T-02."""
    board = draw("* .", rules=GOLD)
    board.place("red", "GM-bends", at=(1, 0))
    assert gold_on(board) == {(0, 0): 1, (1, 0): 1}
    assert board.table.step == "figure"


@rule("GOL-13")
def test_no_ingot_goes_on_the_board_of_the_fortress(table_class: TableClass) -> None:
    board = Board(table_class(Terms("base+conquest+goldmines")), Picture())
    board.draws("red", "GM-monastery-corner")
    seen = set()
    for place in sorted(board.table.legal()):
        x, y = (int(number) for number in place.split()[2].split(","))
        board.does(place)
        around = {(a, b) for a, b in board.table.tiles() if max(abs(a - x), abs(b - y)) == 1}
        land = {cell for cell in around if "board" not in board.table.tiles()[cell]}
        assert len(land) < 2
        assert gold_on(board) == {(x, y): 1} | dict.fromkeys(land, 1)
        seen.add(len(land))
        board.table.pop()
    assert seen == {0, 1}


@rule("GOL-20")
def test_the_majority_of_a_city_takes_its_ingots(draw: Drawer) -> None:
    """GOL-T-03."""
    board = draw("F90\nF90:a\n*", rules=GOLD, a="red city")
    lay(board, {(0, -1): 1, (0, -2): 2})
    board.place("red", "E", at=(0, -3), rotation=180, figure="none")
    expect_ingots(board, red=3)
    assert gold_on(board) == {}


@rule("GOL-20", "GOL-103")
@pytest.mark.parametrize(
    ("middle", "south", "figure"), [("B", "E180", "red monastery"), ("E-garden180", "E", "red abbot garden")]
)
def test_a_monk_takes_those_of_the_nine_tiles(draw: Drawer, middle: str, south: str, figure: str) -> None:
    """GOL-T-04."""
    board = draw(f"U * U\nE270 {middle}:a E90\nE180 {south} .", rules="base+abbot+goldmines", a=figure)
    lay(board, {(0, 1): 1, (1, 0): 1, (-1, 2): 1})
    board.place("red", "V", at=(1, 2), rotation=270, figure="none")
    expect_ingots(board, red=3)


@rule("GOL-22", "GOL-23")
@pytest.mark.parametrize(("mover", "red", "blue"), [("red", 3, 2), ("blue", 2, 3)])
def test_who_ties_takes_in_turn(draw: Drawer, mover: str, red: int, blue: int) -> None:
    """GOL-T-05."""
    board = draw(TIE, rules=GOLD, a="red city", b="blue city", to_move=mover)
    lay(board, {(-1, 1): 2, (1, 1): 3})
    board.place(mover, "F", at=(0, 1), figure="none")
    expect_ingots(board, red=red, blue=blue)


@rule("GOL-22", "GOL-23", "GOL-24")
@pytest.mark.parametrize(("choices", "red"), [(["0,0", "0,0"], 3), (["0,-1"], 2), (["0,0", "0,-1"], 2)])
def test_of_two_features_each_takes_where_others_may_too(draw: Drawer, choices: list[str], red: int) -> None:
    """GOL-T-06: the start tile belongs to both, the tile in the north to the city alone."""
    board = draw(TWO, rules=GOLD, a="blue road", b="red city")
    lay(board, {(0, 0): 3, (0, -1): 1})
    board.place("red", "L", at=(1, -1), rotation=270, figure="none")
    for choice in choices:
        expect_question(board, "ingots", "red", (0, 0), (0, -1))
        board.does(f"take-ingot {choice}")
    expect_ingots(board, red=red, blue=4 - red)
    board.expect_turn_of("blue")


@rule("GOL-23")
def test_only_the_tiles_offered_can_be_named(draw_engine: Drawer) -> None:
    board = draw_engine(TWO, rules=GOLD, a="blue road", b="red city")
    lay(board, {(0, 0): 1, (-1, 0): 1, (0, -1): 1})
    board.place("red", "L", at=(1, -1), rotation=270, figure="none")
    expect_question(board, "ingots", "red", (0, 0), (0, -1))
    refusal = game_of(board.table).why("take-ingot -1,0")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("no-ingot-there", "GOL-23")


@rule("GOL-21", "GOL-11")
def test_where_nobody_stands_they_stay(draw: Drawer) -> None:
    """GOL-T-07: a city takes later what a road has left."""
    board = draw("A270 *", rules=GOLD)
    lay(board, {(0, 0): 2})
    board.place("red", "A", at=(1, 0), rotation=90, figure="none")
    assert gold_on(board) == {(0, 0): 2}
    board.place("blue", "E", at=(0, -1), rotation=180, figure="city")
    expect_ingots(board, blue=2)


@rule("GOL-20")
def test_a_road_that_crosses_itself_takes_the_ingots_of_the_bridge_once(draw: Drawer) -> None:
    """GOL-T-11."""
    board = draw(
        """
        *       .          .
        E270    V270       .
        A270:a  GM-bridge  V90
        .       A180       .
        """,
        rules=GOLD,
        a="red road",
    )
    lay(board, {(1, 2): 2})
    board.place("red", "V", at=(2, 1), figure="none")
    expect_ingots(board, red=2)


@rule("GOL-30")
def test_many_ingots_are_worth_more_each(draw: Drawer) -> None:
    """GOL-T-08."""
    board = draw("* .", rules=GOLD, players=4, left=1)
    lay(board, {(0, 0): 1}, red=3, blue=4, green=6, yellow=10)
    board.place("red", "U", at=(1, 0), figure="none")
    board.expect_scores(red=3, blue=8, green=12, yellow=40)
    points = [3, 8, 12, 40]
    assert board.table.lines() == [Paid("gold", (seat,), points[seat], True) for seat in range(4)]


@rule("GOL-20", "GOL-30")
def test_the_game_of_three_ingots_and_one(draw: Drawer) -> None:
    """GOL-T-09: red completes three tiles with three ingots, blue two tiles with one."""
    board = draw("G90:a\n*\nE180:b", rules=GOLD, left=2, a="red city", b="blue city")
    lay(board, {(0, -1): 2, (0, 0): 1, (0, 1): 1})
    board.place("red", "E", at=(0, -2), rotation=180, figure="none")
    board.place("blue", "E", at=(0, 2), figure="none")
    assert board.table.step == "over"
    expect_ingots(board, red=3, blue=1)
    board.expect_scores(red=6 + 3, blue=4 + 1)


@rule("GOL-30")
def test_fifteen_ingots(draw: Drawer) -> None:
    """GOL-T-10."""
    board = draw("* .", rules=GOLD, left=1)
    lay(board, {}, red=15)
    board.place("red", "U", at=(1, 0), figure="none")
    board.expect_scores(red=60)


@rule("GOL-25", "GOL-30")
def test_fields_bring_no_ingots(draw: Drawer) -> None:
    """GOL-T-12."""
    board = draw("U:a * .", rules=GOLD, fields=True, left=1, a="blue field 0127")
    lay(board, {(-1, 0): 3, (0, 0): 3})
    board.place("red", "U", at=(1, 0), figure="none")
    assert board.table.step == "over"
    expect_ingots(board)
    board.expect_scores()
