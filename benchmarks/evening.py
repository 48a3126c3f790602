"""A full house of several processes behind nginx: play at a steady rate, a storm of pages, and games at rest.

    python -m scripts.bench evening [--processes 3] [--games 1000] [--rate 250] [--seconds 60] [--watchers 2]
                                    [--crowd 2000] [--within 2] [--rest 10000]

Starts PostgreSQL, Redis, the processes and nginx itself (deploy/nginx-cluster.conf). Each table has two people with a
page each and `--watchers` who look on. A move counts from the moment it is sent until its acknowledgement is read by
this program, which runs on the same cores. Then a crowd knocks at all tables while play goes on. At last games of
days are stored that nobody looks at, and what the processes hold is compared. The database does not sync to disk
here. Lines that begin with "= " are the figures.
"""

import argparse
import asyncio
import gc
import json
import os
import random
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

import httpx  # noqa: E402

from bastide.server.live.event_batch import make_batch  # noqa: E402
from bastide.server.live.registry import new_table  # noqa: E402
from bastide.server.protocol.client_messages import Act  # noqa: E402
from bastide.server.protocol.clock import Clock  # noqa: E402
from bastide.server.protocol.events import SeatPlan  # noqa: E402
from bastide.server.protocol.terms import Terms  # noqa: E402
from bastide.server.storage.append import EventBatch  # noqa: E402
from bastide.server.storage.store import Store  # noqa: E402
from bastide.server.tables.table import Caller, Table  # noqa: E402
from benchmarks._evening import House  # noqa: E402
from benchmarks._wire import Line  # noqa: E402
from benchmarks.moves import command  # noqa: E402
from benchmarks.storm import Timed  # noqa: E402

WARM = 5.0
"""Seconds of play before anything counts."""
STAYS = 5.0
"""Seconds that the crowd stays after the last one has come."""
AT_ONCE = 200
"""Games that are stored together."""
QUIET = 8.0
"""Seconds after which processes have looked through what they look through at times."""
RULES = "base+fields"


class Full(Timed):
    """A table with people who look on; when its game is over there is another one."""

    def __init__(self, seed: int, waits: list[float], watchers: int) -> None:
        super().__init__(RULES, seed, waits)
        self.watchers = watchers
        self.heard = 0
        self.over.set()

    async def stay(self, port: int, client: httpx.AsyncClient) -> None:
        """One game after the other."""
        while True:
            body = {"rules": self.rules, "seats": [{"kind": "me", "name": "Anna"}, {"kind": "open"}]}
            answer = await client.post("/api/tables", json=body, headers=self.people[0])
            answer.raise_for_status()
            self.name = answer.json()["table"]
            await self.begin(port)
            more = [await Line.open(port, self.name, {}) for _ in range(self.watchers)]
            tasks = [asyncio.create_task(self._look_on(line)) for line in more]
            self.over.clear()
            tasks += [asyncio.create_task(self.play(line)) for line in self.lines]
            await self.over.wait()
            self.due = None
            for line in (*self.lines, *more):
                line.close()
            await asyncio.gather(*tasks)

    async def play(self, line: Line) -> None:
        """Note what may be done until the game is over."""
        while (raw := await line.receive()) and not self.over.is_set():
            self.heard += len(raw)
            if raw.startswith(b'{"t":"ack"') and self._sent:
                self._waits.append(time.perf_counter() - self._sent)
                self._sent = 0.0
            elif b'"phase":"over"' in raw:
                self.over.set()
            elif b'"offers":[{' in raw:
                said = json.loads(raw)
                self.due = (line, command("act", said["seq"], offer=self.choose(said["offers"])))
        self.over.set()

    async def _look_on(self, line: Line) -> None:
        while raw := await line.receive():
            self.heard += len(raw)


async def pace(tables: list[Full], rate: float, until: asyncio.Event) -> None:
    """Make moves at a steady rate, wherever one is due."""
    rng, due = random.Random(5), time.perf_counter()
    while not until.is_set():
        for _ in range(20):
            table = rng.choice(tables)
            if table.due is not None:
                table.move()
                break
        due = max(due + rng.expovariate(rate), time.perf_counter() - 1)
        await asyncio.sleep(max(0.0, due - time.perf_counter()))


async def storm(port: int, names: list[str], crowd: int, within: float) -> tuple[int, int, float]:
    """Pages knock one after the other, at any of the tables: how many saw one, how many not, and how long the last
    one waited."""
    seen, refused, longest = 0, 0, 0.0
    rng = random.Random(9)

    async def one(turn: int) -> None:
        nonlocal seen, refused, longest
        await asyncio.sleep(within * turn / crowd)
        knocked = time.perf_counter()
        try:
            line = await Line.open(port, rng.choice(names), {})
        except (OSError, asyncio.IncompleteReadError):
            refused += 1
            return
        if b'"snapshot"' in (await line.receive())[:40]:
            seen += 1
            longest = max(longest, time.perf_counter() - knocked)
        else:
            refused += 1
        await asyncio.sleep(STAYS)
        line.close()

    await asyncio.gather(*(one(turn) for turn in range(crowd)))
    return seen, refused, longest


def told(waits: list[float]) -> str:
    """How long moves took."""
    every = sorted(waits) or [0.0]
    at = {name: every[min(len(every) - 1, int(len(every) * share))] for name, share in SHARES}
    return "ms " + " ".join(f"{name} {1000 * one:.1f}" for name, one in at.items())


SHARES = (("p50", 0.5), ("p99", 0.99), ("p99.9", 0.999), ("longest", 1.0))


async def idle(house: House, tables: list[Full]) -> None:
    """What tables cost at which nobody moves."""
    await asyncio.sleep(WARM)
    before = house.cpu()
    await asyncio.sleep(QUIET)
    each = ", ".join(f"{name} {(at - before[name]) / QUIET * 100:.1f}" for name, at in house.cpu().items())
    print(f"= {len(tables)} games while nobody moves: % of a core {each}; load {os.getloadavg()[0]:.1f}")


async def counted(house: House, tables: list[Full], waits: list[float], given: argparse.Namespace) -> None:
    """What play costs."""
    waits.clear()
    cpu, journal, heard = house.cpu(), house.journal(), sum(table.heard for table in tables)
    await asyncio.sleep(given.seconds)
    moves, lines = len(waits), sum(len(table.lines) + table.watchers for table in tables)
    each = ", ".join(f"{name} {1000 * (at - cpu[name]) / moves:.2f}" for name, at in house.cpu().items())
    rate, load = moves / given.seconds, f"load {os.getloadavg()[0]:.1f}"
    print(f"= {given.games} games, {lines} lines: {rate:.0f} moves/s for {given.seconds} s, {told(waits)}; {load}")
    written = (house.journal() - journal) / moves / 1000
    said = (sum(table.heard for table in tables) - heard) / moves / 1000
    print(f"= a move: ms of CPU {each}; {written:.1f} KB of journal, {said:.1f} KB to the pages of a table; ", end="")
    print(f"{house.memory() / 2**20:.0f} MiB in all processes")


async def evening(house: House, given: argparse.Namespace) -> None:
    """Fill the house, play, let the crowd come."""
    gc.disable()  # pauses of this program are none of the house
    waits: list[float] = []
    tables = [Full(seed, waits, given.watchers) for seed in range(given.games)]
    until = asyncio.Event()
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{house.port}", timeout=60) as client:
        staying = []
        for table in tables:
            staying.append(asyncio.create_task(table.stay(house.port, client)))
            await asyncio.sleep(0.004)
        while any(table.over.is_set() for table in tables):
            await asyncio.sleep(0.1)
            for task in staying:
                if task.done():
                    task.result()  # it says what is wrong with the house
        await idle(house, tables)
        pacing = asyncio.create_task(pace(tables, given.rate, until))
        await asyncio.sleep(WARM)
        await counted(house, tables, waits, given)
        waits.clear()
        seen, refused, longest = await storm(house.port, [table.name for table in tables], given.crowd, given.within)
        print(f"= {given.crowd} knock within {given.within:g} s: {seen} saw a table, {refused} did not, ", end="")
        print(f"longest {longest:.2f} s; moves meanwhile {told(waits)} (mark 250); load {os.getloadavg()[0]:.1f}")
        until.set()
        for task in (pacing, *staying):
            task.cancel()
        await asyncio.gather(pacing, *staying, return_exceptions=True)


def rested(seed: int) -> list[EventBatch]:
    """A game of days after some moves, as it is stored."""
    rng = random.Random(seed)
    people = [f"device {seed} {seat}" for seat in range(2)]
    terms = Terms(rules=RULES, starter=0, clock=Clock(days=3))
    room: Table = new_table(
        terms, "Table", people[0], [SeatPlan("person", f"P{n}", one) for n, one in enumerate(people)]
    )
    parts = [make_batch(room, new=True)]
    room.start("", "")
    parts.append(make_batch(room))
    for _ in range(6):
        assert room.match is not None
        seat = room.deciding
        assert seat is not None
        action = rng.choice(room.match.game.legal_actions()).text
        cid = f"00000000-0000-4000-8000-{rng.getrandbits(48):012x}"
        room.handle(Act(cid, room.head, action), Caller(seat.device))
        parts.append(make_batch(room, (cid, seat.device)))
    return [part for part in parts if part is not None]


async def fill(folder: Path, address: str, games: int) -> None:
    """Store games that nobody looks at."""
    store = Store(folder, address=address)
    for begin in range(0, games, AT_ONCE):
        some = [part for seed in range(begin, min(games, begin + AT_ONCE)) for part in rested(seed)]
        await store.append(*some)
    store.close()


def at_rest(folder: Path, processes: int, games: int) -> None:
    """What processes hold with games at rest, and without."""
    with House(folder, processes) as house:
        time.sleep(QUIET)
        before = house.memory()
        (folder / "filling").mkdir()
        asyncio.run(fill(folder / "filling", house.postgres.address, games))
        time.sleep(2 * QUIET)
        worked, began = house.cpu(), time.monotonic()
        time.sleep(QUIET)
        after, seconds = house.memory(), time.monotonic() - began
        spent = sum(house.cpu().values()) - sum(worked.values())
        print(
            f"= {games} games of days at rest: {(after - before) / 2**20:.1f} MiB more in {processes} processes ",
            end="",
        )
        print(f"(mark 10), {100 * spent / seconds:.1f} % of a core; load {os.getloadavg()[0]:.1f}")


def main() -> int:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    usual = {"processes": 3, "games": 1000, "seconds": 60, "watchers": 2, "crowd": 2000, "rest": 10_000}
    for name, number in usual.items():
        parser.add_argument(f"--{name}", type=int, default=number)
    parser.add_argument("--rate", type=float, default=250.0)
    parser.add_argument("--within", type=float, default=2.0)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="bastide-evening-") as folder:
        if given.games:
            (Path(folder) / "play").mkdir()
            with House(Path(folder) / "play", given.processes) as house:
                asyncio.run(evening(house, given))
        if given.rest:
            (Path(folder) / "rest").mkdir()
            at_rest(Path(folder) / "rest", given.processes, given.rest)
    return 0


if __name__ == "__main__":
    sys.exit(main())
