"""The memory of a table in the server: RSS with so many tables in memory minus RSS with none, divided by the tables.

    python -m scripts.bench memory [--tables 200] [--against FOLDER]

A data folder is filled with games of random moves. The server starts on it, and a page opens and closes every table, so
that each is in memory without a client. There are two figures for each ruleset: over all tables, and over the second
half of them, which find all tiles and rules loaded. `--against` measures another compiled checkout as well, whose
server has the same modules.
"""

import asyncio
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from bastide.server.protocol.terms import Terms
from bastide.server.storage.store import Store
from benchmarks._games import stored_game
from benchmarks._program import resident_bytes
from benchmarks._wire import PageSocket, Server
from scripts.console import ROOT, options

SETS = (("base+fields", 2, 36, 300), ("base+fields+abbot+anniversary+conquest+ghosts", 5, 36, 600))
"""Rules, seats, tiles laid, and the mark in KB."""
LIMITS = {"live_tables": 100_000, "live_bytes": 100_000_000_000, "joins_per_second": 100_000, "joins_burst": 100_000}


def fill(folder: Path, rules: str, seats: int, tiles: int, tables: int) -> None:
    """Store games in a folder. Run it in a process of the measured checkout."""

    async def work() -> None:
        store, terms = Store(folder), Terms(rules=rules, starter=0)
        for seed in range(tables):
            parts = stored_game(terms, seats, seed, lambda game: game.engine.state.board.n_laid < tiles)
            await store.append(*parts)
            print(parts[0].table, flush=True)
        store.close()

    asyncio.run(work())


async def visit(port: int, tables: list[str]) -> None:
    """Open a page of every table, and close it again."""
    for table in tables:
        socket = await PageSocket.open(port, table, {})
        await socket.receive()
        socket.close()
    await asyncio.sleep(0.5)


def measure(checkout: Path, rules: str, seats: int, tiles: int, tables: int) -> tuple[float, float]:
    """KB for each of all tables, and for each of the second half."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join((str(checkout / "src"), str(ROOT)))}
    with tempfile.TemporaryDirectory() as data:
        words = (data, rules, str(seats), str(tiles), str(tables))
        filling = [sys.executable, "-m", "benchmarks.memory", "--fill", *words]
        names = subprocess.run(filling, env=env, cwd=data, check=True, stdout=subprocess.PIPE, text=True).stdout.split()
        with Server(checkout / "src", Path(data), **LIMITS) as server:
            held = [resident_bytes(server.number)]
            for half in (names[: tables // 2], names[tables // 2 :]):
                asyncio.run(visit(server.port, half))
                held.append(resident_bytes(server.number))
    return (held[2] - held[0]) / tables / 1024, (held[2] - held[1]) / (tables - tables // 2) / 1024


def main() -> None:
    """Print the figures."""
    if sys.argv[1:2] == ["--fill"]:
        folder, rules, *numbers = sys.argv[2:]
        fill(Path(folder), rules, *map(int, numbers))
        return
    given = options(__doc__, tables=200, against=None)
    other = Path(given.against or ROOT).resolve()
    for rules, seats, tiles, mark in SETS:
        each, later = measure(ROOT, rules, seats, tiles, given.tables)
        text = f"= {rules}, {seats} seats, {tiles} tiles laid: {each:.0f} KB a table, {later:.0f} KB a further one"
        if given.against is not None:
            before, further = measure(other, rules, seats, tiles, given.tables)
            text += f"; in {other.name} {before:.0f} and {further:.0f}"
        print(f"{text} (mark: {mark} KB, {given.tables} tables)", flush=True)


if __name__ == "__main__":
    main()
