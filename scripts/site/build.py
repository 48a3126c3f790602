"""Building the site with MkDocs, with warnings as errors."""

import sys
from pathlib import Path

from scripts.console import captured

QUIET = {"NO_MKDOCS_2_WARNING": "1", "NO_COLOR": "1"}
"""Decision 58 describes what follows MkDocs 1, so its notice is not printed at every build."""


def build(folder: Path) -> str:
    """Build the site into a folder. Returns the problems, or ""."""
    # not --quiet: then MkDocs counts no warnings, and strict builds pass with broken links
    command: list[str | Path] = [sys.executable, "-m", "mkdocs", "build", "--clean", "--site-dir", folder]
    status, text = captured(command, env=QUIET)
    problems = "\n".join(line for line in text.splitlines() if line.strip() and not line.startswith("INFO"))
    return problems or "mkdocs failed" if status else ""
