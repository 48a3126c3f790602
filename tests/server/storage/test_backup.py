"""Backups while people play, and the way back from them."""

import asyncio
import contextlib
import gzip
import random
import threading
from functools import partial
from pathlib import Path

import pytest

from bastide.server.admin.check_database import check_file, check_folder
from bastide.server.admin.control_client import run_command
from bastide.server.admin.tables import write_backup
from bastide.server.common.errors import RequestError
from bastide.server.protocol.events import SeatPlan
from bastide.server.storage.backups import backup as backup_backup
from bastide.server.storage.backups.check import open_database_file
from bastide.server.storage.backups.restore import restore_backup
from bastide.server.storage.databases.sqlite_file import FILE, Sqlite, StoreError
from bastide.server.storage.db import Db
from bastide.server.storage.store import Store, load_table
from bastide.server.tables.table import Table
from tests.server.conftest import BOT, ME, OPEN, PATIENCE, AppServer
from tests.server.fixtures.server_process import ServerProcess, SocketPlayer
from tests.server.fixtures.tables import ANNA, BEN, append_of, position, rush, table
from tests.server.storage.test_golden import GOLDEN, TOLD
from tests.server.storage.test_hash_chain import altered, changed, stored

pytestmark = pytest.mark.sqlite

BEN_TOO = {"kind": "me", "name": "Ben"}


def occupied(free: threading.Event, db: Db) -> bool:
    """Work that holds the database up until it is free."""
    return free.wait(PATIENCE)


async def cancelled(store: Store, target: Path, begun: bool) -> None:
    """Cancel a backup, once it is `begun` or while it waits for its turn."""
    free = threading.Event()
    if begun:
        free.set()
    busy = asyncio.create_task(store.do(partial(occupied, free)))
    cut = asyncio.create_task(store.back_up(target))
    await asyncio.sleep(0)
    while begun and not backup_backup.partial_path(target).exists():
        await asyncio.sleep(0)
    cut.cancel()
    free.set()
    with contextlib.suppress(asyncio.CancelledError):
        await cut
    await busy


def positions(file: Path) -> dict[str, tuple[int, str]]:
    """Of every table in a database: its events, and where its game stands."""
    found = {}
    with open_database_file(file) as db:
        for name in [str(row[0]) for row in db.execute("SELECT id FROM tables")]:
            kept = load_table(db, name)
            assert kept is not None
            found[name] = position(kept)
    return found


def test_the_restore_drill(tmp_path: Path) -> None:
    """Play, back up under load, play on, die, restore: every game of the backup stands where it stood."""
    process, kept = ServerProcess(tmp_path), tmp_path / "kept"
    kept.mkdir()
    process.start()
    players = [SocketPlayer(ME, BEN_TOO), SocketPlayer(ME, BOT), SocketPlayer(ME, BEN_TOO, BOT)]
    for player in players:
        player.open(process.base)

    async def life() -> None:
        for player in players:
            player.moved = asyncio.Event()
        tasks = [asyncio.create_task(player.play(process.base)) for player in players]
        await asyncio.wait_for(asyncio.gather(*(player.moved.wait() for player in players)), PATIENCE)
        acked = sum(len(player.acked) for player in players)
        told = await asyncio.to_thread(run_command, tmp_path, "backup", file=str(kept / "one"))
        assert told["bytes"] == (kept / "one").stat().st_size
        while sum(len(player.acked) for player in players) < acked + 10:
            await asyncio.sleep(0.01)
        await asyncio.to_thread(process.end)
        await asyncio.gather(*tasks)

    asyncio.run(life())
    then = positions(kept / "one")
    assert set(then) == {player.table for player in players}
    assert check_file(kept / "one").ok
    restored = restore_backup(tmp_path, kept / "one")
    assert positions(tmp_path / FILE) == then
    assert sum(head for head, _ in positions(Path(restored.replaced)).values()) > restored.events
    assert check_folder(tmp_path).ok
    process.start()
    for player in players:
        assert len(player.stored_log(process.base)) >= then[player.table][0]
    process.end()
    assert "is not what it was" not in (tmp_path / "server.log").read_text()
    assert check_folder(tmp_path).ok


def test_moves_go_on_between_the_steps_of_a_backup(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is stored after a backup began, also in pages that it has copied already, is in it or not, never half."""
    monkeypatch.setattr(backup_backup.back_up_database, "__defaults__", (2,))  # pages a step

    async def run() -> None:
        store = Store(tmp_path)
        rooms = [table(SeatPlan("person", "Anna", ANNA), SeatPlan("person", "Ben", BEN)) for _ in range(40)]
        for room in rooms:
            await keep(store, room, new=True)
        writing = asyncio.create_task(store.back_up(tmp_path / "copy"))
        moves = 0
        while not writing.done():
            room = rooms[moves % 40]
            if room.phase == "lobby":
                room.start("n", ANNA)
            else:
                rush(room, random.Random(moves), 1)
            await keep(store, room)
            moves += 1
        head = await writing
        assert moves > 20, "they went in between"
        found = check_file(tmp_path / "copy")
        assert found.ok
        assert 40 < found.events <= head.events
        store.close()

    asyncio.run(run())
    assert (tmp_path / "copy").stat().st_mode & 0o777 == 0o600
    assert sorted(one.name for one in tmp_path.iterdir()) == [FILE, "copy"]


async def keep(store: Store, room: Table, new: bool = False) -> None:
    """Store what is new."""
    part = append_of(room, new=new)
    if part is not None:
        await store.append(part)


def test_a_backup_overwrites_nothing_by_chance(server: AppServer, tmp_path: Path) -> None:
    server.open(server.person(), ME, OPEN)
    data, file = tmp_path / "data", tmp_path / "backup"
    assert run_command(data, "backup", file=str(file))["events"] == 1
    before = file.read_bytes()
    for target, code in [
        (file, "exists"),
        (tmp_path, "not-a-file"),
        (tmp_path / "no" / "folder", "no-such-folder"),
        (Path("relative"), "no-such-folder"),
        (data / FILE, "own-database"),
        (data / f"{FILE}-wal", "own-database"),
    ]:
        with pytest.raises(RequestError) as no:
            run_command(data, "backup", file=str(target), force=target != file)
        assert no.value.code == code
    assert file.read_bytes() == before
    server.open(server.person(), ME, OPEN)
    assert run_command(data, "backup", file=str(file), force=True)["events"] == 2
    assert check_file(file).events == 2


def test_one_backup_at_a_time_and_none_is_left_half(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        from bastide.server.bots.pool import BotPool
        from bastide.server.live.hub import Hub
        from bastide.server.live.site import AdminContext

        store = Store(tmp_path)
        site = AdminContext(tmp_path, Hub(store, BotPool()))
        await store.append(*[part for _ in range(50) if (part := append_of(table(), new=True))])
        first = asyncio.create_task(write_backup(site, str(tmp_path / "a")))
        await asyncio.sleep(0)
        with pytest.raises(RequestError, match="Another backup is being written"):
            await write_backup(site, str(tmp_path / "b"))
        assert (await first)["events"] == 50
        monkeypatch.setattr(backup_backup.back_up_database, "__defaults__", (1,))
        for begun in (False, True):
            await cancelled(store, tmp_path / "c", begun)
        monkeypatch.setattr(
            backup_backup, "sync_to_disk", lambda path: (_ for _ in ()).throw(OSError(28, "No space left"))
        )
        with pytest.raises(StoreError, match="cannot be written: the disk is full; free some space"):
            await store.back_up(tmp_path / "d")
        await store.append(*[part for _ in range(2) if (part := append_of(table(), new=True))])
        going_down = asyncio.create_task(store.back_up(tmp_path / "e"))
        await asyncio.sleep(0)
        await asyncio.to_thread(store.close)
        with contextlib.suppress(StoreError):
            await going_down

    asyncio.run(run())
    left = {one.name for one in tmp_path.iterdir()} - {"c", "e"}
    assert left == {"a", FILE}
    assert check_folder(tmp_path).ok


def test_what_was_there_is_kept(tmp_path: Path) -> None:
    data, file = tmp_path / "data", tmp_path / "backup"
    old = stored(data, 3)
    (data / FILE).rename(file)
    new = stored(data, 5)
    restored = restore_backup(data, file)
    assert restored.tables == 1
    assert list(positions(data / FILE)) == [old]
    assert list(positions(Path(restored.replaced))) == [new]
    assert Path(restored.replaced).name.startswith(f"{FILE}.replaced-")
    assert list(positions(file)) == [old], "the backup stays"
    assert restore_backup(tmp_path / "elsewhere", file).replaced == ""
    assert [one.name for one in (tmp_path / "elsewhere").iterdir()] == [FILE]


def test_a_backup_of_an_earlier_form_is_brought_up(tmp_path: Path) -> None:
    file = tmp_path / "old.sqlite3"
    file.write_bytes(gzip.decompress((GOLDEN / "6b86bdc.sqlite3.gz").read_bytes()))
    assert check_file(file).ok
    assert check_file(file).form == 34
    assert restore_backup(tmp_path / "data", file).tables == len(TOLD)
    told = positions(tmp_path / "data" / FILE)
    assert told == {one["table"]: (one["events"], one["hash"]) for one in TOLD.values()}
    assert sorted(one.name for one in tmp_path.iterdir()) == ["data", "old.sqlite3"]


def test_what_is_no_whole_backup_is_not_restored(tmp_path: Path) -> None:
    data = tmp_path / "data"
    here = stored(data, 3)
    other, file = tmp_path / "other", tmp_path / "other" / FILE
    stored(other, 3)
    whole = file.read_bytes()
    with pytest.raises(StoreError, match="There is no database"):
        restore_backup(data, tmp_path / "nothing")
    changed(other, lambda db: db.execute(altered("Anna", "Hanna", "n = 1")))
    with pytest.raises(StoreError, match=r"has 1 fault\. Event 1 .* damaged or altered\. Take another backup, or"):
        restore_backup(data, file)
    file.write_bytes(whole[:8192] + b"\xab" * (len(whole) - 8192))
    with pytest.raises(StoreError, match=r"is not whole|is damaged"):
        restore_backup(data, file)
    file.write_bytes(b"holiday notes " * 1000)
    with pytest.raises(StoreError, match="is damaged, or no database of Bastide"):
        restore_backup(data, file)
    file.unlink()
    db = Sqlite(str(file))
    db.execute("CREATE TABLE recipes (name)")
    db.close()
    with pytest.raises(StoreError, match="is no database of Bastide"):
        restore_backup(data, file)
    file.write_bytes(whole)
    changed(other, lambda db: db.execute("INSERT INTO migrations VALUES (999, 'later', '', 0)"))
    with pytest.raises(StoreError, match="written by a newer Bastide"):
        restore_backup(data, file)
    assert "written by a newer Bastide" in check_file(file).problems[0]
    assert list(positions(data / FILE)) == [here]
    assert sorted(one.name for one in data.iterdir()) == [FILE]


def test_nothing_is_restored_under_a_running_server(tmp_path: Path) -> None:
    stored(tmp_path / "other", 3)
    store = Store(tmp_path)
    with pytest.raises(StoreError, match=r"A server is using .*: stop it before you restore"):
        restore_backup(tmp_path, tmp_path / "other" / FILE)
    store.close()


def test_a_damaged_database_is_replaced_too(tmp_path: Path) -> None:
    table = stored(tmp_path / "other", 3)
    (tmp_path / FILE).write_bytes(b"SQLite format 3\x00" + b"\xff" * 8000)
    (tmp_path / f"{FILE}-wal").write_bytes(b"\xff" * 100)
    replaced = Path(restore_backup(tmp_path, tmp_path / "other" / FILE).replaced)
    assert list(positions(tmp_path / FILE)) == [table]
    assert replaced.exists()
    assert not (tmp_path / f"{FILE}-wal").exists()
