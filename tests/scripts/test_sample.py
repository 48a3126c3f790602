"""Where the compiled core plays the matrices in full, the interpreted run keeps a sample: of every test something."""

import os
import subprocess
import sys

import pytest

from scripts.console import ROOT
from scripts.run_tests import ENGINE_TESTS
from tests.conftest import MATRICES, ONCE

FOLDERS = ["tests/extend", "tests/core", "tests/server/test_campaign.py"]


def collected(sample: str, marks: str = "not long", folders: list[str] = FOLDERS) -> list[str]:
    """The cases of a few folders that a run would play."""
    command = [sys.executable, "-m", "pytest", "-q", "--collect-only", "-m", marks, *folders]
    environment = {**os.environ, "BASTIDE_SAMPLE": sample}
    told = subprocess.run(command, env=environment, check=False, capture_output=True, text=True, cwd=ROOT)
    assert told.returncode in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED), told.stdout
    return [line for line in told.stdout.splitlines() if "::" in line]


def names_of(cases: list[str]) -> set[str]:
    return {case.partition("[")[0] for case in cases}


@pytest.mark.wide
def test_a_sample_leaves_out_cases_of_matrices_and_no_test() -> None:
    everything, sample = collected("0"), collected("1")
    assert set(sample) < set(everything)
    server = {case for case in everything if case.startswith("tests/server")}
    assert server
    assert names_of(sample) == names_of(sorted(set(everything) - server))
    core = [case for case in everything if case.startswith("tests/core")]
    assert core
    assert set(core) <= set(sample), "what is no matrix is left whole"


@pytest.mark.wide
def test_long_cases_of_a_matrix_are_left_to_the_compiled_core() -> None:
    sieges = ["tests/properties/test_sieges.py"]
    assert collected("0", "long", sieges)
    assert collected("1", "long", sieges) == []


def test_whatever_is_sampled_is_played_compiled() -> None:
    assert {path.relative_to(ROOT / "tests").parts[0] for path in MATRICES + ONCE} <= set(ENGINE_TESTS)
