"""PostgreSQL as the database of a cluster of several processes, through psycopg.

Invariant: a broken connection is replaced before the next transaction. A transaction in progress fails, and the log
shows whether it was stored. No message contains a password.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any, ClassVar, Final, Self

import psycopg
from psycopg import RawCursor
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.types.numeric import FloatLoader, Int8Dumper

from bastide.server.storage.data_folder import StoreError
from bastide.server.storage.db import Given

DEAF_MS: Final = 2000
"""A connection counts as broken after this long without an answer of the network."""
SETTINGS: Final[dict[str, Any]] = {
    "connect_timeout": 3,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 2,
    "tcp_user_timeout": DEAF_MS,
    "application_name": "bastide",
    # a transaction of a hanging process does not block others for long
    "options": "-c idle_in_transaction_session_timeout=5000 -c lock_timeout=4000 -c client_min_messages=warning",
}
ORDER: Final = 0x42535444
"""Key of the advisory lock that `order` takes. A duty uses the next key."""
_MARK: Final = re.compile(r"'[^']*'|\?(\d*)|(?<!:):([a-z_]+)")


class _Truth(Int8Dumper):
    """Stores booleans as 0 and 1."""

    def dump(self, obj: Any) -> bytes:
        return b"1" if obj else b"0"


class _Numeric(FloatLoader):
    """Loads sums of integers as integers."""

    def load(self, data: Any) -> Any:
        text = bytes(data)
        return float(text) if b"." in text else int(text)


class PostgresRows:
    """Rows that a statement returned."""

    def __init__(self, rows: list[Any]) -> None:
        self._rows = iter(rows)

    def __iter__(self) -> Iterator[Any]:
        return self._rows

    def fetchone(self) -> Any:
        """See storage/db.py."""
        return next(self._rows, None)

    def fetchall(self) -> list[Any]:
        """See storage/db.py."""
        return list(self._rows)

    @property
    def get(self) -> Any:
        """See storage/db.py."""
        row = next(self._rows, None)
        return row[0] if row is not None and len(row) == 1 else row


@lru_cache(maxsize=4096)
def translate_sql(sql: str) -> tuple[str, tuple[str | int, ...]]:
    """Return a statement with PostgreSQL's placeholders, and the source of each value: an index or a name."""
    found: list[str | int] = []
    free = 0

    def one(match: re.Match[str]) -> str:
        nonlocal free
        if match[0].startswith("'"):
            return match[0]
        if match[2] is None and not match[1]:
            key: str | int = free
            free += 1
        else:
            key = match[2] or int(match[1]) - 1
        if key not in found:
            found.append(key)
        return f"${found.index(key) + 1}"

    return _MARK.sub(one, sql).replace("IN ()", "IN (NULL)"), tuple(found)


def _in_order(given: Any, keys: tuple[str | int, ...]) -> list[Any]:
    return [_fit(given[key]) for key in keys]


def _fit(value: Any) -> Any:
    # PostgreSQL's texts cannot hold NUL, and nothing that is stored has one
    return value.replace("\0", "\ufffd") if isinstance(value, str) and "\0" in value else value


def connect_psycopg(address: str) -> psycopg.Connection[Any]:
    """Open a connection with time limits for everything. Raises psycopg.Error."""
    own = conninfo_to_dict(address)
    settings = {**SETTINGS, **own, "options": f"{SETTINGS['options']} {own.get('options', '')}"}
    return psycopg.connect(make_conninfo(**settings), autocommit=True, cursor_factory=RawCursor)


class Postgres:
    """A connection to one database, which implements `Db` (storage/db.py)."""

    errors: ClassVar[tuple[type[Exception], ...]] = (psycopg.Error,)
    many: ClassVar[bool] = True
    clock: ClassVar[str] = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"

    def __init__(self, address: str) -> None:
        """Raises StoreError."""
        self._address = address
        self._depth = self._changed = self._total = 0
        self._columns: dict[str, list[str]] = {}
        try:
            self._db = self._connected()
        except psycopg.Error as error:
            raise StoreError(
                f"The database {redact_database_url(address)} cannot be reached: {_first(error)}."
            ) from None

    def _connected(self) -> psycopg.Connection[Any]:
        db = connect_psycopg(self._address)
        db.adapters.register_dumper(int, Int8Dumper)
        db.adapters.register_dumper(bool, _Truth)
        db.adapters.register_loader("numeric", _Numeric)
        self._cursor: RawCursor[Any] = RawCursor(db)
        return db

    def execute(self, sql: str, given: Given = (), /) -> PostgresRows:
        """See storage/db.py."""
        text, keys = translate_sql(sql)
        values = _in_order(given, keys)
        if not self._depth:
            self._wake()
        cursor = self._cursor
        cursor.execute(text, values or None)
        if cursor.description is not None:
            self._changed = 0
            return PostgresRows(cursor.fetchall())
        self._changed = max(0, cursor.rowcount)
        self._total += self._changed
        return PostgresRows([])

    def executemany(self, sql: str, rows: Iterable[Given], /) -> None:
        """See storage/db.py."""
        text, keys = translate_sql(sql)
        every = [_in_order(row, keys) for row in rows]
        if len(every) == 1:
            self._cursor.execute(text, every[0])
        elif every:
            self._cursor.executemany(text, every)
        self._changed = max(0, self._cursor.rowcount) if every else 0
        self._total += self._changed

    def fill(self, table: str, columns: Sequence[str], rows: Iterable[Sequence[Any]]) -> None:
        """Insert many rows with COPY."""
        with self._cursor.copy(f"COPY {table} ({', '.join(columns)}) FROM STDIN") as copy:
            for row in rows:
                copy.write_row(row)

    def script(self, statements: Iterable[str]) -> None:
        """Execute statements without values."""
        for one in statements:
            self._cursor.execute(one)

    def changes(self) -> int:
        """See storage/db.py."""
        return self._changed

    def total_changes(self) -> int:
        """See storage/db.py."""
        return self._total

    def columns(self, table: str) -> list[str]:
        """See storage/db.py."""
        if table not in self._columns:
            sql = (
                "SELECT column_name FROM information_schema.columns WHERE table_name = ? AND "
                "table_schema = current_schema() ORDER BY ordinal_position"
            )
            self._columns[table] = [str(row[0]) for row in self.execute(sql, (table,))]
        return self._columns[table]

    def order(self) -> None:
        """See storage/db.py."""
        self._cursor.execute(f"SELECT pg_advisory_xact_lock({ORDER}, hashtext(current_schema()))")

    def duty(self, name: str) -> bool:
        """See storage/db.py. A duty is held as long as the connection."""
        key = f"hashtext(current_schema() || {psycopg.sql.Literal(name).as_string(self._db)})"
        held = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND pid = pg_backend_pid() AND granted AND "
        mine = f"{held} classid::bigint = {ORDER + 1} AND objid::bigint = ({key}::bigint & 4294967295)"
        if self.execute(mine).get:
            return True
        return bool(self.execute(f"SELECT pg_try_advisory_lock({ORDER + 1}, {key})").get)

    def beat(self) -> None:
        """See storage/db.py. The heartbeats of a cluster (storage/leases.py) are written all the time anyway."""
        self.execute("SELECT 1")

    def now_ms(self) -> int:
        """Return the clock of the database's machine, in ms since 1970."""
        return int(self.execute(f"SELECT {self.clock}").get)

    def close(self) -> None:
        """See storage/db.py."""
        self._db.close()

    def _wake(self) -> None:
        """Reconnect if the connection broke."""
        if self._db.closed or self._db.broken:
            self._db.close()
            self._depth = 0
            self._db = self._connected()

    def __enter__(self) -> Self:
        if self._depth == 0:
            self._wake()
            self._cursor.execute("BEGIN")
        else:
            self._cursor.execute(f"SAVEPOINT s{self._depth}")
        self._depth += 1
        return self

    def __exit__(self, kind: Any, *error: Any) -> None:
        self._depth = max(0, self._depth - 1)
        if self._db.closed:
            if kind is None:
                raise psycopg.OperationalError("the connection to the database broke")
            return
        if self._depth:
            back = f"ROLLBACK TO SAVEPOINT s{self._depth}; " if kind else ""
            self._cursor.execute(f"{back}RELEASE SAVEPOINT s{self._depth}")
        else:
            self._cursor.execute("ROLLBACK" if kind else "COMMIT")
            if not kind and self._cursor.statusmessage == "ROLLBACK":
                raise psycopg.OperationalError("the transaction had failed before its end")


def redact_database_url(address: str) -> str:
    """Return an address without its secrets."""
    try:
        info = conninfo_to_dict(address)
    except psycopg.Error:
        return "that was given"
    where = f"{info.get('host', 'localhost')}{':' + str(info['port']) if 'port' in info else ''}"
    return f"postgresql://{where}/{info.get('dbname', '')}"


def _first(error: Exception) -> str:
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return lines[0].rstrip(".") if lines else type(error).__name__
