"""Counting figure spots ahead of a placement equals placing the tile and looking (BASE-22 after the join)."""

import random

import pytest

from bastide.core.actions import CELL_SHIFT, FIGURE, KIND_MASK, TURNS_SHIFT
from bastide.core.engine import Engine
from bastide.core.surroundings import Surroundings
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


def hard_cells(engine: Engine) -> int:
    """Offers where a segment is taken only through another segment of the same tile and older tiles."""
    state, around = engine.state, Surroundings()
    tile = engine.rules.tiles[state.hand]
    hard = 0
    for action in [engine.acts[i] for i in range(engine.legal())]:
        around.look(state.board, state.features, action >> CELL_SHIFT)
        rot = tile.rots[(action >> TURNS_SHIFT) & 3]
        after = around.spread(rot) if around.n_links else around.occupied
        hard += any(p & after and not p & around.occupied for p in rot.positions)
    return hard


@pytest.mark.parametrize(("rules", "players"), [("base+fields", 2), ("base+fields", 5), ("base", 3)])
def test_counting_ahead_is_exact(rules: str, players: int) -> None:
    hard = 0
    for seed in range(8):
        engine = new_engine(rules, players)
        chance = random.Random(seed)
        while not engine.over:
            n = engine.legal()
            if engine.seat >= 0 and engine.current().question == "place":
                assert engine.count_turn_actions() == count_by_placing(engine)
                n = engine.legal()
                hard += hard_cells(engine)
            engine.push(engine.acts[min(chance.randrange(n), chance.randrange(n))])
    assert hard > 0 or rules == "base"
