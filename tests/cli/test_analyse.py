"""`bastide analyse`."""

from pathlib import Path

import pytest

from bastide import Record
from bastide.analysis import DEEPEST, analyse
from bastide.cli.reasons import SAID, Reasoner
from tests.analysis.games import played

from .helpers import called, called_json

Capture = pytest.CaptureFixture[str]
JCZ = Path(__file__).resolve().parents[1] / "jcz" / "games" / "small-cities.jcz"


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
    for seat in told["seats"]:
        assert f"{seat['accuracy']:.1f} %" in words
    assert f"is ahead by {told['result']['difference']:+.1f} points" in words
    assert f"{told['result']['residual']:+.1f} that one turn does not foresee" in words
    for place in told["worst"]:
        one = told["decisions"][place]
        assert f"turn {one['turn']}, Player {one['seat'] + 1} with {one['tile']}: {one['class']}" in words
        assert f"best: {', '.join(one['best']['actions'])}" in words


def test_a_game_of_three_and_one_of_a_team(capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bastide.analysis.team.GAMES", 2)
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


def test_every_reason_has_words() -> None:
    reasoner = Reasoner(["Anna", "Ben"])
    waits = {"at": [1, -1], "tiles": {"D": 3, "H": 2}}
    fields = {
        "feature": "city",
        "seats": [1],
        "points": 4,
        "figures": 2,
        "left": 3,
        "closes": [0.5, 0.25],
        "waits": waits,
    }
    said = {kind: reasoner.sentence({"kind": kind, **fields}) for kind in SAID}
    assert said["scores"] == "4 points for Ben for a city"
    assert said["returns"] == "brings 2 figures home"
    assert said["grows"] == "makes the own city worth 4 points more; waits at 1,-1 for D or H, 5 left"
    assert said["blocks"] == "costs Ben 4 points of the city (completed: 50 %, now 25 %)"
    assert reasoner.sentence({**fields, "kind": "scores", "feature": "", "points": 1}) == "1 point for Ben"
    many = {"at": [0, 0], "tiles": dict.fromkeys("ABCDE", 2)}
    assert reasoner.sentence({"kind": "grows", **fields, "waits": many}).endswith("10 tiles left complete it at 0,0")
    none = {"at": [0, 0], "tiles": {}}
    assert reasoner.sentence({"kind": "grows", **fields, "waits": none}).endswith("no tile is left for 0,0")
