"""The version of the art: a hash of everything a picture depends on, used in immutable addresses."""

import hashlib
from importlib import resources
from importlib.resources.abc import Traversable

from bastide.rules import BROUGHT, CATALOGUES


def _sources(folder: Traversable) -> list[tuple[str, bytes]]:
    found: list[tuple[str, bytes]] = []
    for entry in sorted(folder.iterdir(), key=lambda e: e.name):
        if entry.is_dir() and entry.name != "__pycache__":
            found += [(f"{entry.name}/{name}", data) for name, data in _sources(entry)]
        elif entry.name.endswith(".py"):
            found.append((entry.name, entry.read_bytes()))
    return found


def _hash() -> str:
    package = resources.files("bastide")
    digest = hashlib.sha256()
    for name, data in _sources(package / "art"):
        digest.update(name.encode() + b"\0" + data)
    for name in (*CATALOGUES, "letters.json", "palette.json", "rule_examples.json"):
        digest.update((package / "data" / name).read_bytes())
    for module in BROUGHT.values():
        digest.update(repr((module.tiles, module.looks)).encode())
    return digest.hexdigest()[:12]


ART_VERSION: str = _hash()
"""A word that changes whenever any picture may look otherwise, for addresses that are kept."""
