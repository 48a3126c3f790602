"""Check of a whole database: its pages, its references, and the hash chain of every table.

Invariant: the checked file keeps its schema. An older schema is migrated in a copy.
"""

import contextlib
import shutil
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import apsw
import msgspec

from bastide.server.protocol.events import LogError
from bastide.server.storage.backups import backup
from bastide.server.storage.data_folder import FILE, StoreError, explain_folder_error
from bastide.server.storage.databases.sqlite_file import (
    APPLICATION,
    Sqlite,
    connect_sqlite,
    list_migrations,
    schema_version,
)
from bastide.server.storage.store import StoredTable, load_table

MOST = 20
"""Faults of the file that are reported at most."""


class TableCheck(msgspec.Struct):
    """Result for one table. `problem` is "" if there is none."""

    table: str
    phase: str
    events: int
    problem: str = ""


class DatabaseReport(msgspec.Struct):
    """Result of a check. `problems` are those of the file, the others are in `tables`."""

    file: str
    form: int
    bytes: int
    events: int = 0
    problems: list[str] = []
    tables: list[TableCheck] = []

    @property
    def faults(self) -> list[str]:
        """Everything that is wrong, as sentences."""
        return [*self.problems, *(one.problem for one in self.tables if one.problem)]

    @property
    def ok(self) -> bool:
        """Whether nothing is wrong."""
        return not self.faults


@contextlib.contextmanager
def open_database_file(path: Path) -> Iterator[Sqlite]:
    """Open a database file that no server uses. Raises StoreError."""
    if not path.is_file():
        raise StoreError(f"There is no database {path}.")
    try:
        db = Sqlite(str(path), flags=apsw.SQLITE_OPEN_READWRITE)
        try:
            db.pragma("locking_mode", "exclusive")
            if db.pragma("application_id") != APPLICATION:
                raise StoreError(f"{path} is no database of Bastide.")
            yield db
        finally:
            db.close()
    except apsw.BusyError:
        raise StoreError(f"A server is using {path}: stop it, or look at a backup of it.") from None
    except (apsw.CorruptError, apsw.NotADBError) as error:
        raise StoreError(f"{path} is damaged, or no database of Bastide ({error}).") from None
    except apsw.Error as error:
        raise StoreError(explain_folder_error(path.parent, error)) from None


def check_database(path: Path, replay: Callable[[StoredTable], None] | None = None) -> DatabaseReport:
    """Check a file. Raises StoreError if it cannot even be opened.

    `replay` replays a table's game and raises LogError.
    """
    with open_database_file(path) as db:
        report = DatabaseReport(str(path), schema_version(db), db.pragma("page_count") * db.pragma("page_size"))
        report.problems = find_file_faults(db)
        newest = max(step.number for step in list_migrations())
        if report.form > newest:
            report.problems.append(f"{path} was written by a newer Bastide. Update Bastide to look at its tables.")
        elif report.form == newest:
            _tables(db, report, replay)
        elif not report.problems:
            with open_migrated_copy(db, path.parent) as copy:
                _tables(copy, report, replay)
    return report


def find_file_faults(db: apsw.Connection) -> list[str]:
    """Return what is wrong with the pages of a file and with its foreign keys."""
    try:
        found = [str(row[0]) for row in db.execute(f"PRAGMA integrity_check({MOST})")]
        broken = [str(row[0]) for row in db.execute("PRAGMA foreign_key_check")]
    except (apsw.CorruptError, apsw.NotADBError) as error:
        return [f"The file is damaged: {error}."]
    faults = [f"The file is damaged: {one.strip()}." for one in found if one != "ok"]
    return faults + [f"{table} has rows that belong to no table." for table in sorted(set(broken))]


@contextlib.contextmanager
def open_migrated_copy(db: apsw.Connection, beside: Path) -> Iterator[Sqlite]:
    """Open a temporary copy of a database in the newest schema. Raises StoreError."""
    folder = Path(tempfile.mkdtemp(prefix="bastide-", dir=beside))
    try:
        backup.copy_database(db, folder / FILE)
        copy = connect_sqlite(folder, keep=False)
        try:
            yield copy
        finally:
            copy.close()
    except (apsw.Error, OSError) as error:
        raise StoreError(explain_folder_error(beside, error)) from None
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _tables(db: Sqlite, report: DatabaseReport, replay: Callable[[StoredTable], None] | None) -> None:
    try:
        rows = db.execute("SELECT id, phase, head FROM tables ORDER BY id")
        report.tables = [TableCheck(str(table), str(phase), int(head)) for table, phase, head in rows]
        report.events = sum(one.events for one in report.tables)
        for one in report.tables:
            one.problem = _problem(db, one.table, replay)
    except apsw.CorruptError as error:
        report.problems.append(f"The file is damaged: {error}.")


def _problem(db: Sqlite, table: str, replay: Callable[[StoredTable], None] | None) -> str:
    try:
        stored = load_table(db, table)
        if stored is None:
            return f"Table {table} has no secret: its draws cannot go on."
        if replay is not None:
            replay(stored)
    except LogError as error:
        return str(error)
    except ValueError as error:
        return f"Table {table} cannot be read: {error}."
    return ""
