"""Lines of people who do not play: control frames without end, crumbs, no text, nothing read; and slow honest ones."""

import asyncio
import contextlib
import gc
import json
import os
import socket
import struct
import subprocess
import sys
import weakref
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, cast

import httpx
import pytest
from uvicorn.server import ServerState
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from bastide.server.http.client_address import TrustedProxies
from bastide.server.http.connection_pool import ConnectionPool
from bastide.server.http.limits import Limits
from bastide.server.http.listener import ServerConfig
from bastide.server.http.websocket import MOST_UNSENT, WebSocketConnection
from tests.server.conftest import ME, PATIENCE
from tests.server.fixtures.server_process import ServerProcess
from tests.server.http.test_listener import MIB, answer, caller, pour, process

TEXT, CLOSE, PING, PONG, LAST = 1, 8, 9, 10, 128


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One for all tests of the file."""
    with process(
        tmp_path_factory.mktemp("line"), "--limit=pings_per_second=1000000", "--limit=sockets_per_address=20"
    ) as made:
        yield made


@pytest.fixture(scope="module")
def table(server: ServerProcess) -> str:
    """A table where nobody comes."""
    answer = httpx.post(f"{server.base}/api/tables", json={"rules": "base", "seats": [ME, ME]}, timeout=PATIENCE)
    return str(answer.json()["table"])


def frame(kind: int, data: bytes, last: bool = True) -> bytes:
    """A frame as a client sends it, its mask zero."""
    size = bytes([128 | len(data)]) if len(data) < 126 else bytes([254]) + struct.pack(">H", len(data))
    return bytes([kind | (LAST if last else 0)]) + size + bytes(4) + data


def upgrade(table: str) -> bytes:
    """How a line is asked for."""
    head = f"GET /ws/{table} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    return f"{head}Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()


def line_to(server: ServerProcess, table: str) -> socket.socket:
    """A line that has heard its first message."""
    one = caller(server)
    one.sendall(upgrade(table))
    told = b""
    while b'"snapshot"' not in told:
        told += one.recv(65536)
    assert told.startswith(b"HTTP/1.1 101 ")
    return one


def closing(told: bytes) -> int:
    """The code of the frame that closes, which is the last one."""
    begins = told.rindex(bytes([LAST | CLOSE]))
    return int.from_bytes(told[begins + 2 : begins + 4], "big")


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (frame(TEXT, b"\xff\xfe"), 1007),
        (frame(TEXT, b'{"t": "ping"}') * 2000, 1008),
        (frame(TEXT, b"", last=False) + frame(0, b"", last=False) * 2000, 1008),
    ],
)
def test_what_nobody_reads_closes_the_line(server: ServerProcess, table: str, sent: bytes, code: int) -> None:
    for _ in range(3):
        with line_to(server, table) as one:
            one.sendall(sent)
            assert closing(answer(one)) == code
    assert "Traceback" not in server.log
    assert server.log.count("Invalid UTF-8") <= 1


def test_an_address_has_so_many_lines_and_the_log_is_silent_about_it(server: ServerProcess, table: str) -> None:
    def crowd(lines: contextlib.ExitStack) -> None:
        for _ in range(21):
            lines.enter_context(connect(f"ws{server.base[4:]}/ws/{table}", close_timeout=0.1))

    with contextlib.ExitStack() as lines, pytest.raises(InvalidStatus) as refused:
        crowd(lines)
    assert refused.value.response.status_code == 429
    assert json.loads(bytes(refused.value.response.body))["code"] == "too-fast"
    assert "handshake" not in server.log


def test_who_pings_and_never_reads_is_cut_off(server: ServerProcess, table: str) -> None:
    before = server.memory()
    with line_to(server, table) as one:
        one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        assert pour(one, frame(PING, b"x" * 125) * 1000) < 64 * MIB
    assert server.memory() - before < 8 * MIB


class Wire:
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.closed = False
        self.unsent = 0

    def write(self, data: bytes) -> None:
        """Nobody takes it."""
        self.written.append(data)

    def get_write_buffer_size(self) -> int:
        """As the test says."""
        return self.unsent

    def get_extra_info(self, name: str) -> None:
        """Nothing is known."""

    def is_closing(self) -> bool:
        """Whether it was closed."""
        return self.closed

    def close(self) -> None:
        """Closed."""
        self.closed = True

    abort = close

    def pause_reading(self) -> None:
        """Nothing comes by itself."""

    resume_reading = pause_reading


async def idle(scope: object, receive: object, send: Callable[[dict[str, str]], Awaitable[None]]) -> None:
    """Accepts, and does nothing."""
    await send({"type": "websocket.accept"})
    await asyncio.Event().wait()


class Bare(WebSocketConnection):
    """A line after its handshake, to an application that does nothing."""

    def __init__(self, **limits: float) -> None:
        crowd = ConnectionPool(Limits(**limits), TrustedProxies(), clock=lambda: self.now)  # type: ignore[arg-type]
        config = ServerConfig(idle, crowd, ws_ping_interval=20.0, ws_ping_timeout=20.0)
        config.load()
        self.now = 0.0
        state = type("State", (), {"connections": set(), "tasks": set(), "default_headers": []})()
        super().__init__(config, state, {})
        self.wire = Wire()
        self.connection_made(cast(Any, self.wire))
        self.data_received(upgrade("x"))

    async def opened(self) -> "Bare":
        """The handshake is over."""
        while not self.handshake_complete:
            await asyncio.sleep(0)
        self.wire.written.clear()
        return self

    def pinged(self) -> None:
        """Our ping has gone out, and no pong has come in time."""
        self.send_keepalive_ping()
        assert self.pong_timer is not None
        self.pong_timer.cancel()


def test_pings_are_answered_up_to_a_measure() -> None:
    async def run() -> tuple[int, int]:
        line = await Bare(pings_per_second=1.0, pings_burst=5).opened()
        for _ in range(5):
            line.data_received(frame(PING, b"a"))
        answered = len(line.wire.written)
        line.now += 1.0
        line.data_received(frame(PING, b"a"))
        assert not line.wire.is_closing()
        line.data_received(frame(PONG, b"a"))
        assert line.wire.is_closing()
        return answered, closing(line.wire.written[-1])

    assert asyncio.run(run()) == (5, 1008)


def test_answers_that_nobody_takes_are_not_piled_up() -> None:
    async def run() -> bool:
        line = await Bare().opened()
        line.wire.unsent = MOST_UNSENT + 1
        line.data_received(frame(PING, b"a"))
        return line.wire.is_closing()

    assert asyncio.run(run())


def test_a_client_that_the_server_reads_slowly_is_not_taken_for_dead() -> None:
    async def run() -> None:
        line = await Bare().opened()
        line.data_received(frame(TEXT, json.dumps({"t": "ping"}).encode()))  # now reading pauses
        line.pinged()
        line.keepalive_timeout()
        assert not line.wire.is_closing()
        assert line.ping_timer is not None, "the next ping is planned"
        line.read_paused = False
        line.pinged()
        line.keepalive_timeout()
        assert line.wire.is_closing()
        assert closing(line.wire.written[-1]) == 1011
        line.stop_keepalive()

    asyncio.run(run())


def test_a_line_that_is_gone_leaves_nothing_to_look_for() -> None:
    async def leave(scope: object, receive: Callable[[], Awaitable[dict[str, str]]], send: Any) -> None:
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            pass

    async def run() -> list[weakref.ref[object]]:
        config = ServerConfig(
            leave, ConnectionPool(Limits(), TrustedProxies()), ws_ping_interval=20.0, ws_ping_timeout=20.0
        )
        config.load()
        line = WebSocketConnection(config, ServerState(), {})
        line.connection_made(cast(Any, Wire()))
        line.data_received(upgrade("x"))
        answering = set(line.tasks)
        while not line.handshake_complete:
            await asyncio.sleep(0)
        line.connection_lost(None)
        await asyncio.wait(answering)
        return [weakref.ref(line), weakref.ref(line.conn)]

    gc.disable()
    try:
        assert [one() for one in asyncio.run(run())] == [None, None]
    finally:
        gc.enable()


def test_a_worker_whose_server_is_gone_says_nothing() -> None:
    task = {"id": 1, "table": "t", "rules": "base", "seats": 2, "starter": 0, "actions": [], "bot": "random", "seat": 0}
    reading, writing = os.pipe()
    os.close(reading)
    command = [sys.executable, "-m", "bastide.server.bots.worker"]
    ended = subprocess.run(
        command, input=json.dumps(task).encode() + b"\n", stdout=writing, stderr=subprocess.PIPE, check=False
    )
    os.close(writing)
    assert (ended.returncode, ended.stderr) == (0, b"")


def test_the_way_there_and_back_is_measured_by_our_own_pings() -> None:
    async def run() -> None:
        line = await Bare(pings_per_second=100.0, pings_burst=100).opened()
        line.measure()
        sent = line.pending_ping_payload
        assert sent is not None
        line.measure()
        assert line.pending_ping_payload == sent, "not again at once"
        line.data_received(frame(PONG, b"made up"))
        assert line.lag == 0.0, "a pong that nobody asked for says nothing"
        line.ping_sent_at -= 0.3
        line.data_received(frame(PONG, sent))
        slow = line.lag
        assert slow >= 0.3
        line.ping_sent_at -= 10.0
        line.measure()
        line.data_received(frame(PONG, line.pending_ping_payload or b""))
        assert line.lag < slow, "the shorter of the last two counts"
        line.stop_keepalive()

    asyncio.run(run())
