"""The whole application in this process, without a port: lines and requests as ASGI calls on one loop.

A line hears every message; the time of each question is the processor time of this thread until the server has
nothing more to say.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, MutableMapping
from pathlib import Path
from typing import Any

import msgspec

from bastide.server.app.main import make_app
from bastide.server.app.settings import Settings
from bastide.server.http.identity import COOKIE, sign_new_token
from bastide.server.http.limits import Limits

HOST = b"localhost"
ENDLESS = 10**9
NO_LIMITS = Limits(**{name: ENDLESS for name in Limits.__dataclass_fields__ if "reserve" not in name})
"""What one visitor may ask for, so much that nothing is refused for it."""
Message = dict[str, Any]


@contextlib.asynccontextmanager
async def server_at(data: Path, limits: Limits) -> AsyncIterator[Any]:
    """The application, started and ended as a server does it."""
    app = make_app(Settings(data, bot_delay=0.0, limits=limits))
    inbox: asyncio.Queue[Message] = asyncio.Queue()
    outbox: asyncio.Queue[MutableMapping[str, Any]] = asyncio.Queue()

    async def said(message: MutableMapping[str, Any]) -> None:
        outbox.put_nowait(message)

    running = asyncio.ensure_future(app({"type": "lifespan", "asgi": {"version": "3.0"}}, inbox.get, said))
    await inbox.put({"type": "lifespan.startup"})
    assert (await outbox.get())["type"] == "lifespan.startup.complete"
    try:
        yield app
    finally:
        await inbox.put({"type": "lifespan.shutdown"})
        assert (await outbox.get())["type"] == "lifespan.shutdown.complete"
        await running


class Visitor:
    """A browser: its cookie, and what it asks for."""

    def __init__(self, app: Any, address: str = "127.0.0.1") -> None:
        self.app = app
        self.address = address
        self.token = sign_new_token(app.app.state.token_key)

    def scope(self, kind: str, path: str, query: bytes = b"", **more: Any) -> Message:
        """What every call says."""
        headers = [(b"host", HOST), (b"cookie", f"{COOKIE}={self.token}".encode())]
        return {
            "type": kind,
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "ws" if kind == "websocket" else "http",
            "path": path,
            "raw_path": path.encode("utf-8", "replace"),
            "query_string": query,
            "root_path": "",
            "client": (self.address, 4000),
            "server": ("localhost", 80),
            "headers": headers,
            **more,
        }

    async def ask(self, method: str, path: str, body: bytes = b"", query: bytes = b"") -> tuple[int, Message, bytes]:
        """Status, headers and body of one request."""
        scope = self.scope("http", path, query, method=method)
        scope["headers"] = [*scope["headers"], (b"content-type", b"application/json")]
        inbox: asyncio.Queue[Message] = asyncio.Queue()
        inbox.put_nowait({"type": "http.request", "body": body, "more_body": False})
        said: list[Message] = []

        async def send(message: Message) -> None:
            said.append(message)

        await self.app(scope, inbox.get, send)
        start = next(message for message in said if message["type"] == "http.response.start")
        headers = {name.decode().lower(): value.decode() for name, value in start["headers"]}
        whole = b"".join(message.get("body", b"") for message in said if message["type"] == "http.response.body")
        return int(start["status"]), headers, whole

    async def post(self, path: str, body: Any) -> Message:
        """A request that must go well."""
        status, _, raw = await self.ask("POST", path, msgspec.json.encode(body))
        assert status in (200, 201), raw
        answer: Message = msgspec.json.decode(raw)
        return answer

    @contextlib.asynccontextmanager
    async def line(self, table: str) -> AsyncIterator["Line"]:
        """A line to a table, as long as the block lasts."""
        line = Line()
        call = asyncio.create_task(self.app(self.scope("websocket", f"/ws/{table}"), line.inbox.get, line.hear))
        line.inbox.put_nowait({"type": "websocket.connect"})
        await line.quiet()
        try:
            yield line
        finally:
            line.inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})
            await call


class Line:
    """One end of a WebSocket."""

    def __init__(self) -> None:
        self.inbox: asyncio.Queue[Message] = asyncio.Queue()
        self.heard: list[Message] = []
        self.news = asyncio.Event()
        self.closed: int | None = None
        self.seq = 0
        self.offers: list[Message] = []

    async def hear(self, message: Message) -> None:
        """What the server sends."""
        self.news.set()
        if message["type"] == "websocket.close":
            self.closed = message["code"]
        elif message["type"] == "websocket.send":
            raw = message.get("text") or message.get("bytes")
            said: Message = msgspec.json.decode(raw)  # type: ignore[arg-type]
            self.heard.append(said)
            if said["t"] in ("snapshot", "update"):
                self.seq = said["seq"]
                self.offers = said.get("offers", self.offers)

    async def say(self, raw: bytes) -> None:
        """A text frame; bytes that are no text never get so far (the protocol's library refuses them)."""
        self.inbox.put_nowait({"type": "websocket.receive", "text": raw.decode("utf-8", "replace")})

    async def quiet(self, rounds: int = 12) -> None:
        """Let the loop run until the server waits for something else than this line."""
        for _ in range(rounds):
            await asyncio.sleep(0)

    def said(self, kind: str) -> list[Message]:
        """What was heard of one kind."""
        return [message for message in self.heard if message["t"] == kind]

    async def until(self, heard: Callable[[], bool], patience: float = 90.0) -> None:
        """Wait for something; at first by letting the loop run, then (another thread or process works) for the next
        message: looking again and again would be counted as what the question costs."""
        for _ in range(50):
            if heard():
                return
            await asyncio.sleep(0)
        while not heard():
            self.news.clear()
            try:
                await asyncio.wait_for(self.news.wait(), patience)
            except TimeoutError:
                raise AssertionError(f"nothing came: {self.heard[-3:]}") from None
