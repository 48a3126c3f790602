"""Matches between bots: the same draws, swapped seats, what is counted, and the same results whoever plays them."""

from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children
from statistics import fmean
from typing import Any

import pytest

from bastide.bots import BadBudget, Bot, UnknownBot
from bastide.bots.arena import Arena, ArenaSettings, play_match, play_tournament
from bastide.bots.matches import GameSet, MatchResult, MatchSide
from bastide.bots.registry import BOTS
from bastide.core.engine import Engine
from bastide.core.refusal import RulesetError

SHORT = (("draws", 10),)


class First(Bot):
    """Takes the first offer, after it has tried it; it knows no chance of its own."""

    name = "first"

    def choose_packed(self, engine: Engine) -> int:
        assert not engine.state.listening, "nobody listens to tries"
        engine.legal()
        action = int(engine.acts[0])
        engine.push(action)
        engine.pop()
        return action


@pytest.fixture(autouse=True)
def _first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "first", First)


def last(steps: Iterator[list[MatchResult]]) -> list[MatchResult]:
    *_, results = steps
    return results


def game_scores(result: MatchResult) -> list[tuple[float, float]]:
    """For each game the score of the first bot and the mean of its opponents."""
    return [score for game_set in result.sets for score in game_set.scores]


def untimed(result: MatchResult) -> dict[str, object]:
    return {key: value for key, value in result.as_dict().items() if not key.startswith("cpu_seconds")}


def test_both_games_of_a_pair_have_the_same_draws_and_swapped_seats() -> None:
    """A bot without chance against itself plays the same game twice, once from each seat."""
    *_, result = play_match("first", "first", 12, seed=3)
    pairs = list(zip(game_scores(result)[::2], game_scores(result)[1::2]))
    assert all(one == (there, here) for one, (here, there) in pairs)
    assert len({tuple(sorted(one)) for one, _ in pairs}) > 1, "each pair has draws of its own"
    assert (result.wins_a, result.share, result.differences) == (result.wins_b, 0.5, [0.0] * 6)


def test_with_more_seats_a_bot_moves_round_all_of_them() -> None:
    (result,) = last(play_tournament(["first", "first"], 6, ArenaSettings(players=3)))
    assert (result.games, len(result.sets), result.even) == (6, 2, 1 / 3)
    for one in result.sets:
        mine = [score for score, _ in one.scores]
        assert [theirs for _, theirs in one.scores] == [(sum(mine) - score) / 2 for score in mine]
        assert sum(one.shares) == pytest.approx(1)
        assert (one.a.seats, one.b.seats) == (3, 6)
        assert one.b.points == 2 * one.a.points == 2 * sum(mine)
    assert result.share == pytest.approx(1 / 3)


def test_the_same_seed_gives_the_same_match() -> None:
    first, again, other = (list(play_match("first", "random", 6, seed))[-1] for seed in (4, 4, 5))
    assert untimed(first) == untimed(again)
    assert game_scores(first) != game_scores(other)


def test_a_match_has_whole_rounds_of_the_seats() -> None:
    for players, games, played in ((2, 3, 4), (2, 4, 4), (3, 4, 6), (4, 1, 4)):
        (result,) = last(play_tournament(["random", "first"], games, ArenaSettings("base", players, SHORT)))
        assert result.games == played


def test_everybody_meets_everybody_on_the_same_draws() -> None:
    results = last(play_tournament(["first", "random", "plain"], 4, ArenaSettings("base", 2, SHORT)))
    assert [(one.a, one.b, one.games) for one in results] == [
        *(("first", "random", 4), ("first", "plain", 4), ("random", "plain", 4))
    ]
    *_, alone = play_match("first", "plain", 4, 1, "base", dict(SHORT))
    assert untimed(results[1]) == untimed(alone)


def test_several_processes_play_the_same_games() -> None:
    bots, setting = ["plain", "random", "greedy"], ArenaSettings("base+fields", 2, SHORT, 9)
    alone, shared = (last(play_tournament(bots, 6, setting, jobs)) for jobs in (1, 3))
    assert [untimed(one) for one in shared] == [untimed(one) for one in alone]
    assert shared[0].side_a.seconds > 0


def test_a_killed_process_is_an_error_and_no_endless_wait() -> None:
    playing = play_tournament(["random", "plain"], 10**6, ArenaSettings("base", 2, SHORT), 2)
    next(playing)
    for process in active_children():
        process.kill()
    with pytest.raises(BrokenProcessPool):
        for _ in playing:
            pass
    assert not active_children()


def test_whoever_stops_early_leaves_no_process_behind() -> None:
    playing = play_tournament(["random", "plain"], 10**6, ArenaSettings("base", 2, SHORT), 2)
    next(playing)
    assert len(active_children()) == 2
    playing.close()  # type: ignore[attr-defined]
    assert not active_children()


def test_kinds_of_points_add_up_to_the_scores() -> None:
    (result,) = last(play_tournament(["greedy", "first"], 2, ArenaSettings("base+fields+abbot+inns")))
    for side, scores in zip((result.side_a, result.side_b), zip(*game_scores(result))):
        assert side.points == sum(side.kinds.values()) == sum(scores)
        assert sum(side.mean_kinds().values()) == pytest.approx(side.mean) == pytest.approx(fmean(scores))
    assert {"city", "road", "field"} <= set(result.side_a.kinds)


def test_the_arena_leaves_its_engine_as_it_was() -> None:
    arena = Arena(ArenaSettings("base", 2, SHORT))
    before = arena.engine.hash()
    arena.work((0, "first", "random", 0))
    state = arena.engine.state
    assert (arena.engine.hash(), arena.engine.plies, state.listening) == (before, 0, False)
    assert (state.events, state.lines) == ([], [])


def test_time_to_think_is_counted_by_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that goes on by 1 at every look: a choice takes 1, and a turn of this game is a tile and a figure."""
    ticks = iter(range(10**6))
    monkeypatch.setattr("bastide.bots.arena.process_time", lambda: next(ticks))
    (result,) = last(play_tournament(["first", "first"], 2, ArenaSettings("base", 2, SHORT)))
    assert result.side_a.turns + result.side_b.turns == 20
    assert 20 < result.side_a.seconds + result.side_b.seconds <= 40
    assert result.side_a.turn_seconds == result.side_a.seconds / result.side_a.turns
    assert MatchSide().turn_seconds == 0


def test_a_shared_victory_is_shared_and_counts_as_a_draw() -> None:
    result = MatchResult("a", "b", 1 / 3)
    result.count(GameSet([1.0, 0.5, 1 / 3], [(9, 5.0), (7, 6.5), (8, 8.0)]))
    result.count(GameSet([0.0, 0.0, 0.0], [(1, 5.0), (2, 6.0), (3, 7.0)]))
    assert (result.wins_a, result.draws, result.wins_b) == (1, 2, 3)
    assert result.share == pytest.approx((1 + 1 / 2 + 1 / 3) / 6)
    assert result.differences == [1.5, -4.0]
    told: Any = result.as_dict()
    low, high = told["difference_interval_95"]
    assert (low + high) / 2 == pytest.approx(told["mean_difference"])


def test_before_the_first_game_nothing_is_known() -> None:
    told = MatchResult("a", "b").as_dict()
    assert (told["games"], told["share_a"], told["interval_95"]) == (0, 0.5, [0.0, 1.0])
    assert (told["mean_difference"], told["difference_interval_95"]) == (0.0, None)


def test_teams_play_the_same_draws_each_on_its_own() -> None:
    setting = ArenaSettings("mists", 3, (("level", 3),))
    (result,) = last(play_tournament(["random", "first"], 3, setting))
    assert (setting.games, result.games, result.even) == (1, 3, 0.5)
    assert sum(result.side_a.endings.values()) == sum(result.side_b.endings.values()) == 3
    told: Any = result.as_dict()
    assert sum(told["team_a"]["endings"].values()) == 3
    assert result.side_a.points == sum(score for score, _ in game_scores(result)) == sum(result.side_a.kinds.values())
    (itself,) = last(play_tournament(["first", "first"], 3, setting))
    assert itself.shares == [0.5] * 3


@pytest.mark.parametrize(
    ("bots", "rules", "players", "error"),
    [
        (["first", "nobody"], "base", 2, UnknownBot),
        (["first", "greedy:5"], "base", 2, BadBudget),
        (["mate", "random"], "base", 2, UnknownBot),
        (["first", "random"], "rails", 2, RulesetError),
        (["first", "random"], "base", 6, RulesetError),
    ],
)
def test_what_cannot_be_played_is_told_before_the_first_game(
    bots: list[str], rules: str, players: int, error: type[Exception]
) -> None:
    with pytest.raises(error):
        next(play_tournament(bots, 10**9, ArenaSettings(rules, players)))
