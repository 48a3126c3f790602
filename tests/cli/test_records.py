"""`bastide replay`, `render`, `tiles` and `perft`."""

import errno
import re
import struct
from pathlib import Path

import pytest
from PIL import Image

import bastide
from bastide import Game, Record
from bastide.art import SETS
from bastide.records.draw import describe_board, draw_board
from tests.reference.game import Position
from tests.reference.perft import perft as slow_perft

from .helpers import called, called_json

Capture = pytest.CaptureFixture[str]


def test_replay_json(capsys: Capture, record_file: Path, game: Game) -> None:
    told = called_json(capsys, "replay", record_file)
    assert told["rules"] == "base+fields"
    assert told["players"] == [{"name": "Anna"}, {"name": "Ben", "bot": "random"}]
    assert told["scores"] == game.scores
    assert told["over"] is True
    assert told["winners"] == game.winners
    assert told["actions"] == len(game.actions)
    assert told["hash"] == f"{game.hash():016x}"
    assert told["left"] == {}
    for seat, score in enumerate(told["scores"]):
        assert score == sum(line["points"] for line in told["explain"] if seat in line["seats"])


def test_replay_tells_the_game(capsys: Capture, record_file: Path, game: Game) -> None:
    status, out, err = called(capsys, "replay", record_file)
    assert (status, err) == (0, "")
    assert "  1  Anna draws" in out
    assert draw_board(game.view_for(None)) in out
    assert out.count(" places ") == sum(action.kind == "place" for action in game.actions)
    winner = ["Anna", "Ben"][game.winners[0]]
    assert (f"{winner} wins." in out) == (len(game.winners) == 1)
    described = called(capsys, "replay", record_file, "--describe", "--no-log")[1]
    assert "\n".join(describe_board(game.view_for(None))) in described
    assert "draws" not in described


def test_replay_stops_after_a_turn(capsys: Capture, record_file: Path) -> None:
    assert called_json(capsys, "replay", record_file, "--turn", "0")["turns"] == 0
    told = called_json(capsys, "replay", record_file, "--turn", "7")
    assert (told["turns"], told["over"]) == (7, False)
    assert "The game goes on: chance decides" in called(capsys, "replay", record_file, "--turn", "7")[1]
    error = called_json(capsys, "replay", record_file, "--turn", "99", status=2)["error"]
    assert error["code"] == "no-such-turn"


def test_replay_tells_every_discard(capsys: Capture, tmp_path: Path) -> None:
    """A city on all four sides fits nowhere beside the closed start city and roads (BASE-14)."""
    game = Game("base", players=2, chance="manual")
    for action in ("draw E", "place E 0,-1 180", "pass", "draw C"):
        game.push(action)
    path = tmp_path / "discard.bastide.jsonl"
    game.record().write(path)
    assert called_json(capsys, "replay", path)["discarded"] == ["C"]
    assert "C fits nowhere" in called(capsys, "replay", path)[1]


def test_a_damaged_record(capsys: Capture, record_file: Path) -> None:
    lines = record_file.read_text().splitlines()
    for line, change, code, words in (
        (4, '{"n":3,"action":"meeple lake 0,0 I","seat":0}', "bad-record", "line 4"),
        (4, '{"n":3', "bad-record", "line 4"),
        (1, '{"format":"jcz"}', "bad-record", "line 1"),
    ):
        record_file.write_text("\n".join([*lines[: line - 1], change, *lines[line:]]) + "\n")
        for command in (["replay"], ["render", "-o", record_file.with_suffix(".svg")]):
            error = called_json(capsys, *command, record_file, status=2)["error"]
            assert error["code"] == code
            assert words in error["text"]
            assert record_file.name in error["text"]


def test_control_signs_in_a_record_do_not_reach_the_terminal(capsys: Capture, record_file: Path) -> None:
    text = record_file.read_text()
    record_file.write_text(text.replace("Anna", "An\\u001b[31mna\\u009b"))
    out = called(capsys, "replay", record_file)[1]
    assert "\x1b" not in out
    assert "\x9b" not in out
    assert "An\ufffd[31mna\ufffd draws" in out
    record_file.write_text(text.replace('"rules"', '"x\\u001b[31m":1,"rules"'))
    assert "\x1b" not in called(capsys, "replay", record_file)[2]


def test_another_last_position_is_told(capsys: Capture, record_file: Path) -> None:
    text = record_file.read_text()
    start, _, rest = text.rpartition('"hash":"')
    record_file.write_text(f'{start}"hash":"{"0" * 16}{rest[16:]}')
    error = called_json(capsys, "replay", record_file, status=2)["error"]
    assert "field 'hash'" in error["text"]
    record_file.write_text(record_file.read_text().replace(f'"engine":"{bastide.__version__}"', '"engine":"0.0.1"'))
    assert called_json(capsys, "replay", record_file)["over"] is True


def test_a_refused_action_names_its_rule(capsys: Capture, record_file: Path) -> None:
    lines = record_file.read_text().splitlines()
    tile = lines[1].split('"draw ')[1].split('"')[0]
    lines[2] = f'{{"n":2,"action":"place {tile} 5,5 0","seat":0}}'
    record_file.write_text("\n".join(lines) + "\n")
    error = called_json(capsys, "replay", record_file, status=2)["error"]
    assert error["rule"] == "BASE-11"
    assert "line 3, field 'action'" in error["text"]
    assert "(BASE-11)" in called(capsys, "replay", record_file)[2]


def test_render(capsys: Capture, record_file: Path, tmp_path: Path, game: Game) -> None:
    svg, png, text = (tmp_path / f"board.{ending}" for ending in ("svg", "png", "txt"))
    told = called_json(capsys, "render", record_file, "-o", svg)
    assert told == {"output": str(svg), "bytes": svg.stat().st_size}
    assert svg.read_text("utf-8").startswith("<svg")
    assert called(capsys, "render", record_file, "-o", png, "--turn", "5", "--width", "400")[1] == f"{png}\n"
    assert png.read_bytes().startswith(b"\x89PNG")
    assert struct.unpack(">I", png.read_bytes()[16:20]) == (400,)
    called(capsys, "render", record_file, "-o", text)
    assert text.read_text("utf-8") == draw_board(game.view_for(None))


def test_render_a_film(capsys: Capture, record_file: Path, tmp_path: Path) -> None:
    film = tmp_path / "game.webp"
    told = called_json(capsys, "render", record_file, "-o", film, "--turn", "3")
    assert told == {"output": str(film), "bytes": film.stat().st_size}
    with Image.open(film) as picture:
        assert (picture.format, picture.n_frames) == ("WEBP", 4)  # type: ignore[attr-defined]
    assert called(capsys, "render", record_file, "-o", tmp_path / "a.webp", "--turn", "999")[0] == 2


def test_names_and_points_stand_below_the_board_where_they_are_wanted(
    capsys: Capture, record_file: Path, tmp_path: Path
) -> None:
    svg = tmp_path / "board.svg"
    called(capsys, "render", record_file, "-o", svg, "--turn", "2", "--scores")
    assert "<title>Anna</title>" in svg.read_text()
    called(capsys, "render", record_file, "-o", svg, "--turn", "2", "--force")
    assert "Anna" not in svg.read_text()


def test_render_a_card(capsys: Capture, record_file: Path, tmp_path: Path) -> None:
    target = tmp_path / "card.png"
    called(capsys, "render", record_file, "-o", target, "--card", "--title", "Friday", "--language", "cs")
    assert Image.open(target).size == (1200, 630)
    wrong = called_json(capsys, "render", record_file, "-o", tmp_path / "card.svg", "--card", status=2)
    assert wrong["error"]["code"] == "bad-ending"


def test_render_in_both_themes(capsys: Capture, record_file: Path, tmp_path: Path) -> None:
    pictures = []
    for theme in ("light", "dusk"):
        path = tmp_path / f"{theme}.svg"
        assert called(capsys, "render", record_file, "-o", path, "--theme", theme, "--turn", "1")[0] == 0
        pictures.append(path.read_bytes())
    assert pictures[0] != pictures[1]


def test_tiles(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "sheet.svg"
    assert called(capsys, "tiles", "-o", path)[0] == 0
    assert path.read_text("utf-8").startswith("<svg")


def test_tiles_of_one_set(capsys: Capture, tmp_path: Path) -> None:
    drawn = {}
    for box in SETS:
        path = tmp_path / f"{box}.svg"
        assert called(capsys, "tiles", "--set", box, "-o", path)[0] == 0
        drawn[box] = re.findall(r"<title>(\S+) ×", path.read_text("utf-8"))
    assert called(capsys, "tiles", "--set", "heaths", "-o", tmp_path / "none.svg")[0] == 2
    assert drawn["river"][0] == "RV-spring"
    assert "AR-springs" in drawn["river20"]
    assert len(drawn["arrows"]) == 15


def test_files_without_permission(
    capsys: Capture, record_file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(Record, "read", refuse)
    monkeypatch.setattr(Path, "write_bytes", refuse)
    told = called_json(capsys, "replay", record_file, status=2)["error"]
    assert told == {"code": "unreadable", "text": f"{record_file} cannot be read: Permission denied"}
    told = called_json(capsys, "tiles", "-o", tmp_path / "a.svg", status=2)["error"]
    assert told == {"code": "unwritable", "text": f"{tmp_path / 'a.svg'} cannot be written: Permission denied"}


@pytest.mark.parametrize("rules", ["base", "base+fields"])
def test_perft_with_draws_from_a_file(capsys: Capture, tmp_path: Path, rules: str) -> None:
    draws = tmp_path / "draws.txt"
    draws.write_text("U  # a straight road\nE V\nB\n")
    start = Position.after([], players=2, rules=rules)
    for depth in range(4):
        told = called_json(capsys, "perft", "--rules", rules, "--depth", str(depth), "--draws", draws)
        assert told["nodes"] == slow_perft(start, ["U", "E", "V", "B"], depth)
        assert told["draws"] == ["U", "E", "V", "B"]


def test_perft_with_the_draws_of_a_record(capsys: Capture, record_file: Path, game: Game) -> None:
    told = called_json(capsys, "perft", "--rules", "base+fields", "--depth", "2", "--draws", record_file)
    assert told["draws"][:3] == [action.tile for action in game.actions if action.kind == "draw"][:3]


def test_perft_with_a_seed(capsys: Capture) -> None:
    once, again, other = (called_json(capsys, "perft", "--depth", "3", "--draws", seed) for seed in ("1", "1", "-2"))
    assert once["draws"] == again["draws"] != other["draws"]
    assert once["nodes"] == again["nodes"]
    turns = called_json(capsys, "perft", "--depth", "1", "--draws", "1", "--turns")
    assert (turns["unit"], once["unit"]) == ("turns", "decisions")
    assert "sequences of 1 decisions" in called(capsys, "perft", "--draws", "1")[1]


@pytest.mark.parametrize(("text", "words"), [("U Q9", "draw 2, 'Q9'"), ("C C U", "draw 2 cannot come")])
def test_perft_with_impossible_draws(capsys: Capture, tmp_path: Path, text: str, words: str) -> None:
    draws = tmp_path / "draws.txt"
    draws.write_text(text)
    error = called_json(capsys, "perft", "--depth", "5", "--draws", draws, status=2)["error"]
    assert error["code"] == "bad-draws"
    assert words in error["text"]


def test_perft_with_a_file_that_is_no_text(capsys: Capture, tmp_path: Path) -> None:
    draws = tmp_path / "draws.txt"
    draws.write_bytes(b"U \xff")
    assert called_json(capsys, "perft", "--draws", draws, status=2)["error"]["code"] == "bad-draws"
