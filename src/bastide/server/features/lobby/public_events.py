"""Whether strangers are shown a table, as it follows from its events."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bastide.server.features.lobby import public_tables
from bastide.server.protocol.events import AnyEvent
from bastide.server.storage.append import Write
from bastide.server.storage.db import Db

if TYPE_CHECKING:
    from bastide.server.tables.table import Room


def write_public(room: "Room", fresh: Sequence[AnyEvent], listed: bool | None) -> Write | None:
    """What the store does with new events of a table, None where the lists stay as they are."""
    table, shown = room.table, listed

    def write(db: Db, now: int) -> None:
        public_tables.note(db, table, shown is True, now)

    return None if listed is None else write
