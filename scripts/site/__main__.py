"""The documentation as a site in build/site: `make docs`, or `python -m scripts.site [FOLDER]`."""

import sys
from pathlib import Path

from scripts.console import ROOT, say
from scripts.site.build import build

SITE = ROOT / "build" / "site"


def main() -> int:
    """Entry point: 1 where MkDocs reports a problem."""
    folder = Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else SITE
    problems = build(folder)
    if problems:
        print(problems, file=sys.stderr)
        return 1
    say(f"open {folder / 'index.html'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
