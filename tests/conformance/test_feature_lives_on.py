"""The figures of a feature go home and it lives on (need N3): a toy expansion with scarecrows.

Instead of another figure, a scarecrow goes into an occupied field on the tile laid. The field is paid at once, and all
but scarecrows go home. Later farmers come by joining fields, and the field is paid again at the end.
"""

from pathlib import Path

import pytest

from bastide import Game
from bastide.core.actions import pack_spot
from bastide.core.engine import Engine
from bastide.core.features import PAID, Node
from bastide.core.figures import FigureSpec
from bastide.core.rule_module import RuleModule
from bastide.core.spot_actions import SpotKind, figure_kind, spot_node
from bastide.core.state import State
from bastide.core.step import ActionKind
from bastide.rules import MODULES
from bastide.rules.base.figures import put_on
from bastide.rules.base.pay import count_feature
from tests.conformance.laws import Witness


class Reap(SpotKind):
    """ "reap scarecrow field 1,0 0123"."""

    word = "reap"

    def apply(self, engine: Engine, action: int) -> bool:
        state, node = engine.state, spot_node(engine.state, action)
        put_on(engine, figure_kind(action), node.cell, node.index - node.base, "reap")
        root = node.root()
        count_feature(engine, root, False)
        state.return_all_but(root, [figure for figure in state.figures if figure.kind == figure_kind(action)])
        return True


class Scarecrows(RuleModule):
    """One scarecrow for each player, who stands only where others stand."""

    id = "scarecrows"
    hooks = ("figures", "actions", "offer", "may_stand")

    def figures(self) -> list[FigureSpec]:
        return [FigureSpec("scarecrow", 1, {"field": "farmer"})]

    def may_stand(self, state: State, kind: int, node: Node) -> bool:
        return kind != state.rules.figure_index["scarecrow"] or node.root().figures != 0

    def actions(self) -> list[ActionKind]:
        return [Reap()]

    def offer(self, engine: Engine, step: str) -> None:
        rules, state = engine.rules, engine.state
        kind = rules.figure_index["scarecrow"]
        if state.supply(state.seat, kind) == 0:
            return
        for placed in state.board.laid[int(state.turn_laid) : int(state.board.n_laid)]:
            for number in range(int(placed.rot.n_segments)):
                node = state.node_at(placed, number)
                if rules.may_stand(state, kind, node):
                    engine.add_offer(pack_spot(rules.kind_code["reap"], kind, number, placed.cell))


@pytest.fixture(autouse=True)
def _scarecrows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(MODULES, "scarecrows", Scarecrows)


def test_farmers_go_home_and_the_field_is_paid_again_at_the_end() -> None:
    game = Game("base+fields+scarecrows", players=2, chance="manual")
    for text in (
        *("draw E", "place E 0,-1 180", "meeple field 0,-1 012367"),  # completes the city of the start
        *("draw U", "place U 1,0 0", "pass"),
        *("draw U", "place U 2,0 0", "pass"),
    ):
        game.push(text)
    game.push("draw B")
    game.push("place B 1,-1 0")
    assert game.scores == [0, 0]
    game.push(next(action.text for action in game.legal_actions() if action.text.startswith("reap")))
    assert game.scores == [3, 3], "red has one farmer there, blue the scarecrow"
    assert [figure["kind"] for figure in game.view_for(None)["figures"]] == ["scarecrow"]
    assert game.view_for(None)["supply"] == [{"meeple": 7, "scarecrow": 1}, {"meeple": 7, "scarecrow": 0}]
    assert not any(node.marks & PAID for node in game.engine.state.features.nodes)
    game.engine.finish()
    assert game.scores == [3, 6]


@pytest.mark.parametrize(
    "text",
    ["base+fields", "base+fields+inns+traders", "base+fields+abbot+arrows+ghosts", "base+fields+conquest+traders"],
)
def test_a_game_obeys_the_laws(text: str, tmp_path: Path) -> None:
    witness = Witness(Game(f"{text}+scarecrows", players=4, chance="manual"), text).play()
    assert witness.verbs >= {"reap", "meeple", "pass"}
    witness.replay(tmp_path)
    witness.rewind()
