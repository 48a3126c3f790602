"""The order of scoring (BASE-35, COM-17): asked for where a module says that it matters, and nowhere else."""

import pytest

from bastide.core.engine import Engine
from bastide.core.rule_module import RuleModule
from bastide.rules import MODULES
from tests.rules.boards import Board
from tests.rules.drawer import Drawer
from tests.rules.refusing import refused
from tests.rules.rule import rule
from tests.rules.tables import EngineTable, game_of


class Sequence(RuleModule):
    """A toy in which the order of scoring matters."""

    id = "sequence"
    hooks = ("order_matters",)
    requires = ("base-rules",)

    def order_matters(self, engine: Engine) -> bool:
        return True


class Indifferent(Sequence):
    """A toy that could care and does not."""

    id = "indifferent"

    def order_matters(self, engine: Engine) -> bool:
        return False


@pytest.fixture
def draw_toy(monkeypatch: pytest.MonkeyPatch) -> Drawer:
    """Boards of the engine under the toy."""
    monkeypatch.setitem(MODULES, "sequence", Sequence)
    return Drawer(EngineTable, toy="sequence")


TWO_ROADS = """
    W:a  *  .
    .    B  A180:b
"""


def both_completed(draw: Drawer) -> Board:
    """The crossing completes red's road of three tiles and blue's of two."""
    board = draw(TWO_ROADS, a="red road E", b="blue road N")
    board.place("red", "W", at=(1, 0), figure="none")
    return board


@rule("BASE-35")
def test_the_player_whose_turn_it_is_chooses_what_is_scored_first(draw_toy: Drawer) -> None:
    for first, second in (("road 1,0 W", "road 1,0 S"), ("road 1,0 S", "road 1,0 W")):
        board = both_completed(draw_toy)
        assert (board.table.step, board.turn_of()) == ("order", "red")
        assert board.table.legal() == {f"score {first}", f"score {second}"}
        board.expect_scores()
        board.does(f"score {first}")
        assert [line.points for line in board.table.lines()] == ([3, 2] if first.endswith("W") else [2, 3])
        board.expect_scores(red=3, blue=2)
        board.expect_supply()
        assert (board.table.step, board.turn_of()) == ("draw", "blue"), "what is left is no choice"


@rule("BASE-35")
def test_one_completed_feature_is_no_choice(draw_toy: Drawer) -> None:
    board = draw_toy("W:a * .", a="red road E", to_move="blue")
    board.place("blue", "W", at=(1, 0), figure="none")
    board.expect_scores(red=3)
    assert board.table.step == "draw"


@rule("BASE-35", "BASE-36")
def test_what_pays_nobody_is_not_asked_about(draw_toy: Drawer) -> None:
    board = draw_toy(TWO_ROADS.replace(":b", ""), a="red road E", to_move="blue")
    board.place("blue", "W", at=(1, 0), figure="none")
    board.expect_scores(red=3)
    assert board.table.step == "draw"


@rule("BASE-35")
def test_nothing_else_can_be_scored(draw_toy: Drawer) -> None:
    board = both_completed(draw_toy)
    game = game_of(board.table)
    refused(game, "score road 1,0 E", "nothing-to-score", "BASE-35")
    refused(game, "score city 0,0 N", "nothing-to-score", "BASE-35")
    refused(game, "pass", "wrong-step", "BASE-10")
    board.table.pop()
    refused(game, "score road 1,0 W", "wrong-step", "BASE-10")


@rule("COM-17", "BASE-35")
def test_without_a_module_that_cares_nobody_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(MODULES, "indifferent", Indifferent)
    for toy in ("", "indifferent"):
        board = both_completed(Drawer(EngineTable, toy=toy))
        board.expect_scores(red=3, blue=2)
        assert board.table.step == "draw"


@rule("COM-17")
def test_of_the_modules_only_ghosts_on_figures_need_an_order() -> None:
    """The order then matters at 0 points; test_ghosts_scoring.py has the cases."""
    assert [name for name, make in MODULES.items() if "order_matters" in make().hooks] == ["mist"]
