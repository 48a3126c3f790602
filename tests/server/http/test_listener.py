"""The HTTP front over real sockets: heads without end, half requests, floods; who asks properly is always answered."""

import contextlib
import json
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from bastide.server.http.client_address import TrustedProxies
from bastide.server.http.connection_pool import AT_ONCE, LINES_EVERY, ConnectionPool
from bastide.server.http.limits import Limits
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
    assert (told.count(b"HTTP/1.1 404"), told.count(b"HTTP/1.1 200")) == (1, 1)


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
    assert server.log.count("could not be read") == 1
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


class Someone:
    """A connection that does nothing."""

    def __init__(self, crowd: ConnectionPool) -> None:
        self.awaited = 0.0
        self.gone = False
        self.looks = 0
        self.crowd = crowd

    def overdue(self, now: float) -> bool:
        """Never."""
        return False

    def look_after(self, now: float) -> None:
        """Count it."""
        self.looks += 1

    def dismiss(self) -> None:
        """Goes."""
        self.gone = True


def crowd_of(proxies: TrustedProxies | None = None, **limits: int) -> tuple[ConnectionPool, list[float]]:
    """A crowd and its clock."""
    now = [1.0]
    return ConnectionPool(Limits(**limits), proxies or TrustedProxies(), lambda: now[0]), now


def test_an_address_has_so_many_places_and_whoever_is_served_keeps_his() -> None:
    crowd, now = crowd_of(connections_per_address=3)
    served, half, late = (Someone(crowd) for _ in range(3))
    for one in (served, half, late):
        assert crowd.enter(one, "2001:db8::1")
        now[0] += 1
        crowd.settle(one, awaited=one is not served)
    another = Someone(crowd)
    assert crowd.enter(another, "2001:db8::ffff")
    assert (served.gone, half.gone, late.gone) == (False, True, False)
    crowd.leave(half)
    for one in (late, another):
        crowd.settle(one, awaited=False)
    assert not crowd.enter(Someone(crowd), "2001:db8::1")
    assert crowd.enter(Someone(crowd), "2001:db8:0:1::1")


def test_lines_which_are_many_are_looked_after_less_often() -> None:
    crowd, _ = crowd_of()
    guest, line = Someone(crowd), Someone(crowd)
    assert crowd.enter(guest, "192.0.2.1")
    crowd.lines[line] = None
    for _ in range(2 * LINES_EVERY):
        crowd.look_after()
    assert (guest.looks, line.looks) == (2 * LINES_EVERY, 2)


def test_a_trusted_proxy_has_as_many_as_it_needs() -> None:
    from bastide.server.http.client_address import parse_network

    crowd, _ = crowd_of(TrustedProxies([parse_network("10.0.0.0/8")]), connections_per_address=1)
    assert all(crowd.enter(Someone(crowd), "10.1.2.3") for _ in range(100))
    assert crowd.enter(Someone(crowd), "192.0.2.1")
    assert not crowd.enter(Someone(crowd), "192.0.2.1")


def test_when_all_places_are_taken_the_longest_awaited_go() -> None:
    crowd, now = crowd_of(connections=20)
    everybody = [Someone(crowd) for _ in range(20)]
    for number, one in enumerate(everybody):
        now[0] += 1
        assert crowd.room
        assert crowd.enter(one, f"192.0.2.{number}")
        crowd.settle(one, awaited=number % 2 == 0)
    assert not crowd.room
    assert crowd.make_room()
    gone = [number for number, one in enumerate(everybody) if one.gone]
    assert gone == [*range(0, 2 * AT_ONCE, 2)]
    for one in everybody:
        crowd.leave(one)
    assert (len(crowd), crowd.make_room()) == (0, False)
