"""Storage of reports, counts about reported players, and the audit log of decisions.

Invariant: the audit log is an append-only table whose hash chain reveals altered or missing rows.
"""

import hashlib
import secrets
from typing import Any, Final

import msgspec

from bastide.server.common.errors import RequestError
from bastide.server.features.moderation.messages import AuditEntry, Reason, ReportCounts
from bastide.server.protocol.server_messages import Remark
from bastide.server.storage.db import Db
from bastide.server.storage.personal_parts import DeviceColumn, PersonalData

PAGE: Final = 25
AUDIT_PAGE: Final = 50
SET: Final = "set:"
"""Prefix of `Report.table` for a tile set. The page address that shows the set follows."""
CUP: Final = "cup:"
"""Prefix of `Report.table` for a tournament's name. "/" and a team number (features/tournaments/team_store.py) follow
for a team's name."""
TITLE: Final = "title:"
"""Prefix of `Report.table` for the name of a table, when no seat is reported."""
SUBJECTS: Final = (SET, CUP, TITLE)
"""Prefixes of reports about things that players made, not about players at a table."""
DAY_MS: Final = 86_400_000
MEMORY_MS: Final = 90 * DAY_MS
"""`report_counts` ignores older reports and older same-network games."""
KEPT_MS: Final = 365 * DAY_MS
"""Decided reports are deleted after this time."""


class ReportEvidence(msgspec.Struct, frozen=True):
    """The evidence of a report: the table's name, the seats' names, the reported seat and the last chat remarks."""

    table: str
    seats: list[str]
    seat: int
    said: list[Remark] = []


class Report(msgspec.Struct, frozen=True):
    """A report by the device `reporter` about the device `reported`."""

    reporter: str
    reported: str
    table: str
    reason: Reason
    words: str
    attached: ReportEvidence
    at_ms: int
    id: str = ""
    done_ms: int = 0


_COLUMNS: Final = "reporter, reported, table_id, reason, words, attached, at_ms, id, done_ms"
_AUDIT_COLUMNS: Final = ("n", "at_ms", "moderator", "act", "report", "until_ms", "note")


def _report_from_row(row: Any) -> Report:
    reporter, reported, table, reason, words, attached, *rest = row
    return Report(reporter, reported, table, reason, words, msgspec.json.decode(attached, type=ReportEvidence), *rest)


def file_report(db: Db, report: Report) -> str:
    """Store a report and return its id. Raises RequestError if `reporter` has already reported the same device at this
    table."""
    db.execute("DELETE FROM reports WHERE done_ms > 0 AND done_ms < ?", (report.at_ms - KEPT_MS,))
    sql = "SELECT 1 FROM reports WHERE reporter = ? AND reported = ? AND table_id = ?"
    if db.execute(sql, (report.reporter, report.reported, report.table)).fetchone() is not None:
        text = "You have reported this already; a moderator will look at it."
        raise RequestError("reported-already", text, status=409)
    id, attached = secrets.token_hex(8), msgspec.json.encode(report.attached).decode()
    row = (*msgspec.structs.astuple(report)[:5], attached, report.at_ms, id, 0)
    db.execute(f"INSERT INTO reports ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
    return id


def get_report(db: Db, number: str) -> Report | None:
    """The report with this id, or None."""
    row = db.execute(f"SELECT {_COLUMNS} FROM reports WHERE id = ?", (number,)).fetchone()
    return None if row is None else _report_from_row(row)


def list_report_page(db: Db, done: bool, begin: int, except_device: str = "") -> tuple[list[Report], int]:
    """A page of open reports (the earliest first) or decided ones (`done`, the latest first), and the number of all.

    Leaves out reports about `except_device`: moderators do not decide about themselves.
    """
    source = f"FROM reports WHERE done_ms {'>' if done else '='} 0 AND reported != ?"
    count = int(db.execute(f"SELECT count(*) {source}", (except_device,)).get)
    sql = f"SELECT {_COLUMNS} {source} ORDER BY {'done_ms DESC, id' if done else 'at_ms, id'} LIMIT ? OFFSET ?"
    return [_report_from_row(row) for row in db.execute(sql, (except_device, PAGE, begin)).fetchall()], count


def close_reports(db: Db, report: Report, now_ms: int) -> None:
    """Mark a report as decided, along with all open ones about the same device at the same table."""
    sql = "UPDATE reports SET done_ms = ? WHERE done_ms = 0 AND (id = ? OR (reported = ? AND table_id = ?))"
    db.execute(sql, (now_ms, report.id, report.reported, report.table))


def report_counts(db: Db, device: str, now_ms: int) -> ReportCounts:
    """Counts about a player for moderators.

    `reports` and `people` count recent reports and their reporters. `rated` and `left` count all rated games and those
    left early. `near` counts recent games between accounts of one network.
    """
    since = now_ms - MEMORY_MS
    sql = "SELECT count(*), count(DISTINCT reporter) FROM reports WHERE reported = ? AND at_ms > ?"
    reports, people = db.execute(sql, (device, since)).fetchone()
    sql = (
        "SELECT count(*), coalesce(sum(CASE WHEN points = '' AND place > 1 THEN 1 ELSE 0 END), 0) FROM rated_seats "
        "JOIN rated_people ON rated_people.person = rated_seats.person WHERE device = ? AND place > 0"
    )
    rated, left = db.execute(sql, (device,)).fetchone()
    sql = (
        "SELECT count(*) FROM rated_seats JOIN rated_people ON rated_people.person = rated_seats.person "
        "JOIN rated_games ON rated_games.table_id = rated_seats.table_id "
        "WHERE device = ? AND same_network = 1 AND rated_games.at_ms > ?"
    )
    near = int(db.execute(sql, (device, since)).get)
    return {"reports": int(reports), "people": int(people), "rated": int(rated), "left": int(left), "near": near}


def count_reports(db: Db, reporter: str, since_ms: int) -> int:
    """The number of reports by a device after `since_ms`."""
    sql = "SELECT count(*) FROM reports WHERE reporter = ? AND at_ms > ?"
    return int(db.execute(sql, (reporter, since_ms)).get)


def reassign_device(db: Db, old: str, new: str) -> None:
    """Move reports by and about a device to another one. With `new` "", reports about it are deleted and its own lose
    their reporter."""
    db.execute("UPDATE reports SET reporter = ? WHERE reporter = ?", (new, old))
    if new:
        db.execute("UPDATE reports SET reported = ? WHERE reported = ?", (new, old))
    else:
        db.execute("DELETE FROM reports WHERE reported = ?", (old,))


def export_personal_data(db: Db, device: str) -> list[dict[str, Any]]:
    """Reports by a device. Reports about it stay private, because they would reveal who made them."""
    sql = f"SELECT {_COLUMNS} FROM reports WHERE reporter = ? ORDER BY at_ms"
    filed = [_report_from_row(row) for row in db.execute(sql, (device,)).fetchall()]
    return [
        {"table": own.table, "seat": own.attached.seat, "reason": own.reason, "words": own.words, "at_ms": own.at_ms}
        for own in filed
    ]


_DEVICE_COLUMNS: Final = tuple(DeviceColumn("reports", name, of_guests=True) for name in ("reporter", "reported"))
PERSONAL_DATA: Final = PersonalData("reports", _DEVICE_COLUMNS, reassign_device, export_personal_data)


# ---- audit log


def _chain_hash(before: str, row: tuple[Any, ...]) -> str:
    return hashlib.sha256(before.encode() + b"|" + msgspec.json.encode(list(row))).hexdigest()


def add_audit_entry(db: Db, moderator: str, act: str, report: str, until_ms: int, note: str, now_ms: int) -> None:
    """Append a row. `until_ms` is the end of a restriction, 0 for none."""
    db.order()
    last = db.execute("SELECT n, chain FROM order_log ORDER BY n DESC LIMIT 1").fetchone()
    number, before = (1, "") if last is None else (int(last[0]) + 1, str(last[1]))
    row = (number, now_ms, moderator, act, report, until_ms, note)
    sql = f"INSERT INTO order_log ({', '.join(_AUDIT_COLUMNS)}, chain) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
    db.execute(sql, (*row, _chain_hash(before, row)))


def list_audit_page(db: Db, begin: int) -> tuple[list[AuditEntry], int]:
    """A page from offset `begin`, the latest first, and the number of all rows."""
    entries = _list_audit_entries(db, "ORDER BY n DESC LIMIT ? OFFSET ?", AUDIT_PAGE, begin)
    return entries, int(db.execute("SELECT count(*) FROM order_log").get)


def list_report_entries(db: Db, report: str) -> list[AuditEntry]:
    """All rows about a report, the earliest first."""
    return _list_audit_entries(db, "WHERE report = ? ORDER BY n", report)


def _list_audit_entries(db: Db, which: str, *values: str | int) -> list[AuditEntry]:
    rows = db.execute(f"SELECT {', '.join(_AUDIT_COLUMNS)} FROM order_log {which}", values).fetchall()
    return [
        {"n": n, "at_ms": at, "moderator": moderator, "act": act, "report": report, "until_ms": until, "note": note}
        for n, at, moderator, act, report, until, note in rows
    ]


def find_broken_entry(db: Db) -> int:
    """The number of the first row that was altered or follows a gap, or 0 if the chain is intact. Reads the whole
    log."""
    before = ""
    rows = db.execute(f"SELECT {', '.join(_AUDIT_COLUMNS)}, chain FROM order_log ORDER BY n").fetchall()
    for number, (*row, chain) in enumerate(rows, 1):
        if row[0] != number or _chain_hash(before, tuple(row)) != chain:
            return number
        before = str(chain)
    return 0
