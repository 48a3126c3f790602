"""What features hear of live tables, and what they add to them. The composition root fills the lists.

Invariant: listeners of one kind are called in the order of their registration, and none sees what another returned.
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
    """`extension` makes what stands beside the game of each table.

    `on_load` hears of a table that comes to memory, `on_join` and `on_leave` of the first and the last page of a device
    at a table. `on_append` gets a table, its new events, and whether strangers are shown it from now on (None: as
    before), and returns what the same transaction stores. `on_commit` does so for a table in memory. `on_time` says
    whether the result of a table depends on who let the time pass.
    """

    extension: Callable[[], TableExtension] = TableExtension
    on_load: list[Callable[["LiveTable"], None]] = field(default_factory=list)
    on_join: list[DeviceListener] = field(default_factory=list)
    on_leave: list[DeviceListener] = field(default_factory=list)
    on_append: list[AppendListener] = field(default_factory=list)
    on_commit: list[Callable[["LiveTable"], Callable[[Db], None] | None]] = field(default_factory=list)
    on_time: list[Callable[[Db, str], bool]] = field(default_factory=list)

    def join(self, live: "LiveTable", device: str) -> None:
        """The first page of a device looks at a table."""
        for listener in self.on_join:
            listener(live, device)

    def leave(self, live: "LiveTable", device: str) -> None:
        """The last page of a device at a table is gone."""
        for listener in self.on_leave:
            listener(live, device)

    def writes(self, room: "Table", fresh: Sequence[AnyEvent], listed: bool | None) -> tuple[Write, ...]:
        """What is stored with new events of a table."""
        found = (listener(room, fresh, listed) for listener in self.on_append)
        return tuple(write for write in found if write is not None)

    def commit(self, live: "LiveTable") -> Callable[[Db], None] | None:
        """What is stored with new events of a table in memory, None where there is nothing."""
        found = [work for listener in self.on_commit if (work := listener(live)) is not None]

        def both(db: Db) -> None:
            for work in found:
                work(db)

        return both if found else None
