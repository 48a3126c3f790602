"""What the benchmarks over sockets share: a server process whose CPU time is read, and a line that costs little itself.

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
from types import TracebackType

ROOT = Path(__file__).resolve().parent.parent
OWN = ROOT / "src"
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
"""A mask that changes nothing: the server takes it off all the same."""


def worked(process: int, below: bool = False) -> float:
    """Seconds of CPU that a process has used, its threads included; and (`below`) those that it has started, ended ones
    too."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    ticks = sum(map(int, fields[11 : 15 if below else 13]))
    if below:
        children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
        return ticks / os.sysconf("SC_CLK_TCK") + sum(worked(int(child), below) for child in children)
    return ticks / os.sysconf("SC_CLK_TCK")


class Server:
    """`python -m bastide.server` from the sources at `tree`, in a folder of its own, until the block ends. The own tree
    serves without the limits by address and device: all of the load comes from one."""

    def __init__(self, tree: Path = OWN, **limits: int) -> None:
        self._tree = tree
        limits = {**UNBOUNDED, **limits} if tree == OWN else {}
        self._flags = [word for name, value in limits.items() for word in ("--limit", f"{name}={value}")]
        self._data = tempfile.TemporaryDirectory()
        self._running: subprocess.Popen[str] | None = None
        self.port = 0

    def __enter__(self) -> "Server":
        command = [sys.executable, "-m", "bastide.server", "--port", "0", "--data", self._data.name, *self._flags]
        environment = {**os.environ, "PYTHONPATH": str(self._tree)}
        self._running = subprocess.Popen(
            command, cwd=self._data.name, env=environment, stdout=subprocess.PIPE, text=True
        )
        assert self._running.stdout is not None
        self.port = int(self._running.stdout.readline().split()[3].rstrip("/").rsplit(":", 1)[1])
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._running is not None
        self._running.terminate()
        self._running.wait(60)
        assert self._running.stdout is not None
        self._running.stdout.close()
        self._data.cleanup()

    @property
    def cpu(self) -> float:
        """Seconds of CPU that the process has used, threads included, in user and system mode."""
        assert self._running is not None
        return worked(self._running.pid)

    @property
    def memory(self) -> int:
        """Bytes of memory that the process holds."""
        assert self._running is not None
        return int(Path(f"/proc/{self._running.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


class Line:
    """One WebSocket, as a page has it."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer

    @classmethod
    async def open(cls, port: int, table: str, headers: dict[str, str]) -> "Line":
        """Raises OSError where the server says no."""
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
        """The next message; b"" when the line is closed."""
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
        """Go away without a word."""
        self._writer.close()
