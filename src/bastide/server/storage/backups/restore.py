"""Putting a backup in the place of the database.

Law: what comes is looked through before anything is touched; what was there is kept under a name that says when; at no
moment is there no database.
"""

import contextlib
import os
import shutil
import tempfile
from pathlib import Path

import apsw
import msgspec

from bastide.server.storage.backups import backup, rollback_check
from bastide.server.storage.backups.check import examine, faults_of, opened
from bastide.server.storage.data_folder import FILE, StoreError, cause, prepare
from bastide.server.storage.databases.sqlite_file import connect, form, lock, migrations


class Restored(msgspec.Struct):
    """What is there now, and ("" if there was none) what it replaced."""

    tables: int
    events: int
    replaced: str


def restore(folder: Path, file: Path, force: bool = False) -> Restored:
    """Let a backup be the database of a folder; `force` takes one with faults as well. Raises StoreError."""
    fresh = not folder.exists()
    _still(folder)
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        room = Path(tempfile.mkdtemp(prefix="bastide-", dir=folder))
        try:
            coming = _made_ready(file, room)
            report = examine(coming)
            if report.faults and not force:
                cure = "Take another backup, or restore it as it is with --force"
                count = "1 fault" if len(report.faults) == 1 else f"{len(report.faults)} faults"
                raise StoreError(f"{file} has {count}. {report.faults[0]} {cure}.")
            kept = _exchange(folder, coming)
        finally:
            shutil.rmtree(room, ignore_errors=True)
            if fresh:
                with contextlib.suppress(OSError):
                    folder.rmdir()  # only where nothing came into it
        prepare(folder)
    except (apsw.Error, OSError) as error:
        raise StoreError(cause(folder, error)) from None
    return Restored(len(report.tables), report.events, str(kept) if kept else "")


def _still(folder: Path) -> None:
    """Nobody serves this folder. Raises StoreError."""
    if not (folder / FILE).exists():
        return
    with contextlib.suppress(apsw.CorruptError, apsw.NotADBError):  # what is damaged is what is to be replaced
        db = apsw.Connection(str(folder / FILE))
        try:
            lock(db)
            db.pragma("wal_checkpoint(truncate)")
        except apsw.BusyError:
            raise StoreError(f"A server is using {folder}: stop it before you restore.") from None
        finally:
            db.close()


def _made_ready(file: Path, room: Path) -> Path:
    """A copy of the backup in the newest form. Raises StoreError, apsw.Error, OSError."""
    with opened(file) as db:
        if form(db) > max(step.number for step in migrations()):
            raise StoreError(f"{file} was written by a newer Bastide. Update Bastide to restore it.")
        faults = faults_of(db)
        if faults:
            raise StoreError(f"{file} is not whole: {faults[0]} Take another backup.")
        backup.copy(db, room / FILE)
    connect(room, keep=False).close()
    backup.sync(room / FILE)
    return room / FILE


def _exchange(folder: Path, coming: Path) -> Path | None:
    """The new file in the place of the old one, which gets another name."""
    path, kept = folder / FILE, None
    rollback_check.forget(folder)
    if path.exists():
        kept = path.with_name(f"{FILE}.replaced-{backup.stamp()}")
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
    backup.sync(folder)
    return kept
