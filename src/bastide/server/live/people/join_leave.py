"""Notifications of who came to a table and who left, at most two per second.

Only seated players and the creator of the table are reported.

Invariant: a table has one timer for news and one for absences, however many people come and go.
"""

import asyncio
from collections.abc import Callable

from bastide.server.tables import seating

PAUSE = 0.5
"""Seconds between two notifications of one table."""
A_LITTLE = 0.1
"""Seconds between a player counting as absent and the notification of what others may do then."""


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
