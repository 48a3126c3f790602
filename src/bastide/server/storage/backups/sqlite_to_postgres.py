"""Transfer of a single server's data: from the SQLite file of a folder into an empty PostgreSQL database.

Invariant: it is one transaction, so all or nothing is copied, and an interrupted transfer starts over. Before the
commit every row is compared with its source, and every log is read and its hash chain verified. The folder stays as it
is.
"""

import hashlib
from collections.abc import Callable, Iterator
from graphlib import TopologicalSorter
from pathlib import Path
from typing import Any, Final

import msgspec

from bastide.server.protocol.events import LogError
from bastide.server.storage import leases
from bastide.server.storage.backups.check import check_database
from bastide.server.storage.data_folder import FILE, StoreError
from bastide.server.storage.databases import sqlite_file
from bastide.server.storage.databases.postgres import Postgres, redact_database_url
from bastide.server.storage.databases.postgres_schema import connect_postgres
from bastide.server.storage.databases.sqlite_file import Sqlite
from bastide.server.storage.db import Db
from bastide.server.storage.event_log import read_head
from bastide.server.storage.store import load_table

OWN: Final = frozenset({"migrations", "processes", "jobs", "workers"})
"""Tables that each database has for itself."""
AT_A_START: Final = frozenset({"head", "service", "salts", "rated_counts"})
"""Tables that have rows as soon as a server has started, even if no one has played there."""
PORTION: Final = 2000
"""Rows read at a time."""
_AS: Final[dict[str, Callable[[Any], Any]]] = {
    "INTEGER": int,
    "REAL": float,
    "DOUBLE PRECISION": float,
    "BLOB": lambda value: value.encode() if isinstance(value, str) else bytes(value),
    "TEXT": lambda value: value.replace("\0", "\ufffd"),
}
"""Conversions by declared type. SQLite stores any type in any column, PostgreSQL only the declared one."""

Row = tuple[Any, ...]
Step = Callable[[str], None]


class TransferResult(msgspec.Struct):
    """What was copied, and to which database."""

    tables: int
    events: int
    accounts: int
    rows: int
    address: str


class _TableSchema(msgspec.Struct):
    """A table's columns and their declared types."""

    name: str
    columns: dict[str, str]

    def rows(self, db: Db) -> Iterator[Row]:
        """All rows, a portion at a time, within a transaction."""
        db.execute(f"DECLARE moved CURSOR FOR {self._all}")
        while portion := db.execute(f"FETCH {PORTION} FROM moved").fetchall():
            yield from portion
        db.execute("CLOSE moved")

    def coming(self, db: Sqlite) -> Iterator[Row]:
        """All rows of the source, converted to the declared types."""
        fits = [_AS[kind] for kind in self.columns.values()]
        for row in db.execute(self._all):
            yield tuple(None if value is None else fit(value) for value, fit in zip(row, fits, strict=True))

    @property
    def _all(self) -> str:
        return f"SELECT {', '.join(self.columns)} FROM {self.name}"


class _RowChecksum:
    """A count and a hash of rows, in any order."""

    def __init__(self) -> None:
        self.rows = self.hash = 0

    def over(self, rows: Iterator[Row]) -> Iterator[Row]:
        """Yield the rows and count them."""
        for row in rows:
            self.rows += 1
            digest = hashlib.sha256(repr(row).encode("utf-8", "surrogatepass")).digest()
            self.hash = (self.hash + int.from_bytes(digest, "big")) % (1 << 256)
            yield row


def transfer_database(
    folder: Path, address: str, force: bool = False, step: Step = lambda text: None
) -> TransferResult:
    """Copy what the stopped server of a folder has stored into the empty database at `address`. Raises StoreError.

    `force` also copies tables with faults. `step` is called with a text for each stage.
    """
    if not (folder / FILE).exists():
        raise StoreError(f"There is no database in {folder}: name the folder of the server with --data.")
    step("looking through the games")
    found = check_database(folder / FILE)
    if found.problems or (found.faults and not force):
        cure = "" if found.problems else " Restore it from a backup, or copy it as it is with --force."
        raise StoreError(f"{folder / FILE} is not whole: {found.faults[0]}{cure}")
    source = sqlite_file.connect_sqlite(folder)
    try:
        target = connect_postgres(address)
        try:
            return _transfer(source, target, address, step)
        except Postgres.errors as error:
            text = f"{str(error).strip()}. Nothing was taken over; try again"
            raise StoreError(f"The database {redact_database_url(address)} refuses: {text}.") from None
        finally:
            target.close()
    finally:
        source.close()


def _transfer(source: Sqlite, target: Postgres, address: str, step: Step) -> TransferResult:
    with target:
        target.order()
        target.execute("SET LOCAL idle_in_transaction_session_timeout = 0")
        schemas = _tables(source)
        _must_be_empty(source, target, schemas, address)
        step(f"copying {len(schemas)} kinds of rows")
        rows = sum(_copy(source, target, one) for one in schemas)
        names = [str(row[0]) for row in source.execute("SELECT id FROM tables ORDER BY id")]
        step(f"reading {len(names)} tables again")
        for name in names:
            if _fault(target, name) != _fault(source, name):
                raise StoreError(f"Table {name} is not what it was. Nothing was taken over.")
        tables, events = target.execute("SELECT count(*), coalesce(sum(head), 0) FROM tables").fetchone()
        accounts = int(target.execute("SELECT count(*) FROM accounts").get)
    target.execute("ANALYZE")
    return TransferResult(int(tables), int(events), accounts, rows, redact_database_url(address))


def _tables(db: Sqlite) -> list[_TableSchema]:
    """The tables to copy, each after those it refers to."""
    names = [str(row[0]) for row in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
    names = [name for name in names if name not in OWN and not name.startswith("sqlite_")]
    refers = {name: {str(row[2]) for row in db.execute(f"PRAGMA foreign_key_list({name})")} for name in names}
    columns = {
        name: {str(row[1]): str(row[2]).upper() for row in db.execute(f"PRAGMA table_info({name})")} for name in names
    }
    return [_TableSchema(name, columns[name]) for name in TopologicalSorter(refers).static_order()]


def _must_be_empty(source: Sqlite, target: Postgres, schemas: list[_TableSchema], address: str) -> None:
    """Raise StoreError if the database is being served, or anyone has played there."""
    where = f"The database {redact_database_url(address)}"
    if leases.count_processes(target):
        raise StoreError(f"{where} is being served: stop every process of the cluster first.")
    names = [schema.name for schema in schemas if schema.name not in AT_A_START]
    full = [name for name in names if target.execute(f"SELECT 1 FROM {name} LIMIT 1").fetchone() is not None]
    if full and read_head(target).database == read_head(source).database:
        raise StoreError(f"{where} has the games of this folder already: start the cluster with --store.")
    if full:
        raise StoreError(f"{where} is not empty (there are {', '.join(full[:3])}): use one without any games.")


def _copy(source: Sqlite, target: Postgres, one: _TableSchema) -> int:
    """Copy the rows of one table. Returns how many. Raises StoreError."""
    target.execute(f"DELETE FROM {one.name}")  # rows written when a server started
    coming, came = _RowChecksum(), _RowChecksum()
    try:
        target.fill(one.name, tuple(one.columns), coming.over(one.coming(source)))
    except (TypeError, ValueError) as error:
        raise StoreError(f"A row of {one.name} cannot be taken over: {error}. Nothing was taken over.") from None
    for _ in came.over(one.rows(target)):
        pass
    if (came.rows, came.hash) != (coming.rows, coming.hash):
        text = f"{coming.rows} rows of {one.name} became {came.rows} others"
        raise StoreError(f"{text}. Nothing was taken over.")
    return came.rows


def _fault(db: Db, table: str) -> str:
    try:
        return "" if load_table(db, table) is not None else "no secret"
    except LogError as error:
        return str(error)
