"""What works without any extra, and what is said where one is missing."""

import json
import re
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from bastide import Game
from bastide._extras import NEEDED, MissingPart, install_hint, require_extra
from scripts.console import ROOT
from scripts.release import fresh

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

BARE = """
import json, sys
absent, calls = map(json.loads, sys.argv[1:])
sys.modules.update(dict.fromkeys(absent))  # as if none of them were installed
from bastide.cli.main import run_cli
print(json.dumps([run_cli(words) for words in calls]))
"""


def without_extras(*calls: str) -> tuple[list[int], list[str]]:
    """Exit statuses and sentences of calls in a process that has no extra."""
    absent = json.dumps([name for names in NEEDED.values() for name in names])
    command = [sys.executable, "-c", BARE, absent, json.dumps([call.split() for call in calls])]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return json.loads(done.stdout.splitlines()[-1]), done.stderr.splitlines()


RATED = "arena --bots greedy,random,plain --games 2 --option draws=4 --json"


def test_engine_and_command_line_need_no_extra() -> None:
    calls = ("sim --games 1 --json", "rules", "rules RIV-04", "perft --depth 1 --draws 1", "play --help", RATED)
    assert without_extras(*calls) == ([0] * len(calls), [])


def test_pictures_as_text_and_the_proof_of_draws_need_no_extra(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    game = Game("base", seed=7)
    game.record().write(file)
    log = tmp_path / "log.jsonl"
    log.write_text('{"format":"bastide-log","version":1,"table":"t"}\n')
    calls = (f"tiles -o {tmp_path}/tiles.svg", f"render {file} -o {tmp_path}/board.svg", f"verify {log}")
    statuses, told = without_extras(*calls)
    assert statuses == [0, 0, 2]
    assert [sentence for sentence in told if "pip install" in sentence] == []
    assert (tmp_path / "board.svg").read_text() == game.svg()


def test_open_spiel_names_the_extra_that_brings_everything() -> None:
    program = "import sys; sys.modules.update(pyspiel=None, gymnasium=None); import bastide.envs.open_spiel"
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False).stderr
    assert told.splitlines()[-1].endswith("run pip install 'bastide[openspiel]'")


def test_a_missing_part_is_one_sentence_that_says_what_to_install() -> None:
    calls = {
        "play": "server",
        "serve --port 0": "server",
        "tables": "server",
        "tiles -o tiles.png": "art",
        "selfplay -o nowhere --games 1": "data",
    }
    statuses, told = without_extras(*calls)
    assert statuses == [2] * len(calls)
    assert [sentence.rpartition(": ")[2] for sentence in told] == [
        f"run pip install 'bastide[{extra}]'" for extra in calls.values()
    ]


def test_programs_are_told_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bastide._extras.find_spec", lambda name: None)
    with pytest.raises(MissingPart, match=r"this needs apsw, which .* run pip install 'bastide\[server\]'"):
        require_extra("server")
    with pytest.raises(MissingPart, match=r"pip install 'bastide\[cluster\]' \(called 'house' before\)$"):
        require_extra("cluster")
    assert install_hint("ray").endswith("pip install 'bastide[distributed]' (called 'cluster' before)")
    assert install_hint("nothing_of_ours") == install_hint(None) == ""


def test_every_extra_brings_what_the_package_asks_for() -> None:
    """Whatever is imported for an extra is listed there, in pyproject.toml and in the package."""
    brings = packages_distributions()
    for extra, names in NEEDED.items():
        listed = {re.split(r"[^\w.-]", one)[0].lower() for one in PROJECT["optional-dependencies"][extra]}
        assert {brings[name][0].lower() for name in names} <= listed


def test_ranges_have_a_lowest_version_that_is_tried() -> None:
    assert len(fresh.lowest()) == len(PROJECT["dependencies"])
