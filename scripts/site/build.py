"""Building the site: MkDocs with warnings as errors."""

import sys
from pathlib import Path

from scripts.console import captured

QUIET = {"NO_MKDOCS_2_WARNING": "1", "NO_COLOR": "1"}
"""What comes after MkDocs 1 is told once, in decision 58, not at every build."""


def build(folder: Path) -> str:
    """Build the site into a folder; what is wrong with the texts, "" where nothing is."""
    command: list[str | Path] = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--clean", "--site-dir", folder]
    status, text = captured(command, env=QUIET)
    return text.strip() or "mkdocs failed" if status else ""
