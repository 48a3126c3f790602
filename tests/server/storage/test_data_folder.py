"""The data folder: nobody else reads it, and what is wrong with it is one sentence that says what to do."""

import contextlib
import os
import stat
import tempfile
from collections.abc import Iterator
from pathlib import Path

import apsw
import pytest

from bastide.server.storage import data_folder
from bastide.server.storage.databases import sqlite_file
from bastide.server.storage.databases.sqlite_file import FILE, StoreError
from bastide.server.storage.store import Store
from tests.server.conftest import BOT, ME, AppServer
from tests.server.fixtures.server_process import ServerProcess, SocketPlayer

pytestmark = pytest.mark.sqlite

NOBODY = 65534
ME_TOO = {"kind": "me", "name": "Ben"}


@pytest.fixture(autouse=True)
def usual_umask() -> Iterator[None]:
    """Files are readable by all where nobody says otherwise."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def modes(place: Path) -> dict[str, int]:
    """The rights of a folder (its name is "") and of all that lies in it. A file on its way to its place may go."""
    told = {"": stat.S_IMODE(place.stat().st_mode)}
    for entry in place.rglob("*"):
        with contextlib.suppress(FileNotFoundError):
            told[str(entry.relative_to(place))] = stat.S_IMODE(entry.stat().st_mode)
    return told


def test_only_the_owner_reads_a_new_folder(tmp_path: Path) -> None:
    data = tmp_path / "some" / "data"
    store = Store(data)
    while_open = modes(data)
    store.close()
    assert while_open[""] == 0o700
    assert set(while_open) >= {"", FILE, f"{FILE}-wal"}
    assert {mode for name, mode in while_open.items() if name} == {0o600}


def test_a_folder_that_was_open_to_others_is_closed(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    (data / "pictures").mkdir()
    Store(data).close()
    data.chmod(0o755)
    for name in (FILE, f"{FILE}.before-0005-x", "control.path", "server.log"):
        (data / name).touch()
        (data / name).chmod(0o644)
    (data / "pictures").chmod(0o755)
    Store(data).close()
    told = modes(data)
    assert (told[""], told["pictures"]) == (0o700, 0o700)
    assert {told[name] for name in (FILE, f"{FILE}.before-0005-x", "control.path")} == {0o600}


def test_a_folder_with_other_things_in_it_is_left_as_it_is(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    tmp_path.chmod(0o755)
    (tmp_path / "holidays.txt").touch()
    Store(tmp_path).close()
    told = modes(tmp_path)
    assert (told[""], told[FILE], told["holidays.txt"]) == (0o755, 0o600, 0o644)
    assert "holds other things too" in caplog.text


def test_a_whole_server_leaves_nothing_to_others(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    process = ServerProcess(data)
    process.start()
    SocketPlayer(BOT, BOT).open(process.base)
    told = modes(data)
    process.end()
    del told["server.log"]  # the test's own
    assert {f"{FILE}-wal", "control.sock"} <= set(told)
    assert {mode & 0o077 for mode in told.values()} == {0}


@contextlib.contextmanager
def somebody(mode: int, database_mode: int | None = None) -> Iterator[Path]:
    """A folder (and a database in it) with these rights, owned by somebody who is not root, and it is he who asks."""
    root = os.geteuid() == 0
    with tempfile.TemporaryDirectory(dir="/tmp") as name:
        data = Path(name) / "data"
        data.mkdir()
        os.chmod(name, 0o755)
        if database_mode is not None:
            Store(data).close()
            (data / FILE).chmod(database_mode)
        for path in (data, *data.iterdir()):
            if root:
                os.chown(path, NOBODY, NOBODY)
        data.chmod(mode)
        if root:
            os.seteuid(NOBODY)
        try:
            yield data
        finally:
            if root:
                os.seteuid(0)
            data.chmod(0o700)


def test_a_folder_that_may_not_be_written_to() -> None:
    with somebody(0o500) as data, pytest.raises(StoreError, match=r"may not be written to by this user\. Give it"):
        Store(data)
    with (
        somebody(0o500, 0o600) as data,
        pytest.raises(StoreError, match=r"may not be written to by this user\. Give it"),
    ):
        Store(data)


def test_a_database_that_may_not_be_read() -> None:
    for mode in (0o400, 0o000):
        with somebody(0o700, mode) as data, pytest.raises(StoreError, match=r"not be read and written by this user\."):
            Store(data)


def test_a_folder_that_cannot_be_made() -> None:
    with somebody(0o500) as data, pytest.raises(StoreError, match="this user may not write there; choose another"):
        Store(data / "deeper")


def test_a_folder_in_the_place_of_the_file_and_the_reverse(tmp_path: Path) -> None:
    (tmp_path / FILE).mkdir()
    with pytest.raises(StoreError, match=r"is a folder; the database is a file of that name\. Move it away\."):
        Store(tmp_path)
    (tmp_path / "file").touch()
    with pytest.raises(StoreError, match=r"is a file, not a folder\. Choose another folder with --data\."):
        Store(tmp_path / "file")


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (apsw.FullError, "is full: free some space"),
        (apsw.ReadOnlyError, "is read-only: give the user who runs the server the right"),
        (apsw.IOError, "cannot be read or written .*: look at the system's log"),
        (apsw.CantOpenError, "cannot be opened"),
    ],
)
def test_what_the_disk_says_is_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: type[Exception], words: str
) -> None:
    def fail(*_: object) -> None:
        raise error("disk I/O error")

    monkeypatch.setattr(sqlite_file, "_check", fail)
    with pytest.raises(StoreError, match=words) as told:
        Store(tmp_path)
    assert "\n" not in str(told.value)


def test_a_disk_without_room_for_the_copy_before_an_upgrade(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    steps = sqlite_file.list_migrations()
    sqlite_file.connect_sqlite(tmp_path, steps[:1]).close()
    monkeypatch.setattr("shutil.disk_usage", lambda _: type("Usage", (), {"free": 1000}))
    with pytest.raises(StoreError, match=r"has no room: a copy is kept .* then start again\."):
        Store(tmp_path)
    monkeypatch.undo()
    assert not [entry for entry in tmp_path.iterdir() if entry.name.endswith(".part") or "before" in entry.name]
    Store(tmp_path).close()


def test_a_large_database_is_not_looked_through_in_silence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    Store(tmp_path).close()
    assert "is not checked" not in caplog.text
    monkeypatch.setattr(sqlite_file, "CHECKED_BYTES", 4096)
    Store(tmp_path).close()
    assert "is not checked at this start; `bastide check` does it" in caplog.text


def test_rights_are_taken_never_given(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "file").chmod(0o444)
    data_folder._restrict(tmp_path / "file", 0o600)
    assert modes(tmp_path)["file"] == 0o400


def test_a_disk_that_fills_up_takes_no_new_tables_but_all_moves(
    server: AppServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    who = server.person()
    table = server.open(who, ME, ME_TOO)
    store, free = server.client.app.app.state.hub.tables.store, [10**12]  # type: ignore[attr-defined]
    monkeypatch.setattr("shutil.disk_usage", lambda _: type("Usage", (), {"free": free[0]}))
    monkeypatch.setattr(store, "_looked_at", float("-inf"))
    free[0] = 1000
    refused = server.client.post("/api/tables", json={"rules": "base", "seats": [ME, ME_TOO]}, headers=who)
    assert (refused.status_code, refused.json()["code"]) == (503, "full")
    assert int(refused.headers["Retry-After"]) > 0
    with server.sit_at(table, who) as line:
        for _ in range(3):
            assert line.ask("act", offer=line.offers[0]["id"])["t"] == "ack"
            line.until("update")
    free[0] = 10**12
    monkeypatch.setattr(store, "_looked_at", float("-inf"))
    server.open(who, ME, ME_TOO)
