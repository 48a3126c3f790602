"""A game in the engine stays small."""

import random
import tracemalloc

import pytest

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
