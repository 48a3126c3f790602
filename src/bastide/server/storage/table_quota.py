"""Quotas for opening tables: who opened which ones. They outlive a restart.

Invariant: an address is kept only as a keyed hash, and for a day. A table counts as open until its game or lesson has
ended in any way.
"""

import hashlib
import hmac
from dataclasses import dataclass
from typing import Final

from bastide.server.storage.db import Db, salt_of
from bastide.server.storage.personal_parts import DeviceColumn, PersonalData
from bastide.server.storage.service_clock import DAY

HOUR = 3_600_000
"""An hour in ms."""
OPEN = "('lobby', 'playing', 'lesson')"
"""Phases in which a table is open, as SQL."""
ANYBODY = "WHERE alone = 1"
ADDRESS = "JOIN openings ON id = table_id WHERE openings.address = :value AND alone = 1"
DEVICE = (
    "JOIN openings ON id = table_id WHERE openings.device = :value AND NOT EXISTS "
    "(SELECT 1 FROM sitting WHERE table_id = id AND sitting.device != openings.device)"
)


@dataclass(frozen=True)
class TableOpening:
    """A device that opens a table. `address` is the hash of its network, "" if that is unknown."""

    device: str
    address: str = ""


@dataclass(frozen=True)
class OpeningCounts:
    """Counts for a quota: open tables of all, of a device and of an address.

    `device_ago` and `address_ago` are the ms since they opened their n-th last table, or None if they opened fewer.
    """

    open: int
    of_device: int
    of_address: int
    device_ago: int | None
    address_ago: int | None


def address_salt(db: Db) -> bytes:
    """Return the key for the hashes of addresses. It is created once."""
    return salt_of(db, "address")


def hash_network(key: bytes, network: str) -> str:
    """Return a network as it is stored, a keyed hash. "" stays ""."""
    return hmac.new(key, network.encode(), hashlib.sha256).hexdigest()[:32] if network else ""


def count_openings(db: Db, who: TableOpening, served: int, per_hour: tuple[int, int]) -> OpeningCounts:
    """Count tables for a quota. `per_hour` is the n of the device and of the address."""
    mine = f"SELECT count(*) FROM openings JOIN tables ON id = table_id WHERE phase IN {OPEN} AND "
    return OpeningCounts(
        int(db.execute(f"SELECT count(*) FROM tables WHERE phase IN {OPEN}").get),
        int(db.execute(f"{mine} device = ?", (who.device,)).get),
        int(db.execute(f"{mine} address = ?", (who.address,)).get) if who.address else 0,
        _ago(db, "device", who.device, served, per_hour[0]),
        _ago(db, "address", who.address, served, per_hour[1]) if who.address else None,
    )


def _ago(db: Db, column: str, value: str, served: int, most: int) -> int | None:
    sql = f"SELECT served_ms FROM openings WHERE {column} = ? ORDER BY served_ms DESC LIMIT 1 OFFSET ?"
    found = db.execute(sql, (value, max(0, most - 1))).get
    return None if found is None else max(0, served - int(found))


def list_lonely_tables(db: Db, before: int, most: int, device: str = "", address: str = "") -> list[str]:
    """Return open tables of only one player, untouched since `before`, lobbies first, then longest untouched first.

    Of a device: those where no other device sits. Of an address, or of all: those where no other player ever sat and
    hardly anything happened.
    """
    whose = DEVICE if device else ADDRESS if address else ANYBODY
    sql = f"SELECT id FROM tables {whose} AND phase IN {OPEN} AND tables.served_ms < :before "
    given = {"value": device or address, "before": before, "most": most}
    rows = db.execute(f"{sql} ORDER BY phase != 'lobby', tables.served_ms LIMIT :most", given)
    return [str(row[0]) for row in rows]


def forget_openings(db: Db, served: int) -> None:
    """Forget addresses after a day, and the openings of tables that are no longer open."""
    old = served - DAY
    db.execute("UPDATE openings SET address = '' WHERE address != '' AND served_ms < ?", (old,))
    gone = f"NOT EXISTS (SELECT 1 FROM tables WHERE id = table_id AND phase IN {OPEN})"
    db.execute(f"DELETE FROM openings WHERE served_ms < ? AND {gone}", (old,))


def reassign_device(db: Db, old: str, new: str) -> None:
    """Count the tables that a device opened for another device's quota, or for none ("")."""
    db.execute("UPDATE openings SET device = ? WHERE device = ?", (new, old))


PERSONAL_DATA: Final = PersonalData("openings", (DeviceColumn("openings", "device"),), reassign_device)
