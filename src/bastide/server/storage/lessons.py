"""How far devices have come in lessons."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bastide.server.storage.appending import Study
    from bastide.server.storage.db import Db


def note_study(db: Db, study: Study, now: int) -> None:
    """Store it. A lesson that was done once stays done; the table that was opened last is the one to go on at."""
    db.execute(
        "INSERT INTO lessons VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (device, lesson) DO UPDATE SET "
        "table_id = excluded.table_id, reached = excluded.reached, done = "
        "CASE WHEN excluded.done > lessons.done THEN excluded.done ELSE lessons.done END, "
        "changed_ms = excluded.changed_ms",
        (study.device, study.lesson, study.table, study.reached, study.done, now),
    )
