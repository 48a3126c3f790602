"""Tile sets that people share: kept by what is in them, so that the same set has one link.

Law: a set belongs to the devices that shared it and goes with the last of them; one that nobody has asked for as long
as ended games are kept goes as well. Tables keep what they are played with themselves.
"""

import hashlib
import json
from dataclasses import dataclass
from typing import Any, Final

from bastide.server.storage.db import Db
from bastide.server.storage.personal_parts import DeviceColumn, PersonalData

ID_SIGNS: Final = 20


@dataclass(frozen=True)
class SharedSet:
    """A set as it was shared: its file, when, and whether a device is one of those that did."""

    id: str
    file: dict[str, Any]
    shared_ms: int
    mine: bool


@dataclass(frozen=True)
class SharedSetCounts:
    """How many sets a device has shared, how many there are, and whether this one is among its own."""

    of_device: int
    all: int
    known: bool


def encode_tileset(file: dict[str, Any]) -> tuple[str, bytes]:
    """The name of a set, and its text in one form whatever the order of its keys."""
    body = json.dumps(file, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode("utf-8", "replace")
    return hashlib.sha256(body).hexdigest()[:ID_SIGNS], body


def count_shared_sets(db: Db, device: str, name: str) -> SharedSetCounts:
    """What is there before another one is kept."""
    mine = int(db.execute("SELECT count(*) FROM tileset_sharers WHERE device = ?", (device,)).get)
    every = int(db.execute("SELECT count(*) FROM tilesets").get)
    sql = "SELECT count(*) FROM tileset_sharers WHERE device = ? AND tileset_id = ?"
    return SharedSetCounts(mine, every, bool(db.execute(sql, (device, name)).get))


def store_tileset(db: Db, name: str, body: bytes, device: str, now: int, served: int) -> None:
    """A device shares a set."""
    db.execute("INSERT INTO tilesets VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING", (name, body, now, served))
    db.execute("INSERT INTO tileset_sharers VALUES (?, ?, ?) ON CONFLICT DO NOTHING", (name, device, now))


def load_tileset(db: Db, name: str, device: str, served: int | None) -> SharedSet | None:
    """A set by its name, which is wanted now (`served`); None where there is none."""
    row = db.execute("SELECT body, shared_ms FROM tilesets WHERE id = ?", (name,)).fetchone()
    if row is None:
        return None
    if served is not None:
        db.execute("UPDATE tilesets SET served_ms = ? WHERE id = ?", (served, name))
    sql = "SELECT count(*) FROM tileset_sharers WHERE tileset_id = ? AND device = ?"
    return SharedSet(name, json.loads(bytes(row[0])), int(row[1]), bool(db.execute(sql, (name, device)).get))


def list_sharers(db: Db, name: str) -> list[str]:
    """The devices that share a set, the first of them first."""
    sql = "SELECT device FROM tileset_sharers WHERE tileset_id = ? ORDER BY at_ms, device"
    return [str(row[0]) for row in db.execute(sql, (name,))]


def delete_tileset(db: Db, name: str) -> None:
    """Nobody shares a set any longer."""
    db.execute("DELETE FROM tileset_sharers WHERE tileset_id = ?", (name,))
    _sweep(db)


def unshare_tileset(db: Db, name: str, device: str) -> bool:
    """A device shares a set no longer; whether it did."""
    db.execute("DELETE FROM tileset_sharers WHERE tileset_id = ? AND device = ?", (name, device))
    done = db.changes() > 0
    _sweep(db)
    return done


def reassign_device(db: Db, old: str, new: str) -> None:
    """The sets of a device belong to another one; with none ("") they go."""
    if new:
        sql = (
            "INSERT INTO tileset_sharers SELECT tileset_id, ?, at_ms FROM tileset_sharers WHERE device = ? "
            "ON CONFLICT DO NOTHING"
        )
        db.execute(sql, (new, old))
    db.execute("DELETE FROM tileset_sharers WHERE device = ?", (old,))
    _sweep(db)


def tidy_tilesets(db: Db, before: int) -> int:
    """Sets that nobody has asked for since then go; how many there were."""
    sql = "DELETE FROM tileset_sharers WHERE tileset_id IN (SELECT id FROM tilesets WHERE served_ms < ?)"
    db.execute(sql, (before,))
    return _sweep(db)


def _sweep(db: Db) -> int:
    db.execute("DELETE FROM tilesets WHERE id NOT IN (SELECT tileset_id FROM tileset_sharers)")
    return db.changes()


def export_personal_data(db: Db, device: str) -> list[dict[str, Any]]:
    """All sets that a device shares, whole."""
    sql = "SELECT id, at_ms, body FROM tileset_sharers JOIN tilesets ON id = tileset_id WHERE device = ?"
    return [{"id": i, "at_ms": at, "file": json.loads(bytes(body))} for i, at, body in db.execute(sql, (device,))]


PERSONAL_DATA: Final = PersonalData(
    "tilesets",
    (DeviceColumn("tileset_sharers", "device", of_guests=True),),
    reassign_device,
    export_personal_data,
)
