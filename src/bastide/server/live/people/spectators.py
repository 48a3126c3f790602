"""Chat history, spectators and vote timers of a table.

Invariant: none of this is an event or is stored. A bounded chat history lives as long as the table is in memory. Only
participants get the list of spectators, so that a crowd of spectators causes no messages to itself.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING

from bastide.server.common.bus import Bus
from bastide.server.http.limits import Limits, SlidingWindow
from bastide.server.live.clients.broadcast import is_participant
from bastide.server.live.timers import absence, clocks, vote_deadlines
from bastide.server.protocol.server_messages import Company, Remark, Said, encode_message
from bastide.server.tables.votes import Vote

if TYPE_CHECKING:
    from bastide.server.live.clients.client import Client
    from bastide.server.live.hub import Hub
    from bastide.server.live.registry import LiveTable

PAUSE = 0.5
"""Seconds by which a message about spectators is delayed, to combine several changes."""


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
        self.said: deque[Remark] = deque(maxlen=limits.chat_messages_kept)
        self.count = 0
        self.names: dict[str, str] = {}  # of spectators, by device
        self.told = b""
        self.held: frozenset[str] = frozenset()  # seated devices at the last message
        self.asked: Vote | None = None
        self._lapse: asyncio.TimerHandle | None = None
        self._soon: asyncio.TimerHandle | None = None

    def note(self, remark: Remark) -> bytes:
        """Add a remark to the history. Returns the encoded message."""
        self.said.append(remark)
        return encode_message(Said(remarks=[remark]))

    def company(self, live: "LiveTable", now: int, own: str = "") -> Company:
        """The message about the spectators, without the device `own`, and the deadline of the absence rule."""
        held = {seat.device for seat in live.room.seats}
        there = {client.device for client in live.clients} - held - {own}
        names = sorted(name for device, name in self.names.items() if device in there)[: self._most]
        return Company(watchers=len(there), names=names, absent=live.absence.told(now))

    def watch(self, live: "LiveTable", wait: float, lapse: Callable[[Vote], None]) -> None:
        """Start a timer of `wait` seconds for a new vote of the table. Cancel the timer of a vote that is over."""
        asked = live.room.asked
        known = self.asked
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
    circle = live.spectators

    def lapse(asked: Vote) -> None:
        if not hub.draining:
            hub.spawn(vote_deadlines.end_question(hub, live.room.table, asked))

    asked = live.room.asked
    if asked is not None or circle.asked is not None:
        wait = (asked.until - hub.now_ms()) / 1000 if asked and asked.until else live.room.limits.vote_seconds
        circle.watch(live, max(0.0, wait), lapse)
    held = frozenset(seat.device for seat in live.room.seats)
    if held != circle.held:
        circle.held, circle.told = held, b""  # a newly seated player gets the list for the first time
        circle.soon(lambda: broadcast_spectators(hub, live))
    if live.room.timing is not None:
        clocks.watch_clock(hub, live)
    ruled = live.room.made.absent != "wait" or live.absence.gone or live.absence.due is not None
    if ruled and absence.update_absence(hub, live):
        broadcast_spectators(hub, live)


def track_spectator(hub: "Hub", live: "LiveTable", device: str) -> None:
    """Handle the arrival or departure of a device: drop the name of a departed spectator and update the others."""
    circle = live.spectators
    if not any(client.device == device for client in live.clients):
        circle.names.pop(device, None)
    update_spectators(hub, live)
    circle.soon(lambda: broadcast_spectators(hub, live))


def broadcast_spectators(hub: "Hub", live: "LiveTable") -> None:
    """Send the spectators to all participants if they have changed."""
    circle, now = live.spectators, hub.tables.store.service.now()
    data = encode_message(circle.company(live, now))
    if live.broken or data == circle.told:
        return
    circle.told = data
    held = {seat.device for seat in live.room.seats}
    for client in live.clients:
        if client.device in held:
            client.send_bytes(data)
        elif is_participant(live.room, client.device):  # the creator of the table, as a spectator
            client.send(circle.company(live, now, client.device))


def send_chat_history(hub: "Hub", live: "LiveTable", client: "Client") -> None:
    """Send a new client the chat history, and a participant the spectators."""
    if live.spectators.said:
        client.send(Said(remarks=list(live.spectators.said), past=True))
    company = live.spectators.company(live, hub.tables.store.service.now(), client.device)
    if (company.watchers or company.absent) and is_participant(live.room, client.device):
        client.send(company)
