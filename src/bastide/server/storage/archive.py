"""Old tables packed: one row of compressed events instead of hundreds.

Law: nothing is lost, whatever columns events have. Reading a table gives the packed events first and then those of
after; packing again takes both.
"""

import zlib
from collections.abc import Iterator
from typing import Any

import msgspec

from bastide.server.storage.db import Db

FORM = b"\x01"
"""The first byte of a packed table: how the rest is to be read."""
LEVEL = 6

Row = dict[str, Any]
"""An event as it is stored: its columns by name."""


class _Body(msgspec.Struct, array_like=True):
    columns: list[str]
    rows: list[list[Any]]


_pack = msgspec.msgpack.Encoder().encode
_unpack = msgspec.msgpack.Decoder(_Body).decode


def archive_table(db: Db, table: str) -> None:
    """Archive a table. Which commands did what there is forgotten: nobody sends one again after so long."""
    db.execute("UPDATE tables SET archived = 1 WHERE id = ?", (table,))  # first: nobody else appends meanwhile
    rows = read_all_rows(db, table)
    for row in rows[:-1]:
        row["chain"] = None  # the last one vouches for all; hashes cannot be compressed
    columns = list(dict.fromkeys(name for row in rows for name in row if name != "table_id"))
    body = _Body(columns, [[row.get(name) for name in columns] for row in rows])
    data = FORM + zlib.compress(_pack(body), LEVEL)
    db.execute(
        "INSERT INTO archive VALUES (?, ?) ON CONFLICT (table_id) DO UPDATE SET body = excluded.body", (table, data)
    )
    db.execute("DELETE FROM events WHERE table_id = ?", (table,))
    db.execute("DELETE FROM commands WHERE table_id = ?", (table,))


def unarchive_table(db: Db, table: str) -> bool:
    """Take a table out of the archive; whether it was there."""
    rows = _read_archived(db, table)
    for row in rows:
        names, values = ", ".join(row), tuple(row.values())
        db.execute(f"INSERT INTO events (table_id, {names}) VALUES (?{', ?' * len(row)})", (table, *values))
    db.execute("DELETE FROM archive WHERE table_id = ?", (table,))
    return bool(rows)


def read_all_rows(db: Db, table: str) -> list[Row]:
    """Every event of a table with all its columns, in order, wherever they lie."""
    return [*_read_archived(db, table), *_read_unarchived(db, table)]


def iterate_rows(db: Db, table: str) -> Iterator[tuple[int, int, bytes, bytes | None]]:
    """Number, schema, body and chain (where it was written down) of every event of a table, in order, wherever they
    lie."""
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


def _read_unarchived(db: Db, table: str) -> list[Row]:
    names = db.columns("events")
    rows = db.execute("SELECT * FROM events WHERE table_id = ? ORDER BY n", (table,))
    return [dict(zip(names, row, strict=True)) for row in rows]
