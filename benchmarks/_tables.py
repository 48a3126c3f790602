"""Tables that are played over sockets, at a steady rate or as fast as they can, and crowds that come to watch.

Not a benchmark: it prints nothing.
"""

import asyncio
import json
import random
import time
import uuid
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import httpx

from benchmarks._program import milliseconds
from benchmarks._wire import PageSocket
from tests.server.fixtures.server_process import guest_headers

Message = dict[str, Any]
STAYS = 5.0
"""Seconds that a crowd stays after the last one came."""


def command(kind: str, seq: int, **more: Any) -> bytes:
    """A command as a page sends it."""
    return json.dumps({"t": kind, "cid": str(uuid.uuid4()), "seq": seq, **more}).encode()


class Table:
    """A table with a page for each of one or two people. One person has both seats."""

    def __init__(self, rules: str, seed: int, people: int = 2) -> None:
        self.rules = rules
        self.rng = random.Random(seed)
        self.acked = 0
        self.name = ""
        self.over = asyncio.Event()
        self.people: list[dict[str, str]] = [{}] * people
        self.sockets: list[PageSocket] = []

    def open(self, base: str) -> None:
        """Create the table. With two people its second seat is open."""
        self.people = [guest_headers(base) for _ in self.people]
        other = {"kind": "open"} if len(self.people) == 2 else {"kind": "me", "name": "Ben"}
        body = {"rules": self.rules, "seats": [{"kind": "me", "name": "Anna"}, other]}
        answer = httpx.post(f"{base}/api/tables", json=body, headers=self.people[0], timeout=60)
        answer.raise_for_status()
        self.name = answer.json()["table"]

    async def begin(self, port: int) -> None:
        """Connect. With two people the second one sits down, and the first one starts the game."""
        self.sockets = [await PageSocket.open(port, self.name, one) for one in self.people]
        if len(self.people) == 1:
            return
        first, second = self.sockets
        await first.receive()
        seq = json.loads(await second.receive())["seq"]
        second.send(command("sit", seq, seat=1, name="Ben"))
        while (update := json.loads(await first.receive()))["t"] != "update" or update["seq"] == seq:
            pass
        first.send(command("start", update["seq"]))

    def choose(self, offers: list[Message]) -> str:
        """At random. A team keeps as many ghosts in the bank as it can, so that its game lasts."""
        most = max(offer.get("bank", 0) for offer in offers) if self.rules == "mists" else 0
        return str(self.rng.choice([offer for offer in offers if offer.get("bank", 0) >= most])["id"])


class TimedTable(Table):
    """A table whose moves are made by `pace`, and timed until their acknowledgement is read."""

    def __init__(self, rules: str, seed: int, waits: list[float], people: int = 2, watchers: int = 0) -> None:
        """The seconds of each move are appended to `waits`."""
        super().__init__(rules, seed, people)
        self.watchers = watchers
        self.received = 0
        """Bytes that all pages of the table received."""
        self.ready = asyncio.Event()
        """A move is due."""
        self._due: tuple[PageSocket, Message] | None = None
        self._waits = waits
        self._sent = 0.0

    async def play(self, port: int) -> None:
        """Connect people and watchers, and read until the game is over."""
        await self.begin(port)
        more = [await PageSocket.open(port, self.name, {}) for _ in range(self.watchers)]
        self.over.clear()
        tasks = [asyncio.create_task(self._read(one)) for one in self.sockets]
        tasks += [asyncio.create_task(self._watch(one)) for one in more]
        try:
            await self.over.wait()
        finally:
            self.ready.clear()
            for one in (*self.sockets, *more):
                one.close()
            await asyncio.gather(*tasks)

    async def stay(self, base: str, port: int) -> None:
        """Play one game after the other."""
        while True:
            await asyncio.to_thread(self.open, base)
            await self.play(port)

    async def _read(self, socket: PageSocket) -> None:
        while (raw := await socket.receive()) and not self.over.is_set():
            self.received += len(raw)
            if raw.startswith(b'{"t":"ack"') and self._sent:
                self._waits.append(time.perf_counter() - self._sent)
                self._sent = 0.0
                self.acked += 1
            elif b'"phase":"over"' in raw:
                self.over.set()
            elif b'"offers":[{' in raw:
                self._due = (socket, json.loads(raw))
                self.ready.set()
        self.over.set()

    async def _watch(self, socket: PageSocket) -> None:
        while raw := await socket.receive():
            self.received += len(raw)

    def move(self) -> None:
        """Make the move that is due."""
        assert self._due is not None
        self.ready.clear()
        socket, message = self._due
        text = command("act", message["seq"], offer=self.choose(message["offers"]))
        self._sent = time.perf_counter()
        socket.send(text)


async def pace(tables: Sequence[TimedTable], rate: float, until: asyncio.Event) -> None:
    """Make so many moves a second at random moments, until the event is set."""
    rng, due = random.Random(5), time.perf_counter()
    while not until.is_set():
        ready = next((table for table in rng.choices(tables, k=20) if table.ready.is_set()), None)
        if ready is not None:
            ready.move()
        due = max(due + rng.expovariate(rate), time.perf_counter() - 1)
        await asyncio.sleep(max(0.0, due - time.perf_counter()))


async def stop(*tasks: "asyncio.Task[None]") -> None:
    """Cancel tasks and wait for them."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


@dataclass
class Crowd:
    """What pages saw that came to tables: messages and bytes, how many saw a table, and the longest wait for it."""

    messages: int = 0
    size: int = 0
    served: int = 0
    refused: int = 0
    longest: float = 0.0


async def come(port: int, names: list[str], size: int, within: float, read: bool) -> Crowd:
    """Open so many pages of tables one after the other, stay a while and go. `read`: read everything while there."""
    crowd, rng = Crowd(), random.Random(9)

    async def one(turn: int) -> None:
        await asyncio.sleep(within * turn / size)
        began = time.perf_counter()
        try:
            socket = await PageSocket.open(port, rng.choice(names), {})
        except (OSError, asyncio.IncompleteReadError):
            crowd.refused += 1
            return
        raw = await socket.receive()
        if b'"snapshot"' in raw[:40]:
            crowd.served += 1
            crowd.longest = max(crowd.longest, time.perf_counter() - began)
        else:
            crowd.refused += 1
        while raw:
            crowd.messages += 1
            crowd.size += len(raw)
            raw = await socket.receive() if read else b""
        if not read:
            await asyncio.sleep(STAYS)
        socket.close()

    visits = [asyncio.create_task(one(turn)) for turn in range(size)]
    _, late = await asyncio.wait(visits, timeout=within + STAYS if read else None)
    await stop(*late)
    return crowd


def percentiles(waits: list[float]) -> str:
    """Milliseconds that moves took."""
    shares = (("p50", 0.5), ("p99", 0.99), ("p99.9", 0.999), ("longest", 1.0))
    return "ms " + " ".join(f"{name} {milliseconds(waits, share):.1f}" for name, share in shares)
