"""A small reverse proxy as stands before a server: it takes a path away, says who asks, and knows what went astray."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from tests.browser.house import LOOPBACK


class Proxy:
    """Everything below `root` goes to the server at the port `target`; the rest is `stray`."""

    def __init__(self, root: str, port: int, target: int) -> None:
        self.root = root
        self.port = port
        self.target = target
        self.stray: list[str] = []
        self.asked: list[str] = []

    @property
    def url(self) -> str:
        """What people type."""
        return f"http://{LOOPBACK}:{self.port}{self.root}"

    async def serve(self, ready: threading.Event) -> None:
        """Until `end`."""
        self._loop, self._end = asyncio.get_running_loop(), asyncio.Event()
        server = await asyncio.start_server(self._meet, LOOPBACK, self.port)
        ready.set()
        await self._end.wait()
        server.close()

    def end(self) -> None:
        """Nobody is served any more."""
        self._loop.call_soon_threadsafe(self._end.set)

    async def _meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError, asyncio.IncompleteReadError, asyncio.CancelledError):
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
            method, path, _ = head.split("\r\n")[0].split(" ")
            if not path.startswith(f"{self.root}/"):
                self.stray.append(path)
                writer.write(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
                await writer.drain()
            else:
                self.asked.append(path)
                told = [line for line in head.split("\r\n")[1:-2] if line]
                if "upgrade: websocket" not in head.lower():
                    told = [line for line in told if not line.lower().startswith("connection:")] + ["Connection: close"]
                told += ["X-Forwarded-For: 192.0.2.7", "X-Forwarded-Proto: http"]
                lines = [f"{method} {path[len(self.root) :]} HTTP/1.1", *told, "", ""]
                await self._pass("\r\n".join(lines).encode("latin-1"), reader, writer)
        writer.close()

    async def _pass(self, head: bytes, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        theirs, ours = await asyncio.open_connection(LOOPBACK, self.target)
        ours.write(head)
        there = asyncio.create_task(_flow(reader, ours))
        await _flow(theirs, writer)
        there.cancel()
        ours.close()


async def _flow(source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
    with suppress(ConnectionError, asyncio.CancelledError):
        while data := await source.read(65536):
            sink.write(data)
            await sink.drain()


@contextmanager
def proxied(proxy: Proxy) -> Iterator[Proxy]:
    """The proxy, while it runs in a thread."""
    ready = threading.Event()
    thread = threading.Thread(target=lambda: asyncio.run(proxy.serve(ready)))
    thread.start()
    assert ready.wait(60)
    try:
        yield proxy
    finally:
        proxy.end()
        thread.join()
