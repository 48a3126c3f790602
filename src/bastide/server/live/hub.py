"""Handles a client message: authorise, apply the rules, commit, acknowledge, broadcast.

Invariant: the steps run in this order, and no message is sent about a change that is not durable. If the store fails,
the table is dropped from memory and its clients reconnect to the stored state.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Unpack

from bastide.server.accounts.bans import BanList
from bastide.server.accounts.restrictions import Restrictions
from bastide.server.accounts.sessions import SessionCache
from bastide.server.bots.external import ExternalBotPool
from bastide.server.bots.pool import BotPool
from bastide.server.common import server_metrics
from bastide.server.common.bus import LISTS, OVER, Bus
from bastide.server.common.workers import BoundedWorker
from bastide.server.http.limits import Limits, SlidingWindow
from bastide.server.live import preconditions
from bastide.server.live.assistance.bot_turns import run_bots
from bastide.server.live.background_tasks import BackgroundTasks, report_error
from bastide.server.live.clients import broadcast
from bastide.server.live.clients.announcements import Announcements, maintenance_error
from bastide.server.live.clients.client import GOING_AWAY, Client, SendScheduler
from bastide.server.live.event_batch import make_batch
from bastide.server.live.listeners import Listeners
from bastide.server.live.people import presence, spectators, visibility
from bastide.server.live.people.presence import Presence
from bastide.server.live.people.seat_names import account_name_for_seat, assign_seat_names
from bastide.server.live.people.spectators import ChatPolicy
from bastide.server.live.quota import QuotaExceeded, TableQuota
from bastide.server.live.registry import LiveTable, TableExtras, TableRegistry, make_rematch, new_table
from bastide.server.live.summary import write_late_summaries
from bastide.server.live.timers import clocks
from bastide.server.protocol.client_messages import Command, Kick, Lock, Rematch, Sit
from bastide.server.protocol.events import AbandonedBy, AnyEvent, Rematched, SeatPlan
from bastide.server.protocol.server_messages import Bye, Notice, Reject, ServerMessage, Stale, encode_message
from bastide.server.protocol.terms import Terms
from bastide.server.storage.append import EventBatch
from bastide.server.storage.databases.sqlite_file import StoreError
from bastide.server.storage.db import Db
from bastide.server.storage.personal_parts import PersonalDataRegistry
from bastide.server.storage.store import Store
from bastide.server.storage.table_expiry import RetentionPeriods
from bastide.server.storage.table_quota import TableOpening
from bastide.server.tables import access
from bastide.server.tables.seating import abandonment_events
from bastide.server.tables.table import Caller, Table
from bastide.server.tables.views import views
from bastide.server.tables.views.ids import new_table_id

log = logging.getLogger("bastide.hub")
SLOW_MS = 250
"""Commands that take longer than this many milliseconds are logged."""
BROKEN = 1011
FAREWELL_SECONDS, MINUTE = 1.0, 60.0


class Hub:
    """The live tables of one server process, with the services that they share."""

    sockets, draining = 0, False
    alerts_wanted = False
    """Whether any device may want turn notifications. While none does, none are recorded."""

    def __init__(
        self,
        store: Store,
        bots: BotPool,
        limits: Limits | None = None,
        bot_delay: float = 0.6,
        clock: Callable[[], float] = time.monotonic,
        notices: Announcements | None = None,
        periods: RetentionPeriods | None = None,
        bus: Bus | None = None,
        wall: Callable[[], float] = time.time,
    ) -> None:
        self.notices, self.periods = notices or Announcements(), periods or RetentionPeriods()
        self.limits = limits or Limits()
        self.personal_data = PersonalDataRegistry()
        self.bots = bots
        self.guests: dict[str, ExternalBotPool] = {}
        # Separate processes, so that bots do not wait for forecasts, aids (a few milliseconds) or hints.
        self.forecast_pool, self.insight_pool, self.hint_pool = (BotPool(self.limits.bot_seconds) for _ in range(3))
        self.positions = BoundedWorker()
        self.bot_delay, self.clock, self.wall = bot_delay, clock, wall  # wall: seconds since 1970
        self.presence, self.send_scheduler = Presence(clock), SendScheduler()
        self.bans, self.restrictions = BanList(), Restrictions()
        self.bus = bus or Bus()
        self.advices = SlidingWindow(self.limits.hints_per_hour, clock).over(self.bus, "limit advices")
        self.sessions = SessionCache(store, self.bus, clock)
        self.vacations = clocks.Vacations()
        self.listeners = Listeners()
        self.tables = TableRegistry(store, self.limits, clock, self.listeners)
        self.tables.arrived, self.tables.presence_at = self.presence.arrived, self.presence.at
        self.quota = TableQuota(self)
        self.lobby_clients: set[Client] = set()  # clients that are at no table
        self.chat_policy = ChatPolicy(self.limits, clock, self.bus)
        self._syncs = broadcast.SyncLimit(self.limits, clock)
        self._seatings = SlidingWindow(self.limits.seat_changes_per_minute, clock, MINUTE)
        self.background = BackgroundTasks()
        self.spawn = self.background.spawn

    # ---- tables

    async def create(
        self,
        terms: Terms,
        name: str,
        host: str,
        seats: list[SeatPlan],
        opener: TableOpening | None = None,
        also: Callable[[str, Db], None] | None = None,
        **extras: Unpack[TableExtras],
    ) -> LiveTable:
        """Create a table, store it and count it against the quota of `opener`.

        `also` is called with the table id in the same transaction. Raises RulesetError, RequestError (including
        QuotaExceeded), StoreError and any exception of `also`. Then no table is created."""
        public = extras.get("public", False)
        seats = seats if extras.get("lesson") else await assign_seat_names(self, terms, seats, public)
        preconditions.check_opening(self, seats, public)
        table = new_table(terms, name, host, seats, extension=self.listeners.extension, **extras)
        return await self.add_table(table, opener, also)

    async def add_table(
        self, table: Table, opener: TableOpening | None = None, also: Callable[[str, Db], None] | None = None
    ) -> LiveTable:
        """Store a new table as `create` does."""
        if self.notices.maintenance:
            raise maintenance_error()
        async with self.quota.place(opener):
            part = make_batch(table, new=True, opening=opener, listeners=self.listeners)
            assert part is not None
            await self.tables.store.append(part, also=None if also is None else partial(also, table.table))
        self.tell_lists(part)
        return self.tables.adopt(table)

    def tell_lists(self, part: EventBatch) -> None:
        """Notify all processes if the list of public tables has changed."""
        if part.listed is not None:
            self.bus.say(LISTS)

    def make_caller(self, live: LiveTable, device: str, account: str = "") -> Caller:
        """The `Caller` for a device, with the time in milliseconds since the current decision began."""
        timing = live.room.timing
        ms = timing.open_ms if timing else int((self.clock() - live.decided_at) * 1000) if live.decided_at else 0
        asks = partial(self.chat_policy.asks.may, f"{live.room.table} {device}")
        seatings, now = partial(self._seatings.may, device), self.now_ms()
        vacation = partial(clocks.vacation_left, self)
        return Caller(device, live.away, ms, new_table_id, seatings, asks, account, now, vacation)

    def now_ms(self) -> int:
        """Milliseconds since 1970."""
        return int(self.wall() * 1000)

    # ---- clients

    async def join(self, live: LiveTable, client: Client, nonce: str = "") -> None:
        """Add a client to a table and send it a snapshot. A full table starts when all its people are present.

        Raises RequestError if the device may not look, StoreError."""
        self.sockets += 1
        first = self.presence.came(client.table, client.device)
        async with live.lock:
            await visibility.check_visible(self.tables.store, live.room, client.device)
            since = live.room.head
            clocks.sync_clock(self, live)
            live.room.hand_back(client.device)
            if access.is_participant(live.room, client.device) and presence.is_complete(live.room, live.away):
                live.room.start(nonce, client.device)
            await self.commit(live)
            live.clients.add(client)
            broadcast.send_initial_state(live, client)
            spectators.send_chat_history(self, live, client)
            clocks.send_clocks(self, live, client)
            if (notice := self.notices.now) is not None:
                client.send(notice)
            if live.room.head != since:
                self.publish(live, leave_out=client)
            elif first and access.is_participant(live.room, client.device):
                live.join_leave.came(client.device, partial(self._tell_presence, live))
            if first:
                presence.await_others(live, live.away, partial(self._tell_presence, live))
                for listener in self.listeners.on_join:
                    listener(live, client.device)
                spectators.track_spectator(self, live, client.device)
        self.schedule_bot(live)

    def leave(self, live: LiveTable, client: Client) -> None:
        """Remove a client. If its device stays away, others may act for it."""
        self.sockets -= 1
        live.clients.discard(client)
        live.used = self.clock()
        if live.idle:
            live.rest()
            if live.room.summary_late and not self.draining:
                self.spawn(write_late_summaries(self.tables, [live]))
        last = self.presence.went(client.table, client.device)
        if last and not self.draining:
            spectators.track_spectator(self, live, client.device)
            for listener in self.listeners.on_leave:
                listener(live, client.device)
        if last and live.clients and access.is_participant(live.room, client.device):
            live.join_leave.went(client.device, partial(self._tell_presence, live))

    def _tell_presence(self, live: LiveTable) -> None:
        if live.clients and not live.broken and not self.draining:
            self.spawn(self._publish_presence(live))

    async def _publish_presence(self, live: LiveTable) -> None:
        async with live.lock:
            self.publish(live)

    async def command(self, live: LiveTable, client: Client, command: Command) -> None:
        """Carry out a command: apply it, commit, acknowledge, broadcast. Raises StoreError."""
        table = live.room
        opens = isinstance(command, Rematch) and table.finished and not table.rematch
        if not opens or command.cid in table.cids:
            return await self._carry_out(live, client, command)
        try:
            opener = await self.quota.opener(client.device, client.network)
            async with self.quota.place(opener):
                await self._carry_out(live, client, command, opener)
        except QuotaExceeded as no:
            client.send(Reject(command.cid, no.code, no.rule, no.text, no.args_by_name))

    async def _carry_out(
        self, live: LiveTable, client: Client, command: Command, opener: TableOpening | None = None
    ) -> None:
        began = self.clock()
        if live.room.timing is not None:
            await clocks.apply_timeout(self, live)
        async with live.lock:
            if live.broken:
                client.close(GOING_AWAY)
                return
            table, since = live.room, live.room.head
            if table.timing is not None:
                clocks.sync_clock(self, live, client)
            account = await account_name_for_seat(self, live, client.device) if isinstance(command, Sit) else ""
            caller = self.make_caller(live, client.device, account)
            checked = isinstance(command, Sit | Rematch)
            no = await preconditions.check_command(self, live, command, client.device) if checked else None
            answer = no or table.handle(command, caller)
            await self.commit(live, (command.cid, client.device), opener)
            client.send(answer)
            _count_command(command, answer, self.clock() - began)
            if isinstance(answer, Stale):
                self._catch_up(live, client, command.seq)
            elif table.head != since:
                self.publish(live)
                if isinstance(command, Kick | Lock):
                    broadcast.close_excluded(live)
        self.schedule_bot(live)

    async def leave_seats(self, live: LiveTable, farewell: Callable[[Table], Sequence[AnyEvent]]) -> bool:
        """Apply, commit and broadcast the events that `farewell` returns. Whether there were any. Raises StoreError."""
        async with live.lock:
            if live.broken:
                return False
            since = live.room.head
            clocks.sync_clock(self, live)
            for event in farewell(live.room):
                live.room.emit(event)
            await self.commit(live)
            changed = live.room.head != since
            if changed:
                self.publish(live)
        self.schedule_bot(live)
        return changed

    def tell_notice(self) -> None:
        """Send the operator's current announcement to all clients."""
        data = encode_message(self.notices.now or Notice())
        for client in self.clients:
            client.send_bytes(data)

    @property
    def clients(self) -> list[Client]:
        """All clients connected to this process."""
        return [*self.lobby_clients, *(client for live in self.tables.live for client in live.clients)]

    async def sync(self, live: LiveTable, client: Client, since: int) -> None:
        """Send a client the update since event number `since`, or an error if it asks too often."""
        async with live.lock:
            if (no := self._syncs.refusal(live.room, client, since)) is not None:
                client.send(no)
            else:
                self._syncs.count(client, self._catch_up(live, client, since))

    def _catch_up(self, live: LiveTable, client: Client, since: int) -> int:
        client.seen = live.room.head
        data = encode_message(views.make_update(live.room, Caller(client.device, live.away), since))
        client.send_bytes(data)
        return len(data)

    async def commit(
        self, live: LiveTable, command: tuple[str, str] | None = None, opener: TableOpening | None = None
    ) -> None:
        """Store the new events of a table. The caller holds its lock.

        Raises StoreError after dropping the table from memory and disconnecting its clients."""
        table = live.room
        rematch = table.rematch if table.rematch and any(isinstance(event, Rematched) for event in table.fresh) else ""
        part = make_batch(table, command, listeners=self.listeners)
        if part is None:
            return
        parts = [part]
        if rematch and command is not None:
            plan = table.made.campaign
            stages = await self.tables.store.campaign(plan.id) if plan else []
            fresh = make_rematch(table, rematch, command[1], stages, self.listeners.extension)
            made = make_batch(fresh, new=True, opening=opener, listeners=self.listeners)
            assert made is not None
            parts.append(made)
            self.presence.invite(fresh)
        try:
            also = None if part.within_turn else self.listeners.commit(live)
            await self.tables.store.append(*parts, also=also)
        except BaseException:
            self.tables.drop(live)
            for client in list(live.clients):
                client.close(BROKEN)
            raise
        for stored in parts:
            self.tell_lists(stored)
        live.decided_at = self.clock()
        if not part.within_turn and (table.finished or (table.match is not None and table.match.resigned)):
            self.bus.say(OVER, table.table.encode())

    async def abandon(self, live: LiveTable, by: AbandonedBy) -> bool:
        """End a table in memory as abandoned. Returns False if it is not open. Raises StoreError."""
        return await self.leave_seats(
            live, lambda table: [] if table.finished or table.extension.leads else abandonment_events(table, by)
        )

    def publish(self, live: LiveTable, leave_out: Client | None = None) -> None:
        """Send the new events to all clients of a table. The caller holds its lock."""
        live.join_leave.announced_at = asyncio.get_running_loop().time()
        if live.join_leave.due is not None:
            live.join_leave.cancel_news()
        broadcast.broadcast_events(live, leave_out)
        spectators.update_spectators(self, live)

    # ---- bots

    def schedule_bot(self, live: LiveTable) -> None:
        """Start a bot task if a bot is to decide and none is running."""
        if live.bot_task is None and not live.broken and live.room.bot_due is not None:
            live.bot_task = self.spawn(run_bots(self, live))

    # ---- shutdown

    report_error = staticmethod(report_error)

    async def drain(self, retry_ms: int = 1000) -> None:
        """Shut down: ask all clients to reconnect after `retry_ms` milliseconds, then stop background work."""
        self.draining = True
        bye: ServerMessage = Bye(retry_ms)
        for client in self.clients:
            client.send(bye)
            client.close(GOING_AWAY)
        deadline = self.clock() + FAREWELL_SECONDS
        while self.sockets and self.clock() < deadline:
            await asyncio.sleep(0.01)
        await self.background.cancel()
        pools = (self.bots, self.forecast_pool, self.insight_pool, self.hint_pool, *self.guests.values())
        await asyncio.gather(*(pool.close() for pool in pools))
        with contextlib.suppress(StoreError):
            await write_late_summaries(self.tables, [live for live in self.tables.live if not live.lock.locked()])
            await self.tables.store.do(self.tables.store.service.save)


def _count_command(command: Command, answer: ServerMessage, seconds: float) -> None:
    """Count a command and its reply. Log a slow command by its kind only, without its content."""
    kind, ms = str(command.__struct_config__.tag), round(seconds * 1000)
    server_metrics.commands.labels(kind, str(answer.__struct_config__.tag)).inc()
    server_metrics.command_seconds.observe(seconds)
    if isinstance(answer, Reject):
        server_metrics.refusals.labels(answer.code).inc()
    if ms > SLOW_MS:
        log.warning("slow command: %s took %d ms", kind, ms, extra={"kind": kind, "ms": ms})
