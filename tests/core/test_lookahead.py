"""Counting figure spots ahead of a placement equals placing the tile and looking (BASE-22 after the join)."""

import random

import pytest

from bastide.core.actions import FIGURE, KIND_MASK
from bastide.core.engine import Engine
from bastide.rules import new_engine


def count_by_placing(engine: Engine) -> int:
    """Push every placement, count the spots that are offered then, and take it back."""
    total = 0
    for action in [engine.acts[i] for i in range(engine.legal())]:
        engine.push(action)
        total += 1
        if not engine.over and engine.current().question == "figure":
            total += sum(engine.acts[i] & KIND_MASK == FIGURE for i in range(engine.legal()))
        engine.pop()
    return total


@pytest.mark.parametrize(("rules", "players"), [("base+fields", 2), ("base+fields", 5), ("base", 3)])
def test_counting_ahead_is_exact(rules: str, players: int) -> None:
    links = 0
    for seed in range(6):
        engine = new_engine(rules, players)
        chance = random.Random(seed)
        while not engine.over:
            n = engine.legal()
            if engine.seat >= 0 and engine.current().question == "place":
                assert engine.count_turn_actions() == count_by_placing(engine)
                links += engine.state.around.n_links > 0
                n = engine.legal()
            # crowd the board: low offers are near the start, and the first offer of the figure step is a figure
            engine.push(engine.acts[min(chance.randrange(n), chance.randrange(n))])
    assert links > 0 or rules == "base"
