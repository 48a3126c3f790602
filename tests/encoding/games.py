"""Random games for the tests of the encoding."""

from collections.abc import Iterator
from typing import Any

from bastide.bots.playout import Rng, choose_uniformly, draw, rewind
from bastide.core.engine import Engine
from bastide.rules import SETUPS, new_engine, seat_range

SYSTEMS: list[tuple[str, int, dict[str, Any]]] = [
    *[(text, max(2, seat_range(text)[0]), {}) for text, _ in SETUPS.values()],
    ("base+fields+abbot+anniversary", 5, {"hand": 2}),
    ("base+fields+river20+inns+traders+ghosts+conquest", 3, {}),
    ("mists", 4, {"level": 6}),
    ("base+fields+mage", 2, {}),
    ("base+fields+goldmines", 2, {}),
    ("base+fields+flier", 2, {}),
    ("base+fields+crops", 3, {"circles": 3}),
    ("base+fields+inns+abbot+traders+goldmines+crops+mage+phantom", 3, {"circles": 3}),
]
"""Rules, players and options: everything that a table ready to play has, and wider games."""


def named(system: tuple[str, int, dict[str, Any]]) -> str:
    return f"{system[0]}-{system[1]}"


def random_positions(
    system: tuple[str, int, dict[str, Any]], seed: int, game: int = 0, engine: Engine | None = None
) -> Iterator[Engine]:
    """Every position of a random game, also where chance decides; the engine goes on when the next one is asked."""
    rules, players, options = system
    engine = engine or new_engine(rules, players, options=options)
    rewind(engine)
    rng = Rng(seed, game)
    while not engine.over:
        yield engine
        engine.push(draw(engine, rng) if engine.seat < 0 else choose_uniformly(engine, rng))
