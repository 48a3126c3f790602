"""WebSocket connections: uvicorn's protocol with limits on control frames and fragments, and with the round-trip time.

Invariant: a connection is closed that sends endless control frames, tiny fragments, or more messages than are read. So
is one that never reads what it is sent. A client whose messages the server reads slowly is not taken for dead.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from bastide.server.common import server_metrics
from bastide.server.http.connection_pool import ConnectionPool
from bastide.server.http.limits import TokenBucket

POLICY = 1008
MOST_UNSENT = 1024 * 1024
MOST_UNREAD = 256
"""Messages that wait for the application. A page sends a handful."""
MOST_FRAGMENTS = 256
MEASURE_SECONDS = 2.0
MEASURE = bytes((0x82, 0))
"""An empty binary frame. With it the owner of a table asks the process that has the visitor to measure the round-trip
time."""
EXTENSION = "bastide.line"
"""The key of the connection among the extensions of its ASGI scope."""


class WebSocketConnection(WebSocketsSansIOProtocol):
    """One WebSocket connection."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.pool: ConnectionPool = self.config.pool  # type: ignore[attr-defined]
        self._control = TokenBucket(self.pool.limits.pings_per_second, self.pool.limits.pings_burst, self.pool.clock)
        self._finished = False  # the application has returned
        self.lag = 0.0
        """The round-trip time in seconds, the shorter of the last two."""
        self.measured: Callable[[], None] | None = None  # called after each measurement
        self.passed = False  # the client is another process of the cluster, which has the visitor's connection
        self.beyond = 0.0
        """Seconds from there to the visitor and back, as that process reports it."""
        self.drained: Callable[[], None] | None = None  # called when the transport accepts data again

    async def run_asgi(self) -> None:
        """Run the application, which finds this connection in its scope."""
        cast("dict[str, Any]", self.scope["extensions"])[EXTENSION] = self
        await super().run_asgi()
        self._finished = True
        self._break_cycles()

    def connection_made(self, transport: Any) -> None:
        """Enter the pool."""
        super().connection_made(transport)
        self.pool.websockets.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        """Leave the pool."""
        self.pool.leave(self)
        super().connection_lost(exc)
        self._break_cycles()

    def _break_cycles(self) -> None:
        # Objects that refer to themselves would stay until the garbage collector runs, once an hour.
        if self._finished and self.disconnected:
            self.scope["extensions"] = {}
            vars(self.conn).clear()

    def resume_writing(self) -> None:
        """Called when the transport accepts data again."""
        super().resume_writing()
        if self.drained is not None:
            self.drained()

    async def send(self, message: Any) -> None:
        """Send a message of the application."""
        await super().send(message)
        # Without this, uvicorn logs an error for each response that denies a handshake.
        if message["type"] == "websocket.http.response.body" and not message.get("more_body", False):
            self.handshake_complete = True

    def keepalive_timeout(self) -> None:
        """No pong came in time. While reading is paused, it may wait behind unread messages."""
        if self.read_paused:
            self.pong_timer = self.pending_ping_payload = None
            self.schedule_ping()
        else:
            super().keepalive_timeout()

    def handle_ping(self) -> None:
        """Answer a ping, unless there are too many or the answers are not read."""
        if not self._control.spare():
            self._close_for_policy()
            return
        super().handle_ping()
        if self.transport.get_write_buffer_size() > MOST_UNSENT:
            self.transport.abort()

    def handle_pong(self, event: Frame) -> None:
        """Measure the round-trip time, if it is the answer to the latest ping."""
        if not self._control.spare():
            self._close_for_policy()
            return
        before, waits = self.last_ping_rtt, self.pending_ping_payload
        super().handle_pong(event)
        if waits is not None and self.pending_ping_payload is None:
            self.lag = min(self.last_ping_rtt, before or self.last_ping_rtt)
            if self.measured is not None:
                self.measured()

    def measure(self) -> None:
        """Measure the round-trip time now, unless that was a moment ago."""
        if self.ping_timer is not None and self.loop.time() - self.ping_sent_at >= MEASURE_SECONDS:
            self.ping_timer.cancel()
            self.send_keepalive_ping()
            if self.passed and not self.transport.is_closing():
                self.transport.write(MEASURE)

    def handle_cont(self, event: Frame) -> None:
        """Take the next fragment of a message."""
        if len(self.frames) >= MOST_FRAGMENTS:
            self._close_for_policy()
        else:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """Queue a complete message for the application."""
        if self.queue.qsize() >= MOST_UNREAD:
            self._close_for_policy()
        else:
            super().send_receive_event_to_app()

    def _close_for_policy(self) -> None:
        self.frames = []
        if not self.close_sent and not self.transport.is_closing():
            server_metrics.limited.labels("pings_per_second").inc()
            self.conn.fail(POLICY)
            self.handle_parser_exception()
