"""HTTP as it comes in: heads of bounded size and time, bodies of bounded time, and no log of other people's nonsense.

Law: what is kept of a request before its head is complete is at most `head_bytes` and one piece more; a request that is
not complete in time has no claim to its place (connection_pool.py).
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
"""What somebody may still send after he was refused, so that he can read why."""
PIPELINE = 16
PROXY_KEEPS = 150
"""Seconds that a connection of a trusted proxy may rest: longer than Caddy and nginx let it, so that they end it."""
COLON_AND_END = 4
TOO_LONG = "The head of this request is too long."
Stage = Literal["head", "body", "work", "idle", "going"]


class HttpConnection(HttpToolsProtocol):
    """One connection."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.crowd: ConnectionPool = self.config.crowd  # type: ignore[attr-defined]
        self.awaited = 0.0
        self._stage: Stage = "head"
        self._head = self._quiet = self._spilt = self._stuck = 0
        self._in_head = self._in_body = False
        self._moved = 0.0

    # ---- coming and going

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """The transport is there; the place was given before (listener.py), or is taken now."""
        super().connection_made(transport)
        if self.client and self.crowd.proxies.trusts(self.client[0]):
            self.timeout_keep_alive = PROXY_KEEPS
        if self not in self.crowd and not self.crowd.enter(self, self.client[0] if self.client else ""):
            transport.abort()
        self._go("head")

    def connection_lost(self, exc: Exception | None) -> None:
        """Gone."""
        self.crowd.leave(self)
        super().connection_lost(exc)

    def overdue(self, now: float) -> bool:
        """Whether what is awaited has not come in time."""
        if self.transport.get_write_buffer_size():
            return False  # it is still being sent to; look_after knows whether that goes on
        limits = self.crowd.limits
        given = {"head": limits.head_seconds, "body": limits.body_seconds, "going": GOING_SECONDS}
        return now - self.awaited > given.get(self._stage, float(self.timeout_keep_alive) + GOING_SECONDS)

    def dismiss(self) -> None:
        """Make room."""
        self.transport.abort()

    def look_after(self, now: float) -> None:
        """Who does not read his answer goes."""
        transport: asyncio.Transport | None = self.transport
        waiting = transport.get_write_buffer_size() if transport is not None else 0
        if waiting != self._stuck or not waiting:
            self._stuck, self._moved = waiting, now
        elif now - self._moved > self.crowd.limits.stalled_seconds:
            self.transport.abort()

    # ---- what comes in

    def data_received(self, data: bytes) -> None:
        """Fed in pieces, so that no head is kept beyond its measure."""
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
        """Read a piece; False if nothing more is read here."""
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
                self.cycle.keep_alive = False  # answered as if nothing else had been proposed
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
        """A head begins."""
        self._in_head = True
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """A head is complete: the application begins."""
        self._in_head, self._in_body, self._head, self._quiet = False, True, 0, 0
        size = len(self.url) + sum(len(name) + len(value) + COLON_AND_END for name, value in self.headers)
        if size > self.crowd.limits.head_bytes:
            self._refuse(431, "long-head", TOO_LONG)
        elif len(self.pipeline) >= PIPELINE:
            self._refuse(429, "too-fast", "Wait for answers before you ask more.")
        else:
            return super().on_headers_complete()
        raise ValueError(TOO_LONG)  # the parser stops

    def on_body(self, body: bytes) -> None:
        """More of a body."""
        self._quiet = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        """A request is complete."""
        self._in_body = False
        self._head = self._quiet = 0
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """An answer is complete."""
        super().on_response_complete()
        self._settle()

    # ---- whose turn it is

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
        """Say why, and read no more. An answer that is under way would be spoilt by another one."""
        if self._working():
            self.transport.abort()
            return
        server_metrics.limited.add(code)
        body = json.dumps({"code": code, "text": text, "ref": ""}).encode()
        head = b"content-type: application/json\r\ncontent-length: %d\r\nconnection: close\r\n\r\n" % len(body)
        self.transport.write(STATUS_LINE[status] + head + body)
        self._go("going")
        if self.transport.can_write_eof():
            self.transport.write_eof()
        else:
            self.transport.close()
