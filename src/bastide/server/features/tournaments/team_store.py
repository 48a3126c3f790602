"""Storage of teams: a captain registers a team and invites members, who accept.

Invariant: an entrant belongs to one team per tournament. Members may change until the start. If the captain leaves
before the start, the team is deleted.
"""

from collections.abc import Sequence
from typing import Literal

from bastide.server.features.social.friends import is_blocked
from bastide.server.storage.db import Db


def create_team(db: Db, tournament_id: str, name: str, captain: tuple[str, str], most: int, now: int) -> int:
    """Register a team for `captain` (device, name). Returns its number, or -1 if there are `most` teams."""
    sql = "SELECT count(*), coalesce(max(n) + 1, 0) FROM teams WHERE tournament_id = ?"
    count, n = db.execute(sql, (tournament_id,)).fetchone()
    if count >= most:
        return -1
    sql = "INSERT INTO teams (tournament_id, n, name, captain, joined_ms) VALUES (?, ?, ?, ?, ?)"
    db.execute(sql, (tournament_id, n, name, captain[0], now))
    _add(db, tournament_id, n, captain, now, accepted=True)
    return int(n)


def invite_member(
    db: Db, tournament_id: str, n: int, captain: str, other: tuple[str, str], most: int, now: int
) -> Literal["", "taken", "full"]:
    """Invite `other` (device, name). Returns "full" if the team has `most` members, "taken" if they cannot be
    invited."""
    sql = "SELECT count(*) FROM entrants WHERE tournament_id = ? AND team = ?"
    if int(db.execute(sql, (tournament_id, n)).get) >= most:
        return "full"
    sql = "SELECT 1 FROM entrants WHERE tournament_id = ? AND device = ?"
    if db.execute(sql, (tournament_id, other[0])).get or is_blocked(db, captain, other[0]):
        return "taken"
    _add(db, tournament_id, n, other, now, accepted=False)
    return ""


def _add(db: Db, tournament_id: str, n: int, member: tuple[str, str], now: int, *, accepted: bool) -> None:
    sql = (
        "INSERT INTO entrants (tournament_id, device, name, seed, joined_ms, team, accepted) "
        "VALUES (?, ?, ?, -1, ?, ?, ?)"
    )
    db.execute(sql, (tournament_id, *member, now, n, int(accepted)))


def accept_invitation(db: Db, tournament_id: str, device: str) -> None:
    """Accept the invitation to a team."""
    db.execute("UPDATE entrants SET accepted = 1 WHERE tournament_id = ? AND device = ?", (tournament_id, device))


def set_line_up(db: Db, tournament_id: str, n: int, devices: Sequence[str]) -> None:
    """Store the board order, which applies from the next round on."""
    sql = "UPDATE teams SET line_up = ? WHERE tournament_id = ? AND n = ?"
    db.execute(sql, (",".join(devices), tournament_id, n))


def rename_team(db: Db, tournament_id: str, n: int, name: str) -> None:
    """Rename a team."""
    db.execute("UPDATE teams SET name = ? WHERE tournament_id = ? AND n = ?", (name, tournament_id, n))


def leave_team(db: Db, tournament_id: str, device: str, *, begun: bool) -> None:
    """Handle a captain who leaves: delete the team before the start, else make the next member captain."""
    n = db.execute("SELECT n FROM teams WHERE tournament_id = ? AND captain = ?", (tournament_id, device)).get
    if n is None:
        return
    if not begun:
        db.execute("DELETE FROM entrants WHERE tournament_id = ? AND team = ?", (tournament_id, n))
        db.execute("DELETE FROM teams WHERE tournament_id = ? AND n = ?", (tournament_id, n))
        return
    sql = (
        "SELECT device FROM entrants WHERE tournament_id = ? AND team = ? AND withdrawn = 0 AND device != ? "
        "ORDER BY seed LIMIT 1"
    )
    successor = db.execute(sql, (tournament_id, n, device)).get or ""
    db.execute("UPDATE teams SET captain = ? WHERE tournament_id = ? AND n = ?", (successor, tournament_id, n))


def reassign_captain(db: Db, tournament_id: str, old: str, new: str) -> None:
    """Replace a device as captain and in line-ups."""
    db.execute("UPDATE teams SET captain = ? WHERE tournament_id = ? AND captain = ?", (new, tournament_id, old))
    for n, line_up in list(db.execute("SELECT n, line_up FROM teams WHERE tournament_id = ?", (tournament_id,))):
        if old in line_up:
            devices = [new if device == old else device for device in line_up.split(",")]
            set_line_up(db, tournament_id, n, [device for device in devices if device])
