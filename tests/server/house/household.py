"""Several server processes on one PostgreSQL, and guests who come back to any of them, as behind a proxy."""

import asyncio
import contextlib
import random
import signal
import socket
import threading
import time
from pathlib import Path

import httpx
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import InvalidHandshake

from tests.server.process import Message, Player, Process

MANY = (
    *("tables_per_hour", "tables_per_hour_address", "open_tables_per_device", "open_tables_per_address"),
    *("requests_burst", "requests_burst_address"),
)
"""Limits that guests who play for minutes without thinking, and whoever looks through all their games, would meet."""
PATIENT = "tests.server.house.patient"
KEPT = "an acknowledged move is gone"


class Household:
    """So many processes; each can die and come back."""

    def __init__(self, folder: Path, stores: list[str], *options: str, patient: bool = False) -> None:
        """`stores`: the address of the database for each of them; "" is one alone with SQLite. `patient`: none counts
        as dead because the machine is busy."""
        self.processes = []
        limits = [word for name in MANY for word in ("--limit", f"{name}=100000")]
        for number, store in enumerate(stores):
            data = folder / f"p{number}"
            data.mkdir(parents=True)
            said = ("--store", store) if store else ()
            made = Process(data, *said, *limits, *options)
            made.module = PATIENT if patient else made.module
            self.processes.append(made)
        self.gone: set[int] = set()

    def start(self) -> None:
        """All of them."""
        for process in self.processes:
            process.start()

    def end(self) -> None:
        """All of them, whatever they do."""
        for process in self.processes:
            if process.running:
                process.end()

    def door(self, rng: random.Random) -> int:
        """The number of one that is there."""
        return rng.choice([n for n in range(len(self.processes)) if n not in self.gone])

    def base(self, number: int) -> str:
        """Its address."""
        return self.processes[number].base

    async def kill(self, number: int, how: signal.Signals = signal.SIGKILL) -> None:
        """One of them goes, and comes back."""
        self.gone.add(number)
        await asyncio.to_thread(self.processes[number].end, how)
        await asyncio.to_thread(self.processes[number].start)
        self.gone.discard(number)

    def log(self) -> str:
        """What they complained of."""
        return "\n".join(process.log for process in self.processes)


class Wire:
    """A port that leads to another one, and can be cut."""

    def __init__(self, to: int) -> None:
        self._to, self._up = to, True
        self._open: set[socket.socket] = set()
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._listening.getsockname()[1])
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """Nothing goes through any more, and nobody is let in."""
        self._up = False
        for one in list(self._open):
            with contextlib.suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)

    def heal(self) -> None:
        """It leads there again."""
        self._up = True

    def close(self) -> None:
        """For good."""
        self.cut()
        self._listening.close()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                here, _ = self._listening.accept()
                if not self._up:
                    here.close()
                    continue
                there = socket.create_connection(("127.0.0.1", self._to))
                for source, target in ((here, there), (there, here)):
                    self._open.add(source)
                    threading.Thread(target=self._carry, args=(source, target), daemon=True).start()

    def _carry(self, source: socket.socket, target: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while piece := source.recv(65536):
                target.sendall(piece)
        self._open.discard(source)
        for one in (source, target):
            with contextlib.suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
        source.close()


class Guest(Player):
    """Comes back at once when a line breaks, to any process, and measures how long he was away."""

    def __init__(self, house: Household, seed: int, *seats: Message) -> None:
        super().__init__(*seats)
        self.house, self.rng = house, random.Random(seed)
        self.tolerates = frozenset({"store", "server"})
        self.games: list[tuple[str, list[str], Message | None]] = []
        """Tables that are over, with what was acknowledged there."""
        self.moves = 0
        self.away: list[float] = []
        """Seconds of each time that a line was broken."""
        self._lost = 0.0
        self.breaks = 0
        """How often a line was broken, those included that are not mended yet."""
        self.at = 0
        """The process that his line leads to."""
        self.stopped = False

    async def stay(self) -> None:
        """Play game after game until told to stop."""
        while not self.stopped:
            if self.over or not self.table:
                await self._next()
                continue
            before = len(self.acked)
            with contextlib.suppress(InvalidHandshake):  # it went while the line was being opened
                self.at = self.house.door(self.rng)
                await self.play(self.house.base(self.at))
            self.moves += len(self.acked) - before
            self._broke()
            await asyncio.sleep(0.05)

    def _broke(self) -> None:
        if not self.over and not self._lost:
            self._lost = time.monotonic()
            self.breaks += 1

    async def _next(self) -> None:
        if self.table:
            self.games.append((self.table, self.acked, self.pending))
        try:
            await asyncio.to_thread(self.open, self.house.base(self.house.door(self.rng)))
            self.pending = None
        except (httpx.HTTPError, AssertionError):
            self._lost = self._lost or time.monotonic()
            await asyncio.sleep(0.1)

    async def _move(self, line: ClientConnection, message: Message) -> None:
        if self._lost:
            self.away.append(time.monotonic() - self._lost)
            self._lost = 0.0
        if self.stopped:
            await line.close()
            return
        await super()._move(line, message)

    @property
    def done(self) -> int:
        """So much was acknowledged in all."""
        return self.moves + len(self.acked)

    def noticed(self, breaks: int) -> bool:
        """Whether no process answers him now, after so many breaks."""
        return self.breaks > breaks or bool(self._lost)

    def check(self, base: str) -> None:
        """What was acknowledged is stored, in order and once; at most the move under way may be there besides."""
        for table, acked, pending in [*self.games, (self.table, self.acked, self.pending)]:
            if not table:
                continue
            self.table, self.acked_seq = table, 0
            stored = self.stored(base)
            assert stored[: len(acked)] == acked, f"table {table}: {KEPT}"
            assert stored[len(acked) :] in ([], [pending["offer"]] if pending else [])


async def played(guests: list[Guest], trouble: "asyncio.Task[None]") -> None:
    """Everybody plays while there is trouble."""
    tasks = [asyncio.create_task(guest.stay()) for guest in guests]
    try:
        done, _ = await asyncio.wait({trouble, *tasks}, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
        await trouble
        for guest in guests:
            guest.stopped = True
        await asyncio.wait_for(asyncio.gather(*tasks), 60)
    finally:
        for task in (trouble, *tasks):
            task.cancel()
        await asyncio.gather(trouble, *tasks, return_exceptions=True)


def slowest(guests: list[Guest], share: float = 0.99) -> float:
    """Seconds after which so many breaks were over."""
    every = sorted(second for guest in guests for second in guest.away)
    return every[min(len(every) - 1, int(len(every) * share))] if every else 0.0
