"""The documentation site builds: its links, navigation and references are valid."""

import tempfile
from pathlib import Path

from scripts.site.build import build


def check(root: Path) -> list[str]:
    """The complaints of MkDocs as one text."""
    with tempfile.TemporaryDirectory() as folder:
        return list(filter(None, [build(Path(folder))]))
