"""The service clock: how long a data folder has been served, over all starts.

Invariant: tables age by this clock alone. While a server runs it follows a monotonic clock. Over a stop it follows the
wall clock, but by at most a day. So neither a wall clock that jumps nor a stop of a year makes all tables old at once.
"""

from collections.abc import Callable

from bastide.server.storage import leases
from bastide.server.storage.db import Db

DAY = 86_400_000
"""A day in ms."""


class ServiceClock:
    """Milliseconds since this folder was first served. The monotonic clock and the wall clock are passed in."""

    def __init__(self, db: Db, clock: Callable[[], float], wall: Callable[[], float]) -> None:
        self._clock, self._wall = clock, wall
        with db:
            db.order()
            row = db.execute("SELECT served_ms, wall_ms, open_ms FROM service").fetchone()
            served, then, self._open = (int(row[0]), int(row[1]), int(row[2])) if row else (0, self._wall_ms(), 0)
            since = max(0, min(self._wall_ms() - then, DAY))
            self._start = served + since
            self._open += since if leases.count_processes(db) else 0  # other processes have been serving
            self._began = clock()
            self.save(db)

    def now(self) -> int:
        """Return the current time in ms."""
        return self._start + int((self._clock() - self._began) * 1000)

    def open(self) -> int:
        """Return the current time in ms on a clock that stops with the server. Players' clocks use it."""
        return self._open + int((self._clock() - self._began) * 1000)

    def save(self, db: Db) -> None:
        """Store the current time. Time that is not saved counts as stopped."""
        db.order()
        known = db.execute("SELECT open_ms FROM service").fetchone()
        self._open += max(0, int(known[0]) - self.open()) if known else 0  # another process saved a later time
        db.execute("DELETE FROM service")
        row = (self.now(), self._wall_ms(), self.open())
        db.execute("INSERT INTO service (served_ms, wall_ms, open_ms) VALUES (?, ?, ?)", row)

    def _wall_ms(self) -> int:
        return int(self._wall() * 1000)
