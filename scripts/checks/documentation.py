"""The site can be built: every link leads somewhere, every page has its place, every name of the reference is there."""

import tempfile
from pathlib import Path

from scripts.site.build import build


def check(root: Path) -> list[str]:
    """One text with everything that MkDocs complains about."""
    with tempfile.TemporaryDirectory() as folder:
        return list(filter(None, [build(Path(folder))]))
