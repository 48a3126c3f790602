"""The commit that this package was made from, where it is known.

A build writes commit.txt into the package. In a clone git is asked. setup.py runs this file, so it imports nothing of
the package.
"""

import os
import subprocess
from pathlib import Path

FILE = "commit.txt"


def find_commit(package: Path) -> str:
    """The short commit of a package's folder, with "-dirty" where files have changed. Empty where it is unknown."""
    root = package.parents[1]
    if package.parent.name == "src" and (root / ".git").exists():  # not the clone around a virtual environment
        return _ask_git(root)
    try:
        return (package / FILE).read_text(encoding="ascii").strip()
    except (OSError, ValueError):
        return ""


def _ask_git(root: Path) -> str:
    command = ("git", "-C", str(root), "describe", "--always", "--dirty", "--abbrev=10", "--exclude=*")
    # a command that only asks must not write the index
    env = {**os.environ, "GIT_OPTIONAL_LOCKS": "0"}
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=10, env=env)
    except (OSError, subprocess.SubprocessError):
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""
