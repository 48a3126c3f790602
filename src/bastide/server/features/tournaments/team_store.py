"""Storage of teams: a captain registers a team and invites members, who accept.

Invariant: an entrant belongs to one team per tournament. Members may change until the start. If the captain leaves
before the start, the team is deleted.
"""

from collections.abc import Sequence
from typing import Final, Literal

from bastide.server.storage.db import Db

InviteResult = Literal["", "taken", "full"]
SEEN: Final = "SELECT 1 FROM blocks WHERE (device = ? AND other = ?) OR (device = ? AND other = ?) LIMIT 1"


def create_team(db: Db, one: str, name: str, captain: tuple[str, str], most: int, now: int) -> int:
    """Register a team for `captain` (device, name). Returns its number, or -1 if there are `most` teams."""
    row = db.execute("SELECT count(*), max(n) FROM teams WHERE tournament_id = ?", (one,)).fetchone()
    count, last = (int(row[0]), row[1]) if row else (0, None)
    if count >= most:
        return -1
    n = 0 if last is None else int(last) + 1
    sql = "INSERT INTO teams (tournament_id, n, name, captain, joined_ms) VALUES (?, ?, ?, ?, ?)"
    db.execute(sql, (one, n, name, captain[0], now))
    _add(db, one, n, captain, now, accepted=True)
    return n


def invite_member(db: Db, one: str, n: int, captain: str, other: tuple[str, str], most: int, now: int) -> InviteResult:
    """Invite `other` (device, name). Returns "full" if the team has `most` members, "taken" if they cannot be
    invited."""
    sql = "SELECT count(*) FROM entrants WHERE tournament_id = ? AND team = ?"
    if int(db.execute(sql, (one, n)).get) >= most:
        return "full"
    sql = "SELECT 1 FROM entrants WHERE tournament_id = ? AND device = ?"
    known = db.execute(sql, (one, other[0])).fetchone()
    if known is not None or db.execute(SEEN, (captain, other[0], other[0], captain)).fetchone() is not None:
        return "taken"
    _add(db, one, n, other, now, accepted=False)
    return ""


def _add(db: Db, one: str, n: int, who: tuple[str, str], now: int, *, accepted: bool) -> None:
    sql = (
        "INSERT INTO entrants (tournament_id, device, name, seed, joined_ms, team, accepted) "
        "VALUES (?, ?, ?, -1, ?, ?, ?)"
    )
    db.execute(sql, (one, who[0], who[1], now, n, int(accepted)))


def accept_invitation(db: Db, one: str, device: str) -> None:
    """Accept the invitation to a team."""
    db.execute("UPDATE entrants SET accepted = 1 WHERE tournament_id = ? AND device = ?", (one, device))


def set_line_up(db: Db, one: str, n: int, devices: Sequence[str]) -> None:
    """Store the board order, which applies from the next round on."""
    sql = "UPDATE teams SET line_up = ? WHERE tournament_id = ? AND n = ?"
    db.execute(sql, (",".join(devices), one, n))


def rename_team(db: Db, one: str, n: int, name: str) -> None:
    """Rename a team."""
    db.execute("UPDATE teams SET name = ? WHERE tournament_id = ? AND n = ?", (name, one, n))


def leave_team(db: Db, one: str, device: str, *, begun: bool) -> None:
    """Handle a captain who leaves: delete the team before the start, else make the next member captain."""
    found = db.execute("SELECT n FROM teams WHERE tournament_id = ? AND captain = ?", (one, device)).fetchone()
    if found is None:
        return
    n = int(found[0])
    if not begun:
        db.execute("DELETE FROM entrants WHERE tournament_id = ? AND team = ?", (one, n))
        db.execute("DELETE FROM teams WHERE tournament_id = ? AND n = ?", (one, n))
        return
    sql = (
        "SELECT device FROM entrants WHERE tournament_id = ? AND team = ? AND withdrawn = 0 AND device != ? "
        "ORDER BY seed LIMIT 1"
    )
    heir = db.execute(sql, (one, n, device)).fetchone()
    change = "UPDATE teams SET captain = ? WHERE tournament_id = ? AND n = ?"
    db.execute(change, ("" if heir is None else str(heir[0]), one, n))


def reassign_captain(db: Db, one: str, old: str, fresh: str) -> None:
    """Replace a device as captain and in line-ups."""
    db.execute("UPDATE teams SET captain = ? WHERE tournament_id = ? AND captain = ?", (fresh, one, old))
    for n, order in list(db.execute("SELECT n, line_up FROM teams WHERE tournament_id = ?", (one,))):
        devices = [fresh if device == old else device for device in str(order).split(",") if device]
        if old in str(order):
            set_line_up(db, one, int(n), [device for device in devices if device])
