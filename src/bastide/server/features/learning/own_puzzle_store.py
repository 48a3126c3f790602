"""Puzzles from analysed games, for the players of these games (puzzles/own.py).

Invariant: puzzles belong to a table and are deleted with it. They contain no names: `sitting` has the devices, and the
table has the seats.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from bastide.puzzles.own import OwnPuzzle
from bastide.server.storage.db import Db
from bastide.server.storage.personal_parts import DeviceAtTable, TablePersonalData

MOST: Final = 240
"""Puzzles listed for a device, from the games played last."""
_FROM: Final = (
    "own_puzzles JOIN tables ON id = own_puzzles.table_id JOIN sitting ON sitting.table_id = id "
    "LEFT JOIN mine ON mine.table_id = id AND mine.device = sitting.device "
    "WHERE sitting.device = ?1 AND phase = 'over' AND coalesce(gone, 0) = 0"
)


class _PosedAt(msgspec.Struct):
    table: str = ""


class _CreatedBody(msgspec.Struct):
    posed: _PosedAt | None = None


_COLUMNS: Final = "id, changed_ms, coalesce(mine.name, ''), depth, body, solved"


@dataclass(frozen=True)
class StoredOwnPuzzle:
    """A stored puzzle. `changed_ms` is when its game ended. `called` is the device's own name for that game. `solved`
    is None before the first attempt."""

    table: str
    changed_ms: int
    called: str
    depth: int
    own: OwnPuzzle
    solved: bool | None


def store_own_puzzles(db: Db, table: str, depth: int, found: Sequence[OwnPuzzle]) -> None:
    """Replace the puzzles of a table, unless a deeper analysis found them. Solved puzzles stay solved. Does nothing if
    the table has been deleted."""
    if not db.execute("SELECT count(*) FROM tables WHERE id = ?", (table,)).get:
        return
    rows = list(db.execute("SELECT puzzle, solved, depth FROM own_puzzles WHERE table_id = ?", (table,)))
    if any(int(deep) > depth for _, _, deep in rows):
        return
    solved = {str(name): tried for name, tried, _ in rows}
    db.execute("DELETE FROM own_puzzles WHERE table_id = ?", (table,))
    db.executemany(
        "INSERT INTO own_puzzles VALUES (?, ?, ?, ?, ?, ?, ?)",
        [(table, own.id, own.seat, own.turn, depth, msgspec.json.encode(own), solved.get(own.id)) for own in found],
    )


def list_own_puzzles(db: Db, device: str, table: str = "") -> list[StoredOwnPuzzle]:
    """Puzzles from the tables where a device sits, the latest game first. Games that it has hidden are left out. With
    `table`, only the puzzles of that game."""
    which = "id = ?3" if table else "coalesce(hidden, 0) = 0"
    sql = f"SELECT {_COLUMNS} FROM {_FROM} AND {which} ORDER BY changed_ms DESC, id, turn, puzzle LIMIT ?2"
    return [_own_puzzle_from_row(row) for row in db.execute(sql, (device, MOST, *([table] if table else [])))]


def find_own_puzzles(db: Db, device: str, puzzle: str) -> list[StoredOwnPuzzle]:
    """Puzzles of this name at tables where a device sits."""
    rows = db.execute(f"SELECT {_COLUMNS} FROM {_FROM} AND puzzle = ?2", (device, puzzle))
    return [_own_puzzle_from_row(row) for row in rows]


def _own_puzzle_from_row(row: Sequence[Any]) -> StoredOwnPuzzle:
    table, changed, called, depth, body, solved = row
    own = msgspec.json.decode(body, type=OwnPuzzle)
    return StoredOwnPuzzle(table, changed, called, depth, own, None if solved is None else bool(solved))


def note_own_puzzle_try(db: Db, device: str, puzzle: str, solved: bool) -> None:
    """Store an attempt. A solved puzzle stays solved."""
    sql = (
        "UPDATE own_puzzles SET solved = CASE solved WHEN 1 THEN 1 ELSE ?3 END WHERE puzzle = ?2 AND table_id IN "
        "(SELECT table_id FROM sitting WHERE device = ?1)"
    )
    db.execute(sql, (device, puzzle, solved))


def export_personal_data(db: Db, at: DeviceAtTable) -> dict[str, list[dict[str, object]]]:
    """Puzzles of a device's seats at a table."""
    sql = "SELECT puzzle, seat, turn, solved FROM own_puzzles WHERE table_id = ? ORDER BY turn"
    puzzles = [
        {"puzzle": puzzle, "turn": turn, "solved": None if solved is None else bool(solved)}
        for puzzle, seat, turn, solved in db.execute(sql, (at.table,))
        if seat in at.seats
    ]
    return {"puzzles": puzzles}


def reassign_device(db: Db, at: DeviceAtTable, new: str) -> None:
    """Puzzles stay with their seats. Those of an erased device are deleted."""
    if not new:
        rows = [(at.table, seat) for seat in at.seats]
        db.executemany("DELETE FROM own_puzzles WHERE table_id = ? AND seat = ?", rows)


def list_puzzle_tables(db: Db, device: str, table: str) -> list[str]:
    """Tables where a device plays, or has played, a puzzle from this game."""
    sql = (
        "SELECT id, body FROM known JOIN tables ON id = known.table_id JOIN events ON events.table_id = id AND n = 1 "
        "WHERE device = ? AND phase IN ('lesson', 'learnt')"
    )
    return [str(name) for name, body in db.execute(sql, (device,)) if _game_of(bytes(body)) == table]


def _game_of(body: bytes) -> str:
    """The table whose game the first event of a puzzle names. "" if it names none."""
    posed = msgspec.json.decode(body, type=_CreatedBody).posed
    return posed.table if posed else ""


PERSONAL_DATA: Final = TablePersonalData((), reassign_device, export_personal_data)
