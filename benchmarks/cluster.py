"""A house of several processes (docs/hosting.md): starts PostgreSQL, Redis and the processes itself, and measures play.

    python -m scripts.bench cluster [--processes 3] [--games 120] [--rate 30] [--seconds 20] [--kills 5] [--rolled 12]

Each game has one page that plays both seats. A move counts from the moment it is sent until what it changed is read
by this program, which runs on the same cores; every acknowledged move is committed (the database does not sync to disk
here, so that what is measured is ours). Afterwards processes are killed and restarted during play, then all of them one
after the other while so many games are played (`--rolled`). The figures stand beside those of one process with SQLite
in the same run, and the machine's load.
"""

import argparse
import asyncio
import os
import random
import signal
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from benchmarks._wire import worked  # noqa: E402
from scripts.databases import Postgres, Redis  # noqa: E402
from tests.server.fixtures.cluster import Cluster, ReconnectingGuest, play_through, slowest  # noqa: E402

SEATS = ({"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Ben"})
OPENING = 2.0
"""Seconds of play before the clock runs."""


class Mover(ReconnectingGuest):
    """Moves so often, and measures each move."""

    def __init__(self, cluster: Cluster, seed: int, pause: float) -> None:
        super().__init__(cluster, seed, *SEATS)
        self.pause, self.sent, self.times = pause, 0.0, list[float]()
        self.counted = 0

    async def _move(self, line, message) -> None:  # type: ignore[no-untyped-def]
        if len(self.acked) > self.counted and self.sent:
            self.times.append(time.perf_counter() - self.sent)
            self.sent = 0.0
        self.counted = len(self.acked)
        if self.pending is None and message.get("offers") and not self.stopped:
            await asyncio.sleep(self.rng.uniform(0.5, 1.5) * self.pause)
        if self.pending is None:
            self.sent = time.perf_counter()
        await super()._move(line, message)


def cpu(cluster: Cluster) -> float:
    """Seconds that the processes have worked."""
    return sum(worked(process.number) for process in cluster.processes)


def measured(cluster: Cluster, name: str, told: argparse.Namespace) -> None:
    """Play at a steady rate, and print what a move costs."""
    movers = [Mover(cluster, seed, told.games / told.rate) for seed in range(told.games)]
    seen: dict[str, float] = {}

    async def steady() -> None:
        await asyncio.sleep(OPENING)
        for mover in movers:
            mover.times.clear()
        seen["cpu"] = cpu(cluster)
        await asyncio.sleep(told.seconds)
        seen["cpu"] = cpu(cluster) - seen["cpu"]
        every.extend(one for mover in movers for one in mover.times)

    every: list[float] = []

    async def run() -> None:
        await play_through(list(movers), asyncio.create_task(steady()))

    asyncio.run(run())
    every.sort()
    ms = [1000 * every[int(len(every) * share)] for share in (0.5, 0.95, 0.99)]
    print(
        f"= {name}: {len(every) / told.seconds:.0f} moves/s, ms p50 {ms[0]:.1f} p95 {ms[1]:.1f} p99 {ms[2]:.1f}, ",
        end="",
    )
    print(f"{1000 * seen['cpu'] / len(every):.2f} ms of CPU a move over all processes, load {os.getloadavg()[0]:.1f}")


def killed(cluster: Cluster, kills: int) -> None:
    """Play on while processes die, and print how long people were away."""
    rng = random.Random(1)

    async def trouble() -> None:
        for _ in range(kills):
            number = rng.randrange(len(cluster.processes))
            await cluster.kill(number, rng.choice((signal.SIGKILL, signal.SIGTERM)))
            await asyncio.sleep(rng.uniform(0.1, 0.6))

    troubled(cluster, f"{kills} processes ended", 6, trouble)


def rolled(cluster: Cluster, games: int) -> None:
    """Restart one process after the other, as for a new version, and print how long people were away."""

    async def trouble() -> None:
        for number in range(len(cluster.processes)):
            await cluster.kill(number, signal.SIGTERM)
            await asyncio.sleep(1.0)

    troubled(cluster, f"rolling restart of {len(cluster.processes)}", games, trouble)


def troubled(cluster: Cluster, name: str, games: int, trouble: Callable[[], Awaitable[None]]) -> None:
    """Play so many games through trouble, look that nothing was lost, and print how long people were away."""
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
    print(f"= {name} during {moves} moves: none lost, none doubled; {len(away)} breaks, s ", end="")
    told = f"median {statistics.median(away):.2f} p99 {slowest(guests):.2f} longest {max(away):.2f}"
    print(f"{told}, load {os.getloadavg()[0]:.1f}")


def main() -> None:
    """Entry point."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    for name, usual in (("processes", 3), ("games", 120), ("rate", 30), ("seconds", 20), ("kills", 5), ("rolled", 12)):
        parser.add_argument(f"--{name}", type=int, default=usual)
    told = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="bastide-house-") as folder:
        alone = Cluster(Path(folder) / "alone", [""])
        alone.start()
        measured(alone, "one process, SQLite", told)
        alone.end()
        postgres, redis = Postgres(), Redis()
        for count in dict.fromkeys((1, told.processes)):
            stores = [f"{postgres.address}"] * count
            cluster = Cluster(Path(folder) / f"house{count}", stores, "--bus", redis.address)
            cluster.start()
            measured(cluster, f"{count} of a house, PostgreSQL and Redis", told)
            if count == told.processes:
                killed(cluster, told.kills)
                rolled(cluster, told.rolled)
            cluster.end()
        postgres.close()
        redis.end()


if __name__ == "__main__":
    main()
