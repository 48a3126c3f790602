"""Tiles of own sets, which users bring along: drawn like those of the box, under names of their own.

A set is known by a name made from what is in it, so an address of a picture still names everything it depends on. Only
the sets asked for last are kept; whoever opens a table again makes its set known again.
"""

import hashlib
import json
from collections import OrderedDict
from typing import Any, Final

MARK: Final = "."
"""Between the name of a set and that of a tile."""
KEPT: Final = 64
NAME: Final = 12

_SETS: OrderedDict[str, dict[str, dict[str, Any]]] = OrderedDict()


def own_set(entries: list[dict[str, Any]]) -> str:
    """Make a set in the catalogue's notation known; what stands before the names of its tiles from now on."""
    text = json.dumps(entries, sort_keys=True, separators=(",", ":"))
    name = hashlib.sha256(text.encode()).hexdigest()[:NAME]
    _SETS[name] = {str(entry["id"]): entry for entry in entries}
    _SETS.move_to_end(name)
    while len(_SETS) > KEPT:
        _SETS.popitem(last=False)
    return name + MARK


def own_entry(picture: str) -> dict[str, Any] | None:
    """The tile that a name with a set before it means, None for a set or a tile that is not known."""
    name, mark, tile = picture.partition(MARK)
    return _SETS.get(name, {}).get(tile) if mark else None


def of_the_box(picture: str) -> str:
    """The name without the set where the set has no such tile: the start tile and the back are those of the box."""
    name, mark, tile = picture.partition(MARK)
    return tile if mark and name in _SETS and tile not in _SETS[name] else picture
