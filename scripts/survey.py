"""Write src/bastide/data/anchors.json anew, after the art of tiles or their catalogues have changed.

python -m scripts.survey
"""

import json
import sys

from bastide.art.survey import FILE, survey
from scripts.console import ROOT

PATH = ROOT / "src" / "bastide" / "data" / FILE


def text() -> str:
    """The file: one line per picture."""
    lines = [f"{json.dumps(name)}:{json.dumps(found, separators=(',', ':'))}" for name, found in survey().items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main() -> int:
    """Entry point."""
    PATH.write_text(text(), encoding="utf-8")
    print(f"{PATH.relative_to(ROOT)}: {PATH.stat().st_size} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
