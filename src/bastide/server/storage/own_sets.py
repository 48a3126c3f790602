"""Which tables are played with which set of tiles of somebody's own: so that its pictures can be drawn at any time."""

from typing import Any

import apsw

from bastide.server.messages import events
from bastide.server.storage import logs


def note_set(db: apsw.Connection, table: str, name: str) -> None:
    """A table is played with this set."""
    db.execute("INSERT OR IGNORE INTO own_sets VALUES (?, ?)", (name, table))


def tiles_of(db: apsw.Connection, name: str, option: str) -> list[dict[str, Any]] | None:
    """The tiles of a set, from the first event of a table that is played with it. Raises LogError."""
    sql = "SELECT table_id, head FROM own_sets JOIN tables ON id = table_id WHERE name = ?"
    row = db.execute(sql, (name,)).fetchone()
    if row is None:
        return None
    made = logs.read(db, str(row[0]), int(row[1]))[0]
    tiles = made.house.get(option) if isinstance(made, events.Created) else None
    return tiles if isinstance(tiles, list) else None
