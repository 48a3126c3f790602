"""Storage of the order of entrants, of substitutes, and of the next season of a league.

Substitutes are ready to replace an entrant, or to enter a tournament late. Invariant: no one enters a tournament
without asking for it. Results stay with the entry, no matter who plays it.
"""

from typing import Any, Final, Literal

from bastide.server.features.tournaments.store import Entrant, TournamentTeam, list_substitutes
from bastide.server.storage.db import Db
from bastide.server.storage.personal_parts import DeviceColumn, PersonalData, move_rows

MOST: Final = 16
"""Substitutes per tournament."""
_SUBSTITUTE: Final = DeviceColumn("standbys", "device", of_guests=True)
_ENTER: Final = "INSERT INTO entrants (tournament_id, device, name, seed, joined_ms) VALUES (?, ?, ?, ?, ?)"


def store_seeds(db: Db, tournament_id: str, entrants: list[Entrant], teams: list[TournamentTeam]) -> None:
    """Store the seeds and ratings of those who start. Delete all other entrants and teams."""
    db.execute("UPDATE entrants SET seed = -1 WHERE tournament_id = ?", (tournament_id,))
    rows = [(seed, entrant.rating, tournament_id, entrant.device) for seed, entrant in enumerate(entrants)]
    db.executemany("UPDATE entrants SET seed = ?, rating = ? WHERE tournament_id = ? AND device = ?", rows)
    db.execute("DELETE FROM entrants WHERE tournament_id = ? AND seed < 0", (tournament_id,))
    db.execute("UPDATE teams SET seed = -1 WHERE tournament_id = ?", (tournament_id,))
    seeds = [(seed, tournament_id, team.n) for seed, team in enumerate(teams)]
    db.executemany("UPDATE teams SET seed = ? WHERE tournament_id = ? AND n = ?", seeds)
    db.execute("DELETE FROM teams WHERE tournament_id = ? AND seed < 0", (tournament_id,))


def store_seed_order(db: Db, tournament_id: str, devices: list[str]) -> None:
    """Store the host's seeding order: devices of entrants, or of team captains."""
    rows = [(n, tournament_id, device) for n, device in enumerate(devices)]
    for table, column in (("entrants", "device"), ("teams", "captain")):
        db.executemany(f"UPDATE {table} SET seed = ? WHERE tournament_id = ? AND {column} = ?", rows)


def next_season_of(db: Db, tournament_id: str) -> str:
    """Return the id of the next season's tournament, or ""."""
    sql = "SELECT id FROM tournaments WHERE season_of = ? AND phase != 'cancelled' LIMIT 1"
    return str(db.execute(sql, (tournament_id,)).get or "")


def enter_season(db: Db, tournament_id: str, entrants: list[Entrant], now: int) -> None:
    """Enter these people in the given order. Skip erased accounts."""
    rows = [(tournament_id, entrant.device, entrant.name, n, now) for n, entrant in enumerate(entrants)]
    db.executemany(_ENTER, [row for row in rows if row[1]])


# ---- substitutes


def add_substitute(db: Db, tournament_id: str, device: str, name: str, now: int) -> Literal["", "full", "there"]:
    """Register a substitute. A repeated call changes nothing. Returns "there" for an entrant, even one who has left,
    and "full" at the limit."""
    sql = "SELECT count(*) FROM entrants WHERE tournament_id = ? AND device = ?"
    if db.execute(sql, (tournament_id, device)).get:
        return "there"
    if len(list_substitutes(db, tournament_id)) >= MOST:
        return "full"
    sql = "INSERT INTO standbys (tournament_id, device, name, joined_ms) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
    db.execute(sql, (tournament_id, device, name, now))
    return ""


def drop_substitute(db: Db, tournament_id: str, device: str) -> bool:
    """Remove a substitute. Returns False if they were not registered."""
    db.execute("DELETE FROM standbys WHERE tournament_id = ? AND device = ?", (tournament_id, device))
    return db.changes() > 0


def replace_entrant(db: Db, tournament_id: str, seed: int, device: str, name: str) -> bool:
    """Give an entrant's seed to a substitute. Returns False if they are no longer registered."""
    if not drop_substitute(db, tournament_id, device):
        return False
    sql = "UPDATE entrants SET device = ?, name = ?, withdrawn = 0, rating = 0 WHERE tournament_id = ? AND seed = ?"
    db.execute(sql, (device, name, tournament_id, seed))
    return True


def add_late_entrant(db: Db, tournament_id: str, device: str, name: str, now: int) -> bool:
    """Enter a substitute as the last seed, from the next round on. Returns False if they are no longer registered."""
    if not drop_substitute(db, tournament_id, device):
        return False
    db.order()
    seed = int(db.execute("SELECT count(*) FROM entrants WHERE tournament_id = ?", (tournament_id,)).get)
    db.execute(_ENTER, (tournament_id, device, name, seed, now))
    return True


def reassign_device(db: Db, old: str, new: str) -> None:
    """Move registrations to another device, or delete them if `new` is ""."""
    move_rows(db, _SUBSTITUTE, old, new)


def export_personal_data(db: Db, device: str) -> list[dict[str, Any]]:
    """Return the tournaments for which this device is a substitute."""
    sql = (
        "SELECT id, tournaments.name, standbys.name, joined_ms FROM standbys "
        "JOIN tournaments ON tournaments.id = tournament_id WHERE device = ? ORDER BY joined_ms"
    )
    names = ("id", "name", "as", "joined_ms")
    return [dict(zip(names, row, strict=True)) for row in db.execute(sql, (device,))]


PERSONAL_DATA: Final = PersonalData("standbys", (_SUBSTITUTE,), reassign_device, export_personal_data)
