"""Storage of seeks: waiting players, their wishes, and the table they were matched to.

Invariant: a device has at most one seek. Only one table can claim it, in the transaction that stores that table,
however many processes pair. Seeks without recent activity are skipped.
"""

from collections.abc import Iterable, Sequence
from dataclasses import astuple, dataclass, replace
from typing import Any, Final

from bastide.server.storage.db import Db, placeholders
from bastide.server.storage.personal_parts import DeviceColumn, PersonalData

COLUMNS = "device, id, name, terms, seats, language, address, since_ms, beat_ms, table_id"


@dataclass(frozen=True)
class StoredSeek:
    """A seek. `terms` are JSON (protocol/terms.py), `address` is hashed as in `openings`, and times are ms since
    1970."""

    device: str
    id: str
    name: str
    terms: str
    seats: int
    language: str
    address: str
    since_ms: int
    beat_ms: int
    table: str = ""

    @property
    def wish(self) -> tuple[str, int]:
        """The terms and number of seats, which paired seeks have in common."""
        return self.terms, self.seats


class SeekLost(Exception):
    """A seek that was to be paired is gone or has been claimed."""


def get_seek(db: Db, device: str) -> StoredSeek | None:
    """The seek of a device, or None."""
    row = db.execute(f"SELECT {COLUMNS} FROM seeks WHERE device = ?", (device,)).fetchone()
    return None if row is None else StoredSeek(*row)


def find_seek(db: Db, id: str) -> StoredSeek | None:
    """The waiting seek with this id, or None."""
    row = db.execute(f"SELECT {COLUMNS} FROM seeks WHERE id = ? AND table_id = ''", (id,)).fetchone()
    return None if row is None else StoredSeek(*row)


def store_seek(db: Db, seek: StoredSeek) -> StoredSeek:
    """Store a seek and return the stored one.

    The same wish keeps its place in the queue. A matched seek stays unchanged while its table waits to begin.
    """
    before = get_seek(db, seek.device)
    if before is not None and before.table:
        if db.execute("SELECT 1 FROM tables WHERE id = ? AND phase = 'lobby'", (before.table,)).fetchone():
            return before
        db.execute("DELETE FROM seeks WHERE device = ?", (seek.device,))
    elif before is not None and before.wish == seek.wish:
        seek = replace(seek, since_ms=before.since_ms)
    db.execute(
        f"INSERT INTO seeks ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, '') ON CONFLICT (device) DO UPDATE SET "
        "id = excluded.id, name = excluded.name, terms = excluded.terms, seats = excluded.seats, language = "
        "excluded.language, address = excluded.address, since_ms = excluded.since_ms, beat_ms = excluded.beat_ms "
        "WHERE seeks.table_id = ''",
        astuple(seek)[:-1],
    )
    return get_seek(db, seek.device) or seek


def drop_seek(db: Db, device: str) -> StoredSeek | None:
    """Delete a waiting seek. Returns the device's seek if it was matched to a table before."""
    db.execute("DELETE FROM seeks WHERE device = ? AND table_id = ''", (device,))
    return get_seek(db, device)


def refresh_seeks(db: Db, devices: Sequence[str], now: int) -> None:
    """Mark the seeks of these devices as active."""
    for marks, batch in placeholders(devices):
        db.execute(f"UPDATE seeks SET beat_ms = ? WHERE device IN ({marks})", (now, *batch))


def list_waiting_seeks(db: Db, since: int, most: int = 10_000) -> list[StoredSeek]:
    """Waiting seeks active after `since` (ms), the longest waiting first."""
    sql = f"SELECT {COLUMNS} FROM seeks WHERE table_id = '' AND beat_ms >= ? ORDER BY since_ms, device LIMIT ?"
    return [StoredSeek(*row) for row in db.execute(sql, (since, most))]


def list_shown_seeks(db: Db, since: int, most: int) -> list[StoredSeek]:
    """Waiting seeks active after `since` (ms), at most `most`: round-robin over addresses, the longest waiting
    first."""
    turn = "row_number() OVER (PARTITION BY coalesce(nullif(address, ''), device) ORDER BY since_ms, device)"
    sql = (
        f"SELECT {COLUMNS} FROM (SELECT {COLUMNS}, {turn} AS turn FROM seeks WHERE table_id = '' AND beat_ms >= ?) "
        "AS waiting ORDER BY turn, since_ms, device LIMIT ?"
    )
    return [StoredSeek(*row) for row in db.execute(sql, (since, most))]


def count_other_seeks(db: Db, address: str, device: str, since: int) -> int:
    """The number of other devices at an address with a waiting seek active after `since` (ms)."""
    sql = "SELECT count(*) FROM seeks WHERE address = ? AND device != ? AND table_id = '' AND beat_ms >= ?"
    return int(db.execute(sql, (address, device, since)).get)


def claim_seeks(db: Db, table: str, seeks: Iterable[StoredSeek], since: int) -> None:
    """Claim seeks for a table, within the transaction that stores it. Raises SeekLost."""
    sql = (
        "UPDATE seeks SET table_id = ? WHERE device = ? AND id = ? AND table_id = '' AND beat_ms >= ? RETURNING device"
    )
    for seek in sorted(seeks, key=lambda seek: seek.device):
        if db.execute(sql, (table, seek.device, seek.id, since)).fetchone() is None:
            raise SeekLost(seek.device)


def list_matched_seeks(db: Db) -> list[tuple[StoredSeek, str, int]]:
    """Matched seeks with the phase of their table ("" if it is gone) and its creation time in ms."""
    names = ", ".join(f"seeks.{name}" for name in COLUMNS.split(", "))
    sql = (
        f"SELECT {names}, coalesce(tables.phase, ''), coalesce(tables.created_ms, 0) FROM seeks "
        "LEFT JOIN tables ON tables.id = seeks.table_id WHERE seeks.table_id != ''"
    )
    return [(StoredSeek(*row[:-2]), str(row[-2]), int(row[-1])) for row in db.execute(sql)]


def settle_seeks(db: Db, table: str, again: Iterable[str], now: int) -> None:
    """Release the seeks of a table. Those of devices in `again` wait with their original time, the others are
    deleted."""
    rows = [(now, device, table) for device in sorted(again)]
    db.executemany("UPDATE seeks SET table_id = '', beat_ms = ? WHERE device = ? AND table_id = ?", rows)
    db.execute("DELETE FROM seeks WHERE table_id = ?", (table,))


def tidy_seeks(db: Db, before: int) -> None:
    """Delete waiting seeks not active since `before` (ms)."""
    db.execute("DELETE FROM seeks WHERE table_id = '' AND beat_ms < ?", (before,))


def export_personal_data(db: Db, device: str) -> list[dict[str, Any]]:
    """The seek of a device, as a list of at most one."""
    seek, names = get_seek(db, device), ("name", "terms", "seats", "since_ms", "table")
    return [{name: getattr(seek, name) for name in names}] if seek else []


def reassign_device(db: Db, old: str, new: str) -> None:
    """Delete the seek. The page of the new device asks again."""
    db.execute("DELETE FROM seeks WHERE device = ?", (old,))


def get_seeks(db: Db, devices: Sequence[str]) -> dict[str, StoredSeek]:
    """The seeks of these devices, by device."""
    found: dict[str, StoredSeek] = {}
    for marks, batch in placeholders(devices):
        rows = db.execute(f"SELECT {COLUMNS} FROM seeks WHERE device IN ({marks})", batch)
        found |= {str(row[0]): StoredSeek(*row) for row in rows}
    return found


def count_seeks(db: Db) -> int:
    """The number of stored seeks."""
    return int(db.execute("SELECT count(*) FROM seeks").get)


PERSONAL_DATA: Final = PersonalData(
    "seeks", (DeviceColumn("seeks", "device", of_guests=True),), reassign_device, export_personal_data
)
