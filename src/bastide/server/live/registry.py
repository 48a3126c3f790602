"""The registry of tables in memory: loading from the store, eviction, and creation.

Invariant: hold the lock of a `LiveTable` to read or change its `Table`. State that is read under the lock is durable.
"""

import asyncio
import contextlib
import secrets
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Literal, TypedDict, Unpack

import msgspec

from bastide.records.lines import time_stamp
from bastide.server.http.limits import Limits
from bastide.server.live.assistance.forecasts import ForecastQuestion, ForecastState
from bastide.server.live.assistance.hints import HintCache
from bastide.server.live.clients.client import GOING_AWAY, Client
from bastide.server.live.event_batch import custom_tileset_name
from bastide.server.live.listeners import Listeners
from bastide.server.live.people.pointers import PointerMarks
from bastide.server.live.people.presence import AwaySeconds, JoinLeaveNotifier
from bastide.server.live.people.spectators import Spectators
from bastide.server.live.rebuild import rebuild_table
from bastide.server.live.timers.absence import Absence, load_absences
from bastide.server.live.timers.clocks import ClockDeadline
from bastide.server.protocol import events
from bastide.server.protocol.events import BlockedDevice, CampaignPlan, Created, Origin, PosedPuzzle, SeatPlan
from bastide.server.protocol.terms import Terms, commitment_setup
from bastide.server.storage import table_clocks
from bastide.server.storage.append import CampaignStage
from bastide.server.storage.db import Db
from bastide.server.storage.event_log import note_tileset
from bastide.server.storage.store import Store
from bastide.server.tables import fair_draws
from bastide.server.tables.extension import TableExtension
from bastide.server.tables.table import Table
from bastide.server.tables.views import ids

SPARED_SECONDS = 10.0
"""A table is not evicted for this time after its last use: a caller may have it but not hold its lock yet."""
OVER_SECONDS = 60.0
"""A finished table is evicted at the latest this long after its last use."""
ROOM_BYTES, EVENT_BYTES, TILE_BYTES = 60_000, 300, 4_700
"""Measured growth of the process over sixty games at several stages, including cached views."""


def estimate_bytes(table: Table) -> int:
    """The approximate memory use of a table in bytes."""
    if table.match is None:
        return 10_000 + EVENT_BYTES * table.head
    return ROOM_BYTES + EVENT_BYTES * table.head + TILE_BYTES * table.marks[-3]


class LiveTable:
    """A table in memory with its lock, clients and timers. `broken` means it was dropped and must not be used."""

    def __init__(self, table: Table, away: AwaySeconds = lambda device: 0.0) -> None:
        self.room = table
        self.away = away
        self.lock = asyncio.Lock()
        self.clients: set[Client] = set()
        self.bot_task: asyncio.Task[None] | None = None
        self.hurry = asyncio.Event()
        self.pointers = PointerMarks()
        self.join_leave = JoinLeaveNotifier()
        self.spectators = Spectators(table.limits)
        self.absence = Absence()
        self.clock = ClockDeadline()
        self.newcomers: tuple[tuple[int, bytes], bytes] | None = None  # cached snapshot for new spectators
        self.advice = HintCache()
        self.forecasts: defaultdict[ForecastQuestion, ForecastState] = defaultdict(ForecastState)
        self.decided_at = 0.0
        self.used = 0.0
        self.bytes = estimate_bytes(table)
        self.broken = False

    @property
    def idle(self) -> bool:
        """Whether it has no clients, no bot task, and its lock is free."""
        return not self.clients and not self.lock.locked() and self.bot_task is None

    def send_bytes(self, data: bytes) -> None:
        """Queue an encoded message for all clients."""
        for client in self.clients:
            client.send_bytes(data)

    def rest(self) -> None:
        """Drop cached views and forecasts. They are computed again on demand."""
        for forecast in self.forecasts.values():
            forecast.known = None
        if self.room.match is not None:
            self.room.match.rest()


class TableRegistry:
    """Live tables by id. Loads a table on first use and evicts idle ones."""

    def __init__(
        self,
        store: Store,
        limits: Limits,
        clock: Callable[[], float] = time.monotonic,
        listeners: Listeners | None = None,
    ) -> None:
        self.store = store
        self.listeners = listeners or Listeners()
        self._clock = clock
        self._limits = limits
        self._live: dict[str, LiveTable] = {}
        self.ours = store.ours  # whether this process owns a table; a cluster checks the leases
        self.arrived: Callable[[Table, int], None] = _no_presence  # called with a loaded table and its lease epoch
        self.presence_at: Callable[[str], AwaySeconds] = lambda table: lambda device: 0.0  # the hub tracks presence
        self.spare = _no_lease  # called for a table created here; a cluster may release its lease to another process
        self._turns: dict[str, tuple[asyncio.Lock, int]] = {}  # load lock of each table, and how many hold or await it
        self._without: set[str] = set()  # tables leased by this process but not in memory at the last `tidy`

    def __len__(self) -> int:
        return len(self._live)

    def peek(self, table: str) -> LiveTable | None:
        """The live table with this id if it is in memory. Does not count as use."""
        return self._live.get(table)

    @contextlib.asynccontextmanager
    async def away(self, table: str) -> AsyncIterator[bool]:
        """Prevent loading of a table. The value is False if the table is already in memory."""
        async with self._turn(table):
            yield table not in self._live

    @contextlib.asynccontextmanager
    async def _turn(self, table: str) -> AsyncIterator[None]:
        """The load lock of a table. Without it two loads could create two copies of one table."""
        lock, waiting = self._turns.get(table, (asyncio.Lock(), 0))
        self._turns[table] = lock, waiting + 1
        try:
            async with lock:
                yield
        finally:
            lock, waiting = self._turns.pop(table)
            if waiting > 1:
                self._turns[table] = lock, waiting - 1

    @property
    def live(self) -> list[LiveTable]:
        """All tables in memory."""
        return list(self._live.values())

    async def get(self, table: str) -> LiveTable | None:
        """The live table with this id, loaded if necessary. None if it does not exist. Raises LogError, StoreError."""
        live = self._live.get(table)
        if live is None:
            async with self._turn(table):
                live = self._live.get(table) or await self._load(table)
                if live is not None and table not in self._live:
                    self._live[table] = live
                    self._thin_out(keep=live)
        if live is not None:
            live.used = self._clock()
        return live

    async def _load(self, table_id: str) -> LiveTable | None:
        known = await self.store.load(table_id)
        if known is None:
            return None
        table = await rebuild_table(known, self.listeners.extension)
        table.limits = self._limits
        table.cids = known.cids
        if own := custom_tileset_name(table):
            await self.store.do(note_tileset, table=table_id, name=own)
        live = self._add_listeners(table)
        if table.terms.absent != "wait" and table.phase == "playing":
            live.absence.gone = await self.store.do(load_absences, table=table_id)
        if table.timing is not None and table.timing.runs is not None:
            stored = await self.store.do(table_clocks.decision_since, table=table_id)
            since = stored[1] if stored and stored[0] == table.timing.runs else self.store.service.open()
            live.clock = ClockDeadline(since, table.timing.moment)
            table.timing.due(table)
        if self.store.claims.name:
            self.arrived(table, self.store.claims.epochs.get(table_id, 0))
        return live

    def _add_listeners(self, table: Table) -> LiveTable:
        live = LiveTable(table, self.presence_at(table.table))
        for listener in self.listeners.on_load:
            listener(live)
        return live

    def tidy(self) -> None:
        """Evict idle tables that were not used for a while, and those over the memory limits."""
        now, stays = self._clock(), self._limits.idle_seconds
        for live in self.live:
            if live.idle and now - live.used > (min(stays, OVER_SECONDS) if live.room.finished else stays):
                del self._live[live.room.table]
                continue
            if live.idle:
                live.rest()
            live.bytes = estimate_bytes(live.room)
        self._thin_out()
        self._forget_leases()

    def _forget_leases(self) -> None:
        claims = self.store.claims
        # Keep leases that are new since the last `tidy`: their table may still be loading.
        without = claims.epochs.keys() - self._live.keys() - self._turns.keys()
        for table in without & self._without:
            claims.forget(table)
        self._without = without - self._without

    def _thin_out(self, keep: LiveTable | None = None) -> None:
        """Evict idle tables while over the limits: finished ones first, then the least recently used."""
        number, size = len(self._live), sum(live.bytes for live in self._live.values())
        if number <= self._limits.live_tables and size <= self._limits.live_bytes:
            return
        since = self._clock() - SPARED_SECONDS
        idle = [live for live in self._live.values() if live.idle and live is not keep and live.used <= since]
        for live in sorted(idle, key=lambda live: (not live.room.finished, live.used)):
            if number <= self._limits.live_tables and size <= self._limits.live_bytes:
                return
            del self._live[live.room.table]
            number, size = number - 1, size - live.bytes

    def drop(self, live: LiveTable) -> None:
        """Remove a table from memory and mark it broken. The stored state is authoritative."""
        live.broken = True
        if self._live.get(live.room.table) is live:
            del self._live[live.room.table]
            self.store.claims.forget(live.room.table)

    async def rewrite(self, table: str, work: Callable[[Db], None]) -> None:
        """Rewrite the stored log of a table with `work`, and disconnect its clients so that they reload it.

        Raises StoreError."""
        async with self._turn(table):
            live = self._live.get(table)
            if live is None:
                await self.store.fenced(table, work)
            else:
                async with live.lock:
                    await self.store.fenced(table, work)
                    self.drop(live)
                    for client in list(live.clients):
                        client.close(GOING_AWAY)

    def adopt(self, table: Table) -> LiveTable:
        """Add a table that has just been created and stored."""
        table.limits = self._limits
        live = self._add_listeners(table)
        live.used = self._clock()
        self._live[table.table] = live
        self._thin_out(keep=live)
        return live


def _no_presence(table: Table, owner: int) -> None:
    """Default for `TableRegistry.arrived`: presence is not tracked."""


async def _no_lease(live: LiveTable) -> None:
    """Default for `TableRegistry.spare`: a single process owns all tables."""


class TableExtras(TypedDict, total=False):
    """Optional fields of the `Created` event."""

    blocked: list[BlockedDevice]
    campaign: CampaignPlan | None
    colours: list[str]
    lesson: str
    origin: Origin | None
    posed: PosedPuzzle | None
    public: bool
    tournament: str
    deal: bool
    imported: Literal["", "record", "jcz"]


def new_table(
    terms: Terms,
    name: str,
    host: str,
    seats: Sequence[SeatPlan],
    table_id: str = "",
    secret: bytes = b"",
    extension: Callable[[], TableExtension] = TableExtension,
    **extras: Unpack[TableExtras],
) -> Table:
    """A new table that is not stored yet, with a secret and its commitment unless people draw by hand.

    Pass `secret` only to replay a game or to use the draws of a shared deal. Raises RulesetError."""
    terms.game(len(seats))
    secret = b"" if terms.by_hand else secret or secrets.token_bytes(fair_draws.SECRET_BYTES)
    table = Table(table_id or ids.new_table_id(), secret, extension())
    fields = {**msgspec.structs.asdict(terms), **extras}
    made = Created(name=name, seats=list(seats), commitment="", at=time_stamp(), host=host, **fields)
    made = table.extension.prepare(made)
    if not terms.by_hand:
        commitment = fair_draws.make_commitment(secret, commitment_setup(table.table, made))
        made = msgspec.structs.replace(made, commitment=commitment)
    table.emit(made)
    return table


def make_rematch(
    table: Table,
    table_id: str,
    host: str,
    stages: Sequence[CampaignStage] = (),
    extension: Callable[[], TableExtension] = TableExtension,
) -> Table:
    """A new table for the same players, with the next seat starting. `stages` are the tables of its campaign."""
    plans = [
        SeatPlan("person" if seat.device else seat.kind, seat.name, seat.device, "" if seat.device else seat.bot)
        if seat.device or seat.kind == "bot"
        else SeatPlan("open")  # unclaimed, or its player's data was erased
        for seat in table.seats
    ]
    terms = table.terms.with_newest_versions()
    if table.match is not None and not terms.position:  # a set-up position defines whose turn it is
        terms = msgspec.structs.replace(terms, starter=(table.starter + 1) % len(table.seats))
    level, plan = table.extension.continued(table, stages) or (0, None)
    if plan is not None:
        terms = terms.at_level(level)
    painted = any(isinstance(event, events.Painted) for event in table.log)
    extras: TableExtras = {
        "campaign": plan,
        "blocked": [BlockedDevice(*item) for item in table.access_rules.blocked.items() if item[0] != host],
        "colours": [seat[0] for seat in table.colours] if painted else table.made.colours,
        "public": table.access_rules.public,
    }
    return new_table(terms, table.name, host, plans, table_id, extension=extension, **extras)
