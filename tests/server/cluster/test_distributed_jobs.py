"""A house of two processes and machines that only work for it: they do what takes long, and may die at it."""

import asyncio
import os
import random
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import psycopg
import pytest

from bastide.server.storage.store import Store
from bastide.server.tables.table import Table
from scripts.console import ROOT
from scripts.databases import Postgres, Redis, free_port
from tests.server.conftest import PATIENCE
from tests.server.fixtures.cluster import Cluster
from tests.server.fixtures.postgres import schema_of
from tests.server.fixtures.tables import append_of, rush, seed_table

pytestmark = pytest.mark.postgres


class Hand:
    """`bastide work` for a house."""

    def __init__(self, folder: Path, address: str, *options: str) -> None:
        self.port, self._log = free_port(), folder / "work.log"
        told = ("--store", address, "--processes", "1", "--metrics-address", f"127.0.0.1:{self.port}")
        with self._log.open("ab") as log:
            self._running = subprocess.Popen(
                [sys.executable, "-m", "bastide.cli", "work", *told, *options],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "BASTIDE_TEST": str(folder)},
            )
        assert self._running.stdout is not None
        self.told = self._running.stdout.readline()
        assert self.told, self._log.read_text()

    def end(self, how: signal.Signals = signal.SIGKILL) -> int:
        """It dies, or goes; its exit status."""
        if self._running.poll() is None:
            self._running.send_signal(how)
        assert self._running.stdout is not None
        self._running.stdout.close()
        return self._running.wait(PATIENCE)

    def done(self) -> dict[str, int]:
        """How many jobs of each kind it has done."""
        sheet = httpx.get(f"http://127.0.0.1:{self.port}/metrics", timeout=PATIENCE).text
        found = re.findall(r'bastide_jobs_total\{kind="([a-z-]+)",outcome="done"\} (\d+)', sheet)
        return {kind: int(number) for kind, number in found}


@pytest.fixture
def after() -> Iterator[ExitStack]:
    """What is to be done after a test, whatever becomes of it."""
    with ExitStack() as stack:
        yield stack


def game(folder: Path, address: str) -> str:
    """The name of a finished game of the house."""
    room = seed_table("base", 1)
    rush(room, random.Random(3))

    async def keep(room: Table) -> None:
        store, part = Store(folder, address=address), append_of(room, new=True)
        assert part is not None
        await store.append(part)
        store.close()

    asyncio.run(keep(room))
    return room.table


def waits_for(address: str, query: str) -> None:
    """Until the database finds something."""
    until = time.monotonic() + PATIENCE
    with psycopg.connect(address, autocommit=True) as db:
        while db.execute(query).fetchone() is None:
            assert time.monotonic() < until, query
            time.sleep(0.01)


def asked(method: str, url: str) -> httpx.Response:
    """Until it is no longer under way."""
    until, answer = time.monotonic() + PATIENCE, httpx.request(method, url, timeout=PATIENCE)
    while answer.status_code == 202 or (answer.status_code == 200 and '"state":"' in answer.text[:200]):
        if answer.status_code == 200 and answer.json()["state"] not in ("waiting", "making"):
            return answer
        assert time.monotonic() < until, answer.text
        time.sleep(0.1)
        answer = httpx.get(url, timeout=PATIENCE)
    return answer


def test_workers_judge_and_film_and_may_die_at_it(postgres: Postgres, tmp_path: Path, after: ExitStack) -> None:
    address, redis = schema_of(postgres, tmp_path), Redis()
    after.callback(redis.end)
    cluster = Cluster(tmp_path, [address] * 2, "--bus", redis.address)
    after.callback(cluster.end)
    cluster.start()
    table = game(tmp_path / "keeping", address)
    one, other = (f"{process.base}/api/tables/{table}" for process in cluster.processes)
    first = Hand(tmp_path, address, "--bus", redis.address)
    after.callback(first.end)
    assert "works for postgresql://" in first.told
    waits_for(address, "SELECT 1 FROM workers")

    answer = asked("POST", f"{one}/analysis")
    assert answer.status_code == 200, answer.text
    assert answer.json()["decisions"]
    assert first.done() == {"analysis": 1}

    film = httpx.post(f"{other}/film", timeout=PATIENCE)
    assert film.json()["state"] == "waiting", film.text
    waits_for(address, "SELECT 1 FROM jobs WHERE state = 'taken'")
    first.end(signal.SIGKILL)
    second = Hand(tmp_path, address, "--kind", "film")
    after.callback(second.end)
    told = asked("GET", f"{other}/film").json()
    assert told["state"] == "ready", told
    assert httpx.get(f"{one}/film.webp", timeout=PATIENCE).content[8:12] == b"WEBP"
    assert second.done() == {"film": 1}
    waits_for(address, "SELECT 1 WHERE NOT EXISTS (SELECT 1 FROM jobs)")

    assert second.end(signal.SIGTERM) == 0
    waits_for(address, "SELECT 1 WHERE NOT EXISTS (SELECT 1 FROM jobs)")
    assert httpx.get(f"{one}/board.svg", timeout=PATIENCE).status_code == 200, "without workers it does it itself"
    assert not cluster.log().strip()
