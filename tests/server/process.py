"""A real server process and a player who remembers what was acknowledged."""

import asyncio
import contextlib
import json
import os
import random
import re
import resource
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from scripts.console import ROOT
from tests.server.tools import cid

Message = dict[str, Any]
PATIENCE = 90.0
"""Seconds for an answer or an end, on a machine that has much else to do."""
Headers = dict[str, str]


class Process:
    """`python -m bastide.server` on one port and one folder; it can die and come back."""

    def __init__(self, data: Path, *options: str, files: int = 0) -> None:
        """`files`: so many descriptors it may have, as under `ulimit -n`."""
        self.data = data
        self.options = options
        self.files = files
        self.port = 0
        self.module = "bastide.server"
        self.more: tuple[str, ...] = ()
        """Further flags."""
        self._running: subprocess.Popen[str] | None = None

    @property
    def base(self) -> str:
        """Its address."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start, and wait until the port is open."""
        command = [sys.executable, "-m", self.module, "--port", str(self.port), "--data", str(self.data)]
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "BASTIDE_TEST": str(self.data)}
        if self.files:
            command = ["prlimit", f"--nofile={self.files}", *command]
        with (self.data / "server.log").open("ab") as log:
            self._running = subprocess.Popen(
                [*command, "--bot-delay", "0", *self.options, *self.more],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=environment,
            )
        assert self._running.stdout is not None
        told = re.search(r":(\d+)/", self._running.stdout.readline())
        assert told, (self.data / "server.log").read_text()
        self.port = int(told[1])

    @property
    def number(self) -> int:
        """Of the process."""
        assert self._running is not None
        return self._running.pid

    @property
    def running(self) -> bool:
        """Whether it was started and not ended."""
        return self._running is not None

    @property
    def log(self) -> str:
        """What it complained of."""
        return (self.data / "server.log").read_text()

    def memory(self) -> int:
        """Bytes that it holds."""
        pages = Path(f"/proc/{self.number}/statm").read_text().split()[1]
        return int(pages) * resource.getpagesize()

    def end(self, how: signal.Signals = signal.SIGKILL) -> int:
        """End it; its exit status."""
        ending, self._running = self._running, None
        assert ending is not None
        ending.send_signal(how)
        status = ending.wait(PATIENCE)
        assert ending.stdout is not None
        ending.stdout.close()
        return status


def guest_headers(base: str) -> Headers:
    """The cookie that a server gives a new visitor."""
    return {"Cookie": httpx.get(base, timeout=PATIENCE).headers["set-cookie"].split(";")[0]}


class Player:
    """Sits at one table, moves as fast as it may, and keeps every acknowledged move in order."""

    def __init__(self, *seats: Message) -> None:
        self.seats = list(seats)
        self.headers: Headers = {}
        self.rng = random.Random(7)
        self.table = ""
        self.acked: list[str] = []
        self.acked_seq = 0
        self.pending: Message | None = None
        self.over = False
        self.moved = asyncio.Event()
        self.byes = 0
        self.tolerates: frozenset[str] = frozenset()
        """Codes of errors after which the line ends and is opened again."""

    def open(self, base: str) -> None:
        """A new table."""
        self.headers = self.headers or guest_headers(base)
        body = {"rules": "base+fields", "seats": self.seats, "options": {"starter": 0}}
        answer = httpx.post(f"{base}/api/tables", json=body, headers=self.headers, timeout=PATIENCE)
        assert answer.status_code == 201, answer.text
        self.table, self.acked, self.acked_seq, self.over = answer.json()["table"], [], 0, False

    async def play(self, base: str) -> None:
        """Until the game is over or the line breaks."""
        try:
            async with connect(f"ws{base[4:]}/ws/{self.table}", additional_headers=self.headers) as line:
                await self._follow(line)
        except (ConnectionClosed, InvalidHandshake, OSError):  # also where the server dies in the handshake
            return

    async def _follow(self, line: ClientConnection) -> None:
        first = True
        latest: Message = {}
        while not self.over:
            message = json.loads(await line.recv())
            match message["t"]:
                case "snapshot" | "update":
                    if first:
                        assert message["seq"] >= self.acked_seq, "an acknowledged move is gone"
                        if self.pending is not None:
                            await line.send(json.dumps(self.pending))
                        first = False
                    self.over = message["table"]["phase"] == "over"
                    latest = {**latest, **message}  # what is not told has not changed
                    await self._move(line, latest)
                case "ack":
                    assert self.pending is not None
                    assert message["cid"] == self.pending["cid"]
                    self.acked.append(self.pending["offer"])
                    self.acked_seq = message["seq"]
                    self.pending = None
                    self.moved.set()
                    if latest["seq"] >= self.acked_seq:  # sent again: nothing further is told about it
                        await self._move(line, latest)
                case "bye":
                    self.byes += 1
                case "company":
                    pass
                case "error" if message["code"] in self.tolerates:
                    return
                case other:
                    raise AssertionError(f"{other}: {message}")

    async def _move(self, line: ClientConnection, message: Message) -> None:
        if self.pending is None and message.get("offers"):
            offer = self.choose(message["offers"])
            self.pending = {"t": "act", "cid": cid(), "seq": message["seq"], "offer": offer}
            with contextlib.suppress(ConnectionClosed):  # what was said before is still to be read
                await line.send(json.dumps(self.pending))

    def choose(self, offers: list[Message]) -> str:
        """Which of them; at random."""
        return str(self.rng.choice(offers)["id"])

    def stored_log(self, base: str) -> list[Message]:
        """The events that the server has."""
        answer = httpx.get(f"{base}/api/tables/{self.table}/log", timeout=PATIENCE)
        assert answer.status_code == 200, answer.text
        lines = answer.text.splitlines()
        return [json.loads(line) for line in lines[1:]]

    def stored(self, base: str) -> list[str]:
        """The moves of people among them."""
        log = self.stored_log(base)
        assert len(log) >= self.acked_seq
        return [e["action"] for e in log if e["e"] == "acted" and "seat" in e and not e.get("bot")]
