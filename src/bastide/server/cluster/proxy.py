"""Reverse proxy to other processes of the cluster, for HTTP and WebSockets, with the visitor's address.

Invariant: messages are passed on unchanged, and cookies come back. Only headers of the connection itself are dropped.
When a visitor disconnects, their request is cancelled. Otherwise the other process would count them as present.
"""

import asyncio
import contextlib
import re
from collections.abc import AsyncIterator
from typing import Any, Final
from urllib.parse import quote

import httpx
import msgspec
from starlette.types import Message, Receive, Scope, Send
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from bastide.server.cluster.forwarding import PASSED, SECRET, ForwardedVisitor, refuse_forwarding
from bastide.server.common.cancellation import cancel_tasks
from bastide.server.http.hosts import ROOT
from bastide.server.http.websocket import EXTENSION, WebSocketConnection

HOP: Final = frozenset(
    (
        *(b"connection", b"keep-alive", b"transfer-encoding", b"te", b"trailer", b"upgrade", b"proxy-connection"),
        *(PASSED, SECRET),
    )
)
LINE: Final = re.compile(rb"(?i)sec-websocket-")
ANSWER_SECONDS: Final = 60.0
KEPT: Final = 20
"""Idle connections to other processes."""
PULSE_SECONDS: Final = 2.0
"""Ping interval and timeout in seconds for a WebSocket between two processes."""
ONLY_TEXT, AWAY, BROKEN = 1003, 1012, 1013
STREAM: Final = b"application/x-ndjson"
"""Type of streams. A dying process ends them cleanly, and the page asks again. Other partial bodies are errors."""


class InternalProxy:
    """Forwards requests and WebSockets to other processes."""

    def __init__(self, secret: str) -> None:
        self._secret = secret.encode()
        many = httpx.Limits(max_connections=None, max_keepalive_connections=KEPT)  # streams never end
        self._client = httpx.AsyncClient(timeout=ANSWER_SECONDS, trust_env=False, limits=many)

    async def close(self) -> None:
        """Close the connections."""
        await self._client.aclose()

    async def request(self, address: str, scope: Scope, receive: Receive, send: Send) -> None:
        """Forward a request and return the answer. Stops when the visitor disconnects."""
        visitor = _ForwardedRequest(receive)
        work = asyncio.create_task(self._answered(address, scope, visitor, send))
        gone = asyncio.create_task(visitor.gone.wait())
        try:
            await asyncio.wait({work, gone}, return_when=asyncio.FIRST_COMPLETED)
            if work.done():
                work.result()
        finally:
            await cancel_tasks([work, gone])
            await visitor.close()

    async def _answered(self, address: str, scope: Scope, visitor: "_ForwardedRequest", send: Send) -> None:
        request = self._client.build_request(
            scope["method"], _url("http", address, scope), headers=self._headers(scope), content=visitor.body()
        )
        try:
            answer = await self._client.send(request, stream=True)
        except httpx.HTTPError:
            await refuse_forwarding(
                scope, visitor.receive, send, "The process that has this table does not answer: try again."
            )
            return
        try:
            headers = [(name.lower(), value) for name, value in answer.headers.raw if name.lower() not in HOP]
            await send({"type": "http.response.start", "status": answer.status_code, "headers": headers})
            async for piece in answer.aiter_raw():
                await send({"type": "http.response.body", "body": piece, "more_body": True})
        except httpx.HTTPError:
            if dict(headers).get(b"content-type") != STREAM:
                return  # the visitor's connection breaks as well
        finally:
            await answer.aclose()
        await send({"type": "http.response.body", "body": b""})

    async def line(self, address: str, scope: Scope, receive: Receive, send: Send) -> None:
        """Connect a visitor's WebSocket with another process."""
        headers = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in self._headers(scope)]
        await receive()  # websocket.connect
        try:
            async with connect(
                _url("ws", address, scope),
                additional_headers=[pair for pair in headers if pair[0] != "host"],
                user_agent_header=None,
                compression=None,
                open_timeout=ANSWER_SECONDS,
                ping_interval=PULSE_SECONDS,
                ping_timeout=PULSE_SECONDS,
                max_size=None,
                proxy=None,
            ) as there:
                response = there.response
                cookies = response.headers.get_all("set-cookie") if response is not None else []
                await send({"type": "websocket.accept", "headers": [(b"set-cookie", one.encode()) for one in cookies]})
                await _both(there, scope, receive, send)
        except InvalidStatus as refusal:
            response = refusal.response
            raw = [(n.lower().encode(), v.encode()) for n, v in response.headers.raw_items()]
            raw = [pair for pair in raw if pair[0] not in HOP]
            await send({"type": "websocket.http.response.start", "status": response.status_code, "headers": raw})
            await send({"type": "websocket.http.response.body", "body": response.body or b""})
        except (OSError, TimeoutError, InvalidHandshake):
            await send({"type": "websocket.accept"})
            await send({"type": "websocket.close", "code": BROKEN})

    def _headers(self, scope: Scope) -> list[tuple[bytes, bytes]]:
        host, port = scope["client"] or ("", 0)
        visitor = msgspec.json.encode(ForwardedVisitor(host, port, scope["scheme"], scope.get(ROOT, "")))
        kept = [(name, value) for name, value in scope["headers"] if name not in HOP and not LINE.match(name)]
        return [*kept, (SECRET, self._secret), (PASSED, visitor)]


def _url(scheme: str, address: str, scope: Scope) -> str:
    query = scope["query_string"].decode("latin-1")
    return f"{scheme}://{address}{quote(scope['path'])}{'?' + query if query else ''}"


class _ForwardedRequest:
    """The body that a visitor sends, and whether they have disconnected."""

    def __init__(self, receive: Receive) -> None:
        self.receive, self.gone = receive, asyncio.Event()
        self._watch: asyncio.Task[None] | None = None

    async def body(self) -> AsyncIterator[bytes]:
        while True:
            message = await self.receive()
            if message["type"] == "http.disconnect":
                self.gone.set()
                raise httpx.ReadError("the visitor went away")
            yield message.get("body", b"")
            if not message.get("more_body"):
                self._watch = asyncio.create_task(self._stay())
                return

    async def _stay(self) -> None:
        while (await self.receive())["type"] != "http.disconnect":
            pass
        self.gone.set()

    async def close(self) -> None:
        if self._watch is not None:
            await cancel_tasks([self._watch])


async def _both(there: ClientConnection, scope: Scope, receive: Receive, send: Send) -> None:
    """Relay frames both ways until one side ends."""
    line, measured = scope.get("extensions", {}).get(EXTENSION), asyncio.Event()
    # Binary frames between processes carry the visitor's round-trip time, which this process measures for the owner.
    if isinstance(line, WebSocketConnection):
        line.measured = measured.set
        measured.set()
    tasks = {asyncio.create_task(_to(there, receive, send)), asyncio.create_task(_from(there, line, send))}
    telling = asyncio.create_task(_tell(there, line, measured))
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        await cancel_tasks([telling, *tasks])


async def _to(there: ClientConnection, receive: Receive, send: Send) -> None:
    with contextlib.suppress(ConnectionClosed):
        while (frame := await receive())["type"] != "websocket.disconnect":
            if (text := frame.get("text")) is None:
                await send({"type": "websocket.close", "code": ONLY_TEXT})
                return
            await there.send(text)


async def _from(there: ClientConnection, line: Any, send: Send) -> None:
    with contextlib.suppress(RuntimeError, OSError):
        try:
            while True:
                frame = await there.recv()
                if isinstance(frame, str):
                    await send({"type": "websocket.send", "text": frame})
                elif isinstance(line, WebSocketConnection):
                    line.measure()
        except ConnectionClosed as end:
            code = end.rcvd.code if end.rcvd is not None else AWAY
            message: Message = {"type": "websocket.close", "code": code if code != 1005 else 1000}
            await send(message)


async def _tell(there: ClientConnection, line: Any, measured: asyncio.Event) -> None:
    with contextlib.suppress(ConnectionClosed):
        while await measured.wait():
            measured.clear()
            await there.send(b"%d" % int(line.lag * 1000))
