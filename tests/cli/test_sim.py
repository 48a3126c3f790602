"""`bastide sim` and `bastide bots list`."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import bastide
from bastide import Game, Record

from .helpers import called, called_json

Capture = pytest.CaptureFixture[str]
TIMES = {"cpu_seconds", "games_per_second"}


def test_json_has_every_field(capsys: Capture) -> None:
    told = called_json(
        capsys,
        "sim",
        "--rules",
        "base+fields",
        "--players",
        "2",
        "--games",
        "12",
        "--bots",
        "random,random",
        "--seed",
        "1",
    )
    assert set(told) >= {
        *("games", "turns", "cpu_seconds", "games_per_second", "compiled", "scores", "wins", "draws"),
        *("games_with_discard", "placements_per_turn", "rules", "players", "bots", "seed"),
    }
    assert told["games"] == 12
    assert told["compiled"] is bastide.compiled
    assert told["bots"] == ["random", "random"]
    assert {key: len(value) for key, value in told["scores"].items()} == {"mean": 2, "sd": 2}
    assert sum(told["wins"]) + told["draws"][0] == 12
    assert told["cpu_seconds"] > 0
    assert 12 * 65 <= told["turns"] <= 12 * 71
    assert told["placements_per_turn"] > 20
    counted = called_json(capsys, "sim", "--games", "1", "--branching")
    assert counted["actions_per_turn"] > counted["placements_per_turn"]


def test_one_name_fills_all_seats_and_seeds_repeat(capsys: Capture) -> None:
    def sim(*argv: str) -> dict[str, object]:
        told = called_json(capsys, "sim", "--games", "4", "--rules", "base", *argv)
        return {key: value for key, value in told.items() if key not in TIMES}

    one = sim("--players", "4", "--bots", "random")
    assert one["bots"] == ["random"] * 4
    assert sim("--players", "4", "--bots", "random,random,random,random") == one
    assert sim("--players", "4", "--seed", "2") != {**one, "seed": 2}
    assert sim("--bots", "random, random,random")["players"] == 3


def test_table_for_people(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bastide.compiled", True)
    status, out, err = called(capsys, "sim", "--games", "3", "--bots", "greedy,random")
    assert (status, err) == (0, "")
    assert "3 games of base+fields" in out
    assert "greedy" in out
    assert "placements" in out


def test_a_progress_bar_only_on_a_terminal(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bastide.compiled", True)
    assert called(capsys, "sim", "--games", "3")[2] == ""
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm")
    assert "playing" in called(capsys, "sim", "--games", "3")[2]
    assert called(capsys, "sim", "--games", "3", "--json")[2] == ""


def test_whoever_waits_for_an_interpreted_engine_is_told(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bastide.compiled", False)
    monkeypatch.setattr("bastide._lacks.list_lacks", lambda: {"compiled engine": "no C compiler was found"})
    line = "The engine runs interpreted, some 40 times slower (no C compiler was found).\n"
    assert called(capsys, "sim", "--games", "2")[2] == line
    assert called(capsys, "sim", "--games", "2", "--json")[2] == ""
    assert called(capsys, "arena", "--bots", "random,random", "--games", "2")[2] == line
    assert "The engine" not in called(capsys, "sim", "--rules", "dragons")[2]
    assert "engine interpreted (no C compiler was found: slower, " in called(capsys, "--version")[1]


def test_games_can_be_kept(capsys: Capture, tmp_path: Path) -> None:
    """Every kept record replays to the scores of the statistics."""
    folder = tmp_path / "new" / "games"
    told = called_json(capsys, "sim", "--games", "3", "--bots", "random,greedy,random", "--records", folder)
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == [f"game-{number:06d}.bastide.jsonl" for number in range(3)]
    games = [Game.replay(Record.read(file)) for file in files]
    for seat, mean in enumerate(told["scores"]["mean"]):
        assert mean == pytest.approx(sum(game.scores[seat] for game in games) / 3, abs=0.001)
    assert called_json(capsys, "replay", files[0])["players"][1] == {"name": "greedy 1", "bot": "greedy"}
    error = called_json(capsys, "sim", "--records", files[0], status=2)["error"]
    assert (error["code"], "name a folder" in error["text"]) == ("bad-folder", True)


def test_list(capsys: Capture) -> None:
    names = [bot["name"] for bot in called_json(capsys, "bots", "list")["bots"]]
    assert names == [
        "master",
        "sidonie",
        "greedy",
        "odile",
        "gaspard",
        "pauline",
        "random",
        "mate",
        "plain",
        "beginner",
    ]
    assert "greedy" in called(capsys, "bots", "list")[1]


def test_rules(capsys: Capture) -> None:
    told = called_json(capsys, "rules", "base+fields", "--players", "3")
    assert sum(told["tiles"].values()) == 72
    assert told["figures"] == {"meeple": 7}
    assert told["turn"][:3] == ["draw", "place", "figure"]
    assert "field" in told["features"]
    assert "base" in called_json(capsys, "rules")["presets"]
    assert "72" in called(capsys, "rules", "base")[1]
    assert "fields" in called(capsys, "rules")[1]


def test_options_of_the_rules(capsys: Capture) -> None:
    """They are told, and they are played: HOUSE-6 ends the game after so many tiles."""
    short = ("--option", "draws=12", "--option", "gardens=false")
    told = called_json(capsys, "sim", "--rules", "base+fields+river+abbot", "--games", "3", *short)
    assert told["options"] == {"draws": 12, "gardens": False}
    assert told["turns"] <= 3 * 12
    assert "base+fields+river+abbot draws=12" in called(
        capsys, "sim", "--games", "2", "--rules", "base+fields+river+abbot", *short
    )[1].replace("\n", " ")


def test_an_option_that_is_none(capsys: Capture) -> None:
    for argv in (("sim",), ("arena", "--bots", "random,random")):
        status, out, err = called(capsys, *argv, "--option", "luck=2")
        assert (status, out) == (2, "")
        assert "luck" in err
        assert called_json(capsys, *argv, "--option", "hand", status=2)["error"]["code"] == "bad-option"


def test_whoever_stops_it_is_told_what_was_played(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    games = iter(range(3))

    def interrupted(*_: object) -> None:
        if next(games, None) is None:
            raise KeyboardInterrupt

    monkeypatch.setattr("bastide.bots.simulate.random_game", interrupted)
    told = called_json(capsys, "sim", "--games", "50", status=130)
    assert (told["games"], told["complete"]) == (3, False)


def test_an_output_that_takes_nothing_is_one_sentence() -> None:
    command = [sys.executable, "-m", "bastide.cli", "sim", "--games", "1", "--json"]
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert (done.returncode, done.stderr) == (2, "bastide: the output cannot be written: No space left on device\n")


def test_a_narrow_terminal_loses_no_figure(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    told = called(capsys, "sim", "--games", "3", "--option", "draws=4", "--bots", "random,random")[1]
    assert "…" not in told
    means = called_json(capsys, "sim", "--games", "3", "--option", "draws=4", "--bots", "random,random")["scores"][
        "mean"
    ]
    told = " ".join(told.split())
    assert all(
        f"seat {seat}, bot random, wins" in told and f"mean score {mean:.2f}" in told for seat, mean in enumerate(means)
    )


def test_help_in_a_narrow_terminal_keeps_its_words() -> None:
    command = [sys.executable, "-m", "bastide.cli", "sim", "--help"]
    environment = {**os.environ, "COLUMNS": "40", "PYTHONPATH": str(Path(bastide.__file__).resolve().parents[1])}
    told = subprocess.run(command, capture_output=True, text=True, check=True, env=environment).stdout
    assert "--branching" in told
    assert "…" not in told
