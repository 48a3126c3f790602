"""The table of levels on docs/rules/mists.md, generated from data/levels.json."""

import json
from pathlib import Path
from typing import Any

PAGE = "docs/rules/mists.md"
ROWS = "src/bastide/data/levels.json"
TILES = "src/bastide/data/tiles/mists.json"
BEGIN = "<!-- made from the data by `python -m scripts.rule_texts` -->\n"
END = "<!-- end of what is made -->"
HEAD = (
    "| Level | Tiles | Piles | Ghosts | In the bank at first | Hounds at | Target | Cemeteries | Points |\n"
    "|---|---|---|---|---|---|---|---|---|\n"
)


def with_levels(root: Path) -> str:
    """The page with the generated table, or unchanged where it has no place for one."""
    page = (root / PAGE).read_text(encoding="utf-8")
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not end:
        return page
    return before + begin + "\n" + table(root) + "\n" + end + after


def table(root: Path) -> str:
    """A row for each level."""
    tiles = json.loads((root / TILES).read_text(encoding="utf-8"))
    start = sum(part.get("ghosts", 0) for one in tiles if one.get("start") for part in _segments(one))
    levels = json.loads((root / ROWS).read_text(encoding="utf-8"))
    return HEAD + "".join(_row(level, [one for one in tiles if not one.get("start")], start) for level in levels)


def _row(level: dict[str, Any], tiles: list[dict[str, Any]], on_start: int) -> str:
    boxed = set(level["without"])
    played = sum(one["count"] for one in tiles if not boxed & {part["kind"] for part in _segments(one)})
    if "cemetery" in boxed:
        cemeteries = "none"
    else:
        cemeteries = "haunted, closed by 8" if level["haunted"] else "closed by 4"
    cells = [
        level["level"],
        played,
        f"{level['piles']} of {played // level['piles']}" if level["piles"] > 1 else "any",
        level["ghosts"],
        level["ghosts"] - on_start,
        " and ".join(str(points) for points in level["hounds"]) or "none",
        level["target"],
        cemeteries,
        "each colour its own" if level["per_colour"] else "common",
    ]
    return "| " + " | ".join(str(cell) for cell in cells) + " |\n"


def _segments(tile: dict[str, Any]) -> list[dict[str, Any]]:
    """The segments of a tile, on all its cells."""
    return [part for cell in tile.get("cells", [tile]) for part in cell["segments"]]
