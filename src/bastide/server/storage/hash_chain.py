"""The chain of hashes over the events of a table: nothing in the middle of a log changes unseen.

Law: a link is SHA-256 over the link before, the event's number, its schema and its body as stored; the first one
follows from the table's name, and its body holds the commitment of the draws. What is stored beside an event is the
chain up to it; only the last one of a table must be there. Whoever changes stored events on purpose seals the table
again.
"""

import hashlib
import struct
from typing import Final

import msgspec

from bastide.server.storage.db import Db

VERSION: Final = b"bastide-chain-1"
_place = struct.Struct(">QI").pack


def first_link(table: str) -> bytes:
    """What the first event of a table is linked to."""
    return hashlib.sha256(VERSION + b"|" + table.encode()).digest()


def next_link(before: bytes, n: int, schema: int, body: bytes) -> bytes:
    """The chain up to an event."""
    return hashlib.sha256(before + _place(n, schema) + body).digest()


def chain_links(before: bytes, first: int, schema: int, bodies: list[bytes]) -> list[bytes]:
    """The chain up to each of these events, the first of them being number `first`."""
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
