"""`bastide analyse`."""

import re
from pathlib import Path
from typing import Any

import pytest

from bastide import Record
from bastide.analysis import DEEPEST, analyse
from bastide.analysis.grades import NAMES
from bastide.cli.reason_text import NEEDED, ReasonText
from bastide.locale import load_bundle
from bastide.rules import LANGUAGES
from tests.analysis.games import played

from .helpers import called, called_json

Capture = pytest.CaptureFixture[str]
JCZ = Path(__file__).resolve().parents[1] / "jcz" / "games" / "small-cities.jcz"

DOCS = Path(__file__).resolve().parents[2] / "docs" / "play" / "analysis.md"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A short game."""
    path = tmp_path / "short.bastide.jsonl"
    played("base+fields", 2, "random", 3, options={"draws": 16}).write(path)
    return path


def test_json_is_the_analysis(capsys: Capture, file: Path) -> None:
    assert called_json(capsys, "analyse", file) == analyse(Record.read(file))
    assert called_json(capsys, "analyse", file, "--depth", "0", "--seed", "7")["seed"] == 7


def test_for_people(capsys: Capture, file: Path) -> None:
    status, out, _ = called(capsys, "analyse", file)
    told = analyse(Record.read(file))
    assert status == 0
    words = " ".join(out.split())
    assert "Player 1 │ Player 2" in words.replace("┃", "│")
    for measure in ("Accuracy", "Lost a turn", "Luck", "Turns with a choice", "Best turns"):
        assert measure in words
    for seat in told["seats"]:
        assert f"{seat['accuracy']:.1f} %" in words
    assert f"is ahead by {told['result']['difference']:+.1f} points" in words
    assert f"{told['result']['residual']:+.1f} that nobody could foresee" in words
    for place in told["worst"]:
        one = told["decisions"][place]
        mark = one["class"].capitalize()
        assert (
            f"turn {one['turn']}, Player {one['seat'] + 1} with {one['tile']}: {mark}, {one['loss']:.1f} lost" in words
        )
        assert f"best: {', '.join(one['best']['actions'])}" in words


def test_nothing_has_no_minus(capsys: Capture, tmp_path: Path) -> None:
    """Greedy loses nothing by its own measure, and that helps nobody."""
    path = tmp_path / "greedy.bastide.jsonl"
    played("base", 2, "greedy", 1, options={"draws": 6}).write(path)
    out = " ".join(called(capsys, "analyse", path)[1].split())
    assert "+0.0 by what Player 1 lost" in out
    assert "-0.0" not in out


def test_a_game_of_three_and_one_of_a_team(capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bastide.analysis.curve.GAMES", 2)
    path = tmp_path / "game.bastide.jsonl"
    played("base", 3, "random", 3, 12).write(path)
    assert "is ahead by" not in called(capsys, "analyse", path)[1]
    played("mists", 2, "random", 3, 12, {"level": 2}).write(path)
    assert "Chance to win after turn 0: " in called(capsys, "analyse", path)[1]


def test_a_game_of_jcloisterzone(capsys: Capture) -> None:
    told = called_json(capsys, "analyse", JCZ)
    assert [player["name"] for player in told["players"]] == ["Ada", "Ben"]
    assert told["options"]["small_cities"] == 2


def test_errors(capsys: Capture, file: Path, tmp_path: Path) -> None:
    assert called_json(capsys, "analyse", tmp_path / "none", status=2)["error"]["code"] == "no-such-file"
    assert called_json(capsys, "analyse", tmp_path / "none.jcz", status=2)["error"]["code"] == "no-such-file"
    error = called_json(capsys, "analyse", file, "--depth", str(DEEPEST + 1), status=2)["error"]
    assert error["code"] == "unknown-depth"
    assert error["text"] == f"--depth: the depth is from 0 to {DEEPEST}, not {DEEPEST + 1}"
    file.write_text(file.read_text().replace("meeple", "muppet"))
    error = called_json(capsys, "analyse", file, status=2)["error"]
    assert error["code"] == "bad-record"
    assert file.name in error["text"]


KINDS = re.findall(r"^\| `(\w+)` \|", DOCS.read_text("utf-8").split("A reason compares")[1], re.MULTILINE)
FIELDS: dict[str, Any] = {"feature": "city", "seats": [1], "points": 4, "figures": 2, "left": 3, "closes": [0.5, 0.25]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_class_and_reason_has_words(language: str) -> None:
    words = load_bundle(language, NEEDED)
    assert len(KINDS) > 8
    assert [kind for kind in KINDS if not words.has_message(f"analysis-reason-{kind}")] == []
    assert [name for name in (*NAMES, "forced") if not words.has_message(f"analysis-class-{name}")] == []


def test_reasons_in_words() -> None:
    reasoner = ReasonText(["Anna", "Ben"])
    said = {kind: reasoner.sentence({**FIELDS, "kind": kind, "closes": None}, 0) for kind in KINDS}
    assert "" not in said.values()
    assert len(set(said.values())) == len(KINDS)
    assert said["scores"] == "City: 4 points for Ben"
    assert said["returns"] == "2 meeples come back"
    assert reasoner.sentence({**FIELDS, "kind": "blocks", "points": 1.5}, 0) == (
        "City of Ben: worth about 1.5 points less; chance of completion: 25 % (before: 50 %)"
    )
    assert said["shares"] == "City of Ben: Anna gets a share, about 4 points"
    alone = {**FIELDS, "kind": "scores", "feature": "", "points": 1, "closes": 0.0}
    assert reasoner.sentence(alone, 0) == "1 point for Ben"
    assert reasoner.sentence({**FIELDS, "kind": "scores", "feature": "garden"}, 0).startswith("Garden: 4")
    for tiles, end in (
        ({"D": 3, "H": 2}, "5 remaining tiles close the last gap (D or H at 1,-1)"),
        (dict.fromkeys("ABCDE", 2), "10 remaining tiles close the last gap (at 1,-1)"),
        ({}, "no remaining tile closes the last gap (at 1,-1)"),
    ):
        reason = {**FIELDS, "kind": "grows", "waits": {"at": [1, -1], "tiles": tiles}}
        assert reasoner.sentence(reason, 0).endswith(f"; {end}")
