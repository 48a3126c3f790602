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
from bastide.server.storage.table_expiry import list_due_tables
from bastide.server.storage.table_quota import (
    HOUR,
    OpeningCounts,
    TableOpening,
    address_salt,
    count_openings,
    hash_network,
    list_lonely_tables,
)

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
        self._one = asyncio.Lock()
        self._salt = b""

    async def opener(self, device: str, network: str) -> TableOpening:
        """The device and hashed network of a request, as stored with the table. Raises StoreError."""
        self._salt = self._salt or await self._hub.tables.store.do(address_salt)
        return TableOpening(device, hash_network(self._salt, network))

    @contextlib.asynccontextmanager
    async def place(self, who: TableOpening | None) -> AsyncIterator[None]:
        """Hold the right of `who` to create one table. None stands for the server itself and has no quota.

        Raises QuotaExceeded, StoreError."""
        if who is None:
            yield
            return
        async with self._one:
            await self._check(who)
            yield

    async def _check(self, who: TableOpening) -> None:
        limits, store = self._hub.limits, self._hub.tables.store
        if store.free_bytes() < limits.free_bytes:
            raise QuotaExceeded("full", "This server has no room for another table now.", LATER_SECONDS)
        served = store.service.now()
        hourly = limits.tables_per_hour, limits.tables_per_hour_address
        found: OpeningCounts = await store.do(partial(count_openings, who=who, served=served, per_hour=hourly))
        for ago in (found.device_ago, found.address_ago):
            if ago is not None and ago < HOUR:
                raise QuotaExceeded(
                    "too-many-tables", "You have opened many tables; wait a while.", (HOUR - ago) / 1000
                )
        most, here, young = limits.open_tables_per_device, limits.open_tables_per_address, served - YOUNG
        if found.of_device >= most and not await self._room(
            partial(list_lonely_tables, device=who.device, before=served + 1)
        ):
            text = f"You have {found.of_device} tables open with others: finish some of them first."
            raise QuotaExceeded("too-many-open", text, LATER_SECONDS, open=found.of_device)
        if found.of_address >= here and not await self._room(
            partial(list_lonely_tables, address=who.address, before=young)
        ):
            text = "Very many tables were opened from where you are; wait a while."
            raise QuotaExceeded("too-many-here", text, LATER_SECONDS)
        if found.open >= limits.open_tables:
            old = partial(list_due_tables, periods=self._hub.periods, served=served, step="abandon")
            if not await self._room(partial(list_lonely_tables, before=young)) and not await self._room(old):
                raise QuotaExceeded("full", "This server has no room for another table now.", LATER_SECONDS)

    async def _room(self, looks: "partial[list[str]]") -> bool:
        """End the first of these tables that has no clients. Returns False if none could be ended."""
        tables = self._hub.tables
        for table in await tables.store.do(partial(looks, most=LOOKED_AT)):
            live = tables.peek(table)
            if live is not None and live.clients:
                continue
            with contextlib.suppress(LogError):
                if await closing.abandon_table(self._hub, table, "full") or await closing.delete_lesson_table(
                    self._hub, table
                ):
                    return True
        return False
