"""Copies of the whole database: before a migration, and backups while games go on.

Invariant: a copy is one self-contained file that only its owner can read. It gets its name once it is complete and on
the disk.
"""

import asyncio
import contextlib
import os
import shutil
import time
from pathlib import Path
from typing import cast

import apsw

from bastide.server.storage.data_folder import StoreError, explain_folder_error, explain_os_error
from bastide.server.storage.writer import DatabaseWriter

PAGES = 64
"""Pages copied at a time, a quarter of a megabyte. A move hardly waits longer than for another move."""


def time_stamp() -> str:
    """Return the current UTC time, as part of a file name."""
    return time.strftime("%Y%m%dT%H%M%SZ", time.gmtime())


def copy_before_migration(db: apsw.Connection, path: Path, number: int) -> None:
    """Keep a copy of the database beside it, as it was before migration `number`. Raises StoreError."""
    kept = path.with_name(f"{path.name}.before-{number:04}-{time_stamp()}")
    need = db.pragma("page_count") * db.pragma("page_size")
    if shutil.disk_usage(path.parent).free < 2 * need:
        text = f"a copy is kept before the form of the database changes. Free {2 * need >> 20} MB, then start again"
        raise StoreError(f"The disk of {path.parent} has no room: {text}.")
    try:
        copy_database(db, kept)
    except (apsw.Error, OSError) as error:
        raise StoreError(explain_folder_error(path.parent, error)) from None


def partial_path(file: Path) -> Path:
    """Return where a copy is written until it is complete."""
    return file.with_name(f".{file.name}.part")


def begin_copy(db: apsw.Connection, file: Path) -> tuple[apsw.Connection, apsw.Backup]:
    """Start a copy, which the caller advances step by step. Raises apsw.Error, OSError."""
    part = partial_path(file)
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    target = apsw.Connection(str(part))
    target.pragma("journal_mode", "off")  # no one reads it before it is complete
    target.pragma("synchronous", "off")  # finish_copy() syncs it
    return target, target.backup("main", db, "main")


def end_copy(begun: list[tuple[apsw.Connection, apsw.Backup]]) -> None:
    """Close copies, complete or not."""
    for target, way in begun:
        way.close(force=True)
        target.close(force=True)


def copy_database(db: apsw.Connection, file: Path) -> None:
    """Copy a whole database at once, as its only user. Raises apsw.Error, OSError."""
    target, way = begin_copy(db, file)
    try:
        way.step(-1)
    finally:
        end_copy([(target, way)])
    finish_copy(file, check=False)


async def back_up_database(writer: DatabaseWriter, file: Path, pages: int = PAGES) -> None:
    """Copy the whole database while it is written to, a few pages after each group of moves.

    Changes during the copy are made in it too. Raises StoreError.
    """
    begun: list[tuple[apsw.Connection, apsw.Backup]] = []
    try:
        try:
            await writer.run(lambda db: begun.append(begin_copy(cast(apsw.Connection, db), file)), alone=True)
            while not await writer.run(lambda db: begun[0][1].step(pages), alone=True):
                pass
        finally:  # in the queue after begin_copy, even if the caller was cancelled
            await writer.run(lambda db: end_copy(begun), alone=True)
        await asyncio.to_thread(finish_copy, file)
    except OSError as error:
        raise StoreError(f"The backup {file} cannot be written: {explain_os_error(error)}.") from None
    except apsw.Error as error:
        raise StoreError(f"The backup {file} cannot be written: {error}.") from None
    finally:
        with contextlib.suppress(OSError):
            partial_path(file).unlink(missing_ok=True)


def finish_copy(file: Path, check: bool = True) -> None:
    """Make the copy self-contained, check it and give it its name. Raises apsw.Error, OSError, StoreError."""
    part = partial_path(file)
    try:
        whole = apsw.Connection(str(part))
        try:
            whole.pragma("journal_mode", "delete")  # no WAL file beside it
            found = whole.execute("PRAGMA integrity_check(1)").get if check else "ok"
        finally:
            whole.close()
        if found != "ok":
            raise StoreError(f"The copy is damaged ({found}), so the database is: check it with `bastide check`.")
        sync_to_disk(part)
        part.replace(file)
        sync_to_disk(file.parent)
    except BaseException:
        part.unlink(missing_ok=True)
        raise


def sync_to_disk(path: Path) -> None:
    """Sync a file, or the entries of a folder, to the disk."""
    if path.is_dir() and os.name != "posix":
        return
    handle = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
