"""Tiles of own sets, which users bring along: drawn like those of the box, under names of their own.

A set is known by a name made from what is in it, so an address of a picture still names everything it depends on. Sets
stay known while a table holds them (`find_own_set`); of the others only so many bytes are kept, those asked for last.
"""

import hashlib
import json
from collections import OrderedDict
from collections.abc import Mapping
from typing import Any, Final
from weakref import WeakValueDictionary

MARK: Final = "."
"""Between the name of a set and that of a tile."""
CELL_MARK: Final = "~"
"""Between the name of a piece and the number of one of its further cells."""
KEPT_BYTES: Final = 4 * 1024 * 1024
"""Of their texts."""
NAME: Final = 12


class OwnSet:
    """The entries of a set by the names of its tiles, those without a garden (HOUSE-4) among them."""

    def __init__(self, entries: list[dict[str, Any]], size: int) -> None:
        self.entries = {str(entry["id"]): entry for entry in entries}
        for entry in entries:
            if isinstance(entry.get("plain"), str):
                self.entries.setdefault(entry["plain"], bare(entry))
        self.size = size


def bare(entry: dict[str, Any]) -> dict[str, Any]:
    """The tile of the first printing: the same without its garden."""
    segments = [part for part in entry["segments"] if part.get("kind") != "garden"]
    fields = {key: value for key, value in entry.items() if key not in ("garden", "plain")}
    return {**fields, "id": entry["plain"], "segments": segments}


_KNOWN: WeakValueDictionary[str, OwnSet] = WeakValueDictionary()
_LATEST: OrderedDict[str, OwnSet] = OrderedDict()


def own_set(entries: list[dict[str, Any]]) -> str:
    """Make a set in the catalogue's notation known; what stands before the names of its tiles from now on."""
    text = json.dumps(entries, sort_keys=True, separators=(",", ":"))
    name = hashlib.sha256(text.encode()).hexdigest()[:NAME]
    found = _KNOWN.get(name)
    if found is None:
        found = _KNOWN[name] = OwnSet(entries, len(text))
    _LATEST[name] = found
    _LATEST.move_to_end(name)
    while sum(tileset.size for tileset in _LATEST.values()) > KEPT_BYTES and len(_LATEST) > 1:
        _LATEST.popitem(last=False)
    return name + MARK


def find_own_set(picture: str) -> OwnSet | None:
    """The set for the name of a picture, None if it is not known. The cache and its callers keep it known."""
    name, mark, _ = picture.partition(MARK)
    return _KNOWN.get(name) if mark else None


def own_entry(picture: str) -> dict[str, Any] | None:
    """The tile that a name with a set before it means, None for a set or a tile that is not known."""
    found = find_own_set(picture)
    return found.entries.get(_tile_of(picture)) if found is not None else None


def of_the_box(picture: str) -> str:
    """The name without the set where the set has no such tile: the start tile and the back are those of the box."""
    found = find_own_set(picture)
    return picture.partition(MARK)[2] if found is not None and _tile_of(picture) not in found.entries else picture


def with_own_set(view: Mapping[str, Any], own: str) -> Mapping[str, Any]:
    """A view whose tiles have the names of an own set, as it is where there is none."""
    if not own:
        return view
    return {**view, "tiles": [{**tile, "tile": of_the_box(own + str(tile["tile"]))} for tile in view["tiles"]]}


def _tile_of(picture: str) -> str:
    """The tile behind the name of a set, without the number of a cell."""
    return picture.partition(MARK)[2].partition(CELL_MARK)[0]
