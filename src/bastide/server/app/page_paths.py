"""The paths of the client's pages, from data/pages.json, which the client reads too (client/src/routes.ts).

Invariant: a path is matched after percent-decoding, here and in the client, so both agree on every path.
"""

import json
import re
from importlib import resources
from typing import Final

_FREE: Final = re.compile(r"/:(\w+)(\??)")
"""A part with free letters, `/:name`. With a question mark it may be missing."""


def compile_path(path: str, parts: dict[str, str]) -> re.Pattern[str]:
    """The pattern of a path, whose free parts are groups. A slash may follow."""

    def pattern(found: re.Match[str]) -> str:
        part = f"/({parts[found[1]]})"
        return f"(?:{part})?" if found[2] else part

    return re.compile(f"{_FREE.sub(pattern, path.rstrip('/'))}/?")


def _load() -> dict[str, tuple[re.Pattern[str], ...]]:
    listed = json.loads((resources.files("bastide.data") / "pages.json").read_text(encoding="utf-8"))
    return {
        name: tuple(compile_path(path, listed["parts"]) for path in paths) for name, paths in listed["pages"].items()
    }


PAGES: Final = _load()
"""The patterns of each page by its name."""


def is_page(path: str) -> bool:
    """Whether the client has a page for the path. For others it shows "not found"."""
    return any(pattern.fullmatch(path) for patterns in PAGES.values() for pattern in patterns)


def table_at(path: str) -> str:
    """The id of the table whose page has the path, or ""."""
    found = PAGES["table"][0].fullmatch(path)
    return found[1] if found else ""
