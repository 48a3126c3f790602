"""The fingerprint of a program changes with rules, tiles, bots and their data, and with nothing else."""

import re
import shutil
from pathlib import Path

import pytest

from bastide.bots.fingerprint import CODE, DATA, hash_program, program_fingerprint
from scripts.console import ROOT

PACKAGE = ROOT / "src" / "bastide"


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A copy of what counts, and some files that do not."""
    for name in (*CODE, "data"):
        shutil.copytree(PACKAGE / name, tmp_path / name, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    (tmp_path / "art").mkdir()
    return tmp_path


def test_it_is_that_of_the_sources_compiled_or_not(package: Path) -> None:
    own = program_fingerprint()
    assert re.fullmatch("[0-9a-f]{16}", own)
    (package / "core" / "engine.cpython-311.so").write_bytes(b"compiled")
    (package / "art" / "board.py").write_text("pass")
    (package / "data" / "letters.json").write_text("{}")
    assert hash_program(package, []) == own
    text = (package / "bots" / "greedy.py").read_bytes()
    (package / "bots" / "greedy.py").write_bytes(text.replace(b"\n", b"\r\n"))
    assert hash_program(package, []) == own


@pytest.mark.parametrize("name", ["rules/fields.py", "data/tiles/base.json", "bots/weights.py", "data/team_net.json"])
def test_it_changes_with_what_decides_a_game(package: Path, name: str) -> None:
    before = hash_program(package, [])
    with open(package / name, "ab") as file:
        file.write(b" ")
    assert hash_program(package, []) != before


def test_it_changes_with_another_module_of_rules(package: Path) -> None:
    assert len({hash_program(package, plugins) for plugins in ([], ["orcs orcs 1.0"], ["orcs orcs 1.1"])}) == 3


def test_every_file_of_data_that_they_read_counts() -> None:
    sources = [path.read_text("utf-8") for name in CODE for path in (PACKAGE / name).rglob("*.py")]
    named = {name for text in sources for name in re.findall(r'"(\w+\.json)"', text)}
    assert {name for name in named if (PACKAGE / "data" / name).is_file()} <= set(DATA)
    assert all((PACKAGE / "data" / name).exists() for name in DATA)
