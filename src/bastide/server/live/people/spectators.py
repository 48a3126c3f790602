"""Chat history, spectators and vote timers of a table.

Invariant: none of this is an event or is stored. A bounded chat history lives as long as the table is in memory. Only
participants get the list of spectators, so that a crowd of spectators causes no messages to itself.

A vote waits as long as a turn would, vacations included. A player on vacation has not answered. Vacations are counted
when the vote would end. Its start is wall clock time, so after a downtime slightly more vacation may be counted, never
less.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from bastide.server.common.bus import Bus
from bastide.server.http.limits import Limits, SlidingWindow
from bastide.server.live.timers import absence, clocks
from bastide.server.protocol.events import AnyEvent, Asked, Lapsed
from bastide.server.protocol.server_messages import Company, Remark, Said, encode_message
from bastide.server.tables import votes
from bastide.server.tables.access import is_participant
from bastide.server.tables.votes import Vote

if TYPE_CHECKING:
    from bastide.server.live.clients.client import Client
    from bastide.server.live.hub import Hub
    from bastide.server.live.registry import LiveTable
    from bastide.server.tables.table import Table

PAUSE = 0.5
"""Seconds by which a message about spectators is delayed, to combine several changes."""
SLACK_MS: Final = 60_000
"""Shorter extensions are ignored, because the wall clock and the service clock differ by milliseconds."""


class ChatPolicy:
    """Rate limits of remarks, votes and nudges per device and table, and of reports per address."""

    def __init__(self, limits: Limits, clock: Callable[[], float], bus: Bus) -> None:
        self.remarks = SlidingWindow(limits.chat_messages, clock, limits.chat_seconds)
        self.asks = SlidingWindow(limits.votes_per_quarter, clock, 900.0)
        self.reports = SlidingWindow(limits.reports_per_hour, clock).over(bus, "limit reports")
        self.nudges = SlidingWindow(1, clock, limits.nudge_seconds)


class Spectators:
    """The chat history, spectator names and vote timer of one table."""

    def __init__(self, limits: Limits) -> None:
        self._most = limits.watchers_named
        self.remarks: deque[Remark] = deque(maxlen=limits.chat_messages_kept)
        self.count = 0
        self.names: dict[str, str] = {}  # of spectators, by device
        self.sent = b""
        self.held: frozenset[str] = frozenset()  # seated devices at the last message
        self.asked: Vote | None = None
        self._lapse: asyncio.TimerHandle | None = None
        self._soon: asyncio.TimerHandle | None = None

    def note(self, remark: Remark) -> bytes:
        """Add a remark to the history. Returns the encoded message."""
        self.remarks.append(remark)
        return encode_message(Said(remarks=[remark]))

    def company(self, live: "LiveTable", now: int, own: str = "") -> Company:
        """The message about the spectators, without the device `own`, and the deadline of the absence rule."""
        held = {seat.device for seat in live.room.seats}
        there = {client.device for client in live.clients} - held - {own}
        names = sorted(name for device, name in self.names.items() if device in there)[: self._most]
        return Company(watchers=len(there), names=names, absent=live.absence.deadline(now))

    def watch(self, live: "LiveTable", wait: float, lapse: Callable[[Vote], None]) -> None:
        """Start a timer of `wait` seconds for a new vote of the table. Cancel the timer of a vote that is over."""
        asked, known = live.room.asked, self.asked
        same = asked is not None and known is not None and (asked.seat, asked.until) == (known.seat, known.until)
        if same and self._lapse is not None:
            self.asked = asked
            return
        if self._lapse is not None:
            self._lapse.cancel()
            self._lapse = None
        self.asked = asked
        if asked is not None:
            self._lapse = asyncio.get_running_loop().call_later(wait, lapse, asked)

    def soon(self, tell: Callable[[], None]) -> None:
        """Call `tell` after PAUSE, once for many changes."""
        if self._soon is None:
            self._soon = asyncio.get_running_loop().call_later(PAUSE, self._now, tell)

    def _now(self, tell: Callable[[], None]) -> None:
        self._soon = None
        tell()


def update_spectators(hub: "Hub", live: "LiveTable") -> None:
    """Update timers and spectator messages of a table after its events, or after an arrival or departure."""
    spectators = live.spectators

    def lapse(asked: Vote) -> None:
        if not hub.draining:
            hub.spawn(end_question(hub, live.room.table, asked))

    asked = live.room.asked
    if asked is not None or spectators.asked is not None:
        wait = (asked.until - hub.now_ms()) / 1000 if asked and asked.until else live.room.limits.vote_seconds
        spectators.watch(live, max(0.0, wait), lapse)
    held = frozenset(seat.device for seat in live.room.seats)
    if held != spectators.held:
        spectators.held, spectators.sent = held, b""  # a newly seated player gets the list for the first time
        spectators.soon(lambda: broadcast_spectators(hub, live))
    if live.room.timing is not None:
        clocks.watch_clock(hub, live)
    ruled = live.room.made.absent != "wait" or live.absence.gone or live.absence.due is not None
    if ruled and absence.update_absence(hub, live):
        broadcast_spectators(hub, live)


def track_spectator(hub: "Hub", live: "LiveTable", device: str) -> None:
    """Handle the arrival or departure of a device: drop the name of a departed spectator and update the others."""
    spectators = live.spectators
    if not any(client.device == device for client in live.clients):
        spectators.names.pop(device, None)
    update_spectators(hub, live)
    spectators.soon(lambda: broadcast_spectators(hub, live))


def broadcast_spectators(hub: "Hub", live: "LiveTable") -> None:
    """Send the spectators to all participants if they have changed."""
    spectators, now = live.spectators, hub.tables.store.service.now()
    data = encode_message(spectators.company(live, now))
    if live.broken or data == spectators.sent:
        return
    spectators.sent = data
    held = {seat.device for seat in live.room.seats}
    for client in live.clients:
        if client.device in held:
            client.send_bytes(data)
        elif is_participant(live.room, client.device):  # the creator of the table, as a spectator
            client.send(spectators.company(live, now, client.device))


def send_chat_history(hub: "Hub", live: "LiveTable", client: "Client") -> None:
    """Send a new client the chat history, and a participant the spectators."""
    if live.spectators.remarks:
        client.send(Said(remarks=list(live.spectators.remarks), past=True))
    company = live.spectators.company(live, hub.tables.store.service.now(), client.device)
    if (company.watchers or company.absent) and is_participant(live.room, client.device):
        client.send(company)


def question_end_ms(hub: "Hub", table: "Table", asked: Vote) -> int:
    """When a vote ends, in milliseconds since 1970, given the vacations known now."""
    if not asked.since or not votes.waits_on_vacation(table):
        return asked.until
    opened = hub.tables.store.service.open()
    begun = opened - (hub.now_ms() - asked.since)
    devices = [table.seats[seat].device for seat in asked.of]
    taken = max(hub.vacations.within(device, begun, opened) + hub.vacations.ahead(device, opened) for device in devices)
    return max(asked.until, asked.since + votes.vote_wait_ms(table) + taken)


def events_at_end(hub: "Hub", table: "Table", asked: Vote) -> list[AnyEvent]:
    """The events when a vote's time is over: it lapses, or is extended for a player on vacation.

    Returns no events if another vote is open by now, or none."""
    now = table.asked
    if now is None or (now.seat, now.until) != (asked.seat, asked.until):
        return []
    end = question_end_ms(hub, table, now)
    if end - hub.now_ms() >= SLACK_MS:
        return [Asked(now.seat, now.what, list(now.of), end, now.since)]
    return [Lapsed()]


async def end_question(hub: "Hub", table_id: str, asked: Vote) -> None:
    """End a vote whose time is over, if this process owns the table. Raises StoreError, LogError."""
    live = await hub.tables.get(table_id) if await hub.tables.ours(table_id) else None
    if live is None:
        return
    if votes.waits_on_vacation(live.room):
        await clocks.load_vacations(hub)  # a notification of a vacation may have been lost
    await hub.leave_seats(live, lambda table: events_at_end(hub, table, asked))
