"""Networks from which an account was used recently, as keyed hashes.

Invariant: an account keeps a few, each for a year after its last use. They are deleted with the account.
"""

from typing import Final, TypedDict

from bastide.server.storage.db import Db
from bastide.server.storage.table_quota import address_salt, hash_network

MOST: Final = 8
"""Networks of an account. Beyond that the least recently used are deleted."""
KEPT_MS: Final = 365 * 24 * 3600 * 1000
NOTED_MS: Final = 3600 * 1000
"""Precision with which the last use is stored."""
SHOWN: Final = 16
"""Characters of a hash that name a network for its owner."""


def note_network(db: Db, device: str, network: str, now: int) -> None:
    """Store that an account was used from a network."""
    key = hash_network(address_salt(db), network)
    if not key or network_used_ms(db, device, network) > now - NOTED_MS:
        return
    db.execute("DELETE FROM account_networks WHERE used_ms < ?", (now - KEPT_MS,))
    db.execute(
        "INSERT INTO account_networks (device, network, used_ms) VALUES (?, ?, ?) "
        "ON CONFLICT (device, network) DO UPDATE SET used_ms = excluded.used_ms",
        (device, key, now),
    )
    for known, _ in _list_networks(db, device)[MOST:]:
        db.execute("DELETE FROM account_networks WHERE device = ? AND network = ?", (device, known))


def network_used_ms(db: Db, device: str, network: str) -> int:
    """Return when an account was last used from a network, in ms since 1970, 0 for never."""
    sql = "SELECT used_ms FROM account_networks WHERE device = ? AND network = ?"
    return int(db.execute(sql, (device, hash_network(address_salt(db), network))).get or 0)


def is_known_network(db: Db, device: str, network: str, now: int) -> bool:
    """Return whether an account was used from a network within a year."""
    return network_used_ms(db, device, network) > now - KEPT_MS


class NetworkInfo(TypedDict):
    """A network from which the account was used, by a part of its hash."""

    id: str
    used_ms: int


def export_networks(db: Db, device: str) -> list[NetworkInfo]:
    """Return the stored networks of an account, most recently used first."""
    return [{"id": network[:SHOWN], "used_ms": used} for network, used in _list_networks(db, device)]


def _list_networks(db: Db, device: str) -> list[tuple[str, int]]:
    sql = "SELECT network, used_ms FROM account_networks WHERE device = ? ORDER BY used_ms DESC, network"
    return [(str(network), int(used)) for network, used in db.execute(sql, (device,))]
