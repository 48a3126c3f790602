"""The third symbol: one more complete turn (ANN-29, ANN-33, ANN-34, ANN-37; COM-21)."""

import random

from tests.rules.boards import ROAD_BEND
from tests.rules.drawer import Drawer
from tests.rules.rule import rule
from tests.rules.tables import Table, game_of

ARROWS = "base+arrows"


@rule("ANN-33", "ANN-29")
def test_an_extra_turn_is_asked_for_after_scoring_and_is_a_complete_turn(draw: Drawer) -> None:
    """The crossing completes red's road, which pays before the question; the meeple is home for the extra turn."""
    board = draw("W:a *", rules=ARROWS, players=3, a="red road E", to_move="blue")
    board.place("blue", "AN-M", at=(1, 0), rotation=180, figure="road S")
    board.expect_scores(red=3)
    assert (board.table.step, board.turn_of()) == ("extra", "blue")
    assert board.table.legal() == {"again", "pass"}
    board.does("again")
    assert board.table.step == "draw"
    board.place("blue", "B", at=(0, 1), figure="monastery")
    board.expect_figures("blue road 1,0 S", "blue monastery 0,1 I")
    assert (board.table.step, board.turn_of()) == ("draw", "green")


@rule("ANN-29")
def test_an_extra_turn_may_be_declined(draw: Drawer) -> None:
    board = draw("*", rules=ARROWS, players=3)
    board.place("red", "AN-M", at=(1, 0), rotation=180)
    board.does("pass")
    assert board.table.step == "extra"
    board.does("pass")
    assert (board.table.step, board.turn_of()) == ("draw", "blue")


@rule("ANN-33", "ANN-24")
def test_who_fills_the_cell_takes_the_extra_turn(draw: Drawer) -> None:
    board = draw("*", rules=ARROWS)
    board.place("red", "AN-M", at=(1, 0), rotation=0, figure="none")
    assert (board.table.step, board.turn_of()) == ("draw", "blue")
    board.place("blue", "U", at=(2, 0))
    board.does("pass")
    board.does("again")
    board.draws("blue", "B")


@rule("ANN-33")
def test_what_the_extra_turn_completes_scores_and_what_comes_home_was_out(draw: Drawer) -> None:
    board = draw("*", rules=ARROWS)
    board.place("red", "AN-M", at=(1, 0), rotation=180)
    board.put("road W")
    board.does("again")
    board.draws("red", "W")
    board.lays("W", (-1, 0))
    board.does("pass")
    board.expect_scores(red=3)
    board.expect_supply()
    assert board.turn_of() == "blue"


@rule("ANN-34")
def test_there_is_no_extra_turn_in_an_extra_turn(draw: Drawer) -> None:
    board = draw("*", rules=ARROWS)
    board.place("red", "AN-M", at=(1, 0), rotation=180)
    board.does("pass")
    board.does("again")
    board.draws("red", "AN-L")
    board.lays("AN-L", (2, 0), 90)
    board.expect_scores()
    board.put("road")
    assert (board.table.step, board.turn_of()) == ("draw", "blue")


@rule("ANN-34")
def test_but_the_next_turn_can_bring_one_again(draw: Drawer) -> None:
    board = draw("*", rules=ARROWS)
    board.place("red", "AN-M", at=(1, 0), rotation=180)
    board.does("pass")
    board.does("again")
    board.draws("red", "B")
    board.lays("B", (0, 1))
    board.does("pass")
    board.draws("blue", "AN-L")
    board.lays("AN-L", (2, 0), 90)
    board.does("pass")
    assert board.table.legal() == {"again", "pass"}


@rule("ANN-34", "ANN-22")
def test_the_other_effects_of_arrows_work_in_an_extra_turn(draw: Drawer) -> None:
    for tile, cell, rotation, points, portal in (("AN-D", (1, 1), 90, 2, False), ("AN-I", (2, 0), 180, 0, True)):
        board = draw("*", rules=ARROWS, options=ROAD_BEND)
        board.place("red", "AN-M", at=(1, 0), rotation=180)
        board.does("pass")
        board.does("again")
        board.draws("red", tile)
        board.lays(tile, cell, rotation)
        board.expect_scores(red=points)
        assert bool(board.offers("portal")) == portal


@rule("COM-21", "ANN-34")
def test_in_an_extra_turn_the_symbol_can_be_chosen_and_has_no_effect(draw: Drawer) -> None:
    board = draw("* AN-I", rules=ARROWS)
    board.place("red", "AN-M", at=(-1, 0))
    board.does("pass")
    board.does("again")
    board.draws("red", "AN-L")
    board.lays("AN-L", (2, 0), 90)
    assert board.table.legal() == {"activate portal", "activate extra-turn"}
    board.does("activate extra-turn")
    assert not board.offers("portal")
    board.does("pass")
    assert (board.table.step, board.turn_of()) == ("draw", "blue")


def play_all_but(table: Table, last: str, chance: random.Random) -> None:
    """Play at random, without figures, until this tile alone is left."""
    while table.legal() != {f"draw {last}"}:
        choices = sorted(table.legal() - {f"draw {last}"})
        table.push("pass" if "pass" in choices else chance.choice(choices))


@rule("ANN-37", "ANN-33")
def test_with_no_tile_left_the_extra_turn_lapses(draw: Drawer) -> None:
    table = draw("*", rules=ARROWS).table
    play_all_but(table, "AN-M", random.Random(1))
    table.push("draw AN-M")
    lapsed = 0
    for placement in sorted(table.legal()):
        paid = len(table.lines())
        table.push(placement)
        if table.step == "figure" and len(table.lines()) == paid:
            lapsed += 1
            table.push("pass")
            assert table.step == "over"
            table.pop()
        table.pop()
    assert lapsed, "the crossing could not be laid with its arrow at a tile: take another seed"


@rule("ANN-37", "HOUSE-6")
def test_after_the_last_draw_of_a_short_game_it_lapses_too(draw: Drawer) -> None:
    board = draw("*", rules=ARROWS, options={"draws": 1})
    board.place("red", "AN-M", at=(1, 0), rotation=180, figure="none")
    assert board.table.step == "over"


@rule("ANN-37", "HOUSE-2")
def test_a_tile_kept_in_hand_is_enough_for_an_extra_turn(draw: Drawer) -> None:
    board = draw("*", rules=ARROWS, options={"hand": 2, "draws": 2})
    for text in ("draw U", "draw AN-M", "play AN-M", "place AN-M 1,0 180", "pass", "again"):
        board.does(text)
    assert (board.table.step, board.turn_of()) == ("place", "red")
    assert all(text.startswith("place U ") for text in board.table.legal())


@rule("ANN-33", "ANN-34")
def test_the_table_is_told_about_an_extra_turn(draw_engine: Drawer) -> None:
    board = draw_engine("*", rules=ARROWS)
    game = game_of(board.table)
    board.place("red", "AN-M", at=(1, 0), rotation=180)
    assert game.events[-1].as_dict() != {"event": "extra-turn", "seat": 0}
    board.does("pass")
    assert "extra" not in game.view_for(None)
    board.does("again")
    assert {"event": "extra-turn", "seat": 0} in [event.as_dict() for event in game.events]
    assert game.shown_to(None)["extra"] is True
    board.place("red", "U", at=(2, 0), figure="none")
    assert "extra" not in game.view_for(None)


@rule("ANN-33", "ABB-06")
def test_a_recalled_abbot_can_be_placed_in_the_extra_turn(draw: Drawer) -> None:
    board = draw("*\nB:a", rules="base+arrows+abbot", a="red abbot monastery", to_move="blue")
    board.place("blue", "U", at=(-1, 0), figure="none")
    board.place("red", "AN-M", at=(1, 0), rotation=180)
    board.does("recall abbot monastery 0,1 I")
    board.expect_scores(red=4)
    board.does("again")
    board.draws("red", "B")
    board.lays("B", (-1, 1))
    board.expect_spots("monastery I", "abbot monastery I")
