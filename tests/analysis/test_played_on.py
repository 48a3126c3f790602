"""Turns judged by playing on."""

import pytest

from bastide.analysis import UnknownDepth, analyse
from bastide.analysis import rollout_evaluator as room
from bastide.analysis.evaluators import OneTurnEvaluator
from bastide.analysis.rollout_evaluator import RolloutEvaluator
from bastide.bots.playout import Rng, draw
from bastide.core.engine import Engine
from bastide.rules import new_engine
from tests.analysis.games import played, said
from tests.analysis.test_analyse import check_result, check_sums

SHORT: dict[str, object] = {"draws": 6}


@pytest.fixture(autouse=True)
def _few_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "SIEVE", ((2, 4), (2, 2)))
    monkeypatch.setattr(room, "LAST", 6)


def drawn(rules: str, players: int) -> Engine:
    """An engine with the first tile in hand."""
    engine = new_engine(rules, players)
    engine.push(draw(engine, Rng(1)))
    return engine


def test_sums_and_luck_stay_as_they_are() -> None:
    record = played("base+fields", 2, "random", 4, options=SHORT)
    deep, quick = analyse(record, 2), analyse(record)
    check_sums(deep)
    check_result(deep)
    assert deep["depth"] == 2
    assert deep["result"]["loss"] != quick["result"]["loss"]
    for part in ("difference", "start", "luck", "adjusted"):
        assert deep["result"][part] == quick["result"][part]
    assert [one["one_turn"] for one in deep["decisions"]] == [one["one_turn"] for one in quick["decisions"]]
    assert [one["luck"] for one in deep["decisions"]] == [one["luck"] for one in quick["decisions"]]
    assert any(one["error"] > 0 for one in deep["decisions"])
    assert {one["error"] for one in quick["decisions"]} == {0.0}
    assert all(one["error"] == 0 for one in deep["decisions"] if one["played"]["actions"] == one["best"]["actions"])


def test_the_same_again_and_with_another_seed() -> None:
    record = played("base", 3, "random", 4, 6)
    assert analyse(record, 2) == analyse(record, 2)
    assert analyse(record, 2)["decisions"] != analyse(record, 2, seed=2)["decisions"]


@pytest.mark.parametrize(("rules", "players"), [("base+fields+inns+traders", 2), ("base+abbot+anniversary", 3)])
def test_a_position_is_left_as_it_was(rules: str, players: int) -> None:
    engine = drawn(rules, players)
    before, listening = engine.hash(), engine.state.listening
    judge = RolloutEvaluator(engine, 2, 1)
    turns = judge.turns()
    assert 1 <= len(turns) <= 2
    assert turns[0].value == max(turn.value for turn in turns)
    mine = judge.follow([*turns[-1].acts, turns[-1].acts[0]])
    assert mine == turns[-1]
    assert judge.error(mine, mine) == 0
    assert (engine.hash(), engine.state.listening) == (before, listening)


def test_the_end_of_the_game_is_played_out_in_full() -> None:
    """After the last tile there is nothing to play on: a turn is worth what the count says, at every depth."""
    record = played("base", 2, "random", 4, options=SHORT)
    last = [analyse(record, depth)["decisions"][-1] for depth in (0, 3)]
    assert last[0]["played"]["value"] == last[1]["played"]["value"]
    assert last[1]["error"] == 0
    assert last[0]["best"]["value"] == last[1]["best"]["value"]


def test_what_is_forced_does_not_depend_on_depth() -> None:
    told = analyse(said("base+river", ["draw RV-straight", "place RV-straight 1,0 0"]), 1)
    assert told["decisions"][0]["class"] == "forced"
    engine = drawn("base", 2)
    assert len(OneTurnEvaluator(engine).turns()) > 2


def test_a_team_is_judged_at_depth_0() -> None:
    with pytest.raises(UnknownDepth, match="of a team are judged at depth 0 only, not 1"):
        analyse(played("mists", 2, "random", 1, 4, {"level": 2}), 1)
