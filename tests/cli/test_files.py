"""Files that a command writes: none is overwritten unasked, and - is a stream."""

import io
import json
import sys
from pathlib import Path

import pytest

from bastide import Game, Record
from bastide.jcz import export, file_of

from .helpers import called, called_json, random_game

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a record, a game of JCloisterZone and a tile set, in which the command runs."""
    record = random_game().record(["Anna", "Ben"])
    record.write(tmp_path / "game.bastide.jsonl")
    (tmp_path / "game.jcz").write_text(json.dumps(file_of(export(record), False)))
    monkeypatch.chdir(tmp_path)
    return tmp_path


def give(monkeypatch: pytest.MonkeyPatch, data: bytes) -> None:
    """Put bytes on standard input."""
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data), "utf-8"))


@pytest.mark.parametrize(
    "argv",
    [
        ("render", "game.bastide.jsonl", "--turn", "1", "-o", "out.svg"),
        ("tiles", "--set", "river", "-o", "out.svg"),
        ("export", "game.bastide.jsonl", "-o", "out.jcz"),
        ("import", "game.jcz", "-o", "out.bastide.jsonl"),
        ("tileset", "ours", "river", "-o", "out.json"),
    ],
)
def test_a_file_is_overwritten_with_force_only(capsys: Capture, folder: Path, argv: tuple[str, ...]) -> None:
    target = folder / argv[-1]
    target.write_text("mine")
    error = called_json(capsys, *argv, status=2)["error"]
    assert (error["code"], "--force" in error["text"]) == ("exists", True)
    assert target.read_text() == "mine"
    assert called(capsys, *argv, "--force")[0] == 0
    assert target.read_text() != "mine"


@pytest.mark.parametrize(
    ("argv", "begins"),
    [
        (("render", "game.bastide.jsonl", "--turn", "1", "-o", "-"), "<svg"),
        (("tiles", "--set", "river", "-o", "-"), "<svg"),
        (("export", "game.bastide.jsonl", "-o", "-"), '{\n  "appVersion"'),
        (("import", "game.jcz", "-o", "-"), '{"format":"bastide-record"'),
        (("tileset", "ours", "river", "-o", "-"), '{\n "format"'),
    ],
)
def test_a_dash_writes_to_standard_output_and_nothing_else(
    capsys: Capture, folder: Path, argv: tuple[str, ...], begins: str
) -> None:
    status, out, err = called(capsys, *argv)
    assert (status, err, out[: len(begins)]) == (0, "", begins)
    assert called_json(capsys, *argv, status=2)["error"]["code"] == "bad-output"
    assert not (folder / "-").exists()


def test_a_dash_reads_from_standard_input(capsys: Capture, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    give(monkeypatch, (folder / "game.jcz").read_bytes())
    assert called_json(capsys, "import", "-")["over"] is True
    give(monkeypatch, b"U E V B W")
    assert called_json(capsys, "perft", "--depth", "2", "--draws", "-")["draws"] == ["U", "E", "V", "B", "W"]
    called(capsys, "tileset", "ours", "river", "-o", "river.json")
    give(monkeypatch, (folder / "river.json").read_bytes())
    assert called(capsys, "tileset", "check", "-")[0] == 0


def test_a_pipe_of_commands_keeps_a_game(capsys: Capture, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    exported = called(capsys, "export", "game.bastide.jsonl", "-o", "-")[1]
    give(monkeypatch, exported.encode())
    back = Record.loads(called(capsys, "import", "-", "-o", "-")[1])
    assert Game.replay(back).scores == Game.replay(Record.read(folder / "game.bastide.jsonl")).scores
