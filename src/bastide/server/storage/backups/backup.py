"""Copies of the whole database: before its form changes, and backups while games go on.

Law: a copy is one file that stands for itself, readable by its owner only, and bears its name only once it is whole and
on the disk.
"""

import asyncio
import contextlib
import os
import shutil
import time
from pathlib import Path

import apsw

from bastide.server.storage.data_folder import StoreError, explain_folder_error, explain_os_error
from bastide.server.storage.db import Db
from bastide.server.storage.writer import DatabaseWriter

PAGES = 64
"""Copied at a time, a quarter of a megabyte: a move waits for it hardly longer than for another move."""


def time_stamp() -> str:
    """The moment, as part of a file's name."""
    return time.strftime("%Y%m%dT%H%M%SZ", time.gmtime())


def copy_before_migration(db: apsw.Connection, path: Path, number: int) -> None:
    """Keep the database as it was before migration `number`, beside it. Raises StoreError."""
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
    """Where a copy is written before it is whole."""
    return file.with_name(f".{file.name}.part")


def begin_copy(db: apsw.Connection, file: Path) -> tuple[apsw.Connection, apsw.Backup]:
    """A copy that is under way; the steps are the caller's. Raises apsw.Error, OSError."""
    part = partial_path(file)
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    target = apsw.Connection(str(part))
    target.pragma("journal_mode", "off")  # nobody reads it before it is whole
    target.pragma("synchronous", "off")  # finish() takes it to the disk
    return target, target.backup("main", db, "main")


def end_copy(begun: list[tuple[apsw.Connection, apsw.Backup]]) -> None:
    """The last steps were made, or there will be no others."""
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


def _file(db: Db) -> apsw.Connection:
    assert isinstance(db, apsw.Connection), "the store asks for copies of files only"
    return db


async def back_up_database(writer: DatabaseWriter, file: Path, pages: int = PAGES) -> None:
    """Copy the whole database while it is written to: a few pages after each group of moves, and what changes
    meanwhile changes in the copy too. Raises StoreError."""
    begun: list[tuple[apsw.Connection, apsw.Backup]] = []
    try:
        try:
            await writer.run(lambda db: begun.append(begin_copy(_file(db), file)), alone=True)
            while not await writer.run(lambda db: begun[0][1].step(pages), alone=True):
                pass
        finally:  # behind a beginning that nobody waits for any more
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
    """Make the copy stand for itself, look whether it is whole, and give it its name. Raises apsw.Error, OSError,
    StoreError."""
    part = partial_path(file)
    try:
        whole = apsw.Connection(str(part))
        try:
            whole.pragma("journal_mode", "delete")  # no second file beside it
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
    """Take a file, or the names in a folder, to the disk."""
    if path.is_dir() and os.name != "posix":
        return
    handle = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
