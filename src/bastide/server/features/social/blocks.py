"""Blocks: pairs of devices that are never paired.

Invariant: a block separates both sides. Only the player who made it can see it.
"""

from collections.abc import Sequence
from typing import Any, Final

from bastide.server.protocol.events import AnyEvent, Blocked
from bastide.server.storage.append import Write
from bastide.server.storage.db import Db
from bastide.server.storage.personal_parts import DeviceColumn, PersonalData, move_rows
from bastide.server.tables.table import Table

MOST = 200
"""The most blocks of one device. Storing another one deletes the oldest."""
_COLUMNS: Final = (DeviceColumn("blocks", "device", of_guests=True), DeviceColumn("blocks", "other", of_guests=True))


def add_block(db: Db, device: str, other: str, name: str, now: int) -> None:
    """Block `other` for `device`, or refresh an existing block. Ignores empty and equal devices."""
    if not device or not other or device == other:
        return
    db.execute(
        "INSERT INTO blocks (device, other, name, made_ms) VALUES (?, ?, ?, ?) ON CONFLICT (device, other) DO UPDATE "
        "SET name = excluded.name, made_ms = excluded.made_ms",
        (device, other, name, now),
    )
    db.execute(
        "DELETE FROM blocks WHERE device = ? AND other NOT IN "
        "(SELECT other FROM blocks WHERE device = ? ORDER BY made_ms DESC, other LIMIT ?)",
        (device, device, MOST),
    )


def remove_block(db: Db, device: str, other: str) -> None:
    """Delete a block."""
    db.execute("DELETE FROM blocks WHERE device = ? AND other = ?", (device, other))


def list_blocks(db: Db, device: str) -> list[tuple[str, str, int]]:
    """The blocks of a device, the latest first, as (device, name, time in ms)."""
    sql = "SELECT other, name, made_ms FROM blocks WHERE device = ? ORDER BY made_ms DESC, other"
    return [(str(other), str(name), int(at)) for other, name, at in db.execute(sql, (device,))]


def list_blocks_among_seeks(db: Db) -> set[frozenset[str]]:
    """The pairs of blocked devices that both have a seek."""
    sql = (
        "SELECT blocks.device, blocks.other FROM blocks JOIN seeks AS one ON one.device = blocks.device "
        "JOIN seeks AS two ON two.device = blocks.other"
    )
    return {frozenset((str(one), str(two))) for one, two in db.execute(sql)}


def write_blocks(table: Table, fresh: Sequence[AnyEvent], listed: bool | None) -> Write | None:
    """A write that stores the blocks of new events, or None if there are none.

    A player whom the host removes is not paired with the host again.
    """
    host, events = table.host, [event for event in fresh if isinstance(event, Blocked)]

    def write(db: Db, now: int) -> None:
        for event in events:
            add_block(db, host, event.device, event.name, now)

    return write if events else None


def export_personal_data(db: Db, device: str) -> list[dict[str, Any]]:
    """The blocks of a device, without the blocked devices."""
    return [{"name": name, "made_ms": at} for _, name, at in list_blocks(db, device)]


def reassign_device(db: Db, old: str, new: str) -> None:
    """Move all blocks by and of a device to another one, or delete them if `new` is ""."""
    for column in _COLUMNS:
        move_rows(db, column, old, new)
    remove_block(db, new, new)


PERSONAL_DATA: Final = PersonalData("blocks", _COLUMNS, reassign_device, export_personal_data)
