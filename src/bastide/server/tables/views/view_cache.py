"""What is told of a table beside its game, kept while the same holds.

Law: all of it follows from the events, from who looks, and from who is there. A move changes nothing of it but what
stands in the key; any other event lets everything be made anew.
"""

from collections.abc import Callable
from typing import Any, Final, TypeVar

import msgspec

from bastide.server.protocol.events import Acted, AnyEvent, Created, Timed, Undone
from bastide.server.protocol.server_messages import encode_message
from bastide.server.protocol.table_shapes import TableInfo

T = TypeVar("T")
MOST: Final = 64
MOVES: Final = (Acted, Timed, Undone)
Key = tuple[Any, ...]


class ViewCache:
    """What was told of one table."""

    def __init__(self) -> None:
        self.described: tuple[Created, dict[str, Any]] | None = None  # of the terms
        self._upto = 0
        self._kept: dict[Key | str, Any] = {}
        self._encoded: dict[int, tuple[TableInfo, msgspec.Raw]] = {}  # by identity; holding it keeps it its own

    def kept(self, log: list[AnyEvent], key: Key | str, make: Callable[[], T]) -> T:
        """What this key stands for after these events; not to be changed."""
        fresh = log[self._upto :]
        self._upto = len(log)
        if len(self._kept) >= MOST or not all(isinstance(event, MOVES) for event in fresh):
            self.forget()
        found: T | None = self._kept.get(key)
        if found is None:
            found = self._kept[key] = make()
        return found

    def encoded(self, info: TableInfo) -> msgspec.Raw:
        """The same as it is sent."""
        found = self._encoded.get(id(info))
        if found is None:
            if len(self._encoded) >= MOST:
                self._encoded = {}
            found = self._encoded[id(info)] = (info, msgspec.Raw(encode_message(info)))
        return found[1]

    def forget(self) -> None:
        """Make it anew."""
        self._kept, self._encoded = {}, {}
