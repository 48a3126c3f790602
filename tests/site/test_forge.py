"""Files that a forge reads are valid, and name the version of the package."""

import re
import subprocess
import sys

import pytest

from bastide import __version__
from scripts.console import ROOT

FILES = {
    "vendor.citation-file-format": ["CITATION.cff"],
    "vendor.github-issue-config": [".github/ISSUE_TEMPLATE/config.yml"],
    "vendor.github-issue-forms": [f".github/ISSUE_TEMPLATE/{name}.yml" for name in ("bug", "rule", "idea")],
}


@pytest.mark.parametrize("schema", FILES)
def test_the_file_is_valid(schema: str) -> None:
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", schema, *FILES[schema]]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_citation_names_the_version() -> None:
    [version] = re.findall(r"^version: (.+)$", (ROOT / "CITATION.cff").read_text("utf-8"), re.M)
    assert version == __version__
