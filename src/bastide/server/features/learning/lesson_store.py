"""How far devices have come in lessons: stored, exported, and merged for two devices."""

from dataclasses import dataclass
from typing import Any, Final

from bastide.server.storage.db import Db
from bastide.server.storage.personal_parts import DeviceColumn, PersonalData


@dataclass(frozen=True)
class LessonProgress:
    """How far a device has come in a lesson, and at which table ("" once it is left)."""

    device: str
    lesson: str
    table: str
    reached: int
    done: bool


def list_studies(db: Db, device: str) -> list[LessonProgress]:
    """How far a device has come in the lessons that it has begun."""
    sql = "SELECT device, lesson, table_id, reached, done FROM lessons WHERE device = ?"
    rows = db.execute(sql, (device,))
    return [LessonProgress(who, lesson, table, reached, bool(done)) for who, lesson, table, reached, done in rows]


def note_study(db: Db, study: LessonProgress, now: int) -> None:
    """Store it. A lesson that was done once stays done; the table that was opened last is the one to go on at."""
    db.execute(
        "INSERT INTO lessons VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (device, lesson) DO UPDATE SET "
        "table_id = excluded.table_id, reached = excluded.reached, done = "
        "CASE WHEN excluded.done > lessons.done THEN excluded.done ELSE lessons.done END, "
        "changed_ms = excluded.changed_ms",
        (study.device, study.lesson, study.table, study.reached, study.done, now),
    )


def export_personal_data(db: Db, device: str) -> list[dict[str, Any]]:
    """The same for the export."""
    return [
        {"lesson": one.lesson, "table": one.table, "reached": one.reached, "done": one.done}
        for one in list_studies(db, device)
    ]


def reassign_device(db: Db, old: str, new: str) -> None:
    """Lessons of both devices are merged: done once is done, and the table is that of the old device."""
    if new:
        db.execute(
            "INSERT INTO lessons SELECT ?, lesson, table_id, reached, done, changed_ms FROM lessons "
            "WHERE device = ? ON CONFLICT (device, lesson) DO UPDATE SET "
            "done = CASE WHEN excluded.done > lessons.done THEN excluded.done ELSE lessons.done END, "
            "table_id = excluded.table_id, reached = excluded.reached, changed_ms = excluded.changed_ms",
            (new, old),
        )
    db.execute("DELETE FROM lessons WHERE device = ?", (old,))


PERSONAL_DATA: Final = PersonalData(
    "lessons", (DeviceColumn("lessons", "device", of_guests=True),), reassign_device, export_personal_data
)
