"""Blocks that follow from table events: a player whom the host removes is not paired with the host again."""

from collections.abc import Sequence

from bastide.server.features.social import blocks
from bastide.server.protocol.events import AnyEvent, Blocked
from bastide.server.storage.append import Write
from bastide.server.storage.db import Db
from bastide.server.tables.table import Table


def write_blocks(room: Table, fresh: Sequence[AnyEvent], listed: bool | None) -> Write | None:
    """A write that stores the blocks of new events, or None if there are none."""
    host, found = room.host, [one for one in fresh if isinstance(one, Blocked)]

    def write(db: Db, now: int) -> None:
        for one in found:
            blocks.add_block(db, host, one.device, one.name, now)

    return write if found else None
