"""A figure that goes home alone is heard of, and what seats have beside the map is paid behind all features."""

from typing import ClassVar

import pytest

from bastide import Game
from bastide.core.engine import Engine
from bastide.core.features import Node
from bastide.core.figures import FigureSpec
from bastide.core.rule_module import RuleModule
from bastide.core.state import State
from bastide.rules import MODULES


class Eggs(RuleModule):
    """Whoever has somebody driven off finds an egg there; at the end an egg is worth 2 points. Nobody has any geese."""

    id = "eggs"
    hooks = ("figures", "figure_returned", "end_bonus", "state_slots")
    heard: ClassVar[list[tuple[int, int]]] = []

    def figures(self) -> list[FigureSpec]:
        return [FigureSpec("goose", 0, {"field": "goose"})]

    def state_slots(self, n_seats: int) -> list[int]:
        return [0] * n_seats

    def figure_returned(self, state: State, node: Node) -> None:
        slot = state.rules.slices[self.id]
        for seat in range(int(state.n_seats)):
            state.add(slot + seat, 1 if node.root().figures == 0 else 0)

    def end_bonus(self, engine: Engine) -> None:
        state, slot = engine.state, engine.rules.slices[self.id]
        self.heard.append((int(state.score(0)), int(state.score(1))))
        for seat in range(int(state.n_seats)):
            state.add_points(1 << seat, 2 * state.values[slot + seat])


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> Game:
    """A recalled abbot, and nobody else on the map but a knight."""
    monkeypatch.setitem(MODULES, Eggs.id, Eggs)
    monkeypatch.setattr(Eggs, "heard", [])
    made = Game("base+fields+abbot+eggs", players=2, chance="manual", draws=4)
    for text in (
        "draw B", "place B 0,1 0", "abbot monastery 0,1 I", "draw U", "place U 1,0 0", "pass",
        "draw U", "place U 2,0 0", "recall abbot monastery 0,1 I", "draw E", "place E 0,2 180",
    ):  # fmt: skip
        made.push(text)
    return made


def test_whoever_goes_home_alone_is_heard_of(game: Game) -> None:
    slot = game.engine.rules.slices["eggs"]
    assert [int(game.engine.state.values[slot + seat]) for seat in range(2)] == [1, 1]
    after = game.hash()
    texts = [action.text for action in game.actions]
    for _ in texts:
        game.pop()
    assert [int(game.engine.state.values[slot + seat]) for seat in range(2)] == [0, 0]
    for text in texts:
        game.push(text)
    assert game.hash() == after


def test_belongings_are_paid_behind_all_features(game: Game) -> None:
    before = game.scores
    knight = next(a.text for a in game.legal_actions() if a.text.startswith("meeple city"))
    game.push(knight)
    assert game.over
    assert Eggs.heard == [(before[0], before[1] + 1)]
    assert game.scores == [before[0] + 2, before[1] + 3]


def test_a_kind_of_figure_that_nobody_has_stays_in_the_box(game: Game) -> None:
    assert "goose" not in game.engine.rules.figure_index
