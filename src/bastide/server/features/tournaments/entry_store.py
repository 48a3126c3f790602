"""In which order people and teams are entered in a tournament, and the season that follows one."""

from bastide.server.features.tournaments.store import Entrant, TournamentTeam
from bastide.server.storage.db import Db


def store_seeds(db: Db, one: str, people: list[Entrant], squads: list[TournamentTeam]) -> None:
    """The seeds of those who begin, in their order, with the ratings that gave it; who is not among them is out."""
    db.execute("UPDATE entrants SET seed = -1 WHERE tournament_id = ?", (one,))
    rows = [(seed, entrant.rating, one, entrant.device) for seed, entrant in enumerate(people)]
    db.executemany("UPDATE entrants SET seed = ?, rating = ? WHERE tournament_id = ? AND device = ?", rows)
    db.execute("DELETE FROM entrants WHERE tournament_id = ? AND seed < 0", (one,))
    db.execute("UPDATE teams SET seed = -1 WHERE tournament_id = ?", (one,))
    lines = [(seed, one, team.n) for seed, team in enumerate(squads)]
    db.executemany("UPDATE teams SET seed = ? WHERE tournament_id = ? AND n = ?", lines)
    db.execute("DELETE FROM teams WHERE tournament_id = ? AND seed < 0", (one,))


def store_seed_order(db: Db, one: str, devices: list[str]) -> None:
    """The host puts those who have come, or the captains of teams, in order."""
    sql = "UPDATE entrants SET seed = ? WHERE tournament_id = ? AND device = ?"
    db.executemany(sql, [(n, one, device) for n, device in enumerate(devices)])
    sql = "UPDATE teams SET seed = ? WHERE tournament_id = ? AND captain = ?"
    db.executemany(sql, [(n, one, device) for n, device in enumerate(devices)])


def next_season_of(db: Db, one: str) -> str:
    """The tournament that is the next season of this one, "" without one."""
    sql = "SELECT id FROM tournaments WHERE season_of = ? AND phase != 'cancelled' LIMIT 1"
    row = db.execute(sql, (one,)).fetchone()
    return "" if row is None else str(row[0])


def enter_season(db: Db, one: str, people: list[Entrant], now: int) -> None:
    """These take part from the beginning, in this order; who has been erased does not."""
    sql = "INSERT INTO entrants (tournament_id, device, name, seed, joined_ms) VALUES (?, ?, ?, ?, ?)"
    rows = [(one, who.device, who.name, n, now) for n, who in enumerate(people) if who.device]
    db.executemany(sql, rows)
