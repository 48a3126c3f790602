"""Quotas of open tables: per device, per address and per server, and per hour.

Invariant: the counts come from the store, so a restart resets nothing. Tables are created one at a time, so that no
other request changes the counts in between. Before a request is refused, tables whose loss costs players little are
ended.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from functools import partial
from typing import TYPE_CHECKING

from bastide.server.common.errors import RequestError
from bastide.server.live import closing
from bastide.server.protocol.events import LogError
from bastide.server.storage import table_quota as stored
from bastide.server.storage.table_expiry import list_due_tables
from bastide.server.storage.table_quota import HOUR, TableOpening

if TYPE_CHECKING:
    from bastide.server.live.hub import Hub

YOUNG = 600_000
"""Milliseconds for which only its own device may displace a new table."""
LOOKED_AT = 8
"""The most tables that are tried when one must make room."""
LATER_SECONDS = 600


class QuotaExceeded(RequestError):
    """No table can be created now. `seconds` is the time until a retry makes sense."""

    def __init__(self, code: str, text: str, seconds: float, **args: int) -> None:
        super().__init__(code, text, "", args, 503 if code == "full" else 429, int(seconds) + 1)


class TableQuota:
    """Enforces the quotas. One table is created at a time."""

    def __init__(self, hub: "Hub") -> None:
        self._hub = hub
        self._lock = asyncio.Lock()
        self._salt = b""

    async def opener(self, device: str, network: str) -> TableOpening:
        """The device and hashed network of a request, as stored with the table. Raises StoreError."""
        self._salt = self._salt or await self._hub.tables.store.do(stored.address_salt)
        return TableOpening(device, stored.hash_network(self._salt, network))

    @contextlib.asynccontextmanager
    async def place(self, opener: TableOpening | None) -> AsyncIterator[None]:
        """Hold the right of `opener` to create one table. None stands for the server itself and has no quota.

        Raises QuotaExceeded, StoreError."""
        if opener is None:
            yield
            return
        async with self._lock:
            await self._check(opener)
            yield

    async def _check(self, opener: TableOpening) -> None:
        limits, store = self._hub.limits, self._hub.tables.store
        if store.free_bytes() < limits.free_bytes:
            raise QuotaExceeded("full", "This server has no room for another table now.", LATER_SECONDS)
        served = store.service.now()
        hourly = limits.tables_per_hour, limits.tables_per_hour_address
        counts = await store.do(stored.count_openings, who=opener, served=served, per_hour=hourly)
        for ago in (counts.device_ago, counts.address_ago):
            if ago is not None and ago < HOUR:
                text = "You have opened many tables; wait a while."
                raise QuotaExceeded("too-many-tables", text, (HOUR - ago) / 1000)
        lonely = partial(stored.list_lonely_tables, before=served - YOUNG)
        own = partial(stored.list_lonely_tables, device=opener.device, before=served + 1)
        if counts.of_device >= limits.open_tables_per_device and not await self._end_one(own):
            text = f"You have {counts.of_device} tables open with others: finish some of them first."
            raise QuotaExceeded("too-many-open", text, LATER_SECONDS, open=counts.of_device)
        here = partial(lonely, address=opener.address)
        if counts.of_address >= limits.open_tables_per_address and not await self._end_one(here):
            text = "Too many tables were opened from your network; wait a while."
            raise QuotaExceeded("too-many-here", text, LATER_SECONDS)
        if counts.open >= limits.open_tables:
            old = partial(list_due_tables, periods=self._hub.periods, served=served, step="abandon")
            if not await self._end_one(lonely) and not await self._end_one(old):
                raise QuotaExceeded("full", "This server has no room for another table now.", LATER_SECONDS)

    async def _end_one(self, candidates: "partial[list[str]]") -> bool:
        """End the first of these tables that has no clients. Returns False if none could be ended."""
        tables = self._hub.tables
        for table in await tables.store.do(candidates, most=LOOKED_AT):
            live = tables.peek(table)
            if live is not None and live.clients:
                continue
            with contextlib.suppress(LogError):
                if await closing.abandon_table(self._hub, table, "full"):
                    return True
                if await closing.delete_lesson_table(self._hub, table):
                    return True
        return False
