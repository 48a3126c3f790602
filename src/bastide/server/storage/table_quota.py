"""Who opened which tables, for quotas that outlive a restart.

Law: an address is kept only as a keyed hash, and for a day. A table counts as open until its game, or its lesson, has
ended in any way.
"""

import hashlib
import hmac
import secrets
from dataclasses import dataclass
from typing import Final

from bastide.server.storage.db import Db
from bastide.server.storage.personal_parts import DeviceColumn, PersonalData
from bastide.server.storage.service_clock import DAY

HOUR = 3_600_000
"""Milliseconds."""
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
    """A device opens a table from an address (hashed; "" where nobody knows it)."""

    device: str
    address: str = ""


@dataclass(frozen=True)
class OpeningCounts:
    """What there is when somebody wants a table: open ones, of all, of this device, of this address, and how many
    milliseconds ago device and address opened their n-th last one (None: never so many)."""

    open: int
    of_device: int
    of_address: int
    device_ago: int | None
    address_ago: int | None


def address_salt(db: Db) -> bytes:
    """The key for the hashes of addresses, made once."""
    db.execute("INSERT INTO salts VALUES ('address', ?) ON CONFLICT DO NOTHING", (secrets.token_bytes(32),))
    return bytes(db.execute("SELECT value FROM salts WHERE name = 'address'").get)


def hash_network(key: bytes, network: str) -> str:
    """A network as it is kept."""
    return hmac.new(key, network.encode(), hashlib.sha256).hexdigest()[:32] if network else ""


def note_opening(db: Db, table: str, who: TableOpening, served: int) -> None:
    """A table was opened."""
    db.execute("INSERT INTO openings VALUES (?, ?, ?, ?)", (table, served, who.device, who.address))


def count_openings(db: Db, who: TableOpening, served: int, per_hour: tuple[int, int]) -> OpeningCounts:
    """How much there is already; `per_hour` are the n of device and address."""
    mine = f"SELECT count(*) FROM openings JOIN tables ON id = table_id WHERE phase IN {OPEN} AND "
    of_address = db.execute(f"{mine} address = ?", (who.address,)).get if who.address else 0
    return OpeningCounts(
        int(db.execute(f"SELECT count(*) FROM tables WHERE phase IN {OPEN}").get),
        int(db.execute(f"{mine} device = ?", (who.device,)).get),
        int(of_address),
        _ago(db, "device", who.device, served, per_hour[0]),
        _ago(db, "address", who.address, served, per_hour[1]) if who.address else None,
    )


def _ago(db: Db, column: str, value: str, served: int, most: int) -> int | None:
    sql = f"SELECT served_ms FROM openings WHERE {column} = ? ORDER BY served_ms DESC LIMIT 1 OFFSET ?"
    found = db.execute(sql, (value, max(0, most - 1))).get
    return None if found is None else max(0, served - int(found))


def list_lonely_tables(db: Db, before: int, most: int, device: str = "", address: str = "") -> list[str]:
    """Open tables that concern nobody else, untouched since `before`, the longest first: of a device those where
    nobody else sits; of an address, or of anybody, those where nobody else ever sat and hardly anything happened."""
    whose = DEVICE if device else ADDRESS if address else ANYBODY
    sql = f"SELECT id FROM tables {whose} AND phase IN {OPEN} AND tables.served_ms < :before "
    given = {"value": device or address, "before": before, "most": most}
    rows = db.execute(f"{sql} ORDER BY phase != 'lobby', tables.served_ms LIMIT :most", given)
    return [str(row[0]) for row in rows]


def forget_openings(db: Db, served: int) -> None:
    """After a day addresses are forgotten, and whatever belongs to tables that are no longer open."""
    old = served - DAY
    db.execute("UPDATE openings SET address = '' WHERE address != '' AND served_ms < ?", (old,))
    gone = f"NOT EXISTS (SELECT 1 FROM tables WHERE id = table_id AND phase IN {OPEN})"
    db.execute(f"DELETE FROM openings WHERE served_ms < ? AND {gone}", (old,))


def reassign_device(db: Db, old: str, new: str) -> None:
    """Tables that a device has opened count for the quota of another one, or with none ("") for no quota."""
    db.execute("UPDATE openings SET device = ? WHERE device = ?", (new, old))


PERSONAL_DATA: Final = PersonalData("openings", (DeviceColumn("openings", "device"),), reassign_device)
