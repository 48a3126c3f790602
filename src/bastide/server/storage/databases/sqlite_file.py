"""SQLite as the database of one process. Opens its file: locks it, checks it and carries out migrations.

Invariant: one connection locks the file, in write-ahead mode, and syncs every commit. Migrations are numbered SQL files
that never change once released. The database stores their checksums.
"""

import hashlib
import logging
import secrets
import time
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import resources
from pathlib import Path
from typing import ClassVar, Final

import apsw

from bastide.server.storage.backups.backup import copy_before_migration
from bastide.server.storage.data_folder import FILE, StoreError, explain_folder_error, prepare_folder
from bastide.server.storage.db import Db

__all__ = ["APPLICATION", "FILE", "Migration", "StoreError", "connect_sqlite", "list_migrations"]
log = logging.getLogger("bastide.store")
APPLICATION = 0x42535444  # "BSTD", to recognise databases of other programs
BASELINE: Final = 34
"""The number of the first migration, which makes the whole schema that numbers 1 to 34 made step by step."""
_BEFORE_BASELINE: Final = "6010428daa300e0ead793cdec960962e45fea28f7f3050190fad1ec555369af4"
"""The checksum of the old migration 34. A database that has it is of the same form as the baseline."""
CHECKED_BYTES = 64 * 1024 * 1024
"""Files up to this size are checked completely at each start."""


class Sqlite(apsw.Connection):
    """A connection to a file, which implements `Db` (storage/db.py)."""

    errors: ClassVar[tuple[type[Exception], ...]] = (apsw.Error,)
    many: ClassVar[bool] = False
    clock: ClassVar[str] = "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)"

    def columns(self, table: str) -> list[str]:
        """See storage/db.py."""
        return [str(row[1]) for row in self.execute(f"PRAGMA table_info({table})")]

    def order(self) -> None:
        """Do nothing: no other process has the file."""

    def duty(self, name: str) -> bool:
        """Return True: this process has every duty."""
        return True

    def beat(self) -> None:
        """Write a meaningless number, because SQLite writes nothing where nothing changes."""
        self.pragma("user_version", int(time.time() * 1000) % (1 << 31))

    def now_ms(self) -> int:
        """Return the clock of this machine, in ms since 1970."""
        return int(time.time() * 1000)


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
        text = "the database has %d MB and is not checked at this start; `bastide check` does it for a backup of it"
        log.warning(text, size >> 20)


def _damage_message(path: Path, detail: str) -> str:
    return (
        f"The database {path} is damaged ({detail}). Put a backup in its place, or move it away to start "
        "without the stored games."
    )


def _migrate(db: Sqlite, path: Path, known: list[Migration], keep: bool) -> None:
    done = _checksums_applied(db)
    steps = pending_migrations(done, known, str(path))
    if done and steps and keep:
        copy_before_migration(db, path, steps[0].number)
    if steps or not done:
        with db:
            _carry_out(db, steps)


def pending_migrations(done: Mapping[int, str], known: list[Migration], database: str) -> list[Migration]:
    """The migrations of `known` that a database lacks. `done` maps the numbers of those it has to their checksums.

    Raises StoreError if the database is too new, too old, or made by other migrations.
    """
    if done and max(done) > max((step.number for step in known), default=0):
        raise StoreError(f"The database {database} was written by a newer Bastide. Update Bastide to read it.")
    if done and max(done) < min((step.number for step in known), default=0):
        raise StoreError(
            f"The database {database} is of an older form ({max(done)}) than this Bastide reads. Start commit "
            "6b86bdc of Bastide on it once, which brings it up to date. Then start this one."
        )
    for step in known:
        replaced = _BEFORE_BASELINE if step.number == BASELINE else step.checksum
        if done.get(step.number, step.checksum) not in (step.checksum, replaced):
            raise StoreError(
                f"The database {database} was made by a different {step.name} than this Bastide has: "
                "it comes from an altered or unreleased version."
            )
    return [step for step in known if step.number not in done]


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
        note_migration(db, step)


def note_migration(db: Db, step: Migration) -> None:
    """Store that a migration was carried out. With the first one a database gets its id and starts to count events."""
    if step.number == BASELINE:
        db.execute("INSERT INTO head VALUES (1, ?, 0, ?)", (secrets.token_hex(8), hashlib.sha256().digest()))
    row = (step.number, step.name, step.checksum, int(time.time() * 1000))
    db.execute("INSERT INTO migrations VALUES (?, ?, ?, ?)", row)


"""What a migration does that SQL cannot, by file name. It runs in the migration's transaction."""
