"""HTTP/1.1 connections with limits on the size and time of heads and on the time of bodies. Malformed requests are not
logged one by one.

Invariant: before its head is complete, at most `head_bytes` plus one piece of a request are kept. A request that is not
complete in time can lose its place (connection_pool.py).
"""

from __future__ import annotations

import asyncio
import json
from typing import Any, Literal

import httptools
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle

from bastide.server.common import server_metrics
from bastide.server.http.connection_pool import GOING_SECONDS, ConnectionPool
from bastide.server.http.limits import log_throttle

PIECE = 16 * 1024
SPILT = 64 * 1024
"""Bytes that a client may still send after a refusal, so that it can read the reason."""
PIPELINE = 16
PROXY_KEEPS = 150
"""Seconds that a connection of a trusted proxy may be idle. Longer than in Caddy and nginx, so that they close it
first."""
COLON_AND_END = 4
TOO_LONG = "The head of this request is too long."
Stage = Literal["head", "body", "work", "idle", "going"]


class HttpConnection(HttpToolsProtocol):
    """One HTTP connection."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.crowd: ConnectionPool = self.config.crowd  # type: ignore[attr-defined]
        self.awaited = 0.0
        self._stage: Stage = "head"
        self._head = self._quiet = self._spilt = self._stuck = 0
        self._in_head = self._in_body = False
        self._moved = 0.0

    # ---- opening and closing

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Take a place in the pool, unless the listener has done so (listener.py)."""
        super().connection_made(transport)
        if self.client and self.crowd.proxies.trusts(self.client[0]):
            self.timeout_keep_alive = PROXY_KEEPS
        if self not in self.crowd and not self.crowd.enter(self, self.client[0] if self.client else ""):
            transport.abort()
        self._go("head")

    def connection_lost(self, exc: Exception | None) -> None:
        """Free the place in the pool."""
        self.crowd.leave(self)
        super().connection_lost(exc)

    def overdue(self, now: float) -> bool:
        """Whether the connection has exceeded the time limit of its stage."""
        if self.transport.get_write_buffer_size():
            return False  # it is still sending; look_after checks for progress
        limits = self.crowd.limits
        given = {"head": limits.head_seconds, "body": limits.body_seconds, "going": GOING_SECONDS}
        return now - self.awaited > given.get(self._stage, float(self.timeout_keep_alive) + GOING_SECONDS)

    def dismiss(self) -> None:
        """Abort the connection to free its place."""
        self.transport.abort()

    def look_after(self, now: float) -> None:
        """Abort if the client has not read its response for `stalled_seconds`."""
        transport: asyncio.Transport | None = self.transport
        waiting = transport.get_write_buffer_size() if transport is not None else 0
        if waiting != self._stuck or not waiting:
            self._stuck, self._moved = waiting, now
        elif now - self._moved > self.crowd.limits.stalled_seconds:
            self.transport.abort()

    # ---- receiving

    def data_received(self, data: bytes) -> None:
        """Feed the parser in pieces, so that the limit on heads holds."""
        if self._stage == "going":
            self._spilt += len(data)
            if self._spilt > SPILT:
                self.transport.abort()
            return
        self._unset_keepalive_if_required()
        for start in range(0, len(data), PIECE):
            if not self._feed(data[start : start + PIECE] if len(data) > PIECE else data):
                return
        self._settle()

    def _feed(self, piece: bytes) -> bool:
        """Parse a piece; False if this connection reads no more."""
        if not self._in_body:
            self._in_head = True
            self._head += len(piece)
        self._quiet += len(piece)
        try:
            self.parser.feed_data(piece)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.crowd.leave(self)
                self.handle_websocket_upgrade()
            else:
                self.cycle.keep_alive = False  # answered as if the client had asked for no upgrade
            return False
        except httptools.HttpParserError:
            if self._stage != "going":
                log_throttle.note("A request could not be read.")
                self._refuse(400, "bad-request", "This request cannot be read.")
            return False
        if (self._in_head and self._head > self.crowd.limits.head_bytes) or self._quiet > 2 * PIECE:
            self._refuse(431, "long-head", TOO_LONG)
            return False
        return not self.transport.is_closing()

    def on_message_begin(self) -> None:
        """Parser callback: a head begins."""
        self._in_head = True
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """Parser callback: a head is complete, and the application starts."""
        self._in_head, self._in_body, self._head, self._quiet = False, True, 0, 0
        size = len(self.url) + sum(len(name) + len(value) + COLON_AND_END for name, value in self.headers)
        if size > self.crowd.limits.head_bytes:
            self._refuse(431, "long-head", TOO_LONG)
        elif len(self.pipeline) >= PIPELINE:
            self._refuse(429, "too-fast", "Wait for answers before you ask more.")
        else:
            return super().on_headers_complete()
        raise ValueError(TOO_LONG)  # stops the parser

    def on_body(self, body: bytes) -> None:
        """Parser callback: a part of the body."""
        self._quiet = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        """Parser callback: the request is complete."""
        self._in_body = False
        self._head = self._quiet = 0
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """Called when a response is complete."""
        super().on_response_complete()
        self._settle()

    # ---- stages

    def _settle(self) -> None:
        if self.transport.is_closing():
            self._go("going")
        elif self._in_body:
            self._go("body")
        elif self._working():
            self._go("work")
        else:
            self._go("head" if self._in_head else "idle")

    def _working(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle
        return bool(self.pipeline) or (cycle is not None and not cycle.response_complete)

    def _go(self, stage: Stage) -> None:
        if stage != self._stage or (stage != "work" and not self.awaited):
            self._stage = stage
            self.crowd.settle(self, awaited=stage != "work")

    def _refuse(self, status: int, code: str, text: str) -> None:
        """Send a refusal and read no more."""
        if self._working():  # a refusal would corrupt the response in progress
            self.transport.abort()
            return
        server_metrics.limited.labels(code).inc()
        body = json.dumps({"code": code, "text": text, "ref": ""}).encode()
        head = b"content-type: application/json\r\ncontent-length: %d\r\nconnection: close\r\n\r\n" % len(body)
        self.transport.write(STATUS_LINE[status] + head + body)
        self._go("going")
        if self.transport.can_write_eof():
            self.transport.write_eof()
        else:
            self.transport.close()
