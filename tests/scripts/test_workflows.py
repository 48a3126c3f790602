"""The workflow that makes a release: well-formed, careful with rights, and for every Python that is promised."""

import re
import subprocess
import sys
import tomllib

import pytest

from scripts.console import ROOT

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PINNED = re.compile(r"python -m pip install ([\w-]+)$", re.M)


def told(*command: str) -> str:
    """What a program says when it is not content; "" when it is."""
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout + done.stderr if done.returncode else ""


def test_workflows_are_well_formed() -> None:
    files = [str(path) for path in WORKFLOWS]
    assert files
    assert told(sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.github-workflows", *files) == ""


def test_workflows_give_no_rights_away() -> None:
    program = str(ROOT / ".venv" / "bin" / "zizmor")
    assert told(program, "--offline", "--no-progress", "--config", ".github/zizmor.yml", ".github/workflows") == ""


def test_wheels_are_built_for_every_python_that_is_promised() -> None:
    promised = re.findall(r"Python :: 3\.(\d+)", "\n".join(PROJECT["project"]["classifiers"]))
    assert PROJECT["tool"]["cibuildwheel"]["build"] == [f"cp3{minor}-*" for minor in promised]


@pytest.mark.parametrize("tool", ["build", "cibuildwheel", "cyclonedx-bom", "uv"])
def test_tools_of_a_release_come_in_known_versions(tool: str) -> None:
    assert re.search(rf"^{tool}==", (ROOT / "constraints.txt").read_text("utf-8"), re.M)


def test_no_other_tool_is_installed() -> None:
    assert {name for path in WORKFLOWS for name in PINNED.findall(path.read_text("utf-8"))} <= {
        "build",
        "cibuildwheel",
        "uv",
    }
