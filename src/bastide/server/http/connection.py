"""HTTP/1.1 connections: uvicorn's protocol with limits on the size and time of heads and on the time of bodies.

Invariant: before its head is complete, at most `head_bytes` and one read of a request are kept. A request that is not
complete in time can lose its place (connection_pool.py).
"""

from __future__ import annotations

import asyncio
import json
from typing import Any

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle

from bastide.server.common import server_metrics
from bastide.server.common.log_limit import log_throttle
from bastide.server.http.connection_pool import MOST_REFUSED, ConnectionPool

PIPELINE = 16
PROXY_KEEPS = 150
"""Seconds that a connection of a trusted proxy may be idle. Longer than in Caddy and nginx, so that they close it
first."""
COLON_AND_END = 4
REFUSED_BYTES = 64 * 1024
"""Bytes that a client may still send after a refusal, so that it can read the reason."""
REFUSED_SECONDS = 5.0
FULL_SECONDS = 0.1
"""Seconds to receive the request that a connection without a place is about to send. Closing it with unread data would
discard the response."""
Refusal = tuple[int, str, str]
"""Status, code and text."""
UNREADABLE: Refusal = 400, "bad-request", "This request cannot be read."
TOO_LONG: Refusal = 431, "long-head", "The head of this request is too long."
TOO_FAST: Refusal = 429, "too-fast", "Wait for answers before you ask more."
NO_PLACE: dict[str, Refusal] = {
    "connections": (503, "full", "Too many are here now. Try again in a minute."),
    "connections_per_address": (429, "too-fast", "Too many connections come from your address."),
}


class HttpConnection(HttpToolsProtocol):
    """One HTTP connection."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.pool: ConnectionPool = self.config.pool  # type: ignore[attr-defined]
        self._stage = ""
        self._in_body = self._refused = False
        self._unparsed = 0  # bytes since the last complete head, piece of a body, or end of a message
        self._reason = UNREADABLE

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Take a place in the pool, or refuse the connection."""
        super().connection_made(transport)
        peer = self.client[0] if self.client else ""
        if self.pool.proxies.trusts(peer):
            self.timeout_keep_alive = PROXY_KEEPS
        if limit := self.pool.enter(self, peer):
            self._refuse_place(limit)
        else:
            self._settle()

    def connection_lost(self, exc: Exception | None) -> None:
        """Free the place in the pool."""
        self.pool.leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse what the client sent. After a refusal, discard it."""
        self._unparsed += len(data)
        if self._refused:
            if self._unparsed > REFUSED_BYTES:
                self.transport.abort()
            return
        super().data_received(data)
        if self._unparsed > self.pool.limits.head_bytes and not self._refused:
            self._refuse(TOO_LONG)
        self._settle()

    def handle_websocket_upgrade(self) -> None:
        """Leave the pool. The WebSocket enters it."""
        self.pool.leave(self)
        super().handle_websocket_upgrade()

    def send_400_response(self, msg: str) -> None:
        """Refuse the request after an error of the parser or of `on_headers_complete`."""
        self._refuse(self._reason)

    def on_headers_complete(self) -> None:
        """Parser callback: a head is complete, and the application starts."""
        self._in_body, self._unparsed = True, 0
        size = len(self.url) + sum(len(name) + len(value) + COLON_AND_END for name, value in self.headers)
        if size > self.pool.limits.head_bytes:
            self._reason = TOO_LONG
        elif len(self.pipeline) >= PIPELINE:
            self._reason = TOO_FAST
        else:
            return super().on_headers_complete()
        raise ValueError(self._reason)  # stops the parser, which calls send_400_response

    def on_body(self, body: bytes) -> None:
        """Parser callback: a piece of a body."""
        self._unparsed = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        """Parser callback: a request is complete."""
        self._in_body, self._unparsed = False, 0
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """Called when a response is complete."""
        super().on_response_complete()
        self._settle()

    def _working(self) -> bool:
        latest: RequestResponseCycle | None = self.cycle
        return latest is not None and not latest.response_complete

    def _settle(self) -> None:
        limits, seconds = self.pool.limits, None
        if self._refused:
            stage, seconds = "refused", REFUSED_SECONDS
        elif self._in_body:
            stage, seconds = "body", limits.body_seconds
        elif self._working():
            stage = "work"
        elif self._unparsed or self.cycle is None:
            stage, seconds = "head", limits.head_seconds
        else:  # uvicorn closes idle connections itself, unless empty lines came after the response
            stage, seconds = "idle", self.timeout_keep_alive + REFUSED_SECONDS
        if stage != self._stage:
            self._stage = stage
            self.pool.settle(self, seconds)

    def _refuse_place(self, limit: str) -> None:
        server_metrics.limited.labels(limit).inc()
        log_throttle.note("A connection was refused: too many are open.", limit)
        if len(self.pool.refused) < MOST_REFUSED:
            self.pool.refused.add(self)
            self._refuse(NO_PLACE[limit], b"retry-after: 10\r\n")
            self.loop.call_later(FULL_SECONDS, self.transport.abort)
        else:
            self.transport.abort()

    def _refuse(self, reason: Refusal, header: bytes = b"") -> None:
        """Send a refusal and read no more."""
        if self._working():  # a refusal would corrupt the response in progress
            self.transport.abort()
            return
        status, code, text = reason
        server_metrics.limited.labels(code).inc()
        body = json.dumps({"code": code, "text": text, "ref": ""}).encode()
        head = b"content-type: application/json\r\ncontent-length: %d\r\nconnection: close\r\n" % len(body)
        self.transport.write(STATUS_LINE[status] + head + header + b"\r\n" + body)
        self.transport.write_eof()
        self._refused, self._unparsed = True, 0
