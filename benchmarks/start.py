"""How a server starts that has 1,000 open tables, and whether anybody's move waits for it.

    python benchmarks/start.py [--tables 1000] [--seconds 15]

Half of the tables have a bot; at one in 25 of those it is the bot's turn. Right after the start somebody plays at one
table, a move after the other, until the time or the game is over. A move counts from the moment it is sent until its
acknowledgement is read by this program, which runs on the same machine. The marks are 2 s until the page is served and
100 ms for every move. Lines that begin with "= " are the figures.
"""

import argparse
import asyncio
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx
import msgspec

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from bastide.server.http.identity import COOKIE, device_from_token, new_token  # noqa: E402
from bastide.server.live.event_batch import make_batch  # noqa: E402
from bastide.server.live.registry import new_table  # noqa: E402
from bastide.server.protocol.events import SeatPlan  # noqa: E402
from bastide.server.protocol.terms import Terms  # noqa: E402
from bastide.server.storage.append import EventBatch  # noqa: E402
from bastide.server.storage.store import Store  # noqa: E402
from bastide.server.tables.table import Table  # noqa: E402
from benchmarks.server import Game, calibration  # noqa: E402

LAID = 36
DUE = 25
"""At one of so many tables with a bot the bot is to decide."""


def played(bots: bool, due: bool, device: str, seed: int) -> Table:
    """A game in its middle, at a decision of the person or (`due`) of the bot."""
    other = SeatPlan("bot", "Miller", bot="greedy") if bots else SeatPlan("person", "Ben", device)
    room = new_table(Terms(starter=0), "Test", device, [SeatPlan("person", "Anna", device), other])
    room.start("nonce", device)
    rng = random.Random(seed)
    while room.marks.last[0] < LAID or (room.bot_due is not None) != due:
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
    """A data folder with so many open tables; how many wait for a bot. Table "mine" is the device's own."""
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


def cpu(process: int) -> float:
    """Seconds of processor time so far."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(process: int) -> float:
    """MiB held now."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def served(base: str, started: float) -> float:
    """Seconds until the front page came."""
    while True:
        try:
            if httpx.get(f"{base}/", timeout=30).status_code == 200:
                return time.perf_counter() - started
        except httpx.TransportError:
            time.sleep(0.01)


async def play(base: str, headers: dict[str, str], seconds: float) -> list[float]:
    """Move after move at one's own table; how long each took."""
    game = Game("mine", headers, 1)
    reading = asyncio.create_task(game.read(base))
    end = time.perf_counter() + seconds
    while time.perf_counter() < end and not reading.done():
        moving = asyncio.create_task(game.move())
        await asyncio.wait({moving}, timeout=5)
        if not moving.done():
            moving.cancel()
            break
        await asyncio.sleep(0.05)
    reading.cancel()
    await asyncio.gather(reading, return_exceptions=True)
    return game.times


def main() -> None:
    """Fill a folder, start, play, and print the figures."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=15.0)
    given = parser.parse_args()
    token = new_token()
    with tempfile.TemporaryDirectory() as folder:
        due = fill(Path(folder), given.tables, device_from_token(token))
        command = [sys.executable, "-m", "bastide.server", "--port", "0", "--data", folder]
        env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
        started = time.perf_counter()
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env) as server:
            assert server.stdout is not None
            base = server.stdout.readline().split()[3].replace("localhost", "127.0.0.1").rstrip("/")
            until = served(base, started)
            used = cpu(server.pid)
            times = sorted(asyncio.run(play(base, {"Cookie": f"{COOKIE}={token}"}, given.seconds)))
            after, held = cpu(server.pid), memory(server.pid)
            server.terminate()
            server.wait(30)
    print(f"= start with {given.tables} open tables: served after {until:.2f} s, {used:.2f} s of processor time")
    print(f"= loaded by itself: {due} tables where a bot decides; {held:.0f} MiB")
    middle, worst = times[len(times) // 2] * 1000, times[-1] * 1000
    told = f"p50 {middle:.0f} ms, longest {worst:.0f} ms; {after - used:.1f} s of processor time"
    print(f"= moves meanwhile: {len(times)}, {told}")
    print(f"= load {os.getloadavg()[0]:.1f}; calibration {calibration():.1f} M steps/s")


if __name__ == "__main__":
    main()
