"""Everybody who is connected: how many there may be, of one address and at all, and who goes when there is no room.

Law: who has said all that he wanted is never sent away before he has his answer. Who is awaited (half a head, half a
body, between two requests, slow to go) goes when somebody else needs the place, the longest awaited first.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Protocol

from bastide.server.common import server_metrics
from bastide.server.http.client_address import TrustedProxies, limit_key
from bastide.server.http.limits import Limits

AT_ONCE = 8
"""So many go together when there is no room: a flood is faster than the loop."""
GOING_SECONDS = 5.0
LINES_EVERY = 5
"""Lines are many and hardly ever hang: so many seconds lie between two looks at them."""
HOLDS = 3, 4
"""Lines take at most this part of the places; the others are for requests."""


class PooledConnection(Protocol):
    """A connection, as the crowd sees it."""

    awaited: float
    """Since when it is awaited, 0 while the server works for it."""

    def overdue(self, now: float) -> bool:
        """Whether it was awaited too long."""

    def dismiss(self) -> None:
        """End it now."""

    def look_after(self, now: float) -> None:
        """Once a second, a line every five: end it if it hangs."""


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
        """Send those away who were awaited longest; False if nobody is, and nobody is going."""
        if not self._going:
            for guest in list(self._awaited)[:AT_ONCE]:
                self._send_away(guest)
        return bool(self._going)

    def enter(self, guest: PooledConnection, peer: str) -> bool:
        """Somebody comes; False if his address has all the places that one may have."""
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
        """The guest is awaited from now on, or the server works for it."""
        guest.awaited = 0.0
        self._awaited.pop(guest, None)
        if awaited and guest in self._guests:
            guest.awaited = self.clock()
            self._awaited[guest] = None

    def leave(self, guest: PooledConnection) -> None:
        """The guest has gone, or is a line now."""
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
        """Once a second: who was awaited too long goes, and what hangs is ended."""
        now = self.clock()
        for guest in [one for one in self._awaited if one.overdue(now)]:
            server_metrics.limited.add("head_seconds")
            self._send_away(guest)
        self._turn = (self._turn + 1) % LINES_EVERY
        for guest in [*self._guests, *(() if self._turn else self.lines)]:
            guest.look_after(now)

    def _send_away(self, guest: PooledConnection) -> None:
        self._awaited.pop(guest, None)
        self._going.add(guest)
        guest.dismiss()
