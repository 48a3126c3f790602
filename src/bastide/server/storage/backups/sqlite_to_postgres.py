"""Taking everything over that a single server has stored: from the SQLite file of a folder into an empty PostgreSQL.

Law: one transaction, so it is all there or nothing, and what was interrupted is begun again. Before it ends every row
is compared with where it came from and every log is read by its chain. The folder stays as it is.
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
from bastide.server.storage.databases.sqlite import Sqlite
from bastide.server.storage.db import Db
from bastide.server.storage.hash_chain import read_head
from bastide.server.storage.store import load_table

OWN: Final = frozenset({"migrations", "processes", "jobs", "workers"})
"""What each database has for itself."""
AT_A_START: Final = frozenset({"head", "service", "salts", "rated_counts"})
"""What stands in a database as soon as somebody serves it; nobody has played there for that."""
PORTION: Final = 2000
"""Rows at a time."""
_AS: Final[dict[str, Callable[[Any], Any]]] = {
    "INTEGER": int,
    "REAL": float,
    "DOUBLE PRECISION": float,
    "BLOB": lambda value: value.encode() if isinstance(value, str) else bytes(value),
    "TEXT": lambda value: value.replace("\0", "\ufffd"),
}
"""SQLite keeps what it is given; PostgreSQL wants what a column was declared for."""

Row = tuple[Any, ...]
Step = Callable[[str], None]


class TransferResult(msgspec.Struct):
    """What was taken over."""

    tables: int
    events: int
    accounts: int
    rows: int
    address: str


class _TableSchema(msgspec.Struct):
    """A table of the database: its columns, and what each is declared for."""

    name: str
    columns: dict[str, str]

    def rows(self, db: Db) -> Iterator[Row]:
        """All of them, a portion at a time, within a transaction."""
        db.execute(f"DECLARE moved CURSOR FOR {self._all}")
        while portion := db.execute(f"FETCH {PORTION} FROM moved").fetchall():
            yield from portion
        db.execute("CLOSE moved")

    def coming(self, db: Sqlite) -> Iterator[Row]:
        """All of them where they come from, as they will be."""
        fits = [_AS[kind] for kind in self.columns.values()]
        for row in db.execute(self._all):
            yield tuple(None if value is None else fit(value) for value, fit in zip(row, fits, strict=True))

    @property
    def _all(self) -> str:
        return f"SELECT {', '.join(self.columns)} FROM {self.name}"


class _RowChecksum:
    """How many rows there were and which, in any order."""

    def __init__(self) -> None:
        self.rows = self.hash = 0

    def over(self, rows: Iterator[Row]) -> Iterator[Row]:
        """The rows, counted on their way."""
        for row in rows:
            self.rows += 1
            digest = hashlib.sha256(repr(row).encode("utf-8", "surrogatepass")).digest()
            self.hash = (self.hash + int.from_bytes(digest, "big")) % (1 << 256)
            yield row

    def same(self, other: "_RowChecksum") -> bool:
        """Whether those were the same."""
        return (self.rows, self.hash) == (other.rows, other.hash)


def transfer_database(
    folder: Path, address: str, force: bool = False, step: Step = lambda text: None
) -> TransferResult:
    """Take over what the stopped server of a folder has stored into the database at `address`, which must hold nobody's
    games; `force` takes tables with faults along. `step` is told what is being done. Raises StoreError."""
    if not (folder / FILE).exists():
        raise StoreError(f"There is no database in {folder}: name the folder of the server with --data.")
    step("looking through the games")
    found = check_database(folder / FILE)
    if found.problems or (found.faults and not force):
        cure = "" if found.problems else " Mend it from a backup, or take it along as it is with --force."
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
        kept = _tables(source)
        _must_be_empty(source, target, kept, address)
        step(f"copying {len(kept)} kinds of rows")
        rows = sum(_copy(source, target, one) for one in kept)
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
    """What there is to take over, each after what it refers to."""
    names = [str(row[0]) for row in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
    names = [name for name in names if name not in OWN and not name.startswith("sqlite_")]
    refers = {name: {str(row[2]) for row in db.execute(f"PRAGMA foreign_key_list({name})")} for name in names}
    columns = {
        name: {str(row[1]): str(row[2]).upper() for row in db.execute(f"PRAGMA table_info({name})")} for name in names
    }
    return [_TableSchema(name, columns[name]) for name in TopologicalSorter(refers).static_order()]


def _must_be_empty(source: Sqlite, target: Postgres, kept: list[_TableSchema], address: str) -> None:
    """Nobody serves the database, and nobody has played there. Raises StoreError."""
    where = f"The database {redact_database_url(address)}"
    if leases.count_processes(target):
        raise StoreError(f"{where} is being served: stop every process of the house first.")
    full = [one.name for one in kept if one.name not in AT_A_START and _any(target, one.name)]
    if full and read_head(target).database == read_head(source).database:
        raise StoreError(f"{where} has the games of this folder already: start the house with --store.")
    if full:
        raise StoreError(f"{where} is not empty (there are {', '.join(full[:3])}): take one that nobody has used.")


def _any(db: Db, name: str) -> bool:
    return db.execute(f"SELECT 1 FROM {name} LIMIT 1").fetchone() is not None


def _copy(source: Sqlite, target: Postgres, one: _TableSchema) -> int:
    """Take over the rows of one kind; how many. Raises StoreError."""
    target.execute(f"DELETE FROM {one.name}")  # what stands there from a start
    coming, came = _RowChecksum(), _RowChecksum()
    try:
        target.fill(one.name, tuple(one.columns), coming.over(one.coming(source)))
    except (TypeError, ValueError) as error:
        raise StoreError(f"A row of {one.name} cannot be taken over: {error}. Nothing was taken over.") from None
    for _ in came.over(one.rows(target)):
        pass
    if not came.same(coming):
        text = f"{coming.rows} rows of {one.name} became {came.rows} others"
        raise StoreError(f"{text}. Nothing was taken over.")
    return came.rows


def _fault(db: Db, table: str) -> str:
    try:
        return "" if load_table(db, table) is not None else "no secret"
    except LogError as error:
        return str(error)
