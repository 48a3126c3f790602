"""The pool of connections: how many are allowed in total and per address, and which to close when it is full.

Invariant: a connection whose request is complete is never closed before its response. Connections that the server waits
for can be closed for new ones, the longest waiting first. These have half a head, half a body, no request in progress,
or are closing.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Protocol

from bastide.server.common import server_metrics
from bastide.server.http.client_address import TrustedProxies, limit_key
from bastide.server.http.limits import Limits

AT_ONCE = 8
"""Connections closed together when the pool is full, because a flood is faster than the event loop."""
GOING_SECONDS = 5.0
LINES_EVERY = 5
"""Seconds between two checks of WebSockets. They are many and hardly ever hang."""
HOLDS = 3, 4
"""The largest share of places for WebSockets. The others are for requests."""


class PooledConnection(Protocol):
    """The interface of a connection in the pool."""

    awaited: float
    """The time since when the server waits for the client, 0 while it works for it."""

    def overdue(self, now: float) -> bool:
        """Whether the client has exceeded a time limit."""

    def dismiss(self) -> None:
        """Close the connection now."""

    def look_after(self, now: float) -> None:
        """Close the connection if it hangs. Called every second, for a WebSocket every `LINES_EVERY` seconds."""


class ConnectionPool:
    """All connections of one server."""

    def __init__(self, limits: Limits, proxies: TrustedProxies, clock: Callable[[], float] = time.monotonic) -> None:
        self.limits = limits
        self.proxies = proxies
        self.clock = clock
        self.lines: dict[PooledConnection, None] = {}
        self._guests: dict[PooledConnection, str] = {}
        self._awaited: dict[PooledConnection, None] = {}
        self._going: set[PooledConnection] = set()
        self._by_address: dict[str, dict[PooledConnection, None]] = {}
        self._turn = 0

    def __len__(self) -> int:
        return len(self._guests) + len(self.lines)

    def __contains__(self, guest: PooledConnection) -> bool:
        return guest in self._guests or guest in self.lines

    @property
    def room(self) -> bool:
        """Whether there is a place for one more."""
        return len(self) < self.limits.connections

    def make_room(self) -> bool:
        """Close the connections that the server has waited for longest. False if there are none and none is closing."""
        if not self._going:
            for guest in list(self._awaited)[:AT_ONCE]:
                self._send_away(guest)
        return bool(self._going)

    def enter(self, guest: PooledConnection, peer: str) -> bool:
        """Add a connection. False if its address has all the places that one may have."""
        key = "" if self.proxies.trusts(peer) else limit_key(peer)
        here = self._by_address.setdefault(key, {})
        if key and len(here) - sum(one in self._going for one in here) >= self.limits.connections_per_address:
            awaited = [one for one in here if one.awaited and one not in self._going]
            if not awaited:
                return False
            self._send_away(min(awaited, key=lambda one: one.awaited))
        self._guests[guest] = key
        here[guest] = None
        return True

    def settle(self, guest: PooledConnection, awaited: bool) -> None:
        """Note that the server now waits for the client, or works for it."""
        guest.awaited = 0.0
        self._awaited.pop(guest, None)
        if awaited and guest in self._guests:
            guest.awaited = self.clock()
            self._awaited[guest] = None

    def leave(self, guest: PooledConnection) -> None:
        """Remove a connection that was closed or became a WebSocket."""
        key = self._guests.pop(guest, None)
        self._awaited.pop(guest, None)
        self._going.discard(guest)
        self.lines.pop(guest, None)
        if key is not None:
            here = self._by_address[key]
            del here[guest]
            if not here:
                del self._by_address[key]

    def look_after(self) -> None:
        """Close overdue connections and those that hang. Called once a second."""
        now = self.clock()
        for guest in [one for one in self._awaited if one.overdue(now)]:
            server_metrics.limited.labels("head_seconds").inc()
            self._send_away(guest)
        self._turn = (self._turn + 1) % LINES_EVERY
        for guest in [*self._guests, *(() if self._turn else self.lines)]:
            guest.look_after(now)

    def _send_away(self, guest: PooledConnection) -> None:
        self._awaited.pop(guest, None)
        self._going.add(guest)
        guest.dismiss()
