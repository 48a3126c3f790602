"""The restore drill of a cluster, with the commands of docs/host/cluster.md: what was played after the backup is
played again from it, move by move, to the same positions."""

import asyncio
import os
import re
import shlex
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection

from bastide.server.storage.store import Store
from scripts.console import ROOT
from scripts.databases import Postgres, postgres_program
from tests.server.conftest import ME
from tests.server.fixtures.cluster import Cluster, ReconnectingGuest, play_through
from tests.server.fixtures.server_process import Message, SocketPlayer
from tests.server.fixtures.tables import position

pytestmark = pytest.mark.postgres
BEN = {"kind": "me", "name": "Ben"}


@pytest.fixture
def own() -> Iterator[Postgres]:
    """A PostgreSQL with an empty database `bastide`, as an operator has it."""
    server = Postgres()
    yield server
    server.close()


@pytest.fixture
def cluster(own: Postgres, tmp_path: Path) -> Iterator[Cluster]:
    """Two processes on it, not started."""
    made = Cluster(tmp_path, [own.address] * 2)
    yield made
    made.end()


class Again(SocketPlayer):
    """Comes back to a table and does there what was done before."""

    def __init__(self, before: ReconnectingGuest, table: str, acked: list[str]) -> None:
        super().__init__()
        self.headers, self.table, self.script = before.headers, table, acked

    def choose(self, offers: list[Message]) -> str:
        """What he chose then."""
        offer = self.script.pop(0)
        assert offer in {one["id"] for one in offers}, "other tiles were drawn"
        return offer

    async def _move(self, line: ClientConnection, message: Message) -> None:
        if self.script or self.pending:
            await super()._move(line, message)
        else:
            await line.close()


def command(name: str, server: Postgres, file: Path) -> None:
    """Run what the guide says, on this server and with this file."""
    found = re.search(rf"`({name} [^`]*)`", (ROOT / "docs" / "host" / "cluster.md").read_text(encoding="utf-8"))
    assert found, f"docs/host/cluster.md does not say how to use {name}"
    words = [word.replace("FILE", str(file)) for word in shlex.split(found[1])]
    env = {**os.environ, "PGHOST": "127.0.0.1", "PGPORT": str(server.port), "PGUSER": "bastide"}
    subprocess.run([str(postgres_program(name)), *words[1:]], env=env, check=True, capture_output=True)


def positions(server: Postgres, folder: Path) -> dict[str, tuple[int, str]]:
    """Of every table: its events, and where its game stands."""
    store = Store(folder, address=server.address)

    async def look() -> dict[str, tuple[int, str]]:
        found = {}
        for name in await store.do(lambda db: [str(row[0]) for row in db.execute("SELECT id FROM tables")]):
            kept = await store.load(name)
            assert kept is not None
            found[name] = position(kept)
        return found

    try:
        return asyncio.run(look())
    finally:
        store.close()


def test_a_house_goes_on_from_its_backup(own: Postgres, cluster: Cluster, tmp_path: Path) -> None:
    file = tmp_path / "house.dump"
    guests = [ReconnectingGuest(cluster, seed, ME, BEN) for seed in range(3)]
    cluster.start()

    async def more(moves: int) -> None:
        seen = [guest.moves + len(guest.acked) + moves for guest in guests]
        while any(guest.moves + len(guest.acked) < wanted for guest, wanted in zip(guests, seen, strict=True)):
            await asyncio.sleep(0.02)

    async def trouble() -> None:
        await more(10)
        await asyncio.to_thread(command, "pg_dump", own, file)
        await more(10)

    async def run() -> None:
        await play_through(guests, asyncio.create_task(trouble()))

    asyncio.run(run())
    cluster.end()
    late = positions(own, tmp_path)
    command("pg_restore", own, file)
    early = positions(own, tmp_path)
    assert set(early) <= set(late)
    assert sum(head for head, _ in early.values()) < sum(head for head, _ in late.values())
    cluster.start()
    for guest in guests:
        for name, acked, _ in [*guest.games, (guest.table, guest.acked, None)]:
            if name not in early:
                continue  # begun after the backup
            again = Again(guest, name, [])
            stored = again.stored(cluster.processes[0].base)
            assert stored == acked[: len(stored)]
            again.script = acked[len(stored) :]
            asyncio.run(again.play(cluster.processes[0].base))
            assert not again.script
    cluster.end()
    assert positions(own, tmp_path) == {name: stand for name, stand in late.items() if name in early}
