"""A test that hangs fails with the stacks of its process and of its children, and the run goes on."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from scripts.console import ROOT
from scripts.time_limits import FOLDER

HANGING = """
import subprocess, sys, threading
CHILD = '''
import time
def hang_in_the_child():
    print("ready", flush=True)
    time.sleep(600)
hang_in_the_child()
'''
def hang_in_the_test():
    child = subprocess.Popen([sys.executable, "-c", CHILD], stdout=subprocess.PIPE)
    child.stdout.readline()
    child.wait()
    threading.Event().wait()
def test_that_hangs():
    hang_in_the_test()
def test_that_holds_out():
    while True:
        try:
            hang_in_the_test()
        except BaseException:
            pass
def test_after_it():
    pass
"""


def run(tmp_path: Path, *words: str) -> str:
    """What a small run prints."""
    (tmp_path / "test_hanging.py").write_text(HANGING)
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "scripts.time_limits", "--timeout", "2", *words, "."]
    environment = {name: value for name, value in os.environ.items() if name != FOLDER} | {"PYTHONPATH": str(ROOT)}
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True)
    return done.stdout + done.stderr


@pytest.mark.parametrize("workers", [(), ("-n", "1")], ids=["alone", "parallel"])
def test_a_hanging_test_fails_with_all_stacks_and_the_run_goes_on(tmp_path: Path, workers: tuple[str, ...]) -> None:
    told = run(tmp_path, *workers, "-k", "hangs or after")
    assert "longer than its limit of 2 s" in told
    assert "in hang_in_the_test" in told
    assert "in hang_in_the_child" in told
    assert "1 failed, 1 passed" in told


def test_a_test_that_does_not_end_costs_its_process_and_still_shows_all_stacks(tmp_path: Path) -> None:
    told = run(tmp_path, "-n", "1", "-k", "out or after")
    assert "in hang_in_the_test" in told
    assert "in hang_in_the_child" in told
    assert "1 failed, 1 passed" in told
