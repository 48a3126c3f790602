"""Forwarding of HTTP requests and WebSockets to the process that has the table.

Invariant: tables, views and draws know nothing of it. Information about a visitor is trusted only on the internal port
and with the cluster's secret. An owner that does not answer at all has lost the table. This process takes it, which the
lease makes safe.
"""

import asyncio
import hmac
import re
from typing import TYPE_CHECKING, Final

import msgspec
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bastide.server.http.hosts import ROOT
from bastide.server.http.responses import error_response
from bastide.server.http.websocket import EXTENSION, WebSocketConnection
from bastide.server.storage.data_folder import StoreError

if TYPE_CHECKING:
    from bastide.server.cluster.member import ClusterNode  # of the extra `cluster`

OF_TABLE: Final = re.compile(r"/(?:ws|api/tables|api/games)/([^/]+)")
PASSED: Final = b"x-bastide-visitor"
SECRET: Final = b"x-bastide-house"
INNER: Final = "bastide.inner"
REACH_SECONDS: Final = 1.0
KNOWN_SECONDS: Final = 0.5
"""Seconds for which a process that accepted a connection counts as reachable."""
BUSY: Final = 1013
MOST_DIGITS: Final = 6


class ForwardedVisitor(msgspec.Struct, array_like=True):
    """The client of a forwarded request, as the first process saw it."""

    host: str
    port: int
    scheme: str
    root: str


class ForwardingMiddleware:
    """ASGI middleware that forwards requests about tables of other processes."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self._answered: dict[str, float] = {}  # time of the last connection to each process

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        node: ClusterNode | None = None
        if scope["type"] in ("http", "websocket") and not scope.get(INNER):
            node = getattr(scope["app"].state, "cluster_node", None)
        found = OF_TABLE.match(scope["path"]) if node is not None else None
        if node is None or found is None:
            await self.app(scope, receive, send)
            return
        try:
            address = await self._where(node, found[1])
        except StoreError as error:
            await refuse_forwarding(scope, receive, send, str(error))
            return
        if not address:
            await self.app(scope, receive, send)
        elif scope["type"] == "http":
            await node.carrier.request(address, scope, receive, send)
        else:
            await node.carrier.line(address, scope, receive, send)

    async def _where(self, node: "ClusterNode", table: str) -> str:
        """Address of another process that has the table and is reachable. "" if this process has it, or none."""
        held = await node.settle(table)
        if held is not None and held.address and not await self._reachable(held.address):
            held = await node.settle(table, unreachable=held.owner)
        return held.address if held is not None else ""

    async def _reachable(self, address: str) -> bool:
        # A connection attempt reveals a killed process at once, before its lease runs out.
        now = asyncio.get_running_loop().time()
        if now - self._answered.get(address, -KNOWN_SECONDS) < KNOWN_SECONDS:
            return True
        host, _, port = address.rpartition(":")
        try:
            async with asyncio.timeout(REACH_SECONDS):
                _, writer = await asyncio.open_connection(host.strip("[]"), int(port))
        except (OSError, TimeoutError):
            self._answered.pop(address, None)
            return False
        writer.close()
        self._answered[address] = now
        return True


class InternalApp:
    """The application on the internal port. It trusts what other processes of the cluster report about a visitor."""

    def __init__(self, app: ASGIApp, secret: str) -> None:
        self.app, self._secret = app, secret.encode()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            return
        headers = dict(scope["headers"])
        if not hmac.compare_digest(headers.get(SECRET, b""), self._secret):
            if scope["type"] == "http":
                await error_response(403, "foreign-page", "Only processes of this cluster may use this port.")(
                    scope, receive, send
                )
            else:
                await receive()
                await send({"type": "websocket.close", "code": 1008})
            return
        visitor = msgspec.json.decode(headers[PASSED], type=ForwardedVisitor)
        scope["headers"] = [pair for pair in scope["headers"] if pair[0] not in (SECRET, PASSED)]
        scope["client"], scope["scheme"], scope[INNER] = (visitor.host, visitor.port), visitor.scheme, True
        if visitor.root:
            scope[ROOT] = visitor.root
        line = scope.get("extensions", {}).get(EXTENSION)
        await self.app(
            scope, _forward_receive(line, receive) if isinstance(line, WebSocketConnection) else receive, send
        )


def _forward_receive(line: WebSocketConnection, receive: Receive) -> Receive:
    """Receive the visitor's messages."""
    # Binary frames come from the process that has the visitor's connection: its round-trip time in milliseconds.
    line.passed = True

    async def receive_text() -> Message:
        while (frame := (message := await receive()).get("bytes")) is not None:
            if frame.isdigit() and len(frame) <= MOST_DIGITS:
                line.beyond = int(frame) / 1000
        return message

    return receive_text


async def refuse_forwarding(scope: Scope, receive: Receive, send: Send, text: str) -> None:
    """Answer 503, or close the WebSocket with 1013. The visitor may try again."""
    if scope["type"] == "http":
        await error_response(503, "store", text)(scope, receive, send)
        return
    await receive()
    await send({"type": "websocket.accept"})
    await send({"type": "websocket.close", "code": BUSY})
