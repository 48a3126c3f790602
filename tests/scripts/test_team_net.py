"""The net of the team mate: made from games, compared with the last one, read back, asked for what its inputs say."""

import json
import random
from collections.abc import Sequence
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bastide import _extras
from bastide.bots.coop.team_net import INPUTS, TELLS, TeamNet, chance_from_logit, read_net
from bastide.bots.pool import map_in_processes
from bastide.bots.selfplay.cluster import join_ray, map_on_ray
from bastide.rules.mists.levels import parse_level
from scripts.console import Failure
from scripts.team_net import __main__ as prompt
from scripts.team_net import command, games, match, run
from scripts.team_net.fit import UNITS, fit
from scripts.team_net.run import Plan, Work

ALONE: Work = partial(map_in_processes, jobs=1)
PLAN = Plan(seed=3, games=4, match=2, shard=2)
POINTS = games.outlook_alone()
WORSE: games.Net = {**POINTS, "line": [-weight for weight in POINTS["line"]]}
"""It wants what is worth least."""


def made(work: Work, plan: Plan = PLAN, n: int = 1, folder: run.Folder | None = None) -> list[tuple[Any, ...]]:
    """The nets of the rounds with their losses and who won which deal."""
    return [(done.net, done.loss, done.match.wins) for done in run.rounds(plan, POINTS, n, work, folder)]


def test_a_round_of_games_makes_a_net(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "LEVELS", (1,))
    played = games.play(games.SAME + 1, POINTS, random.Random(1))
    assert played.endings.total() == games.SAME + 1
    assert len(played.told) == len(played.won) == len(played.game) > 50
    weights, loss = fit([played, played], (1, 1))
    assert (weights, loss) == fit([played, played], (1, 1))
    net = games.net_of(json.loads(json.dumps(weights)))
    assert len(weights["out"]) == UNITS
    assert loss < 3
    told = [float(number) for number in played.told[0]]
    for at, number in enumerate(told):
        net.x[at] = number
    by_hand = sum(w * x for w, x in zip(weights["line"], [*told, 1.0]))
    for row, out in zip(weights["hidden"], weights["out"]):
        by_hand += out * max(0.0, sum(w * x for w, x in zip(row, [*told, 1.0])))
    assert net.logit() == pytest.approx(by_hand)


def test_processes_change_no_net_and_a_run_goes_on(tmp_path: Path) -> None:
    alone = made(ALONE)
    folder = run.Folder(tmp_path, PLAN, POINTS, True)
    assert made(partial(map_in_processes, jobs=2), folder=folder) == alone
    folder.games(1, 1).unlink()
    folder.fitted(1).unlink()
    again = run.Folder(tmp_path, PLAN, WORSE, True)
    assert again.first == POINTS, "the net that the run began with"
    kept = folder.games(1, 0).stat().st_mtime_ns
    assert made(ALONE, folder=again) == alone
    assert folder.games(1, 0).stat().st_mtime_ns == kept
    with pytest.raises(Failure, match="a run with seed 3, not 4"):
        run.Folder(tmp_path, Plan(4, 4, 2, 2), POINTS, True)


@pytest.mark.long
def test_a_cluster_makes_the_same_net() -> None:
    """Ray itself, on this machine."""
    with join_ray("local"):
        there = made(partial(map_on_ray, cores=2))
    assert there == made(ALONE)


def test_equal_nets_share_every_deal() -> None:
    wins, _ = run.compared(POINTS, POINTS, 3, "1", ALONE)
    told = match.Match(wins)
    assert all(new == last for new, last in wins)
    assert told.share == 0.5
    assert not told.clearly_less
    low, high = told.interval
    assert low < 0.5 < high


def test_a_worse_net_loses_its_match() -> None:
    wins, _ = run.compared(WORSE, POINTS, 2, "1", ALONE)
    assert wins == [(False, True), (False, True)]
    assert not match.Match(wins).clearly_less, "two deals say little"
    clear = match.Match(wins * 6)
    assert clear.clearly_less
    assert clear.as_dict() == {
        "deals": 12, "won": 0, "last_won": 12, "share": 0.0, "interval_95": [0.0, 0.2425],
    }  # fmt: skip
    assert not match.Match([(new, last) for last, new in wins] * 6).clearly_less


def without_games(monkeypatch: pytest.MonkeyPatch, *won: Sequence[tuple[bool, bool]]) -> list[games.Net]:
    """Rounds of no cost: the last net of each, and who wins the match of each."""
    few = games.play(1, POINTS, random.Random(1))
    lasts: list[games.Net] = []

    def played(plan: Plan, number: int, net: games.Net, *where: object) -> games.Games:
        lasts.append(net)
        return few

    monkeypatch.setattr(run, "played", played)
    monkeypatch.setattr(run, "fit", lambda played, seed: ({**POINTS, "out": [], "number": seed[1]}, 0.5))
    results = iter(won)
    monkeypatch.setattr(run, "compared", lambda *what: (list(next(results)), 1.0))
    return lasts


def test_a_worse_net_is_not_taken(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "net.json"
    lost, even = [(False, True)] * 20, [(True, True), (False, True), (True, False)] * 5
    lasts = without_games(monkeypatch, lost, even, lost)
    assert command.command(["--rounds", "3", "--games", "20", "--seed", "7", "--anew", "--to", str(file)]) == 0
    assert [net.get("number") for net in lasts] == [None, None, 2]
    told = json.loads(file.read_text("utf-8"))
    assert told["number"] == 2
    assert told["made"].endswith(f"python -m scripts.team_net --rounds 3 --games 20 --seed 7 --anew --to {file}")
    assert (told["began"], told["seed"], told["rounds"], told["games"]) == ("the outlook in points", 7, 2, 2)
    assert told["loss"] == 0.5
    assert told["match"]["deals"] == 15
    assert (told["match"]["won"], told["match"]["last_won"], told["match"]["share"]) == (10, 10, 0.5)
    assert tuple(told["inputs"]) == TELLS
    first, second, third = capsys.readouterr().out.splitlines()
    assert "won 0 of 20 deals, the last net 20: share 0.0% (0.0% to" in first
    assert "the last net stays" in first
    assert "the last net stays" in third
    assert "it is the net now" in second


@pytest.mark.parametrize(
    ("error", "status", "sentence"),
    [
        (KeyboardInterrupt, 130, "stopped in round 1: "),
        (BrokenProcessPool, 1, "a process that played is gone, in round 1: "),
        (ConnectionError, 1, ""),
    ],
)
def test_what_ends_a_run_is_one_sentence(
    error: type[BaseException],
    status: int,
    sentence: str,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def played(*what: object) -> None:
        raise error("no cluster")

    monkeypatch.setattr(run, "played", played)
    file = tmp_path / "net.json"
    assert command.command(["--to", str(file), "--keep", str(tmp_path / "kept")]) == status
    told = capsys.readouterr().err
    assert told == (f"{sentence}{file} is as it was, and the same command goes on\n" if sentence else "no cluster\n")
    assert not file.exists()


def test_numbers_that_make_no_run_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["--games", "19"], ["--rounds", "0"], ["--match", "-1"], ["--jobs", "x"]):
        with pytest.raises(SystemExit):
            command.command(words)
        assert f"{words[1]} is no whole number from" in capsys.readouterr().err


def test_without_numpy_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(_extras, "find_spec", lambda name: None)
    assert prompt.main() == 2
    assert capsys.readouterr().err.endswith("run pip install 'bastide[train]'\n")


def test_the_net_of_the_package_says_what_it_takes() -> None:
    told = json.loads(command.FILE.read_text("utf-8"))
    assert tuple(told["inputs"]) == TELLS
    assert told["made"]
    assert isinstance(read_net(), TeamNet)
    with pytest.raises(ValueError, match=f"{INPUTS} inputs"):
        TeamNet([], [], [0.0] * INPUTS)


def test_what_was_learnt_is_small() -> None:
    """2 MB of data that bots were given by games are the most that the package brings; all its data is less."""
    data = command.FILE.parent
    assert sum(file.stat().st_size for file in data.rglob("*") if file.is_file()) < 2_000_000
    assert command.FILE.stat().st_size < 100_000


def test_rows_around_those_of_the_book_are_levels() -> None:
    rng = random.Random(3)
    for level in (1, 3, 5, 6) * 30:
        parse_level(games.row_of(level, rng), "a row", 0)


def test_chances_are_percent() -> None:
    assert [chance_from_logit(logit) for logit in (-10000.0, 0.0, 10000.0)] == [0.0, 50.0, 100.0]
    assert 70 < chance_from_logit(1.0) < 75
