"""A real server in its own process, with its own data folder, for the pages to talk to."""

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx

from scripts.console import ROOT

BUILT = ROOT / "src" / "bastide" / "client" / "index.html"
LOOPBACK = "127.0.0.1"
PATIENCE = 90.0
"""Seconds until a server that has not answered counts as broken, on a machine that has much else to do."""

WORKER_PATIENCE = "bot_seconds=600"
"""On a busy machine a worker is slow to start, not broken: the page's own wait decides."""


def free_port() -> int:
    """A port that nobody listens on now."""
    with socket.socket() as probe:
        probe.bind((LOOPBACK, 0))
        return int(probe.getsockname()[1])


class House:
    """`bastide serve` on a fixed port, so that it can go down and come back under the same address."""

    def __init__(self, data: Path, bot_delay: float | None = None, lasting: bool = False) -> None:
        """`lasting`: it is there for many visitors, one after the other."""
        assert BUILT.is_file(), "the client is not built: run `make client`"
        self.data = data
        self.bot_delay = bot_delay
        self.lasting = lasting
        self.program: tuple[str, ...] = ("-m", "bastide.cli")
        self.settings: dict[str, str] = {}
        self.port = free_port()
        self.url = f"http://{LOOPBACK}:{self.port}"
        self.log = data.parent / f"{data.name}.log"
        self._process: subprocess.Popen[bytes] | None = None

    def open(self) -> None:
        """Start the server and wait until it answers."""
        command = [sys.executable, *self.program, "serve", "--port", str(self.port), "--data", str(self.data)]
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "BASTIDE_NO_BROWSER": "1", **self.settings}
        environment["BASTIDE_LIMITS"] = " ".join((environment.get("BASTIDE_LIMITS", ""), WORKER_PATIENCE)).strip()
        if self.bot_delay is not None:
            environment["BASTIDE_BOT_DELAY"] = str(self.bot_delay)
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log, env=environment)
        deadline = time.monotonic() + PATIENCE
        while not self._answers():
            assert self._process.poll() is None, f"the server ended:\n{self.log.read_text()}"
            assert time.monotonic() < deadline, f"the server does not answer:\n{self.log.read_text()}"
            time.sleep(0.05)

    def _answers(self) -> bool:
        try:
            return httpx.get(f"{self.url}/healthz", timeout=10).status_code == httpx.codes.OK
        except httpx.HTTPError:
            return False

    def kill(self) -> None:
        """End it without any chance to tidy up."""
        self._end(signal.SIGKILL)

    def close(self) -> None:
        """End it the polite way."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process is None:
            return
        self._process.send_signal(how)
        try:
            self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
            raise
        finally:
            self._process = None
