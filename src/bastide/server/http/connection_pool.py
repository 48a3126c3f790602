"""The pool of connections: how many are allowed in total and per address, and which to close when it is full.

Invariant: a connection whose request is complete is never closed before its response. Connections that the server waits
for can be closed for new ones, the longest waiting first. These have half a head, half a body, no request in progress,
or were refused.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

from bastide.server.common import server_metrics
from bastide.server.http.client_address import TrustedProxies, limit_key
from bastide.server.http.limits import Limits

MOST_REFUSED = 32
"""Connections at a time that get a refusal because there is no place. Others are closed without one."""
STALL_CHECK_SECONDS = 5
WEBSOCKET_SHARE = 0.75
"""The largest share of the places for WebSockets. The others are for requests."""


class PooledConnection(Protocol):
    """A connection in the pool."""

    transport: asyncio.Transport


class ConnectionPool:
    """All connections of one server."""

    def __init__(self, limits: Limits, proxies: TrustedProxies, clock: Callable[[], float] = time.monotonic) -> None:
        self.limits, self.proxies, self.clock = limits, proxies, clock
        self.websockets: set[PooledConnection] = set()
        self.refused: set[PooledConnection] = set()
        self._addresses: dict[PooledConnection, str] = {}
        self._by_address: dict[str, set[PooledConnection]] = {}
        self._waits: dict[PooledConnection, tuple[float, float]] = {}  # start and time limit, the oldest first
        self._unsent: dict[PooledConnection, tuple[int, float]] = {}  # bytes, and since when there are as many
        self._seconds = 0

    def __len__(self) -> int:
        return len(self._addresses) + len(self.websockets)

    def enter(self, connection: PooledConnection, peer: str) -> str:
        """Add a connection, if necessary by closing one that the server waits for. Returns "", or the name of the
        exceeded limit."""
        key = "" if self.proxies.trusts(peer) else limit_key(peer)
        here = self._by_address.get(key, set())
        if key and len(here) >= self.limits.connections_per_address:
            oldest = min((one for one in here if one in self._waits), key=self._waits.__getitem__, default=None)
            if oldest is None:
                return "connections_per_address"
            self._close(oldest)
        elif len(self) >= self.limits.connections:
            if not self._waits:
                return "connections"
            self._close(next(iter(self._waits)))
        self._addresses[connection] = key
        self._by_address.setdefault(key, set()).add(connection)
        return ""

    def settle(self, connection: PooledConnection, seconds: float | None) -> None:
        """Note that the server waits for the client, for at most `seconds`. With None it works for the client."""
        self._waits.pop(connection, None)
        if seconds is not None and connection in self._addresses:
            self._waits[connection] = self.clock(), seconds

    def leave(self, connection: PooledConnection) -> None:
        """Remove a connection that was closed or becomes a WebSocket."""
        self.websockets.discard(connection)
        self.refused.discard(connection)
        self._waits.pop(connection, None)
        key = self._addresses.pop(connection, None)
        if key is not None:
            self._by_address[key].discard(connection)
            if not self._by_address[key]:
                del self._by_address[key]

    def look_after(self) -> None:
        """Close connections whose clients are too slow. Called once a second."""
        now = self.clock()
        for one, (since, seconds) in list(self._waits.items()):
            # A response that is still being sent has its own limit, `stalled_seconds`.
            if now - since > seconds and not one.transport.get_write_buffer_size():
                server_metrics.limited.labels("head_seconds").inc()
                self._close(one)
        self._seconds = (self._seconds + 1) % STALL_CHECK_SECONDS
        if not self._seconds:
            self._close_stalled(now)

    def _close_stalled(self, now: float) -> None:
        before, self._unsent = self._unsent, {}
        for one in [*self._addresses, *self.websockets]:
            if unsent := one.transport.get_write_buffer_size():
                size, since = before.get(one, (0, now))
                since = since if size == unsent else now
                self._unsent[one] = unsent, since
                if now - since > self.limits.stalled_seconds:
                    one.transport.abort()

    def _close(self, connection: PooledConnection) -> None:
        self.leave(connection)
        connection.transport.abort()
