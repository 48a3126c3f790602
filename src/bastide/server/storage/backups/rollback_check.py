"""How far a database has come, remembered in a small file beside it: so that one that went back is noticed.

Law: the file says "at least this far". It is written after the commits that it tells of, at most once a second and at
the end; so a crash never makes it say too much, and a database that has less has lost something: its write-ahead log,
or it is an older one.
"""

import contextlib
import logging
import os
import threading
import time
from pathlib import Path
from typing import Final

import msgspec

from bastide.server.storage.backups.backup import sync_to_disk
from bastide.server.storage.db import Db

log = logging.getLogger("bastide.store")
HEAD: Final = "bastide.head"
PAUSE_SECONDS: Final = 1.0
KEPT: Final = 20
"""Setbacks that are remembered."""


class RollbackDetected(msgspec.Struct, frozen=True):
    """A start at which the database had less than had been stored; `had` and `found` count events."""

    at: str
    had: int
    found: int
    text: str


class DatabaseHead(msgspec.Struct, frozen=True):
    """How far a database had come: events ever stored, and a hash over them."""

    database: str
    events: int
    hash: str
    setbacks: list[RollbackDetected] = []


def read_head(db: Db) -> DatabaseHead:
    """How far an open database has come."""
    row = db.execute("SELECT database, events, hash FROM head").fetchone()
    assert row is not None, "its migration made it"
    database, events, whole = row
    return DatabaseHead(str(database), int(events), bytes(whole).hex())


def load_head_file(folder: Path) -> DatabaseHead | None:
    """What the file says; None where there is none, or none that can be read."""
    try:
        return msgspec.json.decode((folder / HEAD).read_bytes(), type=DatabaseHead)
    except FileNotFoundError:
        return None
    except (OSError, msgspec.DecodeError) as error:
        log.warning("%s cannot be read (%s): whether the database went back is not known", folder / HEAD, error)
        return None


def describe_rollback(told: DatabaseHead, found: DatabaseHead) -> str:
    """What is wrong with a database that has come as far as `found`, where `told` was remembered; "" if nothing is."""
    if told.database != found.database:
        return (
            f"it is another one than before: {told.events} events had been stored here, and it has {found.events}. "
            "If you put it there by hand, use `bastide restore` the next time"
        )
    if told.events > found.events:
        return (
            f"it went back: {told.events} events had been stored, and it has {found.events}. Its write-ahead log was "
            "lost or damaged, or it is an older copy. Look for a newer backup before people play on"
        )
    if told.events == found.events and told.hash != found.hash:
        return f"it has other events than had been stored ({told.events}). Compare it with a backup"
    return ""


class HeadFile:
    """The file of one folder, written by a thread of its own."""

    def __init__(self, folder: Path, found: DatabaseHead, pause: float = PAUSE_SECONDS) -> None:
        """Compares what was remembered with what is there, and says in the log what is missing."""
        self._file = folder / HEAD
        self._pause = pause
        told = load_head_file(folder)
        self._setbacks = list(told.setbacks) if told else []
        text = describe_rollback(told, found) if told else ""
        if told and text:
            log.warning("the database in %s is not what it was: %s", folder, text)
            at = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
            self._setbacks = [*self._setbacks, RollbackDetected(at, told.events, found.events, text)][-KEPT:]
        self._latest = found
        self._written: DatabaseHead | None = (
            None if text or told is None else found if told.events == found.events else None
        )
        self._change = threading.Condition()
        self._closed = False
        self._pausing = False
        self._failed = False
        self._thread = threading.Thread(target=self._run, name="bastide-head", daemon=True)
        self._thread.start()

    def note(self, head: DatabaseHead) -> None:
        """The database has come so far, and that is durable. Any thread may say so."""
        with self._change:
            if head.events != self._latest.events or head.hash != self._latest.hash:
                self._latest = head
                if not self._pausing:
                    self._change.notify()

    def close(self) -> None:
        """Write the last one."""
        with self._change:
            self._closed = True
            self._change.notify()
        self._thread.join()

    def _run(self) -> None:
        while True:
            with self._change:
                while self._latest == self._written and not self._closed:
                    self._change.wait()
                head, closed = self._latest, self._closed
            if head != self._written:
                self._write(head)
            if closed:
                return
            with self._change:
                self._pausing = True  # nobody wakes it for one commit more
                self._change.wait_for(lambda: self._closed, self._pause)
                self._pausing = False

    def _write(self, head: DatabaseHead) -> None:
        """A file that cannot be written stays as it was: it still says at least so far."""
        self._written = head
        try:
            write_head_file(self._file, DatabaseHead(head.database, head.events, head.hash, self._setbacks))
            self._failed = False
        except OSError as error:
            if not self._failed:
                log.warning("%s cannot be written: %s", self._file, error.strerror)
            self._failed = True


def write_head_file(file: Path, head: DatabaseHead) -> None:
    """Put the file in its place, on the disk. Raises OSError."""
    part = file.with_name(f"{file.name}.part")
    try:
        with open(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as stream:
            stream.write(msgspec.json.encode(head) + b"\n")
        sync_to_disk(part)
        part.replace(file)
    except OSError:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)
        raise


def delete_head_file(folder: Path) -> None:
    """Claim nothing: the database is replaced on purpose."""
    (folder / HEAD).unlink(missing_ok=True)


def accept_rollbacks(folder: Path) -> int:
    """Forget what was lost at earlier starts, once it has been looked at; how many there were."""
    told = load_head_file(folder)
    if told is None or not told.setbacks:
        return 0
    write_head_file(folder / HEAD, DatabaseHead(told.database, told.events, told.hash))
    return len(told.setbacks)
