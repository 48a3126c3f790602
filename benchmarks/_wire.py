"""A server process whose CPU time is measured, and a WebSocket client that needs little CPU time itself.

Not a benchmark: it prints nothing.
"""

import asyncio
import base64
import os
import struct
import subprocess
import sys
import tempfile
from pathlib import Path

from benchmarks._program import cpu_seconds

OWN = Path(__file__).resolve().parent.parent / "src"
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
LENGTH_16, LENGTH_64 = 126, 127
UNBOUNDED = dict.fromkeys(
    (
        *("tables_per_hour", "tables_per_hour_address", "open_tables_per_device", "open_tables_per_address"),
        *("requests_per_minute", "requests_burst", "requests_per_minute_address", "requests_burst_address"),
        *("sockets_per_device", "sockets_per_address", "joins_per_second", "joins_burst", "connections_per_address"),
        *("seat_changes_per_minute", "messages_per_second", "burst"),
    ),
    1_000_000,
)
NO_MASK = b"\0\0\0\0"
"""A mask that changes nothing, so that this program need not compute."""


class Server:
    """`python -m bastide.server` from the sources at `tree`, until the block ends.

    Servers of this tree have no limits by address and device, because all of the load comes from one address.
    """

    def __init__(self, tree: Path = OWN, data: Path | None = None, **limits: int) -> None:
        """Without `data` the server has an empty folder of its own."""
        self._tree = tree
        self._limits = {**(UNBOUNDED if tree == OWN else {}), **limits}
        self._folder = tempfile.TemporaryDirectory()
        self._data = data or Path(self._folder.name)
        self._running: subprocess.Popen[str] | None = None
        self.port = 0

    def __enter__(self) -> "Server":
        command = [sys.executable, "-m", "bastide.server", "--port", "0", "--data", str(self._data)]
        limits = " ".join(f"{name}={value}" for name, value in self._limits.items())
        environment = {**os.environ, "PYTHONPATH": str(self._tree), "BASTIDE_LIMITS": limits}
        self._running = subprocess.Popen(command, cwd=self._data, env=environment, stdout=subprocess.PIPE, text=True)
        assert self._running.stdout is not None
        self.port = int(self._running.stdout.readline().split()[3].rstrip("/").rsplit(":", 1)[1])
        return self

    def __exit__(self, *error: object) -> None:
        assert self._running is not None
        self._running.terminate()
        self._running.wait(60)
        assert self._running.stdout is not None
        self._running.stdout.close()
        self._folder.cleanup()

    @property
    def base(self) -> str:
        """The address."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def number(self) -> int:
        """The process id."""
        assert self._running is not None
        return self._running.pid

    @property
    def cpu(self) -> float:
        """CPU seconds so far, in user and system mode."""
        return cpu_seconds(self.number)


class PageSocket:
    """The WebSocket of a page at a table."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer

    @classmethod
    async def open(cls, port: int, table: str, headers: dict[str, str]) -> "PageSocket":
        """Connect. Raises OSError where the server refuses."""
        reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=2**20)
        asked = {
            "Host": f"127.0.0.1:{port}",
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
            "Sec-WebSocket-Version": "13",
            **headers,
        }
        lines = [f"GET /ws/{table} HTTP/1.1", *(f"{name}: {value}" for name, value in asked.items()), "", ""]
        writer.write("\r\n".join(lines).encode())
        answer = await reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in answer.split(b"\r\n", 1)[0]:
            raise OSError(answer.decode())
        return cls(reader, writer)

    def send(self, text: bytes, kind: int = TEXT) -> None:
        """Send one message of fewer than 64 KiB."""
        size = len(text)
        length = bytes([0x80 | size]) if size < LENGTH_16 else bytes([0x80 | LENGTH_16]) + struct.pack("!H", size)
        self._writer.write(bytes([0x80 | kind]) + length + NO_MASK + text)

    async def receive(self) -> bytes:
        """The next message, or b"" when the connection is closed."""
        try:
            while True:
                kind, size = await self._reader.readexactly(2)
                if size == LENGTH_16:
                    (size,) = struct.unpack("!H", await self._reader.readexactly(2))
                elif size == LENGTH_64:
                    (size,) = struct.unpack("!Q", await self._reader.readexactly(8))
                data = await self._reader.readexactly(size)
                if kind & 15 == TEXT:
                    return data
                if kind & 15 == PING:
                    self.send(data, PONG)
                elif kind & 15 == CLOSE:
                    return b""
        except (asyncio.IncompleteReadError, OSError):
            return b""

    def close(self) -> None:
        """Close it without a closing handshake."""
        self._writer.close()
