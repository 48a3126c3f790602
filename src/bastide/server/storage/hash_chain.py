"""The hash chain over the events of a table, which shows any change in the middle of a log.

Invariant: a link is SHA-256 over the link before, the event's number, its schema and its stored body. The link before
the first event follows from the table's id. The body of the first event holds the commitment of the draws. The chain up
to an event is stored beside it, but only that of a table's last event is required. Code that changes stored events on
purpose computes the chain again.
"""

import hashlib
import struct
from typing import Final

import msgspec

from bastide.server.storage.db import Db

VERSION: Final = b"bastide-chain-1"
_place = struct.Struct(">QI").pack


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
