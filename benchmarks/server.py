"""How long a move takes to be acknowledged: 200 live games, 100 moves a second, one server process.

    python -m scripts.bench server [--games 200] [--rate 100] [--seconds 20]

Each game has one page that plays both seats and one that watches. A move counts from the moment it is sent until this
program, which runs on the same machine, reads its acknowledgement. Every acknowledged move is synced to disk. The mark
is 20 ms for 99 of 100 moves. Lines that begin with "= " are the figures.
"""

import asyncio
import time

from benchmarks._tables import TimedTable, pace, percentiles, stop
from benchmarks._wire import Server
from scripts.bench import calibration
from scripts.console import options

OPENING = 30
"""Moves of each game before the clock runs, so that boards are not empty."""


async def measure(port: int, tables: list[TimedTable], waits: list[float], rate: float, seconds: float) -> float:
    """Play. Moves come at random moments, as people's do. Returns the seconds that it took."""
    playing = [asyncio.create_task(table.play(port)) for table in tables]
    for _ in range(OPENING):
        for table in tables:
            await table.ready.wait()
            table.move()
        await asyncio.sleep(0.05)
    await asyncio.sleep(1)
    waits.clear()
    started, over = time.perf_counter(), asyncio.Event()
    pacing = asyncio.create_task(pace(tables, rate, over))
    await asyncio.sleep(seconds)
    over.set()
    await pacing
    took = time.perf_counter() - started
    await asyncio.sleep(1)
    await stop(*playing)
    return took


def main() -> None:
    """Print the figures."""
    given = options(__doc__, games=200, rate=100.0, seconds=20.0)
    speed = calibration()
    waits: list[float] = []
    with Server() as server:
        tables = [TimedTable("base+fields", seed, waits, people=1, watchers=1) for seed in range(given.games)]
        for table in tables:
            table.open(server.base)
        took = asyncio.run(measure(server.port, tables, waits, given.rate, given.seconds))
    rate = len(waits) / took
    print(f"= {len(waits)} moves in {len(tables)} games, {rate:.0f} a second; calibration {speed:.1f} M steps/s")
    print(f"= acknowledged: {percentiles(waits)} (mark: p99 20)")


if __name__ == "__main__":
    main()
