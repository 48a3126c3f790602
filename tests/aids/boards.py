"""Positions of random games, for aids to be asked about."""

from collections.abc import Iterator

from bastide.bots.playout import Rng, choose_uniformly, draw
from bastide.core.engine import Engine
from bastide.rules import new_engine

GAMES: tuple[tuple[str, int, dict[str, object]], ...] = (
    ("base+fields", 2, {}),
    ("base+fields", 3, {"hand": 2}),
    ("base+fields", 2, {"draws": 30}),
    ("base+fields+river+abbot", 3, {}),
    ("base+fields+abbot+anniversary", 2, {}),
    ("base+fields+ghosts", 3, {}),
    ("base+fields+conquest", 3, {}),
    ("base+fields+abbot+inns", 4, {}),
    ("base+fields+inns+traders", 3, {}),
    ("base+fields+traders", 2, {"shield_pig": True}),
    ("mists", 4, {"level": 4}),
)
"""Rules, players, options: one of every system, and what bounds or holds tiles."""


def boards(rules: str, players: int, options: dict[str, object], seed: int, every: int = 1) -> Iterator[Engine]:
    """The same engine at every so many-th decision of a random game, with at least one tile placed."""
    engine, rng = new_engine(rules, players, options=options), Rng(seed)
    number = 0
    while not engine.over:
        engine.push(draw(engine, rng) if engine.seat < 0 else choose_uniformly(engine, rng))
        number += 1
        if number % every == 0 and not engine.over:
            yield engine
