"""The set-up tries one way to a pip after another and says in one sentence when there is none."""

import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from scripts import bootstrap
from scripts.console import ROOT


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A made-up repository without an environment; installing is only noted."""
    for name in bootstrap.INPUTS:
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name)
    monkeypatch.setattr(bootstrap, "ROOT", tmp_path)
    monkeypatch.setattr(bootstrap, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(bootstrap, "PYTHON", tmp_path / ".venv" / "bin" / "python")
    return tmp_path


@pytest.fixture
def commands(folder: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What would have been run, each as one line; everything succeeds."""
    seen: list[str] = []

    def run(*command: object, **options: object) -> bool:
        seen.append(" ".join(map(str, command)))
        bootstrap.PYTHON.parent.mkdir(parents=True, exist_ok=True)
        bootstrap.PYTHON.touch()
        return True

    monkeypatch.setattr(bootstrap, "run", run)
    return seen


def ways(*working: bool) -> Callable[[], list[tuple[str, Callable[[], bool]]]]:
    """Ways to a pip, of which some work."""
    return lambda: [(f"way {number}", partial(bool, works)) for number, works in enumerate(working)]


def test_the_first_way_that_works_is_taken(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bootstrap, "pip_sources", ways(False, True, True))
    bootstrap.make_environment()
    assert "way 1" in capsys.readouterr().out


def test_no_way_at_all_is_one_sentence_that_helps(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bootstrap, "pip_sources", ways(False, False))
    with pytest.raises(bootstrap.SetupError, match=r"install python3-venv, then try again\.$"):
        bootstrap.make_environment()


def test_every_installation_is_pinned(folder: Path, commands: list[str]) -> None:
    bootstrap.ensure({"dev"})
    installs = [command for command in commands if " install " in command]
    assert len(installs) == 2
    assert all("-c constraints.txt" in command for command in installs)


def test_nothing_is_done_twice(folder: Path, commands: list[str]) -> None:
    bootstrap.ensure({"dev"})
    commands.clear()
    bootstrap.ensure(set())
    bootstrap.ensure({"dev"})
    bootstrap.ensure({"compile"})
    assert commands == []


def test_changed_pins_are_installed_with_the_extras_of_before(folder: Path, commands: list[str]) -> None:
    bootstrap.ensure({"dev"})
    (folder / "constraints.txt").write_text("newer")
    commands.clear()
    bootstrap.ensure(set())
    assert any(".[compile,dev,docs,server]" in command for command in commands)


def test_the_standard_library_is_all_it_needs() -> None:
    command = [sys.executable, "-I", "-S", str(ROOT / "scripts" / "bootstrap.py"), "--help"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
