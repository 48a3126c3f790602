"""Trace a move through a server: Python calls, files walked, changes of file, folders.

    python -m scripts.trace_move [--moves 60] [--seed 1] [--files] [--walk]

A server runs in this process, and two people play base+fields over WebSockets. The figures of a placement, and of a
meeple with the draw after it, are medians over one game. Counted are calls of functions in files under src/bastide,
from the socket to the log and back to both pages. Timers that run in between do not count. Compiled code does not
appear: remove it first (make interpreted). `--files` lists the calls by file, `--walk` every call of one placement.
"""

import asyncio
import json
import random
import secrets
import sys
import tempfile
import threading
import uuid
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from statistics import median_low
from types import FrameType
from typing import Any
from unittest.mock import patch

import httpx

import bastide
from bastide.server.app.main import make_app
from bastide.server.app.serve import GameServer, make_server_config, open_server_socket
from bastide.server.app.settings import Settings
from bastide.server.http.connection_pool import ConnectionPool
from bastide.server.http.identity import COOKIE, sign_new_token
from bastide.server.http.limits import Limits
from benchmarks._wire import PageSocket
from scripts.console import options

PACKAGE = f"{Path(bastide.__file__).parent}/"
QUIET_SECONDS, PATIENCE = 0.02, 60.0
STORE = "bastide-store"
"""The thread that writes the log."""
PLACEMENT, MEEPLE = "a placement", "a meeple and the draw after it"
Message = dict[str, Any]


@dataclass
class Walk:
    """The calls of one move: file and function, in order."""

    kind: str
    calls: list[tuple[str, str]]

    @property
    def files(self) -> Counter[str]:
        """The calls by file."""
        return Counter(file for file, _ in self.calls)

    def figures(self) -> dict[str, int]:
        """The counts of the walk."""
        files = [file for file, _ in self.calls]
        changes = sum(one != other for one, other in pairwise(files))
        folders = {file.rpartition("/")[0] for file in files}
        return {"calls": len(files), "files": len(set(files)), "changes of file": changes, "folders": len(folders)}


class CallTracer:
    """Records the calls of the event loop and of the store during a move, without those of tasks set apart."""

    def __init__(self) -> None:
        self._loop_thread = threading.get_ident()
        self._apart: set[asyncio.Task[Any]] = set()
        self._calls: dict[int, list[tuple[str, str]]] = {}
        self.recording = False

    def begin(self, apart: set[asyncio.Task[Any]]) -> None:
        """Start to record. Calls in the tasks `apart` do not count."""
        self._apart, self._calls, self.recording = apart, {}, True

    def end(self) -> list[tuple[str, str]]:
        """Stop. Returns the calls, those of each thread together."""
        self.recording = False
        return [call for calls in self._calls.values() for call in calls]

    def profile(self, frame: FrameType, event: str, arg: object) -> None:
        """The profile function of every thread."""
        if not self.recording or event != "call" or not frame.f_code.co_filename.startswith(PACKAGE):
            return
        thread = threading.get_ident()
        if thread != self._loop_thread and threading.current_thread().name != STORE:
            return
        if thread == self._loop_thread and asyncio.current_task() in self._apart:
            return
        name = frame.f_code.co_filename.removeprefix(PACKAGE)
        self._calls.setdefault(thread, []).append((name, frame.f_code.co_qualname))


class Page:
    """A page at the table, with the newest event number and offers."""

    def __init__(self, line: PageSocket) -> None:
        self._line = line
        self.seq = 0
        self.offers: list[Message] = []

    async def hear(self) -> Message:
        """The next message."""
        async with asyncio.timeout(PATIENCE):
            message: Message = json.loads(await self._line.receive())
        if message["t"] in ("snapshot", "update"):
            self.seq, self.offers = message["seq"], message.get("offers", [])
        return message

    async def reach(self, seq: int) -> None:
        """Read up to the update with this event number."""
        while self.seq < seq:
            await self.hear()

    async def command(self, kind: str, **more: Any) -> int:
        """Send a command. Returns the event number of its acknowledgement."""
        self._line.send(json.dumps({"t": kind, "cid": str(uuid.uuid4()), "seq": self.seq, **more}).encode())
        while (message := await self.hear())["t"] != "ack":
            assert message["t"] != "reject", message
        return int(message["seq"])


async def open_pages(port: int, key: bytes) -> list[Page]:
    """Open a table for two people and start its game."""
    people = [{"Cookie": f"{COOKIE}={sign_new_token(key)}"} for _ in range(2)]
    body = {"rules": "base+fields", "seats": [{"kind": "me", "name": "Anna"}, {"kind": "open"}]}
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as client:
        answer = await client.post("/api/tables", json=body | {"options": {"starter": 0}}, headers=people[0])
    answer.raise_for_status()
    pages = [Page(await PageSocket.open(port, answer.json()["table"], one)) for one in people]
    for page in pages:
        await page.hear()
    return pages


async def act(pages: list[Page], page: Page, kind: str, **more: Any) -> None:
    """Send a command from one page, and wait until all pages have the update."""
    seq = await page.command(kind, **more)
    await asyncio.gather(*(one.reach(seq) for one in pages))


async def play(
    pages: list[Page], tracer: CallTracer, apart: Callable[[], set[asyncio.Task[Any]]], moves: int, rng: random.Random
) -> list[Walk]:
    """Start the game and play it at random, so many moves at most. Returns the walks of both kinds."""
    await act(pages, pages[1], "sit", seat=1, name="Ben")
    await act(pages, pages[0], "start")
    walks: list[Walk] = []
    while moves and any(page.offers for page in pages):
        moves -= 1
        mover = next(page for page in pages if page.offers)
        offer = str(rng.choice(mover.offers)["id"])
        await asyncio.sleep(QUIET_SECONDS)
        tracer.begin(apart())
        await act(pages, mover, "act", offer=offer)
        calls = tracer.end()
        if offer.startswith("place") and any(one["id"].startswith("meeple") for one in mover.offers):
            walks.append(Walk(PLACEMENT, calls))
        elif offer.startswith("meeple") and not mover.offers:
            walks.append(Walk(MEEPLE, calls))
    return walks


async def trace_game(moves: int, seed: int) -> list[Walk]:
    """Serve and play one game. Returns the walks of its placements and meeples."""
    rng, tracer = random.Random(seed), CallTracer()
    with tempfile.TemporaryDirectory() as folder, patch.object(secrets, "token_bytes", rng.randbytes):
        options = Settings(Path(folder), limits=Limits())
        listening = open_server_socket("127.0.0.1", 0)
        threading.setprofile(tracer.profile)
        app = make_app(options)
        server = GameServer(make_server_config(app, ConnectionPool(options.limits, app.proxies)))
        server.app = app
        serving = asyncio.create_task(server.serve(sockets=[listening]))
        while not server.started:
            await asyncio.sleep(QUIET_SECONDS)
        sys.setprofile(tracer.profile)
        try:
            pages = await open_pages(listening.getsockname()[1], app.app.state.token_key)
            hub = app.app.state.hub
            return await play(pages, tracer, lambda: {serving, *hub.background.running}, moves, rng)
        finally:
            sys.setprofile(None)
            threading.setprofile(None)
            server.should_exit = True
            await serving
            listening.close()


def summarize(walks: list[Walk]) -> dict[str, dict[str, int]]:
    """The medians of the figures by kind of move, and the number of moves."""
    told = {}
    for kind in (PLACEMENT, MEEPLE):
        found = [walk.figures() for walk in walks if walk.kind == kind]
        told[kind] = {name: median_low(one[name] for one in found) for name in found[0]} | {"moves": len(found)}
    return told


def main() -> None:
    """Print the figures."""
    given = options(__doc__, moves=60, seed=1, files=False, walk=False)
    walks = asyncio.run(trace_game(given.moves, given.seed))
    for kind, figures in summarize(walks).items():
        print(f"= {kind}: " + ", ".join(f"{number} {name}" for name, number in figures.items()))
    placements = sorted((walk for walk in walks if walk.kind == PLACEMENT), key=lambda walk: len(walk.calls))
    middle = placements[(len(placements) - 1) // 2]
    for file, calls in sorted(middle.files.items()) if given.files else ():
        print(f"{calls:5} {file}")
    for file, name in middle.calls if given.walk else ():
        print(f"{file}: {name}")


if __name__ == "__main__":
    main()
