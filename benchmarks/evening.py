"""A full cluster of several processes behind nginx: play at a steady rate, a storm of pages, and games at rest.

    python -m scripts.bench evening [--processes 3] [--games 1000] [--rate 250] [--seconds 60] [--watchers 2]
                                    [--crowd 2000] [--within 2] [--rest 10000]

Starts PostgreSQL, Redis, the processes and nginx itself (deploy/nginx-cluster.conf). Each table has two people with a
page each and `--watchers` who look on. A move counts from the moment it is sent until this program, which runs on the
same cores, reads its acknowledgement. Then a crowd comes to all tables while play goes on. At last games of days are
stored without any page, and the memory of the processes is compared. The database does not sync to disk here. Lines
that begin with "= " are the figures.
"""

import argparse
import asyncio
import gc
import tempfile
import time
from itertools import chain
from pathlib import Path

from bastide.server.protocol.clock import Clock
from bastide.server.protocol.terms import Terms
from bastide.server.storage.store import Store
from benchmarks._cluster import MeasuredCluster
from benchmarks._games import stored_game
from benchmarks._program import machine_load
from benchmarks._tables import TimedTable, come, pace, percentiles, stop
from scripts.console import options

WARM = 5.0
"""Seconds of play before anything counts."""
AT_ONCE = 200
"""Games that are stored together."""
QUIET = 8.0
"""Seconds after which the periodic work of the processes was done."""
RULES = "base+fields"
ACTIONS = 9
"""Actions of a game at rest, draws included."""


async def measure_idle(cluster: MeasuredCluster, games: int) -> None:
    """Print what tables cost where no one moves."""
    await asyncio.sleep(WARM)
    before = cluster.cpu()
    await asyncio.sleep(QUIET)
    each = ", ".join(f"{name} {(at - before[name]) / QUIET * 100:.1f}" for name, at in cluster.cpu().items())
    print(f"= {games} games without moves: % of a core {each}; {machine_load()}")


async def measure_play(
    cluster: MeasuredCluster, tables: list[TimedTable], waits: list[float], given: argparse.Namespace
) -> None:
    """Print what play costs."""
    waits.clear()
    cpu, journal, received = cluster.cpu(), cluster.journal(), sum(table.received for table in tables)
    await asyncio.sleep(given.seconds)
    moves, pages = len(waits), sum(len(table.sockets) + table.watchers for table in tables)
    each = ", ".join(f"{name} {1000 * (at - cpu[name]) / moves:.2f}" for name, at in cluster.cpu().items())
    rate = f"{moves / given.seconds:.0f} moves/s for {given.seconds} s"
    print(f"= {given.games} games, {pages} lines: {rate}, {percentiles(waits)}; {machine_load()}")
    written = (cluster.journal() - journal) / moves / 1000
    sent = (sum(table.received for table in tables) - received) / moves / 1000
    print(f"= a move: ms of CPU {each}; {written:.1f} KB of journal, {sent:.1f} KB to the pages of a table; ", end="")
    print(f"{cluster.memory() / 2**20:.0f} MiB in all processes")


async def evening(cluster: MeasuredCluster, given: argparse.Namespace) -> None:
    """Fill the cluster, play, let the crowd come."""
    gc.disable()  # pauses of this program would count as the cluster's
    waits: list[float] = []
    tables = [TimedTable(RULES, seed, waits, watchers=given.watchers) for seed in range(given.games)]
    staying = []
    for table in tables:
        staying.append(asyncio.create_task(table.stay(f"http://127.0.0.1:{cluster.port}", cluster.port)))
        await asyncio.sleep(0.004)
    while not all(table.ready.is_set() for table in tables):
        await asyncio.sleep(0.1)
        for task in staying:
            if task.done():
                task.result()  # raises what is wrong with the cluster
    await measure_idle(cluster, len(tables))
    pacing = asyncio.create_task(pace(tables, given.rate, asyncio.Event()))
    await asyncio.sleep(WARM)
    await measure_play(cluster, tables, waits, given)
    waits.clear()
    crowd = await come(cluster.port, [table.name for table in tables], given.crowd, given.within, read=False)
    print(
        f"= {given.crowd} knock within {given.within:g} s: {crowd.served} saw a table, {crowd.refused} did not, ",
        end="",
    )
    print(f"longest {crowd.longest:.2f} s; moves during this time {percentiles(waits)} (mark 250); {machine_load()}")
    await stop(pacing, *staying)


async def fill(folder: Path, address: str, games: int) -> None:
    """Store games of days that have no page."""
    terms = Terms(rules=RULES, starter=0, clock=Clock(days=3))
    store = Store(folder, address=address)
    for begin in range(0, games, AT_ONCE):
        seeds = range(begin, min(games, begin + AT_ONCE))
        some = [stored_game(terms, 2, seed, lambda game: len(game.actions) < ACTIONS) for seed in seeds]
        await store.append(*chain.from_iterable(some))
    store.close()


def measure_rest(folder: Path, processes: int, games: int) -> None:
    """Print what processes hold with games at rest, compared with none."""
    (folder / "filling").mkdir(parents=True)
    with MeasuredCluster(folder, processes) as cluster:
        time.sleep(QUIET)
        before = cluster.memory()
        asyncio.run(fill(folder / "filling", cluster.postgres.address, games))
        time.sleep(2 * QUIET)
        worked, began = sum(cluster.cpu().values()), time.monotonic()
        time.sleep(QUIET)
        more, seconds = (cluster.memory() - before) / 2**20, time.monotonic() - began
        share = 100 * (sum(cluster.cpu().values()) - worked) / seconds
        print(f"= {games} games of days at rest: {more:.1f} MiB more in {processes} processes ", end="")
        print(f"(mark 10), {share:.1f} % of a core; {machine_load()}")


def main() -> None:
    """Print the figures."""
    given = options(
        __doc__, processes=3, games=1000, seconds=60, watchers=2, crowd=2000, rest=10_000, rate=250.0, within=2.0
    )
    with tempfile.TemporaryDirectory(prefix="bastide-evening-") as folder:
        if given.games:
            with MeasuredCluster(Path(folder) / "play", given.processes) as cluster:
                asyncio.run(evening(cluster, given))
        if given.rest:
            measure_rest(Path(folder) / "rest", given.processes, given.rest)


if __name__ == "__main__":
    main()
