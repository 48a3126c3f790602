"""Updates of the public lists that follow from table events."""

from collections.abc import Sequence
from functools import partial

from bastide.server.features.lobby import public_tables
from bastide.server.protocol.events import AnyEvent
from bastide.server.storage.append import Write
from bastide.server.storage.db import Db
from bastide.server.tables.table import Table


def write_public(room: Table, fresh: Sequence[AnyEvent], listed: bool | None) -> Write | None:
    """A write that lists or unlists a table after new events, or None if its listing stays the same."""
    if listed is None:
        return None
    return partial(_note, room.table, listed)


def _note(table: str, listed: bool, db: Db, now: int) -> None:
    public_tables.set_listed(db, table, listed, now)
