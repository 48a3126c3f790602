"""How one turn can be written: a feature may have several spots for a figure, and all come to the same."""

from collections.abc import Iterator
from typing import Final

from bastide.analysis.review import list_texts
from bastide.bots.rollouts import Rollouts
from bastide.core.engine import Engine

SAME: Final = 1e-6
"""Turns whose outlooks differ by less are one."""


def list_spellings(engine: Engine, acts: list[int], fixed: int = 1) -> list[list[str]]:
    """A turn of the seat that decides, and every other one with the same `fixed` first answers that comes to the same;
    in words of a record. The engine is left as it was. Costs one look at each of these turns."""
    rollouts = Rollouts(engine)
    worth = rollouts.follow(acts)[1]
    ways = [acts]
    for other in _endings(engine, acts[:fixed]):
        if other != acts and abs(rollouts.follow(other)[1] - worth) < SAME:
            ways.append(other)
    return [list_texts(engine, way) for way in ways]


def _endings(engine: Engine, acts: list[int]) -> Iterator[list[int]]:
    """Every turn of the seat that begins with these answers, of which there is one."""
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
