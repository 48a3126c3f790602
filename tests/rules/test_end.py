"""The end of the game and what is scored then: BASE-40 to BASE-43."""

from pathlib import Path

from tests.rules.drawer import Drawer
from tests.rules.rule import rule
from tests.rules.tables import game_of

LAST_TILE_FITS_NOWHERE = Path(__file__).parent / "games" / "last_tile_fits_nowhere.txt"
"""The actions of a game whose last draw finds no place."""

TWO_ROADS = """
    .    .  o  .
    U:a  *  .  U:b
    {}   B  B  B
"""


@rule("BASE-40")
def test_the_game_ends_with_the_turn_that_uses_up_the_tiles(draw: Drawer) -> None:
    board = draw("* o")
    board.finish()
    assert board.table.step == "over"
    assert board.table.legal() == set()


@rule("BASE-40", "BASE-14")
def test_the_game_ends_at_once_if_the_last_tile_fits_nowhere(draw: Drawer) -> None:
    board = draw("*")
    for text in LAST_TILE_FITS_NOWHERE.read_text(encoding="utf-8").splitlines():
        assert board.table.step != "over"
        board.table.push(text)
    assert board.table.discarded() == ["C"]
    assert board.table.step == "over"
    assert board.table.legal() == set()
    board.expect_scores(red=37, blue=30)


@rule("BASE-41", "BASE-33")
def test_a_tie_at_the_end_pays_both_in_full(draw: Drawer) -> None:
    board = draw(TWO_ROADS.format("."), a="red road", b="blue road")
    board.place("red", "U", at=(1, 0))
    board.finish()
    board.expect_scores(red=4, blue=4)


@rule("BASE-41")
def test_a_city_that_was_completed_is_not_paid_again(draw: Drawer) -> None:
    board = draw(
        """
        .
        *
        o
        """
    )
    board.place("red", "E", at=(0, -1), rotation=180, figure="city S")
    board.expect_scores(red=4)
    board.finish()
    board.expect_scores(red=4)


@rule("BASE-41")
def test_a_monastery_pays_itself_and_the_one_tile_beside_it(draw: Drawer) -> None:
    board = draw(
        """
        o
        *
        B:a
        """,
        a="red monastery",
        to_move="blue",
    )
    board.finish()
    board.expect_scores(red=2)


@rule("BASE-42")
def test_fields_are_the_last_lines_of_the_final_scoring(draw_engine: Drawer) -> None:
    board = draw_engine(
        """
        .    E180:a  E90:b
        U:c  *       .
        .    o       .
        """,
        a="red field",
        b="blue city",
        c="blue road",
        fields=True,
        to_move="red",
    )
    board.finish()
    features = [line.feature for line in game_of(board.table).explain()]
    assert sorted(features) == ["city", "field", "road"]
    assert features[-1] == "field"
    board.expect_scores(red=3, blue=3)


@rule("BASE-43")
def test_most_points_win(draw_engine: Drawer) -> None:
    board = draw_engine("U:a * o", a="red road", players=3, to_move="blue")
    board.finish()
    game = game_of(board.table)
    assert game.winners == [0]
    assert game.events[-1].as_dict() == {"event": "over", "scores": game.scores, "winners": [0]}


@rule("BASE-43")
def test_tied_players_share_the_victory(draw_engine: Drawer) -> None:
    board = draw_engine(TWO_ROADS.format("B"), a="red road", b="green road", players=3)
    board.place("red", "U", at=(1, 0))
    board.finish()
    game = game_of(board.table)
    assert game.scores == [4, 0, 4]
    assert game.winners == [0, 2]
