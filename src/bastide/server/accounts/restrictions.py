"""Restrictions of a device: no chat (mute), no public and rated tables (bar).

Invariant: restrictions are checked in memory, at the cost of one look-up. The store keeps them for the next start.
"""

import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Final, Literal, TypedDict

from bastide.server.common.errors import RequestError
from bastide.server.storage.db import Db
from bastide.server.storage.personal_parts import DeviceColumn, PersonalData, copy_rows

RestrictionKind = Literal["mute", "bar"]
TOPIC: Final = "restraints"
"""Sent on the bus when restrictions have changed."""
SENTENCES: Final[dict[RestrictionKind, tuple[str, str]]] = {
    "mute": ("muted", "A moderator has asked you to say nothing here until {until}."),
    "bar": ("barred", "A moderator keeps you away from public and rated tables until {until}."),
}


class Restrictions:
    """Restrictions by device and kind. A value is the end in ms since 1970, 0 for a permanent one."""

    def __init__(self, wall: Callable[[], float] = time.time) -> None:
        self._wall = wall
        self._until: dict[tuple[str, str], int] = {}

    def take(self, rows: list[tuple[str, str, int]]) -> None:
        """Replace the list in memory by these stored rows."""
        self._until = {(device, what): until for device, what, until in rows}

    def until(self, device: str, what: RestrictionKind) -> int | None:
        """Return the end of a restriction in ms since 1970, 0 if it is permanent, or None if there is none."""
        until = self._until.get((device, what))
        return None if until is None or 0 < until <= self._wall() * 1000 else until

    def check(self, device: str, what: RestrictionKind) -> None:
        """Raise RequestError if a device is restricted."""
        until = self.until(device, what)
        if until is not None:
            code, text = SENTENCES[what]
            day = datetime.fromtimestamp(until / 1000, UTC).strftime("%Y-%m-%d") if until else "further notice"
            raise RequestError(code, text.format(until=day), args={"until": until})


def list_restrictions(db: Db) -> list[tuple[str, str, int]]:
    """Return all stored restrictions: device, kind, end in ms."""
    rows = db.execute("SELECT device, what, until_ms FROM restraints")
    return [(str(device), str(what), int(until)) for device, what, until in rows]


def add_restriction(db: Db, device: str, what: RestrictionKind, until_ms: int, now_ms: int) -> None:
    """Store a restriction and delete expired ones."""
    db.execute("DELETE FROM restraints WHERE until_ms > 0 AND until_ms < ?", (now_ms,))
    sql = (
        "INSERT INTO restraints (device, what, until_ms) VALUES (?, ?, ?) ON CONFLICT (device, what) DO UPDATE SET "
        "until_ms = excluded.until_ms"
    )
    db.execute(sql, (device, what, until_ms))


def lift_restrictions(db: Db, device: str) -> None:
    """Delete all restrictions of a device."""
    db.execute("DELETE FROM restraints WHERE device = ?", (device,))


def reassign_device(db: Db, old: str, new: str) -> None:
    """Copy restrictions to the new device. The old device keeps them, also if there is no new one ("")."""
    copy_rows(db, DeviceColumn("restraints", "device"), old, new)


class RestrictionInfo(TypedDict):
    """A restriction of a player; `until_ms` 0 is for good."""

    what: RestrictionKind
    until_ms: int


def export_personal_data(db: Db, device: str) -> list[RestrictionInfo]:
    """Return the stored restrictions of a device."""
    rows = db.execute("SELECT what, until_ms FROM restraints WHERE device = ? ORDER BY what", (device,))
    return [{"what": what, "until_ms": until} for what, until in rows]


PERSONAL_DATA: Final = PersonalData(
    "restraints", (DeviceColumn("restraints", "device", of_guests=True),), reassign_device, export_personal_data
)
