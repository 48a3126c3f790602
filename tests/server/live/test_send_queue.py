"""From a page's queue to its socket: one write for a turn of the loop, nothing while the page is slow."""

import asyncio
import struct
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from bastide.server.http.limits import Limits
from bastide.server.live.clients import client as clients
from bastide.server.live.clients.client import AT_ONCE, TOO_SLOW, Client, QueueSender, SendScheduler, frame_header


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_text_is_framed_as_the_library_does(size: int) -> None:
    data = b"x" * size
    assert frame_header(size) + data == Frame(Opcode.TEXT, data).serialize(mask=False)


class Transport:
    """Keeps what is written."""

    def __init__(self) -> None:
        self.writes: list[bytes] = []
        self.aborted = False

    def is_closing(self) -> bool:
        """Whether it was ended."""
        return self.aborted

    def writelines(self, parts: list[bytes]) -> None:
        """One write."""
        self.writes.append(b"".join(parts))

    def write(self, data: bytes) -> None:
        """One write."""
        self.writes.append(data)

    def abort(self) -> None:
        """End it."""
        self.aborted = True


class Slow:
    """A line whose reader may be slow."""

    def __init__(self) -> None:
        self.transport = Transport()
        self.writable = asyncio.Event()
        self.writable.set()
        self.drained: Callable[[], None] | None = None


def with_a_line(test: Callable[[Slow, Client, QueueSender], Awaitable[None]]) -> None:
    """Run something with a line and its page."""

    async def run() -> None:
        line, client = Slow(), Client("t", "d", Limits(queue=3))
        tied: Any = line
        await test(line, client, QueueSender(tied, client, SendScheduler()))

    asyncio.run(run())


def test_what_a_turn_of_the_loop_queues_leaves_at_once_and_in_order() -> None:
    async def test(line: Slow, client: Client, follower: QueueSender) -> None:
        for data in (b"ack", b"update"):
            client.send_bytes(data)
        assert line.transport.writes == []
        await asyncio.sleep(0)
        assert line.transport.writes == [b"\x81\x03ack\x81\x06update"]
        client.send_bytes(b"bye")
        client.close(1012)
        client.send_bytes(b"too late")
        assert await follower.closed == 1012
        assert line.transport.writes[1:] == [b"\x81\x03bye"]

    with_a_line(test)


def test_a_slow_page_gets_the_rest_when_it_has_read() -> None:
    async def test(line: Slow, client: Client, follower: QueueSender) -> None:
        line.writable.clear()
        client.send_bytes(b"one")
        client.send_bytes(b"two")
        await asyncio.sleep(0)
        assert line.transport.writes == []
        line.writable.set()
        assert line.drained is not None
        line.drained()
        await asyncio.sleep(0)
        assert line.transport.writes == [b"\x81\x03one\x81\x03two"]
        follower.stop()
        assert line.drained is None

    with_a_line(test)


def test_a_page_that_reads_nothing_is_told_to_go_and_then_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clients, "PATIENCE", 0.01)

    async def test(line: Slow, client: Client, follower: QueueSender) -> None:
        line.writable.clear()
        for _ in range(5):
            client.send_bytes(b"more")
            await asyncio.sleep(0)
        assert line.transport.writes == [b"\x88\x02" + struct.pack("!H", TOO_SLOW)]
        while not line.transport.aborted:
            await asyncio.sleep(0.01)
        assert not client.queue

    with_a_line(test)


def test_nobody_waits_for_a_page_that_is_gone() -> None:
    async def test(line: Slow, client: Client, follower: QueueSender) -> None:
        line.transport.abort()
        client.close(1000)
        assert await asyncio.wait_for(follower.closed, 60) == 1000
        assert line.transport.writes == []

    with_a_line(test)


def test_a_crowd_is_sent_to_a_few_at_a_time_and_others_in_between() -> None:
    async def run() -> None:
        crowd, order = SendScheduler(), list[int]()
        pages = [Client("t", "d", Limits()) for _ in range(3 * AT_ONCE)]
        for number, client in enumerate(pages):
            tied: Any = Slow()
            tied.transport.writelines = lambda parts, number=number: order.append(number)
            QueueSender(tied, client, crowd)
            client.patient = True
        await asyncio.sleep(0)
        for client in pages:
            client.send_bytes(b"x")
        await asyncio.sleep(0)
        assert order == list(range(AT_ONCE))
        asyncio.get_running_loop().call_soon(order.append, -1)
        while len(order) <= 3 * AT_ONCE:
            await asyncio.sleep(0)
        assert order.index(-1) < 3 * AT_ONCE, "nobody waits for all of them"
        assert sorted(order) == [-1, *range(3 * AT_ONCE)]

    asyncio.run(run())
