"""Game clocks: how long the current decision has been open, and what happens when a player's time runs out.

Invariant: time is measured on the service clock while a server is running, so downtime costs no player time. Network
lag is compensated as this server measures it with its own pings: at most half a second per move, from a small bucket.
Times that a client reports are never used.
"""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from bastide.server.protocol.events import Abandoned, AnyEvent, Flagged, LogError
from bastide.server.protocol.server_messages import Clocks, encode_message
from bastide.server.storage import table_clocks as stored
from bastide.server.storage.leases import LeaseLost
from bastide.server.storage.service_clock import DAY
from bastide.server.tables.seating import forfeit_seat, put_stand_in

if TYPE_CHECKING:
    from bastide.server.live.clients.client import Client
    from bastide.server.live.hub import Hub
    from bastide.server.live.registry import LiveTable
    from bastide.server.tables.table import Table

log = logging.getLogger("bastide.clocks")
CREDIT_MS: Final = 500
BUCKET_MS: Final = 3000
DROP_MS: Final = 100
"""Added to a seat's lag bucket with each of its moves."""
BEAT_SECONDS: Final = 5.0
"""The interval of `tick_clocks`, which looks for tables whose time is over and saves the service clock."""
RESTS: Final = "rests"
"""The bus topic that notifies processes when a vacation begins or ends."""
FAR_SECONDS: Final = 86_400.0
"""The longest delay of a table's timer. After it the timer checks again."""


class ClockDeadline:
    """The clock state of one table: since when the current decision is open, and the lag bucket of each seat."""

    def __init__(self, since: int | None = None, moment: int = -1) -> None:
        self.since = since  # milliseconds of the service clock
        self.moment = moment  # the moment of the table's timing to which `since` belongs
        self.begun = False
        self.buckets: dict[int, int] = {}
        self.offered: tuple[int, int] = (-1, 0)  # a seat, and its lag compensation if it moves now
        self._timer: asyncio.TimerHandle | None = None

    def ring(self, seconds: float | None, act: Callable[[], object]) -> None:
        """Call `act` after so many seconds, and cancel the previous timer. None only cancels."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if seconds is not None:
            self._timer = asyncio.get_running_loop().call_later(min(max(0.0, seconds), FAR_SECONDS), act)

    def give(self) -> None:
        """Charge the compensation of the move just made to the bucket of its seat."""
        seat, ms = self.offered
        self.offered = (-1, 0)
        if seat >= 0:
            self.buckets[seat] = min(BUCKET_MS, self.buckets.get(seat, BUCKET_MS) - ms + DROP_MS)


@dataclass(frozen=True)
class Vacation:
    """A vacation from one service clock time to another, in milliseconds."""

    since: int
    until: int


class Vacations:
    """Current and recent vacations by device. Correspondence clocks stop during them."""

    def __init__(self) -> None:
        self.known: dict[str, list[Vacation]] = {}

    def within(self, device: str, since: int, now: int) -> int:
        """Milliseconds of vacation of a device between two times."""
        return sum(max(0, min(now, rest.until) - max(since, rest.since)) for rest in self.known.get(device, ()))

    def ahead(self, device: str, now: int) -> int:
        """Milliseconds until the current vacation of a device ends, or 0."""
        ends = (rest.until for rest in self.known.get(device, ()) if rest.since <= now < rest.until)
        return max(ends, default=now) - now


def vacation_left(hub: "Hub", device: str) -> int:
    """Milliseconds until the current vacation of a device ends, or 0."""
    return hub.vacations.ahead(device, hub.tables.store.service.open())


def decision_open_ms(hub: "Hub", live: "LiveTable") -> int:
    """How long the current decision has been open, in milliseconds, without vacations."""
    timing, now = live.room.timing, hub.tables.store.service.open()
    if timing is None or timing.runs is None or live.clock.since is None:
        return 0
    rest = 0
    if timing.clock.days:
        rest = hub.vacations.within(live.room.seats[timing.runs].device, live.clock.since, now)
    return max(0, now - live.clock.since - rest)


def sync_clock(hub: "Hub", live: "LiveTable", client: "Client | None" = None) -> None:
    """Set `timing.open_ms` before anything happens at a table, less the lag compensation of `client` if it decides."""
    timing, watch = live.room.timing, live.clock
    if timing is None:
        return
    timing.open_ms, watch.offered = decision_open_ms(hub, live), (-1, 0)
    if client is None or timing.runs is None or live.room.seats[timing.runs].device != client.device:
        return
    given = min(int(client.lag() * 1000), CREDIT_MS, watch.buckets.get(timing.runs, BUCKET_MS), timing.open_ms)
    watch.offered = (timing.runs, given)
    timing.open_ms -= given


def lag_credit(live: "LiveTable") -> int:
    """The most lag compensation, in milliseconds, that the deciding player may get for the next move."""
    timing = live.room.timing
    if timing is None or timing.runs is None:
        return 0
    device = live.room.seats[timing.runs].device
    lag = max((int(client.lag() * 1000) for client in live.clients if client.device == device), default=0)
    return min(lag, CREDIT_MS, live.clock.buckets.get(timing.runs, BUCKET_MS))


def watch_clock(hub: "Hub", live: "LiveTable", *, restart: bool = False) -> bool:
    """Restart the timer of a table after its events. Returns True if the clocks were broadcast."""
    timing, watch = live.room.timing, live.clock
    if timing is None or live.broken:
        return False
    restart, watch.begun = restart or not watch.begun, True
    if timing.moment != watch.moment:
        watch.moment, watch.since, restart = timing.moment, hub.tables.store.service.open(), True
        watch.give()
        decider = live.room.seats[timing.runs].device if timing.runs is not None else None
        for client in live.clients if not timing.clock.days else ():
            if client.device == decider:
                client.measure()
    if restart:
        seconds = None if timing.runs is None else (clock_left_ms(hub, live) + lag_credit(live)) / 1000
        watch.ring(seconds, partial(_ring, hub, live.room.table))
        broadcast_clocks(hub, live)
    return restart


def clock_left_ms(hub: "Hub", live: "LiveTable") -> int:
    """Milliseconds until the deciding player's time is over, including the rest of their vacation."""
    timing, now = live.room.timing, hub.tables.store.service.open()
    assert timing is not None
    assert timing.runs is not None
    rest = hub.vacations.ahead(live.room.seats[timing.runs].device, now) if timing.clock.days else 0
    return timing.lasts(decision_open_ms(hub, live)) + rest


def _ring(hub: "Hub", table: str) -> None:
    if not hub.draining:
        hub.spawn(check_own_clock(hub, table))


async def check_own_clock(hub: "Hub", table: str) -> None:
    """Like `check_clock`, if this process owns the table. Another owner handles its clock."""
    if await hub.tables.ours(table):
        await check_clock(hub, table)


async def check_clock(hub: "Hub", table: str) -> None:
    """Load a table, apply a timeout if the time is over, and store its next deadline. Raises StoreError, LogError."""
    live = await hub.tables.get(table)
    if live is None:
        return
    await apply_timeout(hub, live)
    async with live.lock:
        watch_clock(hub, live, restart=True)
        if live.room.timing is not None and live.room.timing.runs is not None:
            due = hub.tables.store.service.open() + max(1, clock_left_ms(hub, live))
            await hub.tables.store.do(stored.postpone_clock, table=table, due=due)
        else:
            await hub.tables.store.do(stored.delete_clock, table=table)


def is_time_over(hub: "Hub", live: "LiveTable") -> bool:
    """Whether the deciding player's time is over even with full lag compensation."""
    timing = live.room.timing
    if timing is None or timing.runs is None or live.broken:
        return False
    return timing.lasts(max(0, decision_open_ms(hub, live) - lag_credit(live))) <= 0


async def apply_timeout(hub: "Hub", live: "LiveTable") -> None:
    """Apply the timeout rule of a table if the deciding player's time is over. Raises StoreError."""
    if is_time_over(hub, live) and live.room.timing is not None and live.room.timing.clock.days:
        await load_vacations(hub)  # a notification of a vacation may have been lost
    if is_time_over(hub, live):
        await hub.leave_seats(live, lambda table: timeout_events(hub, live, table))


def timeout_events(hub: "Hub", live: "LiveTable", table: "Table") -> list[AnyEvent]:
    """The events of the timeout rule, or none if the deciding player's time is not over."""
    timing = table.timing
    if timing is None or timing.runs is None or not is_time_over(hub, live):
        return []
    seat, out = table.seats[timing.runs], timing.clock.out
    flag = Flagged(seat.number, out)
    if out == "end":
        return [flag, Abandoned(table.last_secret, "clock")]
    if out == "bot":
        return [flag, put_stand_in(table, seat, wished=True)]
    return [flag, *forfeit_seat(table, seat, "clock")]


def clocks_message(hub: "Hub", live: "LiveTable") -> Clocks | None:
    """The clock message for all clients of a table, or None if the game has no clock."""
    table, timing = live.room, live.room.timing
    if timing is None or table.match is None:
        return None
    now, opened = hub.tables.store.service.open(), decision_open_ms(hub, live)
    away = [seat.number for seat in table.seats if seat.device and hub.vacations.ahead(seat.device, now) > 0]
    return Clocks(
        seq=table.head,
        left=[timing.left(seat.number, opened) for seat in table.seats],
        used=[ms + (opened if seat == timing.runs else 0) for seat, ms in enumerate(timing.used)],
        runs=timing.runs,
        free=timing.free_left(opened) if timing.runs is not None else 0,
        away=away if timing.clock.days else [],
    )


def broadcast_clocks(hub: "Hub", live: "LiveTable") -> None:
    """Send the clocks to all clients of a table."""
    if (message := clocks_message(hub, live)) is not None:
        live.send_bytes(encode_message(message))


def send_clocks(hub: "Hub", live: "LiveTable", client: "Client") -> None:
    """Send the clocks to a new client, and start the timer of a table that has just been loaded."""
    if not watch_clock(hub, live) and (message := clocks_message(hub, live)) is not None:
        client.send(message)


async def tick_clocks(hub: "Hub") -> None:
    """Save the service clock, and check the tables whose time may be over. Raises StoreError."""
    store = hub.tables.store
    due = await store.do(lambda db: stored.list_due_clocks(db, store.service.open()))
    if due is None:
        return
    await store.do(store.service.save)
    if due:
        await load_vacations(hub)
    for table in due:
        try:
            await check_own_clock(hub, table)
        except LeaseLost:
            continue  # another process has just taken the table over, and handles its clock
        except LogError as error:  # must not delay the clocks of other tables
            log.error("the clock of table %s stands: %s", table, error)
            await store.do(stored.postpone_clock, table=table, due=store.service.open() + DAY)


async def run_clocks(hub: "Hub") -> None:
    """Call `tick_clocks` periodically while the server runs, and reload vacations when another process changes them."""

    def reload(_: bytes) -> None:
        hub.spawn(load_vacations(hub))

    hub.bus.listen(RESTS, reload)
    while True:
        await asyncio.sleep(BEAT_SECONDS)
        try:
            await tick_clocks(hub)
        except Exception as error:
            hub.report_error(error)


async def load_vacations(hub: "Hub") -> None:
    """Load the stored vacations, and restart the timers of correspondence games in memory. Raises StoreError."""
    now = hub.tables.store.service.open()
    rows = await hub.tables.store.do(stored.list_running_vacations, now=now)
    hub.vacations.known = {}
    for device, since, until in rows:
        hub.vacations.known.setdefault(device, []).append(Vacation(since, until))
    for live in hub.tables.live:
        if live.room.timing is not None and live.room.timing.clock.days:
            watch_clock(hub, live, restart=True)
