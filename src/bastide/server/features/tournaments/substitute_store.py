"""People who are ready to step into a tournament: in the place of somebody, or late.

Law: nobody is put into a tournament who has not asked for it. Results stay with the place, whoever plays it.
"""

from typing import Any, Final, Literal

from bastide.server.storage.db import Db
from bastide.server.storage.personal_parts import DeviceColumn, PersonalData

MOST: Final = 16
"""Of a tournament."""


def list_substitutes(db: Db, one: str) -> list[tuple[str, str]]:
    """Devices and names, in the order of their coming."""
    sql = "SELECT device, name FROM standbys WHERE tournament_id = ? ORDER BY joined_ms, device"
    return [(str(device), str(name)) for device, name in db.execute(sql, (one,))]


def add_substitute(db: Db, one: str, device: str, name: str, now: int) -> Literal["", "full", "there"]:
    """Somebody is ready; twice changes nothing. Who takes part, or has left, is "there"."""
    sql = "SELECT count(*) FROM entrants WHERE tournament_id = ? AND device = ?"
    if db.execute(sql, (one, device)).get:
        return "there"
    if len(list_substitutes(db, one)) >= MOST:
        return "full"
    sql = "INSERT INTO standbys (tournament_id, device, name, joined_ms) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
    db.execute(sql, (one, device, name, now))
    return ""


def drop_substitute(db: Db, one: str, device: str) -> bool:
    """Somebody is ready no longer; whether he was."""
    db.execute("DELETE FROM standbys WHERE tournament_id = ? AND device = ?", (one, device))
    return db.changes() > 0


def replace_entrant(db: Db, one: str, seed: int, device: str, name: str) -> bool:
    """Somebody who is ready has the place of an entrant from now on; False where he is not ready any more."""
    if not drop_substitute(db, one, device):
        return False
    sql = "UPDATE entrants SET device = ?, name = ?, withdrawn = 0, rating = 0 WHERE tournament_id = ? AND seed = ?"
    db.execute(sql, (device, name, one, seed))
    return True


def add_late_entrant(db: Db, one: str, device: str, name: str, now: int) -> bool:
    """Somebody who is ready takes part from the next round on, as the last seed; False where he is ready no more."""
    if not drop_substitute(db, one, device):
        return False
    db.order()
    seed = int(db.execute("SELECT count(*) FROM entrants WHERE tournament_id = ?", (one,)).get)
    sql = "INSERT INTO entrants (tournament_id, device, name, seed, joined_ms) VALUES (?, ?, ?, ?, ?)"
    db.execute(sql, (one, device, name, seed, now))
    return True


def reassign_device(db: Db, old: str, new: str) -> None:
    """Who was ready is so by another device; with none ("") nobody is."""
    if new:
        sql = (
            "INSERT INTO standbys SELECT tournament_id, ?, name, joined_ms FROM standbys WHERE device = ? "
            "ON CONFLICT DO NOTHING"
        )
        db.execute(sql, (new, old))
    db.execute("DELETE FROM standbys WHERE device = ?", (old,))


def export_personal_data(db: Db, device: str) -> list[dict[str, Any]]:
    """The tournaments for which a device is ready."""
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
