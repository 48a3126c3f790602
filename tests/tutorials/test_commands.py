"""Every command of the README and the quickstarts is run by a test, or has a reason not to be."""

import re
from pathlib import Path

import pytest

from scripts.console import ROOT

from .following import BLOCK, SET_UP, commands, follow

FOLLOWED = ("docs/host/quickstart.md",)
"""Pages whose commands test_tutorials.py runs."""
QUICKSTARTS = ("play", "library", "host", "project")
PAGES = ("README.md", *(f"docs/{name}/quickstart.md" for name in QUICKSTARTS), "docs/extend/new-language.md")
EXCEPTIONS = {
    "make setup": "makes the environment that runs this test",
    "make play": "continuous integration starts the page; a test opens it in tests/browser",
    "make check": "continuous integration runs it",
    "git clone": "needs the address of the repository",
    "bastide serve --bot": "serves until it is stopped; tests/server/bots starts programs at tables",
    "bastide arena": "takes minutes; test_the_match_of_the_readme plays two games of it",
    ".venv/bin/python -m scripts.check": "a part of make check",
    ".venv/bin/python -m pytest": "runs tests, as this one is run",
    "find src/bastide/locale": "copies files in the sources",
    **dict.fromkeys(SET_UP, "the package under test is installed; scripts/release/fresh.py installs it as users do"),
}


def listed(page: str) -> list[str]:
    """The commands in the console blocks of a page, with a prompt or without."""
    text = re.sub(r"^   ", "", (ROOT / page).read_text("utf-8"), flags=re.M)
    blocks = [block for language, _, block in BLOCK.findall(text) if language == "console"]
    shown = [[one for one, _ in commands(block)] if "$ " in block else block.splitlines() for block in blocks]
    return [command for block in shown for command in block if not command.startswith("Bastide plays at ")]


@pytest.mark.parametrize("page", PAGES)
def test_every_command_is_run_or_excepted(page: str) -> None:
    rest = [command for command in listed(page) if not command.startswith(tuple(EXCEPTIONS))]
    assert page in FOLLOWED or rest == []


def test_there_are_few_exceptions() -> None:
    assert len(EXCEPTIONS) <= 25
    shown = [command for page in PAGES for command in listed(page)]
    missing = [start for start in EXCEPTIONS if not any(command.startswith(start) for command in shown)]
    assert set(missing) <= {*SET_UP, "git clone"}, "an exception that no page needs"


def test_the_match_of_the_readme(tmp_path: Path) -> None:
    [match] = [command for command in listed("README.md") if command.startswith("bastide arena")]
    page = tmp_path / "page.md"
    page.write_text(f"```console\n$ {match.replace('--games 100', '--games 2')}\n```\n")
    assert len(follow(page, tmp_path)) == 1
