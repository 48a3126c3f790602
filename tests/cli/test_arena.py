"""`bastide arena`: matches and ratings of bots."""

import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

import bastide
from bastide.bots.arena import play_tournament
from bastide.bots.matches import MatchResult

from .helpers import called, called_json

Capture = pytest.CaptureFixture[str]
SHORT = ("--option", "draws=8")
STRANGE = f"{sys.executable} -S -E {Path(__file__).parents[1] / 'bots' / 'outside' / 'strange.py'}"


def test_json_of_two_bots(capsys: Capture) -> None:
    told = called_json(capsys, "arena", "--bots", "greedy,random", "--games", "4", "--seed", "3")
    assert told.pop("matches")[0].keys() == {
        *("a", "b", "games", "wins_a", "draws", "wins_b", "share_a", "interval_95"),
        *("elo_difference", "elo_interval_95", "mean_difference", "difference_interval_95"),
        *("mean_score_a", "mean_score_b", "points_a", "points_b"),
        *("cpu_seconds_per_turn_a", "cpu_seconds_per_turn_b"),
    }
    assert told == {
        "rules": "base+fields",
        "options": {},
        "players": 2,
        "seed": 3,
        "bots": ["greedy", "random"],
        "compiled": bastide.compiled,
        "complete": True,
    }


def test_the_numbers_of_a_match_agree(capsys: Capture) -> None:
    (told,) = called_json(capsys, "arena", "--bots", "greedy,random", "--games", "5")["matches"]
    assert (told["a"], told["b"], told["games"]) == ("greedy", "random", 6)
    assert told["wins_a"] + told["draws"] + told["wins_b"] == 6
    assert told["share_a"] == round((told["wins_a"] + told["draws"] / 2) / 6, 4)
    low, high = told["interval_95"]
    assert 0 <= low <= told["share_a"] <= high <= 1
    assert told["mean_difference"] == pytest.approx(told["mean_score_a"] - told["mean_score_b"], abs=0.02)
    low, high = told["difference_interval_95"]
    assert low < told["mean_difference"] < high
    for side in "ab":
        assert sum(told[f"points_{side}"].values()) == pytest.approx(told[f"mean_score_{side}"], abs=0.1)
        assert told[f"cpu_seconds_per_turn_{side}"] > 0


def test_more_than_two_bots_get_ratings(capsys: Capture) -> None:
    told = called_json(capsys, "arena", "--bots", "plain,greedy,random", "--games", "20", "--players", "3", *SHORT)
    assert [(one["a"], one["b"], one["games"]) for one in told["matches"]] == [
        *(("plain", "greedy", 21), ("plain", "random", 21), ("greedy", "random", 21))
    ]
    assert {one["bot"] for one in told["ratings"]} == {"plain", "greedy", "random"}
    by_name = {one["bot"]: one for one in told["ratings"]}
    assert by_name["greedy"] == {"bot": "greedy", "elo": 1500.0, "interval_95": None}
    low, high = by_name["plain"]["interval_95"]
    assert low < by_name["plain"]["elo"] < high


def test_a_game_won_together(capsys: Capture) -> None:
    told = called_json(capsys, "arena", "--bots", "mate:1,random", "--games", "2", "--rules", "mists", "--level", "3")
    assert told["options"] == {"level": 3}
    assert set(told["matches"][0]["team_a"]) == {"won", "interval_95", "endings"}
    out = called(capsys, "arena", "--bots", "mate:1,random", "--games", "2", "--rules", "mists")[1]
    assert "a team of random: " in out


def test_tables_for_people(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bastide.compiled", True)
    status, out, err = called(capsys, "arena", "--bots", "greedy,random", "--games", "2")
    assert (status, err) == (0, "")
    assert "greedy against random: 2 won, 0 drawn, 0 lost" in out
    for word in ("even: 50.0", "mean difference ", "mean score", "city", "CPU ms"):
        assert word in out.replace("\n", " ")
    assert "Elo" not in out
    out = called(capsys, "arena", "--bots", "random,greedy,plain", "--games", "2")[1]
    assert out.count(" against ") == 3
    assert "1500" in out
    assert "Without a path of mixed results" in out


def test_a_progress_bar_only_on_a_terminal(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bastide.compiled", True)
    argv = ("arena", "--bots", "random,random", "--games", "2")
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm")
    assert "playing" in called(capsys, *argv)[2]
    assert called(capsys, *argv, "--json")[2] == ""


NAMES = """
from bastide.bots import Bot

class Reads(Bot):
    def choose_packed(self, engine):
        raise RuntimeError("cannot read [/tmp/model] of [bold]me[/bold] :cat:")
"""


def test_names_and_failures_are_told_as_they_are(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Brackets and colons of others are no marks of ours, in tables neither."""
    (tmp_path / "namedbots.py").write_text(NAMES)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.setenv("COLUMNS", "300")
    one, other = (f"{STRANGE} well [depth={depth}]" for depth in (3, 4))
    out = called(capsys, "arena", "--bots", f"{one},{other}", "--games", "2", *SHORT)[1]
    assert f"{one} against {other}: " in out
    assert out.count("[depth=3]") >= 3
    failure = "RuntimeError: cannot read [/tmp/model] of [bold]me[/bold] :cat: (namedbots.py line 6)"
    for command in ("arena", "sim"):
        status, out, _ = called(capsys, command, "--bots", "namedbots:Reads,random", "--games", "2", *SHORT)
        assert (status, failure in out) == (0, True)
    assert "[depth=4]" in called(capsys, "sim", "--bots", f"{one},{other}", "--games", "1", *SHORT)[1]


@pytest.mark.parametrize("rounds", [0, 2])
def test_ctrl_c_tells_what_was_played_so_far(capsys: Capture, monkeypatch: pytest.MonkeyPatch, rounds: int) -> None:
    def interrupted(*args: Any) -> Iterator[list[MatchResult]]:
        yield from islice(play_tournament(*args), rounds)
        raise KeyboardInterrupt

    monkeypatch.setattr("bastide.cli.arena.play_tournament", interrupted)
    argv = ("arena", "--bots", "greedy,random,plain", "--games", "100", *SHORT)
    told = called_json(capsys, *argv, status=130)
    assert told["complete"] is False
    assert sum(one["games"] for one in told["matches"]) == 2 * rounds
    status, out, _ = called(capsys, *argv)
    assert status == 130
    assert out.count(" against ") == rounds
