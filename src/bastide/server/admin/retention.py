"""Retention of tables: old ones are abandoned, archived and deleted.

Invariant: the sweeper handles one table at a time with pauses between, so that no move waits. Age is measured by the
service clock, so a clock that jumps ends or deletes nothing. A table that cannot be read is left alone and logged once.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bastide.server.features.tilesets.store import tidy_tilesets
from bastide.server.live import closing
from bastide.server.live.hub import Hub
from bastide.server.protocol.events import LogError
from bastide.server.storage.archive import archive_table
from bastide.server.storage.databases.sqlite_file import StoreError
from bastide.server.storage.db import Db
from bastide.server.storage.service_clock import DAY
from bastide.server.storage.table_expiry import STEPS, Step, count_due_tables, list_due_tables
from bastide.server.storage.table_quota import forget_openings

log = logging.getLogger("bastide.retention")
SWEEP_SECONDS = 600.0
TIDY_SECONDS = 30.0
PORTION = 50
"""Tables looked up at once."""
PAUSE_SECONDS = 0.02
"""Pause between one table and the next."""


@dataclass
class SweepResult:
    """How many tables a sweep abandoned, archived and deleted."""

    abandon: int = 0
    archive: int = 0
    delete: int = 0


@dataclass
class RetentionSweeper:
    """Sweeps the tables of a hub from time to time."""

    hub: Hub
    pause: Callable[[float], Awaitable[None]] = asyncio.sleep

    def __post_init__(self) -> None:
        self._reported: set[str] = set()  # tables that cannot be read
        self._lock = asyncio.Lock()

    async def run(self) -> None:
        """Sweep at the start and every ten minutes, evict idle tables from memory in between, until cancelled."""
        waited = SWEEP_SECONDS
        while True:
            try:
                if waited >= SWEEP_SECONDS:
                    waited = 0.0
                    if await self.hub.tables.store.duty("sweep"):
                        await self.sweep()
                self.hub.tables.tidy()
            except StoreError as error:
                log.error("tables could not be swept: %s", error)
            except Exception as error:
                self.hub.report_error(error)
            await self.pause(TIDY_SECONDS)
            waited += TIDY_SECONDS

    async def sweep(self) -> SweepResult:
        """Do all that is due. Raises StoreError."""
        async with self._lock:
            await self._begin()
            return SweepResult(**{step: await self._sweep_tables(step) for step in STEPS})

    async def due(self) -> SweepResult:
        """Count what a sweep would do now. Raises StoreError.

        Tables that the sweep would only just abandon do not count as due for archiving or deletion.
        """
        store = self.hub.tables.store
        served = store.service.now()

        def count(db: Db) -> SweepResult:
            return SweepResult(*(count_due_tables(db, self.hub.periods, served, step) for step in STEPS))

        return await store.do(count)

    async def _begin(self) -> None:
        store = self.hub.tables.store
        served = store.service.now()
        await store.do(store.service.save)
        if days := self.hub.periods.delete:
            await store.do(tidy_tilesets, before=served - int(days * DAY))
        await store.do(forget_openings, served)

    async def _sweep_tables(self, step: Step) -> int:
        store, done = self.hub.tables.store, 0
        left: set[str] = set()  # watched right now, or unreadable
        while True:
            served, most = store.service.now(), PORTION + len(left)
            found = await store.do(list_due_tables, self.hub.periods, served, step, most)
            due = [table for table in found if table not in left]
            for table in due:
                if await self._sweep_table(step, table):
                    done += 1
                else:
                    left.add(table)
                await self.pause(PAUSE_SECONDS)
            if len(due) < PORTION:
                return done

    async def _sweep_table(self, step: Step, table: str) -> bool:
        try:
            if step == "abandon":
                return await closing.abandon_table(self.hub, table, "time")
            if step == "delete":
                return await closing.delete_table(self.hub, table, watched=False)
            await self.hub.tables.store.do(archive_table, table)
        except (LogError, ValueError) as error:
            if table not in self._reported:
                log.error("table %s is left as it is: %s", table, error)
            self._reported.add(table)
            return False
        return True
