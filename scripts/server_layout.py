"""Figures about the structure of the server: `python -m scripts.server_layout`.

It prints the words of scripts/search_words.txt that name no file or folder, the imports between the top folders and
between features, those that run upward, and class names that are defined twice. The exit status is 1 where a figure
exceeds its limit.
"""

import ast
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

from scripts import layout_docs
from scripts.console import ROOT

SERVER = ROOT / "src" / "bastide" / "server"
WORDS = Path(__file__).with_name("search_words.txt")
PACKAGE = "bastide.server."
TOP_ARROWS, FEATURE_ARROWS, MISSING_WORDS = 70, 25, 6
"""The most that are allowed."""

Arrow = tuple[str, str]


def missing_words(names: Iterable[str], lines: Iterable[str]) -> list[str]:
    """Lines of words (alternatives are separated by " / ") of which none is part of a file or folder name."""
    text = "\n".join(names)
    return [line for line in lines if not any(_singular(word) in text for word in line.split(" / "))]


def _singular(word: str) -> str:
    return word[:-1] if word.endswith("s") and not word.endswith("ss") else word


def file_names() -> list[str]:
    """Files and folders of the server, in lower case."""
    found = (path for path in SERVER.rglob("*") if "__pycache__" not in path.parts)
    return [path.relative_to(SERVER).as_posix().lower() for path in found]


def search_words() -> list[str]:
    """The lines of words that a search should find."""
    return [line for line in WORDS.read_text("utf-8").splitlines() if line]


def modules() -> Iterator[tuple[str, ast.Module]]:
    """Every module of the server, parsed, by its dotted name below `bastide.server`."""
    for file in sorted(SERVER.rglob("*.py")):
        parts = file.relative_to(SERVER).with_suffix("").parts
        name = ".".join(part for part in parts if part != "__init__")
        yield name, ast.parse(file.read_text("utf-8"))


def imports(tree: ast.Module) -> Iterator[str]:
    """Modules of the server that a module imports, also for types alone."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module and f"{node.module}.".startswith(PACKAGE):
            for alias in node.names:
                yield f"{node.module}.{alias.name}".removeprefix(PACKAGE)
        elif isinstance(node, ast.Import):
            yield from (alias.name.removeprefix(PACKAGE) for alias in node.names if alias.name.startswith(PACKAGE))


def arrows_of(found: Iterable[tuple[str, ast.Module]]) -> tuple[set[Arrow], set[Arrow]]:
    """Imports between top folders, and between features."""
    top: set[Arrow] = set()
    features: set[Arrow] = set()
    for name, tree in found:
        for other in imports(tree):
            one, two = name.split("."), other.split(".")
            if one[0] != two[0] and one[0] not in ("", "__main__"):
                top.add((one[0], two[0]))
            elif one[0] == "features" and len(one) > 1 and len(two) > 1 and one[1] != two[1]:
                features.add((one[1], two[1]))
    return top, features


def layers(title: str) -> dict[str, int]:
    """The layer of each folder in the contract with this title, from the top."""
    return {part: n for n, parts in enumerate(layout_docs.layers(ROOT, title)) for part in parts}


def upward(arrows: Iterable[Arrow], floors: dict[str, int]) -> list[Arrow]:
    """Imports from a lower layer. Where there is none, there is no circle either."""
    return [(one, two) for one, two in sorted(arrows) if floors[one] >= floors[two]]


def class_names(found: Iterable[tuple[str, ast.Module]]) -> dict[str, list[str]]:
    """Modules by the classes that they define."""
    places: dict[str, list[str]] = defaultdict(list)
    for name, tree in found:
        for node in tree.body:
            if isinstance(node, ast.ClassDef):
                places[node.name].append(name)
    return places


def main() -> int:
    """Entry point: 0 when all figures are within their limits."""
    found = list(modules())
    words = search_words()
    missing = missing_words(file_names(), words)
    top, features = arrows_of(found)
    up = upward(top, layers("Folders of the server")) + upward(features, layers("Features of the server"))
    twice = {name: where for name, where in class_names(found).items() if len(where) > 1}
    print(f"{len(words) - len(missing)} of {len(words)} words name a file or folder; missing: {', '.join(missing)}")
    print(f"{len(top)} arrows between top folders, {len(features)} between features")
    print(f"{len(up)} arrows that do not run down {up or ''}")
    print(f"{len(twice)} class names in two modules {twice or ''}")
    beyond = len(missing) > MISSING_WORDS or len(top) > TOP_ARROWS or len(features) > FEATURE_ARROWS
    return int(beyond or bool(up) or bool(twice))


if __name__ == "__main__":
    sys.exit(main())
