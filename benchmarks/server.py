"""How long a move takes to be acknowledged: 200 live games, 100 moves a second, one server process.

    python benchmarks/server.py [--games 200] [--rate 100] [--seconds 20]

Each game has one page that plays both seats and one that watches. A move counts from the moment it is sent until its
acknowledgement is read by this program, which runs on the same machine; every acknowledged move is synced to disk.
The mark is 20 ms for 99 of 100 moves. Lines that begin with "= " are the figures.
"""

import argparse
import asyncio
import json
import random
import subprocess
import sys
import tempfile
import time
import uuid
from pathlib import Path

import httpx
from websockets.asyncio.client import ClientConnection, connect

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.server.fixtures.server_process import guest_headers  # noqa: E402

OPENING = 30
"""Moves of each game before the clock runs, so that boards are not empty."""


def calibration() -> float:
    """Millions of steps a second of a fixed loop: compare figures of two machines by it."""
    started = time.perf_counter()
    value = 1
    for _ in range(2_000_000):
        value = (value * 1_103_515_245 + 12_345) & 0x7FFFFFFF
    return 2.0 / (time.perf_counter() - started)


class Game:
    """One table: the page that plays, and the time of each acknowledgement."""

    def __init__(self, table: str, headers: dict[str, str], seed: int) -> None:
        self.table = table
        self.headers = headers
        self.rng = random.Random(seed)
        self.line: ClientConnection | None = None
        self.seq = 0
        self.offers: list[str] = []
        self.sent = 0.0
        self.cid = ""
        self.ready = asyncio.Event()
        self.times: list[float] = []

    async def read(self, base: str) -> None:
        """Follow the table until cancelled."""
        async with connect(f"ws{base[4:]}/ws/{self.table}", additional_headers=self.headers) as self.line:
            async for raw in self.line:
                now = time.perf_counter()
                message = json.loads(raw)
                if message["t"] == "ack" and message["cid"] == self.cid:
                    self.times.append(now - self.sent)
                elif message["t"] in ("snapshot", "update"):
                    self.seq = message["seq"]
                    if message.get("offers"):  # an update without offers tells only that somebody came
                        self.offers = [offer["id"] for offer in message["offers"]]
                        self.ready.set()

    async def watch(self, base: str) -> None:
        """Somebody looks on."""
        async with connect(f"ws{base[4:]}/ws/{self.table}") as line:
            async for _ in line:
                pass

    async def move(self) -> None:
        """Send one move as soon as there is something to choose."""
        await self.ready.wait()
        self.ready.clear()
        assert self.line is not None
        self.cid = str(uuid.uuid4())
        text = json.dumps({"t": "act", "cid": self.cid, "seq": self.seq, "offer": self.rng.choice(self.offers)})
        self.sent = time.perf_counter()
        await self.line.send(text)


def open_tables(base: str, games: int) -> list[Game]:
    """So many tables, each of a device of its own."""
    made = []
    body = {"rules": "base+fields", "seats": [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Ben"}]}
    with httpx.Client(base_url=base) as client:
        for seed in range(games):
            headers = guest_headers(base)
            answer = client.post("/api/tables", json=body, headers=headers)
            answer.raise_for_status()
            made.append(Game(answer.json()["table"], headers, seed))
    return made


async def load(base: str, games: list[Game], rate: float, seconds: float) -> float:
    """Play; the seconds that it took. Moves come at random moments, as people's do."""
    lines = [asyncio.create_task(one(base)) for game in games for one in (game.read, game.watch)]
    for _ in range(OPENING):
        await asyncio.gather(*(game.move() for game in games))
        await asyncio.sleep(0.05)
    await asyncio.sleep(1)
    for game in games:
        game.times.clear()
    rng = random.Random(1)
    due = started = time.perf_counter()
    moves: set[asyncio.Task[None]] = set()
    while time.perf_counter() < started + seconds:
        free = [game for game in games if game.ready.is_set()]
        moves.add(asyncio.create_task(rng.choice(free).move()))
        due += rng.expovariate(rate)
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
    took = time.perf_counter() - started
    await asyncio.sleep(1)
    for task in (*lines, *moves):
        task.cancel()
    await asyncio.gather(*lines, *moves, return_exceptions=True)
    return took


def at(times: list[float], share: float) -> float:
    """The time under which a share of all lies, in milliseconds."""
    return 1000 * times[min(len(times) - 1, int(share * len(times)))]


def main() -> int:
    """Print the figures."""
    parser = argparse.ArgumentParser(description="Acknowledgement of moves under load.")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--rate", type=float, default=100.0)
    parser.add_argument("--seconds", type=float, default=20.0)
    given = parser.parse_args()
    speed = calibration()
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "bastide.server", "--port", "0", "--data", data]
        with subprocess.Popen(command, cwd=ROOT / "src", stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            base = server.stdout.readline().split()[3].replace("localhost", "127.0.0.1").rstrip("/")
            try:
                games = open_tables(base, given.games)
                took = asyncio.run(load(base, games, given.rate, given.seconds))
            finally:
                server.terminate()
    times = sorted(one for game in games for one in game.times)
    rate = len(times) / took
    print(f"= {len(times)} moves in {len(games)} games, {rate:.0f} a second; calibration {speed:.1f} M steps/s")
    told = f"p50 {at(times, 0.5):.1f} ms, p99 {at(times, 0.99):.1f} ms, p99.9 {at(times, 0.999):.1f} ms"
    print(f"= acknowledged: {told} (mark: p99 20 ms)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
