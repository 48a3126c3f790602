"""Cluster membership of this process: heartbeats, leases of tables, and takeover of tables without an owner.

Invariant: a process that sent no heartbeat for `leases.DEAD_MS` counts as dead, also to itself. It drops all tables and
joins again under another name. Heartbeats and leases use their own connection, so a queue of moves cannot make a
process look dead.
"""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from bastide.server.cluster.proxy import InternalProxy
from bastide.server.common.cancellation import cancel_tasks
from bastide.server.live.clients.client import GOING_AWAY
from bastide.server.live.hub import Hub
from bastide.server.live.registry import LiveTable
from bastide.server.protocol.events import LogError
from bastide.server.storage import leases
from bastide.server.storage.data_folder import StoreError
from bastide.server.storage.databases import postgres_schema
from bastide.server.storage.db import Db
from bastide.server.storage.leases import LeaseHolder
from bastide.server.storage.writer import DatabaseWriter

T = TypeVar("T")
log = logging.getLogger("bastide.cluster")
BEAT_SECONDS = 0.4
CARE_SECONDS = 1.2
"""Seconds between checks for games without an owner, and for tables that another process has taken."""
PORTION = 20


class ClusterNode:
    """The membership and the leases of one process."""

    def __init__(self, hub: Hub, store: str, address: str, secret: str) -> None:
        """`store` is the database URL. Other processes reach this one at `address` (host and port). Raises
        StoreError."""
        self._hub, self.address, self.secret = hub, address, secret
        self.carrier = InternalProxy(secret)
        self._pulse = DatabaseWriter(postgres_schema.connect_postgres(store))
        self._tasks: list[asyncio.Task[None]] = []
        self._reported = False

    @property
    def _name(self) -> str:
        return self._hub.tables.store.claims.name

    async def begin(self) -> None:
        """Join the cluster. Raises StoreError."""
        await self._join()
        self._hub.tables.ours, self._hub.tables.spare = self._ours, self._spare
        self._tasks = [asyncio.create_task(self._beat()), asyncio.create_task(self._care())]

    async def settle(self, table: str, unreachable: str = "") -> LeaseHolder | None:
        """The owner of a table. This process takes it if no living process has it, or only the one named
        `unreachable`. None if there is no table. Raises StoreError."""
        live, claims = self._hub.tables.peek(table), self._hub.tables.store.claims
        if live is not None and not live.broken and table in claims.epochs:
            return LeaseHolder("", claims.epochs[table], claims.name)
        held = await self._ask(partial(leases.acquire_lease, table=table, name=claims.name, unreachable=unreachable))
        if held is not None and not held.address:
            claims.epochs[table] = held.epoch
        return held

    async def _ours(self, table: str) -> bool:
        held = await self.settle(table)
        return held is not None and not held.address

    async def _spare(self, live: LiveTable) -> None:
        """Release a table that was just opened, unless someone is there or a bot begins."""
        # Its pages may come to another process, which then takes it and need not forward.
        table, claims = live.room.table, self._hub.tables.store.claims
        if not live.idle or live.room.bot_due is not None:
            return
        give = partial(leases.release_lease, table=table, name=claims.name, epoch=claims.epochs.get(table, -1))
        self._hub.tables.drop(live)
        with contextlib.suppress(StoreError):  # without the database the lease stays here
            await self._ask(give)

    async def leave(self) -> None:
        """Release everything, so that others can take it at once. Nothing more is stored here."""
        await cancel_tasks(self._tasks)
        self._tasks, name = [], self._name
        if name:
            with contextlib.suppress(StoreError):
                await self._ask(partial(leases.remove_process, name=name))

    async def close(self) -> None:
        """Close the connections, after `leave`."""
        await self.carrier.close()
        self._pulse.close()

    async def _ask(self, work: Callable[[Db], T], alone: bool = False) -> T:
        """`alone`: a single statement, which needs no transaction."""
        return await self._pulse.run(work, alone, order=False)

    async def _join(self) -> None:
        name = secrets.token_hex(8)
        await self._ask(partial(leases.register_process, name=name, address=self.address))
        self._hub.tables.store.claims.begin(name)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                if not await self._ask(partial(leases.beat_process, name=self._name), alone=True):
                    log.warning("this process sent no heartbeat for a while: others have its tables")
                    self._give_up(self._hub.tables.live)
                    await self._join()
                self._reported = False
            except StoreError as error:
                if not self._reported:
                    log.warning("the cluster's database cannot be reached: %s", error)
                self._reported = True
            except Exception as error:
                self._hub.report_error(error)

    def _give_up(self, lost: list[LiveTable]) -> None:
        """Drop tables. Their pages reconnect to the new owners."""
        for live in lost:
            self._hub.tables.drop(live)
            for client in list(live.clients):
                client.close(GOING_AWAY)

    async def _care(self) -> None:
        while True:
            try:
                await self._let_go()
                await self._take_over()
            except StoreError:
                pass  # `_beat` logs it
            except Exception as error:
                self._hub.report_error(error)
            await asyncio.sleep(CARE_SECONDS * (0.75 + secrets.randbelow(500) / 1000))

    async def _let_go(self) -> None:
        """Drop tables that another process has now, or none: they show an old state."""
        claims = self._hub.tables.store.claims
        here = [(live, claims.epochs.get(live.room.table)) for live in self._hub.tables.live]
        if not here:
            return
        asked = partial(leases.list_held_leases, tables=[live.room.table for live, _ in here], name=claims.name)
        mine = await self._ask(asked, alone=True)
        lost = [live for live, epoch in here if epoch is not None and mine.get(live.room.table) != epoch]
        self._give_up([live for live in lost if not live.broken and not live.lock.locked()])

    async def _take_over(self) -> None:
        """Take over games without an owner, so that bots play on."""
        for table in await self._ask(partial(leases.list_orphaned_games, most=PORTION), alone=True):
            if not await self._ours(table):
                continue
            try:
                live = await self._hub.tables.get(table)
            except LogError as error:
                log.error("table %s cannot be loaded: %s", table, error)
                continue
            if live is not None and live.room.bot_due is None:
                await self._hub.tables.store.note_waiting(table)
            elif live is not None:
                self._hub.schedule_bot(live)
