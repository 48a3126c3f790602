"""How a server starts with 1,000 open tables, and whether moves wait for it.

    python -m scripts.bench start [--tables 1000] [--seconds 15]

Half of the tables have a bot. At one in 25 of those it is the bot's turn. Right after the start a player makes one move
after the other at one table, until the time or the game is over. A move counts from the moment it is sent until this
program, which runs on the same machine, reads its acknowledgement. The marks are 2 s until the page is served and 100
ms for every move. Lines that begin with "= " are the figures.
"""

import asyncio
import random
import tempfile
import time
from pathlib import Path

import httpx
import msgspec

from bastide.server.http.identity import COOKIE, device_from_token, new_token
from bastide.server.live.event_batch import make_batch
from bastide.server.live.registry import new_table
from bastide.server.protocol.events import SeatPlan
from bastide.server.protocol.terms import Terms
from bastide.server.storage.append import EventBatch
from bastide.server.storage.store import Store
from bastide.server.tables.table import Table
from benchmarks._program import machine_load, milliseconds, resident_bytes
from benchmarks._tables import TimedTable, stop
from benchmarks._wire import Server
from scripts.bench import calibration
from scripts.console import options

LAID = 36
DUE = 25
"""At one of so many tables with a bot the bot has to decide."""


def played(bots: bool, due: bool, device: str, seed: int) -> Table:
    """A game in its middle, at a decision of the person or (`due`) of the bot."""
    other = SeatPlan("bot", "Miller", bot="greedy") if bots else SeatPlan("person", "Ben", device)
    room = new_table(Terms(starter=0), "Test", device, [SeatPlan("person", "Anna", device), other])
    room.start("nonce", device)
    rng = random.Random(seed)
    while room.marks[-3] < LAID or (room.bot_due is not None) != due:
        assert room.match is not None
        assert room.match.seat is not None
        room._play(rng.choice(room.match.game.legal_actions()).text, room.match.seat, 0)
    return room


def copies(room: Table, names: list[str]) -> list[EventBatch]:
    """The same game at many tables."""
    part = make_batch(room, new=True)
    assert part is not None
    return [msgspec.structs.replace(part, table=name) for name in names]


def fill(folder: Path, tables: int, device: str) -> int:
    """Fill a data folder with so many open tables. Returns how many wait for a bot. The device has the table "mine"."""
    kinds = {"people": (False, False), "bots": (True, False), "due": (True, True)}
    names: dict[str, list[str]] = {kind: [] for kind in kinds}
    for n in range(tables - 1):
        names["people" if n % 2 else "due" if n % (2 * DUE) == 0 else "bots"].append(f"table-{n}")
    store = Store(folder)
    try:
        for seed, (kind, (bots, due)) in enumerate(kinds.items()):
            asyncio.run(store.append(*copies(played(bots, due, "f" * 32, seed), names[kind])))
        asyncio.run(store.append(*copies(played(False, False, device, 9), ["mine"])))
    finally:
        store.close()
    return len(names["due"])


def wait_for_page(base: str, started: float) -> float:
    """Seconds until the front page was served."""
    while True:
        try:
            if httpx.get(f"{base}/", timeout=30).status_code == 200:
                return time.perf_counter() - started
        except httpx.TransportError:
            time.sleep(0.01)


async def play(port: int, token: str, seconds: float) -> list[float]:
    """Make move after move at the table "mine". Returns the seconds of each."""
    waits: list[float] = []
    table = TimedTable("base+fields", 1, waits, people=1)
    table.name, table.people = "mine", [{"Cookie": f"{COOKIE}={token}"}]
    playing = asyncio.create_task(table.play(port))
    end = time.perf_counter() + seconds
    while time.perf_counter() < end and not playing.done():
        try:
            async with asyncio.timeout(5):
                await table.ready.wait()
        except TimeoutError:
            break
        table.move()
        await asyncio.sleep(0.05)
    await stop(playing)
    return waits


def main() -> None:
    """Fill a folder, start, play, and print the figures."""
    given = options(__doc__, tables=1000, seconds=15.0)
    token = new_token()
    with tempfile.TemporaryDirectory() as folder:
        due = fill(Path(folder), given.tables, device_from_token(token))
        started = time.perf_counter()
        with Server(data=Path(folder)) as server:
            until = wait_for_page(server.base, started)
            used = server.cpu
            times = asyncio.run(play(server.port, token, given.seconds))
            after, held = server.cpu, resident_bytes(server.number) / 2**20
    print(f"= start with {given.tables} open tables: served after {until:.2f} s, {used:.2f} s of processor time")
    print(f"= loaded by itself: {due} tables where a bot decides; {held:.0f} MiB")
    middle, worst = milliseconds(times, 0.5), milliseconds(times, 1.0)
    print(f"= moves during this time: {len(times)}, p50 {middle:.0f} ms, longest {worst:.0f} ms; ", end="")
    print(f"{after - used:.1f} s of processor time")
    print(f"= {machine_load()}; calibration {calibration():.1f} M steps/s")


if __name__ == "__main__":
    main()
