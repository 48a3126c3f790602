"""A crowd storms one table while people play at others: how long their moves wait, and what the crowd costs.

    python benchmarks/storm.py [--crowd 2000] [--within 10] [--tables 20] [--rate 20] [--watchers 2000]

The crowd is a process of its own. It is served up to `--watchers` pages, the others are refused politely. Latencies are
wall times and count everything else that the machine does; CPU time and bytes do not. Lines that begin with "= " are
the figures.
"""

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

import httpx  # noqa: E402

from benchmarks._wire import Line, Server  # noqa: E402
from benchmarks.moves import Table, command  # noqa: E402

STAYS = 5.0
"""Seconds that the crowd stays after the last one has come."""
PACE = 1.0
"""Seconds between the moves that the crowd sees."""
MARK = 250


async def crowd(port: int, table: str, size: int, within: float) -> None:
    """Come one after the other, read everything, stay a while, go; then say how many bytes and messages there were."""
    heard = [0, 0, 0, 0]  # messages, bytes, those who saw the table, those who were refused

    async def one(turn: int) -> None:
        await asyncio.sleep(within * turn / size)
        try:
            line = await Line.open(port, table, {})
        except (OSError, asyncio.IncompleteReadError):
            heard[3] += 1
            return
        first = True
        while raw := await line.receive():
            heard[0] += 1
            heard[1] += len(raw)
            if first:
                heard[2 if b'"snapshot"' in raw[:40] else 3] += 1
                first = False
        line.close()

    visits = [asyncio.create_task(one(turn)) for turn in range(size)]
    await asyncio.sleep(within + STAYS)
    for visit in visits:
        visit.cancel()
    await asyncio.gather(*visits, return_exceptions=True)
    print(json.dumps(heard))


class Timed(Table):
    """A table whose moves are made by the clock and timed."""

    def __init__(self, rules: str, seed: int, waits: list[float]) -> None:
        super().__init__(rules, seed, 1_000_000)
        self._waits = waits
        self._sent = 0.0
        self.due: tuple[Line, bytes] | None = None

    async def play(self, line: Line) -> None:
        """Note what may be done, and how long what was done took."""
        while raw := await line.receive():
            said = json.loads(raw)
            if said["t"] == "ack" and self._sent:
                self._waits.append(time.perf_counter() - self._sent)
                self._sent = 0.0
            elif said["t"] in ("snapshot", "update") and said.get("offers"):
                self.due = (line, command("act", said["seq"], offer=self.choose(said["offers"])))

    def move(self) -> None:
        """Do what is due."""
        assert self.due is not None
        line, text = self.due
        self.due = None
        self._sent = time.perf_counter()
        line.send(text)


async def load(server: Server, tables: list[Timed], rate: float, given: argparse.Namespace) -> list[int]:
    """Play, let the crowd come meanwhile; what it heard."""
    for table in tables:
        await table.begin(server.port)
    tasks = [asyncio.create_task(table.play(line)) for table in tables for line in table.lines]
    stormed, rng = tables.pop(), random.Random(3)
    size, within = str(given.crowd), str(given.within)
    coming = await asyncio.create_subprocess_exec(
        *(sys.executable, __file__, "--come", str(server.port), stormed.name, size, within), stdout=subprocess.PIPE
    )
    due = watched = time.perf_counter()
    while coming.returncode is None:
        ready = [table for table in tables if table.due is not None]
        if ready:
            rng.choice(ready).move()
        if stormed.due is not None and time.perf_counter() > watched:
            stormed.move()
            watched = time.perf_counter() + PACE
        due = max(due + rng.expovariate(rate), time.perf_counter() - 1)
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
    assert coming.stdout is not None
    heard = json.loads(await coming.stdout.read())
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return list(heard)


def main() -> int:
    """Print the figures."""
    parser = argparse.ArgumentParser(description="A storm on one table.")
    parser.add_argument("--crowd", type=int, default=2000)
    parser.add_argument("--within", type=float, default=10.0)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--rate", type=float, default=20.0)
    parser.add_argument("--watchers", type=int, default=2000)
    given = parser.parse_args()
    waits: list[float] = []
    crowded: list[float] = []
    with Server(watchers=given.watchers) as server:
        with httpx.Client(base_url=f"http://127.0.0.1:{server.port}") as client:
            tables = [Timed("base+fields", n, waits if n < given.tables else crowded) for n in range(given.tables + 1)]
            for table in tables:
                table.open(client)
        before = server.cpu
        messages, size, served, refused = asyncio.run(load(server, tables, given.rate, given))
        cpu = server.cpu - before
    waits.sort()
    p50, p99 = (1000 * waits[min(len(waits) - 1, int(share * len(waits)))] for share in (0.5, 0.99))
    print(f"= {given.crowd} come to one table within {given.within:g} s: {served} served, {refused} refused")
    print(
        f"= the crowd heard {messages} messages, {size / 1e6:.1f} MB; {cpu:.1f} s of CPU of the server for everything"
    )
    print(
        f"= {len(waits)} moves elsewhere: p50 {p50:.0f} ms, p99 {p99:.0f} ms, longest {1000 * waits[-1]:.0f} ms "
        f"(mark: p99 {MARK} ms); {len(crowded)} moves before the crowd; load {os.getloadavg()[0]:.1f}"
    )
    return 0


def come(port: str, table: str, size: str, within: str) -> None:
    """What the process of the crowd does; it leaves the machine to the server and to those who play."""
    os.nice(19)
    asyncio.run(crowd(int(port), table, int(size), float(within)))


if __name__ == "__main__":
    if sys.argv[1:2] == ["--come"]:
        come(*sys.argv[2:])
    else:
        sys.exit(main())
