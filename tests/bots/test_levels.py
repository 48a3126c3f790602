"""The named players: their order, their slips, and the beginner by whom the weakest is measured."""

from __future__ import annotations

import pytest

from bastide.bots import BOTS, make_bot
from bastide.bots.greedy import Judge
from bastide.bots.levels import LEVELS, REACH, LevelRow, SlippingBot, make_level_bot
from bastide.bots.playout import Rng, draw
from bastide.bots.registry import GreedyBot, default_bot
from bastide.core.engine import Engine
from bastide.rules import new_engine

HEAT = 0.7


def test_there_are_six_and_the_strongest_is_the_master() -> None:
    names = [level.name for level in LEVELS]
    assert len(names) >= 6
    assert names[-1] == "master"
    assert [name for name in BOTS if name in names] == names[::-1]


def test_who_plays_where_nobody_chose() -> None:
    assert default_bot("base+fields") == "greedy"
    assert default_bot("mists") == "mate"


def test_a_slip_is_never_worse_than_its_player_slips() -> None:
    bot = make_level_bot(LevelRow("x", "X", temperature=HEAT), GreedyBot)(seed=3)
    assert isinstance(bot, SlippingBot)
    engine, rng = new_engine("base+fields", 2, options={"draws": 30}), Rng(8)
    judge, slips = Judge(engine), 0
    while not engine.over:
        if engine.seat < 0:
            engine.push(draw(engine, rng))
            continue
        judged = dict(judge.judge())
        act = bot.choose_packed(engine)
        lost = max(judged.values()) - judged[act]
        assert lost <= REACH * HEAT + 1e-9
        slips += lost > 1e-6
        engine.push(act)
    assert slips > 5, "and it does slip"


@pytest.mark.parametrize("seed", [1, 2])
def test_a_beginner_takes_the_points_on_the_table(seed: int) -> None:
    engine, rng, bot = new_engine("base", 2, options={"draws": 30}), Rng(seed), make_bot("beginner", seed)
    while not engine.over:
        if engine.seat < 0:
            engine.push(draw(engine, rng))
            continue
        seat = int(engine.seat)
        chosen, reached = bot.choose_packed(engine), {}
        for act in [int(engine.acts[i]) for i in range(int(engine.legal()))]:
            engine.push(act)
            reached[act] = _best(engine, seat)
            engine.pop()
        assert reached[chosen] == max(reached.values())
        engine.push(chosen)


def _best(engine: Engine, seat: int) -> int:
    if engine.over or engine.seat != seat:
        scores = engine.scores()
        return int(scores[seat] - scores[1 - seat])
    found = []
    for act in [int(engine.acts[i]) for i in range(int(engine.legal()))]:
        engine.push(act)
        found.append(_best(engine, seat))
        engine.pop()
    return max(found)
