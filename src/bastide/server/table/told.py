"""What is told of a table beside its game, kept while the same holds.

Law: all of it follows from the events, from who looks, and from who is there. A move changes nothing of it but what
stands in the key; any other event lets everything be made anew.
"""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from bastide.server.messages.events import Acted, AnyEvent, Created, Timed, Undone
from bastide.server.messages.protocol import encode
from bastide.server.messages.shapes import TableInfo

MOST: Final = 64
MOVES: Final = (Acted, Timed, Undone)
Key = tuple[Any, ...]


class Told:
    """What was told of one table."""

    def __init__(self) -> None:
        self.described: tuple[Created, dict[str, Any]] | None = None  # of the terms
        self._upto = 0
        self._infos: dict[Key, TableInfo] = {}
        self._encoded: dict[int, tuple[TableInfo, msgspec.Raw]] = {}  # by identity; holding it keeps it its own

    def info(self, log: list[AnyEvent], key: Key, make: Callable[[], TableInfo]) -> TableInfo:
        """What this key stands for after these events; not to be changed."""
        fresh = log[self._upto :]
        self._upto = len(log)
        if len(self._infos) >= MOST or not all(isinstance(event, MOVES) for event in fresh):
            self.forget()
        found = self._infos.get(key)
        if found is None:
            found = self._infos[key] = make()
        return found

    def encoded(self, info: TableInfo) -> msgspec.Raw:
        """The same as it is sent."""
        found = self._encoded.get(id(info))
        if found is None:
            if len(self._encoded) >= MOST:
                self._encoded = {}
            found = self._encoded[id(info)] = (info, msgspec.Raw(encode(info)))
        return found[1]

    def forget(self) -> None:
        """Make it anew."""
        self._infos, self._encoded = {}, {}
