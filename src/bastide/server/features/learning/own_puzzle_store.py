"""Puzzles of games that were analysed, for whoever sat there (puzzles/own.py).

Law: they belong to the table and go with it. They name nobody: whose they are is asked of `sitting`, and of the table
who holds which seat.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from bastide.puzzles.own import OwnPuzzle
from bastide.server.storage.db import Db
from bastide.server.storage.personal_parts import DeviceAtTable, TablePersonalData

MOST: Final = 240
"""Of a device, those of the games that were played last."""
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
    """A puzzle as it is kept; `changed_ms` is the moment when its game came to its end, `called` the device's own name
    for that game, `solved` None before the first try."""

    table: str
    changed_ms: int
    called: str
    depth: int
    own: OwnPuzzle
    solved: bool | None


def store_own_puzzles(db: Db, table: str, depth: int, found: Sequence[OwnPuzzle]) -> None:
    """Keep these in the place of those that no deeper analysis has found; what was solved stays solved. Of a table that
    was deleted meanwhile nothing is kept."""
    if not db.execute("SELECT count(*) FROM tables WHERE id = ?", (table,)).get:
        return
    rows = list(db.execute("SELECT puzzle, solved, depth FROM own_puzzles WHERE table_id = ?", (table,)))
    if any(int(deep) > depth for _, _, deep in rows):
        return
    solved = {str(name): tried for name, tried, _ in rows}
    db.execute("DELETE FROM own_puzzles WHERE table_id = ?", (table,))
    db.executemany(
        "INSERT INTO own_puzzles VALUES (?, ?, ?, ?, ?, ?, ?)",
        [(table, one.id, one.seat, one.turn, depth, msgspec.json.encode(one), solved.get(one.id)) for one in found],
    )


def list_own_puzzles(db: Db, device: str, table: str = "") -> list[StoredOwnPuzzle]:
    """Those of the tables where a device sits, the latest game first, without games that it has hidden; or of one
    `table`."""
    which = "id = ?3" if table else "coalesce(hidden, 0) = 0"
    sql = f"SELECT {_COLUMNS} FROM {_FROM} AND {which} ORDER BY changed_ms DESC, id, turn, puzzle LIMIT ?2"
    return [_own_puzzle_from_row(row) for row in db.execute(sql, (device, MOST, *([table] if table else [])))]


def find_own_puzzles(db: Db, device: str, puzzle: str) -> list[StoredOwnPuzzle]:
    """Those of this name at tables where a device sits."""
    return [
        _own_puzzle_from_row(row)
        for row in db.execute(f"SELECT {_COLUMNS} FROM {_FROM} AND puzzle = ?2", (device, puzzle))
    ]


def _own_puzzle_from_row(row: Sequence[Any]) -> StoredOwnPuzzle:
    table, changed, called, depth, body, solved = row
    own = msgspec.json.decode(body, type=OwnPuzzle)
    tried = None if solved is None else bool(solved)
    return StoredOwnPuzzle(str(table), int(changed), str(called), int(depth), own, tried)


def note_own_puzzle_try(db: Db, device: str, puzzle: str, solved: bool) -> None:
    """A device has tried it."""
    sql = (
        "UPDATE own_puzzles SET solved = CASE solved WHEN 1 THEN 1 ELSE ?3 END WHERE puzzle = ?2 AND table_id IN "
        "(SELECT table_id FROM sitting WHERE device = ?1)"
    )
    db.execute(sql, (device, puzzle, solved))


def export_personal_data(db: Db, at: DeviceAtTable) -> dict[str, list[dict[str, object]]]:
    """What is kept of the seats of a device at a table."""
    sql = "SELECT puzzle, seat, turn, solved FROM own_puzzles WHERE table_id = ? ORDER BY turn"
    found = [
        {"puzzle": puzzle, "turn": turn, "solved": None if solved is None else bool(solved)}
        for puzzle, seat, turn, solved in db.execute(sql, (at.table,))
        if seat in at.seats
    ]
    return {"puzzles": found}


def reassign_device(db: Db, at: DeviceAtTable, new: str) -> None:
    """Puzzles stay with their seats; those of an erased device go."""
    if not new:
        rows = [(at.table, seat) for seat in at.seats]
        db.executemany("DELETE FROM own_puzzles WHERE table_id = ? AND seat = ?", rows)


def list_puzzle_tables(db: Db, device: str, table: str) -> list[str]:
    """The tables at which a device is at a puzzle of this game, or has been."""
    sql = (
        "SELECT id, body FROM known JOIN tables ON id = known.table_id JOIN events ON events.table_id = id AND n = 1 "
        "WHERE device = ? AND phase IN ('lesson', 'learnt')"
    )
    return [str(name) for name, body in db.execute(sql, (device,)) if _game_of(bytes(body)) == table]


def _game_of(body: bytes) -> str:
    """The table whose game a puzzle's first event names; "" where it names none."""
    posed = msgspec.json.decode(body, type=_CreatedBody).posed
    return posed.table if posed else ""


PERSONAL_DATA: Final = TablePersonalData((), reassign_device, export_personal_data)
