"""The Flying Machines with fortress and ghosts (FLI-105, FLI-130), and with a rule that closes a place (FLI-16)."""

import pytest
from mypy_extensions import i64

from bastide import Game
from bastide.core.features import Node
from bastide.core.rule_module import RuleModule
from bastide.core.state import State
from bastide.rules import MODULES
from tests.rules.fortress_boards import SiegeDrawer
from tests.rules.ghost_boards import GhostDrawer
from tests.rules.rule import rule

ROAD = """
    .  .  .    .  .  .  .  .
    .  U  U    *  ~  ~  ~  w
    .  .  .    ~  ~  ~  ~  .
    .  .  w    ~  ~  ~  ~  .
"""


@rule("FLI-105", "CON-40")
def test_after_a_landing_a_meeple_may_go_to_the_wall(sieges: SiegeDrawer) -> None:
    """COM-FLI-T-01."""
    board = sieges(ROAD, rules="base+conquest+flier")
    board.place("red", "FL-field", at=(-1, -1), rotation=270)
    board.does("fly meeple")
    board.does("die 1")
    board.expect_turn("man", "red")
    assert board.table.legal() == {"man highwaymen", "pass"}


@rule("FLI-105", "FLI-14")
@pytest.mark.parametrize(("at", "number"), [((-1, -1), 2), ((0, -1), 1)], ids=["empty", "board"])
def test_after_a_failed_flight_none_may(sieges: SiegeDrawer, at: tuple[int, int], number: int) -> None:
    board = sieges(ROAD, rules="base+conquest+flier")
    board.place("red", "FL-field", at=at, rotation=270)
    board.does("fly meeple")
    board.does(f"die {number}")
    board.expect_turn("draw", "blue")
    board.expect_standing()


@rule("FLI-130", "FLI-14", "FLI-10")
def test_castles_are_no_place_but_roads_with_mist_are(ghosts: GhostDrawer) -> None:
    """COM-FLI-T-03."""
    board = ghosts("*  ~  MC02/90\n~  ~  .", rules="base+ghosts+flier", tiles=None, fields=True)
    board.place("red", "FL-field", at=(2, 1), rotation=90)
    assert board.offers("fly") == {"meeple", "guard"}
    board.does("fly guard")
    board.does("die 1")
    board.expect_figures("red guard road 2,0 E")


class Storm(RuleModule):
    """No figure may be put on a road."""

    id = "storm"
    hooks = ("may_stand",)
    requires = ("base-rules",)

    def may_stand(self, state: State, kind: i64, node: Node) -> bool:
        """Everywhere else."""
        return bool(state.rules.kind_names[int(node.kind)] != "road")


@rule("FLI-16", "FLI-15")
def test_a_place_that_another_module_closes_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(MODULES, "storm", Storm)
    game = Game("base+flier+storm", players=2, chance="manual")
    for text in ("draw FL-field", "place FL-field 0,1 90", "fly meeple", "die 1"):
        game.push(text)
    assert [figure["feature"] for figure in game.shown_to(None)["figures"]] == ["city"]


@rule("FLI-20", "COM-11")
def test_meeples_of_several_players_on_one_spot_are_numbered_by_owner(ghosts: GhostDrawer) -> None:
    board = ghosts("*  ~  straight90:a\n~  ~  .", players=3, rules="base+ghosts+flier", to_move="green", a="blue road")
    board.turn("plain", at=(2, -1))
    board.place("red", "FL-field", at=(2, 1), rotation=90)
    board.does("fly meeple")
    board.does("die 1")
    board.turn("plain", at=(3, -1))
    board.turn("fog1", at=(-1, 0), rotation=270)
    board.does("spook meeple road 2,0 EW 2")
    board.expect_ghosts({"blue road 2,0 EW": 1})
