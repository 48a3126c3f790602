"""The clocks of tables: how long the decision at hand has been open, and what happens when somebody's time is over.

Law: it is measured on the clock of service while the house is open, so a server that is down takes nobody's time. What
the way through the net took is given back as this server measured it, by its own pings: at most half a second for a
move, from a small bucket. No time that a page tells is believed.
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
"""What flows into a seat's bucket with each of its moves."""
BEAT_SECONDS: Final = 5.0
"""So often the store is asked for tables whose time is over, and the clock of service is kept."""
RESTS: Final = "rests"
"""The topic of the bus under which processes hear that somebody's vacation begins or ends."""
FAR_SECONDS: Final = 86_400.0
"""A timer of a table in memory waits at most so long; then it looks again."""


class ClockDeadline:
    """What one table measures: since when the decision at hand is open, and the credit of each seat."""

    def __init__(self, since: int | None = None, moment: int = -1) -> None:
        self.since = since
        self.moment = moment  # of the room's timing, to which `since` belongs
        self.begun = False
        self.buckets: dict[int, int] = {}
        self.offered: tuple[int, int] = (-1, 0)  # a seat, and what it is given back if it moves now
        self._timer: asyncio.TimerHandle | None = None

    def ring(self, seconds: float | None, act: Callable[[], object]) -> None:
        """Look again after so long, and not when it was thought before."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if seconds is not None:
            self._timer = asyncio.get_running_loop().call_later(min(max(0.0, seconds), FAR_SECONDS), act)

    def give(self) -> None:
        """Somebody has moved: what he was given back leaves his bucket."""
        seat, ms = self.offered
        self.offered = (-1, 0)
        if seat >= 0:
            self.buckets[seat] = min(BUCKET_MS, self.buckets.get(seat, BUCKET_MS) - ms + DROP_MS)


@dataclass(frozen=True)
class Vacation:
    """Somebody is on vacation, from one moment to another on the clock of service."""

    since: int
    until: int


class Vacations:
    """Who is or was on vacation lately: clocks of days stand meanwhile."""

    def __init__(self) -> None:
        self.known: dict[str, list[Vacation]] = {}

    def within(self, device: str, since: int, now: int) -> int:
        """Milliseconds of vacation between two moments."""
        return sum(max(0, min(now, one.until) - max(since, one.since)) for one in self.known.get(device, ()))

    def ahead(self, device: str, now: int) -> int:
        """Milliseconds until the vacation that goes on now ends."""
        return max((one.until - now for one in self.known.get(device, ()) if one.since <= now < one.until), default=0)


def vacation_left(hub: "Hub", device: str) -> int:
    """Milliseconds until the vacation of a device ends; 0 where there is none."""
    return hub.vacations.ahead(device, hub.tables.store.service.open())


def decision_open_ms(hub: "Hub", live: "LiveTable") -> int:
    """How long the decision at hand has been open, in milliseconds."""
    timing, now = live.room.timing, hub.tables.store.service.open()
    if timing is None or timing.runs is None or live.clock.since is None:
        return 0
    rest = 0
    if timing.clock.days:
        rest = hub.vacations.within(live.room.seats[timing.runs].device, live.clock.since, now)
    return max(0, now - live.clock.since - rest)


def sync_clock(hub: "Hub", live: "LiveTable", client: "Client | None" = None) -> None:
    """Something may happen now: the room hears how long the decision has been open, less what the move of whoever it
    comes from spent on its way."""
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
    """What whoever decides may still be given back for the move that he is about to make."""
    timing = live.room.timing
    if timing is None or timing.runs is None:
        return 0
    device = live.room.seats[timing.runs].device
    lag = max((int(one.lag() * 1000) for one in live.clients if one.device == device), default=0)
    return min(lag, CREDIT_MS, live.clock.buckets.get(timing.runs, BUCKET_MS))


def watch_clock(hub: "Hub", live: "LiveTable", *, anew: bool = False) -> bool:
    """Something has happened: another decision may be open since now, and another moment is the last one for it; True
    if people were told."""
    timing, watch = live.room.timing, live.clock
    if timing is None or live.broken:
        return False
    anew, watch.begun = anew or not watch.begun, True
    if timing.moment != watch.moment:
        watch.moment, watch.since, anew = timing.moment, hub.tables.store.service.open(), True
        watch.give()
        decider = live.room.seats[timing.runs].device if timing.runs is not None else None
        for client in live.clients if not timing.clock.days else ():
            if client.device == decider:
                client.measure()
    if anew:
        again = partial(_again, hub, live.room.table)
        watch.ring(None if timing.runs is None else (clock_left_ms(hub, live) + lag_credit(live)) / 1000, again)
        broadcast_clocks(hub, live)
    return anew


def clock_left_ms(hub: "Hub", live: "LiveTable") -> int:
    """Milliseconds until the time of whoever decides is over, the rest of his vacation included."""
    timing, now = live.room.timing, hub.tables.store.service.open()
    assert timing is not None
    assert timing.runs is not None
    rest = hub.vacations.ahead(live.room.seats[timing.runs].device, now) if timing.clock.days else 0
    return timing.lasts(decision_open_ms(hub, live)) + rest


def _again(hub: "Hub", table: str) -> None:
    if not hub.draining:
        hub.spawn(_at_home(hub, table))


async def _at_home(hub: "Hub", table: str) -> None:
    """The table may have gone to another process since, which sees to it."""
    if await hub.tables.ours(table):
        await check_clock(hub, table)


async def check_clock(hub: "Hub", table: str) -> None:
    """The time of somebody may be over. Raises StoreError, LogError."""
    live = await hub.tables.get(table)
    if live is None:
        return
    await apply_timeout(hub, live)
    async with live.lock:
        watch_clock(hub, live, anew=True)
        if live.room.timing is not None and live.room.timing.runs is not None:
            await hub.tables.store.do(partial(stored.postpone_clock, table=table, due=_due(hub, live)))
        else:
            await hub.tables.store.do(partial(stored.delete_clock, table=table))


def _due(hub: "Hub", live: "LiveTable") -> int:
    return hub.tables.store.service.open() + max(1, clock_left_ms(hub, live))


def is_time_over(hub: "Hub", live: "LiveTable") -> bool:
    """Whether the time of whoever decides is over, also with all that he may be given back."""
    timing = live.room.timing
    if timing is None or timing.runs is None or live.broken:
        return False
    return timing.lasts(max(0, decision_open_ms(hub, live) - lag_credit(live))) <= 0


async def apply_timeout(hub: "Hub", live: "LiveTable") -> None:
    """If somebody's time is over, what the table chose happens; but first it is asked again whether he is on vacation:
    the word of it may have been lost. Raises StoreError."""
    if is_time_over(hub, live) and live.room.timing is not None and live.room.timing.clock.days:
        await load_vacations(hub)
    if is_time_over(hub, live):
        await hub.leave_seats(live, lambda room: timeout_events(hub, live, room))


def timeout_events(hub: "Hub", live: "LiveTable", room: "Table") -> list[AnyEvent]:
    """What happens to whoever decides, if his time is over."""
    timing = room.timing
    if timing is None or timing.runs is None or not is_time_over(hub, live):
        return []
    seat, out = room.seats[timing.runs], timing.clock.out
    flag = Flagged(seat.number, out)
    if out == "end":
        return [flag, Abandoned(room.last_secret, "clock")]
    if out == "bot":
        return [flag, put_stand_in(room, seat, wished=True)]
    return [flag, *forfeit_seat(room, seat, "clock")]


def clocks_message(hub: "Hub", live: "LiveTable") -> Clocks | None:
    """What everybody at a table is told of its clocks."""
    room, timing = live.room, live.room.timing
    if timing is None or room.match is None:
        return None
    now, opened = hub.tables.store.service.open(), decision_open_ms(hub, live)
    away = [one.number for one in room.seats if one.device and hub.vacations.ahead(one.device, now) > 0]
    return Clocks(
        seq=room.head,
        left=[timing.left(seat.number, opened) for seat in room.seats],
        used=[ms + (opened if seat == timing.runs else 0) for seat, ms in enumerate(timing.used)],
        runs=timing.runs,
        free=timing.free_left(opened) if timing.runs is not None else 0,
        away=away if timing.clock.days else [],
    )


def broadcast_clocks(hub: "Hub", live: "LiveTable") -> None:
    """Everybody hears how the clocks stand."""
    told = clocks_message(hub, live)
    data = encode_message(told) if told is not None else b""
    for client in live.clients if data else ():
        client.send_bytes(data)


def send_clocks(hub: "Hub", live: "LiveTable", client: "Client") -> None:
    """So does who has just come; a table that has just been loaded begins to watch."""
    if not watch_clock(hub, live) and (told := clocks_message(hub, live)) is not None:
        client.send(told)


async def tick_clocks(hub: "Hub") -> None:
    """Keep the clock of service, and see to the tables whose time may be over. Raises StoreError."""
    store = hub.tables.store
    due = await store.do(lambda db: stored.list_due_clocks(db, store.service.open()))
    if due is None:
        return
    await store.do(store.service.save)
    if due:
        await load_vacations(hub)
    for table in due:
        try:
            if await hub.tables.ours(table):
                await check_clock(hub, table)
        except LeaseLost:
            continue  # it has just gone to another process, which sees to it
        except LogError as error:  # it holds up no clock behind it
            log.error("the clock of table %s stands: %s", table, error)
            await store.do(partial(stored.postpone_clock, table=table, due=store.service.open() + DAY))


async def run_clocks(hub: "Hub") -> None:
    """Do so as long as the server runs."""

    def heard(_: bytes) -> None:
        hub.spawn(load_vacations(hub))

    hub.bus.listen(RESTS, heard)
    while True:
        await asyncio.sleep(BEAT_SECONDS)
        try:
            await tick_clocks(hub)
        except Exception as error:
            hub.report_error(error)


async def load_vacations(hub: "Hub") -> None:
    """Who is on vacation, as it is stored; what it changes for tables in memory. Raises StoreError."""
    now = hub.tables.store.service.open()
    rows = await hub.tables.store.do(partial(stored.list_running_vacations, now=now))
    hub.vacations.known = {}
    for device, since, until in rows:
        hub.vacations.known.setdefault(device, []).append(Vacation(since, until))
    for live in hub.tables.live:
        if live.room.timing is not None and live.room.timing.clock.days:
            watch_clock(hub, live, anew=True)
