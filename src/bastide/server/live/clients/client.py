"""A connected client: its device, the last event it has seen, a bounded send queue, and how that is written.

Invariant: sending never waits. A client that reads too slowly is closed with code 1013 and reconnects. All messages
queued in one iteration of the event loop are sent in one write. A slow connection is written to again when its buffer
has drained. If it must be closed before that, it is closed without draining.
"""

import asyncio
import struct
import time
from collections import deque
from collections.abc import Callable
from typing import Final

from starlette.websockets import WebSocket, WebSocketState

from bastide.server.common import server_metrics
from bastide.server.http.client_address import Address
from bastide.server.http.limits import Limits, TokenBucket
from bastide.server.http.websocket import EXTENSION, WebSocketConnection
from bastide.server.protocol.server_messages import ServerMessage, encode_message

TOO_SLOW = 1013
GOING_AWAY = 1012
TEXT: Final = 0x81
CLOSE: Final = 0x88
SHORT, MIDDLE = 126, 65_536
"""Payload sizes from which a frame's extended length takes two bytes, and eight."""
AT_ONCE: Final = 32
PATIENCE: Final = 5.0
"""Seconds until a slow connection that was sent a close frame is aborted."""


class Client:
    """`device` is the hash of its token, `seen` the last event number that was sent to it."""

    def __init__(
        self,
        table: str,
        device: str,
        limits: Limits,
        clock: Callable[[], float] = time.monotonic,
        network: str = "",
    ) -> None:
        """`network` is the address key by which limits count."""
        self.table, self.device, self.network = table, device, network
        self.session = ""  # the account session of its token, "" if signed out
        self.seen = 0
        self.queue: deque[bytes | int] = deque()  # messages, finally the close code
        self.patient = False  # one of a crowd of spectators: its messages may wait for those of others
        self.ring: Callable[[], None] = no_wake_up  # wakes the sender of the connection
        self._most = limits.queue
        self.lag: Callable[[], float] = zero_seconds  # round-trip time in seconds, measured by this server
        self.measure: Callable[[], None] = no_wake_up  # measures `lag` again
        self.pointing = TokenBucket(limits.points_per_second, limits.points_burst, clock)
        self.syncs = TokenBucket(limits.syncs_per_minute / 60, limits.syncs_burst, clock)
        self.closing: int | None = None
        self.address: Address | None = None

    def send(self, message: ServerMessage) -> None:
        """Queue a message."""
        self.send_bytes(encode_message(message))

    def send_bytes(self, data: bytes) -> None:
        """Queue an encoded message. If the queue is full, drop it and close the connection with TOO_SLOW."""
        if self.closing is not None:
            return
        if len(self.queue) >= self._most:
            self.queue.clear()
            server_metrics.limited.labels("queue").inc()
            self.close(TOO_SLOW)
            return
        self.queue.append(data)
        self.ring()

    def close(self, code: int) -> None:
        """Close the connection after the queued messages."""
        if self.closing is None:
            self.closing = code
            self.queue.append(code)
            self.ring()


def zero_seconds() -> float:
    """The lag before anything was measured."""
    return 0.0


def no_wake_up() -> None:
    """Default for `Client.ring` and `Client.measure`: do nothing."""


def frame_header(size: int) -> bytes:
    """The header of a final text frame with a payload of `size` bytes (RFC 6455, 5.2)."""
    if size < SHORT:
        return bytes((TEXT, size))
    if size < MIDDLE:
        return struct.pack("!BBH", TEXT, 126, size)
    return struct.pack("!BBQ", TEXT, 127, size)


class SendScheduler:
    """Sends to crowds of spectators in batches of AT_ONCE, so that the event loop serves others in between."""

    def __init__(self) -> None:
        self._waiting: deque[Callable[[], None]] = deque()

    def wait(self, flush: Callable[[], None]) -> None:
        """Call `flush` in one of the next batches."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._some)
        self._waiting.append(flush)

    def _some(self) -> None:
        for _ in range(min(AT_ONCE, len(self._waiting))):
            self._waiting.popleft()()
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._some)


class QueueSender:
    """Writes the queue of a client to its WebSocket connection whenever the client rings."""

    def __init__(self, line: WebSocketConnection, client: Client, crowd: SendScheduler) -> None:
        self._line, self._client, self._crowd = line, client, crowd
        self._loop = asyncio.get_running_loop()
        self._due = False
        self.closed: asyncio.Future[int] = self._loop.create_future()
        """The close code, set once everything before it has been written."""
        line.drained = self.ring
        client.ring = self.ring
        self.ring()

    def ring(self) -> None:
        """Schedule one `flush`."""
        if not self._due:
            self._due = True
            if self._client.patient:
                self._crowd.wait(self.flush)
            else:
                self._loop.call_soon(self.flush)

    def flush(self) -> None:
        """Write the queued messages. Does nothing while the transport is over its high-water mark."""
        self._due = False
        transport, queue = self._line.transport, self._client.queue
        if transport.is_closing():
            self._end()
        if self.closed.done():
            queue.clear()
            return
        if not self._line.writable.is_set():
            if self._client.closing is not None:
                transport.write(struct.pack("!BBH", CLOSE, 2, self._client.closing))
                self._loop.call_later(PATIENCE, transport.abort)
                self._end()
            return
        parts: list[bytes] = []
        while queue and isinstance(data := queue[0], bytes):
            queue.popleft()
            parts += (frame_header(len(data)), data)
        if parts:
            transport.writelines(parts)
        if queue:
            self._end()

    def _end(self) -> None:
        self._client.queue.clear()
        if not self.closed.done():
            self.closed.set_result(self._client.closing or 1000)

    def stop(self) -> None:
        """Detach from the connection and the client."""
        self._line.drained = None
        self._client.ring = no_wake_up


async def send_queued(socket: WebSocket, client: Client, crowd: SendScheduler) -> None:
    """Send queued messages until the client is closed. Raises the connection's error when it breaks."""
    line = socket.scope.get("extensions", {}).get(EXTENSION)
    direct = isinstance(line, WebSocketConnection)
    code = await (_at_once(line, client, crowd) if direct else _one_by_one(socket, client))
    if socket.client_state is WebSocketState.CONNECTED:
        await socket.close(code)


async def _at_once(line: WebSocketConnection, client: Client, crowd: SendScheduler) -> int:
    sender = QueueSender(line, client, crowd)
    try:
        return await sender.closed
    finally:
        sender.stop()


async def _one_by_one(socket: WebSocket, client: Client) -> int:
    """For other ASGI servers than uvicorn with `WebSocketConnection`, as in tests."""
    bell = asyncio.Event()
    client.ring = bell.set
    bell.set()
    while True:
        await bell.wait()
        bell.clear()
        while client.queue:
            data = client.queue.popleft()
            if isinstance(data, int):
                return data
            await socket.send_text(data.decode())
