"""Write src/bastide/data/anchors.json and squares.json again, after a change of the art of tiles or of their
catalogues.

    python -m scripts.survey
"""

import json
from collections.abc import Callable, Mapping

from bastide.art import civic, survey
from scripts.console import ROOT

TABLES: dict[str, Callable[[], Mapping[str, object]]] = {survey.FILE: survey.survey, civic.FILE: civic.survey}


def text(table: Mapping[str, object]) -> str:
    """The text of the file, with one line per picture."""
    lines = [f"{json.dumps(name)}:{json.dumps(found, separators=(',', ':'))}" for name, found in table.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main() -> None:
    """Entry point."""
    for name, table in TABLES.items():
        path = ROOT / "src" / "bastide" / "data" / name
        path.write_text(text(table()), encoding="utf-8")
        print(f"{path.relative_to(ROOT)}: {path.stat().st_size} bytes")


if __name__ == "__main__":
    main()
