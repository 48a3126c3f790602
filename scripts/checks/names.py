"""Names: classes and files are unique, and functions are named by a verb or a noun.

A class name is unique in the server and in core, elsewhere in its package. A file name is unique in its top folder or
rule module, except conventional ones. No function's name begins with a participle.
"""

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

from scripts.checks.tree import texts

SOURCE = "src/bastide/"
CONVENTIONAL = frozenset(
    {
        *("__init__", "__main__", "api", "store", "service", "models", "worker", "messages", "module", "heuristics"),
        *("view_types", "set_checks"),
    }
)
"""File names that may stand in any number of folders."""
NO_PARTICIPLES = frozenset({"need", "seed", "feed", "speed", "embed", "proceed", "exceed", "succeed", "deed"})
IRREGULAR = frozenset(
    {
        *("told", "said", "kept", "known", "given", "made", "done", "heard", "seen", "begun", "meant", "held", "sent"),
        *("lost", "met", "taken", "drawn", "shown", "grown", "written", "laid", "spoken", "brought", "caught", "stood"),
    }
)


def participle(name: str) -> bool:
    """Whether a function's name begins with a participle."""
    first = name.lstrip("_").partition("_")[0]
    return first in IRREGULAR or (first.endswith("ed") and first not in NO_PARTICIPLES)


def class_scope(path: PurePosixPath) -> str:
    """The part of the package in which a class name is unique, for a file below src/bastide."""
    parts = path.parts
    if parts[0] in ("server", "core"):
        return parts[0]
    return "/".join(parts[:2]) if parts[0] == "rules" and len(parts) > 2 else parts[0]


def file_scope(path: PurePosixPath) -> str:
    """The folder in which a file name is unique."""
    parts = path.parts
    if parts[0] == "server" and len(parts) > 2:
        return "/".join(parts[: 3 if parts[1] == "features" else 2])
    return "/".join(parts[:2]) if parts[0] in ("rules", "art") and len(parts) > 2 else parts[0]


def classes_and_functions(text: str) -> Iterator[tuple[str, str]]:
    """The kind and the name of each class and function of a module."""
    for node in ast.parse(text).body:
        if isinstance(node, ast.ClassDef):
            yield "class", node.name
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield "function", node.name


def check(root: Path) -> list[str]:
    """Names that are not unique, and participles."""
    classes: dict[tuple[str, str], list[str]] = defaultdict(list)
    files: dict[tuple[str, str], list[str]] = defaultdict(list)
    problems = []
    for name, text in texts(root, ".py"):
        if not name.startswith(SOURCE):
            continue
        path = PurePosixPath(name.removeprefix(SOURCE))
        if path.stem not in CONVENTIONAL:
            files[file_scope(path), path.stem].append(name)
        for kind, one in classes_and_functions(text):
            if kind == "class" and not one.startswith("_"):
                classes[class_scope(path), one].append(name)
            elif kind == "function" and participle(one):
                problems.append(f"{name}: {one} is named by a participle: name what it does or returns")
    for (scope, one), where in sorted(classes.items()):
        if len(where) > 1:
            problems.append(f"class {one} stands {len(where)} times in {scope}: {', '.join(where)}")
    for (scope, one), where in sorted(files.items()):
        if len(where) > 1:
            problems.append(f"file {one}.py stands {len(where)} times in {scope}: {', '.join(where)}")
    return problems
