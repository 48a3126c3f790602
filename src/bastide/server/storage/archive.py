"""Archived tables: one row of compressed events instead of hundreds of rows.

Invariant: nothing is lost, even if events get new columns. Reading a table yields the archived events first, then later
ones. Archiving again takes both.
"""

import zlib
from collections.abc import Iterator
from typing import Any

import msgspec

from bastide.server.storage.db import Db

FORM = b"\x01"
"""The first byte of an archive: the format of the rest."""
LEVEL = 6

Row = dict[str, Any]
"""A stored event: its columns by name."""


class _Body(msgspec.Struct, array_like=True):
    columns: list[str]
    rows: list[list[Any]]


_pack = msgspec.msgpack.Encoder().encode
_unpack = msgspec.msgpack.Decoder(_Body).decode


def archive_table(db: Db, table: str) -> None:
    """Archive a table."""
    # first, so that no other process appends during this
    db.execute("UPDATE tables SET archived = 1 WHERE id = ?", (table,))
    rows = read_all_rows(db, table)
    for row in rows[:-1]:
        row["chain"] = None  # the last one proves all others, and hashes cannot be compressed
    columns = list(dict.fromkeys(name for row in rows for name in row if name != "table_id"))
    body = _Body(columns, [[row.get(name) for name in columns] for row in rows])
    data = FORM + zlib.compress(_pack(body), LEVEL)
    db.execute(
        "INSERT INTO archive VALUES (?, ?) ON CONFLICT (table_id) DO UPDATE SET body = excluded.body", (table, data)
    )
    db.execute("DELETE FROM events WHERE table_id = ?", (table,))
    db.execute("DELETE FROM commands WHERE table_id = ?", (table,))  # no client resends one after so long


def unarchive_table(db: Db, table: str) -> bool:
    """Move archived events of a table back to the others. Returns whether there were any."""
    rows = _read_archived(db, table)
    for row in rows:
        names, values = ", ".join(row), tuple(row.values())
        db.execute(f"INSERT INTO events (table_id, {names}) VALUES (?{', ?' * len(row)})", (table, *values))
    db.execute("DELETE FROM archive WHERE table_id = ?", (table,))
    return bool(rows)


def read_all_rows(db: Db, table: str) -> list[Row]:
    """Return every event of a table with all its columns, in order, archived or not."""
    names = db.columns("events")
    rows = db.execute("SELECT * FROM events WHERE table_id = ? ORDER BY n", (table,))
    return [*_read_archived(db, table), *(dict(zip(names, row, strict=True)) for row in rows)]


def iterate_rows(db: Db, table: str) -> Iterator[tuple[int, int, bytes, bytes | None]]:
    """Yield number, schema, body and chain of every event of a table, in order, archived or not.

    The chain is None where it was not stored.
    """
    for row in _read_archived(db, table):
        yield int(row["n"]), int(row["schema"]), bytes(row["body"]), row.get("chain")
    sql = "SELECT n, schema, body, chain FROM events WHERE table_id = ? ORDER BY n"
    for n, schema, body, chain in db.execute(sql, (table,)):
        yield int(n), int(schema), bytes(body), None if chain is None else bytes(chain)


def _read_archived(db: Db, table: str) -> list[Row]:
    data = db.execute("SELECT body FROM archive WHERE table_id = ?", (table,)).get
    if data is None:
        return []
    if data[:1] != FORM:
        raise ValueError(f"The archive of table {table} has a form that this Bastide does not know.")
    body = _unpack(zlib.decompress(data[1:]))
    return [dict(zip(body.columns, row, strict=True)) for row in body.rows]
