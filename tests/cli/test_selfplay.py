"""`bastide run_selfplay`: the command around bastide.bots.selfplay."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bastide.bots.selfplay import run_selfplay

from .helpers import called, called_json

ARGV = ("selfplay", "--bots", "random", "--games", "5", "--shard", "2", "--option", "draws=4")


def test_games_are_written_once(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    told = called_json(capsys, *ARGV, "-o", tmp_path)
    assert (told["games"], told["played"], told["complete"]) == (5, 5, True)
    assert called_json(capsys, *ARGV, "-o", tmp_path)["played"] == 0
    assert f"5 of 5 games in {tmp_path}, 0 played now" in called(capsys, *ARGV, "-o", tmp_path)[1]
    assert not list((tmp_path).glob("*.part"))


def test_fewer_games_than_are_there(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    called(capsys, *ARGV, "-o", tmp_path)
    fewer = (*ARGV, "--games", "3", "-o", tmp_path)
    assert f"5 games in {tmp_path}, 3 asked for, 0 played now" in called(capsys, *fewer)[1]
    told = called_json(capsys, *fewer)
    assert (told["games"], told["played"], told["complete"]) == (5, 0, True)


def test_another_run_in_the_folder_is_one_sentence(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    called(capsys, *ARGV, "-o", tmp_path)
    error = called_json(capsys, *ARGV, "--seed", "2", "-o", tmp_path, status=2)["error"]
    assert error["code"] == "bad-folder"
    assert "seed 1, not 2" in error["text"]
    (tmp_path / "file").write_text("")
    assert called_json(capsys, *ARGV, "-o", tmp_path / "file", status=2)["error"]["code"]


def test_ctrl_c_keeps_what_is_whole(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*args: Any) -> Iterator[Any]:
        running = run_selfplay(*args)
        yield next(running)
        yield next(running)
        raise KeyboardInterrupt

    monkeypatch.setattr("bastide.cli.selfplay.run_selfplay", interrupted)
    told = called_json(capsys, *ARGV, "-o", tmp_path, status=130)
    assert (told["games"], told["complete"]) == (2, False)
    monkeypatch.undo()
    assert called_json(capsys, *ARGV, "-o", tmp_path)["played"] == 3
