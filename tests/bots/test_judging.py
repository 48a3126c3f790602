"""What judging may not do, whatever is played."""

import pytest

from bastide.bots.coop.mate import TeamJudge
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


@pytest.mark.parametrize(("rules", "players", "options", "plies"), PLAYED)
def test_whole_turns_are_judged_as_their_first_answers(
    rules: str, players: int, options: dict[str, object], plies: int
) -> None:
    """The best turn is worth what the best answer is, a turn that was tried as much as when it was played, and each
    begins and ends with what is offered."""
    engine = new_engine(rules, players, 0, options)
    judge, chance = Judge(engine), Rng(5)
    while not engine.over and engine.plies < plies // 2:
        if engine.seat < 0:
            engine.push(draw(engine, chance))
            continue
        before = engine.hash()
        turns, judged = judge.whole_turns(), judge.judge()
        assert max(value for _, value in turns) == max(value for _, value in judged)
        for acts, value in turns[:: max(1, len(turns) // 4)]:
            length, worth = judge.follow([*acts, acts[0]])
            assert length == len(acts)
            assert worth == pytest.approx(value)
        assert engine.hash() == before
        for act in max(turns, key=lambda turn: turn[1])[0]:
            assert engine.is_legal(act)
            engine.push(act)


def test_a_mate_values_a_played_turn_as_the_same_turn_tried() -> None:
    engine = new_engine("mists", 3, options={"level": 4})
    judge, chance = TeamJudge(engine), Rng(5)
    while not engine.over and engine.plies < 60:
        if engine.seat < 0:
            engine.push(draw(engine, chance))
            continue
        before = engine.hash()
        for act, value in judge.judge():
            acts = judge.chains[act]
            length, worth = TeamJudge(engine).follow([*acts, acts[0]])
            assert (length, worth) == (len(acts), value)
        assert engine.hash() == before
        judge.choose()
        for act in list(judge.best):
            engine.push(act)
