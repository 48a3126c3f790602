"""A kill or a power failure at any moment keeps every acknowledged event."""

import asyncio
import random
import shutil
import struct
from dataclasses import dataclass
from pathlib import Path

import pytest

from bastide.server.storage.databases.sqlite_file import FILE
from bastide.server.storage.store import Store
from bastide.server.tables.table import Table
from tests.server.fixtures.tables import append_of, cid, rush, start_table

pytestmark = pytest.mark.sqlite

WAL = f"{FILE}-wal"


@dataclass
class Killed:
    """A folder as it was when its server was killed, and the end of its write-ahead log with the events stored then, at
    each moment when something was acknowledged."""

    folder: Path
    acknowledged: list[tuple[int, int]]

    def again(self, name: str) -> Path:
        """Another copy of it."""
        return Path(shutil.copytree(self.folder, self.folder.with_name(name)))


@pytest.fixture(scope="module")
def killed(tmp_path_factory: pytest.TempPathFactory) -> Killed:
    """Made once: 12 moves before the last checkpoint, 30 after it."""
    folder = tmp_path_factory.mktemp("heads")
    acknowledged: list[tuple[int, int]] = []

    async def run() -> None:
        store, room = Store(folder / "data"), start_table()
        await move(store, room, new=True)
        for n in range(12):
            await move(store, room, n)
        store.close()
        store = Store(folder / "data")
        for n in range(30):
            await move(store, room, n)
            acknowledged.append(((folder / "data" / WAL).stat().st_size, room.head))
        shutil.copytree(folder / "data", folder / "killed")
        store.close()

    asyncio.run(run())
    return Killed(folder / "killed", acknowledged)


async def move(store: Store, room: Table, n: int = 0, new: bool = False) -> None:
    """One move, stored."""
    if not new:
        rush(room, random.Random(n), 1)
    part = append_of(room, (cid(), "a"), new=new)
    assert part is not None
    await store.append(part)


def events_in(folder: Path) -> int:
    """Start on a folder as a server does, load its table, and stop."""

    async def run() -> int:
        store = Store(folder)
        try:
            count = 0
            for (table,) in await store.do(lambda db: db.execute("SELECT id FROM tables").fetchall()):
                stored = await store.load(str(table))
                assert stored is not None
                count += len(stored.events)
            return count
        finally:
            store.close()

    return asyncio.run(run())


def frames(wal: bytes) -> list[int]:
    """Where each frame of a write-ahead log ends."""
    (page,) = struct.unpack(">I", wal[8:12])
    return list(range(32, len(wal) + 1, 24 + page))


@pytest.mark.parametrize("prefixes", [24, pytest.param(10_000, marks=pytest.mark.long)])
def test_every_prefix_of_the_log_keeps_what_was_acknowledged(killed: Killed, prefixes: int) -> None:
    """Power that fails at any moment: frames written since the last sync may be there or not, or torn."""
    wal = (killed.folder / WAL).read_bytes()[: killed.acknowledged[-1][0]]
    ends = frames(wal)
    cuts = sorted({end + torn for end in ends for torn in (0, 24 + 100)} | {0, 10})
    assert len(cuts) > 200
    whole = {events for _, events in killed.acknowledged}
    states = {min(whole) - step for step in range(4)} | whole
    for n, cut in enumerate(cuts[:: max(1, len(cuts) // prefixes)]):
        folder = killed.again(f"prefix-{prefixes}-{n}")
        (folder / WAL).write_bytes(wal[:cut])
        found = events_in(folder)
        must = max((events for end, events in killed.acknowledged if end <= cut), default=0)
        assert found >= must, "an acknowledged event is gone"
        assert found in states, "half a transaction"
        shutil.rmtree(folder)
