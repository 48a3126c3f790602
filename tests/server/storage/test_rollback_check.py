"""A database that went back is noticed; one that only was killed is not."""

import asyncio
import json
import random
import shutil
import struct
import time
from dataclasses import dataclass
from pathlib import Path

import pytest

from bastide.server.admin.check_database import check_file, check_folder
from bastide.server.storage.backups import rollback_check
from bastide.server.storage.backups.restore import restore_backup
from bastide.server.storage.backups.rollback_check import HEAD, load_head_file
from bastide.server.storage.databases.sqlite import Sqlite
from bastide.server.storage.databases.sqlite_file import FILE, StoreError
from bastide.server.storage.store import Store
from bastide.server.tables.table import Table
from tests.server.conftest import PATIENCE
from tests.server.fixtures.tables import append_of, cid, rush, start_table

pytestmark = pytest.mark.sqlite

WAL = f"{FILE}-wal"
ALARM = "is not what it was"


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
        deadline = time.monotonic() + PATIENCE
        while (told := load_head_file(folder / "data")) is None or told.events < room.head:
            assert time.monotonic() < deadline, "what was stored is not remembered"
            await asyncio.sleep(0.05)
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


def test_a_kill_is_no_alarm(killed: Killed, caplog: pytest.LogCaptureFixture) -> None:
    folder = killed.again("whole")
    assert events_in(folder) == killed.acknowledged[-1][1]
    assert events_in(folder) == killed.acknowledged[-1][1]
    assert check_folder(folder).ok
    (folder / HEAD).unlink()
    assert events_in(folder)
    assert ALARM not in caplog.text


def test_a_file_that_is_behind_is_no_alarm(killed: Killed, caplog: pytest.LogCaptureFixture) -> None:
    """The last second before a kill was not written there."""
    folder = killed.again("behind")
    told = load_head_file(folder)
    assert told is not None
    rollback_check.write_head_file(
        folder / HEAD, rollback_check.DatabaseHead(told.database, told.events - 3, "00" * 32)
    )
    assert events_in(folder)
    assert ALARM not in caplog.text


@pytest.mark.parametrize("loss", ["cut", "flipped", "gone", "garbage", "older", "empty", "other"])
def test_what_was_lost_is_told(killed: Killed, tmp_path: Path, loss: str, caplog: pytest.LogCaptureFixture) -> None:
    folder = killed.again(f"loss-{loss}")
    wal, end = folder / WAL, killed.acknowledged[-1][0]
    data = bytearray(wal.read_bytes())
    if loss == "cut":
        wal.write_bytes(data[: end // 2])
    elif loss == "flipped":
        data[end // 2] ^= 1
        wal.write_bytes(data)
    elif loss == "garbage":
        wal.write_bytes(b"\xab" * len(data))
    elif loss in ("gone", "older"):
        wal.unlink()
    elif loss == "empty":
        wal.unlink()
        (folder / FILE).write_bytes(b"")
    else:
        events_in(tmp_path)
        wal.unlink()
        shutil.copy(tmp_path / FILE, folder / FILE)
    had = killed.acknowledged[-1][1]
    if loss == "empty":
        with pytest.raises(StoreError, match="is no database of Bastide"):
            check_folder(folder)
    else:
        assert not check_folder(folder).ok, "also before any start"
    found = events_in(folder)
    assert found < had
    assert caplog.text.count(ALARM) == 1
    assert f"{had} events had been stored" in caplog.text
    assert f"it has {found}." in caplog.text
    events_in(folder)
    assert caplog.text.count(ALARM) == 1, "once"
    told = check_folder(folder)
    assert not told.ok
    assert f"{had} events had been stored" in told.problems[0]
    assert check_folder(folder, accept=True).ok
    assert check_folder(folder).ok


def test_events_that_were_exchanged_are_told(killed: Killed, caplog: pytest.LogCaptureFixture) -> None:
    """As many as before, but others."""
    folder = killed.again("exchanged")
    events_in(folder)
    db = Sqlite(str(folder / FILE))
    db.execute("UPDATE head SET hash = zeroblob(32)")
    db.close()
    events_in(folder)
    assert "has other events than had been stored" in caplog.text


def test_a_restore_is_no_alarm(killed: Killed, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    folder = killed.again("restored")
    older = killed.again("older")
    (older / WAL).unlink()
    restore_backup(folder, older / FILE)
    assert events_in(folder) < killed.acknowledged[-1][1]
    assert events_in(folder)
    assert check_folder(folder).ok
    assert ALARM not in caplog.text


def test_a_file_that_cannot_be_read_or_written_stops_nothing(
    killed: Killed, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = killed.again("damaged")
    (folder / HEAD).write_text("{")
    assert events_in(folder)
    assert "whether the database went back is not known" in caplog.text
    assert json.loads((folder / HEAD).read_text())["events"] == killed.acknowledged[-1][1]

    def full(file: Path, head: rollback_check.DatabaseHead) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(rollback_check, "write_head_file", full)
    (folder / HEAD).unlink()
    assert events_in(folder)
    assert "cannot be written: No space left on device" in caplog.text


def test_it_is_written_at_most_once_a_second(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[int] = []
    before = rollback_check.write_head_file

    def counted(file: Path, head: rollback_check.DatabaseHead) -> None:
        written.append(head.events)
        before(file, head)

    monkeypatch.setattr(rollback_check, "write_head_file", counted)
    monkeypatch.setattr(rollback_check, "PAUSE_SECONDS", 3600.0)

    async def run() -> int:
        store, room = Store(tmp_path), start_table()
        monkeypatch.setattr(store._head, "_pause", 3600.0)
        await move(store, room, new=True)
        for n in range(20):
            await move(store, room, n)
        store.close()
        return room.head

    last = asyncio.run(run())
    assert len(written) <= 3, "the first, at most one meanwhile, the last"
    assert written[-1] == last


def frames(wal: bytes) -> list[int]:
    """Where each frame of a write-ahead log ends."""
    (page,) = struct.unpack(">I", wal[8:12])
    return list(range(32, len(wal) + 1, 24 + page))


@pytest.mark.parametrize("prefixes", [24, pytest.param(10_000, marks=pytest.mark.long)])
def test_every_prefix_of_the_log_keeps_what_was_acknowledged(
    killed: Killed, prefixes: int, caplog: pytest.LogCaptureFixture
) -> None:
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
        caplog.clear()
        found = events_in(folder)
        must = max((events for end, events in killed.acknowledged if end <= cut), default=0)
        assert found >= must, "an acknowledged event is gone"
        assert found in states, "half a transaction"
        assert (ALARM in caplog.text) == (found < max(whole))
        shutil.rmtree(folder)


def test_a_backup_knows_nothing_of_what_was_lost(killed: Killed) -> None:
    folder = killed.again("backup")
    (folder / WAL).unlink()
    assert check_file(folder / FILE).ok
