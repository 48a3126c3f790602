"""A line of points that depends on the sum of the others (need M13): half of the value, rounded up."""

from collections import defaultdict
from pathlib import Path
from typing import ClassVar

import pytest

from bastide import Game
from bastide.core.features import Node
from bastide.core.rule_module import RuleModule
from bastide.core.scoring import Points
from bastide.core.state import State
from bastide.rules import MODULES
from tests.conformance.laws import Witness


class HalfOfRoad(Points):
    """Takes half of a road, rounded down."""

    reason: ClassVar[str] = "curse-road"
    feature: ClassVar[str] = "road"
    rule: ClassVar[str] = "CUR-1"
    final_rule: ClassVar[str] = "CUR-1"

    def points(self, state: State, root: Node, final: bool) -> int:
        return -int(state.rules.scoring.worth_of_others(state, root, final, self.reason) // 2)


class HalfOfCity(HalfOfRoad):
    """Takes half of a city, rounded down."""

    reason = "curse-city"
    feature = "city"


class Curse(RuleModule):
    """All roads and cities are worth half."""

    id = "curse"
    hooks = ("points",)

    def points(self) -> list[Points]:
        return [HalfOfRoad(), HalfOfCity()]


@pytest.mark.parametrize("text", ["base+fields", "base+fields+inns", "base+abbot+inns+traders+ghosts"])
def test_a_line_halves_the_sum_of_all_others(text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(MODULES, "curse", Curse)
    witness = Witness(Game(f"{text}+curse", players=3, chance="manual"), text).play()
    lines: dict[tuple[object, ...], dict[str, int]] = defaultdict(dict)
    for line in witness.game.explain():
        if line.feature in ("road", "city") and not line.reason.startswith("ghosts"):  # penalties of seats
            lines[tuple(line.cells), line.feature, line.final][line.reason] = line.points
    for found in lines.values():
        others = sum(points for reason, points in found.items() if not reason.startswith("curse"))
        assert sum(found.values()) == (others + 1) // 2
    assert len(lines) > 10
    witness.replay(tmp_path)
    witness.rewind()
