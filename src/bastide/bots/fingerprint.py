"""A fingerprint of everything that can change a game between bots, for runs and matches that are continued."""

import hashlib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from bastide.rules import BROUGHT

CODE: Final = ("bots", "core", "heuristics", "rules")
"""Folders of the package whose sources decide what is played."""
DATA: Final = ("closes.json", "levels.json", "players.json", "team_net.json", "tiles", "walls.json")
"""Files and folders of bastide.data that they read."""


@cache
def program_fingerprint() -> str:
    """The fingerprint of this program: 16 hexadecimal digits, the same interpreted and compiled.

    It covers rules, tiles, bots and their data, and the names and versions of packages with rule modules. External
    bots are not in it.
    """
    return hash_program(files("bastide"), [f"{name} {module.package}" for name, module in sorted(BROUGHT.items())])


def hash_program(package: Traversable, plugins: list[str]) -> str:
    """The fingerprint of a package's files and of these plugins. Compiled packages have their sources in them too."""
    digest = hashlib.sha256("\n".join(plugins).encode())
    found = [*((package / name, name) for name in CODE), *((package / "data" / name, f"data/{name}") for name in DATA)]
    for entry, name in found:
        for inner, data in _contents(entry, name):
            digest.update(f"\0{inner}\0{len(data)}\0".encode() + data)
    return digest.hexdigest()[:16]


def _contents(entry: Traversable, name: str) -> Iterator[tuple[str, bytes]]:
    if entry.is_dir():
        for inner in sorted(entry.iterdir(), key=lambda one: one.name):
            yield from _contents(inner, f"{name}/{inner.name}")
    elif name.endswith((".py", ".json")):
        yield name, entry.read_bytes().replace(b"\r\n", b"\n")  # a checkout on Windows may have other line ends
