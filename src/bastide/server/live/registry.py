"""The registry of tables in memory: loading from the store, eviction, and creation.

Invariant: hold the lock of a `LiveTable` to read or change its `Table`. State that is read under the lock is durable.
"""

import asyncio
import contextlib
import secrets
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Sequence
from functools import partial
from typing import TypedDict, Unpack

import msgspec

from bastide.records.lines import time_stamp
from bastide.server.http.limits import Limits
from bastide.server.live.assistance.forecasts import ForecastQuestion, ForecastState
from bastide.server.live.assistance.hints import HintCache
from bastide.server.live.clients.client import GOING_AWAY, Client
from bastide.server.live.event_batch import custom_tileset_name
from bastide.server.live.listeners import Listeners
from bastide.server.live.people.join_leave import JoinLeaveNotifier
from bastide.server.live.people.pointers import PointerMarks
from bastide.server.live.people.presence import AwaySeconds
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


def estimate_bytes(room: Table) -> int:
    """The approximate memory use of a table in bytes."""
    if room.match is None:
        return 10_000 + EVENT_BYTES * room.head
    return ROOM_BYTES + EVENT_BYTES * room.head + TILE_BYTES * room.marks[-3]


class LiveTable:
    """A table in memory with its lock, clients and timers. `broken` means it was dropped and must not be used."""

    def __init__(self, room: Table, away: AwaySeconds = lambda device: 0.0) -> None:
        self.room = room
        self.away = away
        self.lock = asyncio.Lock()
        self.clients: set[Client] = set()
        self.bot_task: asyncio.Task[None] | None = None
        self.hurry = asyncio.Event()
        self.pointers = PointerMarks()
        self.join_leave = JoinLeaveNotifier()
        self.spectators = Spectators(room.limits)
        self.absence = Absence()
        self.clock = ClockDeadline()
        self.newcomers: tuple[tuple[int, bytes], bytes] | None = None  # cached snapshot for new spectators
        self.advice = HintCache()
        self.foretold: defaultdict[ForecastQuestion, ForecastState] = defaultdict(ForecastState)
        self.decided_at = 0.0
        self.used = 0.0
        self.bytes = estimate_bytes(room)
        self.broken = False

    @property
    def idle(self) -> bool:
        """Whether it has no clients, no bot task, and its lock is free."""
        return not self.clients and not self.lock.locked() and self.bot_task is None

    def rest(self) -> None:
        """Drop cached views and forecasts. They are computed again on demand."""
        for kept in self.foretold.values():
            kept.known = None
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

    async def _load(self, table: str) -> LiveTable | None:
        known = await self.store.load(table)
        if known is None:
            return None
        room = await rebuild_table(known, self.listeners.extension)
        room.limits = self._limits
        room.cids = known.cids
        if own := custom_tileset_name(room):
            await self.store.do(partial(note_tileset, table=table, name=own))
        live = self._made(room)
        if room.terms.absent != "wait" and room.phase == "playing":
            live.absence.gone = await self.store.do(partial(load_absences, table=table))
        if room.timing is not None and room.timing.runs is not None:
            known_since = await self.store.do(partial(table_clocks.decision_since, table=table))
            since = known_since[1] if known_since and known_since[0] == room.timing.runs else self.store.service.open()
            live.clock = ClockDeadline(since, room.timing.moment)
            room.timing.due(room)
        if self.store.claims.name:
            self.arrived(room, self.store.claims.epochs.get(table, 0))
        return live

    def _made(self, room: Table) -> LiveTable:
        live = LiveTable(room, self.presence_at(room.table))
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

    def adopt(self, room: Table) -> LiveTable:
        """Add a table that has just been created and stored."""
        room.limits = self._limits
        live = self._made(room)
        live.used = self._clock()
        self._live[room.table] = live
        self._thin_out(keep=live)
        return live


def _no_presence(room: Table, owner: int) -> None:
    """Default for `TableRegistry.arrived`: presence is not tracked."""


async def _no_lease(live: LiveTable) -> None:
    """Default for `TableRegistry.spare`: a single process owns all tables."""


class TableExtras(TypedDict, total=False):
    """Optional fields of the `Created` event."""

    blocked: list[BlockedDevice]
    colours: list[str]
    posed: PosedPuzzle | None
    public: bool
    tournament: str
    deal: bool


def new_table(
    terms: Terms,
    name: str,
    host: str,
    seats: Sequence[SeatPlan],
    table: str = "",
    secret: bytes = b"",
    plan: CampaignPlan | None = None,
    lesson: str = "",
    origin: Origin | None = None,
    extension: Callable[[], TableExtension] = TableExtension,
    **more: Unpack[TableExtras],
) -> Table:
    """A new table that is not stored yet, with a secret and its commitment unless people draw by hand.

    Pass `secret` only to replay a game or to use the draws of a shared deal. Raises RulesetError."""
    terms.game(len(seats))
    table = table or ids.new_table_id()
    secret = b"" if terms.by_hand else secret or secrets.token_bytes(fair_draws.SECRET_BYTES)
    beside = extension()
    made = Created(
        name=name,
        seats=list(seats),
        commitment="",
        at=time_stamp(),
        host=host,
        campaign=plan,
        lesson=lesson,
        origin=origin,
        **msgspec.structs.asdict(terms),
        **more,
    )
    made = beside.prepare(made)
    if not terms.by_hand:
        made = msgspec.structs.replace(
            made, commitment=fair_draws.make_commitment(secret, commitment_setup(table, made))
        )
    room = Table(table, secret, beside)
    room.emit(made)
    return room


def make_rematch(
    room: Table,
    table: str,
    host: str,
    stages: Sequence[CampaignStage] = (),
    extension: Callable[[], TableExtension] = TableExtension,
) -> Table:
    """A new table for the same players, with the next seat starting. `stages` are the tables of its campaign."""
    plans = [
        SeatPlan("person" if s.device else s.kind, s.name, s.device, "" if s.device else s.bot)
        if s.device or s.kind == "bot"
        else SeatPlan("open")  # unclaimed, or its player's data was erased
        for s in room.seats
    ]
    terms = room.terms.with_newest_versions()
    if room.match is not None and not terms.position:  # a set-up position defines whose turn it is
        terms = msgspec.structs.replace(terms, starter=(room.starter + 1) % len(room.seats))
    level, plan = room.extension.continued(room, stages) or (0, None)
    if plan is not None:
        terms = terms.at_level(level)
    blocked = [BlockedDevice(device, name) for device, name in room.access_rules.blocked.items() if device != host]
    colours = [seat[0] for seat in room.colours] if any(isinstance(one, events.Painted) for one in room.log) else []
    colours = colours or room.made.colours
    public = room.access_rules.public
    return new_table(
        terms,
        room.name,
        host,
        plans,
        table,
        plan=plan,
        extension=extension,
        blocked=blocked,
        colours=colours,
        public=public,
    )
