"""A module decides whether passing is offered (need M4)."""

from pathlib import Path

import pytest

from bastide import Game
from bastide.core.engine import Engine
from bastide.core.rule_module import RuleModule
from bastide.rules import MODULES
from tests.conformance.laws import Witness


class Vows(RuleModule):
    """In every second turn a figure must be placed."""

    id = "vows"
    hooks = ("may_pass",)

    def may_pass(self, engine: Engine, step: str) -> bool:
        return engine.state.turn % 2 == 0


@pytest.fixture(autouse=True)
def _vows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(MODULES, "vows", Vows)


def test_passing_is_offered_where_every_module_agrees() -> None:
    game = Game("base+vows", players=2, seed=5)
    seen = {0: set[bool](), 1: set[bool]()}
    while not game.over:
        if any(action.text.startswith("meeple") for action in game.legal_actions()):
            passes = "pass" in [action.text for action in game.legal_actions()]
            seen[int(game.engine.state.turn) % 2].add(passes)
        game.push(game.legal_actions()[0])
    assert seen == {0: {True}, 1: {False}}


@pytest.mark.parametrize("text", ["base+fields+abbot", "base+fields+inns+traders", "base+ghosts"])
def test_a_game_obeys_the_invariants(text: str, tmp_path: Path) -> None:
    witness = Witness(Game(f"{text}+vows", players=3, chance="manual"), text).play()
    witness.replay(tmp_path)
    witness.rewind()
