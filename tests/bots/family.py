"""Positions of games with rivers, abbots and arrows, for the tests of the bots."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bastide.bots.playout import Rng, choose_uniformly, draw, rewind
from bastide.core.engine import Engine
from bastide.core.notation import to_action
from bastide.rules import new_engine

RIVER = "base+fields+river+abbot"
ANNIVERSARY = "base+fields+abbot+anniversary"
FAMILY: list[tuple[str, int, dict[str, object]]] = [
    ("base+river", 2, {}),
    ("base+fields+river+abbot", 3, {"spare_start": True}),
    ("base+fields+river20+abbot", 5, {}),
    ("base+fields+arrows", 4, {}),
    ("base+fields+abbot+anniversary", 2, {}),
    ("base+fields+abbot+anniversary", 2, {"hand": 2, "small_cities": 2}),
    ("base+abbot", 3, {"gardens": False, "draws": 40}),
    ("base+fields+arrows+abbot", 1, {"solo": True}),
    ("tournament", 2, {}),
]
"""Rules, players and options: every module and nearly every option."""


def found(rules: str, question: str, seeds: list[int], wanted: Callable[[Engine], bool]) -> Iterator[Engine]:
    """Of the random game of each seed the first position in which this question is asked and it is as wanted; the
    seeds are of games that have one."""
    engine = new_engine(rules, 2)
    for seed in seeds:
        chance, player = Rng(seed), Rng(seed, 0, 1)
        while engine.seat < 0 or engine.current().question != question or not wanted(engine):
            engine.push(draw(engine, chance) if engine.seat < 0 else choose_uniformly(engine, player))
            assert not engine.over, f"the game of seed {seed} has no such position"
        yield engine
        rewind(engine)


def offered(engine: Engine) -> dict[str, int]:
    """The packed offers by their text."""
    acts = [int(engine.acts[i]) for i in range(int(engine.legal()))]
    return {to_action(engine, act).text: act for act in acts}


def results(engine: Engine, seat: int) -> dict[int, int]:
    """For each offer the best final lead it can bring the seat, by playing the rest of the turn in every way."""
    found = {}
    for act in [int(engine.acts[i]) for i in range(int(engine.legal()))]:
        engine.push(act)
        if engine.over:
            scores = engine.scores()
            found[act] = scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
        else:
            found[act] = max(results(engine, seat).values())
        engine.pop()
    return found
