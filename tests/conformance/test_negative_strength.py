"""A module may take strength from figures (need N5)."""

from pathlib import Path

import pytest

from bastide import Game
from bastide.core.features import Node
from bastide.core.rule_module import RuleModule
from bastide.core.state import State
from bastide.rules import MODULES
from tests.conformance.laws import Witness


class Fog(RuleModule):
    """No figure counts in a city without a shield."""

    id = "fog"
    hooks = ("strength",)

    def strength(self, state: State, root: Node) -> int:
        return -int(root.figures) if root.kind == state.rules.kinds["city"] and root.shields == 0 else 0


@pytest.mark.parametrize("text", ["base+fields", "base+inns+traders", "base+fields+ghosts"])
def test_figures_without_strength_are_not_paid(text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(MODULES, "fog", Fog)
    witness = Witness(Game(f"{text}+fog", players=4, chance="manual"), text).play()
    lines = [line for line in witness.game.explain() if line.feature == "city" and line.reason == "city"]
    assert any(line.seats for line in lines), "cities with shields are paid"
    assert all(line.shields > 0 for line in lines if line.seats)
    witness.replay(tmp_path)
    witness.rewind()
