"""Hooks through which features follow live tables and add to them. The composition root fills the lists.

Invariant: hooks of one kind run in registration order, and none sees what another returned.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from bastide.server.protocol.events import AnyEvent
from bastide.server.storage.append import Write
from bastide.server.storage.db import Db
from bastide.server.tables.extension import TableExtension

if TYPE_CHECKING:
    from bastide.server.live.registry import LiveTable
    from bastide.server.tables.table import Table

DeviceListener = Callable[["LiveTable", str], None]
AppendListener = Callable[["Table", Sequence[AnyEvent], bool | None], Write | None]


@dataclass
class Listeners:
    """Hooks by kind. `extension` creates the `TableExtension` of each table.

    - `on_load`: a table was loaded into memory.
    - `on_join`, `on_leave`: the first client of a device has come to a table, or its last client has left.
    - `on_append`: gets a table, its new events, and whether it is publicly listed from now on (None: unchanged).
      Returns a write for the same transaction. Not called for moves alone.
    - `on_commit`: returns a write for the same transaction of a table in memory. Not called for moves within a turn.
    - `on_time`: whether the result of a table depends on who let the time pass.
    """

    extension: Callable[[], TableExtension] = TableExtension
    on_load: list[Callable[["LiveTable"], None]] = field(default_factory=list)
    on_join: list[DeviceListener] = field(default_factory=list)
    on_leave: list[DeviceListener] = field(default_factory=list)
    on_append: list[AppendListener] = field(default_factory=list)
    on_commit: list[Callable[["LiveTable"], Callable[[Db], None] | None]] = field(default_factory=list)
    on_time: list[Callable[[Db, str], bool]] = field(default_factory=list)

    def writes(self, table: "Table", fresh: Sequence[AnyEvent], listed: bool | None) -> tuple[Write, ...]:
        """The writes of `on_append` to store with the `fresh` events of a table."""
        found = (listener(table, fresh, listed) for listener in self.on_append)
        return tuple(write for write in found if write is not None)

    def commit(self, live: "LiveTable") -> Callable[[Db], None] | None:
        """The combined write of `on_commit` to store with new events of a table in memory, or None."""
        found = [work for listener in self.on_commit if (work := listener(live)) is not None]

        def both(db: Db) -> None:
            for work in found:
                work(db)

        return both if found else None
