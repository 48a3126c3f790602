"""Messages and commands of the project's scripts."""

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


class Failure(Exception):
    """A step failed. The message explains what to do."""


def say(text: str) -> None:
    """Print a line of progress."""
    print(f"» {text}", flush=True)


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
