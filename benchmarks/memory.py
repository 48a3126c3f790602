"""What a table takes in the memory of the server: RSS with so many tables in memory less RSS with none, divided.

    python benchmarks/memory.py [--tables 200] [--against FOLDER]

A data folder is filled with games of random moves; the server starts on it, a page comes to every table and goes again,
so that each is in memory and nobody looks. Two figures for each set of rules: over all tables, and over the second half
of them, which need no tile laid out nor rules read any more. `--against` measures another compiled checkout
as well, one whose server has the same rooms.
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

ROOT = Path(__file__).resolve().parent.parent
SETS = (("base+fields", 2, 36, 300), ("base+fields+abbot+anniversary+conquest+ghosts", 5, 36, 600))
"""Rules, seats, tiles laid, and the mark in KB."""
LIMITS = "live_tables=100000 live_bytes=100000000000 joins_per_second=100000 joins_burst=100000"


def fill(folder: Path, rules: str, seats: int, tiles: int, tables: int) -> None:
    """Store games in a folder; run in a process of the checkout that is measured."""
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
            assert seat is not None, "somebody is to decide"
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


def resident(process: int) -> int:
    """Bytes in memory."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) * 1024
    raise OSError(f"process {process} has gone")


async def look_at(base: str, tables: list[str]) -> None:
    """Come to every table and go again."""
    from websockets.asyncio.client import connect

    for table in tables:
        async with connect(f"ws{base[4:]}/ws/{table}", max_size=None) as line:
            await line.recv()
    await asyncio.sleep(0.5)


def measure(checkout: Path, rules: str, seats: int, tiles: int, tables: int) -> tuple[float, float]:
    """KB for each of all tables, and for each of the second half."""
    env = {**os.environ, "PYTHONPATH": str(checkout / "src"), "BASTIDE_LIMITS": LIMITS}
    with tempfile.TemporaryDirectory() as data:
        filling = [sys.executable, __file__, "--fill", data, rules, str(seats), str(tiles), str(tables)]
        done = subprocess.run(filling, env=env, cwd=data, check=True, stdout=subprocess.PIPE, text=True)
        names = done.stdout.split()
        command = [sys.executable, "-m", "bastide.server", "--port", "0", "--data", data]
        with subprocess.Popen(command, env=env, cwd=data, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            base = server.stdout.readline().split()[3].replace("localhost", "127.0.0.1").rstrip("/")
            try:
                none = resident(server.pid)
                asyncio.run(look_at(base, names[: tables // 2]))
                half = resident(server.pid)
                asyncio.run(look_at(base, names[tables // 2 :]))
                whole = resident(server.pid)
            finally:
                server.terminate()
    return (whole - none) / tables / 1024, (whole - half) / (tables - tables // 2) / 1024


def main() -> int:
    """Print the figures."""
    parser = argparse.ArgumentParser(description="Memory of tables.")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--against", type=Path)
    parser.add_argument("--fill", nargs=5, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.fill:
        folder, rules, seats, tiles, tables = given.fill
        fill(Path(folder), rules, int(seats), int(tiles), int(tables))
        return 0
    for rules, seats, tiles, mark in SETS:
        each, later = measure(ROOT, rules, seats, tiles, given.tables)
        told = f"= {rules}, {seats} seats, {tiles} tiles laid: {each:.0f} KB a table, {later:.0f} KB a further one"
        if given.against is not None:
            before, further = measure(given.against.resolve(), rules, seats, tiles, given.tables)
            told += f"; in {given.against.name} {before:.0f} and {further:.0f}"
        print(f"{told} (mark: {mark} KB, {given.tables} tables)", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
