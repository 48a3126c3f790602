"""Games of a device: pages of them, and the device's own name and flags for each.

Invariant: a game with other players leaves only the device's own lists. Its log belongs to the others as well.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

from bastide.server.features.games.messages import GameCounts
from bastide.server.storage.db import Db
from bastide.server.storage.personal_parts import DeviceAtTable, DeviceColumn, TablePersonalData

Shown = Literal["open", "over", "hidden"]
OPEN: Final = "phase IN ('lobby', 'playing')"
OVER: Final = "phase IN ('over', 'abandoned')"
_CONDITIONS: Final[dict[Shown, str]] = {
    "open": f"{OPEN} AND hidden = 0",
    "over": f"{OVER} AND hidden = 0",
    "hidden": f"({OPEN} OR {OVER}) AND hidden = 1",
}
_ALONE: Final = "NOT EXISTS (SELECT 1 FROM known WHERE table_id = id AND device != ?1)"
_FROM: Final = (
    "(SELECT tables.*, coalesce(mine.name, '') AS called, coalesce(hidden, 0) AS hidden FROM sitting "
    "JOIN tables ON id = sitting.table_id LEFT JOIN mine ON mine.table_id = id AND mine.device = sitting.device "
    "WHERE sitting.device = ?1 AND coalesce(gone, 0) = 0) AS own"
)


@dataclass(frozen=True)
class DeviceGame:
    """A game in the lists of a device. `called` is the device's own name for it. `alone`: no other device ever took
    part. `kept`: a campaign needs it."""

    table: str
    created_ms: int
    changed_ms: int
    called: str
    alone: bool
    kept: bool


def list_device_games(db: Db, device: str, shown: Shown, begin: int, most: int) -> list[DeviceGame]:
    """A page of a device's games, the last changed first."""
    sql = (
        f"SELECT id, created_ms, changed_ms, called, {_ALONE}, campaign != '' FROM {_FROM} WHERE {_CONDITIONS[shown]} "
        "ORDER BY changed_ms DESC, id LIMIT ?2 OFFSET ?3"
    )
    rows = db.execute(sql, (device, most, begin))
    return [DeviceGame(*row[:4], *map(bool, row[4:])) for row in rows]


def count_device_games(db: Db, device: str) -> GameCounts:
    """Number of games in each list."""
    sums = ", ".join(f"coalesce(sum(CASE WHEN {condition} THEN 1 ELSE 0 END), 0)" for condition in _CONDITIONS.values())
    row = next(iter(db.execute(f"SELECT {sums} FROM {_FROM}", (device,))))
    opened, over, hidden = map(int, row)  # in the order of _CONDITIONS
    return {"open": opened, "over": over, "hidden": hidden}


def get_device_game(db: Db, device: str, table: str) -> tuple[str, bool, bool] | None:
    """Phase, `alone` and `kept` of a device's game. None if the device has no such game."""
    row = db.execute(f"SELECT phase, {_ALONE}, campaign != '' FROM {_FROM} WHERE id = ?2", (device, table)).fetchone()
    return None if row is None else (str(row[0]), bool(row[1]), bool(row[2]))


def change_device_game(db: Db, device: str, table: str, changes: Mapping[str, object]) -> None:
    """Set some of `name`, `hidden` and `gone`. Delete a row with only default values."""
    db.execute("INSERT INTO mine (device, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING", (device, table))
    for column, value in changes.items():
        db.execute(f"UPDATE mine SET {column} = ? WHERE device = ? AND table_id = ?", (value, device, table))
    sql = "DELETE FROM mine WHERE device = ? AND table_id = ? AND name = '' AND hidden = 0 AND gone = 0"
    db.execute(sql, (device, table))


def export_personal_data(db: Db, at: DeviceAtTable) -> dict[str, str | bool]:
    """A device's own name and flags for a table."""
    sql = "SELECT name, hidden, gone FROM mine WHERE device = ? AND table_id = ?"
    row = db.execute(sql, (at.device, at.table)).fetchone()
    return {"called": str(row[0]), "hidden": bool(row[1]), "deleted": bool(row[2])} if row else {}


def reassign_device(db: Db, at: DeviceAtTable, new: str) -> None:
    """Move the row to another device, or delete it if `new` is empty."""
    if new:
        db.execute(
            "INSERT INTO mine SELECT ?, table_id, name, hidden, gone FROM mine WHERE device = ? AND "
            "table_id = ? ON CONFLICT DO NOTHING",
            (new, at.device, at.table),
        )
    db.execute("DELETE FROM mine WHERE device = ? AND table_id = ?", (at.device, at.table))


PERSONAL_DATA: Final = TablePersonalData((DeviceColumn("mine", "device"),), reassign_device, export_personal_data)
