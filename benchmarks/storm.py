"""A crowd comes to one table while people play at others: how long their moves wait, and what the crowd costs.

    python -m scripts.bench storm [--crowd 2000] [--within 10] [--tables 20] [--rate 20] [--watchers 2000]

The crowd is a process of its own. Up to `--watchers` pages are served, and the others are refused. Latencies are wall
times and count everything else that the machine does, CPU time and bytes do not. Lines that begin with "= " are the
figures.
"""

import argparse
import asyncio
import json
import os
import subprocess
import sys
from dataclasses import asdict

from benchmarks._program import machine_load, milliseconds
from benchmarks._tables import Crowd, TimedTable, come, pace, stop
from benchmarks._wire import Server
from scripts.console import options

PACE = 1.0
"""Seconds between the moves that the crowd sees."""
MARK = 250


async def keep_moving(table: TimedTable) -> None:
    """Make a move about every second."""
    while True:
        await table.ready.wait()
        table.move()
        await asyncio.sleep(PACE)


async def measure(server: Server, tables: list[TimedTable], given: argparse.Namespace) -> Crowd:
    """Play while the crowd comes to the last of the tables. Returns what the crowd saw."""
    tasks = [asyncio.create_task(table.play(server.port)) for table in tables]
    crowded, over = tables.pop(), asyncio.Event()
    tasks += [asyncio.create_task(pace(tables, given.rate, over)), asyncio.create_task(keep_moving(crowded))]
    words = (str(server.port), crowded.name, str(given.crowd), str(given.within))
    program = (sys.executable, "-m", "benchmarks.storm", "--come", *words)
    coming = await asyncio.create_subprocess_exec(*program, stdout=subprocess.PIPE)
    seen, _ = await coming.communicate()
    await stop(*tasks)
    return Crowd(**json.loads(seen))


def main() -> None:
    """Print the figures."""
    given = options(__doc__, crowd=2000, within=10.0, tables=20, rate=20.0, watchers=2000)
    waits: list[float] = []
    crowded: list[float] = []
    with Server(watchers=given.watchers) as server:
        tables = [TimedTable("base+fields", n, waits) for n in range(given.tables)]
        tables.append(TimedTable("base+fields", given.tables, crowded))
        for table in tables:
            table.open(server.base)
        before = server.cpu
        crowd = asyncio.run(measure(server, tables, given))
        cpu = server.cpu - before
    p50, p99, longest = (milliseconds(waits, share) for share in (0.5, 0.99, 1.0))
    print(
        f"= {given.crowd} come to one table within {given.within:g} s: {crowd.served} served, {crowd.refused} refused\n"
        f"= the crowd received {crowd.messages} messages, {crowd.size / 1e6:.1f} MB; {cpu:.1f} s of CPU of the server "
        "for everything\n"
        f"= {len(waits)} moves elsewhere: p50 {p50:.0f} ms, p99 {p99:.0f} ms, longest {longest:.0f} ms "
        f"(mark: p99 {MARK} ms); {len(crowded)} moves before the crowd; {machine_load()}"
    )


def run_crowd(port: str, table: str, size: str, within: str) -> None:
    """The process of the crowd. It leaves the CPU to the server and to those who play."""
    os.nice(19)
    print(json.dumps(asdict(asyncio.run(come(int(port), [table], int(size), float(within), read=True)))))


if __name__ == "__main__":
    if sys.argv[1:2] == ["--come"]:
        run_crowd(*sys.argv[2:])
    else:
        main()
