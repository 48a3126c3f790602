"""What failed is told at once and stands at the end of the run."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from scripts import failures, run_tests
from scripts.console import ROOT, Failure

BROKEN = """
import time, pytest
def test_good(): pass
def test_bad(): assert 1 == 2, "one is not two"
@pytest.fixture
def house(): raise OSError("no door")
def test_homeless(house): pass
"""
TOLD = [
    "test_broken.py::test_bad: AssertionError: one is not two",
    "test_broken.py::test_homeless (setup): OSError: no door",
]


def test_a_failing_test_is_told_when_it_fails_and_noted_once(tmp_path: Path) -> None:
    (tmp_path / "test_broken.py").write_text(BROKEN)
    (tmp_path / "test_unreadable.py").write_text("import nothing_of_this_name\n")
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    place = tmp_path / "failures"
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "scripts.failures",
        "-n",
        "1",
        "--continue-on-collection-errors",
    ]
    environment = {**os.environ, failures.PLACE: str(place), "PYTHONPATH": str(ROOT)}
    ended = subprocess.run([*command, "."], cwd=tmp_path, env=environment, capture_output=True, text=True)
    assert ended.returncode == 1, ended.stdout
    lines = place.read_text().splitlines()
    assert sorted(line for line in lines if "broken" in line) == TOLD
    assert any(line.startswith("test_unreadable.py: ") for line in lines), lines
    assert len(lines) == 3
    beginning = ended.stdout.partition("= ERRORS =")[0]
    assert all(f"FAILED NOW {line}" in beginning for line in TOLD)


def test_the_last_lines_name_what_failed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def fails() -> None:
        failures.note("tests/a.py::test_b: 1 is not 2")
        failures.note("tests/a.py::test_c: late")
        raise Failure("pytest failed (compiled core)\nand much more")

    monkeypatch.setattr(
        run_tests, "parts_of", lambda tests, complete: [("early", lambda: None), ("engine", fails), ("late", fails)]
    )
    monkeypatch.setattr("sys.argv", ["make test"])
    assert run_tests.main() == 1
    part = [
        "pytest failed (compiled core)",
        "           tests/a.py::test_b: 1 is not 2",
        "           tests/a.py::test_c: late",
    ]
    engine, late = ([f"FAILED   {name}: {part[0]}", *part[1:]] for name in ("engine", "late"))
    assert capsys.readouterr().out.splitlines()[-6:] == [*engine, *late]


def test_what_the_interpreted_run_leaves_out_is_played_compiled() -> None:
    assert set(run_tests.LATER) <= set(run_tests.ENGINE_TESTS)
    assert all((ROOT / "tests" / name).is_dir() for name in run_tests.ENGINE_TESTS)
