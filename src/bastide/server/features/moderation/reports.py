"""Storage of reports, and counts about reported players."""

import secrets
from typing import Any, Final, Literal

import msgspec

from bastide.server.common.errors import RequestError
from bastide.server.storage.db import Db
from bastide.server.storage.personal_parts import DeviceColumn, PersonalData

Reason = Literal["insult", "name", "cheating", "stalling", "leaving", "spam", "other"]
PAGE: Final = 25
SET: Final = "set:"
"""Prefix of `Report.table` for a tile set. The page address that shows the set follows."""
CUP: Final = "cup:"
"""Prefix of `Report.table` for a tournament's name. "/" and a team number (features/tournaments/team_store.py) follow
for a team's name."""
TITLE: Final = "title:"
"""Prefix of `Report.table` for the name of a table, when no seat is reported."""
THINGS: Final = (SET, CUP, TITLE)
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
    said: list[dict[str, Any]] = []


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


def _report(row: Any) -> Report:
    reporter, reported, table, reason, words, attached, *rest = row
    return Report(reporter, reported, table, reason, words, msgspec.json.decode(attached, type=ReportEvidence), *rest)


def file_report(db: Db, report: Report) -> str:
    """Store a report and return its id. Raises RequestError if `reporter` has already reported the same device at this
    table."""
    db.execute("DELETE FROM reports WHERE done_ms > 0 AND done_ms < ?", (report.at_ms - KEPT_MS,))
    sql = "SELECT 1 FROM reports WHERE reporter = ? AND reported = ? AND table_id = ?"
    if db.execute(sql, (report.reporter, report.reported, report.table)).fetchone() is not None:
        raise RequestError(
            "reported-already", "You have reported this already; a moderator will look at it.", status=409
        )
    made = secrets.token_hex(8)
    db.execute(
        f"INSERT INTO reports ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (report.reporter, report.reported, report.table, report.reason, report.words,
         msgspec.json.encode(report.attached).decode(), report.at_ms, made, 0),
    )  # fmt: skip
    return made


def get_report(db: Db, number: str) -> Report | None:
    """The report with this id, or None."""
    row = db.execute(f"SELECT {_COLUMNS} FROM reports WHERE id = ?", (number,)).fetchone()
    return None if row is None else _report(row)


def list_report_page(db: Db, done: bool, begin: int, but: str = "") -> tuple[list[Report], int]:
    """A page of open reports (the earliest first) or decided ones (`done`, the latest first), and the number of all.

    Leaves out reports about the device `but`: moderators do not decide about themselves.
    """
    which = "done_ms > 0" if done else "done_ms = 0"
    count = int(db.execute(f"SELECT count(*) FROM reports WHERE {which} AND reported != ?", (but,)).get)
    order = "done_ms DESC, id" if done else "at_ms, id"
    sql = f"SELECT {_COLUMNS} FROM reports WHERE {which} AND reported != ? ORDER BY {order} LIMIT ? OFFSET ?"
    return [_report(row) for row in db.execute(sql, (but, PAGE, begin)).fetchall()], count


def close_reports(db: Db, report: Report, now_ms: int) -> None:
    """Mark a report as decided, along with all open ones about the same device at the same table."""
    sql = "UPDATE reports SET done_ms = ? WHERE done_ms = 0 AND (id = ? OR (reported = ? AND table_id = ?))"
    db.execute(sql, (now_ms, report.id, report.reported, report.table))


def report_counts(db: Db, device: str, now_ms: int) -> dict[str, int]:
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
    found = [_report(row) for row in db.execute(sql, (device,)).fetchall()]
    return [
        {"table": one.table, "seat": one.attached.seat, "reason": one.reason, "words": one.words, "at_ms": one.at_ms}
        for one in found
    ]


PERSONAL_DATA: Final = PersonalData(
    "reports",
    (DeviceColumn("reports", "reporter", of_guests=True), DeviceColumn("reports", "reported", of_guests=True)),
    reassign_device,
    export_personal_data,
)
