"""Storage of the seeding order, and of the next season of a league."""

from bastide.server.features.tournaments.store import Entrant, TournamentTeam
from bastide.server.storage.db import Db


def store_seeds(db: Db, one: str, people: list[Entrant], squads: list[TournamentTeam]) -> None:
    """Store the seeds and ratings of those who start. Delete all other entrants and teams."""
    db.execute("UPDATE entrants SET seed = -1 WHERE tournament_id = ?", (one,))
    rows = [(seed, entrant.rating, one, entrant.device) for seed, entrant in enumerate(people)]
    db.executemany("UPDATE entrants SET seed = ?, rating = ? WHERE tournament_id = ? AND device = ?", rows)
    db.execute("DELETE FROM entrants WHERE tournament_id = ? AND seed < 0", (one,))
    db.execute("UPDATE teams SET seed = -1 WHERE tournament_id = ?", (one,))
    lines = [(seed, one, team.n) for seed, team in enumerate(squads)]
    db.executemany("UPDATE teams SET seed = ? WHERE tournament_id = ? AND n = ?", lines)
    db.execute("DELETE FROM teams WHERE tournament_id = ? AND seed < 0", (one,))


def store_seed_order(db: Db, one: str, devices: list[str]) -> None:
    """Store the host's seeding order: devices of entrants, or of team captains."""
    sql = "UPDATE entrants SET seed = ? WHERE tournament_id = ? AND device = ?"
    db.executemany(sql, [(n, one, device) for n, device in enumerate(devices)])
    sql = "UPDATE teams SET seed = ? WHERE tournament_id = ? AND captain = ?"
    db.executemany(sql, [(n, one, device) for n, device in enumerate(devices)])


def next_season_of(db: Db, one: str) -> str:
    """Return the id of the next season's tournament, or ""."""
    sql = "SELECT id FROM tournaments WHERE season_of = ? AND phase != 'cancelled' LIMIT 1"
    return str(db.execute(sql, (one,)).get or "")


def enter_season(db: Db, one: str, people: list[Entrant], now: int) -> None:
    """Enter these people in the given order. Skip erased accounts."""
    sql = "INSERT INTO entrants (tournament_id, device, name, seed, joined_ms) VALUES (?, ?, ?, ?, ?)"
    rows = [(one, who.device, who.name, n, now) for n, who in enumerate(people) if who.device]
    db.executemany(sql, rows)
