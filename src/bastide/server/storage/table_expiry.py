"""Expiry of tables: which are old enough to be abandoned, archived or deleted, and how one is deleted.

Invariant: age is measured on the service clock (service_clock.py). No table of a campaign is deleted before all of them
are old.
"""

from dataclasses import asdict, dataclass
from typing import Final, Literal

from bastide.server.storage.db import Db
from bastide.server.storage.service_clock import DAY

Step = Literal["abandon", "archive", "delete"]
NEVER = 1_000_000
"""A number of days that no table reaches."""
CHILDREN = (
    *("events", "commands", "sitting", "archive", "secrets", "known", "absences", "clocks", "mine", "analyses"),
    *("own_puzzles", "public_tables", "invitations", "alerts"),
)
"""Tables of the database whose rows belong to one game table and are deleted with it."""


@dataclass(frozen=True)
class RetentionPeriods:
    """After how many untouched days what happens to a table. 0 is never."""

    lobby: float = 1.0  # a table whose game has not started is abandoned
    game: float = 30.0  # a game is abandoned, unless its table has its own period (1, 7, 30 or 365 days)
    archive: float = 30.0  # a finished or abandoned game is packed into one row; its address still works
    delete: float = 400.0  # a finished or abandoned game is deleted, a campaign as a whole
    delete_lobby: float = 7.0  # an abandoned table whose game never started is deleted
    delete_lesson: float = 90.0  # a lesson is deleted; the learner's progress stays


STEPS: Final[dict[Step, tuple[str, ...]]] = {
    "abandon": (
        "phase = 'lobby' AND served_ms < :served - :lobby",
        "phase = 'playing' AND served_ms < :served - CASE period WHEN 0 THEN :game ELSE period * :day END",
    ),
    "archive": ("phase IN ('over', 'abandoned') AND archived = 0 AND served_ms < :served - :archive",),
    "delete": (
        "phase = 'gone' AND served_ms < :served - :delete_lobby",
        "phase IN ('lesson', 'learnt') AND served_ms < :served - :delete_lesson",
        "phase IN ('over', 'abandoned') AND served_ms < :served - :delete AND (campaign = '' OR NOT EXISTS (SELECT 1 "
        "FROM tables AS other WHERE other.campaign = tables.campaign AND other.served_ms >= :served - :delete))",
    ),
}
"""Which tables are due for each step, as SQL conditions."""


def list_due_tables(db: Db, periods: RetentionPeriods, served: int, step: Step, most: int) -> list[str]:
    """Return tables that are due for a step, longest untouched first."""
    given = {**_period_parameters(periods, served), "most": most}
    found: list[str] = []
    for condition in STEPS[step]:
        sql = f"SELECT id FROM tables WHERE {condition} ORDER BY served_ms LIMIT :most"
        found += [str(row[0]) for row in db.execute(sql, given)]
    return found[:most]


def count_due_tables(db: Db, periods: RetentionPeriods, served: int, step: Step) -> int:
    """Return how many tables are due for a step."""
    given = _period_parameters(periods, served)
    return sum(int(db.execute(f"SELECT count(*) FROM tables WHERE {one}", given).get) for one in STEPS[step])


def _period_parameters(periods: RetentionPeriods, served: int) -> dict[str, int]:
    ages = {name: int((days or NEVER) * DAY) for name, days in asdict(periods).items()}
    return {**ages, "served": served, "day": DAY}


UNRATED: Final = "DELETE FROM rated_seats WHERE table_id = ? AND place IS NULL"
"""Removes the rating entries of a rated game that ends without a result."""


def delete_stored_table(db: Db, table: str) -> bool:
    """Delete a table with all that belongs to it, except what was learnt there. False if there is none."""
    for child in CHILDREN:
        db.execute(f"DELETE FROM {child} WHERE table_id = ?", (table,))
    db.execute("UPDATE lessons SET table_id = '' WHERE table_id = ?", (table,))
    db.execute(UNRATED, (table,))
    db.execute("DELETE FROM tables WHERE id = ?", (table,))
    return db.changes() > 0
