"""A game in the engine stays small."""

import random
import tracemalloc

import pytest

from bastide.bots.playout import Rng, playout, rewind
from bastide.core.engine import Engine
from bastide.rules import new_engine

LIMIT = 2 * 1024 * 1024


@pytest.mark.parametrize("rules", ["base+fields", "base+fields+abbot+anniversary"])
def test_a_game_with_every_offer_listed_takes_less_than_two_megabytes(rules: str) -> None:
    """At its peak, with the undo journal of the whole game; tables of the rules are shared by all games."""
    new_engine(rules, players=5)
    chance = random.Random(2)
    tracemalloc.start()
    try:
        engine = new_engine(rules, players=5)
        engine.state.listening = True
        while not engine.over:
            offers = int(engine.legal())
            engine.push(engine.acts[chance.randrange(offers)])
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    print(f"peak of a game in the engine: {peak / 1024:.0f} KiB")
    assert peak < LIMIT


def test_game_after_game_on_one_engine_takes_no_more() -> None:
    """What a game has made is used again: nothing is left behind by moves taken back, extra turns or recalls."""
    engine = new_engine("base+fields+abbot+anniversary", players=3, options={"hand": 2})
    chance, rng = random.Random(4), Rng(4)
    for _ in range(3):
        walk_to_and_fro(engine, chance)
        playout(engine, rng)
        rewind(engine)
    tracemalloc.start()
    try:
        for _ in range(3):
            walk_to_and_fro(engine, chance)
            playout(engine, rng)
            rewind(engine)
        left, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    print(f"left behind by three games: {left / 1024:.0f} KiB")
    assert left < LIMIT / 16


def walk_to_and_fro(engine: Engine, chance: random.Random) -> None:
    """Sixty actions, each tried and taken back once before it is done."""
    for _ in range(60):
        offers = int(engine.legal())
        action = engine.acts[chance.randrange(offers)]
        engine.push(action)
        engine.pop()
        engine.push(action)
