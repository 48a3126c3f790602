"""The team mate: it judges every offer it tries, changes nothing, and wins games that chance and greed lose."""

import pytest

from bastide import Game
from bastide.bots import UnknownBot, make_bot
from bastide.bots.arena import play_match
from bastide.bots.coop.mate import TeamJudge
from bastide.bots.coop.team_value import team_ending
from bastide.bots.playout import Rng, choose_uniformly, draw, rewind
from bastide.bots.registry import bots_for, check_bots
from bastide.bots.simulate import simulate
from bastide.core.engine import Engine
from bastide.heuristics.module_heuristics import get_team
from bastide.rules import new_engine


def decisions(engine: Engine, seed: int, game: int, n: int) -> int:
    """Play uniformly at random to the n-th decision of a seat, or to the end; how many came."""
    chance, rng = Rng(seed, game), Rng(seed, game, 1)
    seen = 0
    while not engine.over:
        if engine.seat < 0:
            engine.push(draw(engine, chance))
            continue
        seen += 1
        if seen == n:
            break
        engine.push(choose_uniformly(engine, rng))
    return seen


@pytest.mark.parametrize("level", range(1, 7))
@pytest.mark.parametrize("players", [1, 2, 4])
def test_judging_changes_nothing_and_answers_what_is_asked(level: int, players: int) -> None:
    engine = new_engine("mists", players, options={"level": level})
    judge = TeamJudge(engine)
    asked = set()
    for game in range(2):
        for n in range(1, 60, 7):
            decisions(engine, 3, game, n)
            if not engine.over:
                before = engine.hash()
                asked.add(engine.current().question)
                chosen = judge.choose()
                assert engine.hash() == before
                assert engine.is_legal(chosen)
            rewind(engine)
    assert {"place", "figure"} <= asked


@pytest.mark.parametrize("level", [2, 4, 6])
def test_a_whole_turn_is_planned_and_every_answer_of_it_is_legal(level: int) -> None:
    engine = new_engine("mists", 2, options={"level": level})
    judge, chance = TeamJudge(engine), Rng(8)
    longest = 0
    while not engine.over:
        if engine.seat < 0:
            engine.push(draw(engine, chance))
            continue
        judge.choose()
        longest = max(longest, len(judge.best))
        for act in judge.best:
            assert engine.is_legal(act)
            engine.push(act)
    assert longest >= 3


def test_outlooks_that_are_kept_are_those_that_would_be_found_anew() -> None:
    """The value of a placement is that of its best answer, judged from there on its own."""
    engine = new_engine("mists", 3, options={"level": 2})
    judge, anew, chance = TeamJudge(engine), TeamJudge(engine), Rng(6)
    compared = 0
    while not engine.over:
        if engine.seat < 0:
            engine.push(draw(engine, chance))
            continue
        judge.judge()
        here = judge.position()
        fresh = TeamJudge(engine)
        fresh.outlook = judge.outlook
        fresh._laid = 0
        fresh.held = []
        assert here == pytest.approx(fresh.position())
        compared += 1
        anew.choose()
        engine.push(anew.best[0])
    assert compared > 20


def test_asked_again_it_does_what_it_had_planned() -> None:
    """Decided one by one, the answers of a turn are with few exceptions those of its plan."""
    engine = new_engine("mists", 4, options={"level": 1})
    judge, again, chance = TeamJudge(engine), TeamJudge(engine), Rng(9)
    asked = same = 0
    while not engine.over:
        if engine.seat < 0:
            engine.push(draw(engine, chance))
            continue
        judge.choose()
        for number, act in enumerate(judge.best):
            if number > 0:
                asked += 1
                same += again.choose() == act
            engine.push(act)
    assert asked > 15
    assert same > 0.8 * asked


def test_it_takes_the_points_that_win() -> None:
    """One road short of the target: the last decision of a game won is to take points, never ghosts."""
    engine = new_engine("mists", 4, options={"level": 1})
    bot = make_bot("mate:1")
    won = 0
    for game in range(4):
        chance = Rng(2, game)
        while not engine.over:
            engine.push(draw(engine, chance) if engine.seat < 0 else bot.choose_packed(engine))
        if team_ending(engine) == "won":
            won += 1
            engine.pop()
            judged = dict(TeamJudge(engine).judge())
            assert max(judged.values()) >= 10000.0
        rewind(engine)
    assert won > 0


def test_it_beats_a_greedy_team_by_far() -> None:
    """Twelve games of level 1 with the same tiles; a greedy team does not see the ghosts."""
    *_, result = play_match("mate:1", "greedy", 12, seed=5, rules="mists", options={"level": 1})
    mate, greedy = result.side_a.endings, result.side_b.endings
    assert mate["won"] >= 9
    assert mate["won"] > 2 * greedy["won"]
    assert sum(mate.values()) == sum(greedy.values()) == result.games == 12
    told = result.as_dict()
    assert told["team_a"]["won"] == round(mate["won"] / 12, 4)  # type: ignore[index]


def test_games_of_a_team_are_counted_by_their_endings() -> None:
    result = simulate("mists", ["random"] * 3, 30, options={"level": 3})
    told = result.as_dict(False)["team"]
    assert isinstance(told, dict)
    assert sum(result.endings.values()) == 30
    assert set(result.endings) <= {"won", "no-tiles", "no-ghosts", "hound-late"}
    assert result.wins == [result.endings["won"]] * 3
    assert result.draws == [0] * 3
    low, high = told["interval_95"]
    assert 0 <= low <= told["won"] <= high <= 1
    low, high = told["points"][0]["interval_95"]
    assert low < told["points"][0]["mean"] < high
    one = simulate("mists", ["random"] * 3, 1).as_dict(False)["team"]
    assert isinstance(one, dict)
    assert one["points"][0]["interval_95"] is None


def test_who_knows_which_game() -> None:
    assert bots_for("mists") == ["mate", "random"]
    assert bots_for("base+fields") == ["master", "sidonie", "greedy", "odile", "gaspard", "pauline", "random"]
    check_bots("mists", ["mate", "greedy", "random"])
    with pytest.raises(UnknownBot, match="games won together"):
        check_bots("base", ["mate"])
    with pytest.raises(UnknownBot, match="games won together"):
        simulate("base", ["mate", "random"], 1)


def test_without_a_team_there_is_no_judge() -> None:
    engine = new_engine("base", 2)
    assert get_team(engine.rules) is None
    assert team_ending(engine) == ""
    with pytest.raises(ValueError, match="not played by a team"):
        TeamJudge(engine)


def test_it_plays_through_the_public_door() -> None:
    game = Game("mists", players=1, level=2, chance="manual")
    game.push("draw MM12")
    action = make_bot("mate").choose(game)
    assert action.kind == "place"
    assert action.tile == "MM12"
