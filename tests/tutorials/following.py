"""Following a tutorial as a reader does: its files are written, its commands are run, what they print is compared."""

import os
import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from doctest import ELLIPSIS, NORMALIZE_WHITESPACE, OutputChecker
from pathlib import Path
from typing import Any

import bastide

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(r'^```(\w+)(?: title="([^"]+)")?\n(.*?)^```$', re.M | re.S)
SET_UP = ("mkdir", "python3 -m venv", "pip install")


def commands(block: str) -> Iterator[tuple[str, str]]:
    """Each command of a console block with the output that the page shows; "..." stands for anything."""
    for part in re.split(r"^\$ ", block, flags=re.M)[1:]:
        command, _, output = part.partition("\n")
        yield command, output


def follow(page: Path, folder: Path) -> list[str]:
    """Do what a page says in a folder; the commands that were run."""
    source = str(Path(bastide.__file__).parents[1])
    environment = {**os.environ, "PYTHONPATH": source, "NO_COLOR": "1", "COLUMNS": "200", "BASTIDE_NO_BROWSER": "1"}
    done = []
    with ExitStack() as servers:
        for command, wanted in _steps(page, folder):
            argv = _argv(command)
            if argv[-1] == "&" or "play" in argv:
                printed = servers.enter_context(serving([word for word in argv if word != "&"], folder, environment))
            else:
                ran = subprocess.run(argv, cwd=folder, env=environment, capture_output=True, text=True, check=False)
                assert ran.returncode == 0, f"{command}\n{ran.stdout}{ran.stderr}"
                printed = ran.stdout
            same = OutputChecker().check_output(wanted, printed, ELLIPSIS | NORMALIZE_WHITESPACE)
            assert same or not wanted, f"{command}\nprinted\n{printed}\nand not\n{wanted}"
            done.append(command)
    return done


def _argv(command: str) -> list[str]:
    """A command as this Python runs it; a server takes a port that is free."""
    words = shlex.split(command.replace("--port 8000", "--port 0"))
    assert words[0] in ("bastide", "python", "python3"), command
    return [sys.executable, *(("-m", "bastide.cli") if words[0] == "bastide" else ()), *words[1:]]


@contextmanager
def serving(argv: list[str], folder: Path, environment: dict[str, str]) -> Iterator[str]:
    """A server that runs on while the page is read; its first line, with the port of the page."""
    told = [*argv, "--data", "tables"] if "--data" not in argv else argv
    with subprocess.Popen(told, cwd=folder, env=environment, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            yield re.sub(r":\d+/", ":8000/", server.stdout.readline())
        finally:
            server.terminate()


def _steps(page: Path, folder: Path) -> Iterator[tuple[str, str]]:
    """The commands of a page with what they print; files are written when the reader comes to them."""
    for language, title, text in BLOCK.findall(page.read_text("utf-8")):
        if title:
            (folder / title).write_text(text, encoding="utf-8")
        if title == "pyproject.toml":
            installed(folder, tomllib.loads(text)["project"])
        for command, wanted in commands(text) if language == "console" else ():
            if not command.startswith(SET_UP):  # the package under test is at hand
                yield command, wanted


def installed(folder: Path, project: dict[str, Any]) -> None:
    """What `pip install -e .` says of a package to whoever asks for entry points."""
    told = folder / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    told.mkdir()
    (told / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n")
    groups = project["entry-points"].items()
    lines = [
        line for name, points in groups for line in (f"[{name}]", *(f"{key} = {at}" for key, at in points.items()))
    ]
    (told / "entry_points.txt").write_text("\n".join(lines))
