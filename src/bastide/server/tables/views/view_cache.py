"""A cache of table descriptions, without the game.

Invariant: a description depends on the events, the viewer and who is online. A move changes only what is part of the
key. Any other event clears the cache.
"""

from collections.abc import Callable
from typing import Any, Final, TypeVar

import msgspec

from bastide.server.protocol.events import Acted, AnyEvent, Created, Timed, Undone
from bastide.server.protocol.table_shapes import TableInfo

T = TypeVar("T")
MOST: Final = 64
MOVES: Final = (Acted, Timed, Undone)
Key = tuple[Any, ...]


class ViewCache:
    """The cached descriptions of one table."""

    def __init__(self) -> None:
        self.described: tuple[Created, dict[str, Any]] | None = None  # constant fields, by their event
        self._upto = 0
        self._values: dict[Key | str, Any] = {}
        self.encoded: dict[int, tuple[TableInfo, msgspec.Raw]] = {}  # by id(); the reference keeps the id valid

    def get(self, log: list[AnyEvent], key: Key | str, make: Callable[[], T]) -> T:
        """The value of `key` after these events, made if it is not cached. Callers must not change it."""
        fresh = log[self._upto :]
        self._upto = len(log)
        if len(self._values) >= MOST or not all(isinstance(event, MOVES) for event in fresh):
            self.forget()
        found: T | None = self._values.get(key)
        if found is None:
            found = self._values[key] = make()
        return found

    def forget(self) -> None:
        """Clear the cache."""
        self._values, self.encoded = {}, {}
