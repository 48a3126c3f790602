"""Imports between the client's files: none in a cycle, and folders only import folders that stand before them in
client/folders.txt.

    python -m scripts.checks.client_imports     prints the figures too
"""

import re
import sys
from collections import Counter, defaultdict
from os.path import normpath
from pathlib import Path, PurePosixPath
from typing import NamedTuple

from scripts.checks.tree import texts
from scripts.console import ROOT

SOURCE = "client/src/"
ORDER = "client/folders.txt"
TOP = "(top)"
"""The files that lie in no folder, such as main.ts. They may import every folder."""
NESTED = {"features", "plugins"}
TESTS = re.compile(r"\.(test|fixture)\.ts$")
"""Tests may import from every folder."""

FROM = re.compile(r"^[ \t]*(?:import|export)\s+(type\s)?([^'\"();=]*?)\s*from\s*'([^']+)'", re.MULTILINE)
BARE = re.compile(r"^[ \t]*import\s*'([^']+)'", re.MULTILINE)
LAZY = re.compile(r"\bimport\(\s*'([^']+)'")
TYPES = re.compile(r"\{(\s*type\s[^,}]*,?)+\s*\}")
"""A list of names that are all types: `{ type A, type B }`."""


class Import(NamedTuple):
    """One import of a file by another; `kind` is value, type or lazy: `import()`."""

    source: str
    target: str
    kind: str

    @property
    def folders(self) -> tuple[str, str]:
        """The folders of both files."""
        return folder(self.source), folder(self.target)


def folder(name: str) -> str:
    """The folder of a file below client/src. A folder in features/ or plugins/ is a folder of its own."""
    parts = name.split("/")
    if len(parts) > 2 and parts[0] in NESTED:
        return "/".join(parts[:2])
    return parts[0] if len(parts) > 1 else TOP


def specifiers(text: str) -> list[tuple[str, str]]:
    """What a file imports, as it is written there, each with its kind."""
    found = [(path, "value") for path in BARE.findall(text)] + [(path, "lazy") for path in LAZY.findall(text)]
    for word, names, path in FROM.findall(text):
        found.append((path, "type" if word or TYPES.fullmatch(names.strip()) else "value"))
    return found


def imports(root: Path) -> list[Import]:
    """Every import of one file of the client by another."""
    files = {name.removeprefix(SOURCE): text for name, text in texts(root, ".ts", ".svelte") if name.startswith(SOURCE)}
    found = set[Import]()
    for name, text in files.items():
        for path, kind in specifiers(text):
            whole = normpath(PurePosixPath(name).parent / path).replace("\\", "/")
            target = next((one for one in (whole, f"{whole}.ts", f"{whole}/index.ts") if one in files), None)
            if path.startswith(".") and target:
                found.add(Import(name, target, kind))
    return sorted(found)


def cycles(found: list[Import], kinds: set[str]) -> list[list[str]]:
    """Groups of files that import each other by these kinds of imports, the largest first."""
    graph = defaultdict[str, set[str]](set)
    for source, target, kind in found:
        if kind in kinds:
            graph[source].add(target)
    reached: dict[str, set[str]] = {}
    for start in list(graph):
        seen, waiting = set[str](), [start]
        while waiting:
            new = graph.get(waiting.pop(), set()) - seen
            seen |= new
            waiting += new
        reached[start] = seen
    groups = {
        frozenset(one for one in seen if name in reached.get(one, ())) for name, seen in reached.items() if name in seen
    }
    return sorted(map(sorted, groups), key=lambda group: (-len(group), group))


def pairs(found: list[Import]) -> list[tuple[str, str, int, int]]:
    """Folders that import each other, with the number of imports both ways. Tests do not count."""
    counts = Counter(one.folders for one in found if not TESTS.search(one.source) and len(set(one.folders)) == 2)
    return [(a, b, number, counts[b, a]) for (a, b), number in sorted(counts.items()) if a < b and (b, a) in counts]


def ordered(root: Path) -> list[str]:
    """The folders of client/folders.txt, the lowest first."""
    lines = (root / ORDER).read_text(encoding="utf-8").splitlines()
    return [line.split()[0] for line in lines if line.strip() and not line.startswith("#")]


def check(root: Path) -> list[str]:
    """Cycles, and imports against the order of the folders."""
    found, order = imports(root), [*ordered(root), TOP]
    problems = [f"these files import each other: {', '.join(group)}" for group in cycles(found, {"value", "type"})]
    used = {name for one in found for name in one.folders}
    problems += [f"{ORDER} does not name the folder {name}" for name in sorted(used - set(order))]
    problems += [f"{ORDER} names the folder {name}, which no file imports from" for name in order if name not in used]
    rank = {name: at for at, name in enumerate(order)}
    for one in found:
        source, target = one.folders
        if not TESTS.search(one.source) and rank.get(source, 0) < rank.get(target, 0):
            problems.append(f"{SOURCE}{one.source} imports {one.target}, but {ORDER} has {target} after {source}")
    return sorted(set(problems))


def main() -> int:
    """Entry point: 0 when nothing is wrong."""
    found = imports(ROOT)
    for kinds in (["value"], ["value", "type"], ["value", "type", "lazy"]):
        sizes = [len(group) for group in cycles(found, set(kinds))]
        print(f"files in each cycle by {' or '.join(kinds)}: {sizes or 'no cycle'}")
    print(f"pairs of folders that import each other: {pairs(found) or 'none'}")
    problems = check(ROOT)
    print(*problems, sep="\n")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
