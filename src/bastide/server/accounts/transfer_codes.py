"""Transfer codes, with which another browser takes over the seats of a device.

Invariant: a code has sixteen characters (80 bits), is stored as a hash, and is valid once and for a day. A device has
at most one.
"""

import hashlib
import secrets
from typing import Final

from bastide.server.common.times import now_ms
from bastide.server.storage.db import Db
from bastide.server.storage.personal_parts import DeviceColumn, PersonalData

SIGNS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
LENGTH: Final = 16
DAY_MS: Final = 24 * 3600 * 1000
_READ_AS = str.maketrans("OIL", "011", " -\u2010\u2013\u2014")


def new_transfer_code() -> str:
    """Return a new code, in groups of four characters."""
    code = "".join(secrets.choice(SIGNS) for _ in range(LENGTH))
    return "-".join(code[n : n + 4] for n in range(0, LENGTH, 4))


def hash_transfer_code(code: str) -> str:
    """Return the hash under which a code is stored. Letters that look like digits count as these digits."""
    plain = code.upper().translate(_READ_AS)
    return hashlib.sha256(b"bastide-code|" + plain.encode()).hexdigest()


def store_transfer_code(db: Db, code: str, device: str, now: int | None = None) -> int:
    """Store a device's new code, and return when it expires in ms since 1970."""
    now = now_ms() if now is None else now
    db.execute("DELETE FROM codes WHERE until_ms < ? OR device = ?", (now, device))
    db.execute("INSERT INTO codes VALUES (?, ?, ?)", (hash_transfer_code(code), device, now + DAY_MS))
    return now + DAY_MS


def redeem_transfer_code(db: Db, code: str, now: int | None = None) -> str | None:
    """Return the device of a code and delete the code. Returns None if it is unknown or expired."""
    sql = "DELETE FROM codes WHERE hash = ? RETURNING device, until_ms"
    row = db.execute(sql, (hash_transfer_code(code),)).fetchone()
    return str(row[0]) if row and int(row[1]) >= (now_ms() if now is None else now) else None


def forget(db: Db, device: str) -> None:
    """Delete the code of a device."""
    db.execute("DELETE FROM codes WHERE device = ?", (device,))


def reassign_device(db: Db, old: str, new: str) -> None:
    """Delete the code, because it would lead to a device that is another one now."""
    forget(db, old)


PERSONAL_DATA: Final = PersonalData("codes", (DeviceColumn("codes", "device", of_guests=True),), reassign_device)
