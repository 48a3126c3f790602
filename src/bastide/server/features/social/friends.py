"""Relations between accounts: friends, follows and invitations to tables, and who of them is online.

Invariant: friendship needs both sides. A blocked account is not notified: its requests are accepted and ignored. The
processes of a cluster store which accounts have a page open there. A single process stores nothing.
"""

from collections.abc import Collection
from typing import Final

from bastide.server.storage.db import Db
from bastide.server.storage.leases import live_processes_clause
from bastide.server.storage.personal_parts import DeviceColumn, PersonalData, move_rows

MOST: Final = 200
"""The most friends and friend requests of an account together, and the most follows."""
HOUR: Final = 3_600_000
PORTION: Final = 200
"""The most devices in one statement."""
ASKS, FRIEND = "asks", "friend"
_PAIRS: Final = tuple(DeviceColumn(table, column) for table in ("friends", "follows") for column in ("device", "other"))


def ask_friend(db: Db, device: str, other: str, now: int) -> str:
    """Ask to be friends, or accept by asking back. Returns the new state, or "" if the account has too many friends and
    requests."""
    if friend_state(db, device, other) == FRIEND or device == other:
        return friend_state(db, device, other)
    if count_relations(db, "friends", device) >= MOST:
        return ""
    if is_blocked(db, device, other):
        return ASKS
    both = friend_state(db, other, device) == ASKS
    _put(db, device, other, FRIEND if both else ASKS, now)
    if both:
        _put(db, other, device, FRIEND, now)
    return FRIEND if both else ASKS


def _put(db: Db, device: str, other: str, state: str, now: int) -> None:
    db.execute(
        "INSERT INTO friends (device, other, state, made_ms) VALUES (?, ?, ?, ?) ON CONFLICT (device, other) DO UPDATE "
        "SET state = excluded.state, made_ms = excluded.made_ms",
        (device, other, state, now),
    )


def remove_friend(db: Db, device: str, other: str) -> None:
    """End a friendship and delete requests and invitations in both directions."""
    for pair in ((device, other), (other, device)):
        db.execute("DELETE FROM friends WHERE device = ? AND other = ?", pair)
        db.execute("DELETE FROM invitations WHERE device = ? AND inviter = ?", pair)


def friend_state(db: Db, device: str, other: str) -> str:
    """The state of `other` for `device`: "asks", "friend" or ""."""
    return str(db.execute("SELECT state FROM friends WHERE device = ? AND other = ?", (device, other)).get or "")


def count_relations(db: Db, table: str, device: str) -> int:
    """The number of rows of a device in `friends` or `follows`."""
    return int(db.execute(f"SELECT count(*) FROM {table} WHERE device = ?", (device,)).get)


def is_blocked(db: Db, one: str, two: str) -> bool:
    """Whether either device has blocked the other."""
    sql = "SELECT count(*) FROM blocks WHERE (device = ? AND other = ?) OR (device = ? AND other = ?)"
    return bool(db.execute(sql, (one, two, two, one)).get)


def list_relations(db: Db, device: str) -> dict[str, list[str]]:
    """Devices by relation, the latest first: `friends`, `asks` (sent requests), `asked` (received ones) and
    `follows`."""
    sent = "SELECT other FROM friends WHERE device = ? AND state = ? ORDER BY made_ms DESC, other"
    received = "SELECT device FROM friends WHERE other = ? AND state = ? ORDER BY made_ms DESC, device"
    followed = "SELECT other FROM follows WHERE device = ? ORDER BY made_ms DESC, other"
    return {
        "friends": [other for (other,) in db.execute(sent, (device, FRIEND))],
        "asks": [other for (other,) in db.execute(sent, (device, ASKS))],
        "asked": [other for (other,) in db.execute(received, (device, ASKS))],
        "follows": [other for (other,) in db.execute(followed, (device,))],
    }


def follow_account(db: Db, device: str, other: str, now: int) -> bool:
    """Follow an account. Returns False if the account follows too many. Blocked ones are ignored."""
    if count_relations(db, "follows", device) >= MOST:
        return False
    if device != other and not is_blocked(db, device, other):
        db.execute(
            "INSERT INTO follows (device, other, made_ms) VALUES (?, ?, ?) ON CONFLICT (device, other) DO NOTHING",
            (device, other, now),
        )
    return True


def unfollow_account(db: Db, device: str, other: str) -> None:
    """Stop following an account."""
    db.execute("DELETE FROM follows WHERE device = ? AND other = ?", (device, other))


def invite_friend(db: Db, device: str, other: str, table: str, now: int) -> bool:
    """Invite a friend to a table. Returns False if the other is no friend."""
    if friend_state(db, device, other) != FRIEND:
        return False
    db.execute(
        "INSERT INTO invitations (device, inviter, table_id, made_ms) VALUES (?, ?, ?, ?) "
        "ON CONFLICT (device, inviter, table_id) DO UPDATE SET made_ms = excluded.made_ms",
        (other, device, table, now),
    )
    return True


def list_invitations(db: Db, device: str, now: int) -> list[tuple[str, str]]:
    """Invitations of the last hour as (inviter, table), the latest first. Leaves out finished tables and those where
    the device sits."""
    sql = (
        "SELECT inviter, table_id FROM invitations JOIN tables ON tables.id = table_id WHERE device = ? AND "
        "invitations.made_ms > ? AND phase IN ('lobby', 'playing') AND NOT EXISTS (SELECT 1 FROM sitting "
        "WHERE sitting.table_id = tables.id AND sitting.device = invitations.device) "
        "ORDER BY invitations.made_ms DESC, table_id LIMIT 20"
    )
    return [(inviter, table) for inviter, table in db.execute(sql, (device, now - HOUR))]


def delete_invitation(db: Db, device: str, table: str) -> None:
    """Delete all invitations of a device to a table, when it declines or comes."""
    db.execute("DELETE FROM invitations WHERE device = ? AND table_id = ?", (device, table))


def current_public_table(db: Db, device: str, since: int) -> tuple[str, str] | None:
    """The latest listed public table of a device as (table, phase), or None. `since` is the earliest `seen_ms`."""
    sql = (
        "SELECT tables.id, tables.phase FROM sitting JOIN tables ON tables.id = sitting.table_id JOIN public_tables "
        "ON public_tables.table_id = tables.id WHERE sitting.device = ? AND phase IN ('lobby', 'playing') "
        "AND seen_ms >= ? ORDER BY changed_ms DESC, tables.id LIMIT 1"
    )
    row = db.execute(sql, (device, since)).fetchone()
    return None if row is None else (str(row[0]), str(row[1]))


def reassign_device(db: Db, old: str, new: str) -> None:
    """Move friends and follows to another device, or delete them if `new` is "". Invitations are always deleted."""
    for column in _PAIRS:
        move_rows(db, column, old, new)
    for table in ("friends", "follows"):
        db.execute(f"DELETE FROM {table} WHERE device = ? AND other = ?", (new, new))
    db.execute("DELETE FROM invitations WHERE device = ? OR inviter = ?", (old, old))


def export_personal_data(db: Db, device: str) -> dict[str, int] | None:
    """The number of relations of each kind, or None. The friends route shows the names."""
    counts = {name: len(devices) for name, devices in list_relations(db, device).items()}
    return counts if any(counts.values()) else None


PERSONAL_DATA: Final = PersonalData(
    "friends",
    (*_PAIRS, DeviceColumn("invitations", "device"), DeviceColumn("invitations", "inviter")),
    reassign_device,
    export_personal_data,
)


# ---- who is online


def note_online(db: Db, process: str, came: Collection[str], went: Collection[str]) -> None:
    """Store the devices that arrived at a process and delete those that left. Guests are ignored."""
    delete = "DELETE FROM here WHERE process = ? AND device IN ({})"
    insert = "INSERT INTO here SELECT ?, device FROM accounts WHERE device IN ({}) ON CONFLICT DO NOTHING"
    for sql, devices in ((delete, list(went)), (insert, list(came))):
        for begin in range(0, len(devices), PORTION):
            some = devices[begin : begin + PORTION]
            db.execute(sql.format(", ".join("?" * len(some))), (process, *some))


def filter_online(db: Db, devices: Collection[str]) -> set[str]:
    """The devices among these that have a page open in any process. Empty if there is only one process."""
    if not db.many or not devices:
        return set()
    marks = ", ".join("?" * len(devices))
    sql = f"SELECT DISTINCT device FROM here WHERE device IN ({marks}) AND process IN {live_processes_clause(db)}"
    return {str(row[0]) for row in db.execute(sql, tuple(devices))}


def tidy_online(db: Db) -> None:
    """Delete the rows of dead processes."""
    db.execute(f"DELETE FROM here WHERE process NOT IN {live_processes_clause(db)}")
