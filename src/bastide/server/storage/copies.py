"""Copies of the whole database: before its form changes, and backups while games go on.

Law: a copy is one file that stands for itself, readable by its owner only, and bears its name only once it is whole and
on the disk.
"""

import contextlib
import os
import shutil
import time
from collections.abc import Iterator
from pathlib import Path

import apsw

from bastide.server.storage.folder import StoreError, cause


def stamp() -> str:
    """The moment, as part of a file's name."""
    return time.strftime("%Y%m%dT%H%M%SZ", time.gmtime())


def keep_before(db: apsw.Connection, path: Path, number: int) -> None:
    """Keep the database as it was before migration `number`, beside it. Raises StoreError."""
    kept = path.with_name(f"{path.name}.before-{number:04}-{stamp()}")
    need = db.pragma("page_count") * db.pragma("page_size")
    if shutil.disk_usage(path.parent).free < 2 * need:
        text = f"a copy is kept before the form of the database changes. Free {2 * need >> 20} MB, then start again"
        raise StoreError(f"The disk of {path.parent} has no room: {text}.")
    try:
        with begun(db, kept) as copy:
            copy.step(-1)
        finish(kept, check=False)
    except (apsw.Error, OSError) as error:
        raise StoreError(cause(path.parent, error)) from None


def partial(file: Path) -> Path:
    """Where a copy is written before it is whole."""
    return file.with_name(f".{file.name}.part")


@contextlib.contextmanager
def begun(db: apsw.Connection, file: Path) -> Iterator[apsw.Backup]:
    """A copy that is under way; the steps are the caller's. What is not finished is removed. Raises apsw.Error and
    OSError."""
    part = partial(file)
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    try:
        target = apsw.Connection(str(part))
        try:
            target.pragma("journal_mode", "off")  # nobody reads it before it is whole
            target.pragma("synchronous", "off")  # finish() takes it to the disk
            with target.backup("main", db, "main") as copy:
                yield copy
        finally:
            target.close()
    except BaseException:
        part.unlink(missing_ok=True)
        raise


def finish(file: Path, check: bool = True) -> None:
    """Make the copy stand for itself, look whether it is whole, and give it its name. Raises apsw.Error, OSError,
    StoreError."""
    part = partial(file)
    try:
        copy = apsw.Connection(str(part))
        try:
            copy.pragma("journal_mode", "delete")  # no second file beside it
            found = copy.execute("PRAGMA integrity_check(1)").get if check else "ok"
        finally:
            copy.close()
        if found != "ok":
            raise StoreError(f"The copy is damaged ({found}), so the database is: check it with `bastide check`.")
        sync(part)
        part.replace(file)
        sync(file.parent)
    except BaseException:
        part.unlink(missing_ok=True)
        raise


def sync(path: Path) -> None:
    """Take a file, or the names in a folder, to the disk."""
    if path.is_dir() and os.name != "posix":
        return
    handle = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
