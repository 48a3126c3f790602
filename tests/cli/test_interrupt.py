"""Ctrl-C while a bot searches: what is whole is kept and told, and the status is that of shells."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import bastide

LONG = ("--games", "99999", "--option", "draws=8", "--json")
FILES = {"arena": "games.jsonl", "sim": "game-000001.*", "selfplay": "decisions/000001.*"}
"""By command what is in its folder when something is whole."""


@pytest.mark.parametrize(
    "argv",
    [
        ("arena", "--bots", "sidonie:20,greedy", "--records"),
        ("sim", "--bots", "sidonie:20,greedy", "--records"),
        ("selfplay", "--bots", "sidonie:20", "--shard", "1", "--out"),
    ],
)
def test_a_search_is_left_and_what_is_whole_is_told(argv: tuple[str, ...], tmp_path: Path) -> None:
    """Compiled code meets the signal in the middle of a search: no number there may be too large for it."""
    environment = {**os.environ, "PYTHONPATH": str(Path(bastide.__file__).resolve().parents[1])}
    command = [sys.executable, "-m", "bastide.cli", *argv, str(tmp_path / "kept"), *LONG]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment) as child:
        try:
            wait_for(tmp_path / "kept", FILES[argv[0]])
        finally:
            child.send_signal(signal.SIGINT)
            out, err = child.communicate(timeout=120)
    assert (child.returncode, err) == (130, "")
    told = json.loads(out)
    assert told["complete"] is False
    games = told["matches"][0]["games"] if "matches" in told else told["games"]
    assert 0 < games < 99999
    assert "matches" not in told or games % 2 == 0, "whole rounds of the seats"


COUNT = """
import importlib, sys
from bastide.cli.main import run_cli
perft = importlib.import_module("bastide.bots.perft")
count = perft._count
def announce(*arguments):
    perft._count = count
    print("counting", flush=True)
    return count(*arguments)
perft._count = announce
sys.exit(run_cli(sys.argv[1:]))
"""
"""Says when it counts."""


@pytest.mark.parametrize("unit", [(), ("--turns",)])
def test_a_count_is_stopped(unit: tuple[str, ...]) -> None:
    environment = {**os.environ, "PYTHONPATH": str(Path(bastide.__file__).resolve().parents[1])}
    command = [sys.executable, "-c", COUNT, "perft", "--depth", "16", "--draws", "8", *unit]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment) as child:
        assert child.stdout is not None
        assert child.stdout.readline() == "counting\n"
        child.send_signal(signal.SIGINT)
        child.communicate(timeout=60)
    assert child.returncode == 130


def wait_for(folder: Path, name: str) -> None:
    """Until there is such a file that says something, and a search is under way again."""
    for _ in range(1200):
        if any(file.stat().st_size > 0 for file in folder.glob(name)):
            time.sleep(0.2)
            return
        time.sleep(0.1)
    raise TimeoutError(folder)
