"""Who came and went, told to a table: only of those who sit there or made it, and at most twice a second.

Law: one timer per table for what is new and one for those who stay away, however many come and go.
"""

import asyncio
from collections.abc import Callable

from bastide.server.tables import seating

PAUSE = 0.5
"""Seconds between two such messages to one table."""
A_LITTLE = 0.1
"""So much after somebody counts as gone others are told what they may do now."""


class JoinLeaveNotifier:
    """What one table must still be told of those who come and go."""

    def __init__(self) -> None:
        self._told = -PAUSE
        self._news: asyncio.TimerHandle | None = None
        self._absence: asyncio.TimerHandle | None = None
        self._gone: dict[str, float] = {}  # devices that left, and when each counts as gone

    def came(self, device: str, tell: Callable[[], None]) -> None:
        """A device is there; others hear of it."""
        self._gone.pop(device, None)
        self._soon(tell)

    def went(self, device: str, tell: Callable[[], None]) -> None:
        """A device has left; others hear of it now, and again when it counts as gone."""
        self._gone[device] = asyncio.get_running_loop().time() + seating.ABSENT_SECONDS + A_LITTLE
        self._soon(tell)
        self._wait(tell)

    def expect_absence(self, device: str, seconds: float, tell: Callable[[], None]) -> None:
        """A device has not come; others hear of it when it counts as gone, which is in so many seconds."""
        self._gone.setdefault(device, asyncio.get_running_loop().time() + seconds + A_LITTLE)
        self._wait(tell)

    def told(self) -> None:
        """The table has just heard who is there."""
        self._told = asyncio.get_running_loop().time()
        if self._news is not None:
            self._news.cancel()
            self._news = None

    @property
    def due(self) -> bool:
        """Whether the table will be notified of a person soon."""
        return self._news is not None

    def _soon(self, tell: Callable[[], None]) -> None:
        if self._news is None:
            loop = asyncio.get_running_loop()
            self._news = loop.call_at(max(loop.time(), self._told + PAUSE), self._now, tell)

    def _now(self, tell: Callable[[], None]) -> None:
        self.told()
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
