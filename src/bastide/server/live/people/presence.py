"""Presence: which devices are at which table, and for how long the others have been away.

A rematch whose seats are reserved for its players begins when the last of them comes. A player who has not come is
invited first, and a bot can be offered only a minute later.
"""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from bastide.server.tables import seating

if TYPE_CHECKING:
    from bastide.server.live.registry import LiveTable
    from bastide.server.tables.table import Table

Key = tuple[str, str]
AwaySeconds = Callable[[str], float]
MOST_REMEMBERED = 100_000


class Presence:
    """Counts connections per table and device. A device that was never seen counts as away since the server start."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._began = clock()
        self._lines: dict[Key, int] = {}
        self._left: dict[Key, float] = {}
        self._devices: dict[str, int] = {}
        self._owners: dict[str, int] = {}

    def came(self, table: str, device: str) -> bool:
        """Count a new connection. Returns True if it is the device's first to this table."""
        key = (table, device)
        self._devices[device] = self._devices.get(device, 0) + 1
        self._lines[key] = self._lines.get(key, 0) + 1
        self._left.pop(key, None)
        return self._lines[key] == 1

    def went(self, table: str, device: str) -> bool:
        """Count a closed connection. Returns True if it was the device's last to this table."""
        key = (table, device)
        self._devices[device] -= 1
        if not self._devices[device]:
            del self._devices[device]
        self._lines[key] -= 1
        if self._lines[key]:
            return False
        del self._lines[key]
        if len(self._left) >= MOST_REMEMBERED:
            self._left.clear()
        self._left[key] = self._clock()
        return True

    def invite(self, room: "Table") -> None:
        """Count absences at a table from now on, as if its absent players had just left."""
        for seat in room.seats:
            if seat.device and len(self._left) < MOST_REMEMBERED:
                self._left.setdefault((room.table, seat.device), self._clock())

    def arrived(self, room: "Table", owner: int) -> None:
        """Called when a table has been loaded. `owner` is its lease epoch."""
        # If another process had the table in between, the times here are outdated: players who were there until now
        # would count as long gone. So all count as if they had just left.
        if self._owners.get(room.table, 1) == owner:
            return self.invite(room)
        if len(self._owners) >= MOST_REMEMBERED:
            self._owners.clear()
        self._owners[room.table] = owner
        for seat in room.seats:
            self._left.pop((room.table, seat.device), None)
        self.invite(room)

    @property
    def devices(self) -> set[str]:
        """All devices with an open connection."""
        return set(self._devices)

    def lines(self, device: str) -> int:
        """The number of open connections of a device to all tables."""
        return self._devices.get(device, 0)

    def at(self, table: str) -> AwaySeconds:
        """Seconds since a device was last at this table, as a function of the device; 0 while it is there."""
        return partial(self._away, table)

    def _away(self, table: str, device: str) -> float:
        key = (table, device)
        if key in self._lines:
            return 0.0
        return max(1e-9, self._clock() - self._left.get(key, self._began))


def is_complete(room: "Table", away: AwaySeconds) -> bool:
    """Whether the table waits for its players and all of them are present."""
    return seating.waits_for_players(room) and all(
        away(seat.device) == 0 for seat in room.seats if seat.kind == "person"
    )


def await_others(live: "LiveTable", away: AwaySeconds, tell: Callable[[], None]) -> None:
    """Schedule a notification for when an absent player counts as gone, because others may do more then."""
    room = live.room
    for seat in room.seats if seating.waits_for_players(room) or room.phase == "playing" else ():
        if seat.kind == "person" and 0 < (gone := away(seat.device)) < seating.ABSENT_SECONDS:
            live.join_leave.expect_absence(seat.device, seating.ABSENT_SECONDS - gone, tell)
