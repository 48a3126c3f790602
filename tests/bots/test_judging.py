"""What judging may not do, whatever is played."""

import pytest

from bastide.bots.greedy import Judge
from bastide.bots.playout import Rng, draw
from bastide.rules import new_engine

from .family import FAMILY, offered
from .test_haunts import COMPANY as HAUNTED
from .test_sieges import COMPANY as BESIEGED

PLAYED: list[tuple[str, int, dict[str, object], int]] = [
    ("base+fields", 3, {}, 160),
    *[(rules, players, options, 110) for rules, players, options in FAMILY],
    *[(rules, players, {}, 70) for rules, players in HAUNTED],
    *[(rules, players, {}, 40) for rules, players in BESIEGED],
]
"""Rules, seats and options, and after how many actions it is enough."""


@pytest.mark.parametrize(("rules", "players", "options", "plies"), PLAYED)
def test_judging_changes_nothing_and_covers_every_offer(
    rules: str, players: int, options: dict[str, object], plies: int
) -> None:
    engine = new_engine(rules, players, 0, options)
    judge, chance = Judge(engine), Rng(5)
    while not engine.over and engine.plies < plies:
        if engine.seat < 0:
            engine.push(draw(engine, chance))
            continue
        before = engine.hash()
        acts = list(offered(engine).values())
        judged = judge.judge()
        assert [act for act, _ in judged] == acts
        assert engine.hash() == before
        assert list(offered(engine).values()) == acts
        engine.push(max(judged, key=lambda pair: pair[1])[0])
