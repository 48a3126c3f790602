"""The audit log of moderation: an append-only table whose hash chain reveals altered or missing rows."""

import hashlib
from typing import Any, Final

import msgspec

from bastide.server.storage.db import Db

PAGE: Final = 50
_COLUMNS: Final = "n, at_ms, moderator, act, report, until_ms, note"


def _link(before: str, row: tuple[Any, ...]) -> str:
    return hashlib.sha256(before.encode() + b"|" + msgspec.json.encode(list(row))).hexdigest()


def add_audit_entry(db: Db, moderator: str, act: str, report: str, until_ms: int, note: str, now_ms: int) -> None:
    """Append a row. `until_ms` is the end of a restriction, 0 for none."""
    db.order()
    last = db.execute("SELECT n, chain FROM order_log ORDER BY n DESC LIMIT 1").fetchone()
    number, before = (1, "") if last is None else (int(last[0]) + 1, str(last[1]))
    row = (number, now_ms, moderator, act, report, until_ms, note)
    sql = f"INSERT INTO order_log ({_COLUMNS}, chain) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
    db.execute(sql, (*row, _link(before, row)))


def list_audit_page(db: Db, begin: int) -> tuple[list[dict[str, Any]], int]:
    """A page from offset `begin`, the latest first, and the number of all rows."""
    count = int(db.execute("SELECT count(*) FROM order_log").get)
    rows = db.execute(f"SELECT {_COLUMNS} FROM order_log ORDER BY n DESC LIMIT ? OFFSET ?", (PAGE, begin)).fetchall()
    return [dict(zip(_COLUMNS.split(", "), row, strict=True)) for row in rows], count


def list_report_entries(db: Db, report: str) -> list[dict[str, Any]]:
    """All rows about a report, the earliest first."""
    rows = db.execute(f"SELECT {_COLUMNS} FROM order_log WHERE report = ? ORDER BY n", (report,)).fetchall()
    return [dict(zip(_COLUMNS.split(", "), row, strict=True)) for row in rows]


def find_broken_entry(db: Db) -> int:
    """The number of the first row that was altered or follows a gap, or 0 if the chain is intact. Reads the whole
    log."""
    before = ""
    rows = db.execute(f"SELECT {_COLUMNS}, chain FROM order_log ORDER BY n").fetchall()
    for number, (*row, chain) in enumerate(rows, 1):
        if row[0] != number or _link(before, tuple(row)) != chain:
            return number
        before = str(chain)
    return 0
