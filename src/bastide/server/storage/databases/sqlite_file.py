"""Opening the database file: locking, integrity check and migrations.

Invariant: there is one connection, which locks the file exclusively, in write-ahead mode with every commit synced.
Migrations are numbered SQL files that never change once released. Their checksums are kept in the database.
"""

import hashlib
import logging
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from importlib import resources
from pathlib import Path
from typing import Final

import apsw

from bastide.server.storage import hash_chain
from bastide.server.storage.backups.backup import copy_before_migration
from bastide.server.storage.data_folder import FILE, StoreError, explain_folder_error, prepare_folder
from bastide.server.storage.databases.sqlite import Sqlite
from bastide.server.storage.db import Db

__all__ = ["APPLICATION", "FILE", "Migration", "StoreError", "connect_sqlite", "list_migrations"]
log = logging.getLogger("bastide.store")
APPLICATION = 0x42535444  # "BSTD", to recognise databases of other programs
CHECKED_BYTES = 64 * 1024 * 1024
"""Files up to this size are checked completely at each start."""


@dataclass(frozen=True)
class Migration:
    """One step of the database's schema."""

    number: int
    name: str
    sql: str

    @property
    def checksum(self) -> str:
        """SHA-256 of the SQL text."""
        return hashlib.sha256(self.sql.encode()).hexdigest()


def list_migrations() -> list[Migration]:
    """Return all migrations of this version, in order."""
    folder = resources.files("bastide.data") / "store"
    files = sorted((entry for entry in folder.iterdir() if entry.name.endswith(".sql")), key=lambda entry: entry.name)
    return [Migration(int(f.name.split("_")[0]), f.name, f.read_text(encoding="utf-8")) for f in files]


def connect_sqlite(folder: Path, known: list[Migration] | None = None, keep: bool = True) -> Sqlite:
    """Open the database of a data folder, check it and migrate it. Raises StoreError.

    With `keep`, a copy of an older schema is kept beside it.
    """
    path = prepare_folder(folder)
    try:
        db = Sqlite(str(path))
        try:
            lock_database(db)
            _check(db, path)
            _migrate(db, path, list_migrations() if known is None else known, keep)
        except BaseException:
            db.close()
            raise
    except apsw.BusyError:
        raise StoreError(f"Another Bastide is using {folder}. Stop it, or choose another folder with --data.") from None
    except (apsw.CorruptError, apsw.NotADBError) as error:
        raise StoreError(_damage_message(path, str(error))) from None
    except apsw.Error as error:
        raise StoreError(explain_folder_error(folder, error)) from None
    return db


def lock_database(db: apsw.Connection) -> None:
    """Lock the file exclusively and set write-ahead mode. Raises BusyError."""
    db.set_busy_timeout(3000)
    db.pragma("locking_mode", "exclusive")
    db.pragma("journal_mode", "wal")
    db.pragma("synchronous", "full")
    db.pragma("foreign_keys", True)
    db.pragma("secure_delete", True)  # overwrite deleted rows: secrets, and personal data that was erased
    db.execute("BEGIN IMMEDIATE; COMMIT")  # takes the lock now, not at the first move


def _check(db: apsw.Connection, path: Path) -> None:
    mark, size = db.pragma("application_id"), db.pragma("page_count") * db.pragma("page_size")
    if mark != APPLICATION and db.execute("SELECT count(*) FROM sqlite_schema").get:
        raise StoreError(f"{path} is a database of another program. Choose another folder with --data.")
    if size <= CHECKED_BYTES:
        found = db.execute("PRAGMA quick_check(1)").get
        if found != "ok":
            raise StoreError(_damage_message(path, str(found)))
    else:
        told = "the database has %d MB and is not checked at this start; `bastide check` does it for a backup of it"
        log.warning(told, size >> 20)


def _damage_message(path: Path, detail: str) -> str:
    return (
        f"The database {path} is damaged ({detail}). Put a backup in its place, or move it away to start "
        "without the stored games."
    )


def _migrate(db: Sqlite, path: Path, known: list[Migration], keep: bool) -> None:
    done = _checksums_applied(db)
    newest = max((step.number for step in known), default=0)
    if done and max(done) > newest:
        raise StoreError(f"The database {path} was written by a newer Bastide. Update Bastide to read it.")
    steps = [step for step in known if step.number not in done]
    for step in known:
        if done.get(step.number, step.checksum) != step.checksum:
            raise StoreError(
                f"The database {path} was made by a different {step.name} than this Bastide has: "
                "it comes from an altered or unreleased version."
            )
    if done and steps and keep:
        copy_before_migration(db, path, steps[0].number)
    if steps or not done:
        with db:
            _carry_out(db, steps)


def schema_version(db: apsw.Connection) -> int:
    """Return the number of the newest applied migration, 0 for an empty database."""
    return max(_checksums_applied(db), default=0)


def _checksums_applied(db: apsw.Connection) -> dict[int, str]:
    """Checksums of the applied migrations, by number."""
    if db.execute("SELECT count(*) FROM sqlite_schema WHERE name = 'migrations'").get == 0:
        return {}
    return {int(number): str(checksum) for number, checksum in db.execute("SELECT number, checksum FROM migrations")}


def _carry_out(db: Sqlite, steps: list[Migration]) -> None:
    db.pragma("application_id", APPLICATION)
    db.execute(
        "CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL, "
        "checksum TEXT NOT NULL, at_ms INTEGER NOT NULL)"
    )
    for step in steps:
        db.execute(step.sql)
        if step.name in PARTS:
            PARTS[step.name](db)
        row = (step.number, step.name, step.checksum, int(time.time() * 1000))
        db.execute("INSERT INTO migrations VALUES (?, ?, ?, ?)", row)


def seal_all_chains(db: Db) -> None:
    """Store the hash chain of every table at its last event, and initialise `head`."""
    count, whole = 0, hashlib.sha256()
    tables = [(str(table), int(head)) for table, head in db.execute("SELECT id, head FROM tables ORDER BY id")]
    for table, head in tables:
        known = hash_chain.first_link(table)
        for n, schema, body in db.execute("SELECT n, schema, body FROM events WHERE table_id = ? ORDER BY n", (table,)):
            known = hash_chain.next_link(known, n, schema, body)
        db.execute("UPDATE events SET chain = ? WHERE table_id = ? AND n = ?", (known, table, head))
        whole.update(known)
        count += head
    db.execute("INSERT INTO head VALUES (1, ?, ?, ?)", (secrets.token_hex(8), count, whole.digest()))


PARTS: Final[dict[str, Callable[[Db], None]]] = {"0006_chain.sql": seal_all_chains}
"""Parts of migrations that SQL cannot do. Each belongs to one numbered file and runs in its transaction."""
