"""Substitutes: players who are ready to replace an entrant, or to enter a tournament late.

Invariant: no one enters a tournament without asking for it. Results stay with the entry, no matter who plays it.
"""

from typing import Any, Final, Literal

from bastide.server.storage.db import Db
from bastide.server.storage.personal_parts import DeviceColumn, PersonalData, move_rows

MOST: Final = 16
"""Substitutes per tournament."""


def list_substitutes(db: Db, one: str) -> list[tuple[str, str]]:
    """Return device ids and names, in the order of registration."""
    sql = "SELECT device, name FROM standbys WHERE tournament_id = ? ORDER BY joined_ms, device"
    return [(str(device), str(name)) for device, name in db.execute(sql, (one,))]


def add_substitute(db: Db, one: str, device: str, name: str, now: int) -> Literal["", "full", "there"]:
    """Register a substitute. A repeated call changes nothing. Returns "there" for an entrant, even one who has left,
    and "full" at the limit."""
    sql = "SELECT count(*) FROM entrants WHERE tournament_id = ? AND device = ?"
    if db.execute(sql, (one, device)).get:
        return "there"
    if len(list_substitutes(db, one)) >= MOST:
        return "full"
    sql = "INSERT INTO standbys (tournament_id, device, name, joined_ms) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
    db.execute(sql, (one, device, name, now))
    return ""


def drop_substitute(db: Db, one: str, device: str) -> bool:
    """Remove a substitute. Returns False if they were not registered."""
    db.execute("DELETE FROM standbys WHERE tournament_id = ? AND device = ?", (one, device))
    return db.changes() > 0


def replace_entrant(db: Db, one: str, seed: int, device: str, name: str) -> bool:
    """Give an entrant's seed to a substitute. Returns False if they are no longer registered."""
    if not drop_substitute(db, one, device):
        return False
    sql = "UPDATE entrants SET device = ?, name = ?, withdrawn = 0, rating = 0 WHERE tournament_id = ? AND seed = ?"
    db.execute(sql, (device, name, one, seed))
    return True


def add_late_entrant(db: Db, one: str, device: str, name: str, now: int) -> bool:
    """Enter a substitute as the last seed, from the next round on. Returns False if they are no longer registered."""
    if not drop_substitute(db, one, device):
        return False
    db.order()
    seed = int(db.execute("SELECT count(*) FROM entrants WHERE tournament_id = ?", (one,)).get)
    sql = "INSERT INTO entrants (tournament_id, device, name, seed, joined_ms) VALUES (?, ?, ?, ?, ?)"
    db.execute(sql, (one, device, name, seed, now))
    return True


def reassign_device(db: Db, old: str, new: str) -> None:
    """Move registrations to another device, or delete them if `new` is ""."""
    move_rows(db, DeviceColumn("standbys", "device"), old, new)


def export_personal_data(db: Db, device: str) -> list[dict[str, Any]]:
    """Return the tournaments for which this device is a substitute."""
    sql = (
        "SELECT id, tournaments.name, standbys.name, joined_ms FROM standbys "
        "JOIN tournaments ON tournaments.id = tournament_id WHERE device = ? ORDER BY joined_ms"
    )
    names = ("id", "name", "as", "joined_ms")
    return [dict(zip(names, row, strict=True)) for row in db.execute(sql, (device,))]


PERSONAL_DATA: Final = PersonalData(
    "standbys",
    (DeviceColumn("standbys", "device", of_guests=True),),
    reassign_device,
    export_personal_data,
)
