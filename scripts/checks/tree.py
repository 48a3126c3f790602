"""The files of the repository that the checks read."""

import subprocess
from pathlib import Path

BINARY = frozenset({".png", ".woff2", ".woff", ".ttf", ".ico", ".gz", ".zip", ".jpg", ".webp"})


def tracked(root: Path, *suffixes: str) -> list[Path]:
    """Files below `root` that git tracks or does not ignore, with one of `suffixes` if any are given.

    Outside a git repository (a folder of a test): every file.
    """
    command = ["git", "-C", str(root), "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode == 0:
        found = [root / name for name in done.stdout.split("\0") if name]
    else:
        found = list(root.rglob("*"))
    return sorted(path for path in found if path.is_file() and (not suffixes or path.suffix in suffixes))


def texts(root: Path, *suffixes: str) -> list[tuple[str, str]]:
    """Name relative to `root` and text of every such text file."""
    paths = [path for path in tracked(root, *suffixes) if path.suffix not in BINARY]
    return [(path.relative_to(root).as_posix(), path.read_text(encoding="utf-8")) for path in paths]
