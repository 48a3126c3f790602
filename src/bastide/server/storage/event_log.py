"""The stored log of a table: reading, appending, and its hash chain.

It also stores which tables use which custom tile set, so that its pictures can be drawn at any time.

Invariant: every change of a log is counted in the row `head`, which summarises the whole database. The hash chain shows
any change in the middle of a log. A link is SHA-256 over the link before, the event's number, its schema and its stored
body. The link before the first event follows from the table's id. The body of the first event holds the commitment of
the draws. The chain up to an event is stored beside it, but only that of a table's last event is required. Code that
changes stored events on purpose computes the chain again.
"""

import hashlib
import struct
from collections.abc import Callable
from typing import Any, Final

import msgspec

from bastide.rules import BOXES
from bastide.server.protocol import events
from bastide.server.protocol.events import AnyEvent, LogError
from bastide.server.storage.archive import archive_table, iterate_rows, unarchive_table
from bastide.server.storage.db import Db, Statement

INTO: Final = "INSERT INTO events (table_id, n, schema, at_ms, body, chain) VALUES"
ROW: Final = "(?, ?, ?, ?, ?, ?)"
VERSION: Final = b"bastide-chain-1"
_place = struct.Struct(">QI").pack


def write_events(db: Db, table: str, first: int, bodies: list[bytes], now: int) -> bytes:
    """Append events, of which the first has number `first`. Returns the last link of the chain."""
    rows, last = _rows(table, first, bodies, now, _before(db, table, first))
    db.executemany(f"{INTO} {ROW}", rows)
    _count(db, len(rows), last)
    return last


def event_statement(table: str, first: int, bodies: list[bytes], now: int, before: bytes) -> tuple[Statement, bytes]:
    """Return the append as one statement for a cluster, given the link `before` it, and the last link."""
    rows, last = _rows(table, first, bodies, now, before)
    return (f"{INTO} {', '.join([ROW] * len(rows))}", [value for row in rows for value in row]), last


def _rows(table: str, first: int, bodies: list[bytes], now: int, before: bytes) -> tuple[list[tuple[Any, ...]], bytes]:
    made = chain_links(before, first, events.SCHEMA, bodies)
    rows = [(table, n, events.SCHEMA, now, body, made[n - first]) for n, body in enumerate(bodies, first)]
    return rows, made[-1]


def _before(db: Db, table: str, first: int) -> bytes:
    """The chain up to the event before `first`."""
    if first == 1:
        return first_link(table)
    kept = db.execute("SELECT chain FROM events WHERE table_id = ? AND n = ?", (table, first - 1)).get
    if kept is not None:
        return bytes(kept)
    known = first_link(table)
    for n, schema, body, _ in iterate_rows(db, table):
        known = next_link(known, n, schema, body)
    return known


def _count(db: Db, number: int, last: bytes) -> None:
    if db.many:
        return  # a row that all processes change would block them all, and PostgreSQL protects its own WAL
    whole = hashlib.sha256(db.execute("SELECT hash FROM head").get + last).digest()
    db.execute("UPDATE head SET events = events + ?, hash = ?", (number, whole))


def read_events(db: Db, table: str, head: int) -> list[AnyEvent]:
    """Return the `head` events of a table and verify their hash chain. Raises LogError."""
    log: list[AnyEvent] = []
    known, kept = first_link(table), None
    for n, schema, body, kept in iterate_rows(db, table):
        where = f"Event {n} of table {table}"
        if n != len(log) + 1:
            raise LogError(f"{where} follows event {len(log)}: the log has a gap.")
        log.append(events.decode_event(schema, body, where))
        known = next_link(known, n, schema, body)
        if kept is not None and kept != known:
            raise LogError(f"{where}, or one before it, is not what was stored: the log was damaged or altered.")
    if len(log) != head or (log and kept is None):
        raise LogError(f"Table {table} has {len(log)} events, but {head} were stored: its log lost its end.")
    return log


def rewrite_log(db: Db, table: str, change: Callable[[bytes], bytes]) -> None:
    """Change the bodies of a log on purpose, such as for an erasure, and compute its chain again."""
    packed = unarchive_table(db, table)
    known = first_link(table)
    for n, schema, body, _ in list(iterate_rows(db, table)):
        fresh = change(body)
        known = next_link(known, n, schema, fresh)
        db.execute("UPDATE events SET body = ?, chain = ? WHERE table_id = ? AND n = ?", (fresh, known, table, n))
    if packed:
        archive_table(db, table)
    _count(db, 0, known)


def note_tileset(db: Db, table: str, name: str) -> None:
    """Store that a table uses a custom tile set."""
    db.execute("INSERT INTO own_sets VALUES (?, ?) ON CONFLICT DO NOTHING", (name, table))


def custom_tiles_of(db: Db, name: str) -> list[dict[str, Any]] | None:
    """Return the tiles of a custom set, or None if no table uses it. Raises LogError.

    They are in the first event of any table that uses it.
    """
    sql = "SELECT table_id, head FROM own_sets JOIN tables ON id = table_id WHERE name = ?"
    row = db.execute(sql, (name,)).fetchone()
    if row is None:
        return None
    made = read_events(db, str(row[0]), int(row[1]))[0]
    return BOXES.brought(made.house) if isinstance(made, events.Created) else None


def first_link(table: str) -> bytes:
    """Return the link before the first event of a table."""
    return hashlib.sha256(VERSION + b"|" + table.encode()).digest()


def next_link(before: bytes, n: int, schema: int, body: bytes) -> bytes:
    """Return the link of an event."""
    return hashlib.sha256(before + _place(n, schema) + body).digest()


def chain_links(before: bytes, first: int, schema: int, bodies: list[bytes]) -> list[bytes]:
    """Return the link of each of these events, of which the first has number `first`."""
    made = []
    for n, body in enumerate(bodies, first):
        before = next_link(before, n, schema, body)
        made.append(before)
    return made


class DatabaseHead(msgspec.Struct, frozen=True):
    """A database's id, the number of events ever stored in it, and a hash over them in hex."""

    database: str
    events: int
    hash: str


def read_head(db: Db) -> DatabaseHead:
    """Read the head of an open database."""
    row = db.execute("SELECT database, events, hash FROM head").fetchone()
    assert row is not None, "its migration made it"
    database, events, whole = row
    return DatabaseHead(str(database), int(events), bytes(whole).hex())
