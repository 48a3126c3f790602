"""Equivalent spellings of one turn: a feature may have several spots for a figure."""

from collections.abc import Iterator
from typing import Final

from bastide.analysis.review import list_texts
from bastide.bots.rollouts import Rollouts
from bastide.core.engine import Engine

SAME: Final = 1e-6
"""Turns whose evaluations differ by less are the same turn."""


def list_spellings(engine: Engine, acts: list[int], fixed: int = 1) -> list[list[str]]:
    """The turn `acts` and every equivalent turn with the same first `fixed` actions, in record notation.

    The engine is left unchanged. Costs one evaluation per turn.
    """
    rollouts = Rollouts(engine)
    worth = rollouts.follow(acts)[1]
    ways = [acts]
    for other in _endings(engine, acts[:fixed]):
        if other != acts and abs(rollouts.follow(other)[1] - worth) < SAME:
            ways.append(other)
    return [list_texts(engine, way) for way in ways]


def _endings(engine: Engine, acts: list[int]) -> Iterator[list[int]]:
    """Every turn of the seat that begins with these actions."""
    seat = int(engine.seat)
    for act in acts:
        engine.push(act)
    if engine.over or engine.seat != seat:
        ends, more = True, []
    else:
        ends, more = False, [int(engine.acts[i]) for i in range(int(engine.legal()))]
    for _ in acts:
        engine.pop()
    if ends:
        yield acts
    for act in more:
        yield from _endings(engine, [*acts, act])
