"""Devices of tables: all that were ever there (`known`), and those that sit there now (`sitting`)."""

from collections.abc import Iterable

from bastide.server.storage.db import Db


def note_devices(db: Db, table: str, devices: Iterable[str]) -> None:
    """Store that these devices have been at a table."""
    db.executemany(
        "INSERT INTO known VALUES (?, ?) ON CONFLICT DO NOTHING", [(device, table) for device in devices if device]
    )


def list_device_tables(db: Db, device: str) -> list[str]:
    """Return every table that a device has been at, most recently changed first."""
    sql = "SELECT table_id FROM known JOIN tables ON id = table_id WHERE device = ? ORDER BY changed_ms DESC, id"
    return [str(row[0]) for row in db.execute(sql, (device,))]


def sits_at(db: Db, table: str, device: str) -> bool:
    """Return whether a device sits at a table."""
    sql = "SELECT count(*) FROM sitting WHERE table_id = ? AND device = ?"
    return bool(device) and bool(db.execute(sql, (table, device)).get)


def list_devices_like(db: Db, beginning: str, most: int = 3) -> list[str]:
    """Return devices whose id (in hex) begins like this, at most `most`."""
    sql = "SELECT DISTINCT device FROM known WHERE device >= ? AND device < ? LIMIT ?"
    return [str(row[0]) for row in db.execute(sql, (beginning, beginning + "g", most))]
