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

_PRINTED: Final = [one for one in (*LAND, *PRINTED) if isinstance(one, Attribute)]
_TILE_KEYS: Final = {*OF_TILES, *OF_CELLS, *(one.name for one in _PRINTED if not one.of)}
_PART_KEYS: Final = {*OF_SEGMENTS, *(one.name for one in _PRINTED if one.of)}
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
        if left < 0 or depth > DEEPEST or len(inside) > MOST_ENTRIES or any(len(one) > MOST_SIGNS for one in texts):
            raise RequestError("bad-table", f"The table cannot be read: the option {option} is larger than any can be.")
        rest += [(one, depth + 1) for one in inside]


def check_tile_names(option: str, tiles: object) -> None:
    """Check the names of custom tiles, which are part of picture URLs, and their attributes. Raises RequestError."""
    for tile in _dicts(tiles):
        name = tile.get("id")
        if isinstance(name, str) and not _PIECE.fullmatch(name):
            text = (
                f"The table cannot be read: in the option {option} a name has 1 to 40 letters, digits, dots and dashes."
            )
            raise RequestError("bad-table", text)
        # Unknown attributes would be stored and sent for ever, although nothing reads them.
        cells = [tile, *_dicts(tile.get("cells"))]
        parts = [part for cell in cells for part in _dicts(cell.get("segments"))]
        for known, said in ((_TILE_KEYS, cells), (_PART_KEYS, parts)):
            strange = sorted(key for one in said for key in one if key not in known)
            if strange:
                word = strange[0][:40]
                raise RequestError(
                    "bad-table", f"The table cannot be read: in the option {option} nothing is called {word!r}."
                )


def _dicts(found: object) -> list[dict[str, Any]]:
    return [one for one in found if isinstance(one, dict)] if isinstance(found, list) else []
