"""The command as a whole: version, help, and errors in one sentence, as JSON too."""

import os
import platform
import subprocess
import sys
from pathlib import Path

import pytest

import bastide
from bastide.cli.main import PANELS, run_cli, version_text

from .helpers import called, called_json

Capture = pytest.CaptureFixture[str]


def test_version(capsys: Capture) -> None:
    status, out, _ = called(capsys, "--version")
    assert status == 0
    assert out.strip() == version_text()
    assert bastide.__version__ in out
    assert platform.python_version() in out
    assert ("compiled," in out) == bastide.compiled
    assert ("interpreted" in out) == (not bastide.compiled)


def test_help_names_every_command(capsys: Capture) -> None:
    status, out, _ = called(capsys, "--help")
    assert status == 0
    for command in ("play", "serve", "sim", "replay", "render", "tiles", "perft", "rules", "verify", "bots", "arena"):
        assert f" {command} " in out


def test_help_groups_the_commands(capsys: Capture) -> None:
    out = called(capsys, "--help")[1]
    assert [panel for panel in PANELS if f" {panel} " in out] == list(PANELS)


@pytest.mark.parametrize(
    "command",
    ["play", "serve", "sim", "replay", "render", "tiles", "perft", "rules", "verify", "arena", "bots list"],
)
def test_every_command_has_help(capsys: Capture, command: str) -> None:
    status, out, _ = called(capsys, *command.split(), "--help")
    assert status == 0
    assert "Usage: bastide" in out


BAD = [
    (["sim", "--rules", "dragons"], "bad-rules", "dragons"),
    (["sim", "--rules", ""], "bad-rules", "base"),
    (["sim", "--players", "6"], "bad-rules", "BASE-02"),
    (["sim", "--players", "0"], "bad-rules", "BASE-02"),
    (["sim", "--players", "x"], "usage", "'--players': it must be a whole number; see"),
    (["sim", "--games", "0"], "usage", "'--games': it must be at least 1; see"),
    (["render", "x.bastide.jsonl", "--width", "9000"], "usage", "it must be at most 8192"),
    (["sim", "--bots", "nobody"], "unknown-bot", "known are master, sidonie"),
    (["sim", "--bots", "greedy:0.2s"], "bad-budget", "greedy does not search"),
    (["sim", "--bots", "random,random,random", "--players", "2"], "seats", "3 bots for 2 seats"),
    (["sim", "--colour", "red"], "usage", "--colour"),
    (["simulate"], "usage", "simulate"),
    (["ruls"], "usage", "Did you mean 'rules'? See `bastide --help`"),
    (["replay"], "usage", "bastide replay --help"),
    (["replay", "nowhere.bastide.jsonl"], "no-such-file", "nowhere.bastide.jsonl"),
    (["replay", "."], "not-a-file", "folder"),
    (["render", "nowhere.bastide.jsonl"], "no-such-file", "nowhere"),
    (["render", "nowhere.bastide.jsonl", "-o", "board.gif"], "bad-ending", ".svg, .png"),
    (["tiles", "-o", "sheet"], "bad-ending", ".svg, .png"),
    (["tiles", "-o", "no/such/folder/sheet.svg"], "no-such-folder", "make it first"),
    (["tiles", "--theme", "neon"], "usage", "neon"),
    (["tileset", "ours", "rivr", "-o", "x.json"], "no-such-catalogue", "did you mean river?"),
    (["analyse"], "usage", "--position"),
    (["analyse", "a.jcz", "--position", "x"], "usage", "--position"),
    (["puzzle", "p0000"], "no-such-puzzle", "p0000"),
    (["puzzle", "--turn", "pass"], "wrong-step", "time to place"),
    (["perft", "--draws", "nowhere.txt"], "no-such-file", "nowhere.txt"),
    (["perft", "--draws", "1", "--rules", "base+x"], "bad-rules", "'x'"),
    (["arena", "--bots", "greedy,nobody"], "unknown-bot", "nobody"),
    (["arena", "--bots", "greedy,greedy:0.2s"], "bad-budget", "does not search"),
    (["arena", "--bots", "greedy"], "too-few-bots", "two bots or more"),
    (["arena", "--bots", ""], "too-few-bots", "two bots or more"),
    (["arena", "--bots", "greedy,random,greedy"], "bot-twice", "greedy twice"),
    (["arena", "--bots", "greedy,mate"], "unknown-bot", "mists"),
    (["arena", "--bots", "greedy,random", "--players", "6"], "bad-rules", "BASE-02"),
    (["arena", "--bots", "greedy,random", "--players", "0"], "usage", "--players"),
    (["arena", "--bots", "greedy,random", "--games", "0"], "usage", "--games"),
    (["arena", "--bots", "greedy,random", "--jobs", "0"], "usage", "--jobs"),
    (["arena"], "usage", "bastide arena --help"),
    (["bots", "match", "greedy", "random"], "usage", "bastide bots --help"),
    (["rules", "river+rails"], "bad-rules", "river"),
]


@pytest.mark.parametrize(("argv", "code", "words"), BAD)
def test_bad_input_is_told_in_one_sentence(capsys: Capture, argv: list[str], code: str, words: str) -> None:
    status, out, err = called(capsys, *argv)
    assert (status, out) == (2, "")
    assert err.startswith("bastide: ")
    assert words in err
    assert err.count("\n") == 1
    assert "Traceback" not in err


@pytest.mark.parametrize(("argv", "code", "words"), BAD)
def test_bad_input_is_told_as_json(capsys: Capture, argv: list[str], code: str, words: str) -> None:
    error = called_json(capsys, *argv, status=2)["error"]
    assert error["code"] == code
    assert words in error["text"]
    assert set(error) <= {"code", "text", "rule"}


def test_without_a_command_the_help_is_shown(capsys: Capture) -> None:
    status, out, err = called(capsys)
    assert status in (0, 2)
    assert "Usage: bastide" in out + err


def test_a_fault_of_ours_is_not_hidden(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object, **__: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("bastide.cli.sim.simulate", broken)
    with pytest.raises(ZeroDivisionError):
        run_cli(["sim"])


def test_a_closed_pipe_is_no_error() -> None:
    """`bastide rules | head -0`: whoever reads has gone, and nothing is complained about."""
    source = Path(bastide.__file__).resolve().parents[1]
    environment = {**os.environ, "PYTHONPATH": str(source)}
    command = [sys.executable, "-m", "bastide.cli", "rules", "base", "--json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment) as child:
        assert child.stdout is not None
        assert child.stderr is not None
        child.stdout.close()
        told = child.stderr.read()
    assert told == b""
