"""The clock of service: how long a data folder has been served, over all starts.

Law: tables age by this clock alone. It goes on by what a monotonic clock counts while somebody serves, and over a stop
by what the clock on the wall says, but never by more than a day: neither a wall clock that jumps nor a server that was
away for a year makes any table old at once.
"""

from __future__ import annotations

from collections.abc import Callable

from bastide.server.storage import leases
from bastide.server.storage.db import Db

DAY = 86_400_000
"""Milliseconds."""


class ServiceClock:
    """Milliseconds since this folder was first served. The monotonic clock and the one on the wall are passed in."""

    def __init__(self, db: Db, clock: Callable[[], float], wall: Callable[[], float]) -> None:
        self._clock, self._wall = clock, wall
        with db:
            db.order()
            row = db.execute("SELECT served_ms, wall_ms, open_ms FROM service").fetchone()
            served, then, self._open = (int(row[0]), int(row[1]), int(row[2])) if row else (0, self._wall_ms(), 0)
            since = max(0, min(self._wall_ms() - then, DAY))
            self._start = served + since
            self._open += since if leases.count_processes(db) else 0  # others have kept the house open
            self._began = clock()
            self.save(db)

    def now(self) -> int:
        """The present."""
        return self._start + int((self._clock() - self._began) * 1000)

    def open(self) -> int:
        """The present on a clock that stood while nobody served: the clocks of players go by it."""
        return self._open + int((self._clock() - self._began) * 1000)

    def save(self, db: Db) -> None:
        """Keep how far it has come; what is not saved counts with the stop."""
        db.order()
        known = db.execute("SELECT open_ms FROM service").fetchone()
        self._open += max(0, int(known[0]) - self.open()) if known else 0  # another process was here before
        db.execute("DELETE FROM service")
        row = (self.now(), self._wall_ms(), self.open())
        db.execute("INSERT INTO service (served_ms, wall_ms, open_ms) VALUES (?, ?, ?)", row)

    def _wall_ms(self) -> int:
        return int(self._wall() * 1000)
