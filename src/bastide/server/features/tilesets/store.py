"""Shared tile sets, stored under a hash of their content, so that equal sets have the same link.

Invariant: a set belongs to the devices that shared it, and is deleted with the last of them. A set without a request
for as long as finished games are kept is deleted too. Tables store the sets of their games themselves.
"""

import hashlib
import json
from dataclasses import dataclass
from typing import Any, Final

from bastide.server.storage.db import Db
from bastide.server.storage.personal_parts import DeviceColumn, PersonalData, move_rows

ID_SIGNS: Final = 20


@dataclass(frozen=True)
class SharedSet:
    """A shared set: its file, the time, and whether the requesting device shares it."""

    id: str
    file: dict[str, Any]
    shared_ms: int
    mine: bool


@dataclass(frozen=True)
class SharedSetCounts:
    """Number of sets that a device shares and of all sets, and whether the device shares this one."""

    of_device: int
    all: int
    known: bool


def encode_tileset(file: dict[str, Any]) -> tuple[str, bytes]:
    """The name of a set, and its JSON in canonical form."""
    body = json.dumps(file, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode("utf-8", "replace")
    return hashlib.sha256(body).hexdigest()[:ID_SIGNS], body


def count_shared_sets(db: Db, device: str, name: str) -> SharedSetCounts:
    """Counts for the limits on a new set."""
    of_device = int(db.execute("SELECT count(*) FROM tileset_sharers WHERE device = ?", (device,)).get)
    count = int(db.execute("SELECT count(*) FROM tilesets").get)
    sql = "SELECT count(*) FROM tileset_sharers WHERE device = ? AND tileset_id = ?"
    return SharedSetCounts(of_device, count, bool(db.execute(sql, (device, name)).get))


def store_tileset(db: Db, name: str, body: bytes, device: str, now: int, served: int) -> None:
    """Store a set and the device that shares it."""
    db.execute("INSERT INTO tilesets VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING", (name, body, now, served))
    db.execute("INSERT INTO tileset_sharers VALUES (?, ?, ?) ON CONFLICT DO NOTHING", (name, device, now))


def load_tileset(db: Db, name: str, device: str, served: int | None) -> SharedSet | None:
    """A set by its name, None if there is none. `served` is stored as the time of its last use."""
    row = db.execute("SELECT body, shared_ms FROM tilesets WHERE id = ?", (name,)).fetchone()
    if row is None:
        return None
    if served is not None:
        db.execute("UPDATE tilesets SET served_ms = ? WHERE id = ?", (served, name))
    sql = "SELECT count(*) FROM tileset_sharers WHERE tileset_id = ? AND device = ?"
    return SharedSet(name, json.loads(bytes(row[0])), int(row[1]), bool(db.execute(sql, (name, device)).get))


def list_sharers(db: Db, name: str) -> list[str]:
    """The devices that share a set, the earliest first."""
    sql = "SELECT device FROM tileset_sharers WHERE tileset_id = ? ORDER BY at_ms, device"
    return [str(row[0]) for row in db.execute(sql, (name,))]


def delete_tileset(db: Db, name: str) -> None:
    """Delete a set for all its devices."""
    db.execute("DELETE FROM tileset_sharers WHERE tileset_id = ?", (name,))
    _sweep(db)


def unshare_tileset(db: Db, name: str, device: str) -> bool:
    """Remove a device from those that share a set. Returns whether it was one of them."""
    db.execute("DELETE FROM tileset_sharers WHERE tileset_id = ? AND device = ?", (name, device))
    done = db.changes() > 0
    _sweep(db)
    return done


def reassign_device(db: Db, old: str, new: str) -> None:
    """Move the sets of a device to another one, or delete them if `new` is empty."""
    move_rows(db, DeviceColumn("tileset_sharers", "device"), old, new)
    _sweep(db)


def tidy_tilesets(db: Db, before: int) -> int:
    """Delete sets without a request since `before`. Returns their number."""
    sql = "DELETE FROM tileset_sharers WHERE tileset_id IN (SELECT id FROM tilesets WHERE served_ms < ?)"
    db.execute(sql, (before,))
    return _sweep(db)


def _sweep(db: Db) -> int:
    db.execute("DELETE FROM tilesets WHERE id NOT IN (SELECT tileset_id FROM tileset_sharers)")
    return db.changes()


def export_personal_data(db: Db, device: str) -> list[dict[str, Any]]:
    """All sets that a device shares, with their files."""
    sql = "SELECT id, at_ms, body FROM tileset_sharers JOIN tilesets ON id = tileset_id WHERE device = ?"
    return [{"id": i, "at_ms": at, "file": json.loads(bytes(body))} for i, at, body in db.execute(sql, (device,))]


PERSONAL_DATA: Final = PersonalData(
    "tilesets", (DeviceColumn("tileset_sharers", "device", of_guests=True),), reassign_device, export_personal_data
)
