"""The greedy bot and the die of the flying machines (FLI-12)."""

import pytest

from bastide.bots.greedy import Judge
from bastide.core.engine import Engine

from .family import found, offered


def flies(engine: Engine) -> bool:
    """A meeple may fly."""
    return any(text.startswith("fly") for text in offered(engine))


def landed(engine: Engine, seat: int) -> float:
    """The value for a seat after a throw, with its best landing."""
    if engine.seat == seat:
        return max(value for _, value in Judge(engine).judge())
    return Judge(engine).position.whole(seat)


def test_a_throw_is_worth_the_mean_of_its_outcomes() -> None:
    for engine in found("base+fields+flier", "figure", [1, 2, 3, 4, 5], flies):
        seat, before = int(engine.seat), engine.hash()
        judged = dict(Judge(engine).judge())
        fly = next(act for text, act in offered(engine).items() if text.startswith("fly"))
        engine.push(fly)
        values = []
        for number in offered(engine).values():
            engine.push(number)
            values.append(landed(engine, seat))
            engine.pop()
        engine.pop()
        assert judged[fly] == pytest.approx(sum(values) / 3)
        assert engine.hash() == before
