"""Simulated games: statistics that add up, the same for the same seed."""

import signal
import statistics

import pytest

from bastide.bots import UnknownBot
from bastide.bots.intervals import wilson_interval
from bastide.bots.simulate import Statistics, simulate
from bastide.core.engine import Engine
from bastide.core.refusal import RulesetError

TIMES = ("cpu_seconds", "games_per_second", "compiled")


def untimed(result: Statistics) -> dict[str, object]:
    return {key: value for key, value in result.as_dict(False).items() if key not in TIMES}


def test_the_same_seed_gives_the_same_statistics() -> None:
    first, again, other = (simulate("base+fields", ["random"] * 2, 30, seed) for seed in (1, 1, 2))
    assert untimed(first) == untimed(again)
    assert untimed(first)["scores"] != untimed(other)["scores"]


def test_every_tile_is_a_turn_or_a_discard() -> None:
    """71 tiles are drawn (BASE-03); each is placed in a turn or laid aside (BASE-14)."""
    result = simulate("base+fields", ["random"] * 2, 20, 1)
    assert result.games == 20
    assert result.counts.turns + sum_of_discards(20) == 20 * 71


def sum_of_discards(games: int) -> int:
    """Tiles laid aside in these games, counted apart from the statistics."""
    from bastide.bots.playout import PlayoutCounts, Rng, random_game, rewind
    from bastide.rules import new_engine

    engine = new_engine("base+fields", 2)
    total = 0
    for game in range(games):
        random_game(engine, Rng(1, game), [Rng(1, game, 1), Rng(1, game, 2)], PlayoutCounts())
        total += len(engine.state.discarded)
        rewind(engine)
    return total


def test_random_games_look_like_random_games() -> None:
    """Two equal players: nobody is ahead by more than chance, and the game has its known size."""
    result = simulate("base+fields", ["random"] * 2, 150)
    told = result.as_dict(False)
    assert "actions_per_turn" not in told
    assert sum(result.wins) + result.draws[0] == 150
    assert result.draws[0] == result.draws[1]
    low, high = wilson_interval(0.5, 150, 0.9999)
    assert low < (result.wins[0] + result.draws[0] / 2) / 150 < high
    assert 24 < float(str(told["placements_per_turn"])) < 31
    assert all(15 < mean < 24 for mean in result.means())
    assert all(5 < deviation < 12 for deviation in result.deviations())


def test_actions_of_whole_turns_are_counted_on_request() -> None:
    counted, plain = (simulate("base+fields", ["random"] * 2, 4, branching=asked) for asked in (True, False))
    assert 34 < float(str(counted.as_dict(False)["actions_per_turn"])) < 48
    assert (counted.totals, counted.counts.placements) == (plain.totals, plain.counts.placements)


def test_mean_and_deviation_are_those_of_the_scores() -> None:
    result = Statistics("base", ["random", "random"], 1)
    games = [[3, 9], [7, 7], [12, 0], [5, 6]]
    for number, scores in enumerate(games):
        result.count(scores, discards=number % 2)
    for seat in range(2):
        mine = [scores[seat] for scores in games]
        assert result.means()[seat] == pytest.approx(statistics.mean(mine))
        assert result.deviations()[seat] == pytest.approx(statistics.stdev(mine))
    assert (result.wins, result.draws, result.games_with_discard) == ([1, 2], [1, 1], 2)


def test_a_shared_victory_is_a_draw_of_those_who_share_it() -> None:
    result = Statistics("base", ["random"] * 3, 1)
    result.count([5, 8, 8], 0)
    assert (result.wins, result.draws) == ([0, 0, 0], [0, 1, 1])


def test_without_games_the_statistics_are_empty() -> None:
    told = Statistics("base", ["random", "random"], 1).as_dict(False)
    assert told["games_per_second"] == 0.0
    assert told["scores"] == {"mean": [0.0, 0.0], "sd": [0.0, 0.0]}


def test_mixed_seats_play_the_same_bags() -> None:
    """Whoever plays, game g of a seed has the same tiles, so as many turns and discards differ only by the board."""
    mixed = simulate("base", ["greedy", "random", "random"], 2)
    assert mixed.games == 2
    assert mixed.counts.turns <= 2 * 71
    assert mixed.wins[0] == 2


def test_progress_is_told() -> None:
    seen: list[int] = []
    simulate("base+fields", ["greedy"] * 2, 4, progress=seen.append)
    assert seen == sorted(set(seen))
    assert all(0 < done <= 4 for done in seen)


@pytest.mark.parametrize(("rules", "bots"), [("base", ["nobody", "random"]), ("nothing", ["random"] * 2)])
def test_wrong_names_are_told_before_the_first_game(rules: str, bots: list[str]) -> None:
    with pytest.raises((UnknownBot, RulesetError)):
        simulate(rules, bots, 10**9)


def test_ctrl_c_while_a_game_is_written_down_waits_until_it_is() -> None:
    """Outside the games it ended the command, and all that was counted was lost."""
    kept: list[int] = []

    def keep(number: int, engine: Engine) -> None:
        if number == 2:
            signal.raise_signal(signal.SIGINT)
        kept.append(number)

    before = signal.getsignal(signal.SIGINT)
    result = simulate("base", ["random", "greedy"], 9, keep=keep, options={"draws": 8})
    assert (kept, result.games, result.complete) == ([0, 1, 2], 3, False)
    assert signal.getsignal(signal.SIGINT) is before


def test_where_ctrl_c_is_ignored_it_stays_so() -> None:
    """In the background of a script it is meant for another program."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        result = simulate(
            "base", ["random"] * 2, 3, keep=lambda *_: signal.raise_signal(signal.SIGINT), options={"draws": 8}
        )
    finally:
        signal.signal(signal.SIGINT, before)
    assert (result.games, result.complete) == (3, True)
