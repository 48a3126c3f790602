"""A hub without a server, its clocks in the test's hand."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from bastide.server.admin.feature_listeners import connect_features
from bastide.server.admin.retention import RetentionSweeper
from bastide.server.bots.pool import BotPool
from bastide.server.http.limits import Limits
from bastide.server.live.hub import Hub
from bastide.server.storage.store import Store
from bastide.server.storage.table_expiry import RetentionPeriods
from bastide.server.tables.table import Table
from tests.server.tools import append_of


class Clocks:
    """A monotonic clock and one on the wall, moved by hand; the time of service goes by both."""

    def __init__(self) -> None:
        self.now, self.wall = 100.0, 1_800_000_000.0

    def pass_days(self, days: float) -> None:
        """Time goes by."""
        self.now += days * 86400
        self.wall += days * 86400

    def store(self, folder: Path) -> Store:
        """A server begins, or begins again: its monotonic clock counts from anywhere."""
        self.now += 12345
        return Store(folder, lambda: self.now, lambda: self.wall)


class Place:
    """A hub on a data folder, its clocks in the test's hand."""

    def __init__(self, folder: Path, limits: Limits | None = None, clocks: Clocks | None = None, **days: float) -> None:
        self.clocks = clocks or Clocks()
        self.store = self.clocks.store(folder)
        self.hub = connect_features(
            Hub(self.store, BotPool(), limits, 0.0, lambda: self.clocks.now, periods=RetentionPeriods(**days))
        )
        self.paused: list[float] = []
        self.keeper = RetentionSweeper(self.hub, self._pause)

    async def _pause(self, seconds: float) -> None:
        self.paused.append(seconds)

    async def lay(self, *rooms: Table, memory: bool = False) -> None:
        """Tables that are stored."""
        for room in rooms:
            part = append_of(room, new=True)
            assert part
            await self.store.append(part)
            if memory:
                self.hub.tables.adopt(room)

    async def idle(self) -> None:
        """Wait until the hub has done what it began beside everything else."""
        while tasks := list(self.hub.background.running):
            await asyncio.gather(*tasks, return_exceptions=True)

    async def phases(self) -> dict[str, str]:
        """What the store says of every table."""
        return await self.store.do(lambda db: dict(db.execute("SELECT id, phase FROM tables")))


def at(
    folder: Path,
    test: Callable[[Place], Coroutine[Any, Any, None]],
    limits: Limits | None = None,
    clocks: Clocks | None = None,
    **days: float,
) -> None:
    """Run a test on a hub."""

    async def run() -> None:
        place = Place(folder, limits, clocks, **days)
        try:
            await test(place)
        finally:
            place.hub.sockets = 0  # nobody closes these lines, and the clock that the farewell waits by stands
            await place.hub.drain()
            place.store.close()

    asyncio.run(run())
