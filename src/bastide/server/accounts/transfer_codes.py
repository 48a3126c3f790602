"""Codes by which another browser takes over the seats of a device.

Law: a code is sixteen signs (80 bits), lies in the store as a hash, works once and for a day; a device has one at most.
"""

import hashlib
import secrets
import time
from typing import Final

from bastide.server.storage.db import Db
from bastide.server.storage.personal_parts import DeviceColumn, PersonalData

SIGNS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
LENGTH: Final = 16
DAY_MS: Final = 24 * 3600 * 1000
_READ_AS = str.maketrans("OIL", "011", " -\u2010\u2013\u2014")


def new_transfer_code() -> str:
    """A new code, in groups of four."""
    code = "".join(secrets.choice(SIGNS) for _ in range(LENGTH))
    return "-".join(code[n : n + 4] for n in range(0, LENGTH, 4))


def hash_transfer_code(code: str) -> str:
    """By what a code is known in the store; letters that look like digits are those."""
    plain = code.upper().translate(_READ_AS)
    return hashlib.sha256(b"bastide-code|" + plain.encode()).hexdigest()


def store_transfer_code(db: Db, code: str, device: str, now_ms: int | None = None) -> int:
    """A device has this code now; the moment until which it works."""
    now = int(time.time() * 1000) if now_ms is None else now_ms
    db.execute("DELETE FROM codes WHERE until_ms < ? OR device = ?", (now, device))
    db.execute("INSERT INTO codes VALUES (?, ?, ?)", (hash_transfer_code(code), device, now + DAY_MS))
    return now + DAY_MS


def redeem_transfer_code(db: Db, code: str, now_ms: int | None = None) -> str | None:
    """The device of a code, which is used up by it; None where it is none, or too old."""
    now = int(time.time() * 1000) if now_ms is None else now_ms
    row = db.execute("SELECT device, until_ms FROM codes WHERE hash = ?", (hash_transfer_code(code),)).fetchone()
    if row is None:
        return None
    db.execute("DELETE FROM codes WHERE hash = ?", (hash_transfer_code(code),))
    return str(row[0]) if int(row[1]) >= now else None


def forget(db: Db, device: str) -> None:
    """No other browser takes over a device any more by a code that was made before."""
    db.execute("DELETE FROM codes WHERE device = ?", (device,))


def reassign_device(db: Db, old: str, new: str) -> None:
    """Codes go: they would lead to a device that is another one now."""
    forget(db, old)


PERSONAL_DATA: Final = PersonalData("codes", (DeviceColumn("codes", "device", of_guests=True),), reassign_device)
