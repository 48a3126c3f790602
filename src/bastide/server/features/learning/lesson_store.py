"""Progress of devices in lessons: storage, export, and the merge of two devices."""

from dataclasses import dataclass
from typing import Any, Final

from bastide.server.storage.db import Db
from bastide.server.storage.personal_parts import DeviceColumn, PersonalData


@dataclass(frozen=True)
class LessonProgress:
    """Progress of a device in a lesson. `table` is "" once the lesson has been left."""

    device: str
    lesson: str
    table: str
    reached: int
    done: bool


def list_studies(db: Db, device: str) -> list[LessonProgress]:
    """Progress of a device in the lessons that it has begun."""
    rows = db.execute("SELECT device, lesson, table_id, reached, done FROM lessons WHERE device = ?", (device,))
    return [LessonProgress(*row[:4], *map(bool, row[4:])) for row in rows]


def note_study(db: Db, study: LessonProgress, now: int) -> None:
    """Store progress. A finished lesson stays finished. The table opened last is the one to continue at."""
    db.execute(
        "INSERT INTO lessons VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (device, lesson) DO UPDATE SET "
        "table_id = excluded.table_id, reached = excluded.reached, done = "
        "CASE WHEN excluded.done > lessons.done THEN excluded.done ELSE lessons.done END, "
        "changed_ms = excluded.changed_ms",
        (study.device, study.lesson, study.table, study.reached, study.done, now),
    )


def export_personal_data(db: Db, device: str) -> list[dict[str, Any]]:
    """Progress of a device, for the export."""
    names = ("lesson", "table", "reached", "done")
    return [{name: getattr(study, name) for name in names} for study in list_studies(db, device)]


def reassign_device(db: Db, old: str, new: str) -> None:
    """Merge the lessons of `old` into `new`. A lesson finished on either stays finished, and the table of `old`
    wins."""
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
