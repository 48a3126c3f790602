"""Former names of accounts: for a year only their last owner may take them again.

Invariant: a name is kept as keyed hashes of how it reads and how it looks. Once its owner is erased it is kept for no
one, so that no one can impersonate them.
"""

from collections.abc import Iterable
from typing import Final, TypedDict

from bastide.server.storage.db import Db
from bastide.server.storage.table_quota import address_salt, hash_network

KEPT_MS: Final = 365 * 24 * 3600 * 1000


def hold_name(db: Db, looks: Iterable[str], holder: str, now: int) -> None:
    """Keep a dropped name, by its `looks`, for `holder` ("" for no one)."""
    db.execute("DELETE FROM former_names WHERE until_ms <= ?", (now,))
    rows = [(key, holder, now + KEPT_MS) for key in _hashes(db, looks)]
    db.executemany(
        "INSERT INTO former_names (hash, holder, until_ms) VALUES (?, ?, ?) ON CONFLICT (hash) DO UPDATE SET "
        "holder = excluded.holder, until_ms = excluded.until_ms",
        rows,
    )


def is_name_held(db: Db, looks: Iterable[str], holder: str, now: int) -> bool:
    """Return whether a name is kept for another account than `holder`."""
    keys = _hashes(db, looks)
    sql = f"SELECT holder FROM former_names WHERE until_ms > ? AND hash IN ({', '.join('?' * len(keys))})"
    return any(not row[0] or row[0] != holder for row in db.execute(sql, (now, *keys)))


def release_name(db: Db, looks: Iterable[str]) -> None:
    """Stop keeping a name, because it is in use again."""
    db.executemany("DELETE FROM former_names WHERE hash = ?", [(key,) for key in _hashes(db, looks)])


def forget_former_names(db: Db, holder: str) -> None:
    """Keep the former names of an erased owner for no one."""
    db.execute("UPDATE former_names SET holder = '' WHERE holder = ?", (holder,))


class FormerNameInfo(TypedDict):
    """Until when a former name stays reserved."""

    until_ms: int


def export_former_names(db: Db, holder: str) -> list[FormerNameInfo]:
    """Return until when each former name of an account is kept."""
    sql = "SELECT DISTINCT until_ms FROM former_names WHERE holder = ? ORDER BY until_ms"
    return [{"until_ms": int(row[0])} for row in db.execute(sql, (holder,))]


def _hashes(db: Db, looks: Iterable[str]) -> list[str]:
    key = address_salt(db)
    return sorted(hash_network(key, f"name {look}") for look in looks)
