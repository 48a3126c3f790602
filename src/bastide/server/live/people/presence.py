"""Presence: which devices are at which table, for how long the others have been away, and who comes and leaves.

Others are notified of players and of the creator of the table, at most twice per second. A table has one timer for
news and one for absences, however many people come and go.

A rematch whose seats are reserved for its players begins when the last of them comes. A player who has not come is
invited first, and a bot can be offered only a minute later.
"""

import asyncio
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
PAUSE = 0.5
"""Seconds between two notifications of one table."""
A_LITTLE = 0.1
"""Seconds between a player counting as absent and the notification of what others may do then."""


class Presence:
    """Counts connections per table and device. A device that was never seen counts as away since the server start."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock, self._began = clock, clock()
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

    def invite(self, table: "Table") -> None:
        """Count absences at a table from now on, as if its absent players had just left."""
        for seat in table.seats:
            if seat.device and len(self._left) < MOST_REMEMBERED:
                self._left.setdefault((table.table, seat.device), self._clock())

    def arrived(self, table: "Table", owner: int) -> None:
        """Called when a table has been loaded. `owner` is its lease epoch."""
        # If another process had the table in between, the times here are outdated: players who were there until now
        # would count as long gone. So all count as if they had just left.
        if self._owners.get(table.table, 1) == owner:
            return self.invite(table)
        if len(self._owners) >= MOST_REMEMBERED:
            self._owners.clear()
        self._owners[table.table] = owner
        for seat in table.seats:
            self._left.pop((table.table, seat.device), None)
        self.invite(table)

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


class JoinLeaveNotifier:
    """Collects arrivals and departures of one table. Calls `tell` when its clients must be updated."""

    def __init__(self) -> None:
        self.announced_at = -PAUSE
        """When the table's clients were last updated, in loop time."""
        self.due: asyncio.TimerHandle | None = None
        """The timer of a pending notification."""
        self._absence: asyncio.TimerHandle | None = None
        self._gone: dict[str, float] = {}  # devices that left, and the loop time at which each counts as absent

    def came(self, device: str, tell: Callable[[], None]) -> None:
        """A device has come. Notify others soon."""
        self._gone.pop(device, None)
        self._soon(tell)

    def went(self, device: str, tell: Callable[[], None]) -> None:
        """A device has left. Notify others soon, and again when it counts as absent."""
        self._gone[device] = asyncio.get_running_loop().time() + seating.ABSENT_SECONDS + A_LITTLE
        self._soon(tell)
        self._wait(tell)

    def expect_absence(self, device: str, seconds: float, tell: Callable[[], None]) -> None:
        """A device has not come. Notify others when it counts as absent, in `seconds`."""
        self._gone.setdefault(device, asyncio.get_running_loop().time() + seconds + A_LITTLE)
        self._wait(tell)

    def cancel_news(self) -> None:
        """Cancel the pending notification: the table's clients have just been updated."""
        if self.due is not None:
            self.due.cancel()
            self.due = None

    def _soon(self, tell: Callable[[], None]) -> None:
        if self.due is None:
            loop = asyncio.get_running_loop()
            self.due = loop.call_at(max(loop.time(), self.announced_at + PAUSE), self._now, tell)

    def _now(self, tell: Callable[[], None]) -> None:
        self.announced_at, self.due = asyncio.get_running_loop().time(), None
        tell()

    def _wait(self, tell: Callable[[], None]) -> None:
        if self._absence is not None:
            self._absence.cancel()
            self._absence = None
        if self._gone:
            self._absence = asyncio.get_running_loop().call_at(min(self._gone.values()), self._away, tell)

    def _away(self, tell: Callable[[], None]) -> None:
        now = asyncio.get_running_loop().time()
        self._absence = None
        still = {device: due for device, due in self._gone.items() if due > now}
        if len(still) < len(self._gone):
            self._soon(tell)
        self._gone = still
        self._wait(tell)


def is_complete(table: "Table", away: AwaySeconds) -> bool:
    """Whether the table waits for its players and all of them are present."""
    people = (seat.device for seat in table.seats if seat.kind == "person")
    return seating.waits_for_players(table) and not any(map(away, people))


def await_others(live: "LiveTable", away: AwaySeconds, tell: Callable[[], None]) -> None:
    """Schedule a notification for when an absent player counts as gone, because others may do more then."""
    table = live.room
    for seat in table.seats if seating.waits_for_players(table) or table.phase == "playing" else ():
        if seat.kind == "person" and 0 < (gone := away(seat.device)) < seating.ABSENT_SECONDS:
            live.join_leave.expect_absence(seat.device, seating.ABSENT_SECONDS - gone, tell)
