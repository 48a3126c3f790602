"""Absent players: the table's rule for a player who stays away while others wait.

Invariant: the store keeps since when a player is absent, on the service clock, so a restart forgets nothing. The rule
acts on the deciding seat, only while another person is present, and not before that person has waited for a grace time.
"""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from bastide.server.protocol.events import Abandoned, AnyEvent
from bastide.server.protocol.server_messages import Deadline
from bastide.server.storage.db import Db
from bastide.server.tables.seating import put_stand_in

if TYPE_CHECKING:
    from bastide.server.live.hub import Hub
    from bastide.server.live.registry import LiveTable
    from bastide.server.tables.table import Table

MINUTE = 60_000


class Absence:
    """The absent players of one table, and the time at which its rule acts. Times are service clock milliseconds."""

    def __init__(self, gone: dict[str, int] | None = None) -> None:
        self.gone = gone or {}  # by device, since when
        self.waiting: tuple[int, int] | None = None  # the seat that keeps others waiting, and since when
        self.due: tuple[int, int] | None = None  # the seat on which the rule acts, and when
        self._timer: asyncio.TimerHandle | None = None

    def set(self, due: tuple[int, int] | None, now: int, act: Callable[[], object]) -> None:
        """Replace the time at which the rule acts. None cancels it."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self.due = due
        if due is not None:
            self._timer = asyncio.get_running_loop().call_later(max(0, due[1] - now) / 1000, self._ring, act)

    def _ring(self, act: Callable[[], object]) -> None:
        self._timer = None
        act()

    @property
    def rings(self) -> bool:
        """Whether a timer for `due` is running."""
        return self._timer is not None

    def deadline(self, now: int) -> Deadline | None:
        """The deadline as it is sent to clients, in milliseconds from `now`."""
        return None if self.due is None else {"seat": self.due[0], "ms": max(0, self.due[1] - now)}


def update_absence(hub: "Hub", live: "LiveTable") -> bool:
    """Check who is absent and reschedule the rule. Returns True if its time has changed."""
    known = live.absence
    before, due = known.due, _due(hub, live)
    if due != before or (due is not None and not known.rings):
        known.set(due, hub.tables.store.service.now(), lambda: hub.spawn(_act(hub, live)))
    return due != before


def _due(hub: "Hub", live: "LiveTable") -> tuple[int, int] | None:
    """The seat on which the rule acts, and when. Also stores changes of who is absent."""
    table, known = live.room, live.absence
    ruled = table.terms.absent != "wait" and table.phase == "playing" and not table.extension.leads
    if not ruled and not known.gone:
        return None
    now, away = hub.tables.store.service.now(), hub.presence.at(table.table)
    people = {seat.device for seat in table.seats if seat.kind == "person" and seat.device} if ruled else set()
    gone = {device: known.gone.get(device, now - int(away(device) * 1000)) for device in people if away(device) > 0}
    if gone != known.gone and not hub.draining:
        known.gone = gone
        hub.spawn(hub.tables.store.do(store_absences, table=table.table, gone=dict(gone)))
    seat = table.deciding
    if seat is None or seat.kind != "person" or seat.device not in gone or len(people) <= len(gone):
        known.waiting = None
        return None
    since = known.waiting[1] if known.waiting is not None and known.waiting[0] == seat.number else now
    known.waiting = (seat.number, since)
    grace = since + int(table.limits.grace_seconds * 1000)
    return seat.number, max(gone[seat.device] + table.terms.patience * MINUTE, grace)


async def _act(hub: "Hub", live: "LiveTable") -> None:
    await hub.leave_seats(live, lambda table: absence_events(hub, live, table))
    if not live.broken:  # a broken table emits no events, so its timer would fire again and again
        update_absence(hub, live)  # if there was nothing to do, the rule acts later


def absence_events(hub: "Hub", live: "LiveTable", table: "Table") -> list[AnyEvent]:
    """The events by which the rule acts now, or none if it is not due."""
    due, seat = _due(hub, live), table.deciding
    if due is None or seat is None or due[1] > hub.tables.store.service.now():
        return []
    if table.terms.absent == "end":
        return [Abandoned(table.last_secret, "absent")]
    return [put_stand_in(table, own) for own in table.seats if own.kind == "person" and own.device == seat.device]


def store_absences(db: Db, table: str, gone: dict[str, int]) -> None:
    """Replace the stored absences of a table. `gone` maps devices to service clock milliseconds."""
    db.execute("DELETE FROM absences WHERE table_id = ?", (table,))
    rows = [(table, device, since) for device, since in gone.items()]
    db.executemany("INSERT INTO absences SELECT id, ?2, ?3 FROM tables WHERE id = ?1", rows)


def load_absences(db: Db, table: str) -> dict[str, int]:
    """The stored absences of a table: device to service clock milliseconds."""
    rows = db.execute("SELECT device, served_ms FROM absences WHERE table_id = ?", (table,))
    return {str(device): int(since) for device, since in rows}
