"""The documentation as a site in build/site: `make docs`, or `python -m scripts.site [FOLDER]`."""

import sys
from pathlib import Path

from scripts.console import ROOT, Failure, run, say
from scripts.site.build import build

SITE = ROOT / "build" / "site"


def main() -> None:
    """Entry point. Raises Failure where MkDocs reports a problem."""
    folder = Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else SITE
    if problems := build(folder):
        raise Failure(problems)
    say(f"open {folder / 'index.html'}")


if __name__ == "__main__":
    run(main)
