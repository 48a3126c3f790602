"""The database interface that SQLite (databases/sqlite_file.py) and PostgreSQL (databases/postgres.py) implement.

Invariant: every query exists once. Its placeholders are `?`, `?1` or `:name`. Booleans are 0 and 1 and are compared as
numbers. Conflicts are `ON CONFLICT`, and `DO UPDATE` names columns with their table. Anything that only one database
can do is hidden in its connection class.
"""

import secrets
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Protocol

Given = Sequence[Any] | Mapping[str, Any]
Statement = tuple[str, Sequence[Any]]
"""A statement whose placeholders are all `?`, with their values."""


def placeholders(values: Sequence[Any], most: int = 200) -> Iterator[tuple[str, tuple[Any, ...]]]:
    """Yield batches of at most `most` values, each after its placeholders for `IN (...)`."""
    for begin in range(0, len(values), most):
        batch = tuple(values[begin : begin + most])
        yield ", ".join("?" * len(batch)), batch


class Rows(Protocol):
    """The rows that a statement returned, to be read once."""

    def __iter__(self) -> Iterator[Any]: ...

    def fetchone(self) -> Any:
        """Return the next row, or None after the last."""

    def fetchall(self) -> list[Any]:
        """Return the remaining rows."""

    @property
    def get(self) -> Any:
        """The first row, or its value if it has one column. None if there are no rows."""


class Db(Protocol):
    """A connection, used by one thread. `with` opens a transaction, or a savepoint within one."""

    errors: ClassVar[tuple[type[Exception], ...]]
    """The exceptions that it raises."""
    many: ClassVar[bool]
    """Whether other processes use the same tables."""
    clock: ClassVar[str]
    """An SQL expression for the value of now_ms()."""

    def execute(self, sql: str, given: Given = ..., /) -> Rows:
        """Execute one statement."""

    def executemany(self, sql: str, rows: Iterable[Given], /) -> Any:
        """Execute it for each row."""

    def changes(self) -> int:
        """Return how many rows the last statement changed."""

    def total_changes(self) -> int:
        """Return how many rows have changed since the connection was made."""

    def columns(self, table: str) -> list[str]:
        """Return the columns of a table, in order."""

    def order(self) -> None:
        """Within a transaction, wait until no other process is in one that called this, and block later ones."""

    def duty(self, name: str) -> bool:
        """Return whether this process has a duty. It takes a duty that no process has."""

    def beat(self) -> None:
        """Raise one of `errors` if nothing can be written."""

    def now_ms(self) -> int:
        """Return the wall clock that all processes of the cluster use, in ms since 1970."""

    def close(self) -> None:
        """Close the connection."""

    def __enter__(self) -> Any: ...

    def __exit__(self, *error: Any) -> bool | None: ...


def salt_of(db: Db, name: str) -> bytes:
    """Return a random value of the database by its name. It is created once."""
    db.execute("INSERT INTO salts VALUES (?, ?) ON CONFLICT DO NOTHING", (name, secrets.token_bytes(32)))
    return bytes(db.execute("SELECT value FROM salts WHERE name = ?", (name,)).get)
