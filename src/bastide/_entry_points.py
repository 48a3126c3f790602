"""Entry points of installed packages.

Invariant: importlib.metadata takes a sixth of the time of `import bastide`, so it is only loaded if a package may name
the group.
"""

import os
import sys
from importlib.machinery import PathFinder
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint


def find_entry_points(group: str) -> "list[EntryPoint]":
    """The entry points of a group, by name and value."""
    if not _may_be_named(group):
        return []
    from importlib.metadata import entry_points

    return sorted(entry_points(group=group), key=lambda point: (point.name, point.value))


def _may_be_named(group: str) -> bool:
    """Whether an installed package names the group. True where only importlib.metadata can look."""
    if any(finder is not PathFinder and hasattr(finder, "find_distributions") for finder in sys.meta_path):
        return True
    for folder in dict.fromkeys(path or os.curdir for path in sys.path):
        if os.path.isfile(folder) or folder.endswith(".egg"):
            return True
        try:
            names = os.listdir(folder)
        except OSError:
            continue
        if any(_names_group(os.path.join(folder, name), group) for name in names if name.endswith("-info")):
            return True
    return False


def _names_group(info: str, group: str) -> bool:
    try:
        with open(os.path.join(info, "entry_points.txt"), encoding="utf-8", errors="replace") as file:
            return f"[{group}]" in file.read()
    except OSError:
        return False
