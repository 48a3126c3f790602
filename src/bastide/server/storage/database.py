"""Opening the database file: who else has it open, whether it is whole, and which form it has.

Law: one connection, which locks the file for itself, in write-ahead mode with every commit synced. Migrations are
numbered SQL files that never change once released; their checksums are kept in the database.
"""

import hashlib
import time
from dataclasses import dataclass
from importlib import resources
from pathlib import Path

import apsw

FILE = "bastide.sqlite3"
APPLICATION = 0x42535444  # "BSTD", so that a foreign database is told as such
CHECKED_BYTES = 64 * 1024 * 1024
"""Up to this size the whole file is checked at each start."""


class StoreError(RuntimeError):
    """The games cannot be read or written; one sentence says why and what to do."""


@dataclass(frozen=True)
class Migration:
    """One step of the form of the database."""

    number: int
    name: str
    sql: str

    @property
    def checksum(self) -> str:
        """SHA-256 of the text."""
        return hashlib.sha256(self.sql.encode()).hexdigest()


def migrations() -> list[Migration]:
    """All steps that this program knows, in order."""
    folder = resources.files("bastide.data") / "store"
    files = sorted((entry for entry in folder.iterdir() if entry.name.endswith(".sql")), key=lambda entry: entry.name)
    return [Migration(int(f.name.split("_")[0]), f.name, f.read_text(encoding="utf-8")) for f in files]


def connect(folder: Path, known: list[Migration] | None = None) -> apsw.Connection:
    """The database of a data folder, checked and in its newest form. Raises StoreError."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError(f"The data folder {folder} cannot be made: {error.strerror}.") from None
    path = folder / FILE
    try:
        db = apsw.Connection(str(path))
        try:
            _lock(db)
            _check(db, path)
            _migrate(db, path, migrations() if known is None else known)
        except BaseException:
            db.close()
            raise
    except apsw.BusyError:
        raise StoreError(f"Another Bastide is using {folder}. Stop it, or choose another folder with --data.") from None
    except (apsw.CorruptError, apsw.NotADBError) as error:
        raise StoreError(_damaged(path, str(error))) from None
    except apsw.Error as error:
        raise StoreError(f"The database {path} cannot be opened: {error}.") from None
    return db


def _lock(db: apsw.Connection) -> None:
    db.set_busy_timeout(3000)
    db.pragma("locking_mode", "exclusive")
    db.pragma("journal_mode", "wal")
    db.pragma("synchronous", "full")
    db.pragma("foreign_keys", True)
    db.execute("BEGIN IMMEDIATE; COMMIT")  # takes the lock now, not with the first move


def _check(db: apsw.Connection, path: Path) -> None:
    mark, pages = db.pragma("application_id"), db.pragma("page_count")
    if mark != APPLICATION and db.execute("SELECT count(*) FROM sqlite_schema").get:
        raise StoreError(f"{path} is a database of another program. Choose another folder with --data.")
    if pages * db.pragma("page_size") <= CHECKED_BYTES:
        found = db.execute("PRAGMA quick_check(1)").get
        if found != "ok":
            raise StoreError(_damaged(path, str(found)))


def _damaged(path: Path, detail: str) -> str:
    return (
        f"The database {path} is damaged ({detail}). Put a backup in its place, or move it away to start "
        "without the stored games."
    )


def _migrate(db: apsw.Connection, path: Path, known: list[Migration]) -> None:
    with db:
        db.pragma("application_id", APPLICATION)
        db.execute(
            "CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL, "
            "checksum TEXT NOT NULL, at_ms INTEGER NOT NULL)"
        )
        rows = db.execute("SELECT number, checksum FROM migrations")
        done = {int(number): str(checksum) for number, checksum in rows}
        newest = max((step.number for step in known), default=0)
        if done and max(done) > newest:
            raise StoreError(f"The database {path} was written by a newer Bastide. Update Bastide to read it.")
        for step in known:
            if step.number not in done:
                db.execute(step.sql)
                row = (step.number, step.name, step.checksum, int(time.time() * 1000))
                db.execute("INSERT INTO migrations VALUES (?, ?, ?, ?)", row)
            elif done[step.number] != step.checksum:
                raise StoreError(
                    f"The database {path} was made by a different {step.name} than this Bastide has: "
                    "it comes from an altered or unreleased version."
                )
