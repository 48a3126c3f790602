"""Following a tutorial as a reader does: its files are written, its commands are run, what they print is compared."""

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from doctest import ELLIPSIS, NORMALIZE_WHITESPACE, OutputChecker
from pathlib import Path

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
    environment = {**os.environ, "PYTHONPATH": source, "NO_COLOR": "1", "COLUMNS": "200"}
    done = []
    for language, title, text in BLOCK.findall(page.read_text("utf-8")):
        if title:
            (folder / title).write_text(text, encoding="utf-8")
        for command, wanted in commands(text) if language == "console" else ():
            if command.startswith(SET_UP):
                continue  # the package under test is at hand
            words = shlex.split(command)
            assert words[0] in ("bastide", "python3"), command
            argv = [sys.executable, *(["-m", "bastide.cli"] if words[0] == "bastide" else []), *words[1:]]
            ran = subprocess.run(argv, cwd=folder, env=environment, capture_output=True, text=True, check=False)
            assert ran.returncode == 0, f"{command}\n{ran.stdout}{ran.stderr}"
            same = OutputChecker().check_output(wanted, ran.stdout, ELLIPSIS | NORMALIZE_WHITESPACE)
            assert same or not wanted, f"{command}\nprinted\n{ran.stdout}\nand not\n{wanted}"
            done.append(command)
    return done
