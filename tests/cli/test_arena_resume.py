"""`bastide arena --resume FILE`: a match that was stopped goes on where it ended."""

import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from bastide.bots.arena import Arena, Pairing, play_tournament
from bastide.bots.matches import GameSet, MatchResult

from .helpers import called, called_json
from .test_arena import STRANGE

Capture = pytest.CaptureFixture[str]
SHORT = ("--option", "draws=8")
MATCHES = ("arena", "--bots", "greedy,odile,plain", *SHORT)


def untimed(told: dict[str, Any]) -> dict[str, Any]:
    """All that depends on the arguments alone."""
    for one in told["matches"]:
        del one["cpu_seconds_per_turn_a"], one["cpu_seconds_per_turn_b"]
    return told


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str, int]]:
    """The sets that are played in this process from now on."""
    sets: list[tuple[str, str, int]] = []
    work = Arena.work

    def noted(self: Arena, pairing: Pairing) -> GameSet:
        sets.append(pairing[1:])
        return work(self, pairing)

    monkeypatch.setattr(Arena, "work", noted)
    return sets


def interrupt(monkeypatch: pytest.MonkeyPatch, after: int) -> None:
    def interrupted(*args: Any) -> Iterator[list[MatchResult]]:
        yield from islice(play_tournament(*args), after)
        raise KeyboardInterrupt

    monkeypatch.setattr("bastide.cli.arena.play_tournament", interrupted)


def test_a_stopped_match_goes_on(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, played: list[tuple[str, str, int]]
) -> None:
    whole = untimed(called_json(capsys, *MATCHES, "--games", "6"))
    argv = (*MATCHES, "--games", "6", "--resume", tmp_path / "match.jsonl")
    with monkeypatch.context() as stopped:
        interrupt(stopped, 4)
        assert called_json(capsys, *argv, status=130)["complete"] is False
    played.clear()
    assert untimed(called_json(capsys, *argv)) == whole
    left = [("greedy", "plain", 1), ("odile", "plain", 1)]
    assert played == [*left, ("greedy", "odile", 2), ("greedy", "plain", 2), ("odile", "plain", 2)]
    played.clear()
    assert untimed(called_json(capsys, *argv, "--jobs", "2")) == whole
    assert played == []


def test_more_games_of_a_match_or_fewer(capsys: Capture, tmp_path: Path) -> None:
    file = ("--resume", tmp_path / "match.jsonl")
    called_json(capsys, *MATCHES, "--games", "2", *file)
    assert untimed(called_json(capsys, *MATCHES, "--games", "8", *file)) == untimed(
        called_json(capsys, *MATCHES, "--games", "8")
    )
    few = untimed(called_json(capsys, *MATCHES, "--games", "4", *file))
    assert few == untimed(called_json(capsys, *MATCHES, "--games", "4"))


def test_a_line_that_was_being_written_counts_for_nothing(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    argv = (*MATCHES, "--games", "4", "--resume", path)
    whole, text = untimed(called_json(capsys, *argv)), path.read_bytes()
    path.write_bytes(text[:-40])
    assert untimed(called_json(capsys, *argv)) == whole
    times = rb'"seconds":[\d.e-]+'
    assert re.sub(times, b"", path.read_bytes()) == re.sub(times, b"", text)


def test_teams_failures_and_records_are_kept_as_well(capsys: Capture, tmp_path: Path) -> None:
    for number, words in enumerate((("greedy,random", "--rules", "mists"), (f"{STRANGE} crash,random", *SHORT))):
        records, file = tmp_path / f"records{number}", tmp_path / f"match{number}.jsonl"
        argv = ("arena", "--bots", *words, "--games", "2", "--records", records, "--resume", file)
        first, index = untimed(called_json(capsys, *argv)), (records / "games.jsonl").read_text()
        assert first["matches"][0].keys() & {"team_a", "failures_a"}
        assert untimed(called_json(capsys, *argv)) == first
        assert (records / "games.jsonl").read_text() == index != ""


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (("--bots", "greedy,plain"), 'bots there: ["greedy", "odile", "plain"], here: ["greedy", "plain"]'),
        (("--seed", "2"), "seed there: 1, here: 2"),
        (("--players", "3"), "players there: 2, here: 3"),
        (("--rules", "base"), 'rules there: "base+fields", here: "base"'),
        (("--option", "starter=1"), 'options there: {"draws": 8}, here: {"draws": 8, "starter": 1}'),
    ],
)
def test_a_file_of_other_matches_is_refused(
    capsys: Capture, tmp_path: Path, change: tuple[str, str], says: str
) -> None:
    path = tmp_path / "match.jsonl"
    argv = (*MATCHES, "--games", "2", "--resume", path)
    called_json(capsys, *argv)
    before = path.read_bytes()
    error = called_json(capsys, *argv, *change, status=2)["error"]
    assert (error["code"], says in error["text"]) == ("bad-resume", True)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("a letter", "is no file of matches"),
        ("[1]\n", "is no file of matches"),
        ('{"arena": 1}\n', "is no file of matches"),
        (None, "line 3, is no set of games"),
    ],
)
def test_a_file_of_something_else_stays_as_it_is(capsys: Capture, tmp_path: Path, text: str | None, says: str) -> None:
    path = tmp_path / "match.jsonl"
    argv = (*MATCHES, "--games", "2", "--resume", path)
    if text is None:
        called_json(capsys, *argv)
        lines = path.read_text().splitlines()
        lines[2] = '{"shares": "all"}'
        text = "\n".join(lines) + "\n"
    path.write_text(text)
    status, _, err = called(capsys, *argv)
    assert (status, says in err) == (2, True)
    assert path.read_text() == text


def test_of_two_commands_at_one_file_the_second_to_write_ends(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "match.jsonl"
    argv = (*MATCHES, "--games", "4", "--resume", path)
    work, other = Arena.work, []

    def beside(self: Arena, pairing: Pairing) -> GameSet:
        """The other command plays all of it meanwhile."""
        monkeypatch.setattr(Arena, "work", work)
        other.append(untimed(called_json(capsys, *argv)))
        return work(self, pairing)

    monkeypatch.setattr(Arena, "work", beside)
    error = called_json(capsys, *argv, status=2)["error"]
    assert (error["code"], "another command writes" in error["text"]) == ("bad-resume", True)
    assert [untimed(called_json(capsys, *argv))] == other


def test_a_place_that_cannot_be_written_is_told_before_the_first_game(
    capsys: Capture, tmp_path: Path, played: list[tuple[str, str, int]]
) -> None:
    for path, code in ((tmp_path, "unwritable"), (tmp_path / "no" / "match.jsonl", "no-such-folder")):
        error = called_json(capsys, *MATCHES, "--games", "2", "--resume", path, status=2)["error"]
        assert error["code"] == code
    assert played == []


def test_games_of_another_program_are_mixed_only_where_asked_for(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "match.jsonl"
    argv = (*MATCHES, "--resume", path)
    called_json(capsys, *argv, "--games", "2")
    with monkeypatch.context() as changed:
        changed.setattr("bastide.cli.arena.program_fingerprint", lambda: "another")
        before = path.read_bytes()
        error = called_json(capsys, *argv, "--games", "4", status=2)["error"]
        assert (error["code"], "now another" in error["text"], "--mix" in error["text"]) == ("bad-resume", True, True)
        assert path.read_bytes() == before
        called_json(capsys, *argv, "--games", "4", "--mix")
        assert path.read_text().count('\n{"fingerprint": "another"}\n') == 1
        mixed = untimed(called_json(capsys, *argv, "--games", "4"))
    assert called_json(capsys, *argv, "--games", "4", status=2)["error"]["code"] == "bad-resume"
    assert untimed(called_json(capsys, *argv, "--games", "4", "--mix")) == mixed


def test_a_file_from_before_fingerprints_names_a_version(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    argv = (*MATCHES, "--games", "2", "--resume", path)
    played = untimed(called_json(capsys, *argv))
    path.write_text(re.sub('"fingerprint": "[0-9a-f]+"', '"version": "0.1.0"', path.read_text(), count=1))
    assert "fingerprint unknown" in called_json(capsys, *argv, status=2)["error"]["text"]
    assert untimed(called_json(capsys, *argv, "--mix")) == played
