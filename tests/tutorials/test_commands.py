"""Every command of the documents is run by a test, or has a reason not to be."""

import re
from pathlib import Path

import pytest

from scripts.console import ROOT

from .following import SET_UP, commands, follow

FOLLOWED = {
    *("docs/host/quickstart.md", "docs/bots/write-a-bot.md", "docs/bots/data.md", "docs/bots/learning.md"),
    *("docs/library/simulate.md", "docs/extend/expansion.md"),
}
"""Pages whose commands other tests of this folder run."""
EXAMPLES = "docs/library/command-line.md"
"""Its commands without a prompt are run by tests/cli/test_docs.py."""
PAGES = sorted(
    path.relative_to(ROOT).as_posix()
    for path in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "benchmarks").rglob("*.md")]
    if not {"decisions", "build"}.intersection(path.parts)
)
LANGUAGES = ("", "console", "sh", "bash", "shell")
PROGRAMS = r"bastide|make|python3?|pip|git|\.venv/\S+|cd|systemctl|docker|sudo|npx?|find|curl"
COMMAND = re.compile(rf"(?:[A-Z_]+=\S+ )*(?:{PROGRAMS}) \S")
EXCEPTIONS = {
    "make setup": "makes the environment that runs this test",
    "make play": "continuous integration starts the page; a test opens it in tests/browser",
    "make check": "continuous integration runs it",
    "git clone": "needs the address of the repository",
    "bastide serve --bot": "serves until it is stopped; tests/server/bots starts programs at tables",
    "bastide arena": "takes minutes; test_the_match_of_the_readme plays two games of it",
    "bastide import GAME.jcz": "a synopsis; tests/jcz imports games",
    "bastide export FILE": "a synopsis; tests/jcz exports games",
    "bastide selfplay -o FOLDER": "takes minutes; tests/bots/selfplay runs smaller ones",
    "bastide analyse GAME": "a synopsis; tests/cli/test_analyse.py analyses games",
    "bastide backup /var": "needs the server of a host; docs/host/quickstart.md makes a backup",
    "bastide restore /var": "needs the server of a host; tests/cli restores backups",
    "systemctl": "needs systemd; tests/scripts/test_deploy.py reads the unit",
    "bastide tileset check river.json": "needs the file of a reader; tests/cli checks sets",
    "bastide sim --rules base+river --option river_tiles=river.json": "needs the file of a reader, as above",
    "python examples/": "trains for minutes; tests/envs/test_learn.py runs the program for seconds",
    "python -m scripts.": "a program for contributors that takes minutes; tests/scripts tests it",
    ".venv/bin/python -m scripts.": "as above, or a part of make check",
    ".venv/bin/python -m pytest": "runs tests, as this one is run",
    "find src/bastide/locale": "copies files in the sources",
    **dict.fromkeys(SET_UP, "the package under test is installed; scripts/release/fresh.py installs it as users do"),
}


def listed(page: str) -> list[str]:
    """The commands in the blocks of a page, with a prompt or without."""
    text = re.sub(r"^ {3,4}", "", (ROOT / page).read_text("utf-8"), flags=re.M)
    found: list[str] = []
    for language, body in re.findall(r"^```(\w*)[^\n]*\n(.*?)^```$", text, re.M | re.S):
        if language in LANGUAGES:
            prompted = [one for one, _ in commands(body)]
            found += prompted or [line for line in body.splitlines() if COMMAND.match(line)]
    return found


@pytest.mark.parametrize("page", [page for page in PAGES if page not in FOLLOWED])
def test_every_command_is_run_or_excepted(page: str) -> None:
    rest = [command for command in listed(page) if not command.startswith(tuple(EXCEPTIONS))]
    assert [command for command in rest if page != EXAMPLES or not command.startswith("bastide ")] == []


def test_every_page_that_is_followed_exists() -> None:
    assert set(PAGES) >= FOLLOWED


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
