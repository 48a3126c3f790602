"""Messages, options and commands of the project's scripts."""

import argparse
import os
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NoReturn

ROOT = Path(__file__).resolve().parent.parent


class Failure(Exception):
    """A step failed. The message explains what to do."""


def say(text: str) -> None:
    """Print a line of progress."""
    print(f"» {text}", flush=True)


def run(main: Callable[[], int | None]) -> NoReturn:
    """Run a program. A Failure ends it with its message and status 1."""
    try:
        sys.exit(main())
    except Failure as problem:
        sys.exit(str(problem))


def options(doc: str | None, **usual: Any) -> argparse.Namespace:
    """The command line: an option for each name. `doc` is the docstring of the program.

    An option has the type of its usual value. False is a switch, None is text, and a list takes several words.
    """
    parser = argparse.ArgumentParser(description=doc, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name, value in usual.items():
        more = {"nargs": "+"} if isinstance(value, list) else {}
        kind = str if value is None else type(value[0] if more else value)
        typed = {"action": "store_true"} if value is False else {"type": kind, "help": f"default: {value}", **more}
        parser.add_argument(f"--{name.replace('_', '-')}", default=value, **typed)
    return parser.parse_args()


def shown(command: Sequence[str | Path], *, cwd: Path = ROOT, env: Mapping[str, str] | None = None) -> int:
    """Run a command with its output shown. Returns its exit status."""
    sys.stdout.flush()
    return subprocess.run(command, cwd=cwd, env={**os.environ, **(env or {})}, check=False).returncode


def captured(
    command: Sequence[str | Path], *, cwd: Path = ROOT, env: Mapping[str, str] | None = None
) -> tuple[int, str]:
    """Run a command. Returns its exit status and its output."""
    done = subprocess.run(
        command,
        cwd=cwd,
        env={**os.environ, **(env or {})},
        check=False,
        text=True,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    return done.returncode, done.stdout
