"""A WebSocket as it comes in: how much of it is read ahead, answered and held.

Law: a line that sends control frames without end, cuts messages into crumbs, or takes nothing of what it is sent, is
closed; one whose messages are read slowly because there are too many of them is alive all the same.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.streams import StreamReader
from websockets.utils import apply_mask as slow_mask

from bastide.server.common import server_metrics
from bastide.server.http.connection_pool import GOING_SECONDS, ConnectionPool
from bastide.server.http.limits import TokenBucket, log_throttle
from bastide.server.protocol.client_messages import MAX_BYTES

try:
    from websockets.speedups import apply_mask
except ImportError:  # built without its C part
    apply_mask = slow_mask

POLICY = 1008
NOT_TEXT = 1007
MOST_UNSENT = 1024 * 1024
MOST_UNREAD = 256
"""Messages of one piece of input that wait for the application; a page sends a handful."""
MOST_CRUMBS = 256
MEASURE_SECONDS = 2.0
TOGETHER = 0.5
"""Pings are sent at multiples of so many seconds."""
WHOLE_TEXT, WHOLE_PONG, MASKED, LONGER, MASK = 0x81, 0x8A, 0x80, 126, 4
"""A text or a pong in one frame: how it begins, and how its length and its mask are told (RFC 6455, 5.2)."""
MEASURE = bytes((0x82, 0))
"""A frame of bytes with nothing in it: what the owner of a table says to the process that has the visitor's line."""
EXTENSION = "bastide.line"
"""Under this name the application finds the line among the extensions of its scope."""


class WebSocketConnection(WebSocketsSansIOProtocol):
    """One line."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.crowd: ConnectionPool = self.config.crowd  # type: ignore[attr-defined]
        self.awaited = 0.0
        self._control = TokenBucket(self.crowd.limits.pings_per_second, self.crowd.limits.pings_burst, self.crowd.clock)
        self._closing = 0.0
        self._heard = float("-inf")
        self._answered = False  # the application is done with it
        self._between = False  # the next byte begins a frame
        self.lag = 0.0
        """Seconds of the way there and back, the shorter of the last two that were measured."""
        self.measured: Callable[[], None] | None = None  # called when it was
        self.passed = False  # another process of the house has the visitor's line, and is at the end of this one
        self.beyond = 0.0
        """Seconds of the way from there on, as that process says."""
        self.drained: Callable[[], None] | None = None  # called when what was written has been taken

    async def run_asgi(self) -> None:
        """The application finds the line."""
        cast("dict[str, Any]", self.scope["extensions"])[EXTENSION] = self
        await super().run_asgi()
        self._answered = True
        self._let_go()

    def resume_writing(self) -> None:
        """What was written has been taken."""
        super().resume_writing()
        if self.drained is not None:
            self.drained()

    def connection_made(self, transport: Any) -> None:
        """The upgrade is wished for."""
        super().connection_made(transport)
        self.crowd.lines[self] = None

    def connection_lost(self, exc: Exception | None) -> None:
        """Gone."""
        self.crowd.leave(self)
        super().connection_lost(exc)
        self._let_go()

    def _let_go(self) -> None:
        """Gone, and nobody asks any more. What points at itself is taken apart, or it would stay until all of memory
        is looked through."""
        if self._answered and self.disconnected:
            self.scope["extensions"] = {}
            self.conn.parser.close()

    def overdue(self, now: float) -> bool:
        """A line is not awaited: its keepalive knows."""
        return False

    def dismiss(self) -> None:
        """End it without a word."""
        self.transport.abort()

    def look_after(self, now: float) -> None:
        """What closes and does not end is ended."""
        if not self.transport.is_closing():
            return
        self._closing = self._closing or now
        if now - self._closing > GOING_SECONDS:
            self.transport.abort()

    def data_received(self, data: bytes) -> None:
        """Whatever comes shows that somebody is there."""
        self._heard = self.loop.time()
        if self._between:
            if (text := self.short(data)) is not None:
                self.queue.put_nowait({"type": "websocket.receive", "text": text})
                return
            if (payload := self.pong(data)) is not None:
                self.handle_pong(Frame(Opcode.PONG, payload))
                return
        super().data_received(data)
        self._between = self.between_frames()

    def short(self, data: bytes) -> str | None:
        """The text of a piece that is one message and nothing else, as pages send them, where nothing else is
        under way or waits; None leaves it to the parser."""
        if len(data) < MASK or data[0] != WHOLE_TEXT:
            return None
        size, head = data[1] - MASKED, 2
        if size == LONGER:
            size, head = int.from_bytes(data[2:4], "big"), 4
        if data[1] > MASKED | LONGER or len(data) != head + MASK + size or size > MAX_BYTES:
            return None
        if self.close_sent or self.read_paused or not self.queue.empty() or not self.handshake_complete:
            return None
        if self.conn.state is not State.OPEN or self.conn.current_size is not None:
            return None
        try:
            return apply_mask(data[head + MASK :], data[head : head + MASK]).decode()
        except UnicodeDecodeError:
            return None

    def pong(self, data: bytes) -> bytes | None:
        """What a piece says that is one pong and nothing else, such as every page sends three of in a minute."""
        known = len(data) >= 2 + MASK and data[0] == WHOLE_PONG and data[1] == MASKED | (len(data) - 2 - MASK)
        if not known or len(data) - 2 - MASK >= LONGER or self.close_sent or self.conn.state is not State.OPEN:
            return None
        return apply_mask(data[2 + MASK :], data[2 : 2 + MASK])

    def between_frames(self) -> bool:
        """Whether the parser waits for a frame to begin: between two it asks whether the line has ended."""
        waits: Any = self.conn.parser
        while (deeper := getattr(waits, "gi_yieldfrom", None)) is not None:
            waits = deeper
        return getattr(waits, "gi_code", None) is StreamReader.at_eof.__code__

    async def send(self, message: Any) -> None:
        """What the application says. An answer in place of a handshake is complete as well, and no error."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body", False):
            self.handshake_complete = True

    def schedule_ping(self) -> None:
        """When nothing has been heard for a while, with the pings of other lines: one turn of the loop sends many, and
        their pongs come together."""
        at = max(self._heard, self.ping_sent_at) + (self.ping_interval or 0.0)
        self.ping_timer = self.loop.call_at(math.ceil(at / TOGETHER) * TOGETHER, self.ask_if_silent)

    def ask_if_silent(self) -> None:
        """Who has said something since this was planned is there."""
        if self.loop.time() - self._heard < (self.ping_interval or 0.0):
            self.schedule_ping()
        else:
            self.send_keepalive_ping()

    def keepalive_timeout(self) -> None:
        """No pong came. Where something else did, or where we did not read, the pong waits in the line behind it."""
        if self._heard >= self.ping_sent_at or self.read_paused:
            self.pong_timer = self.pending_ping_payload = None
            self.schedule_ping()
        else:
            super().keepalive_timeout()

    def handle_ping(self) -> None:
        """Answered, unless there are too many or nobody takes the answers."""
        if not self._control.spare():
            self._fail(POLICY)
            return
        super().handle_ping()
        if self.transport.get_write_buffer_size() > MOST_UNSENT:
            self.transport.abort()

    def handle_pong(self, event: Frame) -> None:
        """Ours come every twenty seconds."""
        if self._control.spare():
            before, waits = self.last_ping_rtt, self.pending_ping_payload
            super().handle_pong(event)
            if waits is not None and self.pending_ping_payload is None:
                self.lag = min(self.last_ping_rtt, before or self.last_ping_rtt)
                if self.measured is not None:
                    self.measured()
        else:
            self._fail(POLICY)

    def measure(self) -> None:
        """Measure the way there and back now, unless that was a moment ago: a browser answers by itself."""
        if self.ping_timer is not None and self.loop.time() - self.ping_sent_at >= MEASURE_SECONDS:
            self.ping_timer.cancel()
            self.send_keepalive_ping()
            if self.passed and not self.transport.is_closing():
                self.transport.write(MEASURE)

    def handle_cont(self, event: Frame) -> None:
        """The next part of a message."""
        if len(self.frames) >= MOST_CRUMBS:
            self._fail(POLICY)
        else:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """A message is complete."""
        if self.queue.qsize() >= MOST_UNREAD:
            self._fail(POLICY)
            return
        if self.curr_msg_data_type == "text" and not _is_text(self.frames):
            log_throttle.note("A line sent something that is no text.")
            self._fail(NOT_TEXT)
            return
        super().send_receive_event_to_app()

    def _fail(self, code: int) -> None:
        """Close at once, say why, and read no more."""
        self.frames = []
        if self.close_sent or self.transport.is_closing():
            return
        server_metrics.limited.labels("pings_per_second" if code == POLICY else "no_text").inc()
        self.conn.fail(code)
        self.handle_parser_exception()


def _is_text(parts: list[bytes]) -> bool:
    try:
        b"".join(parts).decode()
    except UnicodeDecodeError:
        return False
    return True
