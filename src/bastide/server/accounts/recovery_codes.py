"""Recovery codes, for owners who lost their password or passkey: each signs them in once.

Invariant: codes are shown when they are created and never again. The store has only their hashes.
"""

from typing import Final

from bastide.server.accounts import transfer_codes
from bastide.server.storage.db import Db

COUNT: Final = 8


def renew_recovery_codes(db: Db, device: str) -> list[str]:
    """Replace the codes of an account and return the new ones."""
    codes = [transfer_codes.new_transfer_code() for _ in range(COUNT)]
    db.execute("DELETE FROM recovery_codes WHERE device = ?", (device,))
    rows = [(transfer_codes.hash_transfer_code(code), device) for code in codes]
    db.executemany("INSERT INTO recovery_codes VALUES (?, ?)", rows)
    return codes


def count_recovery_codes(db: Db, device: str) -> int:
    """Return how many codes of an account are left."""
    return int(db.execute("SELECT count(*) FROM recovery_codes WHERE device = ?", (device,)).get)


def has_recovery_code(db: Db, device: str, code: str) -> bool:
    """Return whether a code is one of the account's. It stays valid."""
    sql = "SELECT count(*) FROM recovery_codes WHERE hash = ? AND device = ?"
    return bool(db.execute(sql, (transfer_codes.hash_transfer_code(code), device)).get)


def redeem_recovery_code(db: Db, device: str, code: str) -> bool:
    """Return whether a code is one of the account's, and delete it."""
    if not has_recovery_code(db, device, code):
        return False
    db.execute("DELETE FROM recovery_codes WHERE hash = ?", (transfer_codes.hash_transfer_code(code),))
    return True
