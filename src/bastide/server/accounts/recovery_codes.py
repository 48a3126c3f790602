"""Codes for whoever loses the password or the passkey: each lets its owner in once.

Law: they are shown when they are made and never again; the store has their hashes.
"""

from typing import Final

from bastide.server.accounts import transfer_codes
from bastide.server.storage.db import Db

COUNT: Final = 8


def renew_recovery_codes(db: Db, device: str) -> list[str]:
    """Fresh codes of an account; those from before are worth nothing."""
    fresh = [transfer_codes.new_transfer_code() for _ in range(COUNT)]
    db.execute("DELETE FROM recovery_codes WHERE device = ?", (device,))
    db.executemany(
        "INSERT INTO recovery_codes VALUES (?, ?)",
        [(transfer_codes.hash_transfer_code(code), device) for code in fresh],
    )
    return fresh


def count_recovery_codes(db: Db, device: str) -> int:
    """How many have not been used."""
    return int(db.execute("SELECT count(*) FROM recovery_codes WHERE device = ?", (device,)).get)


def has_recovery_code(db: Db, device: str, code: str) -> bool:
    """Whether a code is one of the account's; it stays."""
    sql = "SELECT count(*) FROM recovery_codes WHERE hash = ? AND device = ?"
    return bool(db.execute(sql, (transfer_codes.hash_transfer_code(code), device)).get)


def redeem_recovery_code(db: Db, device: str, code: str) -> bool:
    """Whether a code is one of the account's; it is used up."""
    if not has_recovery_code(db, device, code):
        return False
    db.execute("DELETE FROM recovery_codes WHERE hash = ?", (transfer_codes.hash_transfer_code(code),))
    return True
