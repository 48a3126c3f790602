"""Parts of the pages: their heads and tables."""

import inspect
import re
from collections.abc import Iterable, Sequence
from pathlib import Path

from scripts.console import ROOT

COMMENT = re.compile(r"^ *(?P<name>\w+)(?:: [^=#]+)?(?: = (?P<value>[^#]*?))?(?: +# (?P<words>.*))?$")


def head(title: str, source: str, words: str) -> str:
    """The title, who made the page from what, and an introduction."""
    return f"# {title}\n\nMade by `python -m scripts.reference` from {source}. Do not edit it.\n\n{words}\n"


def table(titles: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table. Rows come as cells."""
    lines = [titles, ["---"] * len(titles), *rows]
    return "".join(f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in line)} |\n" for line in lines)


def words(text: str | None) -> str:
    """A docstring or help as one line."""
    return " ".join((text or "").split())


def source_of(kind: type) -> str:
    """The text of a class. A compiled class has its Python file beside it."""
    file = ROOT / "src" / Path(*kind.__module__.split(".")).with_suffix(".py")
    text = file.read_text("utf-8")
    start = re.search(rf"^class {kind.__name__}\b.*$", text, re.M)
    assert start, kind
    end = re.search(r"^\S", text[start.end() :], re.M)
    return text[start.start() : start.end() + end.start() if end else len(text)]


def comments(kind: type) -> dict[str, str]:
    """The comment of each attribute of a class: behind it, or above it."""
    found: dict[str, str] = {}
    above: list[str] = []
    for line in source_of(kind).splitlines():
        if line.strip().startswith("# "):
            above.append(line.strip()[2:])
            continue
        if line.startswith("    def "):
            break
        if (match := COMMENT.match(line)) and line.startswith("    ") and ":" in line:
            found[match["name"]] = " ".join([*above, match["words"] or ""]).strip()
        above = []
    return found


def sentence(text: str) -> str:
    """A comment as a sentence."""
    text = text.strip()
    return text[:1].upper() + text[1:] + ("" if not text or text.endswith((".", "?")) else ".")


def docstring(member: object) -> str:
    """The docstring of a function or class on one line."""
    return words(inspect.getdoc(member))
