"""What a query may ask of a database: the small protocol that SQLite (storage/databases/sqlite.py) and PostgreSQL
(storage/databases/postgres.py) keep.

Law: every query exists once. Its placeholders are `?`, `?1` or `:name`, its truths are 0 and 1 and compared as such,
its conflicts are `ON CONFLICT`; columns in `DO UPDATE` are named with their table. What only one of the two can do lies
behind its maker.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Protocol

Given = Sequence[Any] | Mapping[str, Any]
Statement = tuple[str, Sequence[Any]]
"""A statement whose placeholders are all `?`, with their values."""


class Rows(Protocol):
    """What a statement found, once."""

    def __iter__(self) -> Iterator[Any]: ...

    def fetchone(self) -> Any:
        """The next row, None behind the last."""

    def fetchall(self) -> list[Any]:
        """The rest."""

    @property
    def get(self) -> Any:
        """The first row, its value where it has one column; None where nothing was found."""


class Db(Protocol):
    """A connection, used by one thread. `with` it a transaction is made, or a step back within one."""

    errors: ClassVar[tuple[type[Exception], ...]]
    """What its refusals are."""
    many: ClassVar[bool]
    """Other processes work on the same tables."""
    clock: ClassVar[str]
    """What now_ms() tells, in a statement."""

    def execute(self, sql: str, given: Given = ..., /) -> Rows:
        """Carry out one statement."""

    def executemany(self, sql: str, rows: Iterable[Given], /) -> Any:
        """Carry it out for each row."""

    def changes(self) -> int:
        """Rows that the last statement changed."""

    def total_changes(self) -> int:
        """Rows changed since the connection was made."""

    def columns(self, table: str) -> list[str]:
        """The columns of a table in order."""

    def order(self) -> None:
        """Within a transaction: wait until no other process is in one that asked for this, and hold them off."""

    def duty(self, name: str) -> bool:
        """Whether this process is the one that does this work; from now on it is, if nobody is."""

    def beat(self) -> None:
        """Raises one of `errors` where nothing can be written."""

    def now_ms(self) -> int:
        """The clock on the wall that all processes of the house go by."""

    def close(self) -> None:
        """The end."""

    def __enter__(self) -> Any: ...

    def __exit__(self, *error: Any) -> bool | None: ...
