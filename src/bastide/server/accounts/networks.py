"""The networks from which an account was used last, as keyed hashes.

Invariant: an account keeps a few, each for a year after its last use. They go with the account.
"""

from typing import Any, Final

from bastide.server.storage.db import Db
from bastide.server.storage.table_quota import address_salt, hash_network

MOST: Final = 8
"""Networks of an account; beyond, those not used for longest go."""
KEPT_MS: Final = 365 * 24 * 3600 * 1000
NOTED_MS: Final = 3600 * 1000
"""The last use is noted that exactly."""
SHOWN: Final = 16
"""So much of a hash names a network for its owner."""


def note_network(db: Db, device: str, network: str, now: int) -> None:
    """An account was used from a network."""
    key = hash_network(address_salt(db), network)
    if not key or network_used_ms(db, device, network) > now - NOTED_MS:
        return
    db.execute("DELETE FROM account_networks WHERE used_ms < ?", (now - KEPT_MS,))
    db.execute(
        "INSERT INTO account_networks (device, network, used_ms) VALUES (?, ?, ?) "
        "ON CONFLICT (device, network) DO UPDATE SET used_ms = excluded.used_ms",
        (device, key, now),
    )
    for known, _ in _of(db, device)[MOST:]:
        db.execute("DELETE FROM account_networks WHERE device = ? AND network = ?", (device, known))


def network_used_ms(db: Db, device: str, network: str) -> int:
    """When an account was last used from a network; 0 for never."""
    sql = "SELECT used_ms FROM account_networks WHERE device = ? AND network = ?"
    row = db.execute(sql, (device, hash_network(address_salt(db), network))).fetchone()
    return int(row[0]) if row else 0


def is_known_network(db: Db, device: str, network: str, now: int) -> bool:
    """Whether an account was used from a network within a year."""
    return network_used_ms(db, device, network) > now - KEPT_MS


def export_networks(db: Db, device: str) -> list[dict[str, Any]]:
    """What is stored of an account's networks, the latest used first."""
    return [{"id": network[:SHOWN], "used_ms": used} for network, used in _of(db, device)]


def _of(db: Db, device: str) -> list[tuple[str, int]]:
    sql = "SELECT network, used_ms FROM account_networks WHERE device = ? ORDER BY used_ms DESC, network"
    return [(str(network), int(used)) for network, used in db.execute(sql, (device,))]
