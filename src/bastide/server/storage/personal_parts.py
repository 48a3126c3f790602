"""Personal data: what each feature stores about a device, how to export it, and how to move it to another device.

Invariant: every column of the schema that can hold a device belongs to exactly one part, so that nothing is left
behind. The parts are listed in admin/feature_listeners.py. A test compares their columns with the schema.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple, Protocol, TypeVar

from bastide.server.storage.db import Db

Part = TypeVar("Part")


class DeviceColumn(NamedTuple):
    """A column that can hold a device.

    With `of_guests`, a guest may be stored in this column alone, and is recognised by it. All devices of a table are in
    `known` as well.
    """

    table: str
    name: str
    of_guests: bool = False


def copy_rows(db: Db, column: DeviceColumn, old: str, new: str) -> None:
    """Copy the rows of a device to another device, which keeps those it has. Does nothing if `new` is ""."""
    if new:
        columns = db.columns(column.table)
        values = ", ".join("?" if name == column.name else name for name in columns)
        sql = (
            f"INSERT INTO {column.table} ({', '.join(columns)}) SELECT {values} FROM {column.table} "
            f"WHERE {column.name} = ? ON CONFLICT DO NOTHING"
        )
        db.execute(sql, (new, old))


def move_rows(db: Db, column: DeviceColumn, old: str, new: str) -> None:
    """Move the rows of a device to another device, which keeps those it has. Delete them if `new` is ""."""
    copy_rows(db, column, old, new)
    db.execute(f"DELETE FROM {column.table} WHERE {column.name} = ?", (old,))


class Export(Protocol):
    """Reads what is stored about a device, as a value for JSON."""

    def __call__(self, db: Db, device: str) -> Any: ...


@dataclass(frozen=True)
class PersonalData:
    """What one feature stores about devices, apart from what belongs to one table.

    `reassign(db, old, new)` moves it to another device, or erases it if `new` is "". `export` returns the value under
    `name` in the export. It is None if there is nothing to export.
    """

    name: str
    columns: tuple[DeviceColumn, ...]
    reassign: Callable[[Db, str, str], None]
    export: Export | None = None


@dataclass(frozen=True)
class DeviceAtTable:
    """A device at one table, and all seats that it has held there."""

    table: str
    device: str
    seats: frozenset[int]


@dataclass(frozen=True)
class TablePersonalData:
    """What one feature stores about a device at one table.

    `reassign` works as in PersonalData, in the transaction that rewrites the log. `export` returns entries for the
    export of that table.
    """

    columns: tuple[DeviceColumn, ...]
    reassign: Callable[[Db, DeviceAtTable, str], None]
    export: Callable[[Db, DeviceAtTable], dict[str, Any]] | None = None


def _require(parts: tuple[Part, ...]) -> tuple[Part, ...]:
    """The parts. Raises RuntimeError if there are none, since an erasure would silently do nothing."""
    if not parts:
        raise RuntimeError("No personal data is registered, so none can be exported, moved or erased.")
    return parts


@dataclass(frozen=True)
class PersonalDataRegistry:
    """The parts of all features. The export has its keys in this order."""

    parts: tuple[PersonalData, ...] = ()
    table_parts: tuple[TablePersonalData, ...] = ()

    @property
    def columns(self) -> list[DeviceColumn]:
        """All columns that the parts cover."""
        every: Iterable[PersonalData | TablePersonalData] = (*self.table_parts, *self.parts)
        return [column for part in every for column in part.columns]

    def is_stored(self, db: Db, device: str) -> bool:
        """Return whether anything is stored about the device of a guest."""
        sql = "SELECT 1 FROM {} WHERE {} = ? LIMIT 1"
        columns = [column for column in self.columns if column.of_guests]
        return any(db.execute(sql.format(table, name), (device,)).fetchone() for table, name, _ in columns)

    def exports(self, device: str) -> dict[str, Callable[[Db], Any]]:
        """Return jobs that read the values of the export, by key."""
        return {
            part.name: partial(part.export, device=device) for part in _require(self.parts) if part.export is not None
        }

    def reassign(self, db: Db, old: str, new: str) -> None:
        """Move all parts except those of tables to another device, or erase them (""), in one transaction."""
        for part in _require(self.parts):
            part.reassign(db, old, new)

    def reassign_at_table(self, db: Db, at: DeviceAtTable, new: str) -> None:
        """Move or erase what the parts store about a device at one table."""
        for part in _require(self.table_parts):
            part.reassign(db, at, new)

    def export_at_table(self, db: Db, at: DeviceAtTable) -> dict[str, Any]:
        """Return the entries of all parts for the export of one table."""
        entries: dict[str, Any] = {}
        for part in _require(self.table_parts):
            if part.export is not None:
                entries |= part.export(db, at)
        return entries
