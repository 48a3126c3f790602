"""Abbots and gardens: ABB-01 to ABB-10."""

import pytest

from tests.rules.boards import Board
from tests.rules.drawer import Drawer
from tests.rules.rule import rule
from tests.rules.tables import game_of

ABBOT = "base+abbot"
GARDENS = ("E", "H", "I", "M", "N", "R", "U", "V")


@rule("ABB-01")
@pytest.mark.parametrize("players", [2, 5])
def test_everybody_has_seven_meeples_and_one_abbot(draw: Drawer, players: int) -> None:
    board = draw("*", rules=ABBOT, players=players)
    board.expect_supply()
    board.expect_abbots()


@rule("ABB-01")
@pytest.mark.parametrize("letter", GARDENS)
def test_one_tile_each_of_eight_letters_has_a_garden(draw: Drawer, letter: str) -> None:
    board = draw("*", rules=ABBOT)
    for tile, gardens in ((letter, set()), (f"{letter}-garden", {"garden"})):
        board.draws("red", tile)
        cell, rotation = min(board.placements())
        board.lays(tile, cell, rotation)
        assert {text.split()[0] for text in board.offers("abbot")} == gardens
        board.table.pop()
        board.table.pop()


@rule("ABB-01")
def test_one_bend_of_each_river_has_a_garden(draw: Drawer) -> None:
    for river, (tile, cell, rotation) in {
        "river": ("RV-bend-garden", (1, 0), 0),
        "river20": ("AR-bend-garden", (0, 1), 90),
    }.items():
        board = draw("*", rules=f"{ABBOT}+{river}")
        board.place("red", tile, at=cell, rotation=rotation)
        board.expect_spots("abbot garden I")


@rule("ABB-01")
def test_a_bridge_of_the_river_of_17_has_a_garden(draw: Drawer) -> None:
    board = draw("*", rules=f"{ABBOT}+river20")
    board.place("red", "AR-roadbridge-garden", at=(0, 1))
    board.expect_spots("abbot garden I", "road EW")


@rule("ABB-02", "ABB-03")
def test_an_abbot_goes_on_a_monastery_and_nowhere_else_on_that_tile(draw: Drawer) -> None:
    board = draw("*", rules=ABBOT, fields=True)
    board.place("red", "A", at=(0, 1))
    board.expect_spots("monastery I", "abbot monastery I", "road S", "field 01234567")
    board.put("abbot monastery")
    board.expect_figures("red abbot monastery 0,1 I")
    board.expect_supply()
    board.expect_abbots(red=0)
    assert (board.table.step, board.turn_of()) == ("draw", "blue"), "instead of a meeple, not beside one"


@rule("ABB-02", "ABB-03")
def test_a_garden_takes_the_abbot_and_no_meeple(draw: Drawer) -> None:
    board = draw("*", rules=ABBOT)
    board.place("red", "E-garden", at=(0, 1), rotation=180)
    board.expect_spots("city S", "abbot garden I")


@rule("ABB-02", "ABB-03")
def test_a_garden_takes_nobody_while_the_abbot_is_out(draw: Drawer) -> None:
    board = draw(
        """
        *    U
        B:a  .
        """,
        rules=ABBOT,
        a="red abbot monastery",
    )
    board.place("red", "E-garden", at=(1, 1), rotation=180)
    board.expect_spots("city S")
    board.place("blue", "R-garden", at=(0, -1), rotation=180)
    board.expect_spots("city ESW", "abbot garden I")


def garden_with_neighbours(draw: Drawer, last_row: str, to_move: str = "red") -> Board:
    """Red's abbot in the garden at (0,1), which only misses the tiles left out of the last row."""
    return draw(
        f"""
        U     *               U
        E270  E-garden180:a   E90
        {last_row}
        """,
        rules=ABBOT,
        a="red abbot garden",
        to_move=to_move,
    )


@rule("ABB-04")
def test_own_case_a_full_garden_pays_nine_and_the_abbot_comes_home(draw: Drawer) -> None:
    board = garden_with_neighbours(draw, "E180 E .")
    board.place("red", "B", at=(1, 2), figure="none")
    board.expect_scores(red=9)
    board.expect_abbots()
    board.expect_figures()


@rule("ABB-04")
def test_it_does_not_matter_who_completes_the_garden(draw: Drawer) -> None:
    board = garden_with_neighbours(draw, "E180 E .", to_move="blue")
    board.place("blue", "B", at=(1, 2), figure="monastery")
    board.expect_scores(red=9)
    board.expect_abbots()
    board.expect_figures("blue monastery 1,2 I")


@rule("ABB-04", "ABB-02")
def test_a_garden_put_into_a_hole_pays_its_abbot_at_once(draw: Drawer) -> None:
    board = draw(
        """
        U     *  U
        E270  .  E90
        E180  E  B
        """,
        rules=ABBOT,
    )
    board.place("red", "E-garden", at=(0, 1), rotation=180, figure="abbot garden")
    board.expect_scores(red=9)
    board.expect_abbots()


FOUR_AROUND = """
    .   *               .
    .   E-garden180:a   E90
    .   E               B
"""


@rule("ABB-05", "ABB-06")
def test_own_case_an_abbot_recalled_with_five_neighbours_pays_six(draw: Drawer) -> None:
    """Four tiles lie around the garden, and the one just placed counts."""
    board = draw(FOUR_AROUND, rules=ABBOT, a="red abbot garden")
    board.place("red", "U", at=(1, 0))
    board.does("recall abbot garden 0,1 I")
    board.expect_scores(red=6)
    board.expect_abbots()
    board.expect_figures()
    assert (board.table.step, board.turn_of()) == ("draw", "blue"), "no figure is put down in this turn"


@rule("ABB-05")
def test_an_abbot_is_recalled_from_anywhere_on_the_board_and_from_monasteries_too(draw: Drawer) -> None:
    board = draw(
        """
        *    U  U  U
        B:a  .  .  .
        """,
        rules=ABBOT,
        a="red abbot monastery",
    )
    board.place("red", "U", at=(4, 0))
    assert board.offers("recall") == {"abbot monastery 0,1 I"}
    board.does("recall abbot monastery 0,1 I")
    board.expect_scores(red=3)


@rule("ABB-05")
def test_only_the_own_abbot_is_recalled_and_no_meeple(draw: Drawer) -> None:
    board = draw(
        """
        *    U:c  U
        B:a  .    B:b
        """,
        rules=ABBOT,
        a="red abbot monastery",
        b="blue abbot monastery",
        c="red road",
    )
    board.place("red", "U", at=(3, 0))
    assert board.offers("recall") == {"abbot monastery 0,1 I"}
    board.declines()
    board.place("blue", "U", at=(4, 0))
    assert board.offers("recall") == {"abbot monastery 2,1 I"}


@rule("ABB-05", "ABB-06")
def test_whoever_puts_a_figure_down_does_not_recall(draw: Drawer) -> None:
    board = draw(FOUR_AROUND, rules=ABBOT, a="red abbot garden")
    board.place("red", "U", at=(1, 0))
    assert board.table.legal() == {"meeple road 1,0 EW", "recall abbot garden 0,1 I", "pass"}
    board.put("road")
    board.expect_scores()
    board.expect_abbots(red=0)
    assert (board.table.step, board.turn_of()) == ("draw", "blue")


@rule("ABB-06")
def test_a_recalled_abbot_is_placed_again_from_the_next_turn_on(draw: Drawer) -> None:
    board = draw(FOUR_AROUND, rules=ABBOT, a="red abbot garden")
    board.place("red", "B", at=(-1, 1))
    board.expect_spots("monastery I")
    board.does("recall abbot garden 0,1 I")
    board.place("blue", "U", at=(1, 0), figure="none")
    board.place("red", "B", at=(-1, 2))
    board.expect_spots("monastery I", "abbot monastery I")


@rule("ABB-05")
def test_a_recall_is_asked_for_even_where_no_figure_could_be_put_down(draw: Drawer) -> None:
    board = draw(
        """
        *    U:b
        B:a  .
        """,
        rules=ABBOT,
        a="red abbot monastery",
        b="blue road",
    )
    board.place("red", "U", at=(2, 0))
    assert board.table.legal() == {"recall abbot monastery 0,1 I", "pass"}


@rule("ABB-07")
@pytest.mark.parametrize("choice", ["pass", "recall abbot garden 0,1 I"])
def test_the_tile_that_completes_the_garden_gives_nine_with_and_without_a_recall(draw: Drawer, choice: str) -> None:
    board = garden_with_neighbours(draw, "E180 E .")
    board.place("red", "B", at=(1, 2))
    board.does(choice)
    board.expect_scores(red=9)
    board.expect_abbots()
    board.expect_figures()


@rule("ABB-07", "ABB-06")
def test_whoever_only_waits_may_put_a_meeple_down_and_get_the_nine(draw: Drawer) -> None:
    board = garden_with_neighbours(draw, "E180 E .")
    board.place("red", "B", at=(1, 2), figure="monastery")
    board.expect_scores(red=9)
    board.expect_figures("red monastery 1,2 I")


@rule("ABB-08")
def test_at_the_end_an_abbot_counts_what_lies_around_him(draw: Drawer) -> None:
    board = draw(
        """
        .   o               .
        .   *               .
        .   E-garden180:a   .
        .   E               B:b
        """,
        rules=ABBOT,
        players=3,
        a="red abbot garden",
        b="green abbot monastery",
    )
    board.finish()
    board.expect_scores(red=4, green=3)


@rule("ABB-09")
def test_a_garden_parts_neither_city_nor_field(draw: Drawer) -> None:
    """The farmer's field goes all round the garden, the city is worth what it is worth without one."""
    board = draw("*", rules=ABBOT, fields=True)
    board.place("red", "E-garden", at=(0, 1), rotation=180)
    board.expect_spots("city S", "field 012367", "abbot garden I")
    board.put("abbot garden")
    board.place("blue", "E", at=(0, 2))
    board.expect_spots("city N", "field 234567")
    board.put("city")
    board.expect_scores(blue=4)
    board.expect_figures("red abbot garden 0,1 I")


@rule("ABB-09")
def test_an_abbot_takes_no_city_and_no_field(draw: Drawer) -> None:
    board = draw("*", rules=ABBOT, fields=True)
    board.place("red", "M-garden", at=(0, -1), rotation=180, figure="abbot garden")
    board.place("blue", "E", at=(1, -1), rotation=270)
    board.expect_spots("city W", "field 012345")
    board.put("city")
    board.expect_scores(blue=8)
    board.expect_figures("red abbot garden 0,-1 I")


@rule("ABB-10")
def test_without_abbots_gardens_are_decoration(draw: Drawer) -> None:
    board = draw("*", fields=True)
    board.place("red", "E-garden", at=(0, 1), rotation=180)
    board.expect_spots("city S", "field 012367")


@rule("ABB-10")
def test_a_tile_with_nothing_but_a_garden_is_asked_about_only_where_there_are_abbots(draw: Drawer) -> None:
    for rules, asked in (("base", "draw"), (ABBOT, "figure")):
        board = draw("* U:a", rules=rules, a="blue road", to_move="red")
        board.place("red", "U-garden", at=(2, 0))
        assert board.table.step == asked


@rule("ABB-04", "ABB-05", "ABB-08")
def test_every_line_names_its_rule(draw_engine: Drawer) -> None:
    def last_line(board: Board) -> tuple[str, str, str, int, int, bool]:
        line = game_of(board.table).explain()[-1]
        return line.reason, line.feature, line.rule, line.count, line.points, line.final

    full = garden_with_neighbours(draw_engine, "E180 E .")
    full.place("red", "B", at=(1, 2), figure="none")
    assert last_line(full) == ("garden", "garden", "ABB-04", 9, 9, False)

    called = draw_engine(FOUR_AROUND, rules=ABBOT, a="red abbot garden")
    called.place("red", "U", at=(1, 0))
    called.does("recall abbot garden 0,1 I")
    assert last_line(called) == ("recall", "garden", "ABB-05", 6, 6, False)

    ended = draw_engine("o\n*\nE-garden180:a", rules=ABBOT, a="red abbot garden", to_move="blue")
    ended.finish()
    assert last_line(ended) == ("garden", "garden", "ABB-08", 2, 2, True)
