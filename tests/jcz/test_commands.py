"""`bastide import` and `bastide export`."""

import json
from pathlib import Path

import pytest

from bastide.records import Record
from tests.cli.helpers import called, called_json, random_game

from .files import Script

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A game stopped after one turn, with one assertion that is not true."""
    script = Script().place("BA/C", 0, -1, 180).deploy("City", "S").commit()
    path = tmp_path / "game.jcz"
    path.write_text(json.dumps(script.file(assertions=["Ada has 4 points", "Ben has 1 point"])))
    return path


def test_import(capsys: Capture, file: Path, tmp_path: Path) -> None:
    told = called_json(capsys, "import", file)
    assert told == {
        "file": str(file),
        "rules": "base+fields",
        "options": {},
        "players": ["Ada", "Ben"],
        "actions": 3,
        "turns": 1,
        "phase": "TilePhase",
        "over": False,
        "scores": [4, 0],
    }
    status, out, err = called(capsys, "import", file)
    assert (status, err) == (0, "")
    assert "base+fields, 1 turns, the game goes on. Ada 4, Ben 0." in out


def test_check(capsys: Capture, file: Path) -> None:
    told = called_json(capsys, "import", file, "--check", status=1)
    assert (told["assertions"], told["passed"]) == (2, 1)
    assert told["failed"] == [{"assertion": "Ben has 1 point", "why": "Ben has 0"}]
    status, out, _ = called(capsys, "import", file, "--check")
    assert status == 1
    assert "1 of 2 assertions hold." in out
    assert "not true: Ben has 1 point (Ben has 0)" in out


def test_the_record_replays(capsys: Capture, file: Path, tmp_path: Path) -> None:
    record = tmp_path / "game.bastide.jsonl"
    assert called(capsys, "import", file, "-o", record)[0] == 0
    told = called_json(capsys, "replay", record)
    assert (told["scores"], told["turns"], told["over"]) == ([4, 0], 1, False)
    assert told["created"] == "2026-03-04T05:06:07.089Z"


def test_a_record_of_one_player_alone(capsys: Capture, tmp_path: Path) -> None:
    path, record = tmp_path / "game.jcz", tmp_path / "game.bastide.jsonl"
    script = Script(1).place("BA/C", 0, -1, 180).deploy("City", "S").commit()
    path.write_text(json.dumps(script.file(end=1, sets=["basic:1"], rules={"tiny-city-scoring": "2"})))
    told = called_json(capsys, "import", path, "-o", record)
    assert told["options"] == {"gardens": False, "small_cities": 2, "draws": 1, "solo": True}
    again = called_json(capsys, "replay", record)
    assert (again["scores"], again["over"]) == ([2], True) == (told["scores"], told["over"])


def test_export_and_back(capsys: Capture, tmp_path: Path) -> None:
    record, path = tmp_path / "a.bastide.jsonl", tmp_path / "a.jcz"
    game = random_game("base+fields", 3)
    game.record(["Anna", "Ben “B” Žák", "C"]).write(record)
    told = called_json(capsys, "export", record, "-o", path, "--assertions")
    assert told == {"output": str(path), "messages": told["messages"], "warnings": []}
    text = path.read_text(encoding="utf-8")
    assert text.startswith('{\n  "appVersion": "6.2.0"')
    assert "Žák" in text
    back = called_json(capsys, "import", path, "--check")
    assert (back["passed"], back["failed"]) == (4, [])
    assert (back["scores"], back["actions"]) == (game.scores, told["messages"])


def test_errors_are_one_sentence(capsys: Capture, file: Path, tmp_path: Path) -> None:
    def error(*argv: str | Path) -> dict[str, str]:
        told: dict[str, str] = called_json(capsys, *argv, status=2)["error"]
        return told

    assert error("import", tmp_path / "none.jcz")["code"] == "no-such-file"
    assert error("import", tmp_path)["code"] == "not-a-file"
    assert error("import", file, "-o", tmp_path / "no" / "x")["code"] == "no-such-folder"
    file.write_text(file.read_text().replace("COMMIT", "PAY_RANSOM"))
    told = error("import", file)
    assert told["code"] == "jcz-unsupported"
    assert f"{file}: message 3: PAY_RANSOM" in told["text"]
    file.write_text("{")
    assert error("import", file, "--check")["code"] == "bad-jcz"
    record = tmp_path / "r.bastide.jsonl"
    random_game("base+arrows", 2).record().write(record)
    told = error("export", record, "-o", tmp_path / "x.jcz")
    assert told["code"] == "jcz-unsupported"
    assert "arrows" in told["text"]
    assert error("export", tmp_path / "none", "-o", tmp_path / "x.jcz")["code"] == "no-such-file"
    Record.read(record)
    status, out, err = called(capsys, "import", file)
    assert (status, out, err.count("\n")) == (2, "", 1)
