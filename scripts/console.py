"""How the project's scripts speak and run commands."""

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


class Failure(Exception):
    """A step did not work; the message says what and what to do."""


def say(text: str) -> None:
    """One line for the person waiting."""
    print(f"» {text}", flush=True)


def shown(command: Sequence[str | Path], *, cwd: Path = ROOT, env: Mapping[str, str] | None = None) -> int:
    """Run a command, letting it print; its exit status."""
    sys.stdout.flush()
    return subprocess.run(command, cwd=cwd, env={**os.environ, **(env or {})}, check=False).returncode


def captured(
    command: Sequence[str | Path], *, cwd: Path = ROOT, env: Mapping[str, str] | None = None
) -> tuple[int, str]:
    """Run a command; its exit status and all it printed."""
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
