"""Reports in the store, and what is known of those they are about."""

import secrets
from typing import Any, Final, Literal

import msgspec

from bastide.server.common.errors import RequestError
from bastide.server.storage.db import Db
from bastide.server.storage.personal_parts import DeviceColumn, PersonalData

Reason = Literal["insult", "name", "cheating", "stalling", "leaving", "spam", "other"]
PAGE: Final = 25
SET: Final = "set:"
"""Before what names a set of tiles in the place of a table: where the page shows it."""
CUP: Final = "cup:"
"""Before a tournament, whose name it is about; of a team its number (features/tournaments/team_store.py) follows, after
a stroke."""
TITLE: Final = "title:"
"""Before a table, whose name it is about and nobody who sits there."""
THINGS: Final = (SET, CUP, TITLE)
"""Reports of these are about what somebody made, not about somebody at a table."""
DAY_MS: Final = 86_400_000
MEMORY_MS: Final = 90 * DAY_MS
"""So far back counts go."""
KEPT_MS: Final = 365 * DAY_MS
"""A report about which was decided is forgotten after so long."""


class ReportEvidence(msgspec.Struct, frozen=True):
    """What a report brings along: the table as it was, the seats' names, who is meant, and the last remarks."""

    table: str
    seats: list[str]
    seat: int
    said: list[dict[str, Any]] = []


class Report(msgspec.Struct, frozen=True):
    """Somebody (`reporter`) reports somebody (`reported`), both by device."""

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
    """Keep a report; its id. Raises RequestError where the same person has reported the same one of this table
    already."""
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
    """The report of that id."""
    row = db.execute(f"SELECT {_COLUMNS} FROM reports WHERE id = ?", (number,)).fetchone()
    return None if row is None else _report(row)


def list_report_page(db: Db, done: bool, begin: int, but: str = "") -> tuple[list[Report], int]:
    """Reports about which was (`done`) or was not yet decided, the earliest open or the latest done first, and how many
    there are. Those about one's own device (`but`) are for somebody else."""
    which = "done_ms > 0" if done else "done_ms = 0"
    count = int(db.execute(f"SELECT count(*) FROM reports WHERE {which} AND reported != ?", (but,)).get)
    order = "done_ms DESC, id" if done else "at_ms, id"
    sql = f"SELECT {_COLUMNS} FROM reports WHERE {which} AND reported != ? ORDER BY {order} LIMIT ? OFFSET ?"
    return [_report(row) for row in db.execute(sql, (but, PAGE, begin)).fetchall()], count


def close_reports(db: Db, report: Report, now_ms: int) -> None:
    """A moderator has decided about it, and about all that is open against the same person at the same table."""
    sql = "UPDATE reports SET done_ms = ? WHERE done_ms = 0 AND (id = ? OR (reported = ? AND table_id = ?))"
    db.execute(sql, (now_ms, report.id, report.reported, report.table))


def report_counts(db: Db, device: str, now_ms: int) -> dict[str, int]:
    """What moderators see of a player, as counts: reports of late and by how many people, rated games, those that
    were left before their end, and those of late in which accounts of one network played."""
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
    """How many reports somebody has made since a moment."""
    sql = "SELECT count(*) FROM reports WHERE reporter = ? AND at_ms > ?"
    return int(db.execute(sql, (reporter, since_ms)).get)


def reassign_device(db: Db, old: str, new: str) -> None:
    """A device has become another one; with none ("") what it reported, and what was said about it, is nobody's."""
    db.execute("UPDATE reports SET reporter = ? WHERE reporter = ?", (new, old))
    if new:
        db.execute("UPDATE reports SET reported = ? WHERE reported = ?", (new, old))
    else:
        db.execute("DELETE FROM reports WHERE reported = ?", (old,))


def export_personal_data(db: Db, device: str) -> list[dict[str, Any]]:
    """What a device has reported; what others report about it would tell who they are."""
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
