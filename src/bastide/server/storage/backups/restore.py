"""Restore: replaces the database by a backup.

Invariant: the backup is checked before anything is touched. The old database is kept under a name with the time. A
database exists at every moment.
"""

import contextlib
import os
import shutil
import tempfile
from pathlib import Path

import apsw
import msgspec

from bastide.server.storage.backups import backup
from bastide.server.storage.backups.check import check_database, find_file_faults, open_database_file
from bastide.server.storage.data_folder import FILE, StoreError, explain_folder_error, prepare_folder
from bastide.server.storage.databases.sqlite_file import connect_sqlite, list_migrations, lock_database, schema_version


class RestoreResult(msgspec.Struct):
    """What is in the database now. `replaced` is the file of the old one, "" if there was none."""

    tables: int
    events: int
    replaced: str


def restore_backup(folder: Path, file: Path, force: bool = False) -> RestoreResult:
    """Make a backup the database of a folder. `force` accepts one with faults. Raises StoreError."""
    fresh = not folder.exists()
    _check_stopped(folder)
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        room = Path(tempfile.mkdtemp(prefix="bastide-", dir=folder))
        try:
            coming = _prepare_copy(file, room)
            report = check_database(coming)
            if report.faults and not force:
                cure = "Take another backup, or restore it as it is with --force"
                count = "1 fault" if len(report.faults) == 1 else f"{len(report.faults)} faults"
                raise StoreError(f"{file} has {count}. {report.faults[0]} {cure}.")
            kept = _exchange(folder, coming)
        finally:
            shutil.rmtree(room, ignore_errors=True)
            if fresh:
                with contextlib.suppress(OSError):
                    folder.rmdir()  # fails if it is not empty
        prepare_folder(folder)
    except (apsw.Error, OSError) as error:
        raise StoreError(explain_folder_error(folder, error)) from None
    return RestoreResult(len(report.tables), report.events, str(kept) if kept else "")


def _check_stopped(folder: Path) -> None:
    """Raise StoreError if a server uses this folder."""
    if not (folder / FILE).exists():
        return
    with contextlib.suppress(apsw.CorruptError, apsw.NotADBError):  # a damaged database may be replaced
        db = apsw.Connection(str(folder / FILE))
        try:
            lock_database(db)
            db.pragma("wal_checkpoint(truncate)")
        except apsw.BusyError:
            raise StoreError(f"A server is using {folder}: stop it before you restore.") from None
        finally:
            db.close()


def _prepare_copy(file: Path, room: Path) -> Path:
    """A copy of the backup in the newest schema. Raises StoreError, apsw.Error, OSError."""
    with open_database_file(file) as db:
        if schema_version(db) > max(step.number for step in list_migrations()):
            raise StoreError(f"{file} was written by a newer Bastide. Update Bastide to restore it.")
        faults = find_file_faults(db)
        if faults:
            raise StoreError(f"{file} is not whole: {faults[0]} Take another backup.")
        backup.copy_database(db, room / FILE)
    connect_sqlite(room, keep=False).close()
    backup.sync_to_disk(room / FILE)
    return room / FILE


def _exchange(folder: Path, coming: Path) -> Path | None:
    """Replace the old file by the new one. Returns where the old file is kept."""
    path, kept = folder / FILE, None
    if path.exists():
        kept = path.with_name(f"{FILE}.replaced-{backup.time_stamp()}")
        for ending in ("-wal", "-shm"):
            beside = path.with_name(FILE + ending)
            if beside.exists():
                beside.replace(kept.with_name(kept.name + ending))
        try:
            os.link(path, kept)
        except OSError:
            shutil.copy2(path, kept)
        os.chmod(kept, 0o600)
    coming.replace(path)
    backup.sync_to_disk(folder)
    return kept
