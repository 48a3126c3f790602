"""The memory of a table in the server: RSS with so many tables in memory minus RSS with none, divided by the tables.

    python -m scripts.bench memory [--tables 200] [--against FOLDER]

A data folder is filled with games of random moves. The server starts on it, and a page opens and closes every table, so
that each is in memory without a client. There are two figures for each ruleset: over all tables, and over the second
half of them, which find all tiles and rules loaded. `--against` measures another compiled checkout as well, whose
server has the same modules.
"""

import argparse
import asyncio
import os
import random
import subprocess
import sys
import tempfile
import uuid
from pathlib import Path
from typing import Any

from benchmarks._program import resident_bytes
from benchmarks._wire import PageSocket, Server
from scripts.console import ROOT

SETS = (("base+fields", 2, 36, 300), ("base+fields+abbot+anniversary+conquest+ghosts", 5, 36, 600))
"""Rules, seats, tiles laid, and the mark in KB."""
LIMITS = {"live_tables": 100_000, "live_bytes": 100_000_000_000, "joins_per_second": 100_000, "joins_burst": 100_000}


def fill(folder: Path, rules: str, seats: int, tiles: int, tables: int) -> None:
    """Store games in a folder. Run it in a process of the measured checkout."""
    from bastide.server.live.event_batch import make_batch
    from bastide.server.live.registry import new_table
    from bastide.server.protocol import client_messages
    from bastide.server.protocol.events import SeatPlan
    from bastide.server.protocol.terms import Terms
    from bastide.server.storage.store import Store
    from bastide.server.tables.table import Caller

    def room_of(seed: int) -> list[Any]:
        rng = random.Random(seed)
        plans = [SeatPlan("person", f"P{seat}", f"device {seat}") for seat in range(seats)]
        room = new_table(Terms(rules=rules, starter=0), "Table", "device 0", plans)
        parts: list[Any] = [make_batch(room, new=True)]
        room.start("nonce", "device 0")
        parts.append(make_batch(room))
        while room.match and not room.match.game.over and room.match.game.engine.state.board.n_laid < tiles:
            seat = room.deciding
            assert seat is not None, "a player is to decide"
            action = rng.choice(room.match.game.legal_actions()).text
            cid = str(uuid.UUID(int=rng.getrandbits(128)))
            room.handle(client_messages.Act(cid, room.head, action), Caller(seat.device))
            parts.append(make_batch(room, (cid, seat.device)))
        print(room.table, flush=True)
        return parts

    async def work() -> None:
        store = Store(folder)
        for seed in range(tables):
            await store.append(*room_of(seed))
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
    parser = argparse.ArgumentParser(description="Memory of tables.")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--against", type=Path)
    parser.add_argument("--fill", nargs=5, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.fill:
        folder, rules, *numbers = given.fill
        fill(Path(folder), rules, *map(int, numbers))
        return
    for rules, seats, tiles, mark in SETS:
        each, later = measure(ROOT, rules, seats, tiles, given.tables)
        text = f"= {rules}, {seats} seats, {tiles} tiles laid: {each:.0f} KB a table, {later:.0f} KB a further one"
        if given.against is not None:
            before, further = measure(given.against.resolve(), rules, seats, tiles, given.tables)
            text += f"; in {given.against.name} {before:.0f} and {further:.0f}"
        print(f"{text} (mark: {mark} KB, {given.tables} tables)", flush=True)


if __name__ == "__main__":
    main()
