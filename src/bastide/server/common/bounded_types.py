"""Bounded types for all request bodies and messages.

Invariant: no list, text or number comes in without a bound. Custom data (a level, a tile set) is measured as a whole.
"""

import re
from typing import Annotated, Any, Final

from msgspec import Meta

from bastide.core.tiles.attributes import LAND, Attribute
from bastide.core.tiles.catalogue import OF_CELLS, OF_SEGMENTS, OF_TILES
from bastide.rules import PRINTED
from bastide.server.common.errors import RequestError

MOST_SEATS: Final = 8
"""Two more than any game has, so that the rule about the number of players refuses one too many."""
MOST_OPTIONS: Final = 40
MOST_ENTRIES: Final = 200
MOST_SIGNS: Final = 500
MOST_VALUES: Final = 20_000
DEEPEST: Final = 10
_PIECE: Final = re.compile(r"[A-Za-z0-9._-]{1,40}")

_PRINTED: Final = [item for item in (*LAND, *PRINTED) if isinstance(item, Attribute)]
_TILE_KEYS: Final = {*OF_TILES, *OF_CELLS, *(item.name for item in _PRINTED if not item.of)}
_PART_KEYS: Final = {*OF_SEGMENTS, *(item.name for item in _PRINTED if item.of)}
"""The attributes that a tile and a part of a tile may have: those that the land and the modules declare."""

Word = Annotated[str, Meta(max_length=120)]
"""A name as a person typed it, not validated yet."""
Id = Annotated[str, Meta(max_length=64)]
"""An identifier from a program."""
RulesText = Annotated[str, Meta(max_length=400)]
Count = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]
Value = (
    bool
    | Count
    | Id
    | Annotated[dict[Id, Any], Meta(max_length=MOST_ENTRIES)]
    | Annotated[list[Any], Meta(max_length=MOST_ENTRIES)]
)
"""The value of an option; `check_data` measures its contents."""


def check_data(option: str, data: object) -> None:
    """Raises RequestError for custom data that is larger or deeper than a person would write."""
    left, rest = MOST_VALUES, [(data, 0)]
    while rest:
        value, depth = rest.pop()
        inside = list(value.values()) if isinstance(value, dict) else value if isinstance(value, list) else []
        keys = list(value) if isinstance(value, dict) else []
        left -= 1 + len(inside)
        texts = [text for text in (value, *keys) if isinstance(text, str)]
        if left < 0 or depth > DEEPEST or len(inside) > MOST_ENTRIES or any(len(text) > MOST_SIGNS for text in texts):
            raise RequestError("bad-table", f"The table cannot be read: the option {option} is larger than any can be.")
        rest += [(item, depth + 1) for item in inside]


def check_tile_names(option: str, tiles: object) -> None:
    """Check the names of custom tiles, which are part of picture URLs, and their attributes. Raises RequestError."""
    for tile in _dicts(tiles):
        name = tile.get("id")
        if isinstance(name, str) and not _PIECE.fullmatch(name):
            text = f"in the option {option} a name has 1 to 40 letters, digits, dots and dashes."
            raise RequestError("bad-table", f"The table cannot be read: {text}")
        # Unknown attributes would stay stored and sent, although nothing reads them.
        cells = [tile, *_dicts(tile.get("cells"))]
        parts = [part for cell in cells for part in _dicts(cell.get("segments"))]
        for known, objects in ((_TILE_KEYS, cells), (_PART_KEYS, parts)):
            unknown = sorted(key for item in objects for key in item if key not in known)
            if unknown:
                text = f"in the option {option} nothing is called {unknown[0][:40]!r}."
                raise RequestError("bad-table", f"The table cannot be read: {text}")


def _dicts(found: object) -> list[dict[str, Any]]:
    return [item for item in found if isinstance(item, dict)] if isinstance(found, list) else []
