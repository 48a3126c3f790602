"""A cluster of several processes (docs/host/cluster.md): starts PostgreSQL, Redis and the processes, measures play.

    python -m scripts.bench cluster [--processes 3] [--games 120] [--rate 30] [--seconds 20] [--kills 5] [--rolled 12]

Each game has one page that plays both seats. A move counts from the moment it is sent until this program, which runs on
the same cores, reads its acknowledgement. Every acknowledged move is committed. The database does not sync to disk
here, so that only our own work is measured. Afterwards processes are killed and restarted during play, then each of
them once while `--rolled` games are played. Compare the figures with those of one process with SQLite, which are
measured first, and with the machine's load.
"""

import argparse
import asyncio
import random
import signal
import statistics
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path

from benchmarks._program import cpu_seconds, machine_load, milliseconds
from benchmarks._tables import TimedTable, pace, stop
from scripts.console import options
from scripts.databases import Postgres, Redis
from tests.server.fixtures.cluster import Cluster, ReconnectingGuest, play_through, slowest

SEATS = ({"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Ben"})
OPENING = 2.0
"""Seconds of play before the clock runs."""


def cpu(cluster: Cluster) -> float:
    """CPU seconds of the processes."""
    return sum(cpu_seconds(process.number) for process in cluster.processes)


def measure(cluster: Cluster, name: str, given: argparse.Namespace) -> None:
    """Play at a steady rate, and print what a move costs."""
    waits: list[float] = []
    tables = [TimedTable("base+fields", seed, waits, people=1) for seed in range(given.games)]

    async def run() -> float:
        rng, over = random.Random(1), asyncio.Event()
        doors = [cluster.processes[cluster.door(rng)] for _ in tables]
        tasks = [asyncio.create_task(one.stay(at.base, at.port)) for one, at in zip(tables, doors, strict=True)]
        tasks.append(asyncio.create_task(pace(tables, given.rate, over)))
        await asyncio.gather(*(table.ready.wait() for table in tables))
        await asyncio.sleep(OPENING)
        waits.clear()
        before = cpu(cluster)
        await asyncio.sleep(given.seconds)
        spent = cpu(cluster) - before
        await stop(*tasks)
        return spent

    spent = asyncio.run(run())
    ms = " ".join(f"p{100 * share:.0f} {milliseconds(waits, share):.1f}" for share in (0.5, 0.95, 0.99))
    each = f"{1000 * spent / len(waits):.2f} ms of CPU a move over all processes"
    print(f"= {name}: {len(waits) / given.seconds:.0f} moves/s, ms {ms}, {each}, {machine_load()}")


def kill(cluster: Cluster, kills: int) -> None:
    """Play on while processes die, and print how long people were disconnected."""
    rng = random.Random(1)

    async def trouble() -> None:
        for _ in range(kills):
            await cluster.kill(rng.randrange(len(cluster.processes)), rng.choice((signal.SIGKILL, signal.SIGTERM)))
            await asyncio.sleep(rng.uniform(0.1, 0.6))

    play_through_trouble(cluster, f"{kills} processes ended", 6, trouble)


def roll(cluster: Cluster, games: int) -> None:
    """Restart one process after the other, as for a new version, and print how long people were disconnected."""

    async def trouble() -> None:
        for number in range(len(cluster.processes)):
            await cluster.kill(number, signal.SIGTERM)
            await asyncio.sleep(1.0)

    play_through_trouble(cluster, f"rolling restart of {len(cluster.processes)}", games, trouble)


def play_through_trouble(cluster: Cluster, name: str, games: int, trouble: Callable[[], Awaitable[None]]) -> None:
    """Play through trouble, check that no move is lost, and print how long people were disconnected."""
    guests = [ReconnectingGuest(cluster, seed, *SEATS) for seed in range(games)]

    async def later() -> None:
        await asyncio.sleep(OPENING)
        await trouble()

    async def run() -> None:
        await play_through(guests, asyncio.create_task(later()))

    asyncio.run(run())
    for guest in guests:
        guest.check(cluster.processes[0].base)
    away = [second for guest in guests for second in guest.away] or [0.0]
    moves = sum(guest.moves for guest in guests)
    seconds = f"median {statistics.median(away):.2f} p99 {slowest(guests):.2f} longest {max(away):.2f}"
    print(f"= {name} during {moves} moves: none lost, none doubled; {len(away)} breaks, s {seconds}, {machine_load()}")


def main() -> None:
    """Print the figures."""
    given = options(__doc__, processes=3, games=120, rate=30, seconds=20, kills=5, rolled=12)
    with tempfile.TemporaryDirectory(prefix="bastide-cluster-") as folder:
        alone = Cluster(Path(folder) / "alone", [""])
        alone.start()
        measure(alone, "one process, SQLite", given)
        alone.end()
        postgres, redis = Postgres(), Redis()
        for count in dict.fromkeys((1, given.processes)):
            cluster = Cluster(Path(folder) / f"cluster{count}", [postgres.address] * count, "--bus", redis.address)
            cluster.start()
            measure(cluster, f"{count} of a cluster, PostgreSQL and Redis", given)
            if count == given.processes:
                kill(cluster, given.kills)
                roll(cluster, given.rolled)
            cluster.end()
        postgres.close()
        redis.end()


if __name__ == "__main__":
    main()
