"""What is carried to another process of the house: streams that never end, lines, and how far away a visitor is."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import pytest
import uvicorn
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from bastide.server.cluster.forwarding import InternalApp
from bastide.server.cluster.proxy import InternalProxy
from bastide.server.http.client_address import TrustedProxies
from bastide.server.http.connection_pool import ConnectionPool
from bastide.server.http.limits import Limits
from bastide.server.http.listener import ServerConfig
from bastide.server.http.websocket import EXTENSION, WebSocketConnection
from tests.server.conftest import PATIENCE

pytestmark = pytest.mark.postgres
STREAM = b"HTTP/1.1 200 OK\r\ncontent-type: application/x-ndjson\r\ntransfer-encoding: chunked\r\n\r\n3\r\n{}\n\r\n"
FILE = b"HTTP/1.1 200 OK\r\ncontent-type: application/jsonl\r\ncontent-length: 9\r\n\r\n{}\n"


class Owner:
    """Another process, which begins an answer and leaves it at that."""

    def __init__(self, says: bytes = STREAM) -> None:
        self._says = says
        self.asked = self.left = 0
        self.address = ""
        self._lines: list[asyncio.StreamWriter] = []

    @contextlib.asynccontextmanager
    async def there(self) -> AsyncIterator["Owner"]:
        """While it lives."""
        server = await asyncio.start_server(self._answer, "127.0.0.1", 0)
        self.address = f"127.0.0.1:{server.sockets[0].getsockname()[1]}"
        try:
            yield self
        finally:
            self.die()
            server.close()

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        self.asked += 1
        self._lines.append(writer)
        writer.write(self._says)
        with contextlib.suppress(ConnectionError):
            while await reader.read(1000):
                pass
        self.left += 1
        writer.close()

    def die(self) -> None:
        """As if it was killed."""
        for line in self._lines:
            line.transport.abort()


class Visitor:
    """Asks for a table over a process that has it not."""

    def __init__(self) -> None:
        self.told: list[Message] = []
        self.gone = asyncio.Event()
        self._asked = False

    async def ask(self, carrier: InternalProxy, owner: Owner) -> None:
        """Until it is answered, or he goes."""
        scope = {**SCOPE, "type": "http", "method": "GET", "headers": [(b"host", b"here")]}
        await carrier.request(owner.address, scope, self.receive, self.send)

    async def receive(self) -> Message:
        """What he says."""
        if not self._asked:
            self._asked = True
            return {"type": "http.request", "body": b"", "more_body": False}
        await self.gone.wait()
        return {"type": "http.disconnect"}

    async def send(self, message: Message) -> None:
        """What he is told; a server says nothing where he has gone."""
        self.told.append(message)


SCOPE: Scope = {"path": "/api/tables/x/stream", "query_string": b"", "client": ("10.9.9.9", 1), "scheme": "http"}


async def until(true: Any) -> None:
    """Wait for something that comes soon, on a machine that has much else to do."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)


def test_a_stream_ends_at_its_owner_when_its_reader_goes() -> None:
    async def run() -> None:
        carrier, visitor = InternalProxy("secret"), Visitor()
        async with Owner().there() as owner:
            asking = asyncio.create_task(visitor.ask(carrier, owner))
            await until(lambda: len(visitor.told) == 2)
            visitor.gone.set()
            await until(lambda: owner.left == 1)
            await asking
        await carrier.close()

    asyncio.run(run())


def test_streams_keep_nobody_else_waiting() -> None:
    many = 120

    async def run() -> None:
        carrier, visitors = InternalProxy("secret"), [Visitor() for _ in range(many)]
        async with Owner().there() as owner:
            tasks = [asyncio.create_task(one.ask(carrier, owner)) for one in visitors]
            await until(lambda: owner.asked == many)
            for one in visitors:
                one.gone.set()
            await asyncio.gather(*tasks)
        await carrier.close()

    asyncio.run(run())


@pytest.mark.parametrize(("says", "whole"), [(STREAM, True), (FILE, False)])
def test_an_owner_that_dies_ends_streams_and_breaks_files(says: bytes, whole: bool) -> None:
    async def run() -> None:
        carrier, visitor = InternalProxy("secret"), Visitor()
        async with Owner(says).there() as owner:
            asking = asyncio.create_task(visitor.ask(carrier, owner))
            await until(lambda: len(visitor.told) == 2)
            owner.die()
            await asking
        assert visitor.told[1]["body"] == b"{}\n"
        assert (visitor.told[-1] == {"type": "http.response.body", "body": b""}) == whole
        await carrier.close()

    asyncio.run(run())


@contextlib.asynccontextmanager
async def served(app: ASGIApp) -> AsyncIterator[str]:
    """An application on a port of its own; its address."""
    crowd = ConnectionPool(Limits(), TrustedProxies([]))
    settings: dict[str, Any] = {"lifespan": "off", "interface": "asgi3", "ws_ping_interval": 20.0, "log_config": None}
    server = uvicorn.Server(ServerConfig(app, crowd, host="127.0.0.1", port=0, **settings))
    task = asyncio.create_task(server._serve())
    await until(lambda: server.started)
    try:
        yield f"127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    finally:
        server.should_exit = True
        await task


class Ends:
    """The ends of a line that is carried: the one at the visitor, and the one at the owner of the table."""

    def __init__(self) -> None:
        self.carrier = InternalProxy("secret")
        self.lines: dict[str, WebSocketConnection] = {}
        self.heard: list[Message] = []
        self.owner = ""

    async def outer(self, scope: Scope, receive: Receive, send: Send) -> None:
        """The process to which the visitor came."""
        self.lines["outer"] = scope["extensions"][EXTENSION]
        await self.carrier.line(self.owner, scope, receive, send)

    async def inner(self, scope: Scope, receive: Receive, send: Send) -> None:
        """The one that has the table."""
        self.lines["inner"] = scope["extensions"][EXTENSION]
        await receive()
        await send({"type": "websocket.accept"})
        while self.heard[-1:] != [{"type": "websocket.disconnect"}]:
            self.heard.append({k: v for k, v in (await receive()).items() if k in ("type", "text", "bytes") and v})
            if "text" in self.heard[-1]:
                await send({"type": "websocket.send", "text": "heard"})

    @contextlib.asynccontextmanager
    async def there(self) -> AsyncIterator[str]:
        """Both serve; where the visitor comes to."""
        async with served(InternalApp(self.inner, "secret")) as self.owner, served(self.outer) as here:
            yield f"ws://{here}/ws/x"
        await self.carrier.close()


def test_the_way_of_a_visitor_is_measured_where_his_line_is(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        ends = Ends()
        async with ends.there() as here, connect(here) as visitor:
            await visitor.send("hello")
            assert await visitor.recv() == "heard"
            outer, inner = ends.lines["outer"], ends.lines["inner"]
            await until(lambda: outer.lag == inner.beyond == 0.0)
            asked = asyncio.Event()
            monkeypatch.setattr(outer, "measure", asked.set)
            inner.ping_sent_at -= 10.0
            inner.measure()
            await asyncio.wait_for(asked.wait(), PATIENCE)
            monkeypatch.undo()
            outer.send_keepalive_ping()
            outer.ping_sent_at -= 0.3
            await until(lambda: 0.3 <= inner.beyond < 1.0)
            assert inner.lag < 0.2, "its own way is another one"
        assert ends.heard[0] == {"type": "websocket.receive", "text": "hello"}
        assert ends.heard[1:] == [{"type": "websocket.disconnect"}], "of all this tables hear nothing"

    asyncio.run(run())


def test_a_visitor_cannot_say_how_long_his_way_is() -> None:
    async def run() -> None:
        ends = Ends()
        async with ends.there() as here, connect(here) as visitor:
            await visitor.send(b"500")
            with pytest.raises(ConnectionClosed) as closed:
                await visitor.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1003
            await until(lambda: ends.heard == [{"type": "websocket.disconnect"}])
            assert ends.lines["inner"].beyond == 0.0

    asyncio.run(run())
