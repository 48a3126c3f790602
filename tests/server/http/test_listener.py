"""The HTTP front over real sockets: heads without end, half requests, floods; who asks properly is always answered."""

import asyncio
import contextlib
import json
import socket
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import cast

import httpx
import pytest
import uvicorn
from starlette.types import ASGIApp, Receive, Scope, Send
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from bastide.server.http.client_address import TrustedProxies, parse_network
from bastide.server.http.connection_pool import MOST_REFUSED, STALL_CHECK_SECONDS, ConnectionPool
from bastide.server.http.limits import Limits
from bastide.server.http.listener import ServerConfig
from tests.server.conftest import BOT, ME
from tests.server.fixtures.server_process import ServerProcess, guest_headers

PATIENCE = 90.0
MIB = 1024 * 1024
HEAD = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n"
ASKED = HEAD + b"\r\n"


@contextlib.contextmanager
def process(folder: Path, *options: str, files: int = 0) -> Iterator[ServerProcess]:
    """A server of its own."""
    server = ServerProcess(folder, *options, files=files)
    server.start()
    try:
        yield server
    finally:
        server.end()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One for tests that leave it as it was."""
    with process(tmp_path_factory.mktemp("front")) as made:
        yield made


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One that waits for nobody and has few places."""
    limits = "--limit=head_seconds=0.2", "--limit=body_seconds=0.2", "--limit=connections=20"
    with process(tmp_path_factory.mktemp("strict"), *limits) as made:
        yield made


def caller(server: ServerProcess, source: str = "127.0.0.1") -> socket.socket:
    """A connection from an address of this machine."""
    return socket.create_connection(("127.0.0.1", server.port), PATIENCE, (source, 0))


def answer(one: socket.socket) -> bytes:
    """Everything until the other side has closed."""
    told = b""
    with contextlib.suppress(ConnectionError):
        while part := one.recv(65536):
            told += part
    return told


def pour(one: socket.socket, piece: bytes, most: int = 64 * MIB) -> int:
    """Send the same again and again; how much was taken until the other side had enough."""
    sent = 0
    with contextlib.suppress(ConnectionError, TimeoutError):
        while sent < most:
            one.sendall(piece)
            sent += len(piece)
    return sent


def test_a_head_of_32_kib_is_refused_and_the_line_closed(server: ServerProcess) -> None:
    with caller(server) as one:
        one.sendall(HEAD + b"X-Long: abcdefgh\r\n" * 2000)
        told = answer(one)
    assert told.startswith(b"HTTP/1.1 431 ")
    assert json.loads(told.split(b"\r\n\r\n")[1])["code"] == "long-head"
    upgrade = HEAD.replace(b"/healthz", b"/ws/x") + b"Connection: Upgrade\r\nUpgrade: websocket\r\n"
    with caller(server) as one:
        one.sendall(upgrade + b"X-Long: " + b"a" * 20_000 + b"\r\n\r\n")
        assert answer(one).startswith(b"HTTP/1.1 431 ")


def test_a_head_below_the_measure_is_read_however_it_comes(server: ServerProcess) -> None:
    body = b"x" * 100_000
    post = b"POST /healthz HTTP/1.1\r\nHost: localhost\r\nX: " + b"a" * 15_000
    with caller(server) as one:
        for part in (post[:7], post[7:8000], post[8000:] + b"\r\nContent-Length: 100000\r\n\r\n" + body):
            one.sendall(part)
        one.sendall(ASKED.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
        told = answer(one)
    assert (told.count(b"HTTP/1.1 405"), told.count(b"HTTP/1.1 200")) == (1, 1)


@pytest.mark.parametrize(
    ("begin", "piece"),
    [
        (HEAD, b"X-A: abcdefgh\r\n" * 4000),
        (HEAD + b"X-A: ", b"a" * 65536),
        (HEAD, b"a" * 65536),
        (b"GET /", b"a" * 65536),
        (b"", b"\r\n" * 32768),
        (HEAD.replace(b"GET", b"POST") + b"Transfer-Encoding: chunked\r\n\r\n0\r\n", b"X-A: abcdefgh\r\n" * 4000),
        (HEAD.replace(b"GET", b"POST") + b"Transfer-Encoding: chunked\r\n\r\n1;", b"a" * 65536),
        (b"", ASKED * 1000),
    ],
)
def test_what_never_ends_is_ended_and_nothing_is_kept_of_it(server: ServerProcess, begin: bytes, piece: bytes) -> None:
    before = server.memory()
    with caller(server) as one:
        one.sendall(begin)
        assert pour(one, piece) < 32 * MIB
    assert httpx.get(f"{server.base}/healthz", timeout=PATIENCE).json() == {"ok": True}
    assert server.memory() - before < 16 * MIB


def test_half_requests_have_a_deadline(strict: ServerProcess) -> None:
    post = HEAD.replace(b"GET", b"POST") + b"Content-Length: 99\r\n\r\n{"
    begins = (b"", HEAD, ASKED + b"GET /", ASKED + b"\r\n", post, HEAD + b"Expect: 100-continue\r\n")
    with contextlib.ExitStack() as stack:
        callers = [stack.enter_context(caller(strict)) for _ in begins]
        for one, begin in zip(callers, begins, strict=True):
            one.sendall(begin)
        for one, begin in zip(callers, begins, strict=True):
            assert answer(one).count(b"HTTP/1.1 200") == begin.count(ASKED), begin
    with caller(strict) as one:  # a sign now and then does not help
        one.sendall(HEAD)
        began, sent = time.monotonic(), 0
        with contextlib.suppress(ConnectionError):
            while time.monotonic() - began < PATIENCE:
                one.sendall(b"X")
                sent += 1
                time.sleep(0.05)
        assert sent < PATIENCE / 0.05 / 2


def test_nonsense_is_told_once_a_minute(server: ServerProcess) -> None:
    for _ in range(20):
        with caller(server) as one:
            one.sendall(b"\x16\x03\x01 nonsense\r\n\r\n")
            assert answer(one).startswith(b"HTTP/1.1 400 ")
    assert server.log.count("Invalid HTTP request") == 1
    assert "Traceback" not in server.log
    with caller(server) as one:
        one.sendall(HEAD + b"Connection: Upgrade\r\nUpgrade: h2c\r\n\r\n")
        assert answer(one).startswith(b"HTTP/1.1 200 ")


def half_requests(server: ServerProcess, sources: list[str]) -> list[socket.socket]:
    """As many callers who stop in the middle."""
    callers = [caller(server, source) for source in sources]
    for one in callers:
        with contextlib.suppress(ConnectionError):
            one.sendall(HEAD)
    return callers


def test_300_half_requests_refuse_nobody_a_page(tmp_path: Path) -> None:
    with process(tmp_path, "--limit", "head_seconds=1000", files=256) as server, contextlib.ExitStack() as stack:
        for spread in (False, True):
            sources = [f"127.0.{n // 250}.{n % 250 + 1}" if spread else "127.0.0.1" for n in range(300)]
            for one in half_requests(server, sources):
                stack.enter_context(one)
            for source in ("127.0.0.1", "127.0.7.7"):
                for _ in range(20):
                    with caller(server, source) as asking:
                        asking.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
                        assert answer(asking).startswith(b"HTTP/1.1 200 ")
        headers = guest_headers(server.base)
        body = {"rules": "base", "seats": [BOT, BOT]}
        table = httpx.post(f"{server.base}/api/tables", json=body, headers=headers, timeout=PATIENCE).json()["table"]
        with connect(f"ws{server.base[4:]}/ws/{table}", additional_headers=headers) as line:
            while (
                json.loads(line.recv(PATIENCE)).get("table", {}).get("phase") != "over"
            ):  # the bots have their processes
                pass
        assert "descriptor" not in server.log


def heard(line: ClientConnection) -> int | None:
    """With what the other side closes."""
    try:
        while True:
            line.recv(PATIENCE)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


def test_lines_leave_room_for_requests(strict: ServerProcess) -> None:
    table = httpx.post(f"{strict.base}/api/tables", json={"rules": "base", "seats": [ME, ME]}, timeout=PATIENCE).json()[
        "table"
    ]
    address = f"ws{strict.base[4:]}/ws/{table}"
    with contextlib.ExitStack() as stack:
        lines = [stack.enter_context(connect(address, close_timeout=0.1)) for _ in range(15)]
        with connect(address) as line:
            assert heard(line) == 1013
        assert httpx.get(f"{strict.base}/healthz", timeout=PATIENCE).status_code == 200
        lines[0].send('{"t": "ping"}')
        assert any(json.loads(lines[0].recv(PATIENCE))["t"] == "pong" for _ in range(20))


class Transport:
    """A transport with a write buffer of a given size."""

    def __init__(self) -> None:
        self.unsent = 0
        self.aborted = False

    def get_write_buffer_size(self) -> int:
        """Return what the client has not read."""
        return self.unsent

    def abort(self) -> None:
        """Note it."""
        self.aborted = True


class Someone:
    """A connection that does nothing."""

    def __init__(self) -> None:
        self.wire = Transport()
        self.transport = cast("asyncio.Transport", self.wire)

    @property
    def gone(self) -> bool:
        """Whether the pool has closed it."""
        return self.wire.aborted


def pool_of(proxies: TrustedProxies | None = None, **limits: float) -> tuple[ConnectionPool, list[float]]:
    """A pool and its clock."""
    now = [1.0]
    return ConnectionPool(Limits(**limits), proxies or TrustedProxies(), lambda: now[0]), now  # type: ignore[arg-type]


def test_an_address_has_so_many_places_and_a_request_in_work_keeps_its_place() -> None:
    pool, now = pool_of(connections_per_address=3)
    served, half, late = (Someone() for _ in range(3))
    for one in (served, half, late):
        assert pool.enter(one, "2001:db8::1") == ""
        now[0] += 1
        pool.settle(one, None if one is served else 60.0)
    another = Someone()
    assert pool.enter(another, "2001:db8::ffff") == ""
    assert (served.gone, half.gone, late.gone) == (False, True, False)
    pool.settle(late, None)
    assert pool.enter(Someone(), "2001:db8::1") == "connections_per_address"
    assert pool.enter(Someone(), "2001:db8:0:1::1") == ""


def test_a_trusted_proxy_has_as_many_as_it_needs() -> None:
    pool, _ = pool_of(TrustedProxies([parse_network("10.0.0.0/8")]), connections_per_address=1)
    assert not any(pool.enter(Someone(), "10.1.2.3") for _ in range(100))
    assert pool.enter(Someone(), "192.0.2.1") == ""
    assert pool.enter(Someone(), "192.0.2.1") == "connections_per_address"


def test_a_full_pool_closes_the_connection_that_waits_longest() -> None:
    pool, now = pool_of(connections=20)
    everybody = [Someone() for _ in range(20)]
    for number, one in enumerate(everybody):
        now[0] += 1
        assert pool.enter(one, f"192.0.2.{number}") == ""
        pool.settle(one, 60.0 if number % 2 == 0 else None)
    everybody += [Someone() for _ in range(10)]
    for number, one in enumerate(everybody[20:]):
        assert pool.enter(one, f"198.51.100.{number}") == ""
        assert [number for number, one in enumerate(everybody) if one.gone] == [*range(0, 2 * number + 1, 2)]
        assert len(pool) == 20
    assert pool.enter(Someone(), "198.51.100.99") == "connections"
    for one in everybody:
        pool.leave(one)
    assert len(pool) == 0


def test_a_connection_is_closed_after_the_time_limit_of_its_stage() -> None:
    pool, now = pool_of()
    head, body, sending = (Someone() for _ in range(3))
    sending.wire.unsent = 1000
    for one, seconds in ((head, 5.0), (body, 30.0), (sending, 5.0)):
        assert pool.enter(one, "192.0.2.1") == ""
        pool.settle(one, seconds)
    now[0] += 6.0
    pool.look_after()
    assert (head.gone, body.gone, sending.gone) == (True, False, False)
    now[0] += 25.0
    pool.look_after()
    assert body.gone
    assert len(pool) == 1


def test_clients_that_read_nothing_are_closed() -> None:
    pool, now = pool_of(stalled_seconds=30.0)
    slow, stalled, line = (Someone() for _ in range(3))
    assert not any(pool.enter(one, "192.0.2.1") for one in (slow, stalled))
    pool.websockets.add(line)
    for one in (slow, stalled, line):
        one.wire.unsent = 10_000
    for second in range(40):
        slow.wire.unsent -= second % 10 == 0
        now[0] += 1.0
        pool.look_after()
    assert (slow.gone, stalled.gone, line.gone) == (False, True, True)
    assert STALL_CHECK_SECONDS < 10


@contextlib.asynccontextmanager
async def served(app: ASGIApp, pool: ConnectionPool) -> AsyncIterator[int]:
    """An application on a port, whose number this is."""
    settings = {"lifespan": "off", "interface": "asgi3", "log_config": None, "loop": "none"}
    server = uvicorn.Server(ServerConfig(app, pool, host="127.0.0.1", port=0, **settings))
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    yield server.servers[0].sockets[0].getsockname()[1]
    server.should_exit = True
    await serving


def test_requests_in_work_keep_their_places_and_others_get_503() -> None:
    done, writers = asyncio.Event(), list[asyncio.StreamWriter]()
    pool, _ = pool_of(connections=3)

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await done.wait()
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"0")]})
        await send({"type": "http.response.body"})

    async def ask(port: int, sent: bytes) -> asyncio.StreamReader:
        before = len(pool)
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(sent)
        writers.append(writer)  # a lost writer closes its connection
        while len(pool) == before < 3:
            await asyncio.sleep(0.01)
        return reader

    async def run() -> None:
        async with served(app, pool) as port:
            slow = [await ask(port, ASKED) for _ in range(2)]
            half = await ask(port, HEAD)
            slow.append(await ask(port, ASKED))
            assert await half.read() == b"", "the half request has to go"
            refused = [await (await ask(port, ASKED)).read() for _ in range(3)]
            for one in refused:
                assert one.startswith(b"HTTP/1.1 503 ")
                assert b"retry-after: 10\r\n" in one
                assert json.loads(one.split(b"\r\n\r\n")[1])["code"] == "full"
            for silent in [await ask(port, b"") for _ in range(2 * MOST_REFUSED)]:
                assert len(pool.refused) <= MOST_REFUSED
                with contextlib.suppress(ConnectionError):
                    assert await silent.read() in (b"", refused[0])
            done.set()
            for reader in slow:
                assert (await reader.readline()).startswith(b"HTTP/1.1 200 ")
        assert (len(pool), len(pool.refused)) == (0, 0)

    asyncio.run(run())
