"""Seeks: who waits to be paired, with which wishes, and the table that was found for him.

Law: a device has one seek at most. It is taken by a table in the transaction that stores that table, and by one table
only, however many processes look for pairs. One that has not been heard of for a while is passed over.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from bastide.server.storage.personal_parts import DeviceColumn, PersonalData

if TYPE_CHECKING:
    from bastide.server.storage.db import Db

COLUMNS = "device, id, name, terms, seats, language, address, since_ms, beat_ms, table_id"
PORTION = 200
"""Devices in one statement, at most."""


@dataclass(frozen=True)
class StoredSeek:
    """`terms` are JSON (protocol/terms.py), `address` is hashed as openings have it, moments are milliseconds since
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
        """What has to be the same of those who are paired."""
        return self.terms, self.seats


class SeekLost(Exception):
    """Somebody who was to be paired is not there any more, or has been paired."""


def get_seek(db: Db, device: str) -> StoredSeek | None:
    """The seek of a device."""
    row = db.execute(f"SELECT {COLUMNS} FROM seeks WHERE device = ?", (device,)).fetchone()
    return None if row is None else StoredSeek(*row)


def find_seek(db: Db, id: str) -> StoredSeek | None:
    """The seek of that id, if it still waits."""
    row = db.execute(f"SELECT {COLUMNS} FROM seeks WHERE id = ? AND table_id = ''", (id,)).fetchone()
    return None if row is None else StoredSeek(*row)


def store_seek(db: Db, seek: StoredSeek) -> StoredSeek:
    """Somebody waits. With the same wish as before he keeps his place, and a table that was found for him."""
    before = get_seek(db, seek.device)
    if before is not None and before.table:
        if db.execute("SELECT 1 FROM tables WHERE id = ? AND phase = 'lobby'", (before.table,)).fetchone():
            return before
        db.execute("DELETE FROM seeks WHERE device = ?", (seek.device,))
        before = None
    same = before is not None and before.wish == seek.wish
    since = before.since_ms if before is not None and same else seek.since_ms
    fresh = StoredSeek(**{**seek.__dict__, "since_ms": since})
    db.execute(
        f"INSERT INTO seeks ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, '') ON CONFLICT (device) DO UPDATE SET "
        "id = excluded.id, name = excluded.name, terms = excluded.terms, seats = excluded.seats, language = "
        "excluded.language, address = excluded.address, since_ms = excluded.since_ms, beat_ms = excluded.beat_ms "
        "WHERE seeks.table_id = ''",
        (*_values(fresh)[:-1],),
    )
    return get_seek(db, seek.device) or fresh


def _values(seek: StoredSeek) -> tuple[Any, ...]:
    return tuple(seek.__dict__.values())


def drop_seek(db: Db, device: str) -> StoredSeek | None:
    """Somebody does not wait any longer; his seek where a table had been found for him before."""
    db.execute("DELETE FROM seeks WHERE device = ? AND table_id = ''", (device,))
    return get_seek(db, device)


def refresh_seeks(db: Db, devices: Sequence[str], now: int) -> None:
    """The pages of these devices are there."""
    for begin in range(0, len(devices), PORTION):
        some = devices[begin : begin + PORTION]
        marks = ", ".join("?" * len(some))
        db.execute(f"UPDATE seeks SET beat_ms = ? WHERE device IN ({marks})", (now, *some))


def list_waiting_seeks(db: Db, since: int, most: int = 10_000) -> list[StoredSeek]:
    """Who waits and has been heard of `since` then, the longest first."""
    sql = f"SELECT {COLUMNS} FROM seeks WHERE table_id = '' AND beat_ms >= ? ORDER BY since_ms, device LIMIT ?"
    return [StoredSeek(*row) for row in db.execute(sql, (since, most))]


def list_shown_seeks(db: Db, since: int, most: int) -> list[StoredSeek]:
    """Who waits and was active `since` then, for a list of this length: addresses take turns, of each the one who
    has waited longest first."""
    turn = "row_number() OVER (PARTITION BY coalesce(nullif(address, ''), device) ORDER BY since_ms, device)"
    sql = (
        f"SELECT {COLUMNS} FROM (SELECT {COLUMNS}, {turn} AS turn FROM seeks WHERE table_id = '' AND beat_ms >= ?) "
        "AS waiting ORDER BY turn, since_ms, device LIMIT ?"
    )
    return [StoredSeek(*row) for row in db.execute(sql, (since, most))]


def count_other_seeks(db: Db, address: str, device: str, since: int) -> int:
    """How many other devices wait at an address and were active `since` then."""
    sql = "SELECT count(*) FROM seeks WHERE address = ? AND device != ? AND table_id = '' AND beat_ms >= ?"
    return int(db.execute(sql, (address, device, since)).get)


def claim_seeks(db: Db, table: str, seeks: Iterable[StoredSeek], since: int) -> None:
    """A table is found for these; part of the transaction that stores it. Raises SeekLost."""
    sql = (
        "UPDATE seeks SET table_id = ? WHERE device = ? AND id = ? AND table_id = '' AND beat_ms >= ? RETURNING device"
    )
    for seek in sorted(seeks, key=lambda seek: seek.device):
        if db.execute(sql, (table, seek.device, seek.id, since)).fetchone() is None:
            raise SeekLost(seek.device)


def list_matched_seeks(db: Db) -> list[tuple[StoredSeek, str, int]]:
    """For whom a table has been found, with its phase ("" where it is gone) and when it was made."""
    names = ", ".join(f"seeks.{name.strip()}" for name in COLUMNS.split(","))
    sql = (
        f"SELECT {names}, coalesce(tables.phase, ''), coalesce(tables.created_ms, 0) FROM seeks "
        "LEFT JOIN tables ON tables.id = seeks.table_id WHERE seeks.table_id != ''"
    )
    return [(StoredSeek(*row[:-2]), str(row[-2]), int(row[-1])) for row in db.execute(sql)]


def settle_seeks(db: Db, table: str, again: Iterable[str], now: int) -> None:
    """A table is nobody's find any more: those who seek `again` wait from when they first did, the others not."""
    for device in sorted(again):
        db.execute(
            "UPDATE seeks SET table_id = '', beat_ms = ? WHERE device = ? AND table_id = ?", (now, device, table)
        )
    db.execute("DELETE FROM seeks WHERE table_id = ?", (table,))


def tidy_seeks(db: Db, before: int) -> None:
    """Those not heard of since `before` go."""
    db.execute("DELETE FROM seeks WHERE table_id = '' AND beat_ms < ?", (before,))


def export_personal_data(db: Db, device: str) -> list[dict[str, Any]]:
    """What is stored of a device's seek."""
    seek = get_seek(db, device)
    if seek is None:
        return []
    return [
        {"name": seek.name, "terms": seek.terms, "seats": seek.seats, "since_ms": seek.since_ms, "table": seek.table}
    ]


def reassign_device(db: Db, old: str, new: str) -> None:
    """It goes: the page of the device that it becomes asks anew."""
    db.execute("DELETE FROM seeks WHERE device = ?", (old,))


def get_seeks(db: Db, devices: Sequence[str]) -> dict[str, StoredSeek]:
    """The seeks of these devices, by device."""
    found: dict[str, StoredSeek] = {}
    for begin in range(0, len(devices), PORTION):
        some = devices[begin : begin + PORTION]
        sql = f"SELECT {COLUMNS} FROM seeks WHERE device IN ({', '.join('?' * len(some))})"
        found |= {str(row[0]): StoredSeek(*row) for row in db.execute(sql, tuple(some))}
    return found


def count_seeks(db: Db) -> int:
    """How many there are."""
    return int(db.execute("SELECT count(*) FROM seeks").get)


PERSONAL_DATA: Final = PersonalData(
    "seeks",
    (DeviceColumn("seeks", "device", of_guests=True),),
    reassign_device,
    export_personal_data,
)
